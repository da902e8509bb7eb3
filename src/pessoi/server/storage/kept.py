"""What is kept, as rooms and endpoints know it, whatever keeps it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from pessoi.server.wire import EventKind, NoticeKind
from pessoi.table.entry import AnyEntry, Phase, decode

FORGOTTEN: Final = ""  # whom a person's things go to who is to be forgotten
RawEntry = tuple[int, str]  # seq, data
RawSnapshot = tuple[int, int, int, str]  # seq, length, version, data


@dataclass(frozen=True)
class Head:
    """What is kept of a table besides its log, to find and list it: columns, and who sits there."""

    game: str
    phase: Phase
    public: bool
    open_seats: int
    owner: str
    busy: bool
    summary: str
    people: list[str]
    rated: bool = False


@dataclass(frozen=True)
class Row:
    """A table as lists need it: its fields are columns."""

    id: str
    seq: int
    game: str
    phase: Phase
    summary: str
    updated: int
    seed: bytes
    fault: str | None


@dataclass(frozen=True)
class Occasion:
    """Something that a person is told who is not there: a row of the outbox. `seq` is the entry that it tells of."""

    person: str
    kind: NoticeKind
    seq: int
    made: int
    due: int


@dataclass(frozen=True)
class TournamentRow:
    """A tournament as it is kept: all of it as a text (`data`), and what is found without reading that."""

    owner: str
    phase: str
    public: bool
    busy: bool
    data: str
    people: list[str]
    tables: dict[str, bool]  # in play, and whether bots are among themselves there
    starts: int | None  # by itself


@dataclass(frozen=True)
class Box:
    """Figures of one's own that somebody shares."""

    id: str
    game: str
    created: int
    data: str  # JSON, one text for one edition


def box_id(game: str, data: str) -> str:
    """A hash of what is shared, short enough for a link: nobody can find other figures with the same one."""
    return hashlib.blake2b(f"{game}\n{data}".encode(), digest_size=16).hexdigest()


class TooMany(Exception):
    """More than so many are not kept."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most: Final = most


@dataclass(frozen=True)
class Happening:
    """Something that a bot account hears of: a row of `events`."""

    person: str
    kind: EventKind
    seq: int
    at: int


class Taken(Exception):
    """There is one of that name already."""


class Unreadable(Exception):
    """A log that no table can be made of; the message says why."""


def read_entries(rows: Sequence[RawEntry], after: int) -> list[AnyEntry]:
    """Entries of a log, without a gap after `after`."""
    found: list[AnyEntry] = []
    for number, (seq, data) in enumerate(rows, start=after + 1):
        if seq != number:
            raise Unreadable(f"entry {number} is missing")
        try:
            found.append(decode(data))
        except (ValueError, RecursionError) as error:
            raise Unreadable(f"entry {seq}: {error}") from error
    return found


class SeatQuality(msgspec.Struct):
    """How well a seat played, from a whole review, and by how much chance moved its chance to win."""

    accuracy: float | None
    luck: float
