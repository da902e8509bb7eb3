"""What a position is worth to each seat, for bots. How promising single answers look: `priors`.

The weights are in points, more or less: fitted to the outcomes of games (`pessoi tune`), then judged in the arena.
"""

from typing import Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.building import cost_of, open_slot
from pessoi.games.mytikas.chapters.ending import building_points, worth
from pessoi.games.mytikas.chapters.following import Follow
from pessoi.games.mytikas.state import Position
from pessoi.kernel.arithmetic import Weights

# What counts for a seat, and how many points each is worth
LASTING: Final = (
    "building points",
    "points of secured cards",
    "secured cards",
    "points of cards that can be stolen",
    "offerings on such cards, times points",
    "nearness of the next turn",
)
FADING: Final = (  # as the end comes near
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
TERMS: Final = (*LASTING, *FADING)
# With more than two players: in games of four, favors and cards that can be stolen foretold less
WEIGHTS: Final = Weights(
    [0.78, 0.95, 0.8, 0.53, 0.0, 3.5, 0.1, 0.05, 0.5, 0.77, 0.6, 0.3, 2.2, 0.45, 3.6, 2.0],
    [0.66, 0.5, 1.0, 0.4, 0.05, 2.5, 0.1, 0.4, 0.6, 0.6, 0.3, 0.3, 1.8, 0.7, 1.2, 1.0],
)

SCALE: Final = 2.5  # so many points ahead at the end are odds of e to 1,
SCALE_AHEAD: Final = 6.0  # and so many more while the whole game lies ahead
HEIGHT: Final = 0.3  # a resource counts so much more for each level up
ENOUGH: Final = 8  # resources of one kind beyond this many count little


def measure(s: Position, weights: list[float]) -> list[list[float]]:
    """The terms of every seat, compared more sharply the nearer the end is."""
    left = time_left(s)
    sharpness = 1.0 / (SCALE + SCALE_AHEAD * left)
    fading = sharpness * min(1.0, 0.15 + 1.6 * left)
    rows: list[list[float]] = []
    for seat in range(s.players):
        row = [term * sharpness for term in standing(s, seat)]
        for term in prospects(s, seat):
            row.append(term * fading)
        rows.append(row)
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
    """Points, safe or not, and the turn that is about to bring some: the lasting terms."""
    terms = [float(building_points(s, seat))]
    terms += cards(s, seat)
    terms.append(1.0 - (seat - coming(s)) % s.players / s.players)
    return terms


def prospects(s: Position, seat: int) -> list[float]:
    """What is likely to become points in the time that is left: the fading terms."""
    terms = resources(s, seat)
    terms += plans(s, seat)
    terms.append(float(s.cities(seat)))
    terms.append(float(s.temples(seat)))
    terms.append(float(min(s.reserve[seat], ENOUGH)))
    terms += favors(s, seat)
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
    goods = s.goods
    for building in range(len(t.BUILDINGS)):
        if not open_slot(s, seat, building):
            continue
        cost = cost_of(s, seat, building, figures.space_of[building])
        stone, marble, gold = cost[0], cost[1], cost[2]
        whole = stone + marble + gold
        for level, tokens in enumerate(s.tokens):
            if tokens == 0:
                continue
            base = seat * t.CELLS + level * t.KINDS
            have = min(goods[base], stone) + min(goods[base + 1], marble) + min(goods[base + 2], gold)
            share = have / whole if whole else 1.0
            promise = figures.multiplier[building] * (level + 1) * share * share
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
    return [best, second]


def favors(s: Position, seat: int) -> list[float]:
    """Gods in favor, and favors beyond a god's first."""
    gods = 0
    count = 0
    for god in range(t.GOD_COUNT):
        held = s.favors[seat * t.GOD_COUNT + god]
        count += held
        if held:
            gods += 1
    return [float(gods), float(count - gods)]
