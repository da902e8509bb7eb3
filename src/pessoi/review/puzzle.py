"""Puzzles: positions with one answer, or a line of them, that is clearly best. Each game has a set beside it."""

from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from pessoi.games import GAMES, load_game
from pessoi.kernel import Action, Event, Game, Options, Request, State
from pessoi.kernel.story import SENTENCE, Line, Step
from pessoi.table.messages import HintReason

FILE: Final = "puzzles.jsonl"  # in a game's folder: a puzzle a line


class Question(msgspec.Struct, frozen=True):
    """A question of a puzzle: its one good answer, and those that come nearest; the chances to win by the good one and
    by the next best."""

    answer: str
    others: list[str]
    chance: float
    next: float


class Puzzle(msgspec.Struct, frozen=True):
    """What is the best that the seat can do?

    version   of the rules that it is for
    rating    how hard it is, on the scale of people's ratings
    why       what speaks for the first answer, beside the next best
    source    the game that it is from
    position  as data; what the solver does not know is in it, and is never shown
    """

    id: str
    version: int
    players: int
    options: dict[str, str]
    seat: int
    rating: int
    questions: list[Question]
    why: list[HintReason]
    source: str
    position: dict[str, Any]


class Solving:
    """A puzzle set up, and played along its line: the positions at its questions, then the one after the last."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        self.game: Final = game
        self.puzzle: Final = puzzle
        self.positions: Final[list[State]] = []
        self.requests: Final[list[Request]] = []
        self.steps: Final[list[Step]] = []
        s = game.load(puzzle.position)
        for question in puzzle.questions:
            request = self._skip_forced(s)
            self.positions.append(s.copy())
            self.requests.append(request)
            self._play(s, request, game.vocabulary.read(question.answer))
        self.end: Final = s

    def _skip_forced(self, s: State) -> Request:
        """Questions with a single answer, asked because silence would tell something, are nobody's puzzle."""
        request = self.game.pending(s)
        while request.seat == self.puzzle.seat and len(request.actions) == 1:
            request = self._play(s, request, request.actions[0])
        return request

    def _play(self, s: State, request: Request, action: Action) -> Request:
        events: list[Event] = []
        after = self.game.play(s, action, events)
        step = Step(len(self.steps) + 1, request.seat, request.decision, action, events, request.seen)
        self.steps.append(step.seen_by(self.puzzle.seat))
        return after

    def line(self) -> list[Line]:
        """What the solver does, in the story's sentences."""
        told = self.game.tell(Options(self.puzzle.players, self.puzzle.options), self.steps)
        return [line for line in told if line.rank == SENTENCE and line.seat == self.puzzle.seat]


@cache
def puzzles_of(name: str) -> dict[str, Puzzle]:
    """Those that come with a game, by id; those of other rules are left out."""
    file = resources.files(GAMES[name].module).joinpath(FILE)
    found = read_puzzles(file.read_bytes()) if file.is_file() else []
    version = load_game(name).version
    return {puzzle.id: puzzle for puzzle in found if puzzle.version == version}


def read_puzzles(data: bytes) -> list[Puzzle]:
    """The whole lines of a file; one that was cut off in the middle of writing is left out."""
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines if line]


def write_puzzle(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle) + b"\n"
