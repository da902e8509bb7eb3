"""Metropolises: three ways to build one, and where it goes. What its token brings: `bonuses`.  [CYC-16.9]

For callers:
  check(s)                 push the building of every metropolis that is due (four philosophers, four types). Call it
                           last, after end/become, when buildings, control, philosophers or Typhon have changed.
  BuildMetropolis(builder) frame: place a metropolis that is earned (sacrifices call this), draw its bonus, apply it.
  can_place(s, builder)    whether it would find room.                                     [CYC-16.16]
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters import heroes
from pessoi.games.cyclades.chapters.board import SITES, Complete
from pessoi.games.cyclades.chapters.bonuses import Bonus
from pessoi.games.cyclades.chapters.buildings import (
    building_zones,
    effective_types,
    have_all_types,
    own_buildings,
)
from pessoi.games.cyclades.chapters.demolition import Demolish
from pessoi.games.cyclades.chapters.presence import suppressed_lands
from pessoi.games.cyclades.chapters.supply import return_philosophers
from pessoi.games.cyclades.state import ACTIONS, Position
from pessoi.games.cyclades.terms import (
    DRAW_BONUS,
    FORTRESS,
    METROPOLIS,
    METROPOLIS_ZONE,
    NOBODY,
    NONE,
    NOWHERE,
    ON_CARD,
    ON_SITE,
    OPEN_ONTO,
    REPLACE_BUILDING,
    USE_BUILDING,
)
from pessoi.games.cyclades.vocabulary import site_type, site_zone
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits

# -- what is due


def check(s: Position) -> None:
    """Push `Completion` if a metropolis is due.  [CYC-22.3]"""
    if scholar(s) != NOBODY or economist(s) != NOBODY:
        s.call(Completion())


def in_order(s: Position) -> list[int]:
    """All factions: the active one, then action order, then whoever has no marker on a god.  [CYC-22.3]"""
    order = [s.active] if s.active != NOBODY else []
    for faction in s.action_order():
        if faction not in order:
            order.append(faction)
    for faction in range(s.mode.factions):
        if faction not in order:
            order.append(faction)
    return order


def scholar(s: Position) -> int:
    """The faction that builds for philosophers now, or NOBODY; philosophers are never pooled.  [CYC-16.11]"""
    due = False
    for number in s.philosophers:
        if number >= s.figures.philosophers_needed:
            due = True
    if due:
        for faction in in_order(s):
            if s.philosophers[faction] >= s.figures.philosophers_needed:
                return faction
    return NOBODY


def economist(s: Position) -> int:
    """The faction that builds now because its team has all four types, or NOBODY.  [CYC-16.9] [CYC-20.4]"""
    due = complete_teams(s)
    if due == 0:
        return NOBODY
    for faction in in_order(s):
        if (due >> s.team(faction)) & 1:
            return builder_of(s, faction)
    return NOBODY


def complete_teams(s: Position) -> int:
    """Teams with all four types, as a bit set: worked out once for zones, owners and Typhon's place.  [CYC-20.4]"""
    zones_with, without_effect = s.lands_by_building(), suppressed_lands(s)
    last = s.complete
    if last.zones_with is not zones_with or last.lands is not s.lands or last.without_effect != without_effect:
        last = s.complete = Complete(zones_with, s.lands, without_effect, find_complete_teams(s, ~without_effect))
    return last.teams


def find_complete_teams(s: Position, effective: int) -> int:
    found = 0
    for team, members in enumerate(s.mode.teams):
        held = 0
        for faction in members:
            held |= s.lands[faction]
        if have_all_types(s, held & effective):
            found |= 1 << team
    return found


def builder_of(s: Position, first: int) -> int:
    """Who builds for a team: the acting faction, else the earliest that owns one of the four.  [CYC-16.28]"""
    if first == s.active or effective_types(s, first) != 0:
        return first
    return s.mate(first)


@mypyc_attr(free_list_len=1)
class Completion(Frame[Position]):
    """Metropolises that are due, one after the other, until none is left.  [CYC-22.3]"""

    def tell(self, s: Position, a: Action) -> None:
        faction = scholar(s)
        if faction != NOBODY:
            return_philosophers(s, faction, s.figures.philosophers_needed)
            s.jot("four_philosophers", s.seat(faction), faction)
            s.call(BuildMetropolis(faction, True))
            return
        faction = economist(s)
        if faction != NOBODY:
            s.jot("four_buildings", s.seat(faction), faction)
            s.call(Economic(faction, 0))
        else:
            s.end()


@mypyc_attr(free_list_len=1)
class Economic(Frame[Position]):
    """One effective building of each type, the team's, goes back to the supply.  [CYC-D60] [CYC-16.10] [CYC-20.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("builder", "building")

    def __init__(self, builder: int, building: int) -> None:
        self.builder: Final = builder
        self.building: Final = building

    def ask(self, s: Position) -> Request | None:
        held = 0
        for faction in s.mode.teams[s.team(self.builder)]:
            held |= s.lands[faction]
        zones = [z for z in bits(held & ~suppressed_lands(s)) if s.has_building(z, self.building)]
        return Request(s.seat(self.builder), acts_on(USE_BUILDING, zones), "metropolis_use")

    def tell(self, s: Position, a: Action) -> None:
        if self.building == FORTRESS:
            s.become(BuildMetropolis(self.builder, True))
        else:
            s.become(Economic(self.builder, self.building + 1))
        s.call(Demolish(self.builder, target(a), self.building))


# -- building one


def metropolis_sites(s: Position, builder: int) -> list[Action]:
    """Where it may go: own empty sites, else own buildings' sites, else the teammate's.  [CYC-16.14] [CYC-16.15]"""
    mate = s.mate(builder)
    for faction in [builder] if mate == NOBODY else [builder, mate]:
        actions = acts_on(METROPOLIS_ZONE, building_zones(s, faction))
        if not actions:
            actions = acts_on(REPLACE_BUILDING, own_buildings(s, faction))
        if actions:
            return actions
    return []


def can_place(s: Position, builder: int) -> bool:
    """Whether a metropolis of the faction would find a site and a token.  [CYC-16.16]"""
    return sum(s.tokens_left) > 0 and len(metropolis_sites(s, builder)) > 0


class BuildMetropolis(Frame[Position]):
    """Decide whether the metropolis stands on a hero's card.  [CYC-D61] [CYC-18.37]

    One that had to be built (for types or philosophers) may also be lost for lack of a site; no hero is sacrificed for
    that.  [CYC-16.15] [CYC-16.16]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("builder", "mandatory")

    def __init__(self, builder: int, mandatory: bool = False) -> None:
        self.builder: Final = builder
        self.mandatory: Final = mandatory

    def ask(self, s: Position) -> Request | None:
        if self.holder(s) == NONE:
            return None
        actions = [act(ON_CARD)]
        if self.mandatory or can_place(s, self.builder):
            actions.append(act(ON_SITE))
        return Request(s.seat(self.builder), actions, "metropolis_on_card")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == ON_CARD:
            s.become(DrawToken(self.builder, NOWHERE, NOWHERE, self.holder(s)))
        else:
            s.become(ChooseSite(self.builder))

    def holder(self, s: Position) -> int:
        """Only on the builder's own turn.  [CYC-18.37]"""
        if s.phase != ACTIONS or s.active != self.builder or sum(s.tokens_left) == 0:
            return NONE
        return heroes.card_holder(s, self.builder)


class ChooseSite(Frame[Position]):
    """Choose the site; without room the metropolis is lost.  [CYC-D62] [CYC-16.14] [CYC-16.15]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("builder",)

    def __init__(self, builder: int) -> None:
        self.builder: Final = builder

    def ask(self, s: Position) -> Request | None:
        actions = metropolis_sites(s, self.builder) if sum(s.tokens_left) > 0 else []
        return Request(s.seat(self.builder), actions, "metropolis_zone") if actions else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            s.jot("metropolis_lost", s.seat(self.builder), self.builder)
        elif verb(a) == REPLACE_BUILDING:
            s.become(OpenMetropolis(self.builder, site_zone(a)))
            s.call(Demolish(self.builder, site_zone(a), site_type(a)))
        else:
            s.become(OpenMetropolis(self.builder, target(a)))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-16.14"


class OpenMetropolis(Frame[Position]):
    """Choose the sea zone that it opens onto.  [CYC-D32] [CYC-16.17]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("builder", "zone")

    def __init__(self, builder: int, zone: int) -> None:
        self.builder: Final = builder
        self.zone: Final = zone

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.builder), acts_on(OPEN_ONTO, s.map.sea_next[self.zone]), "open_onto")

    def tell(self, s: Position, a: Action) -> None:
        s.become(DrawToken(self.builder, self.zone, target(a), NONE))


class DrawToken(Frame[Position]):
    """The metropolis is placed with the token drawn for it.  [CYC-C5] [CYC-4.4] [CYC-16.19] [CYC-16.29]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("builder", "zone", "opens", "hero")

    def __init__(self, builder: int, zone: int, opens: int, hero: int) -> None:
        self.builder: Final = builder
        self.zone: Final = zone
        self.opens: Final = opens
        self.hero: Final = hero  # whose card carries it, or NONE

    def ask(self, s: Position) -> Request | None:
        left = [bonus for bonus, number in enumerate(s.tokens_left) if number > 0]
        weights = [s.tokens_left[bonus] for bonus in left]
        return Request(CHANCE, acts_on(DRAW_BONUS, left), "draw_bonus", weights)

    def tell(self, s: Position, a: Action) -> None:
        bonus = target(a)
        s.tokens_left = add(s.tokens_left, bonus, -1)
        s.become(Bonus(self.builder, bonus))
        if self.hero != NONE:
            s.holder = put(s.holder, self.hero, bonus)
            s.hero_zone = put(s.hero_zone, self.hero, NOWHERE)
            s.jot("metropolis_on_card", s.seat(self.builder), self.builder, self.hero)
            return
        place = self.zone * SITES
        while s.site[place] != NONE:
            place += 1
        s.set_site(place, METROPOLIS + bonus)
        s.opens = put(s.opens, place, self.opens)
        s.jot("metropolis", s.seat(self.builder), self.builder, self.zone)
