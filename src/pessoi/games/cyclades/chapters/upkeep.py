"""Phase 4: upkeep of creatures on the map, and their moves.  [CYC-10.1]"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.board import card_of
from pessoi.games.cyclades.chapters.creatures import arrive, feed_hydra
from pessoi.games.cyclades.chapters.losses import banish_creature
from pessoi.games.cyclades.chapters.metropolises import Completion
from pessoi.games.cyclades.chapters.supply import return_priestesses
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import UPKEEP, Position
from pessoi.games.cyclades.terms import (
    HYDRA,
    KEEP_CREATURE,
    MINOTAUR,
    NOBODY,
    RELEASE_CREATURE,
    STAY,
    UPKEEP_MOVE,
    UPKEEP_PICK,
)
from pessoi.kernel import Action, Frame, Request, act, acts_in, target, verb
from pessoi.kernel.rows import put


@mypyc_attr(free_list_len=1)
class Upkeep(Frame[Position]):
    """Factions proceed in action order.  [CYC-10.3]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def tell(self, s: Position, a: Action) -> None:
        s.phase = UPKEEP
        order = s.action_order()
        if self.position == len(order):
            s.end()
            s.active = NOBODY
            return
        faction = order[self.position]
        s.active = faction
        s.become(Upkeep(self.position + 1))
        s.call(PickCreature(faction, s.creature_cards(faction)))


@mypyc_attr(free_list_len=1)
class PickCreature(Frame[Position]):
    """A faction takes its creatures in the order that it likes.  [CYC-D20] [CYC-10.3]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "undecided")

    def __init__(self, faction: int, undecided: int) -> None:
        self.faction: Final = faction
        self.undecided: Final = undecided

    def ask(self, s: Position) -> Request | None:
        if self.undecided == 0:
            return None
        return Request(s.seat(self.faction), acts_in(UPKEEP_PICK, self.undecided), "upkeep_pick")

    def tell(self, s: Position, a: Action) -> None:
        if self.undecided == 0:
            s.end()
            return
        s.become(PickCreature(self.faction, self.undecided & ~(1 << target(a))))
        s.call(KeepCreature(self.faction, target(a)))


class KeepCreature(Frame[Position]):
    """Discard a priestess and keep the creature, or lose it.  [CYC-D21] [CYC-10.1] [CYC-10.5] [CYC-10.8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: int, creature: int) -> None:
        self.faction: Final = faction
        self.creature: Final = creature

    def ask(self, s: Position) -> Request | None:
        actions = [act(RELEASE_CREATURE)]
        if s.priestesses[self.faction] > 0:
            actions.append(act(KEEP_CREATURE))
        return Request(s.seat(self.faction), actions, "upkeep_keep")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if verb(a) == RELEASE_CREATURE:
            s.call(Completion())  # Typhon gone may finish a metropolis  [CYC-10.9]
            banish_creature(s, self.creature)
            return
        return_priestesses(s, self.faction, 1)
        s.jot("keeps_creature", s.seat(self.faction), self.faction, self.creature)
        if self.creature == HYDRA:
            s.call(Meal(self.faction))  # after its move  [CYC-10.7]
        for miniature in reversed(s.miniatures_of(self.creature)):
            s.call(MoveFigure(self.faction, miniature))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-10.1"


class MoveFigure(Frame[Position]):
    """A kept creature may move to a neighbouring zone of its terrain without creature.  [CYC-D22] [CYC-10.2]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "figure")

    def __init__(self, faction: int, figure: int) -> None:
        self.faction: Final = faction
        self.figure: Final = figure

    def ask(self, s: Position) -> Request | None:
        actions = [act(STAY), *acts_in(UPKEEP_MOVE, self.zones(s))]
        return Request(s.seat(self.faction), actions, "upkeep_move")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if verb(a) == UPKEEP_MOVE:
            s.figure_zone = put(s.figure_zone, self.figure, target(a))
            s.jot("creature_moves", s.seat(self.faction), self.faction, card_of(self.figure), target(a))
            s.call(Completion())  # Typhon moved may finish a metropolis  [CYC-10.9]
            arrive(s, self.faction, self.figure)  # [CYC-10.4]

    def zones(self, s: Position) -> int:
        creature = card_of(self.figure)
        terrain = s.figures.terrain[creature]
        zones = s.map.near[s.figure_zone[self.figure]]
        if terrain & LAND == 0:
            zones &= s.map.sea_mask
        if terrain & SEA == 0:
            zones &= s.map.land_mask
        if creature == MINOTAUR:
            zones &= s.lands[self.faction]  # [CYC-10.6]
        return zones & ~s.haunted()

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-10.2"


class Meal(Frame[Position]):
    """The Hydra has been kept: it eats.  [CYC-10.7]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        feed_hydra(s, self.faction)
