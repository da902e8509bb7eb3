"""Adding pieces: from the reserve, or, when it is empty, from other cities; and exchanging ships for soldiers."""

from typing import ClassVar, Final

from pessoi.games.hellas.state import Position, cities_of, least, most, pieces_of
from pessoi.games.hellas.terms import CHOOSE, DONOR, EXCHANGE, SHIP, SOLDIER, STOP
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb


def donors(s: Position, seat: int, kind: int, into: int) -> list[int]:
    """Own other cities that can spare a piece of the kind.  [HEL-6.7] [HEL-9.12]"""
    pieces = pieces_of(s, kind)
    floor = least(s, kind)
    found = []
    for tile in cities_of(s, seat):
        if tile != into and pieces[tile] > floor:
            found.append(tile)
    return found


def has_garrison(s: Position, seat: int, city: int) -> bool:
    """Whether a soldier could come into the city: of the reserve or, if that is empty, of another one.  [HEL-9.12]"""
    return s.reserve[seat * 2 + SOLDIER] > 0 or len(donors(s, seat, SOLDIER, city)) > 0


class Gather(Frame[Position]):
    """Pieces come into a city: from the reserve first, then from cities that the owner chooses.

    [HEL-6.7] [HEL-9.12] [HEL-9.13] [HEL-D-DONOR]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "city", "left")

    def __init__(self, seat: int, kind: int, city: int, left: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.city: Final = city
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        if self.left == 0 or s.reserve[self.seat * 2 + self.kind] > 0:
            return None
        givers = donors(s, self.seat, self.kind, self.city)
        if not givers:
            return None
        return Request(self.seat, acts_on(DONOR, givers), "donor")

    def tell(self, s: Position, a: Action) -> None:
        pieces = pieces_of(s, self.kind)
        if a != NOTHING:
            s.become(Gather(self.seat, self.kind, self.city, self.left - 1))
            pieces[target(a)] -= 1
            pieces[self.city] += 1
            s.jot("moves", self.seat, self.kind, target(a), self.city)
            return
        s.end()
        count = min(self.left, s.reserve[self.seat * 2 + self.kind])
        if count == 0:
            return
        s.reserve[self.seat * 2 + self.kind] -= count
        pieces[self.city] += count
        s.jot("gathers_soldiers" if self.kind == SOLDIER else "gathers_ships", self.seat, count, self.city)
        if count < self.left:
            s.call(Gather(self.seat, self.kind, self.city, self.left - count))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-9.12"


class PlacePieces(Frame[Position]):
    """A card that adds pieces: one after the other into own cities with room, or stop.

    [HEL-10.16] [HEL-10.21] [HEL-D-CITY]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "left", "card")

    def __init__(self, seat: int, kind: int, left: int, card: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.left: Final = left
        self.card: Final = card

    def ask(self, s: Position) -> Request | None:
        if self.left == 0:
            return None
        actions = acts_on(CHOOSE, takers(s, self.seat, self.kind))
        actions.append(act(STOP))
        return Request(self.seat, actions, "city")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING or verb(a) == STOP:
            s.end()
        else:
            s.become(PlacePieces(self.seat, self.kind, self.left - 1, self.card))
            s.call(Gather(self.seat, self.kind, target(a), 1))


def takers(s: Position, seat: int, kind: int) -> list[int]:
    """Own cities into which one more piece of the kind can come.  [HEL-9.12] [HEL-10.16] [HEL-10.21]"""
    pieces = pieces_of(s, kind)
    room = most(s, kind)
    in_reserve = s.reserve[seat * 2 + kind] > 0
    found = []
    for tile in cities_of(s, seat):
        if pieces[tile] < room and (in_reserve or donors(s, seat, kind, tile)):
            found.append(tile)
    return found


def most_exchanged(s: Position, seat: int, city: int) -> int:
    """How many ships of the city can be exchanged for soldiers.  [HEL-10.25]

    [HEL-10.26] Until the action is over as many as one likes, also beyond three; after it the usual limit holds.
    """
    limit = s.ships[city]
    if s.acted:
        limit = min(limit, s.figures.soldiers_max - s.soldiers[city])
    if limit <= 0:
        return 0
    found = s.reserve[seat * 2 + SOLDIER]
    if found >= limit:
        return limit
    for tile in cities_of(s, seat):
        if tile != city:
            found += s.soldiers[tile] - s.figures.soldiers_min
    return min(limit, found)


def cities_to_exchange(s: Position, seat: int) -> list[int]:
    found = []
    for tile in cities_of(s, seat):
        if most_exchanged(s, seat, tile) > 0:
            found.append(tile)
    return found


class ExchangeCity(Frame[Position]):
    """The player chooses one of his cities that can exchange.  [HEL-10.5] [HEL-10.10] [HEL-D-CITY]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def ask(self, s: Position) -> Request | None:
        cities = cities_to_exchange(s, self.seat)
        if not cities:
            return None
        return Request(self.seat, acts_on(CHOOSE, cities), "city")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(Exchange(self.seat, target(a)))


class Exchange(Frame[Position]):
    """n ships go to the reserve and n soldiers come.  [HEL-10.25] [HEL-D-EXCH]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def ask(self, s: Position) -> Request | None:
        limit = most_exchanged(s, self.seat, self.city)
        if limit == 0:
            return None
        return Request(self.seat, [act(EXCHANGE, n) for n in range(1, limit + 1)], "exch")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        count = target(a)
        s.become(Gather(self.seat, SOLDIER, self.city, count))
        s.ships[self.city] -= count
        s.reserve[self.seat * 2 + SHIP] += count
        s.jot("exchanges", self.seat, count, self.city)

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-10.25"
