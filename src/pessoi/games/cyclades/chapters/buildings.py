"""Base buildings: where they may go, what they do.  [CYC-16.1]

For callers:
  Build(faction, building, excuse)   frame: put a base building from the supply on a site (D30), a port opens (D32).
                                     excuse: MAY_RENOUNCE  mandatory builds of gods: without an empty site renounce
                                                           or replace one of one's own
                                             MUST_REPLACE  without an empty site replace one of one's own
                                             EMPTY_SITE    without an empty site it is lost
  ChooseType(faction, types, excuse) frame: choose one of a bit set of types (D31), then Build it.
  OpenOnto(faction, place)           frame: choose the sea zone of the port at `place` in s.site (D32).
  Erect(faction, zone, building)     frame: put a base building on a free site of the zone, a port opens (D32).
  put_building(s, faction, zone, building) -> place
None of them looks for finished metropolises: whoever calls them calls `metropolises.check(s)` when it gets back.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.demolition import Demolish
from pessoi.games.cyclades.chapters.presence import suppressed_lands
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    BASE_TYPES,
    BUILD_TYPE,
    BUILD_ZONE,
    METROPOLIS,
    NONE,
    OPEN_ONTO,
    PORT,
    RENOUNCE,
    REPLACE_BUILDING,
)
from pessoi.games.cyclades.vocabulary import site_target, site_type, site_zone
from pessoi.kernel import Action, Frame, Request, act, acts_in, acts_on, target, verb
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits

MAY_RENOUNCE: Final = 0
MUST_REPLACE: Final = 1
EMPTY_SITE: Final = 2

ALL_TYPES: Final = 15  # the four base types as a bit set


# -- questions


def building_zones(s: Position, faction: int) -> list[int]:
    """Own land zones with an empty site.  [CYC-16.2]"""
    return [zone for zone in bits(s.lands[faction]) if s.free_sites(zone) > 0]


def own_buildings(s: Position, faction: int) -> list[int]:
    """The faction's base buildings, each (zone, type) once, as combined targets."""
    found: list[int] = []
    for zone in bits(s.lands[faction]):
        types = s.types_in(zone)
        for building in range(BASE_TYPES):
            if (types >> building) & 1:
                found.append(site_target(zone, building))
    return found


def types_of(s: Position, faction: int) -> int:
    """Types that the faction, not its team, owns; suppressed ones included.  [CYC-12.13] [CYC-20.3]"""
    return types_on(s, s.lands[faction])


def types_on(s: Position, zones: int) -> int:
    """The types that stand in any of these land zones."""
    types = 0
    for building, lands in enumerate(s.lands_by_building()):
        if lands & zones and building < BASE_TYPES:
            types |= 1 << building
    return types


def have_all_types(s: Position, zones: int) -> bool:
    """Whether each of the four types stands in any of these land zones."""
    with_type = s.lands_by_building()
    for building in range(BASE_TYPES):
        if with_type[building] & zones == 0:
            return False
    return True


def effective_types(s: Position, faction: int) -> int:
    """Types that the faction owns with effect.  [CYC-16.8]"""
    return types_on(s, s.lands[faction] & ~suppressed_lands(s))


def types_in_supply(s: Position) -> int:
    types = 0
    for building in range(BASE_TYPES):
        if s.buildings_left[building] > 0:
            types |= 1 << building
    return types


def open_ports(s: Position, faction: int, sea: int) -> int:
    """The faction's own effective ports and metropolises that open onto a sea zone.  [CYC-14.5] [CYC-16.5]

    [CYC-16.18] [CYC-20.9]
    """
    found = 0
    for zone in bits(s.map.land_near[sea] & s.lands[faction] & ~suppressed_lands(s)):
        for place in range(zone * SITES, zone * SITES + SITES):
            if s.opens[place] == sea:
                found += 1
    return found


def fortresses_in(s: Position, zone: int, building: int) -> int:
    """Effective buildings of one kind (FORTRESS, PORT, or METROPOLIS for all metropolises) in a zone.  [CYC-14.6]"""
    if (suppressed_lands(s) >> zone) & 1:
        return 0
    found = 0
    for place in range(zone * SITES, zone * SITES + SITES):
        if s.site[place] == building or (building == METROPOLIS and s.site[place] >= METROPOLIS):
            found += 1
    return found


# -- changes


def put_building(s: Position, faction: int, zone: int, building: int) -> int:
    """A building from the supply on the first empty site; returns its place in `site`."""
    place = zone * SITES
    while s.site[place] != NONE:
        place += 1
    s.set_site(place, building)
    s.buildings_left = add(s.buildings_left, building, -1)
    s.jot("builds", s.seat(faction), faction, building, zone)
    return place


# -- frames


class ChooseType(Frame[Position]):
    """Choose the type to build among `types`; without any, nothing is built.  [CYC-D31]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "types", "excuse")

    def __init__(self, faction: int, types: int, excuse: int) -> None:
        self.faction: Final = faction
        self.types: Final = types
        self.excuse: Final = excuse

    def ask(self, s: Position) -> Request | None:
        types = self.types & types_in_supply(s)
        return Request(s.seat(self.faction), acts_in(BUILD_TYPE, types), "build_type") if types else None

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == BUILD_TYPE:
            s.become(Build(self.faction, target(a), self.excuse))
        else:
            s.end()


@mypyc_attr(free_list_len=1)
class Build(Frame[Position]):
    """Put a base building on an empty site, or in the place of another.  [CYC-D30] [CYC-16.2] [CYC-16.3]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "excuse")

    def __init__(self, faction: int, building: int, excuse: int) -> None:
        self.faction: Final = faction
        self.building: Final = building
        self.excuse: Final = excuse

    def ask(self, s: Position) -> Request | None:
        if s.buildings_left[self.building] == 0:
            return None  # [CYC-2.6]
        actions = acts_on(BUILD_ZONE, building_zones(s, self.faction))
        if not actions and self.excuse != EMPTY_SITE:
            actions = acts_on(REPLACE_BUILDING, own_buildings(s, self.faction))
            if actions and self.excuse == MAY_RENOUNCE:
                actions.append(act(RENOUNCE))
        return Request(s.seat(self.faction), actions, "build_zone") if actions else None

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == BUILD_ZONE:
            s.become(Erect(self.faction, target(a), self.building))
        elif verb(a) == REPLACE_BUILDING:
            s.become(Erect(self.faction, site_zone(a), self.building))
            s.call(Demolish(self.faction, site_zone(a), site_type(a)))
        else:
            s.end()
            if verb(a) == RENOUNCE:
                s.jot("renounces", s.seat(self.faction), self.faction)

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-16.2" if verb(a) == BUILD_ZONE else "CYC-16.3"


@mypyc_attr(free_list_len=1)
class Erect(Frame[Position]):
    """A base building goes from the supply to a free site of the zone; one that was stolen keeps its mark.

    [CYC-16.2] [CYC-16.7]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "zone", "building", "spent")

    def __init__(self, faction: int, zone: int, building: int, spent: int = 0) -> None:
        self.faction: Final = faction
        self.zone: Final = zone
        self.building: Final = building
        self.spent: Final = spent

    def tell(self, s: Position, a: Action) -> None:
        place = put_building(s, self.faction, self.zone, self.building)
        s.spent = put(s.spent, place, self.spent)
        if self.building == PORT:
            s.become(OpenOnto(self.faction, place))
        else:
            s.end()


class OpenOnto(Frame[Position]):
    """Choose the sea zone that a port opens onto.  [CYC-D32] [CYC-16.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "place")

    def __init__(self, faction: int, place: int) -> None:
        self.faction: Final = faction
        self.place: Final = place

    def ask(self, s: Position) -> Request | None:
        seas = s.map.sea_next[self.place // SITES]
        return Request(s.seat(self.faction), acts_on(OPEN_ONTO, seas), "open_onto")

    def tell(self, s: Position, a: Action) -> None:
        s.opens = put(s.opens, self.place, target(a))
        s.jot("opens_onto", s.seat(self.faction), self.place // SITES, target(a))
        s.end()
