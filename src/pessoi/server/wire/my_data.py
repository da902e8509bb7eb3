"""All that is kept about a person, for them to take along."""

from typing import Any

import msgspec

from pessoi.server.wire.accounts import AccountReply
from pessoi.server.wire.base import Person
from pessoi.server.wire.bots import Event, ProgramInfo, Reason
from pessoi.server.wire.notices import ChannelInfo, NoticeKind, NoticeWishes
from pessoi.server.wire.opponents import Complaint, SeekOf
from pessoi.server.wire.profiles import RatingInfo
from pessoi.server.wire.turns import Holiday
from pessoi.table.types import TableInfo


class Said(msgspec.Struct):
    table: str
    at: int
    text: str


class TokenOf(msgspec.Struct):
    """For a seat of mine."""

    table: str
    created: int


class LookedAt(msgspec.Struct):
    """A table as far as I have seen it, and whether I hear of it."""

    table: str
    seen: int
    muted: bool


class Untold(msgspec.Struct):
    """A notice that waits."""

    table: str
    kind: NoticeKind
    at: int


class InvitationOf(msgspec.Struct):
    """That I have sent or got."""

    table: str
    by: str
    to: str
    at: int
    starts: bool
    answer: Reason | None


class ReportOf(msgspec.Struct):
    """That I have made."""

    person: str
    table: str
    reason: Complaint
    text: str
    at: int


class TournamentOf(msgspec.Struct):
    id: str
    title: str


class NotesOf(msgspec.Struct):
    table: str
    text: str


class SharedBox(msgspec.Struct):
    """One that I share."""

    id: str
    game: str
    created: int
    edition: dict[str, Any]


class MyData(msgspec.Struct):
    """All that is kept about me, but for secrets, of which we know hashes only."""

    account: AccountReply
    created: int
    seen: int
    muted: bool  # nobody reads what I write
    keeper: str | None  # of a bot account: who made it
    programs: list[ProgramInfo]
    tables: list[TableInfo]  # what was played there: /api/tables/{id}/record
    said: list[Said]
    seat_tokens: list[TokenOf]
    wishes: NoticeWishes
    channels: list[ChannelInfo]
    looked: list[LookedAt]
    untold: list[Untold]
    notes: list[NotesOf]
    holidays: list[Holiday]
    ratings: list[RatingInfo]
    boxes: list[SharedBox]
    tournaments: list[TournamentOf]
    invitations: list[InvitationOf]
    blocks: list[Person]
    reports: list[ReportOf]
    seek: SeekOf | None
    events: list[Event]  # that a bot account has been told of
