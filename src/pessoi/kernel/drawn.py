"""What was drawn before: an entry of what is shown is taken again where nothing has changed that it was drawn from.

Of a view of 20 kB a move changes a few hundred bytes. Whoever draws an entry says what it is drawn from (`source`):
rows, which never change, and numbers. From the same comes the very same object, which whoever encodes it knows again.
A source that lacks something would show an old position: the laws look for that (law 5).
"""

from typing import Any, Final, TypeVar

T = TypeVar("T")


class Drawn:
    """Of one table, for one viewer. It is memory and no more: with an empty one the same is drawn."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, tuple[Any, Any]]] = {}

    def find(self, name: str, source: Any) -> Any:
        """What was drawn from that; None if it is to be drawn, and kept."""
        kept = self._kept.get(name)
        return kept[1] if kept is not None and kept[0] == source else None

    def keep(self, name: str, source: Any, entry: T) -> T:
        self._kept[name] = (source, entry)
        return entry

    def gather(self, name: str, entries: list[T]) -> list[T]:
        """The list as it was, if all of it are the very entries of before."""
        kept = self._kept.get(name)
        if kept is not None and len(kept[1]) == len(entries):
            before: list[T] = kept[1]
            for i, entry in enumerate(entries):
                if before[i] is not entry:
                    break
            else:
                return before
        self._kept[name] = (None, entries)
        return entries
