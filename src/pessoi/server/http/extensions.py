"""What our connections offer to our sockets in the scope, beyond ASGI. Where others carry them, it is not there."""

from typing import Final

WRITE: Final = "pessoi.write"  # its `texts` writes some of them at once, or says that it cannot
