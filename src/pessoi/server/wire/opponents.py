"""Finding people to play with: quick matches, challenges, invitations; and keeping away from somebody."""

from typing import Annotated, Literal

import msgspec

from pessoi.server.wire.base import Body, Name, Person, SeatNumber, Value
from pessoi.server.wire.bots import Reason
from pessoi.server.wire.tables import ClockBody
from pessoi.table.entry import Lang
from pessoi.table.messages import Number, Word
from pessoi.table.pace import Pace
from pessoi.table.types import TableInfo


class InvitationInfo(msgspec.Struct):
    """To a table, by somebody; `link` leads there. `starts`: a challenge, the game starts when all seats are taken."""

    table: TableInfo
    by: Person
    at: int
    link: str
    starts: bool


class InvitationsReply(msgspec.Struct):
    invitations: list[InvitationInfo]


class Guest(msgspec.Struct):
    """Who is invited to a table, and why they do not come (None: they have not answered)."""

    person: Person
    at: int
    answer: Reason | None


class GuestsReply(msgspec.Struct):
    guests: list[Guest]


class PictureReply(msgspec.Struct):
    """A table's link, also as a QR code (a data: address)."""

    link: str
    picture: str


Complaint = Literal["chat", "name", "cheating", "other"]


class SubjectBody(Body):
    """Somebody: by id or name, or at a table by their seat, or by the log's entry in which they say something."""

    person: Name | None = None
    table: Word | None = None
    seat: SeatNumber | None = None
    line: Number | None = None


class BlocksReply(msgspec.Struct):
    """Whom I keep away; `subject`: whom I asked about, by their seat or what they said."""

    people: list[Person]
    most: int
    subject: str | None = None


class ReportBody(SubjectBody):
    reason: Complaint = "other"
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class DeclineBody(Body):
    reason: Reason = "no"


class SeekOf(msgspec.Struct):
    game: str
    players: int
    pace: str
    level: str
    since: int


class InviteBody(Body):
    """By id, or by a name that one person has whom I may look at."""

    person: Name


class ChallengeBody(Body):
    """A game with somebody (by id or name), which starts when they accept; bots of a level take the other seats.
    Without a seat of mine, chance decides."""

    to: Name
    game: Word
    players: Annotated[int, msgspec.Meta(ge=2, le=12)] = 2
    options: dict[Word, Value] = {}
    clock: ClockBody | Pace | None = None
    level: Word | None = None
    seat: SeatNumber | None = None
    private: bool = True
    rated: bool = False


class QuickBody(Body):
    """I would play this with whoever else would; bots of a level take empty seats after a while, if I like."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    pace: Pace = "live"
    level: Word | None = None
    bots: bool = True
    lang: Lang = ""


class QuickReply(msgspec.Struct):
    """`since` when I wait (None: I do not), how many people do for the same, when bots come, what I seek; or the
    table."""

    since: int | None = None
    waiting: int = 0
    bots_at: int | None = None
    table: str | None = None
    seek: SeekOf | None = None
