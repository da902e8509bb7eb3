"""A shelf keeps texts by name: all of a change, or nothing of it."""

from collections.abc import Sequence
from typing import Final, Protocol

Kept = tuple[str, str]  # name, text
Change = tuple[str, str | None]  # name, and its text from now on; None: there is none any longer


class Shelf(Protocol):
    async def write(self, changes: Sequence[Change]) -> None:
        """Returns when all of them are durable; OSError if they cannot be kept."""

    async def read(self, prefix: str) -> list[Kept]:
        """What is kept under names that begin like that, in their order."""


class MemoryShelf:
    """For tests: what outlives a house, as a browser's shelf outlives a page."""

    def __init__(self) -> None:
        self.kept: Final[dict[str, str]] = {}
        self.is_full = False

    async def write(self, changes: Sequence[Change]) -> None:
        if self.is_full:
            raise OSError("the shelf is full")
        for name, text in changes:
            if text is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = text

    async def read(self, prefix: str) -> list[Kept]:
        return [(name, self.kept[name]) for name in sorted(self.kept) if name.startswith(prefix)]
