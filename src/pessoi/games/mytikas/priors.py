"""Priors: how promising each answer looks before anything is worked out, roughly in points."""

from typing import Final

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.actions import bonus_available, feasible, temple_gifts
from pessoi.games.mytikas.chapters.building import affordable, cost_of, open_slot
from pessoi.games.mytikas.chapters.ending import worth
from pessoi.games.mytikas.chapters.offerings import OfferingAmount
from pessoi.games.mytikas.chapters.production import ProduceBase, ProduceCities
from pessoi.games.mytikas.evaluation import HEIGHT
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Request, target, verb

RESOURCE_WORTH: Final = [0.22, 0.45, 0.65]


def priors(s: Position, r: Request) -> list[float]:
    return [prior(s, r.seat, a) for a in r.actions]


def prior(s: Position, seat: int, a: Action) -> float:
    """A positive weight for one answer."""
    what = verb(a)
    number = target(a)
    if what == t.PLACE:
        return prior_of_place(s, seat, number)
    if what == t.TUMBLE or what == t.BURN:
        return 0.02
    if what == t.REFINE:
        return 0.4
    if what == t.BATCH:
        return prior_of_batch(s, seat, number)
    if what == t.RAISE or what == t.RAISE_REFINE:
        return prior_of_raise(s, seat, a)
    if what == t.LIFT or what == t.MOVE:
        return prior_of_move(s, seat, a)
    if what == t.BUILD:
        slot, level = v.read_build(a)
        return 1.0 + s.figures.multiplier[s.figures.slot_type[slot]] * (level + 1)
    if what == t.FAVOR:
        return prior_of_favor(s, seat, a)
    if what == t.TARGET:
        return prior_of_target(s, seat, number)
    if what == t.AMOUNT:
        return prior_of_amount(s, seat, number)
    if what == t.GIVE:
        kind, level = v.read_cell(a)
        return 3.0 - RESOURCE_WORTH[kind] * (1.0 + HEIGHT * level)
    if what == t.OFFER:
        return 0.3 + 0.3 * s.reserve[seat]
    if what == t.EXTRA:
        return RESOURCE_WORTH[number]
    if what == t.FOLLOW:
        space, _ = v.read_follow(a)
        return 0.5 * promise(s, seat, s.figures.main[space], space)
    if what == t.KEEP:
        return 1.0 + s.figures.points.per_item[number] + len(s.figures.points.tier_from[number])
    if what == t.SKIP:
        return prior_of_skip(s, seat)
    if what == t.DECLINE or what == t.STOP:
        return 0.3
    return 1.0  # main, gain, bonus, end_turn, pass, chance


def prior_of_place(s: Position, seat: int, space: int) -> float:
    figures = s.figures
    value = 0.1
    if feasible(s, seat, figures.main[space], space):
        value += promise(s, seat, figures.main[space], space)
    if bonus_available(s, seat, space):
        value += 0.6 * promise(s, seat, figures.bonus[space], t.NO_SPACE)
    return value


def prior_of_skip(s: Position, seat: int) -> float:
    """Doing nothing at all is hardly ever best."""
    return 0.3 if bonus_available(s, seat, s.builder[seat]) else 0.02


def promise(s: Position, seat: int, action: int, at: int) -> float:
    """Roughly the points that an action is good for."""
    kind = s.figures.kind[action]
    if kind == c.PRODUCE_PER_CITY:
        return 0.9 * s.cities(seat)
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
                if affordable(s, seat, cost, level):
                    best = max(best, s.figures.multiplier[building] * (level + 1))
    return best


def prior_of_batch(s: Position, seat: int, batch: int) -> float:
    """Batches of what is scarce are worth more."""
    frame = s.stack[-1]
    if not isinstance(frame, ProduceCities | ProduceBase):
        return 1.0
    value = 0.0
    amounts = s.figures.batches[frame.action][batch]
    for kind in range(t.KINDS):
        value += amounts[kind] * RESOURCE_WORTH[kind] * 4.0 / (2.0 + s.goods_of(seat, kind))
    return value


def prior_of_raise(s: Position, seat: int, a: Action) -> float:
    kind, level = v.read_cell(a)
    gain = RESOURCE_WORTH[kind]
    if verb(a) == t.RAISE_REFINE:
        gain += 0.5
    return 0.3 + gain * gather_bonus(s, seat, kind, level + 1)


def prior_of_move(s: Position, seat: int, a: Action) -> float:
    kind, start, goal = v.read_way(a)
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


def prior_of_favor(s: Position, seat: int, a: Action) -> float:
    god, source = v.read_favor(a)
    value = 1.0 if s.favors[seat * t.GOD_COUNT + god] == 0 else 0.5
    if source >= t.FROM_SEAT:
        value += 0.2
    return value


def prior_of_target(s: Position, seat: int, deity: int) -> float:
    """Cards not yet owned by what they would be worth; own ones if they can be secured."""
    if s.place[deity] != seat:
        return 1.0 + worth(s, seat, deity)
    lock = s.current_lock()
    if lock and s.laid[deity] + s.reserve[seat] >= lock:
        return 3.0 + worth(s, seat, deity)
    return 1.0


def prior_of_amount(s: Position, seat: int, amount: int) -> float:
    frame = s.stack[-1]
    if not isinstance(frame, OfferingAmount):
        return 1.0
    lock = s.current_lock()
    held = s.laid[frame.deity] if s.place[frame.deity] == seat else 0
    if lock and held + amount >= lock:
        return 2.0
    return 1.0 / (1.0 + 0.1 * amount)
