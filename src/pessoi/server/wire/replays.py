"""Games that were played: records, replays, reviews; puzzles made of them."""

from typing import Literal

import msgspec

from pessoi.review import Review
from pessoi.table.messages import HintReason
from pessoi.table.types import Line, MessageData, Request, Result, Shown, StoryLine, TableInfo


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
