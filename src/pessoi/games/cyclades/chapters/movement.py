"""Movement: sea moves, land moves, heroic moves, free moves.  [CYC-13.1]

For callers:
  SeaMove(faction, origin), LandMove(faction, origin), HeroicMove(faction, hero)   frames of the turn menu
  FreeMove(faction, by_creature)                frame: Pegasus (by_creature: Chiron's zone is out), Perseus' sacrifice
  free_move_origins(s, faction, by_creature)    where a free move could start; empty: it has no effect

A move is: choose where to (the price is paid then), choose who goes, then march (`muster`).
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters import heroes
from pessoi.games.cyclades.chapters.combat import begin, settle_in
from pessoi.games.cyclades.chapters.muster import MusterTroops, is_garrisoned
from pessoi.games.cyclades.chapters.presence import closed_seas, is_petrified, sheltered, strait
from pessoi.games.cyclades.chapters.reach import (
    all_fleets,
    distance,
    find_coasts,
    forbidden_lands,
    land_reach,
    own_fleets,
    sea_neighbours,
    sea_reach,
    union,
    why_no_march,
    why_no_voyage,
)
from pessoi.games.cyclades.chapters.supply import pay
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import MOVE_FLEETS, MOVE_FROM, MOVE_TO, NOBODY, NONE
from pessoi.kernel import Action, Frame, Request, acts_in, acts_on, target, verb
from pessoi.kernel.rows import add
from pessoi.kernel.sets import bits

# -- what can move where, for menus and frames


def sea_origins(s: Position, faction: int) -> list[int]:
    """Sea zones from which a sea move is possible and can be paid.  [CYC-12.8]"""
    moves = s.gold_of(faction) // s.figures.sea_move_cost
    if moves == 0:
        return []
    link = strait(s, faction)
    mate = s.mate(faction)
    passed = closed_seas(s) if mate == NOBODY else closed_seas(s) | s.seas[mate]
    found: list[int] = []
    for zone in bits(s.seas[faction]):  # next door, or else through the teammate's zones
        if sea_neighbours(s, zone, link) & ~passed or union(sea_reach(s, faction, zone, moves)):
            found.append(zone)
    return found


def land_origins(s: Position, faction: int) -> list[int]:
    """Land zones from which a land move is possible and can be paid.  [CYC-12.11]"""
    moves = s.gold_of(faction) // s.figures.land_move_cost
    if moves == 0:
        return []
    forbidden = forbidden_lands(s, faction)
    found: list[int] = []
    for zone in bits(s.lands[faction]):
        if is_garrisoned(s, faction, zone) and can_march(s, faction, zone, forbidden, moves):
            found.append(zone)
    return found


def can_march(s: Position, faction: int, zone: int, forbidden: int, moves: int) -> bool:
    """Whether a move from there leads anywhere: next door, or else along fleets."""
    if is_petrified(s, zone):
        return False
    if s.map.land_near[zone] & ~forbidden:
        return True
    coasts = find_coasts(s, faction, own_fleets(s, faction))
    return union(land_reach(s, faction, zone, coasts, forbidden, moves)) != 0


def heroic_moves(s: Position, faction: int, hero: int) -> int:
    """How many zones in a row the hero's next moves could be paid for.  [CYC-13.22]"""
    gold = s.gold_of(faction)
    moves = 0
    while True:
        gold -= heroes.heroic_cost(s, hero, s.hero_moves[hero] + moves + 1)
        if gold < 0:
            return moves
        moves += 1


def heroic_price(s: Position, hero: int, zones: int) -> int:
    """What a heroic move through so many zones costs.  [CYC-13.22] [CYC-20.6]"""
    price = 0
    for i in range(zones):
        price += heroes.heroic_cost(s, hero, s.hero_moves[hero] + i + 1)
    return price


def heroic_reach(s: Position, faction: int, hero: int) -> list[int]:
    """Where a hero can lead a heroic move.  [CYC-13.20] [CYC-13.24]"""
    moves = heroic_moves(s, faction, hero)
    if moves == 0:
        return []
    fleets = all_fleets(s) if heroes.uses_all_fleets(s, hero) else own_fleets(s, faction)
    coasts = find_coasts(s, faction, fleets)
    return land_reach(s, faction, s.hero_zone[hero], coasts, forbidden_lands(s, faction), moves)


def free_reach(s: Position, faction: int, origin: int, by_creature: bool) -> int:
    """Where a free move may end: anywhere but where moves may not.  [CYC-13.30] [CYC-17.11]"""
    zones = s.map.land_mask & ~forbidden_lands(s, faction) & ~(1 << origin)
    return zones & ~sheltered(s) if by_creature else zones


def free_move_origins(s: Position, faction: int, by_creature: bool) -> list[int]:
    held = s.lands[faction] & ~sheltered(s) if by_creature else s.lands[faction]
    found: list[int] = []
    for zone in bits(held):
        if is_petrified(s, zone) or not is_garrisoned(s, faction, zone):
            continue
        if free_reach(s, faction, zone, by_creature):
            found.append(zone)
    return found


class Move(Frame[Position]):
    """What sea and land moves have in common: units leave a zone, and every zone entered costs the same.  [CYC-20.6]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: int, origin: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), acts_in(MOVE_TO, union(self.reach(s))), "move_to")

    def moves(self, s: Position) -> int:
        """How many zones the faction can pay for."""
        return s.gold_of(self.faction) // self.cost(s)

    def price(self, s: Position, destination: int) -> int:
        return distance(self.reach(s), destination) * self.cost(s)

    def cost(self, s: Position) -> int:
        """The price of one zone."""
        raise NotImplementedError  # abstract

    def reach(self, s: Position) -> list[int]:
        """The zones that can be paid, by distance."""
        raise NotImplementedError  # abstract


# -- sea moves


class SeaMove(Move):
    """Choose the destination of fleets and pay.  [CYC-D41] [CYC-13.1] [CYC-13.7]"""

    def tell(self, s: Position, a: Action) -> None:
        pay(s, self.faction, self.price(s, target(a)))
        s.become(SailWith(self.faction, self.origin, target(a)))

    def cost(self, s: Position) -> int:
        return s.figures.sea_move_cost

    def reach(self, s: Position) -> list[int]:
        return sea_reach(s, self.faction, self.origin, self.moves(s))

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_voyage(s, self.faction, target(a)) if verb(a) == MOVE_TO else ""


class SailWith(Frame[Position]):
    """Choose how many fleets sail; opposing fleets there fight.  [CYC-D46] [CYC-13.2]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "destination")

    def __init__(self, faction: int, origin: int, destination: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.destination: Final = destination

    def ask(self, s: Position) -> Request | None:
        numbers = list(range(1, s.units[self.origin] + 1))
        return Request(s.seat(self.faction), acts_on(MOVE_FLEETS, numbers), "move_fleets")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        fleets = target(a)
        s.take_fleets(self.origin, fleets)
        s.jot("fleets_move", s.seat(self.faction), self.faction, fleets, self.origin, self.destination)
        owner = s.owner[self.destination]
        if owner in (NOBODY, self.faction):
            settle_in(s, self.faction, self.destination, fleets, 0)
        else:
            begin(s, self.faction, self.destination, fleets, 0)


# -- land moves


class LandMove(Move):
    """Choose the destination of troops and heroes and pay.  [CYC-D41] [CYC-13.8]"""

    def tell(self, s: Position, a: Action) -> None:
        pay(s, self.faction, self.price(s, target(a)))
        s.become(MusterTroops(self.faction, self.origin, target(a), NONE, False))

    def cost(self, s: Position) -> int:
        return s.figures.land_move_cost

    def reach(self, s: Position) -> list[int]:
        coasts = find_coasts(s, self.faction, own_fleets(s, self.faction))
        return land_reach(s, self.faction, self.origin, coasts, forbidden_lands(s, self.faction), self.moves(s))

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_march(s, self.faction, target(a)) if verb(a) == MOVE_TO else ""


class HeroicMove(Frame[Position]):
    """Choose where a hero leads troops and pay.  [CYC-D41] [CYC-13.20] [CYC-13.21] [CYC-13.23]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction: Final = faction
        self.hero: Final = hero

    def ask(self, s: Position) -> Request | None:
        zones = union(heroic_reach(s, self.faction, self.hero))
        return Request(s.seat(self.faction), acts_in(MOVE_TO, zones), "move_to")

    def tell(self, s: Position, a: Action) -> None:
        zones = distance(heroic_reach(s, self.faction, self.hero), target(a))
        pay(s, self.faction, heroic_price(s, self.hero, zones))
        s.hero_moves = add(s.hero_moves, self.hero, zones)
        s.become(MusterTroops(self.faction, s.hero_zone[self.hero], target(a), self.hero, False))

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_march(s, self.faction, target(a)) if verb(a) == MOVE_TO else ""


class FreeMove(Frame[Position]):
    """Choose where a free move starts.  [CYC-D42] [CYC-13.30]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "by_creature")

    def __init__(self, faction: int, by_creature: bool) -> None:
        self.faction: Final = faction
        self.by_creature: Final = by_creature

    def ask(self, s: Position) -> Request | None:
        zones = free_move_origins(s, self.faction, self.by_creature)
        return Request(s.seat(self.faction), acts_on(MOVE_FROM, zones), "move_from") if zones else None

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == MOVE_FROM:
            s.become(FreeMoveTo(self.faction, target(a), self.by_creature))
        else:
            s.end()


class FreeMoveTo(Frame[Position]):
    """Choose where a free move ends.  [CYC-D41] [CYC-13.30]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "by_creature")

    def __init__(self, faction: int, origin: int, by_creature: bool) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.by_creature: Final = by_creature

    def ask(self, s: Position) -> Request | None:
        zones = free_reach(s, self.faction, self.origin, self.by_creature)
        return Request(s.seat(self.faction), acts_in(MOVE_TO, zones), "move_to")

    def tell(self, s: Position, a: Action) -> None:
        s.become(MusterTroops(self.faction, self.origin, target(a), NONE, True))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != MOVE_TO:
            return ""
        hidden = self.by_creature and (sheltered(s) >> target(a)) & 1 == 1
        return "CYC-17.11" if hidden else why_no_march(s, self.faction, target(a))
