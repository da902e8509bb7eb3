"""What each seat may know, and a full position imagined from it.

Of the other hand a player knows the cards he has seen come into it and, when a pile has run out, all that are neither
in the new one nor in sight: no imagined world is one that a player who counts cards could rule out. Face-down draws are
hidden from all. Spectators see what both players have seen, and count no further.
"""

from random import Random

from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD
from pessoi.kernel import WATCHER
from pessoi.kernel.rows import row


def known(s: Position, seat: int) -> Position:
    """The position as that seat, or a spectator, knows it."""
    k = s.copy()
    if seat == WATCHER:
        k.seen = s.revealed
        k.doubtful = row(0, CARDS)
    k.hand = (s.hand if seat == 0 else k.seen)[:CARDS] + (s.hand if seat == 1 else k.seen)[CARDS:]
    if s.active != seat:
        k.locked = s.locked_openly
    k.face_down = row(0, CARDS)
    return k


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """A full position: cards of unknown place dealt at random to where they are missing, all deals equally likely.

    As long as the rest of an old pile lies face down, what is missing in hands and there is what the new one lacks.
    """
    s = k.copy()
    hand, face_down, locked = list(s.hand), list(s.face_down), list(s.locked)
    for god in range(3):
        cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
        rest: list[int] = []
        for card in cards:
            elsewhere = s.discard[card] + s.in_play[card] + s.fresh[card] + hand[card] + hand[CARDS + card]
            rest.extend([card] * (s.figures.copies[card] - elsewhere))
        for holder in (0, 1):
            missing = s.hand_size[holder * 3 + god] - sum(hand[holder * CARDS + card] for card in cards)
            for _ in range(missing):
                hand[holder * CARDS + take_any(rest, rng)] += 1
        for _ in range(s.settled[god]):
            face_down[take_any(rest, rng)] += 1
    s.hand = tuple(hand)
    if s.active != seat:
        for god in range(3):
            imagine_locked(s, god, locked, rng)
    s.face_down, s.locked = tuple(face_down), tuple(locked)
    return s


def imagine_locked(s: Position, god: int, locked: list[int], rng: Random) -> None:
    """Which cards of the active hand are locked, beside those that both players saw come.

    Cards of which the opponent knows nothing, as far as he can tell; if there are doubtful ones, all those others have
    just been drawn from the new pile, so that they are locked.
    """
    cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
    missing = s.locked_size[god] - sum(locked[card] for card in cards)
    unknown: list[int] = []
    doubtful: list[int] = []
    for card in cards:
        unknown.extend([card] * (s.hand[s.active * CARDS + card] - s.seen[s.active * CARDS + card]))
        doubtful.extend([card] * s.doubtful[card])
    if doubtful:
        for card in unknown:
            locked[card] += 1
        missing -= len(unknown)
        unknown = doubtful
    for _ in range(missing):
        locked[take_any(unknown, rng)] += 1


def take_any(cards: list[int], rng: Random) -> int:
    i = int(rng.random() * len(cards))
    cards[i], cards[-1] = cards[-1], cards[i]
    return cards.pop()
