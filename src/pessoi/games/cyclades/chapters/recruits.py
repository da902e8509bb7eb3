"""Pieces that come onto the map: one question a piece.  [CYC-D33] [CYC-D34]

For callers:
  PlaceUnits(faction, kind, number, where)   frame: `number` of TROOP, MERCENARY or FLEET, as far as they last.
                                             where: RECRUITED  by a god           [CYC-12.6] [CYC-12.19]
                                                    CONTROLLED in zones held now  [CYC-16.22] [CYC-16.25]
                                                    SUMMONED   by a creature's effect, not in Chiron's zone
  PlaceHero(faction, hero)                   frame: a hero whose card the faction has already
  PlaceCornucopia(faction, terrain)          frame: a token on a zone that the faction controls;
                                             terrain: components.LAND, SEA or LAND | SEA
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.presence import barred_lands, closed_seas, sheltered
from pessoi.games.cyclades.chapters.supply import add_cornucopia
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import FLEET, MERCENARY, NOWHERE, PLACE_CORNUCOPIA, PLACE_UNIT, TROOP
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_in, target
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits

RECRUITED: Final = 0
CONTROLLED: Final = 1
SUMMONED: Final = 2


def troop_zones(s: Position, faction: int) -> int:
    """Where troops, mercenaries and heroes may be placed: own zones but Medusa's and the Boar's.  [CYC-12.19]

    Whoever is gained while a combat is under way does not come into it.  [CYC-22.4]
    """
    zones = s.lands[faction] & ~barred_lands(s)
    return zones if s.battle_zone == NOWHERE else zones & ~(1 << s.battle_zone)


def fleet_zones(s: Position, faction: int) -> int:
    """Where a god's fleets may be placed: next to own land, empty or own, not closed.  [CYC-12.6]"""
    near = 0
    for zone in bits(s.lands[faction]):
        near |= s.map.sea_near[zone]
    for other in range(s.mode.factions):
        if other != faction:
            near &= ~s.seas[other]
    return near & ~closed_seas(s)


def zones_for(s: Position, faction: int, kind: int, where: int) -> int:
    if kind == FLEET:
        return fleet_zones(s, faction) if where == RECRUITED else s.seas[faction]
    zones = troop_zones(s, faction)
    return zones & ~sheltered(s) if where == SUMMONED else zones


def in_reserve(s: Position, faction: int, kind: int) -> int:
    if kind == TROOP:
        return s.troops_left[faction]
    return s.mercenaries_left if kind == MERCENARY else s.fleets_left[faction]


def place_unit(s: Position, faction: int, kind: int, zone: int) -> None:
    if kind == TROOP:
        s.troops_left = add(s.troops_left, faction, -1)
        s.units = add(s.units, zone, 1)
    elif kind == MERCENARY:
        s.mercenaries_left -= 1
        s.mercenaries = add(s.mercenaries, zone, 1)
    else:
        s.fleets_left = add(s.fleets_left, faction, -1)
        s.add_fleets(zone, faction, 1)
    s.jot("places", s.seat(faction), faction, kind, zone)


@mypyc_attr(free_list_len=1)
class PlaceUnits(Frame[Position]):
    """Place units one by one; what finds no zone or no piece is lost.  [CYC-D33] [CYC-1.9] [CYC-2.6] [CYC-16.21]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "kind", "number", "where")

    def __init__(self, faction: int, kind: int, number: int, where: int) -> None:
        self.faction: Final = faction
        self.kind: Final = kind
        self.number: Final = number
        self.where: Final = where

    def ask(self, s: Position) -> Request | None:
        if self.number == 0 or in_reserve(s, self.faction, self.kind) == 0:
            return None
        zones = zones_for(s, self.faction, self.kind, self.where)
        return Request(s.seat(self.faction), acts_in(PLACE_UNIT, zones), "place_unit") if zones else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        if self.number > 1:
            s.become(PlaceUnits(self.faction, self.kind, self.number - 1, self.where))
        else:
            s.end()
        place_unit(s, self.faction, self.kind, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-12.6" if self.kind == FLEET else "CYC-12.19"


class PlaceHero(Frame[Position]):
    """The miniature of a hero just recruited comes into an own land zone.  [CYC-D33] [CYC-12.15]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction: Final = faction
        self.hero: Final = hero

    def ask(self, s: Position) -> Request | None:
        zones = troop_zones(s, self.faction)
        return Request(s.seat(self.faction), acts_in(PLACE_UNIT, zones), "place_unit")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.hero_zone = put(s.hero_zone, self.hero, target(a))
        s.jot("places_hero", s.seat(self.faction), self.faction, self.hero, target(a))


class PlaceCornucopia(Frame[Position]):
    """A token goes on a zone that the faction controls; Apollo's may go on any sea if it has none.  [CYC-D34]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "terrain")

    def __init__(self, faction: int, terrain: int) -> None:
        self.faction: Final = faction
        self.terrain: Final = terrain

    def ask(self, s: Position) -> Request | None:
        zones = 0
        if self.terrain & LAND:
            zones |= s.lands[self.faction]
        if self.terrain & SEA:
            zones |= s.seas[self.faction]
        if self.terrain == SEA and zones == 0:
            zones = s.map.sea_mask  # [CYC-12.17]
        return Request(s.seat(self.faction), acts_in(PLACE_CORNUCOPIA, zones), "place_cornucopia")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        add_cornucopia(s, self.faction, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-12.17"
