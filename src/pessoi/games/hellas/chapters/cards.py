"""Chapter 9: playing god cards: windows, the reaction chain, the discard, and keeping a card.

What the single cards do is in `ares`, `poseidon` and `zeus`.
"""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters import ares, poseidon, zeus
from pessoi.games.hellas.chapters.hands import leave_hand, take_openly
from pessoi.games.hellas.state import Position, hand_total, has_room, is_barred, may_hold
from pessoi.games.hellas.terms import (
    AFTER_OWN_CARD,
    ARES,
    CARDS,
    CARDS_PER_GOD,
    MAIN,
    NO,
    NO_CARD,
    PASS,
    PLAY,
    POSEIDON,
    REACTION,
    RECALL,
    ZEUS,
    ZEUS_CANCEL,
    ZEUS_KEEP,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, target, verb
from pessoi.kernel.rows import add


def playable(s: Position, seat: int, window: int) -> list[Action]:
    """The cards of the player's hand that he can play in this window now.

    [HEL-9.2] window and condition; [HEL-9.3] as many as he likes; [HEL-9.8] only marked cards in the opponent's turn;
    [HEL-9.9] no locked card; [HEL-9.10] none in White's first turn.
    [HEL-9.16] `ares_ships_to_soldiers` has no mark: an erratum, corrected in the figures.
    """
    found: list[Action] = []
    if hand_total(s, seat) == 0 or is_barred(s, seat):
        return found
    mine = seat == s.active
    first = seat * CARDS
    for card in s.figures.window_cards[window]:
        free = s.hand[first + card]
        if free == 0:
            continue
        if mine:
            free -= s.locked[card]
        elif not s.figures.marked[card]:
            continue
        if free > 0 and can_play(s, seat, card):
            found.append(act(PLAY, card))
    return found


def playable_beside(s: Position, window: int) -> list[Action]:
    """The active player's cards of this window, and the `main` cards, which may be played beside them.  [HEL-4.5]"""
    found = playable(s, s.active, window)
    if window != MAIN:
        for a in playable(s, s.active, MAIN):
            if a not in found:
                found.append(a)
    return found


def may_play_beside(s: Position, in_attack: bool = False) -> bool:
    """Whether, by what everybody knows, the active player could play a card where `main` cards may be played.

    [HEL-4.5] A lone option is then asked for in secret: not being asked would betray the hand.
    """
    return may_hold(s, s.active, POSEIDON) or may_hold(s, s.active, ZEUS) or (in_attack and may_hold(s, s.active, ARES))


def why_not_beside(s: Position, card: int, window: int) -> str:
    return why_not_play(s, s.active, card, MAIN if card in s.figures.window_cards[MAIN] else window)


def why_not_play(s: Position, seat: int, card: int, window: int) -> str:
    """The rule that keeps a card from being played in this window: the last reason is the card's own condition, which
    chapter 10 gives in the order of the cards.
    """
    held = s.hand[seat * CARDS + card]
    if is_barred(s, seat):
        return "HEL-9.10"
    if held == 0 or card not in s.figures.window_cards[window]:
        return "HEL-9.2"
    if seat != s.active:
        return f"HEL-10.{card + 1}" if s.figures.marked[card] else "HEL-9.8"
    return f"HEL-10.{card + 1}" if held > s.locked[card] else "HEL-9.9"


def can_play(s: Position, seat: int, card: int) -> bool:
    """The card's own condition.  Chapter 10."""
    god = card // CARDS_PER_GOD
    if god == ARES:
        return ares.can_play(s, seat, card)
    if god == POSEIDON:
        return poseidon.can_play(s, seat, card)
    return zeus.can_play(s, seat, card)


def take_effect(s: Position, seat: int, card: int) -> None:
    god = card // CARDS_PER_GOD
    if god == ARES:
        ares.take_effect(s, seat, card)
    elif god == POSEIDON:
        poseidon.take_effect(s, seat, card)
    else:
        zeus.take_effect(s, seat, card)


def play_card(s: Position, seat: int, card: int) -> None:
    """It leaves the hand and is shown; the opponent may react at once.  [HEL-9.4]"""
    s.call(Reaction(card, seat, 0))
    show_card(s, seat, card)


def show_card(s: Position, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.in_play = add(s.in_play, card, 1)
    s.jot("plays", seat, card)


def discard_card(s: Position, card: int) -> None:
    s.in_play = add(s.in_play, card, -1)
    s.discard = add(s.discard, card, 1)


class Reaction(Frame[Position]):
    """`zeus_cancel` on the card just played, and on that one, alternating until one passes.

    [HEL-9.5] [HEL-10.17] [HEL-D-CANCEL]. It is asked before any of the card's choices; who passes cannot react later
    [HEL-9.6]. With an even number of cancels the card stands. The cancels are discarded first [HEL-9.7].
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "cancels", "about", "vetoes")

    def __init__(self, card: int, seat: int, cancels: int, about: int = NO_CARD, vetoes: int = 0) -> None:
        self.card: Final = card
        self.seat: Final = seat  # who played it
        self.cancels: Final = cancels
        self.about: Final = about  # for zeus_keep: what could be kept before, a card and so many vetoes
        self.vetoes: Final = vetoes

    def responder(self) -> int:
        return 1 - self.seat if self.cancels % 2 == 0 else self.seat

    def ask(self, s: Position) -> Request | None:
        seat = self.responder()
        actions = [act(PASS)]
        actions.extend(playable(s, seat, REACTION))
        return Request(seat, actions, "cancel", secret=may_hold(s, seat, ZEUS))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            s.become(Reaction(self.card, self.seat, self.cancels + 1, self.about, self.vetoes))
            show_card(s, self.responder(), ZEUS_CANCEL)
            return
        s.in_play = add(s.in_play, ZEUS_CANCEL, -self.cancels)
        s.discard = add(s.discard, ZEUS_CANCEL, self.cancels)
        stands = self.cancels % 2 == 0
        if not stands:
            s.jot("cancelled", self.seat, self.card)
        vetoes = self.own_vetoes(s)
        if self.card == ZEUS_KEEP:
            discard_card(s, self.card)
            s.become(TakeBack(self.about, vetoes) if stands else Keep(self.about, vetoes))
            return
        s.become(Spent(self.card, self.seat, vetoes))
        if stands:
            take_effect(s, self.seat, self.card)

    def own_vetoes(self, s: Position) -> int:
        """How many `zeus_cancel` of this play are the active player's: earlier ones, every other one of the chain."""
        return self.vetoes + (self.cancels if self.seat == s.active else self.cancels + 1) // 2

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_play(s, self.responder(), target(a), REACTION) if verb(a) == PLAY else "HEL-9.5"


class Spent(Frame[Position]):
    """Cancelled, or its effect done as far as it was possible, the card goes to its discard.  [HEL-9.4] [HEL-9.14]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "vetoes")

    def __init__(self, card: int, seat: int, vetoes: int = 0) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.vetoes: Final = vetoes

    def tell(self, s: Position, a: Action) -> None:
        s.become(Keep(self.card if self.seat == s.active else NO_CARD, self.vetoes))
        discard_card(s, self.card)


def keepable(s: Position, card: int, vetoes: int) -> list[int]:
    """What the active player may take back by `zeus_keep`: the card he played, or a `zeus_cancel` of the chain.

    [HEL-10.18] Cancelled or not, as far as the hand limits allow once the `zeus_keep` has left the hand.
    """
    found = []
    if card != NO_CARD and s.discard[card] > 0 and zeus.fits_instead(s, s.active, card // CARDS_PER_GOD):
        found.append(card)
    if vetoes > 0 and s.discard[ZEUS_CANCEL] > 0 and zeus.fits_instead(s, s.active, ZEUS):
        found.append(ZEUS_CANCEL)
    return found


class Keep(Frame[Position]):
    """After a play the active player may take a card of his back with `zeus_keep`.  [HEL-10.18] [HEL-D-KEEP]

    If that is cancelled, or another card of his was in the play, he may go on with another one. Never a `zeus_keep`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "vetoes")

    def __init__(self, card: int, vetoes: int = 0) -> None:
        self.card: Final = card  # his card of this play that lies in the discard, if there is one
        self.vetoes: Final = vetoes  # so many zeus_cancel of his

    def ask(self, s: Position) -> Request | None:
        if not keepable(s, self.card, self.vetoes):
            return None
        actions = [act(NO)]
        actions.extend(playable(s, s.active, AFTER_OWN_CARD))
        return Request(s.active, actions, "keep", secret=may_hold(s, s.active, ZEUS))

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING and verb(a) == PLAY:
            s.become(Reaction(target(a), s.active, 0, self.card, self.vetoes))
            show_card(s, s.active, target(a))
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_play(s, s.active, target(a), AFTER_OWN_CARD) if verb(a) == PLAY else "HEL-10.18"


class TakeBack(Frame[Position]):
    """`zeus_keep` stands: he names the card that comes back from the discard, not locked.

    [HEL-10.18] [HEL-D-KEEP-WHICH]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "vetoes")

    def __init__(self, card: int, vetoes: int) -> None:
        self.card: Final = card
        self.vetoes: Final = vetoes

    def ask(self, s: Position) -> Request | None:
        actions = []
        if self.card != NO_CARD and s.discard[self.card] > 0 and has_room(s, s.active, self.card // CARDS_PER_GOD):
            actions.append(act(RECALL, self.card))
        if self.vetoes > 0 and s.discard[ZEUS_CANCEL] > 0 and has_room(s, s.active, ZEUS):
            actions.append(act(RECALL, ZEUS_CANCEL))
        return Request(s.active, actions, "keep_which") if actions else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        card = target(a)
        s.become(Keep(NO_CARD, self.vetoes) if card == self.card else Keep(self.card, self.vetoes - 1))
        s.discard = add(s.discard, card, -1)
        take_openly(s, s.active, card)
        s.jot("keeps", s.active, card)

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-10.18"
