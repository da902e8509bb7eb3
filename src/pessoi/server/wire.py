"""What travels over HTTP, as types. `docs/protocol.md` explains it in words.

Views and tables are the table's own types (`pessoi.table.types`), and so are the messages of sockets
(`pessoi.table.messages`). Requests forbid unknown fields, so that a
misspelt one is noticed.
"""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.review import Review
from pessoi.table.entry import AtZero, ClockKind, ClockRule, Hints, Lang
from pessoi.table.messages import ErrorBody, HintReason, Number, Word
from pessoi.table.pace import PACES, Pace
from pessoi.table.types import Line, MessageData, Request, Result, Shown, StoryLine, TableInfo

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Value = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]  # of an option, such as a map in text
Secret = Annotated[str, msgspec.Meta(max_length=128)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]


Visible = Literal["nobody", "met", "everybody"]  # to whom a profile is shown; met: people I have played with


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


# -- errors


class ErrorReply(msgspec.Struct):
    error: ErrorBody


# -- people


class Person(msgspec.Struct):
    id: str
    name: str
    program: bool = False  # a bot account


class PersonReply(msgspec.Struct):
    person: Person | None


class TokenReply(msgspec.Struct):
    person: Person
    token: str


class NameBody(Body):
    name: Name


# -- bot accounts and invitations

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


# -- who does not want to meet whom

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


# -- accounts


class Device(msgspec.Struct):
    id: str
    label: str
    created: int
    used: int  # when last, give or take an hour
    here: bool  # the one that asks


class Passkey(msgspec.Struct):
    id: str
    label: str
    created: int
    used: int


class AccountReply(msgspec.Struct):
    person: Person
    guest: bool  # nobody but this browser can show that they are this person
    devices: list[Device]
    passkeys: list[Passkey]
    recovery: int  # codes left
    mail: bool  # a link can be sent to their mail box
    visible: Visible  # who may look at my profile
    reachable: Visible  # who may invite me


class InvitationReply(msgspec.Struct):
    """Another device is let in by one of these, once; `picture` is the link as a QR code (a data: address)."""

    link: str
    code: str
    picture: str
    expires: int


class PasskeyOptions(msgspec.Struct):
    """For the browser: `PublicKeyCredential.parse…OptionsFromJSON`."""

    options: dict[str, Any]


class NewPasskeyBody(Body):
    credential: dict[str, Any]


class PasskeyBody(Body):
    """`take`: the games of the guest who sat here come along."""

    credential: dict[str, Any]
    take: bool = True


class SignInBody(Body):
    kind: Literal["link", "code", "recovery"]
    secret: Secret
    take: bool = True


class SignInMailBody(Body):
    """A mail box that I have shown to be mine: a link is sent there."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]


class SignOutBody(Body):
    everywhere: bool = False


class RecoveryReply(msgspec.Struct):
    """Each lets somebody in once. They are told here and never again."""

    codes: list[str]


class Said(msgspec.Struct):
    table: str
    at: int
    text: str


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
    seat_tokens: list["TokenOf"]
    wishes: "NoticeWishes"
    channels: list["ChannelInfo"]
    looked: list["LookedAt"]
    untold: list["Untold"]
    notes: list["NotesOf"]
    holidays: list["Holiday"]
    ratings: list["RatingInfo"]
    boxes: list["SharedBox"]
    tournaments: list["TournamentOf"]
    invitations: list["InvitationOf"]
    blocks: list[Person]
    reports: list["ReportOf"]
    seek: "SeekOf | None"
    events: list[Event]  # that a bot account has been told of


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
    kind: "NoticeKind"
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


class SeekOf(msgspec.Struct):
    game: str
    players: int
    pace: str
    level: str
    since: int


class TournamentOf(msgspec.Struct):
    id: str
    title: str


class Holiday(msgspec.Struct):
    id: str
    start: int
    until: int


class HolidayBody(Body):
    """Days on which my time stands at tables by turns."""

    start: Number
    until: Number


class HolidaysReply(msgspec.Struct):
    holidays: list[Holiday]  # running, and to come
    left: int  # days that could begin now
    most: int  # in any year


class NotesBody(Body):
    """What I have noted about a game, for my own eyes."""

    text: Annotated[str, msgspec.Meta(max_length=5000)]


class NotesOf(msgspec.Struct):
    table: str
    text: str


class Tally(msgspec.Struct):
    games: int = 0
    won: int = 0


class TitleTally(msgspec.Struct):
    game: str
    players: int
    tally: Tally


class Rival(msgspec.Struct):
    """Somebody I have met, under the name that they had at our newest table."""

    name: str
    id: str = ""
    games: int = 0
    ahead: int = 0  # I had the better place
    behind: int = 0


class LevelTally(msgspec.Struct):
    """Games from the beginning against bots alone, some of them of that level; won by oneself to the end."""

    game: str
    level: str
    tally: Tally


class Opponent(msgspec.Struct):
    """Who sat in another seat: somebody, or a bot of a level."""

    seat: int
    name: str
    level: str | None = None
    program: bool = False


class PlayedGame(msgspec.Struct):
    id: str
    game: str
    players: int
    place: int | None  # None: it ended without a winner
    people: bool  # against people, not against bots alone
    against: list[Opponent]
    at: int
    accuracy: float | None = None  # from 0 to 100, where a review of it is kept


class Reviewed(msgspec.Struct):
    """What the reviews that are kept say of somebody's games."""

    games: int
    accuracy: float | None  # from 0 to 100: the mean of those games in which a choice was graded
    luck: float  # by how much chance moved their chances to win, on average


class Opening(msgspec.Struct):
    """How somebody likes to begin: the first answer of theirs that names something."""

    game: str
    message: MessageData
    tally: Tally


class RatingInfo(msgspec.Struct):
    """`points`, give or take `margin` nineteen times in twenty; of a person, or of bots of a level."""

    game: str
    pool: Literal["people", "bots"]
    season: str
    points: int
    margin: int
    games: int
    won: int
    provisional: bool  # too few games: the margin is still wide
    person: Person | None = None
    level: str | None = None


class RatingsReply(msgspec.Struct):
    season: str
    seasons: list[str]  # the newest first
    ratings: list[RatingInfo]  # whoever is surely the best first


class VisibleBody(Body):
    """Who may look at my profile, who may invite me; None: as it is."""

    visible: Visible | None = None
    reachable: Visible | None = None


class ProfileReply(msgspec.Struct):
    all: Tally
    titles: list[TitleTally]
    people: Tally  # tables where other people sat
    bots: dict[str, Tally]  # by level: tables with bots alone
    streak: int  # games won in a row, up to now
    longest: int  # and ever
    rivals: list[Rival]
    history: list[PlayedGame]  # the newest first: 20 against people, 20 against bots
    openings: list[Opening]
    levels: list[LevelTally]
    reviewed: Reviewed | None = None


class PersonPage(msgspec.Struct):
    """Somebody as they let me see them: of their games those that are public, or that I played too."""

    person: Person
    mine: bool
    since: int  # when they came
    profile: ProfileReply
    ratings: list[RatingInfo]  # the newest season first
    marks: list[RatingInfo]  # of bots, in the newest season in which they have played


# -- notices

NoticeKind = Literal["turn", "over", "chat", "invited"]
ChannelKind = Literal["push", "mail", "webhook"]
ChannelState = Literal["on", "off", "unproven", "failed"]  # failed: it was given up
HookFormat = Literal["json", "discord", "slack"]
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]  # of a day
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]
ALL_KINDS: list[NoticeKind] = ["turn", "over", "chat", "invited"]


class QuietHours(Body):
    """From then until then, in the person's own time zone."""

    start: Minute
    end: Minute


class NoticeWishes(Body):
    """What somebody wants to be told of, and when."""

    lang: Literal["en", "fr"] = "en"
    zone: Word = "UTC"
    quiet: QuietHours | None = None
    urgent: bool = True  # even then, where their time would run out
    digest: Literal[0, 15, 60, 1440] = 0  # minutes that are gathered into one message; 0: at once
    push: list[NoticeKind] = msgspec.field(default_factory=lambda: list(ALL_KINDS))
    mail: list[NoticeKind] = msgspec.field(default_factory=lambda: ["turn", "over", "invited"])
    webhook: list[NoticeKind] = msgspec.field(default_factory=lambda: list(ALL_KINDS))


class ChannelInfo(msgspec.Struct):
    id: str
    kind: ChannelKind
    address: str  # of a browser: whose push service it is
    state: ChannelState
    format: str  # of a webhook
    secret: str  # of a webhook: signs what is sent
    fault: str | None
    tries: int  # that are left before it is given up


class NoticesReply(msgspec.Struct):
    wishes: NoticeWishes
    channels: list[ChannelInfo]
    mail: bool  # whether this server sends mail
    push_key: str  # of this server, for browsers


class PushKeys(Body):
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushBody(Body):
    endpoint: Address
    keys: PushKeys


class MailBody(Body):
    address: Address


class HookBody(Body):
    url: Address
    format: HookFormat = "json"


class SwitchBody(Body):
    on: bool


class ProofBody(Body):
    token: Secret


class StopBody(Body):
    """What a link of a mail says: no more of them, or once a day."""

    token: Secret
    daily: bool = False


class InviteBody(Body):
    """By id, or by a name that one person has whom I may look at."""

    person: Name


# -- games


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, str | int]
    reconstructed: int
    lesson: int  # steps of its lesson; 0: it has none


class GamesReply(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: list[str]
    version: str
    paces: dict[str, ClockRule]  # clocks by their names
    mail: bool  # whether this server sends mail
    page: str = ""  # where games against bots run in the browser, if that is not here


class FigureChange(msgspec.Struct):
    """What an edition says instead of our figure; None where one of both has none."""

    path: str
    ours: Any
    value: Any


class EditionInfo(msgspec.Struct):
    """An owner's figures: a fingerprint of them, what they are called, and exactly what differs."""

    id: str
    name: str
    changes: list[FigureChange]
    edition: dict[str, Any]


class EditionBody(Body):
    """Figures to be tried, as data or as the text of a file."""

    edition: dict[str, Any] = {}
    toml: str = ""


class BoxReply(msgspec.Struct):
    """Figures that somebody shares: their page is /box/{game}/{id}."""

    id: str
    edition: dict[str, Any]


class SharedBox(msgspec.Struct):
    """One that I share."""

    id: str
    game: str
    created: int
    edition: dict[str, Any]


class FigureBounds(msgspec.Struct):
    """How far a number (or those of a list) may go, and how long a list may be."""

    least: float | None
    most: float | None
    shortest: int
    longest: int


class FigureInfo(msgspec.Struct):
    path: str
    value: Any
    source: str
    note: str
    bounds: FigureBounds


class FiguresReply(msgspec.Struct):
    figures: list[FigureInfo]
    taken: bool  # whether this server takes figures of one's own


class GameReply(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, str | int]
    reconstructed: int
    figures: dict[str, Any]
    references: dict[str, str]
    verbs: list[str]
    rules_version: int
    edition: EditionInfo | None = None  # of a table or a record with figures of its own


class GuideReply(msgspec.Struct):
    """What a player reads, as Markdown: how to play, the reference card, the numbered rules in printed words."""

    guide: str
    card: str
    rules: str
    lang: str


class LessonStep(msgspec.Struct):
    """What the coach says: `{seat2}` stands for a player's name. Empty: nothing."""

    id: str
    title: str
    say: str
    after: str
    nudge: str


class FigureReply(msgspec.Struct):
    """A position of a game's lesson, to be drawn in its guide: as the learner sees it."""

    shown: Shown
    seat: int
    players: int


class LessonReply(msgspec.Struct):
    steps: list[LessonStep]


# -- tables


class ClockBody(Body):
    kind: ClockKind = "none"
    seconds: Number = 0
    increment: Number = 0
    at_zero: AtZero = "bot"

    def rule(self) -> ClockRule:
        return ClockRule(self.kind, self.seconds, self.increment, self.at_zero)


def clock_rule(clock: ClockBody | Pace | None) -> ClockRule:
    """A clock in figures, or by its name."""
    if clock is None:
        return ClockRule()
    return clock.rule() if isinstance(clock, ClockBody) else PACES[clock]


class SeatBody(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class TableBody(Body):
    """A new table. `seats` may be "shuffle-bots:LEVEL": me in a random seat among bots."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[Word, Value] = {}
    private: bool = True
    clock: ClockBody | Pace | None = None
    takeover: Word | None = None
    seats: Annotated[list[SeatBody], msgspec.Meta(max_length=12)] | Word | None = None
    start: bool = False
    edition: dict[str, Any] | None = None
    hints: Hints = "off"
    rated: bool = False
    patience: Number | None = None  # seconds that one waits where there is no clock; None: a week
    lang: Lang = ""


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


class OnwardBody(Body):
    """A table that starts after that many answers of a game; without a seat, one answers for everybody."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    level: Word | None = None


class LessonBody(Body):
    game: Word


class JoinBody(Body):
    seat: SeatNumber | None = None
    key: Secret | None = None


class ChairBody(Body):
    kind: Literal["open", "bot", "here"]  # here: somebody who shares the owner's device
    level: Word | None = None
    name: Name | None = None  # of whoever is here


class SettingsBody(Body):
    players: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    options: dict[Word, Value] | None = None
    clock: ClockBody | Pace | None = None
    private: bool | None = None
    hints: Hints | None = None
    rated: bool | None = None
    patience: Number | None = None
    lang: Lang | None = None


class StartBody(Body):
    fill: Word | None = None


class TablesReply(msgspec.Struct):
    tables: list[TableInfo]


class TableResult(msgspec.Struct):
    table: TableInfo
    result: Result


class ResultsReply(msgspec.Struct):
    results: list[TableResult]


class Verification(msgspec.Struct):
    ok: bool
    commitment: str
    seed: str
    answers: int
    chance: int
    fault: str | None


class RecordReply(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    total: int
    result: Result | None
    names: list[str]
    unfinished: bool  # somebody has something to answer, and chance's answers are known: a table can go on with it


class Step(msgspec.Struct):
    n: int
    shown: Shown
    by: int | None
    action: str | None
    message: MessageData | None
    lines: list[Line]
    waiting: list[int]
    decision: str | None


class ReplayReply(msgspec.Struct, rename={"first": "from"}):
    total: int
    first: int
    seat: int | None
    game: str
    names: list[str]
    chart: list[list[int]] | None
    steps: list[Step]
    story: list[StoryLine] | None  # with the first steps: all of it


class ReviewReply(msgspec.Struct):
    """A game's review as far as it is there: the curve comes first, then choices as they are graded.

    state   asked: nothing yet; running: some of it; done; failed: no more will come
    """

    state: Literal["asked", "running", "done", "failed"]
    review: Review | None


class PuzzleInfo(msgspec.Struct):
    id: str
    rating: int  # how hard it is, on the scale of people's ratings
    players: int


class PuzzlesReply(msgspec.Struct):
    """The puzzles of every game, the easiest first."""

    games: dict[str, list[PuzzleInfo]]


class PuzzleStep(msgspec.Struct):
    """A question of a puzzle, as its seat sees it, with the one good answer."""

    shown: Shown
    request: Request
    answer: str
    others: list[str]  # that come nearest
    chance: float  # to win by the good answer
    next_chance: float  # and by the next best


class PuzzleReply(msgspec.Struct):
    """What is the best that the seat can do?"""

    id: str
    game: str
    rating: int
    players: int
    options: dict[str, str]
    seat: int
    steps: list[PuzzleStep]
    end: Shown  # the board when all is answered
    line: list[MessageData]  # what the solver did, in sentences
    why: list[HintReason]  # what speaks for the first answer


class MomentReply(msgspec.Struct):
    seq: int
    seat: int | None
    shown: Shown


class HealthReply(msgspec.Struct):
    ok: bool
    database: str


_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)
