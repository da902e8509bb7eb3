"""Phase 3: offerings. Factions bid for gods; who is outbid bids again at once.  [CYC-9.1]"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.supply import pay
from pessoi.games.cyclades.state import OFFERINGS, Position
from pessoi.games.cyclades.terms import APOLLO, NOBODY, NONE, OFFER_GOD, OFFER_VALUE
from pessoi.kernel import Action, Frame, Request, acts_on, target, verb

# -- questions


def available_gods(s: Position) -> list[int]:
    """Face-up tiles from slot 1 on, and Apollo: as many as factions.  [CYC-4.1] [CYC-9.1]"""
    return [*s.god_slots[: len(s.god_slots) - s.mode.face_down], APOLLO]


def net_cost(s: Position, faction: int, value: int) -> int:
    """What an offering costs: priestesses take 1 off each.  [CYC-9.9]"""
    return max(0, value - s.priestesses[faction])


def committed(s: Position, faction: int) -> int:
    """What the faction will have to pay for its standing offering.  [CYC-9.13]"""
    if s.bid_god[faction] == NONE or (s.free_bids >> faction) & 1:
        return 0
    return net_cost(s, faction, s.bid_value[faction])


def budget(s: Position, faction: int, god: int) -> int:
    """Gold for an offering to this god: the treasury less the teammate's offering, unless it drives that one out.
    [CYC-9.10] [CYC-9.14]
    """
    mate = s.mate(faction)
    gold = s.gold_of(faction)
    return gold if mate == NOBODY or s.bid_god[mate] == god else gold - committed(s, mate)


def highest_offering(s: Position, faction: int, god: int) -> int:
    """What could be offered to this god at most: gold, and 1 for each priestess.  [CYC-9.9] [CYC-9.10]"""
    gold = budget(s, faction, god)
    return gold + s.priestesses[faction] if gold >= 0 else 0


def standing_offering(s: Position, god: int) -> int:
    """What has been offered to the god so far."""
    rival = s.servant(god)
    return 0 if rival == NOBODY else s.bid_value[rival]


def why_no_offering(s: Position, god: int) -> str:
    """Nobody can go beyond the last space; else it is the gold that is lacking."""
    return "CYC-9.8" if standing_offering(s, god) >= s.figures.spaces[-1] else "CYC-9.10"


def values_for(s: Position, faction: int, god: int) -> list[int]:
    """Spaces above the standing offering that the faction can pay.  [CYC-9.2] [CYC-9.3] [CYC-9.8] [CYC-9.10]"""
    standing = standing_offering(s, god)
    most = highest_offering(s, faction, god)
    values: list[int] = []
    for value in s.figures.spaces:
        if standing < value <= most:
            values.append(value)
    return values


def can_outbid(s: Position, faction: int, god: int) -> bool:
    """Whether there is any such space. The first one above is the cheapest.  [CYC-9.8] [CYC-9.10]"""
    standing = standing_offering(s, god)
    for value in s.figures.spaces:
        if value > standing:
            return value <= highest_offering(s, faction, god)
    return False


def gods_for(s: Position, faction: int, driven_from: int) -> list[int]:
    """Gods that the faction may turn to now.  [CYC-9.2] [CYC-9.4] [CYC-9.6] [CYC-9.7]"""
    gods: list[int] = []
    for god in available_gods(s):
        if god == APOLLO:
            if s.servant(APOLLO) == NOBODY:
                gods.append(APOLLO)
        elif god != driven_from and can_outbid(s, faction, god):
            gods.append(god)
    return gods


def gods_for_nothing(s: Position) -> list[int]:
    """Gods without marker: the way out of a faction that can pay for no offering.  [CYC-9.13]"""
    return [god for god in available_gods(s) if s.servant(god) == NOBODY]


# -- frames


@mypyc_attr(free_list_len=1)
class Offerings(Frame[Position]):
    """Each faction bids in turn order; at the end all pay.  [CYC-9.2] [CYC-9.5] [CYC-9.11]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def tell(self, s: Position, a: Action) -> None:
        s.phase = OFFERINGS
        if self.position < s.mode.factions:
            s.active = s.turn_order[self.position]
            s.become(Offerings(self.position + 1))
            s.call(OfferGod(s.active, NONE))
            return
        s.end()
        s.active = NOBODY
        for faction in s.action_order():
            price = committed(s, faction)
            pay(s, faction, price)
            s.jot("pays_offering", s.seat(faction), faction, s.bid_god[faction], price)


@mypyc_attr(free_list_len=1)
class OfferGod(Frame[Position]):
    """The faction chooses a god, never the one that it was just driven from.  [CYC-D10] [CYC-9.4] [CYC-9.12]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "driven_from")

    def __init__(self, faction: int, driven_from: int) -> None:
        self.faction: Final = faction
        self.driven_from: Final = driven_from

    def ask(self, s: Position) -> Request | None:
        gods = gods_for(s, self.faction, self.driven_from)
        if not gods:
            gods = gods_for_nothing(s)
        return Request(s.seat(self.faction), acts_on(OFFER_GOD, gods), "offer_god")

    def tell(self, s: Position, a: Action) -> None:
        god = target(a)
        if god == APOLLO:
            s.end()
            put_marker(s, self.faction, APOLLO, 0)
        elif can_outbid(s, self.faction, god):
            s.become(OfferValue(self.faction, god))
        else:
            s.end()
            s.free_bids |= 1 << self.faction
            put_marker(s, self.faction, god, s.figures.spaces[0])

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != OFFER_GOD:
            return ""
        if target(a) == self.driven_from:
            return "CYC-9.4"
        if target(a) not in available_gods(s):
            return "CYC-9.1"
        return "CYC-9.7" if target(a) == APOLLO else why_no_offering(s, target(a))


@mypyc_attr(free_list_len=1)
class OfferValue(Frame[Position]):
    """The faction chooses a space; whoever stood there must bid again at once.  [CYC-D11] [CYC-9.3] [CYC-9.5]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: int, god: int) -> None:
        self.faction: Final = faction
        self.god: Final = god

    def ask(self, s: Position) -> Request | None:
        values = values_for(s, self.faction, self.god)
        return Request(s.seat(self.faction), acts_on(OFFER_VALUE, values), "offer_value")

    def tell(self, s: Position, a: Action) -> None:
        rival = s.servant(self.god)
        put_marker(s, self.faction, self.god, target(a))
        if rival == NOBODY:
            s.end()
            return
        s.bid_god[rival] = NONE
        s.bid_value[rival] = 0
        s.free_bids &= ~(1 << rival)
        s.jot("outbid", s.seat(rival), rival, self.god)
        s.active = rival
        s.become(OfferGod(rival, self.god))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != OFFER_VALUE:
            return ""
        return "CYC-9.3" if target(a) <= standing_offering(s, self.god) else "CYC-9.10"


def put_marker(s: Position, faction: int, god: int, value: int) -> None:
    s.bid_god[faction] = god
    s.bid_value[faction] = value
    if god == APOLLO:
        s.jot("bids_apollo", s.seat(faction), faction)
    else:
        s.jot("bids", s.seat(faction), faction, god, value)
