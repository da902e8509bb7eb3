"""What each seat may know, and worlds that fit it.

Hidden are only the cards of other hands, and those another player looks at with Oracle; their numbers are open
to all. Prestige lies face down, but every gain is made in public, so that its total is no secret to anybody who
counts [OLY-8.16]; the client leaves it face down all the same (see `view`). The order of the Destiny deck and the
Olympos cards still face down exist nowhere. What counting cards tells about hands is in `trail`.
"""

from random import Random

from pessoi.games.olympos.chapters.trail import (
    BACK,
    DRAWN,
    DROPPED,
    HELD,
    KEPT,
    PLAYED,
    Account,
    accounts,
    card_of,
    kind_of,
    seat_of,
    seen_by,
    step,
)
from pessoi.games.olympos.chapters.wonders import SpendStars, one_shot_stars
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
    if s.trail:
        k.trail = seen_by(s.trail, seat)
    return k


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """Choose one of the accounts that the seat has to reckon with, and deal each deck's unseen cards out at random."""
    found = accounts(k, seat)
    while True:
        a = choose(found, rng)
        s = deal(k, seat, a, rng)
        if can_go_on(s):
            return s


def choose(found: list[Account], rng: Random) -> Account:
    if len(found) == 1:
        return found[0]
    total = 0.0
    for a in found:
        total += a.weight
    mark = rng.random() * total
    for a in found:
        mark -= a.weight
        if mark < 0.0:
            return a
    return found[-1]


def can_go_on(s: Position) -> bool:
    """Who has begun a wonder has the stars for it: some of them may be cards not shown yet.  [OLY-7.1]"""
    frame = s.stack[-1] if s.stack else None
    return not isinstance(frame, SpendStars) or one_shot_stars(s, s.active) >= frame.missing


def deal(k: Position, seat: int, a: Account, rng: Random) -> Position:
    s = k.copy()
    cards = s.figures.cards
    hand = list(s.hand)
    dealt: list[list[list[int]]] = []  # by deck and holder
    for deck in range(len(a.cards)):
        pool: list[int] = []
        for c in range(cards):
            for _ in range(a.cards[deck][c]):
                pool.append(c)
        of_deck: list[list[int]] = []
        for holder in range(s.players + 1):
            got: list[int] = []
            for _ in range(a.places[deck][holder]):
                card = take_any(pool, rng)
                got.append(card)
                if holder < s.players:
                    hand[holder * cards + card] += 1
                else:
                    s.drawn = add(s.drawn, card, 1)
            of_deck.append(got)
        dealt.append(of_deck)
    s.hand = tuple(hand)
    if s.trail:
        s.trail = retold(s, seat, a, dealt)
    return s


def take_any(pool: list[int], rng: Random) -> int:
    i = int(rng.random() * len(pool))
    card = pool[i]
    pool[i] = pool[-1]
    pool.pop()
    return card


def retold(s: Position, seat: int, a: Account, dealt: list[list[list[int]]]) -> tuple[int, ...]:
    """The trail with cards where the seat knows none, so that others in that world know their own."""
    steps = list(s.trail)
    open_steps: list[list[list[int]]] = [[[] for _ in range(s.players + 1)] for _ in a.cards]
    deck = 0
    shown = 0
    before = HELD
    for i in range(len(steps)):
        kind = kind_of(steps[i])
        who = seat_of(steps[i])
        if kind == BACK and before != BACK:
            deck += 1
        elif who == seat or kind == BACK:
            pass
        elif kind == HELD:
            open_steps[deck][who].append(i)
        elif kind == DRAWN:
            open_steps[deck][s.players].append(i)
        elif kind == KEPT:
            for holders in open_steps:
                holders[who] += holders[s.players]
                holders[s.players] = []
        elif kind in (PLAYED, DROPPED):
            holder = who if kind == PLAYED else s.players
            place = open_steps[a.origins[shown]][holder].pop()
            steps[place] = step(kind_of(steps[place]), who, card_of(steps[i]))
            shown += 1
        before = kind
    for deck in range(len(dealt)):
        for holder in range(s.players + 1):
            for place, card in zip(open_steps[deck][holder], dealt[deck][holder], strict=True):
                steps[place] = step(kind_of(steps[place]), seat_of(steps[place]), card)
    return tuple(steps)
