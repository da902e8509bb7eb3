"""Sense for bots: what a position is worth to each seat, and which answers look good at first sight.

All in points: those on the table, and what the means at hand should bring in the time that is left. The figures
were found by playing; they are no part of the rules.
"""

from typing import Final

from pessoi.games.olympos.destiny import card_yield
from pessoi.games.olympos.ending import TIME, points_by_part
from pessoi.games.olympos.expansion import Destination, expansion_cost
from pessoi.games.olympos.stacks import controller
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BONUS,
    BONUS_CUBES,
    BONUS_HOURGLASSES,
    BONUS_PRESTIGE,
    BUILD,
    CARD,
    CUBE,
    DISCOVER,
    DONE,
    KEEP,
    MOVE,
    NEW,
    PASS,
    PRESTIGE_EACH,
    PURPLE,
    RESOURCES,
    SURRENDER,
    TO,
)
from pessoi.games.olympos.wonders import is_on_board, lasting_stars
from pessoi.kernel import Action, Request, target, verb
from pessoi.kernel.chances import chances, weigh

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
WEIGHTS: Final = [1.0, 3.5, 0.76, 1.0, -0.45, 1.0, 0.7, 0.9, 0.7, 1.3, 0.6, 0.6, 1.5, 1.5, 2.0, 1.0, 1.0]
TEMPERATURE: Final = 5.0  # points that make a lead a likely win

POINT_OF_TIME: Final = 0.45  # points an action point should bring, for first sights and wonders
TOKEN_VALUE: Final = [0.0, 2.0, 3.2, 3.9, 4.2, 4.4]  # of so many Territory tokens of one kind
STAR_VALUE: Final = 0.8
SYMBOL_VALUE: Final = 1.3
LEAST: Final = 0.05


def evaluate(s: Position) -> list[float]:
    """Each seat's chance to win, from the points it seems to be heading for."""
    return chances([weigh(terms, WEIGHTS) for terms in measure(s)])


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


# -- first sight


def priors(s: Position, r: Request) -> list[float]:
    weights: list[float] = []
    for a in r.actions:
        weights.append(max(LEAST, promise(s, r.seat, a)))
    return weights


def promise(s: Position, seat: int, a: Action) -> float:
    """How good an answer looks, about 1 for an ordinary one."""
    does = verb(a)
    if does == TO:
        return destination_promise(s, seat, target(a))
    if does == BUILD:
        return 12.0
    if does == DISCOVER:
        return discovery_promise(s, seat, target(a))
    if does == NEW:
        return 3.0
    if does == MOVE:
        return 1.0 if controller(s.pile[target(a)]) == seat else 2.0
    if does == PASS:
        return 1.5
    if does == CARD:
        return card_promise(s, seat, target(a))
    if does == DONE:
        return 1.5
    if does == KEEP:
        return 1.0 + card_yield(s, seat, target(a))
    if does == BONUS:
        return bonus_promise(s, seat, target(a))
    if does == CUBE:
        return 3.0 - min(2, s.token[seat * RESOURCES + target(a)] + s.cube[seat * RESOURCES + target(a)])
    if does == SURRENDER:
        return 0.5 if controller(s.pile[target(a)]) == seat else 3.0
    return 1.0


def destination_promise(s: Position, seat: int, territory: int) -> float:
    """What the territory is worth, for the time that it costs."""
    frame = s.stack[-1]
    if not isinstance(frame, Destination):
        return 1.0
    cost = expansion_cost(s, seat, frame.origin, frame.index, territory)
    return 3.0 + territory_worth(s, seat, territory) - POINT_OF_TIME * cost


def territory_worth(s: Position, seat: int, territory: int) -> float:
    f = s.figures
    share = max(0, f.last_zeus - s.position[seat]) / f.last_zeus
    tokens = s.token[seat * RESOURCES + f.resource_of[territory]]
    worth = float(f.atlantis_points if f.atlantis >> territory & 1 else f.territory_points)
    if tokens + 1 < len(TOKEN_VALUE):
        worth += share * (TOKEN_VALUE[tokens + 1] - TOKEN_VALUE[tokens])
    if f.starred >> territory & 1:
        worth += 1.5 * share
    if territory == f.olympos:
        worth += SYMBOL_VALUE * share
    return worth


def discovery_promise(s: Position, seat: int, d: int) -> float:
    """All are worth their points; the purple ones more, the others what they add to the means."""
    f = s.figures
    if f.row[d] == PURPLE:
        return 8.0
    return 5.0 + f.swords[d] * 0.5 + f.symbols[d] + f.stars[d] + f.tile_points[d]


def card_promise(s: Position, seat: int, card: int) -> float:
    """A card in hand is a point: it is played for more than that, prestige early enough, or it stays."""
    f = s.figures
    brings = card_yield(s, seat, card)
    if f.card_effect[card] == PRESTIGE_EACH:
        return 20.0 if brings >= 3 or (s.is_final_turn(seat) and brings >= 2) else LEAST
    if card == f.favour:
        return 1.0
    return 0.5 + 2.0 * brings


def bonus_promise(s: Position, seat: int, kind: int) -> float:
    effect = s.figures.bonus_effect[kind]
    if effect == BONUS_PRESTIGE:
        return 2.0
    if effect == BONUS_HOURGLASSES:
        return 1.6
    if effect == BONUS_CUBES:
        return 0.9
    return 1.8 if s.stock[seat] < 2 else 0.8
