"""Chapter 10, the cards of Poseidon: ships and expeditions."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.pieces import (
    Exchange,
    ExchangeCity,
    PlacePieces,
    cities_to_exchange,
    most_exchanged,
    takers,
)
from pessoi.games.hellas.chapters.tiles import DrawTile, put_under
from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import (
    CHOOSE,
    NO_TILE,
    POSEIDON_DOUBLE_EXPEDITION,
    POSEIDON_EVEN_FLEET,
    POSEIDON_FAIR_WIND,
    POSEIDON_FREE_PASSAGE,
    POSEIDON_NEW_SHIPS,
    POSEIDON_SHIPS_DEFEND,
    POSEIDON_SHIPS_TO_SOLDIERS,
    POSEIDON_STORM,
    SHIP,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target


def can_play(s: Position, seat: int, card: int) -> bool:
    if card == POSEIDON_SHIPS_DEFEND:  # [HEL-10.9] the target has a ship, and once
        return s.wall == 0 and s.ships[s.target] > 0
    if card == POSEIDON_SHIPS_TO_SOLDIERS:  # [HEL-10.10] in the attacked city, or in any in one's own turn
        if s.target != NO_TILE:
            return most_exchanged(s, seat, s.target) > 0
        return len(cities_to_exchange(s, seat)) > 0
    if card == POSEIDON_EVEN_FLEET:  # [HEL-10.11]
        return s.even_fleet == 0
    if card == POSEIDON_STORM:  # [HEL-10.15]
        return len(stormy_cities(s, seat)) > 0
    if card == POSEIDON_NEW_SHIPS:  # [HEL-10.16]
        return len(takers(s, seat, SHIP)) > 0
    # [HEL-10.12] [HEL-10.13] [HEL-10.14] have no condition
    return card in (POSEIDON_DOUBLE_EXPEDITION, POSEIDON_FREE_PASSAGE, POSEIDON_FAIR_WIND)


def take_effect(s: Position, seat: int, card: int) -> None:
    if card == POSEIDON_SHIPS_DEFEND:
        s.wall = 1  # ships in the target count as soldiers in the defence [HEL-10.9]
    elif card == POSEIDON_SHIPS_TO_SOLDIERS:
        s.call(Exchange(seat, s.target) if s.target != NO_TILE else ExchangeCity(seat, card))  # [HEL-10.10]
    elif card == POSEIDON_EVEN_FLEET:
        s.even_fleet = 1  # an equal fleet is enough for this expedition [HEL-10.11]
    elif card == POSEIDON_DOUBLE_EXPEDITION:
        s.extra_expeditions += s.figures.extra_expeditions  # one more in this action; several add up [HEL-10.12]
    elif card == POSEIDON_FREE_PASSAGE:
        s.free_passage = 1  # no ship is paid [HEL-10.13]
    elif card == POSEIDON_FAIR_WIND:
        s.call(FairWind(s.figures.redraws))
    elif card == POSEIDON_STORM:
        s.call(Storm(seat))
    elif card == POSEIDON_NEW_SHIPS:
        s.call(PlacePieces(seat, SHIP, s.figures.new_ships, card))  # [HEL-10.16]


class FairWind(Frame[Position]):
    """`poseidon_fair_wind`: the drawn tile goes under the stack and the top tile is drawn.  [HEL-10.14]

    It is the same one if the stack was empty.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def tell(self, s: Position, a: Action) -> None:
        if self.left == 0:
            s.end()
            return
        s.become(FairWind(self.left - 1))
        s.call(DrawTile())
        s.jot("puts_under", s.active, s.in_hand)
        put_under(s)


class Storm(Frame[Position]):
    """`poseidon_storm`: two ships of an enemy city, or its only one, go to reserve.  [HEL-10.15] [HEL-D-CITY]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        cities = stormy_cities(s, self.seat)
        if not cities:
            return None
        return Request(self.seat, acts_on(CHOOSE, cities), "city")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        city = target(a)
        lost = min(s.figures.storm_ships, s.ships[city])
        s.ships[city] -= lost
        s.reserve[(1 - self.seat) * 2 + SHIP] += lost
        s.jot("storm", self.seat, lost, city)


def stormy_cities(s: Position, seat: int) -> list[int]:
    return [tile for tile in s.board.placed if s.owner[tile] == 1 - seat and s.ships[tile] > 0]
