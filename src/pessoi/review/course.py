"""The course of a game that was played: every answer between the positions before and after it, kept for looking at."""

from itertools import pairwise
from typing import Any, Final

from pessoi.games import load_game
from pessoi.kernel import CHANCE, Action, Fault, Game, Request, State
from pessoi.kernel.story import Line, Step
from pessoi.records import Record, game_of, replay, start


class OldRules(Fault):
    """A game by rules that are no longer in force: nobody judges by them, so it can be looked at and no more."""


class Moment:
    """One answer. `mover` is the seat whose turn it was: who answered, or who answered last before chance did."""

    def __init__(self, request: Request, action: Action, mover: int, told: Step, before: State, after: State) -> None:
        self.number: Final = told.number
        self.request: Final = request
        self.action: Final = action
        self.mover: Final = mover
        self.told: Final = told
        self.before: Final = before
        self.after: Final = after

    @property
    def is_chance(self) -> bool:
        return self.request.seat == CHANCE

    @property
    def is_choice(self) -> bool:
        """Whether somebody could have answered otherwise."""
        return self.request.seat >= 0 and len(self.request.actions) > 1


class Course:
    """The whole game. `turns` are the numbers of the answers that ended turns, from 0 (the set-up) to the last."""

    def __init__(self, record: Record, game: Game[Any], begin: State, moments: list[Moment]) -> None:
        self.record: Final = record
        self.game: Final = game
        self.begin: Final = begin
        self.moments: Final = moments
        self.turns: Final = turn_ends(game, moments)

    @property
    def players(self) -> int:
        return self.record.options.players

    def at(self, number: int) -> State:
        """The position after that many answers."""
        return self.moments[number - 1].after if number else self.begin

    def asked(self, number: int) -> int:
        """The seat that is asked there, or was asked last."""
        request = self.game.pending(self.at(number))
        if request.seat >= 0:
            return request.seat
        return self.moments[number - 1].mover if number else 0

    def choices(self) -> list[int]:
        """The numbers of the answers that were somebody's to choose."""
        return [moment.number for moment in self.moments if moment.is_choice]

    def since_heading(self, number: int, viewer: int) -> list[Step]:
        """What that seat saw of the running turn before answer `number`: a story is told from a heading on."""
        steps: list[Step] = []
        for moment in reversed(self.moments[: number - 1]):
            at = self.game.heading(moment.told)
            steps.append((moment.told.after(at) if at >= 0 else moment.told).seen_by(viewer))
            if at >= 0:
                break
        return steps[::-1]

    def story(self, viewer: int) -> list[Line]:
        """The whole story, as that seat saw it."""
        return self.game.tell(self.record.options, [moment.told.seen_by(viewer) for moment in self.moments])


def course_of(record: Record) -> Course:
    """The game again, answer by answer. OldRules if its rules are not those in force; BadRecord as in a replay."""
    game = game_of(record)
    begin = start(record, game)
    check_rules(record, game)
    moments: list[Moment] = []
    before, mover = begin, 0
    for step in replay(record, game):
        mover = step.request.seat if step.request.seat >= 0 else mover
        after = step.after.copy()
        moments.append(Moment(step.request, step.action, mover, step.told(), before, after))
        before = after
    return Course(record, game, begin, moments)


def check_rules(record: Record, game: Game[Any]) -> None:
    """What is judged must be played by the rules that bots know, from the first answer to the last."""
    present = load_game(record.game).version
    if game.version != present or record.changes:
        raise OldRules("error-review-rules", {"old": record.version, "new": present})


def turn_ends(game: Game[Any], moments: list[Moment]) -> list[int]:
    """Where the story has its headings; in a game without any, where another seat comes to answer."""
    heads = [moment.number for moment in moments if game.heading(moment.told) >= 0]
    if not heads:
        heads = [a.number for a, b in pairwise(moments) if a.mover != b.mover]
    return sorted({0, *heads, len(moments)})
