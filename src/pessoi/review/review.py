"""A review: curve, luck and turning points at once; then the choices as they are graded, and what they add up to."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from pessoi.bots.judgement import Judgement
from pessoi.bots.judges import by_learning
from pessoi.records import Record
from pessoi.review.course import Course, course_of
from pessoi.review.curve import fair_curve, open_curve
from pessoi.review.grades import GRADES, Choice, accuracy, grade_choices
from pessoi.review.luck import Draw, Parts, draws, parts, with_losses
from pessoi.review.turning import TurningPoint, turning_points

PHASES: Final = 3  # opening, middle, end: thirds of the answers
LEVEL: Final = "hard"
SEED: Final = "1"


class Played(msgspec.Struct):
    """How well a seat played: accuracy from 0 to 100 over all graded choices and by phase, how many choices had which
    grade, and the chances given away in all."""

    accuracy: float | None
    phases: list[float | None]
    grades: dict[str, int]
    lost: float


class Review(msgspec.Struct):
    """Everything that is found out about a game that was played. Lists of chances are by seat.

    judge      whether a network judged or the hand-made evaluation
    open       chances to win for the set-up and after every answer, with open cards
    fair       the same, as the seat that is asked could know it
    turns      the answers that ended turns: where a curve has its points
    draws      luck of every answer of chance; `parts` is where each seat's chance went
    total      how many choices there are; `choices` are those that have been graded so far
    """

    game: str
    names: list[str]
    options: dict[str, str]
    level: str
    seed: str
    judge: Literal["network", "hand"]
    answers: int
    open: list[list[float]]
    fair: list[list[float]]
    turns: list[int]
    draws: list[Draw]
    parts: list[Parts]
    turning: list[TurningPoint]
    total: int
    choices: list[Choice] = []
    players: list[Played] = []


def outline(course: Course, level: str = LEVEL, seed: str = SEED) -> Review:
    """What takes no search: everything but grades."""
    judgement = by_learning(course.game)
    curve = open_curve(course, judgement)
    lucky = draws(course, judgement, curve, seed)
    return Review(
        course.game.name,
        [player.name for player in course.record.players],
        dict(course.record.options.values),
        level,
        seed,
        "hand" if type(judgement) is Judgement else "network",
        len(course.moments),
        curve,
        fair_curve(course, judgement, seed),
        course.turns,
        lucky,
        parts(course, curve, lucky),
        turning_points(course, curve),
        len(course.choices()),
        [],
        [played(seat, [], len(course.moments)) for seat in range(course.players)],
    )


def with_choices(review: Review, found: Iterable[Choice]) -> Review:
    """The review with these choices beside those that it has."""
    choices = sorted([*review.choices, *found], key=lambda choice: choice.number)
    players = [played(seat, choices, review.answers) for seat in range(len(review.names))]
    moved = with_losses(review.parts, [player.lost for player in players])
    return msgspec.structs.replace(review, choices=choices, players=players, parts=moved)


def played(seat: int, choices: Sequence[Choice], answers: int) -> Played:
    graded = [choice for choice in choices if choice.seat == seat and choice.grade]
    phases: list[list[float]] = [[] for _ in range(PHASES)]
    for choice in graded:
        phases[(choice.number - 1) * PHASES // answers].append(choice.loss)
    return Played(
        accuracy([choice.loss for choice in graded]),
        [accuracy(losses) for losses in phases],
        {grade: sum(1 for choice in graded if choice.grade == grade) for grade in GRADES},
        sum(choice.loss for choice in graded if choice.grade != "best"),  # the best of several guesses is never worse
    )


def review(record: Record, level: str = LEVEL, seed: str = SEED) -> Review:
    """The whole of it, here and now."""
    course = course_of(record)
    return with_choices(outline(course, level, seed), grade_choices(course, course.choices(), level, seed))
