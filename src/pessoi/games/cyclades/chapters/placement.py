"""Placement: two rounds of choosing land zones, with a fleet beside each.  [CYC-5.1]"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.control import conquer
from pessoi.games.cyclades.chapters.reach import all_fleets
from pessoi.games.cyclades.chapters.recruits import place_unit
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import FLEET, NOBODY, NOWHERE, PLACE_FLEET, PLACE_LAND, PLACE_START_TROOP, TROOP
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_in, acts_on, target, verb
from pessoi.kernel.sets import bits

READY: Final = -1  # instead of the number of a turn: nobody chooses

# -- questions


def empty_seas(s: Position, zone: int) -> int:
    """Sea zones without fleets next to a land zone.  [CYC-5.2]"""
    return s.map.sea_near[zone] & ~all_fleets(s)


def seas_for(s: Position, zone: int, other: int) -> int:
    """Where a fleet beside a land zone may go: not into the only place of the fleet beside `other`.  [CYC-5.8]"""
    seas = empty_seas(s, zone)
    if other != NOWHERE:
        left = empty_seas(s, other)
        if left & (left - 1) == 0:
            seas &= ~left
    return seas


def free_lands(s: Position) -> int:
    """Land zones that nobody controls."""
    lands = s.map.land_mask
    for held in s.lands:
        lands &= ~held
    return lands


def islands_of(s: Position, faction: int) -> int:
    """All land zones of the islands where the faction has one."""
    lands = 0
    for zone in bits(s.lands[faction]):
        lands |= s.map.islands[s.map.island[zone]]
    return lands


def with_fleet(s: Position, lands: int, beside: int) -> int:
    """Those of `lands` that can get a fleet, and leave one for the zone `beside` (or NOWHERE).  [CYC-5.8]"""
    found = 0
    for zone in bits(lands):
        seas = empty_seas(s, zone)
        if seas == 0:
            continue
        if beside == NOWHERE or (empty_seas(s, beside) and (seas | empty_seas(s, beside)).bit_count() > 1):
            found |= 1 << zone
    return found


def selectable(s: Position, faction: int, first: int, is_round_one: bool) -> int:
    """Land zones to choose from; what cannot be had is dropped, last rule first.  [CYC-5.1] [CYC-5.6] [CYC-5.8]"""
    lands = free_lands(s)
    mate = s.mate(faction)
    mates = islands_of(s, mate) if is_round_one and mate != NOBODY else 0  # [CYC-5.7]
    same = s.map.islands[s.map.island[first]] if first != NOWHERE else 0
    for barred in (mates | same, same, 0):
        found = with_fleet(s, lands & ~barred, first)
        if found:
            return found
    return lands


def why_no_landing(s: Position, faction: int, zone: int) -> str:
    """The rule that keeps the faction off a land zone in round 1."""
    if (free_lands(s) >> zone) & 1 == 0 or (islands_of(s, faction) >> zone) & 1:
        return "CYC-5.1"
    mate = s.mate(faction)
    return "CYC-5.6" if mate != NOBODY and (islands_of(s, mate) >> zone) & 1 else "CYC-5.8"


# -- a ready-made opening


def place_all(s: Position) -> None:
    """Everybody gets the best zones that are left, in the order of the draft, a fleet and a troop with each.
    [CYC-5.9]
    """
    for faction in s.turn_order:
        first = land_best(s, faction, NOWHERE, True)
        second = land_best(s, faction, first, True)
        launch(s, faction, first, second)
        launch(s, faction, second, NOWHERE)
    for faction in reversed(s.turn_order):
        third = land_best(s, faction, NOWHERE, False)
        launch(s, faction, third, NOWHERE)
        zones = bits(s.lands[faction])
        for number in range(s.figures.start_troops):
            place_unit(s, faction, TROOP, zones[number % len(zones)])


def land_best(s: Position, faction: int, first: int, is_round_one: bool) -> int:
    """Take the zone with most sites, cornucopias and icons; then with most neighbours."""
    m = s.map
    best = NOWHERE
    most = -1
    for zone in bits(selectable(s, faction, first, is_round_one)):
        worth = 10 * (m.sites[zone] + m.cornucopias[zone] + m.priestess[zone]) + len(m.land_next[zone])
        if worth > most:
            best = zone
            most = worth
    conquer(s, best, faction)
    return best


def launch(s: Position, faction: int, zone: int, other: int) -> None:
    """A fleet into the first sea zone that it may have."""
    seas = bits(seas_for(s, zone, other))
    if seas:
        place_unit(s, faction, FLEET, seas[0])


# -- frames


class Placement(Frame[Position]):
    """Round 1 in turn order, round 2 in reverse; or all at once.  [CYC-5.1] [CYC-5.3] [CYC-5.9]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def tell(self, s: Position, a: Action) -> None:
        n = s.mode.factions
        if self.turn == READY:
            place_all(s)
        if self.turn in (READY, 2 * n):
            s.end()
            s.active = NOBODY
            return
        s.become(Placement(self.turn + 1))
        if self.turn < n:
            s.active = s.turn_order[self.turn]
            s.call(FirstLand(s.active))
        else:
            s.active = s.turn_order[2 * n - 1 - self.turn]
            s.call(ThirdLand(s.active))


class FirstLand(Frame[Position]):
    """The first land zone; `conquer` gives the priestess of an icon, in both rounds.  [CYC-D01] [CYC-5.1] [CYC-5.5]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        zones = bits(selectable(s, self.faction, NOWHERE, True))
        return Request(s.seat(self.faction), acts_on(PLACE_LAND, zones), "place_land")

    def tell(self, s: Position, a: Action) -> None:
        s.become(SecondLand(self.faction, target(a)))
        conquer(s, target(a), self.faction)

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_landing(s, self.faction, target(a)) if verb(a) == PLACE_LAND else ""


class SecondLand(Frame[Position]):
    """The second land zone, on another island.  [CYC-D01] [CYC-5.1] [CYC-5.8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first")

    def __init__(self, faction: int, first: int) -> None:
        self.faction: Final = faction
        self.first: Final = first

    def ask(self, s: Position) -> Request | None:
        zones = bits(selectable(s, self.faction, self.first, True))
        return Request(s.seat(self.faction), acts_on(PLACE_LAND, zones), "place_land")

    def tell(self, s: Position, a: Action) -> None:
        s.become(PlaceFleet(self.faction, target(a), NOWHERE))
        s.call(PlaceFleet(self.faction, self.first, target(a)))
        conquer(s, target(a), self.faction)

    def why_not(self, s: Position, a: Action) -> str:
        return why_no_landing(s, self.faction, target(a)) if verb(a) == PLACE_LAND else ""


class PlaceFleet(Frame[Position]):
    """A fleet beside a land zone; it may not take the only place of the fleet beside `other`.  [CYC-D02] [CYC-5.8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "zone", "other")

    def __init__(self, faction: int, zone: int, other: int) -> None:
        self.faction: Final = faction
        self.zone: Final = zone
        self.other: Final = other  # or NOWHERE

    def ask(self, s: Position) -> Request | None:
        seas = seas_for(s, self.zone, self.other)
        return Request(s.seat(self.faction), acts_in(PLACE_FLEET, seas), "place_fleet") if seas else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a != NOTHING:
            place_unit(s, self.faction, FLEET, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-5.2"


class ThirdLand(Frame[Position]):
    """The third land zone, anywhere.  [CYC-D01] [CYC-5.3] [CYC-5.7]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        zones = bits(selectable(s, self.faction, NOWHERE, False))
        return Request(s.seat(self.faction), acts_on(PLACE_LAND, zones), "place_land")

    def tell(self, s: Position, a: Action) -> None:
        s.become(StartTroops(self.faction, s.figures.start_troops))
        s.call(PlaceFleet(self.faction, target(a), NOWHERE))
        conquer(s, target(a), self.faction)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != PLACE_LAND:
            return ""
        return "CYC-5.8" if (free_lands(s) >> target(a)) & 1 else "CYC-5.3"


class StartTroops(Frame[Position]):
    """Base troops go freely over the three land zones.  [CYC-D03] [CYC-5.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: int, number: int) -> None:
        self.faction: Final = faction
        self.number: Final = number

    def ask(self, s: Position) -> Request | None:
        if self.number == 0:
            return None
        zones = bits(s.lands[self.faction])
        return Request(s.seat(self.faction), acts_on(PLACE_START_TROOP, zones), "place_start_troop")

    def tell(self, s: Position, a: Action) -> None:
        if self.number == 0:
            s.end()
            return
        s.become(StartTroops(self.faction, self.number - 1))
        place_unit(s, self.faction, TROOP, target(a))
