"""Evaluation for bots: what a position is worth to each seat. Single answers before anything is tried: `priors`.

All in points: those on the table, and what the means at hand should bring in the time that is left. The figures
were found by playing; they are no part of the rules.
"""

from typing import Final

from pessoi.games.olympos.chapters.ending import TIME, points_by_part
from pessoi.games.olympos.chapters.expansion import PaymentWindow
from pessoi.games.olympos.chapters.wonders import column_stars, inspirations, is_on_board, own_stars
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import RESOURCES
from pessoi.kernel.arithmetic import Weights

# What counts for a seat, in the order of `prospects`
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
# How many points each is worth. With more than two players: in games of four, leads and means foretold less
WEIGHTS: Final = Weights(
    [2.0, 12.0, 1.4, 1.05, -1.1, 0.25, 2.5, -2.7, 13.0, 13.0, -2.5, -2.0, 6.7, 7.2, 13.0, -4.2, 3.0],
    [1.7, 10.0, 1.13, 1.0, -1.36, 0.78, 2.9, -1.37, 10.0, 8.8, -6.1, -0.55, 4.1, 4.1, 11.8, -7.3, 1.85],
)
SCALE: Final = 5.0  # points that make a lead a likely win

POINT_OF_TIME: Final = 0.45  # points an action point should bring, for priors and wonders
TOKEN_VALUE: Final = [0.0, 2.0, 3.2, 3.9, 4.2, 4.4]  # of so many Territory tokens of one kind
STAR_VALUE: Final = 0.8


def measure(s: Position, weights: list[float]) -> list[list[float]]:
    """The terms of every seat, such that one more is worth a lead of SCALE points."""
    rows: list[list[float]] = []
    for seat in range(s.players):
        terms = prospects(s, seat)
        for i in range(len(terms)):
            terms[i] /= SCALE
        rows.append(terms)
    return rows


def prospects(s: Position, seat: int) -> list[float]:
    """Points now, time still to spend, and means that will turn time into points."""
    f = s.figures
    parts = points_by_part(s, seat)
    points = 0.0
    for part in parts:
        points += part
    if s.is_finished(seat):
        return [points] + [0.0] * (len(TERMS) - 1)
    debt = owed(s, seat)
    hourglasses = max(0, s.hourglass[seat] - debt)
    position = s.position[seat] + max(0, debt - s.hourglass[seat])
    points += f.end_points[position] - parts[TIME]
    ahead = position < f.last_zeus
    time = hourglasses
    if ahead:
        points -= f.end_points[position]
        time += f.last_zeus - position
    share = min(1.0, time / f.last_zeus)  # of the game that lies ahead: means count for so much
    owned = s.owned[seat]
    return [
        points,
        1.0 if ahead else 0.0,
        float(time),
        wonder_hopes(s, seat) if time >= f.wonder_cost else 0.0,
        float(s.surcharge(seat)),
        token_means(s, seat, share),
        cube_means(s, seat, share),
        share * min(s.stock[seat], 4),
        share * min(s.swords_of(seat), 5),
        share * min(s.symbols_of(seat), 4),
        discount_means(s, seat, share),
        share * s.held[seat],
        share if owned & f.creation_tiles else 0.0,
        share if owned & f.cavalry_tiles else 0.0,
        share if owned & f.democracy else 0.0,
        share if owned & f.oracle else 0.0,
        sea_means(s, seat, share),
    ]


def owed(s: Position, seat: int) -> int:
    """Action points of an Expansion that is made but not paid yet: as good as gone."""
    frame = s.stack[-1] if s.stack else None
    return frame.cost if isinstance(frame, PaymentWindow) and s.active == seat else 0


def wonder_hopes(s: Position, seat: int) -> float:
    """The wonder that comes nearest, for the share of its stars that the player has."""
    f = s.figures
    above = column_stars(s, seat)
    own = own_stars(s, seat) + s.athena[seat] + inspirations(s, seat)
    best = STAR_VALUE * (s.star[seat] + s.athena[seat])
    for w in range(f.wonders):
        if is_on_board(s, w):
            needed = f.wonder_stars[w]
            stars = min(needed, own + above[s.wonder_column[w]])
            near: float = (stars / needed) ** 3
            hope = 0.75 * (f.wonder_points[w] - POINT_OF_TIME * f.wonder_cost) * near
            best = max(best, hope + STAR_VALUE * s.star[seat] * 0.5)
    return best


def token_means(s: Position, seat: int, share: float) -> float:
    """Territory tokens: the first of a kind opens most discoveries."""
    means = 0.0
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        means += share * TOKEN_VALUE[min(s.token[r], len(TOKEN_VALUE) - 1)]
    return means


def cube_means(s: Position, seat: int, share: float) -> float:
    means = 0.0
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        means += share * min(s.cube[r], 3)
    return means


def discount_means(s: Position, seat: int, share: float) -> float:
    """Money and Agriculture."""
    means = 0.0
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        means += share * s.discount[r]
    return means


def sea_means(s: Position, seat: int, share: float) -> float:
    """Astronomy and Map-making."""
    means = 0.0
    for d in s.figures.sea_tiles:
        if s.owned[seat] >> d & 1:
            means += share
    return means
