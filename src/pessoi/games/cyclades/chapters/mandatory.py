"""The free actions that a faction must carry out for its god, in printed order.  [CYC-11.2] [CYC-11.3]

Mandatory(faction, step, early)   frame: from `step` on; `early`: heroes may be sacrificed before each (not for
                                  Empusa, who has them done again).
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.buildings import ALL_TYPES, MAY_RENOUNCE, Build, ChooseType, types_of
from pessoi.games.cyclades.chapters.conditions import offers, why_no_sacrifice
from pessoi.games.cyclades.chapters.metropolises import Completion
from pessoi.games.cyclades.chapters.recruits import RECRUITED, PlaceCornucopia, PlaceUnits
from pessoi.games.cyclades.chapters.sacrifices import Sacrifice
from pessoi.games.cyclades.chapters.supply import gain_gold, gain_philosophers, gain_priestesses
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    ARES,
    ATHENA,
    FLEET,
    GO_ON,
    HERA,
    MERCENARY,
    POSEIDON,
    SACRIFICE,
    TROOP,
    ZEUS,
)
from pessoi.kernel import Action, Frame, Request, act, acts_on, target, verb


def steps_of(god: int) -> int:
    """Build and recruit; Apollo gives three things."""
    return 3 if god == APOLLO else 2


@mypyc_attr(free_list_len=1)
class Mandatory(Frame[Position]):
    """The god's actions one after the other; sacrifices may come before each.  [CYC-D94] [CYC-11.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "step", "early")

    def __init__(self, faction: int, step: int, early: bool) -> None:
        self.faction: Final = faction
        self.step: Final = step
        self.early: Final = early

    def ask(self, s: Position) -> Request | None:
        if not self.early or self.step >= steps_of(s.bid_god[self.faction]):
            return None
        heroes = offers(s, self.faction)
        if not heroes:
            return None
        return Request(s.seat(self.faction), [act(GO_ON), *acts_on(SACRIFICE, heroes)], "early_sacrifice")

    def tell(self, s: Position, a: Action) -> None:
        god = s.bid_god[self.faction]
        if verb(a) == SACRIFICE:
            s.call(Sacrifice(self.faction, target(a)))
        elif self.step < steps_of(god):
            s.become(Mandatory(self.faction, self.step + 1, self.early))
            s.call(Completion())  # afterwards, if the action has finished a metropolis
            carry_out(s, self.faction, god, self.step)
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_sacrifice(s, self.faction, target(a)) if verb(a) == SACRIFICE else "CYC-11.4"


def carry_out(s: Position, faction: int, god: int, step: int) -> None:
    """One mandatory action. Pushes frames."""
    if god == APOLLO:
        bless(s, faction, step)
    elif step == 0:
        build(s, faction, god)
    elif god == ATHENA:
        gain_philosophers(s, faction, 1)  # [CYC-12.1]
    elif god == ZEUS:
        gain_priestesses(s, faction, 1)  # [CYC-12.3]
    elif god == POSEIDON:
        s.call(PlaceUnits(faction, FLEET, 1, RECRUITED))  # [CYC-12.6]
    elif god == ARES:
        s.call(PlaceUnits(faction, TROOP, 1, RECRUITED))  # [CYC-12.9]
    elif god == HERA:
        s.call(PlaceUnits(faction, MERCENARY, 1, RECRUITED))  # [CYC-12.12]


def build(s: Position, faction: int, god: int) -> None:
    """The god's building; Hera's is any type that the faction lacks.  [CYC-12.1] [CYC-12.12] [CYC-12.13]"""
    if god == HERA:
        s.call(ChooseType(faction, ALL_TYPES & ~types_of(s, faction), MAY_RENOUNCE))
    else:
        s.call(Build(faction, s.figures.god_building[god], MAY_RENOUNCE))


def bless(s: Position, faction: int, step: int) -> None:
    """Apollo: a cornucopia on land, one at sea, gold.  [CYC-12.16]"""
    if step == 0:
        s.call(PlaceCornucopia(faction, LAND))
    elif step == 1:
        s.call(PlaceCornucopia(faction, SEA))
    else:
        gain_gold(s, faction, s.figures.apollo_gold)
        s.jot("gains_gold", s.seat(faction), faction, s.figures.apollo_gold)
