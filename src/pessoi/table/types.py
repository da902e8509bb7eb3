"""What clients get to see of a table, as types: they travel as JSON exactly so. `docs/protocol.md` explains them.

They hold no cycles, so that the garbage collector need not look at them (`gc=False`).
"""

from typing import Literal, TypedDict

import msgspec

from pessoi.kernel import Message
from pessoi.table.entry import ClockRule, Hints, Kind, Lang, Phase

LessonPhase = Literal["read", "do", "wait", "done", "astray"]
MessageData = tuple[str, dict[str, int | str]]  # a Message as it travels


def words(message: Message) -> MessageData:
    """Of any kernel: old rules have messages of their own (ADR 17), which compiled code would refuse."""
    return (message.key, message.args)


class Seat(msgspec.Struct, gc=False):
    kind: Kind
    name: str | None
    level: str | None
    online: bool
    forfeit: bool
    away: bool
    holiday: bool = False  # its person is away for some days, and their time stands
    agreed: bool = False  # its person has agreed that the game counts
    program: bool = False  # its person is a bot account


class TableInfo(msgspec.Struct, gc=False):
    """A table as lists and pages show it."""

    id: str
    game: str
    phase: Phase
    players: int
    options: dict[str, str]
    private: bool
    owner: int | None
    mine: int | None
    owned: bool
    seats: list[Seat]
    clock: ClockRule
    takeover: str
    invite: str | None
    waiting: list[int]
    round: int | None
    created: int
    updated: int
    next: str | None
    edition: str
    commitment: str | None
    hints: Hints = "off"  # what holds now: free where one person plays among bots
    edition_name: str = ""  # what its owner calls the figures that it plays by
    patience: int = 0  # seconds that one waits for somebody at a table without a clock; 0: for ever
    lesson: tuple[int, int] | None = None  # steps put behind, of how many; None: no lesson is under way
    taught: bool = False  # it began as a lesson: when that is over, the coach goes on with light hints
    analysis: bool = False  # one person answers for every seat
    onward: bool = False  # it started from a position of another game
    broken: bool = False  # its log cannot be read: it was put aside
    paused: bool = False  # all clocks stand
    rated: bool = False  # it counts for ratings
    lang: Lang = ""  # that people speak there; empty: any
    tournament: str = ""  # that it belongs to
    deadline: int | None = None  # when the time of who is asked is up, where people come and go between answers
    hands: list[int] = []  # my seats: several, where people share my device
    since: list[int] = []  # who has had a turn since mine, in a list of my tables


class LegalAction(msgspec.Struct, gc=False):
    """A legal action: its notation, its words, what it costs or brings, its number in the game's vocabulary."""

    notation: str
    message: MessageData
    detail: MessageData | None
    index: int


class Request(msgspec.Struct, gc=False):
    decision: str
    prompt: MessageData
    secret: bool
    actions: list[LegalAction]


class Line(msgspec.Struct, gc=False):
    """A line of the log as the viewer may read it."""

    seq: int
    kind: Literal["event", "answer", "chat", "table"]
    seat: int | None
    message: MessageData | None
    text: str | None
    name: str | None
    at: int
    question: int = msgspec.field(name="turn")


class StoryLine(msgspec.Struct, gc=False):
    """What happened, in a sentence (rank 0) or the heading of several (1: a turn, 2: a round); never an answer."""

    first: int  # the entry of the log (in a replay the step) that it begins with
    last: int  # and the one that it ends with: the position then
    rank: int
    kind: str  # what sort of thing, for a sign
    seat: int | None  # who acts
    side: str  # the faction that acts, where its seat plays several; or empty
    message: MessageData
    origins: list[str]  # places that something left
    goals: list[str]  # places where it went, or where it happened
    against: list[int]  # seats that lose by it


class LessonState(msgspec.Struct, gc=False):
    """What the coach is about: `docs/protocol.md`, lessons."""

    step: int  # from 0
    steps: int
    id: str
    phase: LessonPhase
    point: list[str]
    answers: list[str]  # that will do now; the first one is shown to who wants to be shown


class Clocks(msgspec.Struct, gc=False):
    now: int
    running: int | None
    left: list[int]


class UndoWish(msgspec.Struct, gc=False):
    by: int
    agreed: list[int]
    missing: list[int]
    mine: bool


class Absence(msgspec.Struct, gc=False):
    """Others wait for a person who is asked."""

    seat: int
    since: int  # when the question was put, by the wall clock
    patience: int  # seconds after which they need not wait any longer; 0: never
    nudged: int | None  # when they were reminded last
    ending: list[int]  # seats that would end the game as it stands
    missing: list[int]  # and those of which it takes the consent, too


class PauseState(msgspec.Struct, gc=False):
    """The clocks stand, or some would have it so."""

    paused: bool
    until: int  # from then on anybody may end it
    wished: list[int]  # seats that would have it otherwise
    missing: list[int]  # and those of which it takes the consent, too


class UndoState(msgspec.Struct, gc=False):
    can: Literal["free", "ask"] | None
    asked: UndoWish | None


class AutoState(msgspec.Struct, gc=False):
    auto_single: bool = msgspec.field(name="lone")
    plans: dict[str, str]


class SeatResult(msgspec.Struct, gc=False):
    place: int
    points: int
    parts: list[tuple[str, int]]
    team: int
    forfeit: bool


class Result(msgspec.Struct, gc=False):
    reason: MessageData
    seats: list[SeatResult]


class Shown(TypedDict):
    """What every game shows of its position; the rest is its own: `games/<game>/shown.py`."""

    active: int | None  # the seat in turn
    round: int
    scores: list[int]  # points by seat as things stand


class View(msgspec.Struct, gc=False, tag="view", tag_field="type"):
    seq: int
    question: int = msgspec.field(name="turn")
    seat: int | None
    table: TableInfo
    shown: Shown | None
    request: Request | None
    waiting: list[int]
    decision: str | None
    lines: list[Line]
    first: int
    clocks: Clocks | None
    undo: UndoState
    auto: AutoState
    result: Result | None
    commitment: str | None
    seed: str | None
    note: MessageData | None
    digest: str
    story: list[StoryLine]
    lesson: LessonState | None  # a lesson, while there is something to say
    absence: Absence | None
    pause: PauseState | None
    story_from: int  # lines from the first heading at or after this entry are told anew; 0: all
    covered: bool = False  # others at this device must not see it
    n: int = 0  # version 2: counts the views and changes of a socket
