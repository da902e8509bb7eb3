"""Bot accounts, and what they hear of."""

from typing import Literal

import msgspec

from pessoi.server.wire.base import Person
from pessoi.table.types import TableInfo

EventKind = Literal["challenge", "declined", "start", "turn", "over"]
Reason = Literal["later", "game", "terms", "no"]  # why somebody does not come


class ProgramInfo(msgspec.Struct):
    person: Person
    created: int
    seen: int  # when last, give or take a day


class ProgramsReply(msgspec.Struct):
    """The bot accounts that I have made."""

    programs: list[ProgramInfo]
    most: int


class EventData(msgspec.Struct, omit_defaults=True):
    """What an event says besides: who challenges or declines, the table as it was then, and why not."""

    by: Person | None = None
    info: TableInfo | None = None
    reason: Reason | None = None


class Event(msgspec.Struct, tag="event", tag_field="type"):
    """Something that a bot account hears of; its number is the cursor to go on from."""

    id: int
    kind: EventKind
    table: str
    seq: int  # the entry of the table's log that it tells of; 0: none
    at: int
    by: Person | None = None
    info: TableInfo | None = None
    reason: Reason | None = None


class EventsReply(msgspec.Struct, tag="events", tag_field="type"):
    """What there is after a cursor, or at the beginning of a stream. `missed`: there was more, which is kept no
    longer; look at your tables."""

    events: list[Event]
    cursor: int
    missed: bool
