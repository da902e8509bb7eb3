"""What the token under a metropolis brings.  [CYC-16.21]

Bonus(faction, bonus)    frame: apply a bonus; again for whoever loses the metropolis.  [CYC-16.20]
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.buildings import ALL_TYPES, EMPTY_SITE, ChooseType, building_zones
from pessoi.games.cyclades.chapters.recruits import CONTROLLED, PlaceCornucopia, PlaceUnits
from pessoi.games.cyclades.chapters.supply import gain_gold, gain_priestesses
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import FLEET, NOBODY, NONE, RESERVE, TROOP
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target
from pessoi.kernel.rows import put


class Bonus(Frame[Position]):
    """A metropolis' bonus applies, as far as possible.  [CYC-16.21] [CYC-16.22] [CYC-16.23] [CYC-16.24] [CYC-16.25]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "bonus")

    def __init__(self, faction: int, bonus: int) -> None:
        self.faction: Final = faction
        self.bonus: Final = bonus

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        f = s.figures
        bonus = self.bonus
        s.jot("bonus", s.seat(self.faction), self.faction, bonus)
        if f.bonus_gold[bonus] > 0:
            gain_gold(s, self.faction, f.bonus_gold[bonus])
            s.jot("gains_gold", s.seat(self.faction), self.faction, f.bonus_gold[bonus])
        gain_priestesses(s, self.faction, f.bonus_priestesses[bonus])
        for _ in range(f.bonus_buildings[bonus]):
            s.call(ChooseType(self.faction, self.types(s), EMPTY_SITE))  # [CYC-16.27]
        for _ in range(f.bonus_reservations[bonus]):
            s.call(ReserveCreature(self.faction))
        for _ in range(f.bonus_cornucopias[bonus]):
            s.call(PlaceCornucopia(self.faction, LAND | SEA))
        if f.bonus_fleets[bonus] > 0:
            s.call(PlaceUnits(self.faction, FLEET, f.bonus_fleets[bonus], CONTROLLED))
        if f.bonus_troops[bonus] > 0:
            s.call(PlaceUnits(self.faction, TROOP, f.bonus_troops[bonus], CONTROLLED))

    def types(self, s: Position) -> int:
        """Any type, if there is an empty site to build it on.  [CYC-16.27]"""
        return ALL_TYPES if building_zones(s, self.faction) else 0


class ReserveCreature(Frame[Position]):
    """Mark a creature of the track that nobody has marked.  [CYC-D63] [CYC-16.26]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        cards = [c for space, c in enumerate(s.creature_track) if c != NONE and s.reserved[space] == NOBODY]
        return Request(s.seat(self.faction), acts_on(RESERVE, cards), "reserve") if cards else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a != NOTHING:
            s.reserved = put(s.reserved, s.creature_track.index(target(a)), self.faction)
            s.jot("reserves", s.seat(self.faction), self.faction, target(a))
