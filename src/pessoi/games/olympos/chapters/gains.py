"""What players receive. The bank never runs out; a player's own discs may.  [OLY-2.6]"""

from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BONUS_CUBES, BONUS_HOURGLASSES, BONUS_PRESTIGE, RESOURCES
from pessoi.kernel.rows import add


def gain_bonus(s: Position, seat: int, kind: int) -> None:
    """A settler, two hourglasses, a cube or prestige.  [OLY-6.12] [OLY-6.14]"""
    f = s.figures
    effect = f.bonus_effect[kind]
    if effect == BONUS_HOURGLASSES:
        gain_hourglasses(s, seat, f.bonus_amount[kind])
    elif effect == BONUS_PRESTIGE:
        gain_prestige(s, seat, f.bonus_amount[kind])
    elif effect == BONUS_CUBES:
        gain_cube(s, seat, f.bonus_resource[kind], f.bonus_amount[kind])
    else:
        recruit(s, seat, f.bonus_amount[kind])


def recruit(s: Position, seat: int, count: int) -> None:
    """Settlers from the reserve to the stock; what the reserve does not have is lost.  [OLY-2.7] [OLY-6.12]"""
    moved = min(count, s.reserve[seat])
    s.reserve = add(s.reserve, seat, -moved)
    s.stock[seat] += moved
    if count:
        s.jot("recruits", seat, moved)


def gain_hourglasses(s: Position, seat: int, count: int) -> None:
    s.hourglass[seat] += count
    if count:
        s.jot("hourglasses", seat, count)


def gain_prestige(s: Position, seat: int, count: int) -> None:
    """Prestige is kept face down, but everybody sees how much is taken.  [OLY-8.16]"""
    s.prestige = add(s.prestige, seat, count)
    if count:
        s.jot("prestige", seat, count)


def gain_cube(s: Position, seat: int, resource: int, count: int) -> None:
    s.cube[seat * RESOURCES + resource] += count
    s.jot("cube", seat, resource, count)
