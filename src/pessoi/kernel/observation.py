"""What a seat sees as numbers, nearly all of them zeros: only the others are written down.

An observation is written from front to back. A game appends entry after entry, or many at once, and skips what it knows
to be zero, so that writing, and the first layer of a network, cost what is there and not what there might be.
"""

from pessoi.kernel.rows import Row


class Observation:
    """A vector of `size` entries, of which those in `indices` have `values` and all others are zero.

    Who keeps them otherwise writes an `entry` of its own (`kernel/packed.py`).
    """

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.values: list[float] = []
        self.size = 0

    def entry(self, place: int, value: float) -> None:
        """One that is not zero."""
        self.indices.append(place)
        self.values.append(value)

    def append(self, value: float) -> None:
        """The next entry."""
        if value != 0.0:
            self.entry(self.size, value)
        self.size += 1

    def part(self, number: int, whole: float) -> None:
        """The next entry: a number, divided by what is a lot of it."""
        if number:
            self.entry(self.size, number / whole)
        self.size += 1

    def flag(self, holds: bool) -> None:
        """The next entry: 1 if that holds."""
        if holds:
            self.entry(self.size, 1.0)
        self.size += 1

    def put(self, ahead: int, value: float) -> None:
        """An entry among those that are skipped next."""
        if value != 0.0:
            self.entry(self.size + ahead, value)

    def skip(self, count: int) -> None:
        """The next entries have been put, or are zero."""
        self.size += count

    def one_hot(self, number: int, count: int) -> None:
        """The next `count` entries: 1 for that number, none if it is negative."""
        if number >= 0:
            self.entry(self.size + number, 1.0)
        self.size += count

    def flags(self, holding: int, count: int) -> None:
        """The next `count` entries: 1 for those in a bit set."""
        place = self.size
        while holding:
            if holding & 1:
                self.entry(place, 1.0)
            holding >>= 1
            place += 1
        self.size += count

    def parts(self, numbers: Row, start: int, count: int, whole: float) -> None:
        """The next `count` entries: the numbers of a row from `start` on, each divided by what is a lot of it."""
        ahead = self.size - start
        for i in range(start, start + count):
            number = numbers[i]
            if number:
                self.entry(ahead + i, number / whole)
        self.size += count

    def places(self, numbers: Row, number: int, start: int, count: int) -> None:
        """The next `count` entries: 1 where a row has that number, from `start` on."""
        ahead = self.size - start
        for i in range(start, start + count):
            if numbers[i] == number:
                self.entry(ahead + i, 1.0)
        self.size += count

    def dense(self) -> list[float]:
        """All entries."""
        found = [0.0] * self.size
        for i in range(len(self.indices)):
            found[self.indices[i]] = self.values[i]
        return found
