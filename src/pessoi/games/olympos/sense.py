"""Sense for bots: what a position is worth to each seat. First sights of single answers: `instinct`.

All in points: those on the table, and what the means at hand should bring in the time that is left. The figures
were found by playing; they are no part of the rules.
"""

from typing import Final

from pessoi.games.olympos.ending import TIME, points_by_part
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    RESOURCES,
)
from pessoi.games.olympos.wonders import is_on_board, lasting_stars
from pessoi.kernel.arithmetic import Weights

# What counts for a seat, and how many points each is worth
TERMS: Final = (
    "points",
    "final position still ahead",
    "time left",
    "wonder in sight",
    "Erinyes",
    "tokens",
    "cubes",
    "settlers in stock",
    "swords",
    "symbols",
    "discounts",
    "cards",
    "creation",
    "cavalry",
    "democracy",
    "oracle",
    "seafaring",
)
# With more than two players: in games of four, leads and means foretold less
WEIGHTS: Final = Weights(
    [2.0, 12.0, 1.4, 1.05, -1.1, 0.25, 2.5, -2.7, 13.0, 13.0, -2.5, -2.0, 6.7, 7.2, 13.0, -4.2, 3.0],
    [1.7, 10.0, 1.13, 1.0, -1.36, 0.78, 2.9, -1.37, 10.0, 8.8, -6.1, -0.55, 4.1, 4.1, 11.8, -7.3, 1.85],
)
TEMPERATURE: Final = 5.0  # points that make a lead a likely win

POINT_OF_TIME: Final = 0.45  # points an action point should bring, for first sights and wonders
TOKEN_VALUE: Final = [0.0, 2.0, 3.2, 3.9, 4.2, 4.4]  # of so many Territory tokens of one kind
STAR_VALUE: Final = 0.8


def measure(s: Position) -> list[list[float]]:
    """The terms of every seat, such that one more is worth a lead of TEMPERATURE points."""
    rows: list[list[float]] = []
    for seat in range(s.players):
        terms = prospects(s, seat)
        for i in range(len(terms)):
            terms[i] /= TEMPERATURE
        rows.append(terms)
    return rows


def prospects(s: Position, seat: int) -> list[float]:
    """Points now, time still to spend, and means that will turn time into points."""
    f = s.figures
    parts = points_by_part(s, seat)
    points = 0.0
    for part in parts:
        points += part
    terms = [0.0] * len(TERMS)
    terms[0] = points
    if s.is_finished(seat):
        return terms
    time = f.last_zeus - s.position[seat]
    if time > 0:
        terms[0] -= parts[TIME]
        terms[1] = 1.0
    else:
        time = 0
    time += s.hourglass[seat]
    terms[2] = time
    if time >= f.wonder_cost:
        terms[3] = wonder_hopes(s, seat)
    if s.erinyes >> seat & 1:
        terms[4] = f.extra_cost
    count_means(s, seat, min(1.0, time / f.last_zeus), terms)
    return terms


def count_means(s: Position, seat: int, share: float, terms: list[float]) -> None:
    """What lies in front of the player, for the share of the game that lies ahead."""
    f = s.figures
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        terms[5] += share * TOKEN_VALUE[min(s.token[r], len(TOKEN_VALUE) - 1)]
        terms[6] += share * min(s.cube[r], 3)
        terms[10] += share * s.discount[r]
    terms[7] = share * min(s.stock[seat], 4)
    terms[8] = share * min(s.swords_of(seat), 5)
    terms[9] = share * min(s.symbols_of(seat), 4)
    terms[11] = share * s.held[seat]
    owned = s.owned[seat]
    if owned & f.creation_tiles:
        terms[12] = share
    if owned & f.cavalry_tiles:
        terms[13] = share
    if owned & f.democracy:
        terms[14] = share
    if owned & f.oracle:
        terms[15] = share
    for d in f.sea_tiles:
        if owned >> d & 1:
            terms[16] += share


def wonder_hopes(s: Position, seat: int) -> float:
    """The wonder that comes nearest, for the share of its stars that the player has."""
    f = s.figures
    extra = s.athena[seat] + s.hand[seat * f.cards + f.inspiration]
    best = STAR_VALUE * (s.star[seat] + s.athena[seat])
    for w in range(f.wonders):
        if is_on_board(s, w):
            needed = f.wonder_stars[w]
            stars = min(needed, lasting_stars(s, seat, w) + extra)
            hope = 0.75 * (f.wonder_points[w] - POINT_OF_TIME * f.wonder_cost) * (stars / needed) ** 3
            best = max(best, hope + STAR_VALUE * s.star[seat] * 0.5)
    return best
