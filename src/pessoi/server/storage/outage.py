"""When nothing can be kept: what counts as that, and whether the next write is tried.

When a write fails because of what keeps it (a full disk, a server that is down), no more are tried until the heartbeat,
which is tried every other second, gets through: whoever wants to write hears so at once, and what can be read is.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from pessoi.table import Refusal

# what a driver raises: whoever speaks to one adds its own
OUTAGES: Final[list[type[BaseException]]] = [OSError]
MISTAKES: Final[list[type[BaseException]]] = []


class ReadOnly(Refusal):
    """Nothing can be kept just now."""

    def __init__(self) -> None:
        super().__init__("read_only", "nothing can be kept just now; it is tried again every other second")


def is_outage(error: BaseException) -> bool:
    """Whether it is the storage's fault, and not that of what was asked of it."""
    return isinstance(error, tuple(OUTAGES)) and not isinstance(error, tuple(MISTAKES))


class Writable:
    """Knows whether writes work, and tells `watch_writable` when that changes."""

    def __init__(self) -> None:
        self.is_writable = True
        self.watch_writable: Callable[[bool, str], None] = lambda writable, reason: None

    @contextmanager
    def judged(self, is_probe: bool = False) -> Iterator[None]:
        """Whether one write works says whether the next is tried."""
        if not self.is_writable and not is_probe:
            raise ReadOnly
        try:
            yield
        except Exception as error:
            if not is_outage(error):
                raise
            self._judge(False, f"{type(error).__name__}: {error}"[:300])
            raise ReadOnly from error
        self._judge(True, "")

    def _judge(self, is_writable: bool, reason: str) -> None:
        if is_writable != self.is_writable:
            self.is_writable = is_writable
            self.watch_writable(is_writable, reason)
