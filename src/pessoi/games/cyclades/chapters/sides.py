"""The two sides of a combat: who is engaged, how strong they are, where they may go, how they lose units.

The defender's pieces are those of the zone. The attacker's are s.raid_units and s.raid_mercenaries. Heroes belong to
the side of their owner.
"""

from pessoi.games.cyclades.chapters import heroes
from pessoi.games.cyclades.chapters.buildings import fortresses_in, open_ports
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER, faction_of
from pessoi.games.cyclades.chapters.losses import (
    destroy_fleets,
    destroy_mercenaries,
    destroy_raiders,
    destroy_raiding_mercenaries,
    destroy_troops,
    discard_hero,
)
from pessoi.games.cyclades.chapters.presence import has_minotaur
from pessoi.games.cyclades.chapters.reach import fleet_retreats, land_retreats
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    FLEET,
    FORTRESS,
    LANDS,
    MERCENARY,
    METROPOLIS,
    NONE,
    TROOP,
)
from pessoi.kernel.rows import add
from pessoi.kernel.sets import bits

# -- questions


def is_naval(s: Position) -> bool:
    return s.battle_zone >= LANDS


def base_units(s: Position, side: int) -> int:
    """Base troops, or fleets, of a side."""
    if side == ATTACKER:
        return s.raid_units
    return s.units[s.battle_zone] if s.owner[s.battle_zone] == s.defender else 0


def side_mercenaries(s: Position, side: int) -> int:
    if is_naval(s):
        return 0
    return s.raid_mercenaries if side == ATTACKER else s.mercenaries[s.battle_zone]


def side_heroes(s: Position, side: int) -> int:
    return 0 if is_naval(s) else s.heroes_in(s.battle_zone, faction_of(s, side))


def side_minotaur(s: Position, side: int) -> bool:
    return side == DEFENDER and not is_naval(s) and has_minotaur(s, s.battle_zone, s.defender)


def movable(s: Position, side: int) -> int:
    """Units of a side that can retreat: all but the Minotaur.  [CYC-14.16]"""
    return base_units(s, side) + side_mercenaries(s, side) + side_heroes(s, side).bit_count()


def engaged(s: Position, side: int) -> int:
    """Units of a side: those who arrived, and those of the zone; nobody joins later.  [CYC-14.1] [CYC-22.4]"""
    return movable(s, side) + (1 if side_minotaur(s, side) else 0)


def strength(s: Position, side: int) -> int:
    """Die, units, buildings, heroes.  [CYC-14.5] [CYC-14.6]"""
    faction = faction_of(s, side)
    total = s.dice[side]
    if heroes.fixed_die(s, faction) == NONE:
        total = heroes.settled_die(s, faction, total)
    return total + force(s, side)


def force(s: Position, side: int) -> int:
    """A side's strength without its die."""
    f = s.figures
    faction = faction_of(s, side)
    if is_naval(s):
        ports = open_ports(s, faction, s.battle_zone)
        fleets = base_units(s, side)
        return fleets * f.unit_strength + ports * f.port_bonus + heroes.naval_bonus(s, faction, s.battle_zone)
    total = (base_units(s, side) + side_mercenaries(s, side)) * f.unit_strength
    total += heroes.strength_of(s, faction, side_heroes(s, side))
    if side_minotaur(s, side):
        total += f.minotaur_strength
    if side == DEFENDER and not heroes.ignores_fortresses(s, s.attacker):
        walls = fortresses_in(s, s.battle_zone, FORTRESS) + fortresses_in(s, s.battle_zone, METROPOLIS)
        total += (walls + heroes.extra_fortresses(s, faction, s.battle_zone)) * f.fortress_bonus
    return total


def retreat_zones(s: Position, side: int) -> int:
    """Zones that a side may retreat to.  [CYC-14.13] [CYC-14.14]"""
    faction = faction_of(s, side)
    if is_naval(s):
        return fleet_retreats(s, faction, s.battle_zone)
    return land_retreats(s, faction, s.battle_zone)


# -- changes


def take_base_units(s: Position, side: int, number: int) -> None:
    """Base units leave the combat alive."""
    if side == ATTACKER:
        s.raid_units -= number
    elif is_naval(s):
        s.take_fleets(s.battle_zone, number)
    else:
        s.units = add(s.units, s.battle_zone, -number)


def take_mercenaries(s: Position, side: int, number: int) -> None:
    if side == ATTACKER:
        s.raid_mercenaries -= number
    else:
        s.mercenaries = add(s.mercenaries, s.battle_zone, -number)


def destroy_unit(s: Position, side: int, kind: int) -> None:
    """One unit of a side is destroyed: TROOP stands for a fleet at sea.  [CYC-2.5]"""
    faction = faction_of(s, side)
    s.jot("destroyed", s.seat(faction), faction, 1, FLEET if is_naval(s) else kind, s.battle_zone)
    if kind == MERCENARY:
        if side == ATTACKER:
            destroy_raiding_mercenaries(s, 1)
        else:
            destroy_mercenaries(s, s.battle_zone, 1)
    elif side == ATTACKER:
        destroy_raiders(s, 1)
    elif is_naval(s):
        destroy_fleets(s, s.battle_zone, 1)
    else:
        destroy_troops(s, s.battle_zone, 1)


def annihilate(s: Position, side: int) -> None:
    """All units of a side are destroyed."""
    while base_units(s, side) > 0:
        destroy_unit(s, side, TROOP)
    while side_mercenaries(s, side) > 0:
        destroy_unit(s, side, MERCENARY)
    for hero in bits(side_heroes(s, side)):
        discard_hero(s, hero)
