"""Chapter 15: the ways of the Destiny cards, for those who count them.

Until the deck is first made anew, all cards that a player has not seen are one heap: each may be in any other hand or
in the deck. A reshuffle parts them: what was in hands then is not in the new deck, and what is drawn later was in the
discard pile. From the first one on the position keeps a trail, of which a player knows the cards of others only when
they are shown.

A hand may hold cards of several decks. If a card that two decks may have brought is played, nobody else can say which
one it was: what a player knows is a list of accounts, each with its likelihood. Which of their cards others play or
keep is taken to say nothing about the rest.
"""

from typing import Final

from pessoi.games.olympos.state import Position

# what became of a card
HELD: Final = 0  # in a hand when the deck was first made anew
BACK: Final = 1  # from the discard pile into the new deck
DRAWN: Final = 2  # looked at
DROPPED: Final = 3  # one of those looked at, discarded
KEPT: Final = 4  # what is left of those looked at goes to the hand
PLAYED: Final = 5  # or discarded, from the hand

UNKNOWN: Final = -1


def step(kind: int, seat: int, card: int) -> int:
    return kind | seat << 3 | (card + 1) << 6


def kind_of(entry: int) -> int:
    return entry & 7


def seat_of(entry: int) -> int:
    return entry >> 3 & 7


def card_of(entry: int) -> int:
    return (entry >> 6) - 1


# -- writing


def record(s: Position, kind: int, seat: int, card: int) -> None:
    """Nothing before the first reshuffle: that is when the heap is parted."""
    if s.trail:
        s.trail = (*s.trail, step(kind, seat, card))


def record_reshuffle(s: Position) -> None:
    """The discard pile is about to become the deck.  [OLY-8.14]"""
    f = s.figures
    steps = list(s.trail)
    if not steps:
        for seat in range(s.players):
            for c in range(f.cards):
                for _ in range(s.hand[seat * f.cards + c]):
                    steps.append(step(HELD, seat, c))
        for c in range(f.cards):
            for _ in range(s.drawn[c]):
                steps.append(step(DRAWN, s.drawer, c))
    for c in range(f.cards):
        for _ in range(s.discard[c]):
            steps.append(step(BACK, 0, c))
    s.trail = tuple(steps)


def seen_by(trail: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The trail as that seat knows it: cards that others held or drew are not."""
    steps = list(trail)
    for i in range(len(steps)):
        entry = steps[i]
        kind = kind_of(entry)
        if kind in (HELD, DRAWN) and seat_of(entry) != seat:
            steps[i] = step(kind, seat_of(entry), UNKNOWN)
    return tuple(steps)


# -- reading


class Account:
    """One way in which it may have been: by deck (the first, the one made anew, and so on), which of its cards the
    counting player has not seen since they were drawn from it or are still in it, and who holds how many of them;
    after all seats come those looked at. Cards that nobody holds are in the deck.
    """

    def __init__(self, weight: float, cards: list[list[int]], places: list[list[int]], origins: list[int]) -> None:
        self.weight = weight
        self.cards: Final = cards
        self.places: Final = places
        self.origins: Final = origins  # for every card shown by others, in order: of which deck it was

    def without(self, deck: int, holder: int, card: int) -> "Account":
        """The holder showed that card of that deck: as likely as any other of the deck's cards."""
        share = self.places[deck][holder] * self.cards[deck][card] / count(self.cards[deck])
        cards = [one.copy() for one in self.cards]
        places = [one.copy() for one in self.places]
        cards[deck][card] -= 1
        places[deck][holder] -= 1
        return Account(self.weight * share, cards, places, [*self.origins, deck])

    def is_like(self, other: "Account") -> bool:
        return self.cards == other.cards and self.places == other.places


def accounts(k: Position, seat: int) -> list[Account]:
    """All that the seat cannot rule out. Looks at nothing that it does not know."""
    if not k.trail:
        return [one_heap(k, seat)]
    f = k.figures
    looked_at = k.players
    found = [Account(1.0, [f.card_count.copy()], [[0] * (k.players + 1)], [])]
    deck = 0
    before = HELD
    for entry in k.trail:
        kind = kind_of(entry)
        who = seat_of(entry)
        card = card_of(entry)
        if kind == BACK:
            if before != BACK:
                deck += 1
                for a in found:
                    a.cards.append([0] * f.cards)
                    a.places.append([0] * (k.players + 1))
            for a in found:
                a.cards[deck][card] += 1
                if deck == 1:  # seen before the trail begins
                    a.cards[0][card] -= 1
        elif who == seat:
            if kind in (HELD, DRAWN):
                found = after_own(found, deck, card)
        elif kind == HELD:
            for a in found:
                a.places[deck][who] += 1
        elif kind == DRAWN:
            for a in found:
                a.places[deck][looked_at] += 1
        elif kind == KEPT:
            for a in found:
                for places in a.places:
                    places[who] += places[looked_at]
                    places[looked_at] = 0
        else:
            found = after_shown(found, who if kind == PLAYED else looked_at, card)
        before = kind
    return found


def one_heap(k: Position, seat: int) -> Account:
    """What is neither discarded nor the seat's own may be anywhere."""
    f = k.figures
    cards = f.card_count.copy()
    places = list(k.held)
    places.append(k.taken)
    if k.drawer == seat:
        places[k.players] = 0
    for c in range(f.cards):
        cards[c] -= k.discard[c]
        if seat >= 0:
            cards[c] -= k.hand[seat * f.cards + c]
        if k.drawer == seat:
            cards[c] -= k.drawn[c]
    if seat >= 0:
        places[seat] = 0
    return Account(1.0, [cards], [places], [])


def after_own(found: list[Account], deck: int, card: int) -> list[Account]:
    """The seat sees a card of that deck as its own."""
    still: list[Account] = []
    for a in found:
        if a.cards[deck][card] > 0:
            a.weight *= a.cards[deck][card] / count(a.cards[deck])
            a.cards[deck][card] -= 1
            still.append(a)
    return still


def after_shown(found: list[Account], holder: int, card: int) -> list[Account]:
    """Somebody else shows a card: of any deck of which there is one that the holder may have."""
    after: list[Account] = []
    for a in found:
        for deck in range(len(a.cards)):
            if a.cards[deck][card] > 0 and a.places[deck][holder] > 0:
                join(after, a.without(deck, holder, card))
    return after


def join(found: list[Account], another: Account) -> None:
    """Accounts that come to the same are one; of how it came about one story is enough."""
    for a in found:
        if a.is_like(another):
            a.weight += another.weight
            return
    found.append(another)


def count(cards: list[int]) -> int:
    total = 0
    for number in cards:
        total += number
    return total


def held_by_others(k: Position, seat: int) -> list[int]:
    """By card: how many are in other hands for certain, though nobody showed them."""
    if not k.trail and k.deck_left > 0:  # any card that nobody showed may still be in the one deck there was
        return [0] * k.figures.cards
    least: list[int] = []
    for a in accounts(k, seat):
        certain = [0] * k.figures.cards
        for deck in range(len(a.cards)):
            if deck + 1 < len(a.cards) or k.deck_left == 0:
                for c in range(len(certain)):
                    certain[c] += a.cards[deck][c]
        least = certain if not least else [min(one, other) for one, other in zip(least, certain, strict=True)]
    return least
