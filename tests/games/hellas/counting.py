"""A player who counts cards: every hand that the other one can hold, from what this one has seen and been told.

It follows the events that its seat may see and keeps, god by god, every possible world with its weight: which cards the
opponent holds free and locked, and which the rest of an old pile, drawn face down, are. Of positions it reads only what
lies on the table for everybody. So it shares nothing with what the game remembers for `known` and `imagine`.

    python -m tests.games.hellas.counting [GAMES]    worlds imagined in random games, and how many are impossible
"""

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from pessoi.conformance.counting import Glimpse
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.game import Hellas
from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import ANNOUNCE, CARD_IDS, CARDS, CARDS_PER_GOD, DRAW_CARD, PLAY, REINFORCEMENT
from pessoi.kernel import OVER, WATCHER, Action, Event, Options, Request, act, verb
from pessoi.kernel.chance import sample
from tests.games.hellas.positions import hellas

Cards = tuple[int, ...]  # sorted
World = tuple[Cards, Cards, Cards]  # the opponent's free cards, his locked ones, the settled ones face down
GODS: Final = range(3)


def plus(cards: Cards, card: int) -> Cards:
    return tuple(sorted([*cards, card]))


def minus(cards: Cards, card: int) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


class CardCounter:
    """What a seat can know of the god cards."""

    def __init__(self, figures: Components, seat: int) -> None:
        self.figures: Final = figures
        self.seat: Final = seat
        self.own: Final[Counter[int]] = Counter()
        self.laid: Final[Counter[int]] = Counter()  # discarded or in play
        self.down: Final = [0, 0, 0]  # drawn face down, not settled
        self.worlds: Final[list[dict[World, float]]] = [{((), (), ()): 1.0} for _ in GODS]
        self.active = -1
        self.dealt = False
        self.reshuffles = 0

    # -- what happens

    def follow(self, glimpse: Glimpse) -> None:
        self.hear(glimpse.events)

    def hear(self, events: Iterable[Event]) -> None:
        for e in events:
            if e.is_seen_by(self.seat):
                self.note(e)

    def note(self, e: Event) -> None:
        mine = e.seat == self.seat
        card = e.values[0] if e.values else -1
        if e.name == "looks":
            self.look_at(card)
            return
        if not self.dealt:  # the first cards come before everything else
            self.dealt = True
            for god in GODS:
                self.draw(god, self.figures.dealt, locked=False)
        if e.name == "turn":
            self.begin_turn(e.seat)
        elif e.name == "draws":
            self.down[card] += 1
        elif e.name == "reshuffles":
            self.settle(card)
        elif e.name == "plays":
            self.leave(card, mine)
            self.laid[card] += 1
        elif e.name == "keeps":
            self.laid[card] -= 1
            self.come(card, mine, locked=False)
        elif e.name == "recalls":
            self.laid[card] -= 1
            self.come(card, mine, locked=True)
        elif e.name == "steals":
            self.leave(card, not mine)
            self.come(card, mine, locked=True)
        elif e.name == "steals_in_vain":
            self.leave(card, not mine)
            self.laid[card] += 1

    def pile(self, god: int, world: World) -> Counter[int]:
        """What is in no other place: the pile, and what was drawn of it face down since it was made."""
        found: Counter[int] = Counter()
        for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
            found[card] = self.figures.copies[card] - self.own[card] - self.laid[card]
            found[card] -= sum(part.count(card) for part in world)
        return +found

    def draw(self, god: int, count: int, locked: bool) -> None:
        """The opponent gets so many cards of the pile."""
        for _ in range(count):
            grown: dict[World, float] = {}
            for world, weight in self.worlds[god].items():
                free, bound, settled = world
                pile = self.pile(god, world)
                for card, copies in pile.items():
                    after = (free, plus(bound, card), settled) if locked else (plus(free, card), bound, settled)
                    grown[after] = grown.get(after, 0.0) + weight * copies / pile.total()
            self.worlds[god] = grown

    def look_at(self, card: int) -> None:
        """One's own card: of the settled ones, as long as there are any, else of the pile."""
        god = card // CARDS_PER_GOD
        kept: dict[World, float] = {}
        for world, weight in self.worlds[god].items():
            free, bound, settled = world
            if settled and card in settled:
                kept[free, bound, minus(settled, card)] = weight
            elif not settled and self.pile(god, world)[card] > 0:
                kept[world] = weight * self.pile(god, world)[card]
        if not any(settled for _, _, settled in self.worlds[god]):
            self.down[god] -= self.dealt
        self.worlds[god] = kept
        self.own[card] += 1

    def look_at_theirs(self) -> None:
        """The opponent's steps are done: what he drew is in his hand, locked."""
        for god in GODS:
            moved: dict[World, float] = {}
            for (free, bound, settled), weight in self.worlds[god].items():
                moved[free, tuple(sorted(bound + settled)), ()] = weight
            self.worlds[god] = moved
            self.draw(god, self.down[god], locked=True)
            self.down[god] = 0

    def settle(self, god: int) -> None:
        """The pile has run out: what was left of it is face down, and all that was laid is the new one."""
        self.reshuffles += 1
        settled: dict[World, float] = {}
        for world, weight in self.worlds[god].items():
            rest = self.pile(god, world)
            if rest.total() == self.down[god]:
                settled[world[0], world[1], tuple(sorted(rest.elements()))] = weight
        self.worlds[god] = settled
        self.down[god] = 0
        for card in range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD):
            self.laid[card] = 0

    def leave(self, card: int, mine: bool) -> None:
        """Out of a hand: of the opponent's only a free copy can go, and of several each is as likely."""
        if mine:
            self.own[card] -= 1
            return
        god = card // CARDS_PER_GOD
        kept: dict[World, float] = {}
        for (free, bound, settled), weight in self.worlds[god].items():
            if card in free:
                kept[minus(free, card), bound, settled] = weight * free.count(card)
        self.worlds[god] = kept

    def come(self, card: int, mine: bool, locked: bool) -> None:
        """Openly into a hand."""
        if mine:
            self.own[card] += 1
            return
        god = card // CARDS_PER_GOD
        moved: dict[World, float] = {}
        for (free, bound, settled), weight in self.worlds[god].items():
            moved[(free, plus(bound, card), settled) if locked else (plus(free, card), bound, settled)] = weight
        self.worlds[god] = moved

    def begin_turn(self, seat: int) -> None:
        """All cards are unlocked."""
        if self.active not in (-1, self.seat):
            self.look_at_theirs()
        for god in GODS:
            merged: dict[World, float] = {}
            for (free, bound, settled), weight in self.worlds[god].items():
                world = tuple(sorted(free + bound)), (), settled
                merged[world] = merged.get(world, 0.0) + weight
            self.worlds[god] = merged
        self.active = seat

    # -- what is possible

    def possible(self, world: Position) -> list[str]:
        """Why that world, at a player's decision, is impossible; empty if it is possible."""
        if not self.dealt:
            return []
        if self.active == 1 - self.seat and sum(world.drawn) == 0:
            self.look_at_theirs()
        faults = []
        other = (1 - self.seat) * CARDS
        for card in range(CARDS):
            if world.hand[self.seat * CARDS + card] != self.own[card]:
                faults.append(f"my own {CARD_IDS[card]} is miscounted")
        for god in GODS:
            cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
            bound = [world.locked[c] if self.active == 1 - self.seat else 0 for c in range(CARDS)]
            parts = (
                tuple(c for c in cards for _ in range(world.hand[other + c] - bound[c])),
                tuple(c for c in cards for _ in range(bound[c])),
                tuple(c for c in cards for _ in range(world.face_down[c])),
            )
            if parts not in self.worlds[god]:
                told = ["+".join(CARD_IDS[c] for c in part) or "none" for part in parts]
                faults.append(f"free {told[0]}, locked {told[1]}, face down {told[2]}")
        return faults


def counter(game: Hellas, options: Options, seat: int) -> CardCounter | None:
    """For the law: players count, spectators do not."""
    return CardCounter(game.figures, seat) if seat != WATCHER else None


class Tally:
    """Imagined worlds, the impossible ones among them, and how often piles ran out."""

    def __init__(self) -> None:
        self.worlds = 0
        self.impossible: Final[list[str]] = []
        self.reshuffles = 0


def answer(request: Request, keen: bool, rng: Random) -> Action:
    """A random answer; keen players draw and play god cards where they can, so that piles run out."""
    if keen and request.seat >= 0:
        wanted = [a for a in request.actions if verb(a) in (DRAW_CARD, PLAY) or a == act(ANNOUNCE, REINFORCEMENT)]
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
    return sample(request, rng)


def play(game: Hellas, seed: int, rate: float, tally: Tally) -> None:
    """A random game, every other one of keen players; at some decisions both seats imagine worlds."""
    rng = Random(seed)
    counters = [CardCounter(game.figures, seat) for seat in (0, 1)]
    s = game.initial(game.settled_options(Options(2)))
    journal: list[Event] = []
    s.journal = journal
    request = game.settle(s)
    while request.seat != OVER:
        for counter in counters:
            counter.hear(journal)
        if request.seat >= 0 and rng.random() < rate:
            for counter in counters:
                k = game.known(s, counter.seat)
                for world in (s, game.imagine(k, counter.seat, rng), game.imagine(k, counter.seat, rng)):
                    faults = counter.possible(world)
                    tally.worlds += world is not s
                    if faults:
                        real = "the real one is " if world is s else ""
                        tally.impossible.append(f"game {seed}, turn {s.turn}, seat {counter.seat}: {real}{faults}")
        journal = []
        request = game.play(s, answer(request, seed % 2 == 1, rng), journal)
    tally.reshuffles += counters[0].reshuffles


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    game = hellas()
    tally = Tally()
    for seed in range(games):
        play(game, seed, 0.2, tally)
    print(*tally.impossible[:20], sep="\n")
    print(f"{games} games, {tally.reshuffles} reshuffles, {tally.worlds} worlds, {len(tally.impossible)} impossible")
    return 1 if tally.impossible else 0


if __name__ == "__main__":
    sys.exit(main())
