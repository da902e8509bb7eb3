"""What each seat may know, and a full position imagined from it.

Hands but one's own keep only the cards that both players have seen, face-down draws are hidden from all. Spectators see
what both players know. A reshuffled discard is forgotten, as the specification's table has it.
"""

from random import Random

from pessoi.games.hellas.chapters.hands import unseen
from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD
from pessoi.kernel.rows import row


def known(s: Position, seat: int) -> Position:
    """The position as that seat, or a spectator, knows it."""
    k = s.copy()
    k.hand = (s.hand if seat == 0 else s.revealed)[:CARDS] + (s.hand if seat == 1 else s.revealed)[CARDS:]
    if s.active != seat:
        k.locked = row(0, CARDS)
    k.face_down = row(0, CARDS)
    return k


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """A full position: unseen cards dealt at random to where they are missing, all deals equally likely."""
    s = k.copy()
    hand, face_down, locked = list(s.hand), list(s.face_down), list(s.locked)
    for god in range(3):
        cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
        rest: list[int] = []
        for card in cards:
            rest.extend([card] * unseen(s, card))
        for holder in (0, 1):
            missing = s.hand_size[holder * 3 + god] - sum(hand[holder * CARDS + card] for card in cards)
            for _ in range(missing):
                hand[holder * CARDS + take_any(rest, rng)] += 1
        for _ in range(s.settled[god] - sum(face_down[card] for card in cards)):
            face_down[take_any(rest, rng)] += 1
        missing = s.locked_size[god] - sum(locked[card] for card in cards)
        if missing:
            free: list[int] = []
            for card in cards:
                free.extend([card] * (hand[s.active * CARDS + card] - locked[card]))
            for _ in range(missing):
                locked[take_any(free, rng)] += 1
    s.hand, s.face_down, s.locked = tuple(hand), tuple(face_down), tuple(locked)
    return s


def take_any(cards: list[int], rng: Random) -> int:
    i = int(rng.random() * len(cards))
    cards[i], cards[-1] = cards[-1], cards[i]
    return cards.pop()
