"""What stands on the map, and whose it is: the part of a position that most rules ask about.  [CYC-1.1]

Lists and rows by zone have 72 entries (`terms.ZONES`), those by faction as many as the mode has. Sets of zones and
heroes are bit sets. `figures`, `map` and `mode` are shared tables.

Control and pieces change only through the few methods at the end, which keep `owner`, `lands` and `seas` in step.
"""

from typing import Final

from pessoi.games.cyclades.chapters.archipelago import Archipelago
from pessoi.games.cyclades.components import Components, Mode
from pessoi.games.cyclades.terms import (
    BASE_TYPES,
    CHARYBDIS_SCYLLA,
    FIRST_MINIATURE,
    LANDS,
    METROPOLIS,
    MINIATURES,
    NOBODY,
    NONE,
    NOWHERE,
    SCYLLA,
)
from pessoi.kernel import State
from pessoi.kernel.rows import Row, add, having, put, row
from pessoi.kernel.sets import bits

SITES: Final = 3  # room in the lists for the sites of a land zone, which has 1 to 3  [CYC-3.4]


def has_miniature(creature: int) -> bool:
    return creature >= FIRST_MINIATURE


WITH_MINIATURE: Final = -1 << FIRST_MINIATURE  # creatures as a bit set


def miniature_of(creature: int) -> int:
    """The (first) miniature of a card."""
    return creature - FIRST_MINIATURE


def card_of(miniature: int) -> int:
    return CHARYBDIS_SCYLLA if miniature == SCYLLA else miniature + FIRST_MINIATURE


NO_ZONES: Final = row(0, METROPOLIS + 1)


def count_zones(site: Row) -> Row:
    """For each base type, and for metropolises, the land zones that have one, as bit sets."""
    found = [0] * (METROPOLIS + 1)
    for place, building in enumerate(site):
        if building != NONE:
            kind = min(building, METROPOLIS)
            found[kind] = found[kind] | 1 << place // SITES
    return tuple(found)


class Complete:
    """Teams with all four types of buildings, as a bit set, and all that this follows from."""

    def __init__(self, zones_with: Row, lands: Row, without_effect: int, teams: int) -> None:
        self.zones_with: Final = zones_with
        self.lands: Final = lands
        self.without_effect: Final = without_effect
        self.teams: Final = teams


NONE_COMPLETE: Final = Complete((), (), 0, 0)


class Board(State):
    """Zones with their owners, units, buildings, heroes and creatures; and who plays which faction."""

    def __init__(self, figures: Components, mode: Mode, map: Archipelago) -> None:
        super().__init__()
        self.figures = figures
        self.mode = mode
        self.map = map
        self.owner: Row = ()  # who controls a land zone; whose fleets are in a sea zone
        self.lands: Row = ()  # [faction]: land zones it controls
        self.seas: Row = ()  # [faction]: sea zones with its fleets
        self.units: Row = ()  # base troops on land, fleets at sea, of the zone's owner
        self.mercenaries: Row = ()
        self.tokens: Row = ()  # cornucopia tokens, beside what is printed
        self.zone_gold: Row = ()  # put there by Geryon
        self.site: Row = ()  # [zone * SITES + i]: a base type, METROPOLIS + bonus, or NONE
        self.opens: Row = ()  # the sea zone that a port or metropolis opens onto
        self.counted: Row = ()  # the row of sites that `zones_with` was counted from
        self.zones_with = NO_ZONES  # see lands_by_building
        self.complete = NONE_COMPLETE  # see chapter `metropolises`
        self.spent: Row = ()  # 1: the reduction of a temple or metropolis was used in this cycle
        self.hero_owner: Row = ()
        self.hero_zone: Row = ()  # the attackers' heroes stand in the zone under attack
        self.holder: Row = ()  # the bonus of the metropolis that stands on its card
        self.creature_owner: Row = ()  # of cards that lie in front of a faction
        self.figure_zone: Row = ()

    # -- who is who  [CYC-1.2] [CYC-1.3] [CYC-1.4]

    def seat(self, faction: int) -> int:
        return self.mode.seat_of[faction]

    def team(self, faction: int) -> int:
        return self.mode.team_of[faction]

    def mate(self, faction: int) -> int:
        """The teammate, or NOBODY."""
        return self.mode.mate_of[faction]

    def team_seats(self, faction: int) -> int:
        """The seats of the faction's team, as a bit set: what one knows, all know.  [CYC-20.8]"""
        seats = 0
        for member in self.mode.teams[self.mode.team_of[faction]]:
            seats |= 1 << self.mode.seat_of[member]
        return seats

    def are_opponents(self, one: int, other: int) -> bool:
        return self.mode.team_of[one] != self.mode.team_of[other]

    # -- zones

    def troops_in(self, zone: int) -> int:
        """Base troops and mercenaries of a land zone.  [CYC-1.5]"""
        return self.units[zone] + self.mercenaries[zone]

    def heroes_in(self, zone: int, faction: int) -> int:
        """The faction's heroes in a zone, as a bit set."""
        owned = having(self.hero_owner, faction)
        return owned & having(self.hero_zone, zone) if owned else 0

    def heroes_of(self, faction: int) -> int:
        """Heroes that the faction has on the map, as a bit set."""
        owned = having(self.hero_owner, faction)
        return owned & ~having(self.hero_zone, NOWHERE) if owned else 0

    def creature_at(self, zone: int) -> int:
        """The creature card whose miniature stands there, or NONE.  [CYC-17.8]"""
        for miniature in range(MINIATURES):
            if self.figure_zone[miniature] == zone:
                return card_of(miniature)
        return NONE

    def haunted(self) -> int:
        """Zones with a creature."""
        mask = 0
        for zone in self.figure_zone:
            if zone != NOWHERE:
                mask |= 1 << zone
        return mask

    def creatures_of(self, faction: int) -> list[int]:
        """Creature cards in front of the faction."""
        return bits(self.creature_cards(faction))

    def creature_cards(self, faction: int) -> int:
        """The same as a bit set."""
        return having(self.creature_owner, faction) & WITH_MINIATURE

    def miniatures_of(self, creature: int) -> list[int]:
        """The miniature numbers of a card: two for Charybdis and Scylla."""
        miniature = creature - FIRST_MINIATURE
        if card_of(SCYLLA) == creature:
            return [miniature, SCYLLA]
        return [miniature]

    # -- buildings

    def free_sites(self, zone: int) -> int:
        """Empty sites of a land zone.  [CYC-3.4]"""
        free = 0
        first = zone * SITES
        for i in range(first, first + self.map.sites[zone]):
            if self.site[i] == NONE:
                free += 1
        return free

    def has_building(self, zone: int, building: int) -> bool:
        """Whether the zone has a base building of this type."""
        return self.find_building(zone, building) != NONE

    def find_building(self, zone: int, building: int) -> int:
        """The place in `site` of a base building of this type in the zone, or NONE."""
        first = zone * SITES
        for i in range(first, first + SITES):
            if self.site[i] == building:
                return i
        return NONE

    def different_buildings(self, zone: int, building: int) -> list[int]:
        """Places in `site` of the zone's base buildings of this type, equal ones once.

        Ports differ by the sea zone that they open onto, temples by whether they were used.  [CYC-16.30]
        """
        found: list[int] = []
        for i in range(zone * SITES, zone * SITES + SITES):
            if self.site[i] == building:
                for j in found:
                    if self.opens[j] == self.opens[i] and self.spent[j] == self.spent[i]:
                        break
                else:
                    found.append(i)
        return found

    def lands_by_building(self) -> Row:
        """[base type, or METROPOLIS]: the land zones that have one, as a bit set. Counted once for a row of sites."""
        if self.counted is not self.site:
            self.counted = self.site
            self.zones_with = count_zones(self.site)
        return self.zones_with

    def lands_with(self, building: int) -> int:
        """Land zones with a base building of this type, or with a metropolis, as a bit set."""
        return self.lands_by_building()[building]

    def types_in(self, zone: int) -> int:
        """Base building types of a zone, as a bit set."""
        types = 0
        first = zone * SITES
        for i in range(first, first + SITES):
            building = self.site[i]
            if 0 <= building < BASE_TYPES:
                types |= 1 << building
        return types

    def metropolises_in(self, zone: int) -> int:
        found = 0
        first = zone * SITES
        for i in range(first, first + SITES):
            if self.site[i] >= METROPOLIS:
                found += 1
        return found

    def metropolises_of(self, faction: int) -> int:
        """Metropolises that count for the faction: in its zones and on its hero cards.  [CYC-19.4]"""
        found = 0
        mask = self.lands[faction] & self.lands_with(METROPOLIS)
        while mask:
            low = mask & -mask
            mask ^= low
            found += self.metropolises_in(low.bit_length() - 1)
        for hero, bonus in enumerate(self.holder):
            if bonus != NONE and self.hero_owner[hero] == faction:
                found += 1
        return found

    def team_metropolises(self, team: int) -> int:
        found = 0
        for faction in self.mode.teams[team]:
            found += self.metropolises_of(faction)
        return found

    # -- changes that keep lists in step

    def set_site(self, place: int, building: int) -> None:
        """Another building on a site, or NONE. What was counted of the others still holds."""
        zone = place // SITES
        zones = self.lands_by_building()
        before = self.site[place]
        self.site = put(self.site, place, building)
        if before != NONE:
            kind = min(before, METROPOLIS)
            stays = False
            for i in range(zone * SITES, zone * SITES + SITES):
                if min(self.site[i], METROPOLIS) == kind:
                    stays = True
            if not stays:
                zones = put(zones, kind, zones[kind] & ~(1 << zone))
        if building != NONE:
            kind = min(building, METROPOLIS)
            zones = put(zones, kind, zones[kind] | 1 << zone)
        self.zones_with = zones
        self.counted = self.site

    def set_owner(self, zone: int, faction: int) -> None:
        """Hand a zone over; pieces stay as they are."""
        before = self.owner[zone]
        held = list(self.lands if zone < LANDS else self.seas)
        if before != NOBODY:
            held[before] &= ~(1 << zone)
        if faction != NOBODY:
            held[faction] |= 1 << zone
        if zone < LANDS:
            self.lands = tuple(held)
        else:
            self.seas = tuple(held)
        self.owner = put(self.owner, zone, faction)

    def add_fleets(self, zone: int, faction: int, number: int) -> None:
        """Fleets that are already off their reserve stand in the sea zone.  [CYC-15.2]"""
        if number > 0:
            if self.owner[zone] != faction:
                self.set_owner(zone, faction)
            self.units = add(self.units, zone, number)

    def take_fleets(self, zone: int, number: int) -> None:
        """Fleets leave a sea zone; without fleets nobody controls it.  [CYC-13.3] [CYC-15.2]"""
        self.units = add(self.units, zone, -number)
        if self.units[zone] == 0:
            self.set_owner(zone, NOBODY)
