"""What a seat sees as numbers, nearly all of them zeros: only the others are written down.

An observation is written from front to back. A game appends entry after entry and skips what it knows to be zero, so
that writing, and the first layer of a network, cost what is there and not what there might be.
"""


class Observation:
    """A vector of `size` entries, of which those in `indices` have `values` and all others are zero."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.values: list[float] = []
        self.size = 0

    def append(self, value: float) -> None:
        """The next entry."""
        if value != 0.0:
            self.indices.append(self.size)
            self.values.append(value)
        self.size += 1

    def flag(self, holds: bool) -> None:
        """The next entry: 1 if that holds."""
        if holds:
            self.indices.append(self.size)
            self.values.append(1.0)
        self.size += 1

    def put(self, ahead: int, value: float) -> None:
        """An entry among those that are skipped next."""
        if value != 0.0:
            self.indices.append(self.size + ahead)
            self.values.append(value)

    def skip(self, count: int) -> None:
        """The next entries have been put, or are zero."""
        self.size += count

    def one_hot(self, number: int, count: int) -> None:
        """The next `count` entries: 1 for that number, none if it is negative."""
        if number >= 0:
            self.indices.append(self.size + number)
            self.values.append(1.0)
        self.size += count

    def dense(self) -> list[float]:
        """All entries."""
        found = [0.0] * self.size
        for i in range(len(self.indices)):
            found[self.indices[i]] = self.values[i]
        return found
