"""Sense for bots: what a position is worth to each seat, and which answers look good at first sight.

The weights are estimates in points, judged by how greedy play on them fares.
"""

from typing import Final

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.actions import bonus_available, feasible, temple_gifts
from pessoi.games.mytikas.building import cost_of, open_slot
from pessoi.games.mytikas.ending import building_points, worth
from pessoi.games.mytikas.following import Follow
from pessoi.games.mytikas.offerings import OfferingAmount
from pessoi.games.mytikas.production import ProduceBase, ProduceCities
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Request, target, verb
from pessoi.kernel.chances import chances, weigh

# What counts for a seat, and how many points each is worth; those after the gap fade as the end comes near
TERMS: Final = (
    "building points",
    "points of secured cards",
    "secured cards",
    "points of cards that can be stolen",
    "offerings on such cards, times points",
    "nearness of the next turn",
    "stone",
    "marble",
    "gold",
    "best building in sight",
    "next best building in sight",
    "cities",
    "temples",
    "offerings in reserve",
    "gods in favor",
    "favors beyond a god's first",
)
WEIGHTS: Final = [1.0, 1.0, 0.5, 0.7, 0.05, 4.2, 0.22, 0.45, 0.65, 0.75, 0.3, 1.6, 1.0, 0.55, 0.8, 0.3]
LASTING: Final = 6  # terms that do not fade

RESOURCE_WORTH: Final = [0.22, 0.45, 0.65]  # for first sights
HEIGHT: Final = 0.3  # a resource counts so much more for each level up
ENOUGH: Final = 8  # resources of one kind beyond this many count little


def evaluate(s: Position) -> list[float]:
    """Each seat's chance to win."""
    return chances([weigh(terms, WEIGHTS) for terms in measure(s)])


def measure(s: Position) -> list[list[float]]:
    """The terms of every seat, compared more sharply the nearer the end is."""
    left = time_left(s)
    sharpness = 1.0 / (2.5 + 6.0 * left)
    fading = sharpness * min(1.0, 0.15 + 1.6 * left)
    rows: list[list[float]] = []
    for seat in range(s.players):
        terms = standing(s, seat)
        for i in range(len(terms)):
            terms[i] *= sharpness if i < LASTING else fading
        rows.append(terms)
    return rows


def time_left(s: Position) -> float:
    """From 1 at the start to 0 at the end, by the trigger that is nearest."""
    setup = s.figures.setup(s.players)
    locks = s.locks_left() / len(setup.locks)
    left = 0
    start = 0
    for level in range(t.LEVELS):
        left += s.tokens[level]
        start += setup.level_tokens[level]
    pieces = 0
    for seat in range(s.players):
        pieces = max(pieces, s.pieces_built(seat))
    return min(locks, left / start, (t.SLOT_COUNT - pieces) / t.SLOT_COUNT)


def standing(s: Position, seat: int) -> list[float]:
    """Points, and what is likely to become points in the time that is left."""
    terms = [float(building_points(s, seat))]
    terms += cards(s, seat)
    terms.append(1.0 - (seat - coming(s)) % s.players / s.players)
    terms += resources(s, seat)
    terms += plans(s, seat)
    terms.append(float(s.count_built(seat, t.SMALL_CITY) + s.count_built(seat, t.LARGE_CITY)))
    terms.append(float(s.count_built(seat, t.SMALL_TEMPLE) + s.count_built(seat, t.LARGE_TEMPLE)))
    terms.append(float(min(s.reserve[seat], ENOUGH)))
    gods = 0
    favors = 0
    for god in range(t.GOD_COUNT):
        count = s.favors[seat * t.GOD_COUNT + god]
        favors += count
        if count:
            gods += 1
    terms.append(float(gods))
    terms.append(float(favors - gods))
    return terms


def coming(s: Position) -> int:
    """The seat whose turn it is, or comes as soon as the others have followed."""
    for frame in s.stack:
        if isinstance(frame, Follow):
            return (s.active + 1) % s.players
    return s.active


def cards(s: Position, seat: int) -> list[float]:
    """Secured cards' points and number, others' points, and these again for each offering on them."""
    secured = 0.0
    number = 0.0
    unsafe = 0.0
    backed = 0.0
    for deity in range(t.DEITY_COUNT):
        if s.place[deity] == seat:
            points = worth(s, seat, deity)
            if s.lock[deity] >= 0:
                secured += points
                number += 1.0
            else:
                unsafe += points
                backed += points * s.laid[deity]
    return [secured, number, unsafe, backed]


def resources(s: Position, seat: int) -> list[float]:
    """Of each kind how much there is, higher ones counting more."""
    found: list[float] = []
    base = seat * t.CELLS
    for kind in range(t.KINDS):
        count = 0
        weight = 0.0
        for level in range(t.LEVELS):
            here = s.goods[base + level * t.KINDS + kind]
            count += here
            weight += here * (1.0 + HEIGHT * level)
        if count > ENOUGH:
            weight *= (ENOUGH + 0.2 * (count - ENOUGH)) / count
        found.append(weight)
    return found


def plans(s: Position, seat: int) -> list[float]:
    """The two best buildings in sight: their points, by how much of their cost lies on the level already."""
    best = 0.0
    second = 0.0
    figures = s.figures
    for building in range(len(t.BUILDINGS)):
        if not open_slot(s, seat, building):
            continue
        cost = cost_of(s, seat, building, home_of(s, building))
        whole = cost[0] + cost[1] + cost[2]
        for level in range(t.LEVELS):
            if s.tokens[level] == 0:
                continue
            base = seat * t.CELLS + level * t.KINDS
            have = 0
            for kind in range(t.KINDS):
                have += min(s.goods[base + kind], cost[kind])
            share = have / whole if whole else 1.0
            promise = figures.multiplier[building] * (level + 1) * share * share
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
    return [best, second]


def home_of(s: Position, building: int) -> int:
    """The space whose main action builds this type."""
    for space in range(t.SPACE_COUNT):
        if building in s.figures.action_types[s.figures.main[space]]:
            return space
    return t.NO_SPACE


# -- first sight


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
