"""What a command comes to. Nothing has changed yet: the entries must be kept safe before the table becomes that."""

from collections.abc import Sequence
from typing import Final

from pessoi.kernel import State
from pessoi.table.entry import AnyEntry


class Change:
    """Entries to be written, and the position that they lead to; None where it stays as it is.

    The position goes over to the table that becomes the change.
    """

    def __init__(self, entries: Sequence[AnyEntry], position: State | None = None) -> None:
        self.entries: Final = list(entries)
        self.position: Final = position
