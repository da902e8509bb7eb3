"""What each seat may know, and worlds that fit it.

Hidden are only the cards of other hands, and those another player looks at with Oracle; their numbers are open
to all. Prestige lies face down, but every gain is made in public, so that its total is no secret to anybody who
counts [OLY-8.16]; the client leaves it face down all the same (see `view`). The order of the Destiny deck and the
Olympos cards still face down exist nowhere.
"""

from random import Random

from pessoi.games.olympos.state import Position
from pessoi.kernel.rows import add, row


def known(s: Position, seat: int) -> Position:
    """Other hands become unknown: no cards, but as many `held` as before."""
    k = s.copy()
    cards = s.figures.cards
    hand = [0] * (s.players * cards)
    if seat >= 0:
        for i in range(seat * cards, (seat + 1) * cards):
            hand[i] = s.hand[i]
    k.hand = tuple(hand)
    if s.drawer != seat:
        k.drawn = row(0, cards)
    return k


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """Deal the unseen cards out at random: all that are neither discarded nor seen are alike likely anywhere.

    After the discard pile was shuffled in again, hands older than that could be narrowed down further; this
    treats the cards as one heap.
    """
    s = k.copy()
    cards = s.figures.cards
    rest = s.deck()
    pool: list[int] = []
    for c in range(cards):
        for _ in range(rest[c]):
            pool.append(c)
    hand = list(s.hand)
    for other in range(s.players):
        missing = s.held[other]
        for i in range(other * cards, (other + 1) * cards):
            missing -= hand[i]
        for _ in range(missing):
            hand[other * cards + take_any(pool, rng)] += 1
    s.hand = tuple(hand)
    missing = s.taken
    for count in s.drawn:
        missing -= count
    for _ in range(missing):
        s.drawn = add(s.drawn, take_any(pool, rng), 1)
    return s


def take_any(pool: list[int], rng: Random) -> int:
    i = int(rng.random() * len(pool))
    card = pool[i]
    pool[i] = pool[-1]
    pool.pop()
    return card
