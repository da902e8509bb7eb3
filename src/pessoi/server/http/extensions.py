"""What our connections offer to our sockets in the scope, beyond ASGI. Where others carry them, it is not there."""

from typing import Final

WRITE: Final = "pessoi.write"  # its `text` writes bytes at once, or says that it cannot
