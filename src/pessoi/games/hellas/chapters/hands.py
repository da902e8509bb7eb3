"""Cards on their way: out of piles, between hands, to discards.  Chapter 9."""

from typing import ClassVar, Final

from pessoi.games.hellas.state import Position, hand_total, has_room
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD, GET_CARD, STEAL
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, act, target
from pessoi.kernel.rows import Row, add, put, row

NO_CARDS: Final[Row] = (0, 0, 0)  # of each god


def unseen(s: Position, card: int) -> int:
    """Copies of the card that are in no known place: in the pile, drawn and not settled, or in a hidden hand."""
    held = s.hand[card] + s.hand[CARDS + card]
    return s.figures.copies[card] - held - s.discard[card] - s.in_play[card] - s.face_down[card]


def draw_request(s: Position, god: int, decision: str, seen: int) -> Request:
    """The top card of a pile: every card in it is equally likely, since it was shuffled.  [HEL-C-DECK] [HEL-C-DRAW]

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
    """A card leaves a hand; what the opponent knew of that name he knows no more.  [HEL-9.4]

    A locked copy cannot be the one that leaves: who has seen it come knows that it is still there.  [HEL-9.9]
    """
    s.hand = add(s.hand, seat * CARDS + card, -1)
    s.hand_size = add(s.hand_size, seat * 3 + card // CARDS_PER_GOD, -1)
    place = seat * CARDS + card
    kept = s.locked_openly[card] if seat == s.active else 0
    if s.revealed[place] > kept:
        s.revealed = add(s.revealed, place, -1)
    if s.seen[place] > kept:
        s.seen = add(s.seen, place, -1)
        if seat == s.active and s.doubtful[card] > s.seen[place] - kept:
            s.doubtful = add(s.doubtful, card, -1)


def take_openly(s: Position, seat: int, card: int) -> None:
    """A card that both players see comes into a hand."""
    s.hand = add(s.hand, seat * CARDS + card, 1)
    s.hand_size = add(s.hand_size, seat * 3 + card // CARDS_PER_GOD, 1)
    s.revealed = add(s.revealed, seat * CARDS + card, 1)
    s.seen = add(s.seen, seat * CARDS + card, 1)


def lock(s: Position, card: int) -> None:
    """A card acquired in a turn cannot be played in it.  [HEL-9.9]"""
    s.locked = add(s.locked, card, 1)
    s.locked_size = add(s.locked_size, card // CARDS_PER_GOD, 1)


def lock_openly(s: Position, card: int) -> None:
    """One that both players saw come."""
    lock(s, card)
    s.locked_openly = add(s.locked_openly, card, 1)


def unlock_all(s: Position) -> None:
    """At the end of the turn.  [HEL-4.7] [HEL-9.9]"""
    if s.locked_size[0] or s.locked_size[1] or s.locked_size[2]:
        s.locked = row(0, CARDS)
        s.locked_size = NO_CARDS
        s.locked_openly = row(0, CARDS)
        s.doubtful = row(0, CARDS)


def draw_face_down(s: Position, god: int) -> None:
    """A card is drawn without being looked at; what it is shows when the steps are done.  [HEL-5.6]"""
    s.pile = add(s.pile, god, -1)
    s.drawn = add(s.drawn, god, 1)
    s.jot("draws", s.active, god)
    if s.pile[god] == 0:
        reshuffle(s, god)


def reshuffle(s: Position, god: int) -> None:
    """An empty pile is at once made anew of its discard.  [HEL-9.11] [HEL-C-RESHUFFLE]

    The cards drawn face down are then all that was left of the old pile, so what they are is settled.
    """
    for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
        s.face_down = add(s.face_down, card, unseen(s, card))
        s.fresh = put(s.fresh, card, s.discard[card])
        s.pile = add(s.pile, god, s.discard[card])
        s.discard = put(s.discard, card, 0)
    s.settled = put(s.settled, god, s.drawn[god])
    s.jot("reshuffles", s.active, god)


class LookAtDraws(Frame[Position]):
    """When all steps are done their owner looks at the cards drawn; they are locked.

    [HEL-5.6] [HEL-9.9] [HEL-C-DRAW] Those that are settled come first: they were drawn first.
    """

    def ask(self, s: Position) -> Request | None:
        for god in range(3):
            if s.settled[god] > 0:
                return None
        for god in range(3):
            if s.drawn[god] > 0:
                return draw_request(s, god, "draw", 1 << s.active)
        return None

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING:
            s.drawn = add(s.drawn, target(a) // CARDS_PER_GOD, -1)
            receive(s, target(a))
            return
        for god in range(3):
            if s.settled[god] > 0:
                look_at_settled(s, god)
                return
        s.end()


def look_at_settled(s: Position, god: int) -> None:
    """The drawer looks at the rest of the old pile: both players now know each other's cards of that god.

    Every one that is not in the new pile is in a hand or in sight. Which of the drawer's the locked ones are, the
    opponent cannot tell.
    """
    drawer = s.active * CARDS
    other = (1 - s.active) * CARDS
    s.drawn = add(s.drawn, god, -s.settled[god])
    s.settled = put(s.settled, god, 0)
    for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
        while s.face_down[card] > 0:
            s.face_down = add(s.face_down, card, -1)
            receive(s, card)
        s.doubtful = put(s.doubtful, card, s.hand[drawer + card] - s.seen[drawer + card])
        s.seen = put(s.seen, drawer + card, s.hand[drawer + card])
        s.seen = put(s.seen, other + card, s.hand[other + card])
        s.fresh = put(s.fresh, card, 0)


def receive(s: Position, card: int) -> None:
    """The active player looks at a card he has drawn."""
    s.hand = add(s.hand, s.active * CARDS + card, 1)
    s.hand_size = add(s.hand_size, s.active * 3 + card // CARDS_PER_GOD, 1)
    lock(s, card)
    s.jot("looks", s.active, card, seen=1 << s.active)


class Steal(Frame[Position]):
    """The active player takes random cards of the opponent's hand.  [HEL-10.8] [HEL-10.22] [HEL-C-STEAL]"""

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
        if a == NOTHING:
            s.end()
            return
        s.become(Steal(self.left - 1))
        card = target(a)
        leave_hand(s, 1 - s.active, card)
        if has_room(s, s.active, card // CARDS_PER_GOD):
            take_openly(s, s.active, card)
            lock_openly(s, card)
            s.jot("steals", s.active, card)
        else:  # choosing again would reveal more of the hand [HEL-9.15]
            s.discard = add(s.discard, card, 1)
            s.jot("steals_in_vain", s.active, card)
