"""Parts 14 and 15: what the pieces and cards are worth, and who wins.

The triggers of the end stand where they happen: building.raise_piece, offerings.secure, turn.Turns.
[MYT-1.2] Points come from pieces and cards alone; [MYT-15.9] what is left over scores nothing by itself.
"""

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Outcome, Ranking


def points_of_type(s: Position, seat: int, building: int) -> int:
    """[MYT-15.1] Level times multiplier; [MYT-15.2] the home city too."""
    levels = 0
    for slot in s.figures.slots_of[building]:
        levels += s.built[seat * t.SLOT_COUNT + slot]
    return levels * s.figures.multiplier[building]


def building_points(s: Position, seat: int) -> int:
    points = 0
    base = seat * t.SLOT_COUNT
    figures = s.figures
    for slot in range(t.SLOT_COUNT):
        points += s.built[base + slot] * figures.multiplier[figures.slot_type[slot]]
    return points


def worth(s: Position, seat: int, deity: int) -> int:
    """What the card scores (or would score) in that seat's hands now.

    [MYT-15.3] [MYT-15.4] Also a card whose power was never active. [MYT-15.8] No tier reached: nothing.
    """
    points = s.figures.points
    count = measure(s, seat, points.measure[deity])
    if points.per_item[deity]:
        return points.per_item[deity] * count
    value = 0
    tiers = points.tier_from[deity]
    for i in range(len(tiers)):
        if count >= tiers[i]:
            value = points.tier_points[deity][i]
    return value


def measure(s: Position, seat: int, what: int) -> int:
    """What a card counts."""
    if what >= c.FAVOR_OF:
        return min(s.favors[seat * t.GOD_COUNT + what - c.FAVOR_OF], 1)
    if what == c.STONE_TOTAL:
        return s.goods_of(seat, t.STONE)
    if what == c.MARBLE_TOTAL:
        return s.goods_of(seat, t.MARBLE)
    if what == c.GOLD_TOTAL:
        return s.goods_of(seat, t.GOLD)
    if what == c.TEMPLES_BUILT:
        return s.temples(seat)
    if what == c.CITIES_BUILT:  # [MYT-15.7] the home city too
        return s.cities(seat)
    if what == c.KINDS_AT_SUMMIT:
        base = seat * t.CELLS + (t.LEVELS - 1) * t.KINDS
        return min(s.goods[base], 1) + min(s.goods[base + 1], 1) + min(s.goods[base + 2], 1)
    if what == c.LOCKS_OWNED:
        return s.locks_of(seat)
    if what == c.OFFERINGS_OWNED or what == c.CARDS_OWNED:
        return measure_cards(s, seat, what)
    return measure_favors(s, seat, what)


def measure_cards(s: Position, seat: int, what: int) -> int:
    """Cards, or offerings on them and in reserve (locks do not count as offerings)."""
    cards = 0
    offerings = s.reserve[seat]
    for deity in range(t.DEITY_COUNT):
        if s.place[deity] == seat:
            cards += 1
            offerings += s.laid[deity]
    return cards if what == c.CARDS_OWNED else offerings


def measure_favors(s: Position, seat: int, what: int) -> int:
    """Favors; or 1 if two are of one god, or of two different gods."""
    total = 0
    gods = 0
    highest = 0
    for god in range(t.GOD_COUNT):
        count = s.favors[seat * t.GOD_COUNT + god]
        total += count
        highest = max(highest, count)
        if count:
            gods += 1
    if what == c.TWO_IDENTICAL:
        return 1 if highest >= 2 else 0
    if what == c.TWO_DIFFERENT:
        return 1 if gods >= 2 else 0
    return total


def deity_points(s: Position, seat: int) -> int:
    points = 0
    for deity in range(t.DEITY_COUNT):
        if s.place[deity] == seat:
            points += worth(s, seat, deity)
    return points


def score(s: Position, seat: int) -> int:
    return building_points(s, seat) + deity_points(s, seat)


def large_temple_level(s: Position, seat: int) -> int:
    level = 0
    for slot in s.figures.slots_of[t.LARGE_TEMPLE]:
        level = max(level, s.built[seat * t.SLOT_COUNT + slot])
    return level


def outcome(s: Position) -> Outcome | None:
    """[MYT-1.1] Most points win; [MYT-15.5] then the higher large temple, then more resources; [MYT-15.6] or shared."""
    if s.stack:
        return None
    standing = [(score(s, seat), large_temple_level(s, seat), s.goods_total(seat)) for seat in range(s.players)]
    rankings: list[Ranking] = []
    for seat in range(s.players):
        place = 1
        for other in standing:
            if other > standing[seat]:
                place += 1
        parts = [(t.BUILDINGS[b], points_of_type(s, seat, b)) for b in range(len(t.BUILDINGS))]
        parts.append(("deities", deity_points(s, seat)))
        rankings.append(Ranking(place, standing[seat][0], parts, seat))
    return Outcome(rankings, t.REASONS[s.ended])
