"""Choices graded by the chance to win that they gave away against the best answer, from what the mover knew."""

from collections.abc import Sequence
from fractions import Fraction
from math import exp
from random import Random
from typing import Any, Final

import msgspec

from pessoi.bots.judgement import Judgement
from pessoi.bots.judges import by_learning
from pessoi.bots.reasons import reasons
from pessoi.bots.roster import iterations_of
from pessoi.bots.search import Search, evaluate_after_turn
from pessoi.games import GAMES, UNLISTED
from pessoi.kernel import Action, Fault, Game, Known, Options, Request
from pessoi.review.course import Course, Moment
from pessoi.review.worth import Worth
from pessoi.table.messages import HintReason
from pessoi.table.story import show
from pessoi.table.types import MessageData, StoryLine, words

# Up to which loss of the chance to win a choice has its grade; what loses more is a blunder
GRADES: Final = {"best": 0.01, "good": 0.03, "slip": 0.08, "mistake": 0.16, "blunder": 1.0}
WORSE: Final = ("slip", "mistake", "blunder")  # grades that deserve a look, the worst last
EMPTY: Final = ("idea-alike", "idea-weaker")  # reasons that say no more than the grade does
STAKE: Final = 0.02  # choices between answers that differ less are not graded
HOPELESS: Final = 0.03  # nor are those of who can hardly win any more
DOUBT: Final = 0.02  # a loss of as much is looked at again, longer
LONGER: Final = 4
LEAST: Final = 500  # tries of an answer: with fewer, chances are uncertain by more than a grade
CANDIDATES: Final = 2  # of the tree's answers that are searched on their own, beside the one that was played
FEW: Final = 4  # answers that are all searched on their own: where there are so few, a first look would rather mislead
SIGHTS: Final = 3  # worlds in which every answer is looked at for what is at stake


class BadLevel(Fault):
    """A level that does not search."""


class Budget(msgspec.Struct, frozen=True):
    """Iterations to find candidates with, and to search each of them with."""

    look: int
    each: int


def budget_of(share: int | Fraction, hard: int) -> Budget:
    """`search:N` has N for everything; a level that people know its share of what `hard` thinks in the game."""
    if isinstance(share, int):
        return Budget(share, share)
    return Budget(max(1, int(share * hard / 2)), max(LEAST, int(share * hard / 4)))


class Choice(msgspec.Struct):
    """A choice: the answer played and the best one with the chances to win that they leave the seat.

    stake    how far apart answers are
    grade    a key of GRADES; empty where nothing was at stake, or nothing to be won
    better   how the best answer would have gone on, where it was another
    why      what speaks against the answer played, said to the seat; of choices that deserve a look
    """

    number: int
    seat: int
    decision: str
    played: str
    best: str
    said: MessageData  # both in words
    best_said: MessageData
    chance: float
    best_chance: float
    loss: float
    stake: float
    grade: str
    better: list[StoryLine]
    why: list[HintReason] = []


class Reviewer:
    """Judges a game's choices with a level's budget. Every choice has its own random numbers, made from the seed and
    the choice's number: they come out the same in whatever order they are asked for."""

    def __init__(self, game: Game[Any], teams: int, level: str, seed: str) -> None:
        share = iterations_of(level)
        if not share:
            raise BadLevel("error-review-level", {"name": f"={level!r}"})
        entry = GAMES.get(game.name, UNLISTED)
        self.game: Final = game
        self.judgement: Final[Judgement] = by_learning(game)
        self.own_turn_only: Final = teams > 2 and entry.own_turn_only
        self.budget: Final = budget_of(share, entry.iterations[teams > 2])
        self.seed: Final = seed

    def weigh(self, k: Known, request: Request, played: Action, number: int) -> "Weighed":
        """The answers worth a thought, each searched on its own. Nothing but the seat's knowledge goes in."""
        seat, seed = request.seat, f"{self.seed} {number}"
        sights = self.sights(k, request, Random(f"{seed} sights"))
        look = Search(
            self.game,
            Random(f"{seed} look"),
            self.budget.look,
            0.0,
            own_turn_only=self.own_turn_only,
            judgement=self.judgement,
        )
        look.run(k, seat)
        wanted = len(request.actions) if len(request.actions) <= FEW else CANDIDATES
        liked = sorted(request.actions, key=look.rank, reverse=True)[:wanted]
        greedy = request.actions[sights.index(max(sights))]
        worths = [
            Worth(self.game, self.judgement, k, seat, action, self.own_turn_only, seed)
            for action in dict.fromkeys([played, *liked, greedy])
        ]
        for worth in worths:
            worth.search(self.budget.each)
        best = max(worths, key=Worth.value)
        if best.value() - worths[0].value() >= DOUBT:
            # The best of several guesses is flattered: what seems better is tried again, longer, and so is the played
            rivals = [worth for worth in worths if worth.value() - worths[0].value() >= DOUBT]
            for worth in [worths[0], *rivals]:
                worth.search(LONGER * self.budget.each)
            best = max([worths[0], *rivals], key=Worth.value)
        least = min(worth.value() for worth in worths)
        return Weighed(worths[0], best, max(max(sights) - min(sights), best.value() - least))

    def sights(self, k: Known, request: Request, rng: Random) -> list[float]:
        """Every answer played on to the end of the turn by priors: enough to see whether anything is at stake."""
        totals = [0.0] * len(request.actions)
        for _ in range(SIGHTS):
            world = self.game.imagine(k, request.seat, rng)
            for i, action in enumerate(request.actions):
                s = world.copy()
                after = self.game.step(s, action)
                values = evaluate_after_turn(self.game, s, after, request.seat, rng, self.judgement, request.seat)
                totals[i] += values[request.seat] / SIGHTS
        return totals

    def grade(self, course: Course, moment: Moment) -> Choice:
        seat = moment.request.seat
        found = self.weigh(self.game.known(moment.before, seat), moment.request, moment.action, moment.number)
        before = course.since_heading(moment.number, seat)
        better = found.best.line(course.record.options, before) if found.loss >= GRADES["best"] else []
        text = self.game.vocabulary.text
        return Choice(
            moment.number,
            seat,
            moment.request.decision,
            text(moment.action),
            text(found.best.action),
            words(self.game.describe(moment.action)),
            words(self.game.describe(found.best.action)),
            found.played.value(),
            found.best.value(),
            found.loss,
            found.stake,
            found.grade,
            [show(line) for line in better],
            found.why(course.record.options) if found.grade in WORSE else [],
        )


class Weighed:
    """The answer that was played and the best one, each with its search."""

    def __init__(self, played: Worth, best: Worth, stake: float) -> None:
        self.played: Final = played
        self.best: Final = best
        self.stake: Final = stake
        self.loss: Final = best.value() - played.value()

    @property
    def grade(self) -> str:
        if self.stake < STAKE or self.best.value() < HOPELESS:
            return ""
        return next((grade for grade, limit in GRADES.items() if self.loss < limit), "blunder")

    def why(self, options: Options) -> list[HintReason]:
        """What speaks against the answer that was played."""
        found = reasons(self.played.seat, self.played.future(options), self.best.future(options), against=True)
        return [HintReason(r.kind, words(r.message)) for r in found if r.message.key not in EMPTY]


def grade_choices(course: Course, numbers: Sequence[int], level: str, seed: str) -> list[Choice]:
    """These choices of a game, by their numbers."""
    reviewer = Reviewer(course.game, len(set(course.game.teams(course.begin))), level, seed)
    return [reviewer.grade(course, course.moments[number - 1]) for number in numbers]


def accuracy(losses: Sequence[float]) -> float | None:
    """From 0 to 100: a mean over graded choices that falls steeply with what each gave away. None without any."""
    if not losses:
        return None
    shares = [103.17 * exp(-4.35 * loss) - 3.17 for loss in losses]
    return sum(min(100.0, max(0.0, share)) for share in shares) / len(shares)
