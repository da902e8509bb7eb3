"""Creatures coming to a zone: where they may stand, and what happens when they arrive.

What they do while they stand there is in `presence` (Kraken, Medusa, Polyphemus, Boar, Typhon, Chiron, Charybdis and
Scylla), `income` (Cerberus, Nereid, Hydra), `losses` (Geryon) and `combat` (Minotaur). They leave the map by `losses`
alone and change owner by Echidna alone; conquest of their zone does not touch them.  [CYC-17.56] [CYC-17.57]
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.board import card_of, miniature_of
from pessoi.games.cyclades.chapters.control import conquer
from pessoi.games.cyclades.chapters.losses import destroy_fleets, destroy_mercenaries, destroy_troops, discard_hero
from pessoi.games.cyclades.chapters.presence import closed_seas, sheltered
from pessoi.games.cyclades.chapters.supply import add_cornucopia
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    CALYDONIAN_BOAR,
    CHARYBDIS_SCYLLA,
    FIGURE_ZONE,
    FLEET,
    HYDRA,
    HYDRA_VICTIM,
    KRAKEN,
    LANDS,
    LOSS_HERO,
    MEDUSA,
    MERCENARY,
    MINOTAUR,
    NOBODY,
    NOWHERE,
    POLYPHEMUS,
    PUSH_PICK,
    PUSH_TO,
    PUSH_UNIT,
    SCYLLA,
    TROOP,
)
from pessoi.games.cyclades.vocabulary import unit_kind, unit_target, unit_zone
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits


def miniature_zones(s: Position, faction: int, creature: int) -> int:
    """Where its owner may put a miniature: its terrain, without a creature; a Minotaur at home.

    Since no zone ever holds two creatures, Chiron's zone is never among them.  [CYC-17.7] [CYC-17.8] [CYC-17.11]
    """
    zones = 0
    terrain = s.figures.terrain[creature]
    if terrain & LAND:
        zones |= s.lands[faction] if creature == MINOTAUR else s.map.land_mask  # [CYC-17.50]
    if terrain & SEA:
        zones |= s.map.sea_mask
    return zones & ~s.haunted()


class PlaceFigure(Frame[Position]):
    """The card goes in front of the faction, its miniature on the map.  [CYC-D86] [CYC-17.4] [CYC-17.7]

    Charybdis and Scylla need two different sea zones. Without room the card has no effect.  [CYC-17.41]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "figure")

    def __init__(self, faction: int, figure: int) -> None:
        self.faction: Final = faction
        self.figure: Final = figure

    def ask(self, s: Position) -> Request | None:
        zones = bits(miniature_zones(s, self.faction, card_of(self.figure)))
        needed = 2 if card_of(self.figure) == CHARYBDIS_SCYLLA and self.figure != SCYLLA else 1
        if len(zones) < needed:
            return None
        return Request(s.seat(self.faction), acts_on(FIGURE_ZONE, zones), "figure_zone")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        creature = card_of(self.figure)
        if a == NOTHING:
            s.jot("no_effect", s.seat(self.faction), self.faction, creature)
            return
        s.creature_owner = put(s.creature_owner, creature, self.faction)
        s.resolving &= ~(1 << creature)
        s.figure_zone = put(s.figure_zone, self.figure, target(a))
        s.jot("creature_placed", s.seat(self.faction), self.faction, creature, target(a))
        if creature == CHARYBDIS_SCYLLA and self.figure != SCYLLA:
            s.call(PlaceFigure(self.faction, SCYLLA))
        elif creature == HYDRA:
            s.call(HydraMeal(self.faction))  # [CYC-17.47]
        else:
            arrive(s, self.faction, self.figure)

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.7"


def arrive(s: Position, faction: int, miniature: int) -> None:
    """A miniature has come to a new zone, played, moved or stolen: push what it does there.  [CYC-10.4] [CYC-17.23]

    Medusa bars her zone by standing there, so her arrival needs nothing more.  [CYC-17.49]
    """
    creature = card_of(miniature)
    zone = s.figure_zone[miniature]
    if creature == KRAKEN:
        drown(s, zone)
    elif creature == POLYPHEMUS:
        s.call(PolyphemusPush(faction))
    elif creature == CALYDONIAN_BOAR and (s.troops_in(zone) > 0 or s.heroes_in(zone, s.owner[zone]) != 0):
        s.call(BoarPush(faction))


# -- kraken


def drown(s: Position, zone: int) -> None:
    """`kraken`: all fleets of its zone are destroyed, its owner's included.  [CYC-17.48]"""
    fleets = s.units[zone]
    if fleets > 0:
        s.jot("destroyed", s.seat(s.owner[zone]), s.owner[zone], fleets, FLEET, zone)
        destroy_fleets(s, zone, fleets)


# -- polyphemus


class PolyphemusPush(Frame[Position]):
    """`polyphemus`: his owner pushes the fleets around him out, one by one, from any of their zones in any order.

    [CYC-17.51] [CYC-17.52] [CYC-D24]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        around = s.map.sea_next[s.figure_zone[miniature_of(POLYPHEMUS)]]
        zones = [zone for zone in around if s.units[zone] > 0]
        return Request(s.seat(self.faction), acts_on(PUSH_PICK, zones), "push_pick") if zones else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.call(PushFleets(self.faction, target(a)))


class PushFleets(Frame[Position]):
    """A fleet goes to an open neighbouring zone, empty or with fleets of its colour, or is destroyed.

    All zones around Polyphemus are closed before the first push.  [CYC-17.52] [CYC-D25]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: int, origin: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin

    def ask(self, s: Position) -> Request | None:
        closed = closed_seas(s)
        owners = (NOBODY, s.owner[self.origin])
        zones = [z for z in s.map.sea_next[self.origin] if s.owner[z] in owners and (closed >> z) & 1 == 0]
        return Request(s.seat(self.faction), acts_on(PUSH_TO, zones), "push_to") if zones else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            kill(s, self.origin, FLEET, 1)
            return
        owner = s.owner[self.origin]
        s.take_fleets(self.origin, 1)
        s.add_fleets(target(a), owner, 1)
        s.jot("fleet_pushed", s.seat(owner), owner, self.origin, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.52"


# -- calydonian boar


class BoarPush(Frame[Position]):
    """`calydonian_boar`: its owner pushes troops and heroes out, one by one in any order, or they are destroyed.

    The zone stays its controller's. Where there is one way to go, their order is all the same.
    [CYC-17.53] [CYC-17.54] [CYC-D26]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        units = boar_units(s)
        ways = len(boar_ways(s))
        if ways == 0 or not units:
            return None
        return Request(s.seat(self.faction), acts_on(PUSH_UNIT, units if ways > 1 else units[:1]), "push_unit")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            self.trample(s)
        else:
            s.call(PushUnit(self.faction, target(a)))

    def trample(self, s: Position) -> None:
        """Whoever is left has nowhere to go: troops are destroyed and heroes discarded.  [CYC-17.53]"""
        zone = s.figure_zone[miniature_of(CALYDONIAN_BOAR)]
        for kind, number in ((TROOP, s.units[zone]), (MERCENARY, s.mercenaries[zone])):
            if number > 0:
                kill(s, zone, kind, number)
        for hero in bits(s.heroes_in(zone, s.owner[zone])):
            discard_hero(s, hero)


class PushUnit(Frame[Position]):
    """A troop or hero goes to a neighbouring zone of its faction or nobody's.  [CYC-17.53] [CYC-17.54] [CYC-D25]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit")

    def __init__(self, faction: int, unit: int) -> None:
        self.faction: Final = faction
        self.unit: Final = unit  # as a loss: TROOP, MERCENARY or LOSS_HERO + the hero

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(PUSH_TO, boar_ways(s)), "push_to")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        origin = s.figure_zone[miniature_of(CALYDONIAN_BOAR)]
        owner = s.owner[origin]
        s.jot("unit_pushed", s.seat(owner), owner, self.unit, origin, target(a))
        if self.unit == TROOP:
            s.units = add(add(s.units, origin, -1), target(a), 1)
        elif self.unit == MERCENARY:
            s.mercenaries = add(add(s.mercenaries, origin, -1), target(a), 1)
        else:
            s.hero_zone = put(s.hero_zone, self.unit - LOSS_HERO, target(a))
        if s.owner[target(a)] == NOBODY:
            conquer(s, target(a), owner)

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.53"


def boar_units(s: Position) -> list[int]:
    """Who stands in the Boar's zone, each kind once."""
    zone = s.figure_zone[miniature_of(CALYDONIAN_BOAR)]
    units: list[int] = []
    if s.units[zone] > 0:
        units.append(TROOP)
    if s.mercenaries[zone] > 0:
        units.append(MERCENARY)
    for hero in bits(s.heroes_in(zone, s.owner[zone])):
        units.append(LOSS_HERO + hero)
    return units


def boar_ways(s: Position) -> list[int]:
    """Where they may be pushed: never to another faction's zone, nor to Medusa's or Chiron's.  [CYC-17.53]"""
    origin = s.figure_zone[miniature_of(CALYDONIAN_BOAR)]
    owners = (NOBODY, s.owner[origin])
    shut = sheltered(s)
    medusa = s.figure_zone[miniature_of(MEDUSA)]
    if medusa != NOWHERE:
        shut |= 1 << medusa
    return [z for z in s.map.land_next[origin] if s.owner[z] in owners and (shut >> z) & 1 == 0]


# -- hydra


def feed_hydra(s: Position, faction: int) -> None:
    """Push the Hydra's meal.  [CYC-10.7] [CYC-17.47]"""
    s.call(HydraMeal(faction))


class HydraMeal(Frame[Position]):
    """`hydra`: it must devour a troop or fleet in its zone or beside it, if it can; that adds a cornucopia.

    Units in Chiron's zone cannot be chosen.  [CYC-17.47] [CYC-D23]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        zone = s.figure_zone[miniature_of(HYDRA)]
        victims = units_in(s, (s.map.near[zone] | 1 << zone) & ~sheltered(s))
        return Request(s.seat(self.faction), acts_on(HYDRA_VICTIM, victims), "hydra_victim") if victims else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a != NOTHING:
            kill(s, unit_zone(a), unit_kind(a), 1)
            for _ in range(s.figures.hydra_cornucopias):
                add_cornucopia(s, self.faction, s.figure_zone[miniature_of(HYDRA)])


# -- victims, as (zone, kind)


def units_in(s: Position, zones: int) -> list[int]:
    """Every kind of troop or fleet in these zones, as combined targets."""
    found: list[int] = []
    for zone in bits(zones):
        if s.units[zone] > 0:
            found.append(unit_target(zone, TROOP if zone < LANDS else FLEET))
        if zone < LANDS and s.mercenaries[zone] > 0:
            found.append(unit_target(zone, MERCENARY))
    return found


def kill(s: Position, zone: int, kind: int, number: int) -> None:
    """Units of a zone are destroyed by a creature.  [CYC-1.6]"""
    owner = s.owner[zone]
    s.jot("destroyed", s.seat(owner), owner, number, kind, zone)
    if kind == TROOP:
        destroy_troops(s, zone, number)
    elif kind == MERCENARY:
        destroy_mercenaries(s, zone, number)
    else:
        destroy_fleets(s, zone, number)
