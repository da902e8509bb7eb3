"""Turning points: the turns that moved the chances most, named by what happened in them."""

from itertools import pairwise
from typing import Final

import msgspec

from pessoi.kernel import WATCHER
from pessoi.kernel.story import NOBODY, SENTENCE, Line
from pessoi.review.course import Course
from pessoi.review.curve import Chances
from pessoi.table.story import show
from pessoi.table.types import StoryLine

MOST: Final = 5


class TurningPoint(msgspec.Struct):
    """A turn, from the position after answer `first` to that after `last`, and the answer that did most of it."""

    first: int
    last: int
    number: int
    seat: int | None  # who did that; None: chance, or the rules
    before: list[float]
    after: list[float]
    line: StoryLine | None  # what happened, as everybody saw it


def turning_points(course: Course, curve: list[Chances]) -> list[TurningPoint]:
    """The turns with the largest swings, in the order of the game."""
    turns = list(pairwise(course.turns))
    turns.sort(key=lambda turn: swing(curve, *turn), reverse=True)
    lines = course.story(WATCHER)
    found = []
    for first, last in sorted(turns[:MOST]):
        number = max(range(first + 1, last + 1), key=lambda n: swing(curve, n - 1, n))
        line = line_of(lines, first, last, number)
        found.append(
            TurningPoint(
                first,
                last,
                number,
                None if line is None or line.seat == NOBODY else line.seat,
                curve[first],
                curve[last],
                None if line is None else show(line),
            )
        )
    return found


def swing(curve: list[Chances], first: int, last: int) -> float:
    """The most that any seat's chance moved."""
    return max(abs(a - b) for a, b in zip(curve[first], curve[last], strict=True))


def line_of(lines: list[Line], first: int, last: int, number: int) -> Line | None:
    """The sentence about that answer, or the nearest one of the turn; else its heading."""
    about = [line for line in lines if line.first <= last and line.last > first]
    sentences = [line for line in about if line.rank == SENTENCE]
    return min(sentences or about, key=lambda line: (distance(line, number), line.first), default=None)


def distance(line: Line, number: int) -> int:
    return max(line.first - number, number - line.last, 0)
