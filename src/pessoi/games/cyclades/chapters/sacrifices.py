"""Sacrifice powers of heroes.  [CYC-18.3]

Sacrifice(faction, hero)    frame: the hero leaves the game and its power applies

`conditions` states who may be sacrificed, `apply` what a power does; most build a metropolis.  [CYC-16.12]
Penthesilea is sacrificed when a metropolis is built: see `heroes.card_holder`.
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.buildings import (
    OpenOnto,
    fortresses_in,
    put_building,
    types_in_supply,
)
from pessoi.games.cyclades.chapters.conditions import (
    achilles_zones,
    copied_powers,
    helen_pairs,
    is_usable,
    plentiful_types,
    token_zones,
)
from pessoi.games.cyclades.chapters.demolition import Demolish, demolish
from pessoi.games.cyclades.chapters.losses import take_hero_away
from pessoi.games.cyclades.chapters.metropolises import BuildMetropolis, check
from pessoi.games.cyclades.chapters.movement import FreeMove
from pessoi.games.cyclades.chapters.presence import suppressed_lands
from pessoi.games.cyclades.chapters.supply import gain_philosophers, pay, return_priestesses
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    ACHILLES,
    ACHILLES_ZONE,
    AGAIN,
    ANTIGONE,
    ANTIGONE_ZONE,
    BUILD_TYPE,
    CROESUS,
    HECTOR,
    HELEN,
    PAIRS,
    PANDORA,
    PANDORA_COPY,
    PERSEUS,
    PORT,
    REPLACE_BUILDING,
    STOP,
    ULYSSES,
    USE_BUILDING,
    USE_TYPE,
    USE_TYPES,
)
from pessoi.games.cyclades.vocabulary import site_target, site_type
from pessoi.kernel import Action, Frame, Request, act, acts_in, acts_on, target, verb
from pessoi.kernel.rows import add
from pessoi.kernel.sets import bits

# -- the sacrifice


class Sacrifice(Frame[Position]):
    """The hero leaves the game, then its power applies.  [CYC-18.3] [CYC-2.8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction: Final = faction
        self.hero: Final = hero

    def tell(self, s: Position, a: Action) -> None:
        s.jot("sacrifices", s.seat(self.faction), self.faction, self.hero)
        take_hero_away(s, self.hero)  # Heracles' cards are discarded  [CYC-18.30]
        s.hero_removed |= 1 << self.hero
        s.become(SacrificeMade())
        apply(s, self.faction, self.hero)


class SacrificeMade(Frame[Position]):
    """Metropolises that the power has finished on the way are built.  [CYC-18.14] [CYC-22.3]"""

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        check(s)


def apply(s: Position, faction: int, power: int) -> None:
    """Push what the power does."""
    if power == ACHILLES:
        s.call(AchillesZone(faction))
    elif power == ANTIGONE:
        s.call(AntigoneDiscard(faction, s.figures.antigone_tokens))
    elif power == CROESUS:
        pay(s, faction, s.figures.croesus_gold)
        s.jot("pays", s.seat(faction), faction, s.figures.croesus_gold)
        s.call(BuildMetropolis(faction))
    elif power == HECTOR:
        s.call(HectorConvert(faction))
        convert(s, faction)
    elif power == HELEN:
        s.call(HelenTypes(faction))
    elif power == PERSEUS:
        s.call(FreeMove(faction, False))  # [CYC-18.47]
    elif power == PANDORA:
        s.call(PandoraCopy(faction))
    elif power == ULYSSES:
        s.call(UlyssesType(faction))
    else:
        s.call(BuildMetropolis(faction))


# -- achilles


class AchillesZone(Frame[Position]):
    """`achilles`: choose the land zone for two base buildings.  [CYC-18.13] [CYC-D90]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(ACHILLES_ZONE, achilles_zones(s, self.faction)), "achilles_zone")

    def tell(self, s: Position, a: Action) -> None:
        s.become(AchillesClear(self.faction, target(a)))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-18.13"


class AchillesClear(Frame[Position]):
    """Base buildings make room if sites are lacking.  [CYC-18.13] [CYC-D90]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "zone")

    def __init__(self, faction: int, zone: int) -> None:
        self.faction: Final = faction
        self.zone: Final = zone

    def ask(self, s: Position) -> Request | None:
        if s.free_sites(self.zone) >= s.figures.achilles_buildings:
            return None
        removable = [site_target(self.zone, building) for building in bits(s.types_in(self.zone))]
        return Request(s.seat(self.faction), acts_on(REPLACE_BUILDING, removable), "achilles_zone")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) != REPLACE_BUILDING:
            s.become(AchillesBuild(self.faction, self.zone, s.figures.achilles_buildings))
        elif self.has_to_clear(s):
            demolish(s, self.faction, s.find_building(self.zone, site_type(a)))
        else:
            s.call(Demolish(self.faction, self.zone, site_type(a)))

    def has_to_clear(self, s: Position) -> bool:
        """Whether all of the zone's base buildings go: then it is all the same which of a type goes first."""
        standing = s.map.sites[self.zone] - s.free_sites(self.zone) - s.metropolises_in(self.zone)
        return standing == s.figures.achilles_buildings - s.free_sites(self.zone)


class AchillesBuild(Frame[Position]):
    """Two types, equal ones allowed; ports open as they are placed.  [CYC-18.13] [CYC-18.14] [CYC-D31]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "zone", "left")

    def __init__(self, faction: int, zone: int, left: int) -> None:
        self.faction: Final = faction
        self.zone: Final = zone
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_in(BUILD_TYPE, types_in_supply(s)), "build_type")

    def tell(self, s: Position, a: Action) -> None:
        if self.left > 1:
            s.become(AchillesBuild(self.faction, self.zone, self.left - 1))
        else:
            s.end()
        place = put_building(s, self.faction, self.zone, target(a))
        if target(a) == PORT:
            s.call(OpenOnto(self.faction, place))


# -- antigone


class AntigoneDiscard(Frame[Position]):
    """`antigone`: discard 3 cornucopia tokens of zones one controls, then build.  [CYC-18.16] [CYC-D91]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "left")

    def __init__(self, faction: int, left: int) -> None:
        self.faction: Final = faction
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(ANTIGONE_ZONE, token_zones(s, self.faction)), "antigone_zone")

    def tell(self, s: Position, a: Action) -> None:
        s.tokens = add(s.tokens, target(a), -1)
        s.jot("discards_cornucopia", s.seat(self.faction), self.faction, target(a))
        if self.left > 1:
            s.become(AntigoneDiscard(self.faction, self.left - 1))
        else:
            s.become(BuildMetropolis(self.faction))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-18.16"


# -- hector


class HectorConvert(Frame[Position]):
    """`hector`: turn 2 own priestesses into 1 philosopher, once or more.  [CYC-18.24] [CYC-D92]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        if not is_usable(s, self.faction, HECTOR, HECTOR):
            return None
        return Request(s.seat(self.faction), [act(STOP), act(AGAIN)], "hector_convert")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == AGAIN:
            convert(s, self.faction)
        else:
            s.end()


def convert(s: Position, faction: int) -> None:
    """One conversion; a fourth philosopher builds at once.  [CYC-18.24] [CYC-16.11]"""
    f = s.figures
    s.jot("converts", s.seat(faction), faction, f.hector_priestesses, f.hector_philosophers)
    return_priestesses(s, faction, f.hector_priestesses)
    gain_philosophers(s, faction, f.hector_philosophers)
    check(s)


# -- helen and ulysses


class HelenTypes(Frame[Position]):
    """`helen`: choose two types of which two effective buildings each are used up.  [CYC-18.25] [CYC-D60]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(USE_TYPES, helen_pairs(s, self.faction)), "metropolis_use")

    def tell(self, s: Position, a: Action) -> None:
        one, other = PAIRS[target(a)]
        number = s.figures.helen_pairs
        s.become(UseUp(self.faction, [one] * number + [other] * number))


class UlyssesType(Frame[Position]):
    """`ulysses`: choose the type of which three effective buildings are used up.  [CYC-18.51] [CYC-D60]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        types = plentiful_types(s, self.faction, s.figures.ulysses_buildings)
        return Request(s.seat(self.faction), acts_on(USE_TYPE, types), "metropolis_use")

    def tell(self, s: Position, a: Action) -> None:
        s.become(UseUp(self.faction, [target(a)] * s.figures.ulysses_buildings))


class UseUp(Frame[Position]):
    """The faction's own effective buildings of these types go back to the supply; then it builds.  [CYC-D60]

    Where there are no more than are needed, nothing is asked.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "types")

    def __init__(self, faction: int, types: list[int]) -> None:
        self.faction: Final = faction
        self.types: Final = types

    def ask(self, s: Position) -> Request | None:
        lands = bits(s.lands[self.faction] & ~suppressed_lands(s))
        zones = [z for z in lands if s.has_building(z, self.types[0])]
        if self.has_to_use(s):
            zones = zones[:1]
        return Request(s.seat(self.faction), acts_on(USE_BUILDING, zones), "metropolis_use")

    def tell(self, s: Position, a: Action) -> None:
        if len(self.types) > 1:
            s.become(UseUp(self.faction, self.types[1:]))
        else:
            s.become(BuildMetropolis(self.faction))
        if self.has_to_use(s):
            demolish(s, self.faction, s.find_building(target(a), self.types[0]))
        else:
            s.call(Demolish(self.faction, target(a), self.types[0]))

    def has_to_use(self, s: Position) -> bool:
        """Whether all that it has of the type are used up."""
        effective = sum(fortresses_in(s, z, self.types[0]) for z in bits(s.lands[self.faction]))
        return effective == self.types.count(self.types[0])


# -- pandora


class PandoraCopy(Frame[Position]):
    """`pandora`: use the power of a hero on the track, which stays there.  [CYC-18.49] [CYC-D93]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_on(PANDORA_COPY, copied_powers(s, self.faction)), "pandora_copy")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.jot("copies", s.seat(self.faction), self.faction, target(a))
        apply(s, self.faction, target(a))
