"""The log of a table: every entry is numbered from 1 (`seq`) and never changed.

Entries are the storage format too. A field may be added with a default; none may change its meaning.
"""

from typing import Any, Literal

import msgspec

Kind = Literal["person", "bot", "open"]  # of a chair
Phase = Literal["lobby", "play", "over"]  # of a table
ClockKind = Literal["none", "move", "bank"]
AtZero = Literal["bot", "forfeit"]
Lang = Literal["", "en", "fr"]
Hints = Literal["off", "announced", "free"]  # at a table with several people; among bots they are free
EventData = tuple[str, int, list[int], int]  # name, seat, values, seen


class ClockRule(msgspec.Struct, frozen=True):
    """Thinking time: `none`, `move` (seconds for each answer) or `bank` (for the game, with an increment an answer)."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    at_zero: AtZero = "bot"


class Chair(msgspec.Struct, frozen=True):
    """Who sits there: a person, a bot, or nobody yet (`open`)."""

    kind: Kind = "open"
    person: str | None = None
    name: str | None = None
    level: str | None = None
    agreed: bool = False  # the person has agreed that the game counts
    program: bool = False  # the person is a bot account


class Setup(msgspec.Struct, frozen=True):
    """All that is settled before the start."""

    game: str
    players: int
    options: dict[str, str]
    chairs: list[Chair]
    owner: str  # a person, or the tournament that made the table
    private: bool = True
    key: str = ""  # opens a private table
    clock: ClockRule = ClockRule()
    takeover: str = "greedy"  # level of a bot that takes a person's seat
    edition: dict[str, Any] | None = None
    hints: Hints = "off"
    lesson: int = 0  # the revision of the script that it follows; 0: it is no lesson
    patience: int = 0  # seconds without a clock after which others may go on without who is asked; 0: never
    analysis: bool = False  # the owner answers for every seat
    rated: bool = False  # it counts for ratings, if everybody has agreed
    lang: Lang = ""  # that people speak there; empty: any
    tournament: str = ""  # that it belongs to: others wait for its result, so that bots play on though nobody watches

    @property
    def counts(self) -> bool:
        """Whether somebody keeps the result: then nothing is played with help, or a second time."""
        return self.rated or self.tournament != ""


class Stamped(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    ahead: int = 0  # milliseconds that the tables' time, which never jumps, was ahead of `at`


class Entry(Stamped, frozen=True, gc=False, tag_field="k", omit_defaults=True):
    at: int  # milliseconds since the epoch by the wall clock, for people

    @property
    def time(self) -> int:
        """The tables' time, for clocks."""
        return self.at + self.ahead


class Arranged(Entry, frozen=True, tag="arranged"):
    """The table as it is set up from now on; `removed` is whom the owner made stand up."""

    setup: Setup
    removed: str | None = None


class Started(Entry, frozen=True, tag="started"):
    version: int  # of the rules
    commitment: str
    position: dict[str, Any] | None = None  # where it starts; None: at the set-up


class Answered(Entry, frozen=True, tag="answered"):
    """An answer of a seat, or of chance (seat -1), to `question`."""

    question: int = msgspec.field(name="turn")
    seat: int
    action: str
    decision: str
    seen: int = -1
    by: str = "person"  # person, bot, auto (standing answer), forced (the only one), fallback (the bot failed), chance
    events: list[EventData] = []

    @property
    def is_persons(self) -> bool:
        """Whether a person gave it, or has told the table to."""
        return self.by in ("person", "auto")


class Undone(Entry, frozen=True, tag="undone"):
    """Back to the position after `length` answers; `asked` is the person who was thinking at that moment, or NOBODY.

    None is found in logs of old: then increments stay, and everybody's time for the question starts anew.
    """

    by: int
    length: int
    asked: int | None = None


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    by: int
    length: int


class UndoAgreed(Entry, frozen=True, tag="undo-agreed"):
    by: int


class UndoRefused(Entry, frozen=True, tag="undo-refused"):
    by: int


class Forfeited(Entry, frozen=True, tag="forfeited"):
    seat: int
    why: str  # resign, time


class WentAway(Entry, frozen=True, tag="away"):
    """A bot plays for the person; `asked`: the person was thinking at that moment."""

    seat: int
    level: str
    why: str = "wish"  # or time, or absent: the others could wait no longer
    asked: bool = False


class CameBack(Entry, frozen=True, tag="back"):
    seat: int
    asked: bool = False


class Nudged(Entry, frozen=True, tag="nudged"):
    """Somebody reminds who is asked that they are."""

    by: int
    seat: int


class EndAgreed(Entry, frozen=True, tag="end-agreed"):
    """A seat would end the game as it stands, since who is asked does not come."""

    by: int


class Ended(Entry, frozen=True, tag="ended"):
    """Everybody who was there wanted it so."""


class PauseWished(Entry, frozen=True, tag="pause-wished"):
    """A seat would have the clocks stand, or run on."""

    by: int
    on: bool


class Paused(Entry, frozen=True, tag="paused"):
    """Everybody wanted it so: all clocks stand. Whoever likes may answer meanwhile."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """Clocks run on."""


class HolidayBegan(Entry, frozen=True, tag="holiday"):
    """The seat's person is away for some days: their time stands."""

    seat: int


class HolidayEnded(Entry, frozen=True, tag="holiday-over"):
    seat: int


class AutoSet(Entry, frozen=True, tag="auto"):
    seat: int
    auto_single: bool = msgspec.field(name="lone")


class Planned(Entry, frozen=True, tag="plan"):
    seat: int
    decision: str
    action: str | None


class Chatted(Entry, frozen=True, tag="said"):
    name: str
    text: str
    seat: int | None = None
    person: str | None = None  # who looks on, for whoever minds what they say; nobody is shown it


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat has asked for ideas at a table where that is announced."""

    seat: int
    question: int = msgspec.field(name="turn")


class Woke(Entry, frozen=True, tag="woke"):
    """The server was away; the time does not count."""


class RulesChanged(Entry, frozen=True, tag="rules"):
    """The rules were corrected during the game: it goes on from `position`; `dropped` answers were lost."""

    old: int
    new: int
    dropped: int
    position: dict[str, Any]


class Coached(Entry, frozen=True, tag="lesson"):
    """The learner has put so many steps of the lesson behind them; or plays on without it."""

    told: int
    is_over: bool = msgspec.field(default=False, name="over")


class Rematched(Entry, frozen=True, tag="rematch"):
    table: str


def was_said_by(entry: Chatted, person: str, seat: int | None) -> bool:
    """Whether that person said it: looking on, or from the seat that was theirs."""
    return entry.person == person or (entry.seat is not None and entry.seat == seat)


AnyEntry = (
    Arranged
    | Started
    | Answered
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Forfeited
    | WentAway
    | CameBack
    | Nudged
    | EndAgreed
    | Ended
    | PauseWished
    | Paused
    | Resumed
    | HolidayBegan
    | HolidayEnded
    | AutoSet
    | Planned
    | Chatted
    | Hinted
    | Woke
    | RulesChanged
    | Coached
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    return _decoder.decode(data)
