"""Chapter 8: Destiny cards.

The deck has no order that anybody could know: a card is drawn by chance when the rules take one [OLY-C-04]. Hands
are hidden, their sizes are not. A question that only holders of some card would be put is put to everybody with
cards in hand, so that neither question nor silence tells anything.
"""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.gains import gain_cube, gain_hourglasses, gain_prestige
from pessoi.games.olympos.chapters.trail import DRAWN, DROPPED, KEPT, PLAYED, UNKNOWN, record, record_reshuffle
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    ALL_RESOURCES,
    CARD,
    DONE,
    DRAW,
    GIVE_CUBE,
    HOURGLASS_EACH,
    KEEP,
    MAJORITY,
    NOBODY,
    PRESTIGE_EACH,
    RESOURCES,
)
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, row

# -- drawing


class DrawDestiny(Frame[Position]):
    """One Destiny card; with Oracle three are looked at. An empty deck is made anew from the discard pile, and if
    that is empty too, fewer cards are drawn.
    [OLY-8.1] [OLY-8.3] [OLY-8.14] [OLY-8.15] [OLY-11.3] [OLY-C-04]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        if s.taken >= looked_at(s, self.seat):
            return None
        rest = s.deck() if s.deck_left > 0 else s.discard
        cards: list[int] = []
        weights: list[int] = []
        for c, count in enumerate(rest):
            if count > 0:
                cards.append(c)
                weights.append(count)
        if not cards:
            return None
        return Request(CHANCE, acts_on(DRAW, cards), "destiny_draw", weights, secret=True, seen=1 << self.seat)

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            self.finish(s)
            return
        if s.deck_left == 0:
            record_reshuffle(s)
            for count in s.discard:
                s.deck_left += count
            s.discard = row(0, s.figures.cards)
            s.note("reshuffled", self.seat, [])
        s.deck_left -= 1
        s.drawn = add(s.drawn, target(a), 1)
        s.taken += 1
        s.drawer = self.seat
        record(s, DRAWN, self.seat, target(a))
        s.jot("draws", self.seat, target(a), seen=1 << self.seat)

    def finish(self, s: Position) -> None:
        if s.taken == 0:
            s.end()
            s.exhausted += 1
            s.note("no_card", self.seat, [])
        else:
            s.become(KeepOne(self.seat))


def looked_at(s: Position, seat: int) -> int:
    """How many cards a draw takes: three with Oracle.  [OLY-8.3]"""
    f = s.figures
    owned = s.owned[seat] & f.oracle
    count = 1
    if owned:
        for d in range(f.discoveries):
            if owned >> d & 1:
                count = max(count, f.look_at[d])
    return count


class KeepOne(Frame[Position]):
    """Of the cards taken one is kept, the others are discarded face up.  [OLY-8.3] [OLY-D-09]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        cards = [act(KEEP, c) for c, count in enumerate(s.drawn) if count > 0]
        return Request(self.seat, cards, "oracle_keep", secret=s.taken > 1, seen=1 << self.seat)

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        kept = target(a)
        s.drawn = add(s.drawn, kept, -1)
        s.hand = add(s.hand, self.seat * s.figures.cards + kept, 1)
        s.held = add(s.held, self.seat, 1)
        s.received = add(s.received, self.seat, 1)
        s.jot("gets_card", self.seat, s.held[self.seat])
        for c, count in enumerate(s.drawn):
            for _ in range(count):
                s.discard = add(s.discard, c, 1)
                record(s, DROPPED, self.seat, c)
                s.jot("discards", self.seat, c)
        record(s, KEPT, self.seat, UNKNOWN)
        s.drawn = row(0, s.figures.cards)
        s.taken = 0
        s.drawer = NOBODY


def discard_card(s: Position, seat: int, card: int) -> None:
    """From the hand, face up, to the discard pile.  [OLY-8.14]"""
    s.hand = add(s.hand, seat * s.figures.cards + card, -1)
    s.held = add(s.held, seat, -1)
    s.discard = add(s.discard, card, 1)
    record(s, PLAYED, seat, card)


# -- playing


def playable_cards(s: Position, seat: int) -> list[Action]:
    """The distinct cards of the hand whose effect is not empty.  [OLY-8.4] [OLY-8.5] [OLY-8.6]"""
    cards: list[Action] = []
    left = s.held[seat]
    start = seat * s.figures.cards
    for c in range(s.figures.cards):
        if left == 0:
            break  # that were all of them; of a hand that is not known, none is found
        held = s.hand[start + c]
        if held > 0 and card_yield(s, seat, c) > 0:
            cards.append(act(CARD, c))
        left -= held
    return cards


def card_yield(s: Position, seat: int, card: int) -> int:
    """How much the card would bring now, 0 if nothing or in another window. Only Territory tokens count, never
    cubes.  [OLY-8.5] [OLY-8.7] [OLY-8.8] [OLY-8.9] [OLY-8.10] [OLY-8.11] [OLY-8.13]
    """
    f = s.figures
    effect = f.card_effect[card]
    if effect == GIVE_CUBE:
        return f.card_amount[card]
    if effect in (PRESTIGE_EACH, HOURGLASS_EACH):
        return f.card_amount[card] * s.token[seat * RESOURCES + f.card_resource[card]]
    if effect == MAJORITY:
        return f.card_amount[card] if has_majority(s, seat, f.card_resource[card]) else 0
    if effect == ALL_RESOURCES:
        for r in range(RESOURCES):
            if s.token[seat * RESOURCES + r] == 0:
                return 0
        return f.card_amount[card]
    return 0


def has_majority(s: Position, seat: int, resource: int) -> bool:
    """Strictly more Territory tokens than every other player; with Democracy a tie is enough, also at 0, unless
    the other one has it too.  [OLY-8.11] [OLY-11.14] [OLY-11.17]
    """
    mine = s.token[seat * RESOURCES + resource]
    for other in range(s.players):
        if other == seat:
            continue
        theirs = s.token[other * RESOURCES + resource]
        if theirs > mine or (theirs == mine and (not s.wins_ties(seat) or s.wins_ties(other))):
            return False
    return True


def play_card(s: Position, seat: int, card: int) -> None:
    """Its effect, and off to the discard pile.  [OLY-8.7] [OLY-8.8] [OLY-8.9] [OLY-8.10] [OLY-8.11] [OLY-8.14]"""
    f = s.figures
    effect = f.card_effect[card]
    brings = card_yield(s, seat, card)
    discard_card(s, seat, card)
    s.jot("plays", seat, card)
    if effect == GIVE_CUBE:
        gain_cube(s, seat, f.card_resource[card], brings)
    elif effect in (PRESTIGE_EACH, ALL_RESOURCES):
        gain_prestige(s, seat, brings)
    else:
        gain_hourglasses(s, seat, brings)


class EndWindow(Frame[Position]):
    """After the Destiny draws and before any Olympos card the player may play more cards, one at a time.
    [OLY-8.4] [OLY-9.4] [OLY-D-11]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        if s.held[self.seat] == 0:
            return None
        actions = playable_cards(s, self.seat)
        actions.append(act(DONE))
        return Request(self.seat, actions, "end_window", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING and verb(a) == CARD:
            play_card(s, self.seat, target(a))
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return "OLY-8.6" if verb(a) == CARD else "OLY-4.7"
