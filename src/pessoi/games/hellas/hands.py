"""Cards on their way: out of piles, between hands, to discards.  Chapter 9."""

from typing import ClassVar, Final

from pessoi.games.hellas.state import Position, hand_total, has_room
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD, GET_CARD, STEAL
from pessoi.kernel import CHANCE, Action, Frame, Request, act, target


def unseen(s: Position, card: int) -> int:
    """Copies of the card that are in no known place: they are in the pile (or, for a viewer, in a hidden hand)."""
    held = s.hand[card] + s.hand[CARDS + card]
    return s.figures.copies[card] - held - s.discard[card] - s.in_play[card] - s.face_down[card]


def draw_request(s: Position, god: int, decision: str, seen: int) -> Request:
    """The top card of a pile: every card in it is equally likely, since it was shuffled.  [C-DECK] [C-DRAW]

    Always asked: a pile of one card type left would betray the hands.
    """
    actions = []
    weights = []
    for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
        count = unseen(s, card)
        if count > 0:
            actions.append(act(GET_CARD, card))
            weights.append(count)
    return Request(CHANCE, actions, decision, weights, secret=True, seen=seen)


def leave_hand(s: Position, seat: int, card: int) -> None:
    """A card leaves a hand; what the opponent knew of that name he knows no more.  [HEL-9.4]"""
    s.hand[seat * CARDS + card] -= 1
    s.hand_size[seat * 3 + card // CARDS_PER_GOD] -= 1
    if s.revealed[seat * CARDS + card] > 0:
        s.revealed[seat * CARDS + card] -= 1


def take_openly(s: Position, seat: int, card: int) -> None:
    """A card that both players see comes into a hand."""
    s.hand[seat * CARDS + card] += 1
    s.hand_size[seat * 3 + card // CARDS_PER_GOD] += 1
    s.revealed[seat * CARDS + card] += 1


def lock(s: Position, card: int) -> None:
    """A card acquired in a turn cannot be played in it.  [HEL-9.9]"""
    s.locked[card] += 1
    s.locked_size[card // CARDS_PER_GOD] += 1


def unlock_all(s: Position) -> None:
    """At the end of the turn.  [HEL-4.7] [HEL-9.9]"""
    if s.locked_size[0] or s.locked_size[1] or s.locked_size[2]:
        s.locked = [0] * CARDS
        s.locked_size = [0] * 3


def reshuffle_if_empty(s: Position, god: int) -> None:
    """An empty pile is at once made anew of its discard.  [HEL-9.11] [C-RESHUFFLE]"""
    if s.pile[god] > 0:
        return
    for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
        s.pile[god] += s.discard[card]
        s.discard[card] = 0
    s.note("reshuffles", s.active, [god])


class DrawFaceDown(Frame[Position]):
    """A card is drawn without being looked at.  [HEL-5.6] [C-DRAW]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("god",)

    def __init__(self, god: int) -> None:
        self.god: Final = god

    def ask(self, s: Position) -> Request | None:
        return draw_request(s, self.god, "draw", 0)

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.face_down[target(a)] += 1
        s.drawn[self.god] += 1
        s.pile[self.god] -= 1
        s.note("draws", s.active, [self.god])
        reshuffle_if_empty(s, self.god)


def look_at_draws(s: Position) -> None:
    """When all steps are done their owner looks at the cards drawn; they are locked.  [HEL-5.6] [HEL-9.9]"""
    seat = s.active
    for god in range(3):
        if s.drawn[god] == 0:
            continue
        for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
            while s.face_down[card] > 0:
                s.face_down[card] -= 1
                s.hand[seat * CARDS + card] += 1
                s.hand_size[seat * 3 + god] += 1
                lock(s, card)
                s.note("looks", seat, [card], 1 << seat)
        s.drawn[god] = 0


class Steal(Frame[Position]):
    """The active player takes random cards of the opponent's hand.  [HEL-10.8] [HEL-10.22] [C-STEAL]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        victim = 1 - s.active
        if self.left == 0 or hand_total(s, victim) == 0:
            return None
        actions = []
        weights = []
        for card in range(CARDS):
            count = s.hand[victim * CARDS + card]
            if count > 0:
                actions.append(act(STEAL, card))
                weights.append(count)
        return Request(CHANCE, actions, "steal", weights, secret=True)

    def tell(self, s: Position, a: Action) -> None:
        victim = 1 - s.active
        if self.left == 0 or hand_total(s, victim) == 0:
            s.end()
            return
        s.become(Steal(self.left - 1))
        card = target(a)
        leave_hand(s, victim, card)
        if has_room(s, s.active, card // CARDS_PER_GOD):
            take_openly(s, s.active, card)
            lock(s, card)
            s.note("steals", s.active, [card])
        else:  # choosing again would reveal more of the hand [HEL-9.15]
            s.discard[card] += 1
            s.note("steals_in_vain", s.active, [card])
