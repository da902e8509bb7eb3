"""First sights: how promising each answer looks before anything is worked out, roughly in points."""

from typing import Final

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.actions import bonus_available, feasible, temple_gifts
from pessoi.games.mytikas.chapters.building import cost_of, open_slot
from pessoi.games.mytikas.chapters.ending import worth
from pessoi.games.mytikas.chapters.offerings import OfferingAmount
from pessoi.games.mytikas.chapters.production import ProduceBase, ProduceCities
from pessoi.games.mytikas.evaluation import HEIGHT
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Request, target, verb

RESOURCE_WORTH: Final = [0.22, 0.45, 0.65]  # for first sights


def priors(s: Position, request: Request) -> list[float]:
    return [glance(s, request.seat, a) for a in request.actions]


def glance(s: Position, seat: int, a: Action) -> float:
    """A positive weight for one answer."""
    what = verb(a)
    number = target(a)
    if what == t.PLACE:
        return glance_place(s, seat, number)
    if what == t.TUMBLE or what == t.BURN:
        return 0.02
    if what == t.REFINE:
        return 0.4
    if what == t.BATCH:
        return glance_batch(s, seat, number)
    if what == t.RAISE or what == t.RAISE_REFINE:
        return glance_raise(s, seat, what, number)
    if what == t.LIFT or what == t.MOVE:
        return glance_move(s, seat, number)
    if what == t.BUILD:
        multiplier = s.figures.multiplier[s.figures.slot_type[number // t.LEVELS]]
        return 1.0 + multiplier * (number % t.LEVELS + 1)
    if what == t.FAVOR:
        return glance_favor(s, seat, number)
    if what == t.TARGET:
        return glance_target(s, seat, number)
    if what == t.AMOUNT:
        return glance_amount(s, seat, number)
    if what == t.GIVE:
        return 3.0 - RESOURCE_WORTH[number // t.LEVELS] * (1.0 + HEIGHT * (number % t.LEVELS))
    if what == t.OFFER:
        return 0.3 + 0.3 * s.reserve[seat]
    if what == t.EXTRA:
        return RESOURCE_WORTH[number]
    if what == t.FOLLOW:
        main = s.figures.main[number // t.PAYMENTS]
        return 0.5 * glance_action(s, seat, main, number // t.PAYMENTS)
    if what == t.KEEP:
        return 1.0 + s.figures.points.per_item[number] + len(s.figures.points.tier_from[number])
    if what == t.SKIP or what == t.DECLINE or what == t.STOP:
        return 0.3
    return 1.0  # main, gain, bonus, end_turn, pass, chance


def glance_place(s: Position, seat: int, space: int) -> float:
    figures = s.figures
    value = 0.1
    if feasible(s, seat, figures.main[space], space):
        value += glance_action(s, seat, figures.main[space], space)
    if bonus_available(s, seat, space):
        value += 0.6 * glance_action(s, seat, figures.bonus[space], t.NO_SPACE)
    return value


def glance_action(s: Position, seat: int, action: int, at: int) -> float:
    """Roughly the points that an action is good for."""
    kind = s.figures.kind[action]
    if kind == c.PRODUCE_PER_CITY:
        return 0.9 * (s.count_built(seat, t.SMALL_CITY) + s.count_built(seat, t.LARGE_CITY))
    if kind == c.PRODUCE_ONCE:
        return 1.2
    if kind == c.BUILD:
        return 1.0 + best_build(s, seat, action, at)
    if kind == c.COLLECT:
        return 0.5 * temple_gifts(s, seat, at)
    if kind == c.TAKE_FAVOR:
        return 0.8
    if kind == c.RAISE:
        return 0.35 * s.figures.action_count[action]
    if kind == c.RAISE_ANY:
        return 0.8
    return 0.6 if kind == c.ALTAR else 0.5


def best_build(s: Position, seat: int, action: int, at: int) -> int:
    best = 0
    for building in s.figures.action_types[action]:
        if open_slot(s, seat, building):
            cost = cost_of(s, seat, building, at)
            for level in range(t.LEVELS):
                base = seat * t.CELLS + level * t.KINDS
                goods = s.goods
                if (
                    s.tokens[level]
                    and goods[base] >= cost[0]
                    and goods[base + 1] >= cost[1]
                    and goods[base + 2] >= cost[2]
                ):
                    best = max(best, s.figures.multiplier[building] * (level + 1))
    return best


def glance_batch(s: Position, seat: int, batch: int) -> float:
    """Batches of what is scarce are worth more."""
    frame = s.stack[-1]
    if not isinstance(frame, ProduceCities | ProduceBase):
        return 1.0
    value = 0.0
    amounts = s.figures.batches[frame.action][batch]
    for kind in range(t.KINDS):
        value += amounts[kind] * RESOURCE_WORTH[kind] * 4.0 / (2.0 + s.goods_of(seat, kind))
    return value


def glance_raise(s: Position, seat: int, what: int, number: int) -> float:
    kind = number // t.LEVELS
    gain = RESOURCE_WORTH[kind]
    if what == t.RAISE_REFINE:
        gain += 0.5
    return 0.3 + gain * gather_bonus(s, seat, kind, number % t.LEVELS + 1)


def glance_move(s: Position, seat: int, number: int) -> float:
    kind = number // (t.LEVELS * t.LEVELS)
    start = number // t.LEVELS % t.LEVELS
    goal = number % t.LEVELS
    if goal < start:
        return 0.1
    return 0.2 + RESOURCE_WORTH[kind] * (goal - start) * gather_bonus(s, seat, kind, goal)


def gather_bonus(s: Position, seat: int, kind: int, level: int) -> float:
    """Resources are good where others lie already, and where one can still build."""
    base = seat * t.CELLS + level * t.KINDS
    company = 0
    for other in range(t.KINDS):
        if other != kind:
            company += min(s.goods[base + other], 2)
    return (1.0 + 0.3 * company) * (1.0 if s.tokens[level] else 0.3)


def glance_favor(s: Position, seat: int, number: int) -> float:
    god = number // t.FAVOR_STRIDE
    value = 1.0 if s.favors[seat * t.GOD_COUNT + god] == 0 else 0.5
    if number % t.FAVOR_STRIDE >= t.FROM_SEAT:
        value += 0.2
    return value


def glance_target(s: Position, seat: int, deity: int) -> float:
    """Cards not yet owned by what they would be worth; own ones if they can be secured."""
    if s.place[deity] != seat:
        return 1.0 + worth(s, seat, deity)
    lock = s.current_lock()
    if lock and s.laid[deity] + s.reserve[seat] >= lock:
        return 3.0 + worth(s, seat, deity)
    return 1.0


def glance_amount(s: Position, seat: int, amount: int) -> float:
    frame = s.stack[-1]
    if not isinstance(frame, OfferingAmount):
        return 1.0
    lock = s.current_lock()
    held = s.laid[frame.deity] if s.place[frame.deity] == seat else 0
    if lock and held + amount >= lock:
        return 2.0
    return 1.0 / (1.0 + 0.1 * amount)
