"""Who goes along in a move on land, and the march itself.  [CYC-13.8]

MusterTroops(faction, origin, destination, leader, free)   frame: choose troops, mercenaries and heroes one after the
                                                           other, then `March`. leader: the hero of a heroic move,
                                                           or NONE; free: through the air (Pegasus, Perseus)
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters import heroes
from pessoi.games.cyclades.chapters.combat import begin, settle_in
from pessoi.games.cyclades.chapters.metropolises import Completion
from pessoi.games.cyclades.chapters.presence import has_minotaur
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import HERO_GOES, HERO_STAYS, MOVE_MERCENARIES, MOVE_TROOPS, NOBODY, NONE
from pessoi.kernel import Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits


def is_garrisoned(s: Position, faction: int, zone: int) -> bool:
    """Whether troops or heroes of the faction stand there."""
    return s.troops_in(zone) > 0 or s.heroes_in(zone, faction) != 0


class MusterTroops(Frame[Position]):
    """Choose how many base troops go.  [CYC-D43]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "destination", "leader", "free")

    def __init__(self, faction: int, origin: int, destination: int, leader: int, free: bool) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.destination: Final = destination
        self.leader: Final = leader  # of a heroic move, or NONE
        self.free: Final = free

    def ask(self, s: Position) -> Request | None:
        others = s.mercenaries[self.origin] > 0 or s.heroes_in(self.origin, self.faction) != 0
        numbers = list(range(0 if others else 1, s.units[self.origin] + 1))
        return Request(s.seat(self.faction), acts_on(MOVE_TROOPS, numbers), "move_troops")

    def tell(self, s: Position, a: Action) -> None:
        s.become(
            MusterMercenaries(self.faction, self.origin, self.destination, self.leader, self.free, target(a)),
        )


class MusterMercenaries(Frame[Position]):
    """Choose how many mercenaries go.  [CYC-D44]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "destination", "leader", "free", "troops")

    def __init__(self, faction: int, origin: int, destination: int, leader: int, free: bool, troops: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.destination: Final = destination
        self.leader: Final = leader
        self.free: Final = free
        self.troops: Final = troops

    def ask(self, s: Position) -> Request | None:
        others = self.troops > 0 or s.heroes_in(self.origin, self.faction) != 0
        numbers = list(range(0 if others else 1, s.mercenaries[self.origin] + 1))
        return Request(s.seat(self.faction), acts_on(MOVE_MERCENARIES, numbers), "move_mercenaries")

    def tell(self, s: Position, a: Action) -> None:
        if self.leader != NONE:
            undecided, going = 0, 1 << self.leader
        else:
            undecided, going = s.heroes_in(self.origin, self.faction), 0
        s.become(
            MusterHeroes(
                self.faction, self.origin, self.destination, self.free, self.troops, target(a), undecided, going
            )
        )


class Group(Frame[Position]):
    """Troops and mercenaries that go from one zone to another; heroes may join them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "destination", "free", "troops", "mercenaries")

    def __init__(self, faction: int, origin: int, destination: int, free: bool, troops: int, mercenaries: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.destination: Final = destination
        self.free: Final = free
        self.troops: Final = troops
        self.mercenaries: Final = mercenaries

    def march(self, going: int, crossed: bool) -> "March":
        """The same group on its way."""
        return March(
            self.faction, self.origin, self.destination, self.free, self.troops, self.mercenaries, going, crossed
        )


class MusterHeroes(Group):
    """Choose, hero by hero, who goes; somebody must.  [CYC-D45]"""

    FIELDS: ClassVar[tuple[str, ...]] = (*Group.FIELDS, "undecided", "going")

    def __init__(
        self,
        faction: int,
        origin: int,
        destination: int,
        free: bool,
        troops: int,
        mercenaries: int,
        undecided: int,
        going: int,
    ) -> None:
        super().__init__(faction, origin, destination, free, troops, mercenaries)
        self.undecided: Final = undecided
        self.going: Final = going

    def ask(self, s: Position) -> Request | None:
        if self.undecided == 0:
            return None
        hero = (self.undecided & -self.undecided).bit_length() - 1
        actions = [act(HERO_GOES, hero)]
        is_last = self.undecided & (self.undecided - 1) == 0
        if self.troops + self.mercenaries > 0 or self.going != 0 or not is_last:
            actions.append(act(HERO_STAYS, hero))
        return Request(s.seat(self.faction), actions, "move_hero")

    def tell(self, s: Position, a: Action) -> None:
        if self.undecided == 0:
            s.become(self.march(self.going, False))
            return
        hero = 1 << target(a)
        going = self.going | hero if verb(a) == HERO_GOES else self.going
        left = self.undecided & ~hero
        s.become(
            MusterHeroes(
                self.faction, self.origin, self.destination, self.free, self.troops, self.mercenaries, left, going
            )
        )


class March(Group):
    """The group leaves and enters its destination.  [CYC-13.11] [CYC-13.14] [CYC-13.15] [CYC-13.17]"""

    FIELDS: ClassVar[tuple[str, ...]] = (*Group.FIELDS, "going", "crossed")

    def __init__(
        self,
        faction: int,
        origin: int,
        destination: int,
        free: bool,
        troops: int,
        mercenaries: int,
        going: int,
        crossed: bool,
    ) -> None:
        super().__init__(faction, origin, destination, free, troops, mercenaries)
        self.going: Final = going  # heroes
        self.crossed: Final = crossed  # whether what heroes do on their way is done

    def tell(self, s: Position, a: Action) -> None:
        if not self.crossed:
            s.become(self.march(self.going, True))
            if self.going != 0:
                s.call(Completion())  # Typhon may fall on the way
                heroes.cross(s, self.faction, self.going, self.origin, self.destination, self.free)
            return
        s.end()
        zone = self.destination
        s.units = add(s.units, self.origin, -self.troops)
        s.mercenaries = add(s.mercenaries, self.origin, -self.mercenaries)
        for hero in bits(self.going):
            s.hero_zone = put(s.hero_zone, hero, zone)
            s.jot("hero_moves", s.seat(self.faction), self.faction, hero, self.origin, zone)
        moved = self.troops + self.mercenaries
        if moved > 0:
            s.jot("troops_move", s.seat(self.faction), self.faction, moved, self.origin, zone)
        if self.is_defended(s):
            begin(s, self.faction, zone, self.troops, self.mercenaries)
        else:
            settle_in(s, self.faction, zone, self.troops, self.mercenaries)

    def is_defended(self, s: Position) -> bool:
        """Whether opposing troops, heroes or a Minotaur stand there.  [CYC-13.14]"""
        zone = self.destination
        owner = s.owner[zone]
        if owner in (NOBODY, self.faction):
            return False
        return is_garrisoned(s, owner, zone) or has_minotaur(s, zone, owner)
