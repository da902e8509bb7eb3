"""Everybody's chance to win after every answer: with open cards, and as the seat that is asked could know it."""

from random import Random
from typing import Any, Final

from pessoi.bots.judgement import Judgement
from pessoi.kernel import Game, Known, State
from pessoi.review.course import Course

WORLDS: Final = 8  # positions imagined for a fair chance

Chances = list[float]  # by seat


def open_chances(game: Game[Any], judgement: Judgement, s: State) -> Chances:
    """With open cards. A network judges from a seat, so that what all of them see is averaged: a curve must not jump
    because somebody else looks."""
    outcome = game.outcome(s)
    if outcome is not None:
        return outcome.shares()
    seats = len(game.teams(s))
    if type(judgement) is Judgement:  # by hand: the same from every seat
        return judgement.evaluate(s, 0)
    return mean([judgement.evaluate(s, viewer) for viewer in range(seats)])


def fair_chances(game: Game[Any], judgement: Judgement, k: Known, seat: int, rng: Random) -> Chances:
    """As they look to who knows `k`: what is hidden from that seat has no part in it."""
    return mean([judgement.evaluate(game.imagine(k, seat, rng), seat) for _ in range(WORLDS)])


def mean(rows: list[Chances]) -> Chances:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def open_curve(course: Course, judgement: Judgement) -> list[Chances]:
    """For the set-up and after every answer."""
    return [open_chances(course.game, judgement, course.at(n)) for n in range(len(course.moments) + 1)]


def fair_curve(course: Course, judgement: Judgement, seed: str) -> list[Chances]:
    """The same, from what the seat that is asked knows (while chance is, the one that was asked last)."""
    found = []
    for number in range(len(course.moments) + 1):
        s = course.at(number)
        outcome = course.game.outcome(s)
        if outcome is not None:
            found.append(outcome.shares())
            continue
        seat = course.asked(number)
        rng = Random(f"{seed} fair {number}")
        found.append(fair_chances(course.game, judgement, course.game.known(s, seat), seat, rng))
    return found
