"""Chapter 10: points and places. A score can be taken at any time; it is the result once all are finished."""

from typing import Final

from pessoi.games.olympos.state import Position
from pessoi.kernel import Outcome, Ranking

PARTS: Final = ["time", "prestige", "territories", "discoveries", "powers", "wonders", "destiny", "keres"]
TIME: Final = 0  # the places of two parts that others look at
PRESTIGE: Final = 1


def points_by_part(s: Position, seat: int) -> list[int]:
    """In the order of PARTS. Cubes and hourglasses are worth nothing.
    [OLY-10.8] [OLY-10.9] [OLY-10.10] [OLY-10.11] [OLY-10.12]
    """
    f = s.figures
    return [
        f.end_points[s.position[seat]],
        s.prestige[seat],
        territory_points(s, seat),
        s.owned[seat].bit_count() * f.tile_value,
        power_points(s, seat),
        wonder_points(s, seat),
        s.held[seat] * f.card_value,
        f.curse_points if s.keres >> seat & 1 else 0,
    ]


def points(s: Position, seat: int) -> int:
    total = 0
    for part in points_by_part(s, seat):
        total += part
    return total


def territory_points(s: Position, seat: int) -> int:
    """Controlled territories, Atlantis counting more; conquered settlers give none.  [OLY-10.9] [OLY-5.24]"""
    f = s.figures
    lands = s.controlled_by(seat)
    total = (lands & ~f.atlantis).bit_count() * f.territory_points
    return total + (lands & f.atlantis).bit_count() * f.atlantis_points if lands & f.atlantis else total


def power_points(s: Position, seat: int) -> int:
    """Poetry, Philosophy, Science, City, Absolutism, Engineering. Swords are those printed on discoveries, Star
    tokens those held.  [OLY-10.10] [OLY-10.11] [OLY-11.19] [OLY-11.20] [OLY-11.21] [OLY-11.22] [OLY-11.23]
    """
    f = s.figures
    owned = s.owned[seat]
    count = owned.bit_count()
    total = 0
    d = 0
    while owned:
        if owned & 1:
            total += f.tile_points[d]
            total += f.points_per_discovery[d] * count
            total += f.points_per_settler[d] * s.on_map[seat]
            total += f.points_per_sword[d] * s.swords[seat]
            total += f.points_per_star[d] * s.star[seat]
        owned >>= 1
        d += 1
    return total


def wonder_points(s: Position, seat: int) -> int:
    """Each wonder its value, and no more.  [OLY-7.6] [OLY-10.10]"""
    total = 0
    for w in range(s.figures.wonders):
        if s.built[seat] >> w & 1:
            total += s.figures.wonder_points[w]
    return total


def tiles(s: Position, seat: int) -> int:
    """Discoveries and wonders, for ties.  [OLY-10.13]"""
    return s.owned[seat].bit_count() + s.built[seat].bit_count()


def outcome(s: Position) -> Outcome | None:
    """Most points win, then most discovery and wonder tiles; then the victory is shared.  [OLY-10.6] [OLY-10.13]"""
    if s.stack:
        return None
    rank: list[tuple[int, int]] = [(points(s, seat), tiles(s, seat)) for seat in range(s.players)]
    seats: list[Ranking] = []
    for seat in range(s.players):
        better = 0
        for other in rank:
            if other > rank[seat]:
                better += 1
        parts = points_by_part(s, seat)
        named = [(PARTS[i], parts[i]) for i in range(len(PARTS))]
        seats.append(Ranking(1 + better, rank[seat][0], named, seat))
    return Outcome(seats, "end-all-finished")
