"""Chapter 10, the cards of Zeus: special situations.

`zeus_cancel` [HEL-10.17] and `zeus_keep` [HEL-10.18] are played in `cards`.
"""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.hands import Steal, lock_openly, take_openly
from pessoi.games.hellas.chapters.pieces import PlacePieces, takers
from pessoi.games.hellas.state import Position, cities_of, count_cities, hand_total, has_room
from pessoi.games.hellas.terms import (
    CARDS,
    CARDS_PER_GOD,
    CHOOSE,
    NO_TILE,
    RECALL,
    SOLDIER,
    ZEUS,
    ZEUS_CANCEL,
    ZEUS_DOUBLE_TURN,
    ZEUS_KEEP,
    ZEUS_NEW_SOLDIERS,
    ZEUS_RECALL,
    ZEUS_SWAP_CITY,
    ZEUS_THEFT,
    ZEUS_THUNDERBOLT,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target
from pessoi.kernel.rows import add, put


def can_play(s: Position, seat: int, card: int) -> bool:
    if card == ZEUS_DOUBLE_TURN:  # [HEL-10.19]
        return s.extra == 0
    if card == ZEUS_SWAP_CITY:  # [HEL-10.20]
        return count_cities(s, 1 - seat) > 0
    if card == ZEUS_NEW_SOLDIERS:  # [HEL-10.21]
        return len(takers(s, seat, SOLDIER)) > 0
    if card == ZEUS_THEFT:  # [HEL-10.22]
        return hand_total(s, 1 - seat) > 0
    if card == ZEUS_RECALL:  # [HEL-10.23]
        return len([c for c in range(CARDS) if s.discard[c] and fits_instead(s, seat, c // CARDS_PER_GOD)]) > 0
    if card == ZEUS_THUNDERBOLT:  # [HEL-10.24]
        return len(strikable(s, seat)) > 0
    return card in (ZEUS_CANCEL, ZEUS_KEEP)


def take_effect(s: Position, seat: int, card: int) -> None:
    if card == ZEUS_DOUBLE_TURN:
        s.extra = s.figures.extra_turns  # another whole turn after this one [HEL-10.19] [HEL-4.8]
    elif card == ZEUS_SWAP_CITY:
        s.call(SwapCity(seat, NO_TILE))
    elif card == ZEUS_NEW_SOLDIERS:
        s.call(PlacePieces(seat, SOLDIER, s.figures.new_soldiers, card))  # [HEL-10.21]
    elif card == ZEUS_THEFT:
        s.call(Steal(s.figures.stolen))  # [HEL-10.22]
    elif card == ZEUS_RECALL:
        s.call(RecallCard(seat, s.figures.recalled))
    elif card == ZEUS_THUNDERBOLT:
        s.call(Thunderbolt(seat))


def fits_instead(s: Position, seat: int, god: int) -> bool:
    """Whether a card of the god fits the hand once a Zeus card has left it; face-down draws count.

    [HEL-10.18] [HEL-10.23]
    """
    total = hand_total(s, seat) + s.drawn[0] + s.drawn[1] + s.drawn[2]
    same = s.hand_size[seat * 3 + god] + s.drawn[god]
    if god == ZEUS:
        same -= 1
    return total - 1 < s.figures.hand_max and same < s.figures.hand_max_per_god


class SwapCity(Frame[Position]):
    """`zeus_swap_city`: an own city, then an enemy one; all their pieces trade places.  [HEL-10.20] [HEL-D-CITY]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "own")

    def __init__(self, seat: int, own: int) -> None:
        self.seat: Final = seat
        self.own: Final = own

    def ask(self, s: Position) -> Request | None:
        cities = cities_of(s, self.seat if self.own == NO_TILE else 1 - self.seat)
        return Request(self.seat, acts_on(CHOOSE, cities), "city")

    def tell(self, s: Position, a: Action) -> None:
        if self.own == NO_TILE:
            s.become(SwapCity(self.seat, target(a)))
            return
        s.end()
        mine = self.own
        theirs = target(a)
        s.soldiers[mine], s.soldiers[theirs] = s.soldiers[theirs], s.soldiers[mine]
        s.ships[mine], s.ships[theirs] = s.ships[theirs], s.ships[mine]
        s.owner = put(s.owner, mine, 1 - self.seat)
        s.owner = put(s.owner, theirs, self.seat)
        s.jot("swaps", self.seat, mine, theirs)


class RecallCard(Frame[Position]):
    """`zeus_recall`: a card of the discards comes into the hand, locked.  [HEL-10.23] [HEL-D-RECALL]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        if self.left == 0:
            return None
        actions = []
        for card in range(CARDS):
            if s.discard[card] > 0 and has_room(s, self.seat, card // CARDS_PER_GOD):
                actions.append(act(RECALL, card))
        return Request(self.seat, actions, "recall") if actions else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        s.become(RecallCard(self.seat, self.left - 1))
        card = target(a)
        s.discard = add(s.discard, card, -1)
        take_openly(s, self.seat, card)
        lock_openly(s, card)
        s.jot("recalls", self.seat, card)


class Thunderbolt(Frame[Position]):
    """`zeus_thunderbolt`: a soldier of an enemy city with two or more goes to reserve.  [HEL-10.24] [HEL-D-CITY]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        cities = strikable(s, self.seat)
        if not cities:
            return None
        return Request(self.seat, acts_on(CHOOSE, cities), "city")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        city = target(a)
        lost = min(s.figures.struck, s.soldiers[city] - s.figures.soldiers_min)
        s.soldiers[city] -= lost
        s.reserve[(1 - self.seat) * 2 + SOLDIER] += lost
        s.jot("strikes", self.seat, lost, city)


def strikable(s: Position, seat: int) -> list[int]:
    return [tile for tile in s.board.placed if s.owner[tile] == 1 - seat and s.soldiers[tile] > s.figures.soldiers_min]
