"""Instant creatures, one frame each (two where two things are chosen), in the order of the rulebook.

A frame whose question has no answer ends without effect; one that has answers must be answered, even to one's own
harm.  [CYC-17.5] [CYC-17.6] Nothing in Chiron's zone can be chosen.  [CYC-17.11]

Creatures that steal are in `thefts`; `hippalectryon` stands by itself. Chimera and Sphinx play other cards: see
`creatures`. Empusa, Graeae and Pegasus are frames of other chapters. EFFECTS says which frame is whose.
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.arrivals import kill, units_in
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.buildings import Erect, own_buildings, types_in_supply
from pessoi.games.cyclades.chapters.demolition import Demolish
from pessoi.games.cyclades.chapters.losses import banish_creature, destroy_fleets, discard_hero, take_hero_away
from pessoi.games.cyclades.chapters.presence import sheltered
from pessoi.games.cyclades.chapters.recruits import SUMMONED, PlaceUnits
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    BUILD_TYPE,
    CHARON,
    CHARON_GIVE,
    CHARON_TAKE,
    CREATURES,
    CYCLOPS,
    CYCLOPS_PICK,
    ERINYES,
    ERINYES_FROM,
    ERINYES_TO,
    FIRST_MINIATURE,
    FLEET,
    HARPY,
    HARPY_PICK,
    HEROES,
    HIPPOCAMP,
    HIPPOCAMP_ZONE,
    MANTICORE,
    MANTICORE_PICK,
    MERCENARY,
    NONE,
    NOWHERE,
    PREY_HERO,
    SYLPH,
    SYLPH_FIRST,
    SYLPH_SECOND,
)
from pessoi.games.cyclades.vocabulary import site_type, site_zone, unit_kind, unit_zone
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_in, acts_on, target
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits


class Effect(Frame[Position]):
    """What all of these have in common: the faction that plays the card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def offer(self, s: Position, answers: list[Action], decision: str) -> Request | None:
        """The question, or None if it has no answer."""
        return Request(s.seat(self.faction), answers, decision) if answers else None

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.11"


# -- charon


class Charon(Effect):
    """`charon`: choose an own hero on the map, to be exchanged for one on the track.  [CYC-17.15] [CYC-D71]"""

    def ask(self, s: Position) -> Request | None:
        shelter = sheltered(s)
        mine = [h for h in bits(s.heroes_of(self.faction)) if (shelter >> s.hero_zone[h]) & 1 == 0]
        if track_heroes(s) == []:
            mine = []
        return self.offer(s, acts_on(CHARON_GIVE, mine), "charon_swap")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(CharonTake(self.faction, target(a)))


class CharonTake(Frame[Position]):
    """The newcomer stands where the other stood, and cannot be sacrificed in this cycle.

    Cards under a Heracles given away are discarded.  [CYC-17.15] [CYC-17.16] [CYC-17.17] [CYC-D71]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction: Final = faction
        self.hero: Final = hero

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(CHARON_TAKE, track_heroes(s)), "charon_swap")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        newcomer = target(a)
        zone = s.hero_zone[self.hero]
        s.hero_track = put(s.hero_track, s.hero_track.index(newcomer), self.hero)
        take_hero_away(s, self.hero)
        s.hero_owner = put(s.hero_owner, newcomer, self.faction)
        s.hero_zone = put(s.hero_zone, newcomer, zone)
        s.hero_cycle = put(s.hero_cycle, newcomer, s.cycle)
        s.jot("swaps_heroes", s.seat(self.faction), self.faction, self.hero, newcomer)


def track_heroes(s: Position) -> list[int]:
    return [hero for hero in s.hero_track if hero != NONE]


# -- cyclops


class Cyclops(Effect):
    """`cyclops`: choose an own base building to be replaced.  [CYC-17.21] [CYC-D73]"""

    def ask(self, s: Position) -> Request | None:
        answers: list[Action] = []
        for building in own_buildings(s, self.faction):
            a = act(CYCLOPS_PICK, building)
            if (sheltered(s) >> site_zone(a)) & 1 == 0 and types_in_supply(s) & ~(1 << site_type(a)):
                answers.append(a)
        return self.offer(s, answers, "cyclops_pick")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(CyclopsBuild(self.faction, s.find_building(site_zone(a), site_type(a))))


class CyclopsBuild(Frame[Position]):
    """Another type from the supply takes its site; a port opens anew.  [CYC-17.21] [CYC-16.4] [CYC-D31]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "place")

    def __init__(self, faction: int, place: int) -> None:
        self.faction: Final = faction
        self.place: Final = place

    def ask(self, s: Position) -> Request | None:
        types = types_in_supply(s) & ~(1 << s.site[self.place])
        return Request(s.seat(self.faction), acts_in(BUILD_TYPE, types), "build_type")

    def tell(self, s: Position, a: Action) -> None:
        zone = self.place // SITES
        s.become(Erect(self.faction, zone, target(a)))
        s.call(Demolish(self.faction, zone, s.site[self.place]))


# -- harpy


class Harpy(Effect):
    """`harpy`: destroy a base troop or mercenary in any land zone; no hero, no Minotaur.  [CYC-17.28] [CYC-D78]"""

    def ask(self, s: Position) -> Request | None:
        victims = units_in(s, s.map.land_mask & ~sheltered(s))
        return self.offer(s, acts_on(HARPY_PICK, victims), "harpy_pick")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a != NOTHING:
            kill(s, unit_zone(a), unit_kind(a), 1)


# -- hippocamp


class Hippocamp(Effect):
    """`hippocamp`: all fleets of an own sea zone are destroyed; as many mercenaries land on own zones.

    [CYC-17.30] [CYC-D80]
    """

    def ask(self, s: Position) -> Request | None:
        return self.offer(s, acts_in(HIPPOCAMP_ZONE, s.seas[self.faction]), "hippocamp_zone")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        fleets = s.units[target(a)]
        s.jot("destroyed", s.seat(self.faction), self.faction, fleets, FLEET, target(a))
        destroy_fleets(s, target(a), fleets)
        s.call(PlaceUnits(self.faction, MERCENARY, fleets, SUMMONED))


# -- manticore


class Manticore(Effect):
    """`manticore`: destroy a creature on the map, with both miniatures of Charybdis and Scylla, or a hero on the map.

    [CYC-17.31] [CYC-D81]
    """

    def ask(self, s: Position) -> Request | None:
        shelter = sheltered(s)
        prey: list[int] = []
        for creature in range(FIRST_MINIATURE, CREATURES):
            zone = s.figure_zone[creature - FIRST_MINIATURE]
            if zone != NOWHERE and (shelter >> zone) & 1 == 0:
                prey.append(creature)
        for hero in range(HEROES):
            zone = s.hero_zone[hero]
            if zone != NOWHERE and (shelter >> zone) & 1 == 0:
                prey.append(PREY_HERO + hero)
        return self.offer(s, acts_on(MANTICORE_PICK, prey), "manticore_pick")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        if target(a) < PREY_HERO:
            banish_creature(s, target(a))
        else:
            discard_hero(s, target(a) - PREY_HERO)


# -- erinyes


class Erinyes(Effect):
    """`erinyes`: take a cornucopia token, not a printed one, from any zone.  [CYC-17.32] [CYC-D82]"""

    def ask(self, s: Position) -> Request | None:
        zones = [z for z in bits(self.zones(s)) if s.tokens[z] > 0]
        return self.offer(s, acts_on(ERINYES_FROM, zones), "erinyes_from")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(ErinyesTo(self.faction, target(a)))

    def zones(self, s: Position) -> int:
        return (s.map.land_mask | s.map.sea_mask) & ~sheltered(s)


class ErinyesTo(Frame[Position]):
    """Put it on any other zone.  [CYC-17.32] [CYC-D82]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: int, origin: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin

    def ask(self, s: Position) -> Request | None:
        zones = (s.map.land_mask | s.map.sea_mask) & ~sheltered(s) & ~(1 << self.origin)
        return Request(s.seat(self.faction), acts_in(ERINYES_TO, zones), "erinyes_to")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.tokens = add(s.tokens, self.origin, -1)
        s.tokens = add(s.tokens, target(a), 1)
        s.jot("moves_cornucopia", s.seat(self.faction), self.faction, self.origin, target(a))


# -- sylph


class Sylph(Effect):
    """`sylph`: choose two sea zones with fleets, of anybody.  [CYC-17.38] [CYC-D84]"""

    def ask(self, s: Position) -> Request | None:
        zones = [z for z in s.map.seas if s.units[z] > 0]
        return self.offer(s, acts_on(SYLPH_FIRST, zones) if len(zones) > 1 else [], "sylph_first")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(SylphSecond(self.faction, target(a)))


class SylphSecond(Frame[Position]):
    """Their fleets change places.  [CYC-17.38] [CYC-D84]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first")

    def __init__(self, faction: int, first: int) -> None:
        self.faction: Final = faction
        self.first: Final = first

    def ask(self, s: Position) -> Request | None:
        zones = [z for z in s.map.seas if s.units[z] > 0 and z != self.first]
        return Request(s.seat(self.faction), acts_on(SYLPH_SECOND, zones), "sylph_second")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        here, there = self.first, target(a)
        units = s.units[here]
        s.units = put(put(s.units, here, s.units[there]), there, units)
        owner = s.owner[here]
        s.set_owner(here, s.owner[there])
        s.set_owner(there, owner)
        s.jot("swaps_fleets", s.seat(self.faction), self.faction, here, there)


EFFECTS: Final[dict[int, type[Effect]]] = {
    CHARON: Charon,
    CYCLOPS: Cyclops,
    HARPY: Harpy,
    HIPPOCAMP: Hippocamp,
    MANTICORE: Manticore,
    ERINYES: Erinyes,
    SYLPH: Sylph,
}
