"""Priors for bots: how promising each answer looks before anything is tried, about 1 for an ordinary one."""

from typing import Final

from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.expansion import Destination, Detour, detour_costs, expansion_cost
from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.evaluation import POINT_OF_TIME, TOKEN_VALUE
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BONUS,
    BONUS_CUBES,
    BONUS_HOURGLASSES,
    BONUS_PRESTIGE,
    BUILD,
    CARD,
    COST,
    CUBE,
    DETOUR,
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
from pessoi.kernel import Action, Request, target, verb

SYMBOL_VALUE: Final = 1.3
USEFUL_DETOUR: Final = 0.1  # of what the cheapest way promises
LEAST: Final = 0.05


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
    if does == DETOUR:
        return detour_promise(s, seat, target(a))
    if does == COST:
        return cost_promise(s, seat, target(a))
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


def detour_promise(s: Position, seat: int, territory: int) -> float:
    """Little, unless the extra time ends where it is of use."""
    frame = s.stack[-1]
    if not isinstance(frame, Destination) or s.is_final_turn(seat):
        return LEAST
    for cost in detour_costs(s, seat, frame.origin, frame.index, territory):
        if is_useful(s, seat, cost):
            return USEFUL_DETOUR * destination_promise(s, seat, territory)
    return LEAST


def cost_promise(s: Position, seat: int, cost: int) -> float:
    """The less time a detour burns the better, and better still if it ends where it is of use."""
    frame = s.stack[-1]
    if not isinstance(frame, Detour):
        return 1.0
    burnt = cost - expansion_cost(s, seat, frame.origin, frame.index, frame.goal)
    return (3.0 if is_useful(s, seat, cost) else 0.5) / burnt


def is_useful(s: Position, seat: int, cost: int) -> bool:
    """Would that cost lead exactly onto a Zeus space, for its card, or onto another token, to play before it?"""
    space = s.position[seat] + max(0, cost - s.hourglass[seat])
    if space == s.position[seat]:
        return False
    return space in s.figures.zeus_spaces or space in s.position


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
