"""A table's entries in memory. Older ones are kept packed: they are read seldom, and take a tenth of the room."""

import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

import msgspec

from pessoi.table.entry import Answered, AnyEntry

BUNDLE: Final = 16  # entries packed together; at least as many of the latest are not

# JSON: positions hold sets of more than 64 bits, which MessagePack cannot
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(list[AnyEntry]).decode


class Log(Sequence[AnyEntry]):
    """A list that only grows."""

    def __init__(self, entries: Iterable[AnyEntry] = ()) -> None:
        self._packed: Final[list[bytes]] = []
        self._recent: Final[list[AnyEntry]] = []
        self._opened: tuple[int, list[AnyEntry]] = (-1, [])  # the bundle that was unpacked last, and what was in it
        for entry in entries:
            self.append(entry)

    def append(self, entry: AnyEntry) -> None:
        self._recent.append(entry)
        if len(self._recent) == 2 * BUNDLE:
            self._packed.append(zlib.compress(_encode(self._recent[:BUNDLE]), 1))
            del self._recent[:BUNDLE]

    def __copy__(self) -> "Log":
        other = Log()
        other._packed.extend(self._packed)
        other._recent.extend(self._recent)
        other._opened = self._opened
        return other

    def __len__(self) -> int:
        return len(self._packed) * BUNDLE + len(self._recent)

    @overload
    def __getitem__(self, at: int) -> AnyEntry: ...

    @overload
    def __getitem__(self, at: slice) -> list[AnyEntry]: ...

    def __getitem__(self, at: int | slice) -> AnyEntry | list[AnyEntry]:
        """Slices without a step."""
        if isinstance(at, slice):
            start, end, _ = at.indices(len(self))
            return list(self.between(start, end))
        bundle, place = divmod(range(len(self))[at], BUNDLE)
        if bundle < len(self._packed):
            return self._unpacked(bundle)[place]
        return self._recent[range(len(self))[at] - len(self._packed) * BUNDLE]

    def __iter__(self) -> Iterator[AnyEntry]:
        return self.between(0, len(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | list) and list(self) == list(other)

    def between(self, start: int, end: int) -> Iterator[AnyEntry]:
        """Every bundle is unpacked once."""
        for bundle in range(start // BUNDLE, len(self._packed)):
            first = bundle * BUNDLE
            if first >= end:
                return
            yield from self._unpacked(bundle)[max(0, start - first) : end - first]
        first = len(self._packed) * BUNDLE
        yield from self._recent[max(0, start - first) : max(0, end - first)]

    def _unpacked(self, bundle: int) -> list[AnyEntry]:
        if self._opened[0] != bundle:
            self._opened = bundle, _decode(zlib.decompress(self._packed[bundle]))
        return self._opened[1]


class Answers(Sequence[Answered]):
    """The answers of a log that stand: those at the given numbers (from 1) of entries."""

    def __init__(self, log: Log, numbers: "array[int]") -> None:
        self._log: Final = log
        self._numbers: Final = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Answered: ...

    @overload
    def __getitem__(self, at: slice) -> list[Answered]: ...

    def __getitem__(self, at: int | slice) -> Answered | list[Answered]:
        if isinstance(at, slice):
            numbers = self._numbers[at]
            if not numbers:
                return []
            first = numbers[0] - 1
            entries = self._log[first : numbers[-1]]
            return [answered(entries[number - 1 - first]) for number in numbers]
        return answered(self._log[self._numbers[at] - 1])

    def __iter__(self) -> Iterator[Answered]:
        return iter(self[:])


def answered(entry: AnyEntry) -> Answered:
    assert isinstance(entry, Answered)
    return entry
