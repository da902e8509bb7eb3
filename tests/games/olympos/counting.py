"""A player who counts Destiny cards: from what one seat sees happen, where every card that it has not seen can be.

It follows the events that the seat is told of and that a card was taken from the deck, and never looks at what the
position itself keeps for knowledge. `python -m tests.games.olympos.counting 200` plays so many random games with every
number of players and says how many imagined worlds the counter rules out.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from pessoi.conformance.counting import Glimpse
from pessoi.games.olympos import Olympos, create
from pessoi.games.olympos.chapters.wonders import SpendStars
from pessoi.games.olympos.state import Position
from pessoi.kernel import CHANCE, OVER, WATCHER, Event, Options, Request
from pessoi.kernel.chance import sample

GAME: Final = create(None)
F: Final = GAME.figures

DECK: Final = "deck"
EYES: Final = "eyes"  # of whoever looks at cards with Oracle
Place = int | str  # a seat's hand, or one of the two above


class Heap:
    """Unseen cards and the places where they are: as many of these as of those, in any order."""

    def __init__(self, cards: Counter[int], places: Counter[Place]) -> None:
        self.cards: Final = cards
        self.places: Final = places

    def less(self, card: int, place: Place) -> "Heap":
        return Heap(self.cards - Counter([card]), self.places - Counter([place]))

    def moved(self, start: Place, end: Place, count: int = 1) -> "Heap":
        places = self.places.copy()
        places[end] += count
        places[start] -= count
        return Heap(self.cards, +places)

    def has(self, card: int, place: Place) -> bool:
        return self.cards[card] > 0 and self.places[place] > 0

    def key(self) -> tuple[object, ...]:
        return frozenset(self.cards.items()), frozenset(self.places.items())


Story = tuple[Heap, ...]  # one way in which it may have been; the last heap is the present deck's


class CardCounter:
    """What one seat, or a spectator, can work out about the cards of others."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        cards = Counter({c: F.card_count[c] for c in range(F.cards)})
        self.stories: list[Story] = [(Heap(cards, Counter({DECK: F.deck_size})),)]
        self.discards: Counter[int] = Counter()
        self.looked_at = 0
        self.to_drop = 0

    # -- hearing

    def follow(self, glimpse: Glimpse) -> None:
        self.hear(glimpse.events)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.name == "draws":
                self.draw(event.seat, event.values[0] if event.is_seen_by(self.seat) else None)
            elif not event.is_seen_by(self.seat):
                continue
            elif event.name == "reshuffled":
                fresh = Heap(self.discards, Counter({DECK: self.discards.total()}))
                self.keep((*story, fresh) for story in self.stories)
                self.discards = Counter()
            elif event.name == "gets_card":
                self.to_drop = self.looked_at - 1
                self.put_away(event.seat)
            elif event.name == "discards" and self.looked_at:
                self.show(event.seat, EYES, event.values[0])
                self.to_drop -= 1
                self.put_away(event.seat)
            elif event.name in ("plays", "discards"):
                self.show(event.seat, event.seat, event.values[0])

    def draw(self, who: int, card: int | None) -> None:
        """From the deck; what is drawn, only the one who draws sees."""
        self.looked_at += 1
        if who != self.seat:
            self.keep((*story[:-1], story[-1].moved(DECK, EYES)) for story in self.stories)
        else:
            assert card is not None
            self.keep((*s[:-1], s[-1].less(card, DECK)) for s in self.stories if s[-1].has(card, DECK))

    def put_away(self, who: int) -> None:
        """All but one are dropped: the last one goes to the hand."""
        if self.to_drop == 0:
            self.looked_at = 0
            if who != self.seat:
                self.keep(tuple(heap.moved(EYES, who, heap.places[EYES]) for heap in story) for story in self.stories)

    def show(self, who: int, place: Place, card: int) -> None:
        """A card is laid open: it may be one of any heap that has it and a card in that place."""
        self.discards[card] += 1
        if who != self.seat:
            self.keep(
                (*story[:i], heap.less(card, place), *story[i + 1 :])
                for story in self.stories
                for i, heap in enumerate(story)
                if heap.has(card, place)
            )

    def keep(self, stories: Iterable[Story]) -> None:
        self.stories = list({tuple(heap.key() for heap in story): story for story in stories}.values())

    # -- judging

    def possible(self, world: Position) -> list[str]:
        """Why that world cannot be; nothing if it can."""
        faults = []
        found = locations(world, self.seat)
        if not self.stories:
            faults.append("what happened cannot have happened")
        elif not any(can_be_split(story, found) for story in self.stories):
            hands = {seat: hand_of(world, seat) for seat in range(world.players) if seat != self.seat}
            faults.append(f"no story gives the hands {hands}")
        frame = world.stack[-1] if world.stack else None
        if isinstance(frame, SpendStars):
            cards = world.hand[world.active * F.cards + F.inspiration]
            if cards < frame.missing - world.athena[world.active]:
                faults.append(f"seat {world.active} builds without the stars")
        return faults


def counter(game: Olympos, options: Options, seat: int) -> CardCounter:
    """For the law."""
    return CardCounter(seat)


def hand_of(world: Position, seat: int) -> list[str]:
    return [F.card_ids[c] for c in range(F.cards) for _ in range(world.hand[seat * F.cards + c])]


def locations(world: Position, seat: int) -> dict[int, Counter[Place]]:
    """By card: where in that world those are that the seat does not see."""
    found: dict[int, Counter[Place]] = {}
    deck = world.deck()
    for c in range(F.cards):
        places: Counter[Place] = Counter({DECK: deck[c]})
        if world.drawer != seat:
            places[EYES] = world.drawn[c]
        for other in range(world.players):
            if other != seat:
                places[other] = world.hand[other * F.cards + c]
        found[c] = +places
    return found


def can_be_split(story: Story, found: dict[int, Counter[Place]]) -> bool:
    """Whether the cards of each heap can lie in that heap's places."""

    def go_on(card: int, left: list[Counter[Place]]) -> bool:
        if card == F.cards:
            return not any(left)
        for shares in splits(found[card], [heap.cards[card] for heap in story]):
            if all(share <= places for share, places in zip(shares, left, strict=True)) and go_on(
                card + 1, [places - share for share, places in zip(shares, left, strict=True)]
            ):
                return True
        return False

    return go_on(0, [heap.places.copy() for heap in story])


def splits(places: Counter[Place], sizes: list[int]) -> Iterator[list[Counter[Place]]]:
    """All ways to give every heap as many of the places as it has cards."""
    if not sizes:
        if not places.total():
            yield []
        return
    for share in choices(sorted(places.elements(), key=str), sizes[0]):
        for rest in splits(places - share, sizes[1:]):
            yield [share, *rest]


def choices(places: list[Place], size: int) -> Iterator[Counter[Place]]:
    seen: list[Counter[Place]] = []

    def pick(start: int, chosen: list[Place]) -> Iterator[Counter[Place]]:
        if len(chosen) == size:
            one = Counter(chosen)
            if one not in seen:
                seen.append(one)
                yield one
            return
        for i in range(start, len(places)):
            yield from pick(i + 1, [*chosen, places[i]])

    yield from pick(0, [])


class Watch:
    """A random game with a counter in every seat and one among the spectators."""

    def __init__(self, players: int, seed: int, rate: float) -> None:
        self.rng: Final = Random(f"{players} {seed}")
        self.s: Final = GAME.setup(Options(players))
        self.counters: Final = [CardCounter(seat) for seat in [*range(players), WATCHER]]
        self.rate: Final = rate  # the share of decisions at which worlds are imagined
        self.worlds = 0
        self.later = 0  # of them after a reshuffle
        self.faults: Final[list[str]] = []

    def run(self) -> "Watch":
        request = GAME.pending(self.s)
        while request.seat != OVER:
            if request.seat != CHANCE and self.rng.random() < self.rate_at(request):
                self.look()
            journal: list[Event] = []
            request = GAME.play(self.s, sample(request, self.rng), journal)
            for counter in self.counters:
                counter.hear(journal)
        return self

    def rate_at(self, request: Request) -> float:
        return 1.0 if request.decision == "one_shot_star" else self.rate

    def look(self) -> None:
        for counter in self.counters:
            world = GAME.imagine(GAME.known(self.s, counter.seat), counter.seat, self.rng)
            self.worlds += 1
            self.later += len(counter.stories[0]) > 1 if counter.stories else 0
            for who, one in (("the imagined", world), ("the real", self.s)):
                self.faults.extend(f"{who} world: {fault}" for fault in counter.possible(one))


def main(games: int) -> None:
    for players in GAME.players:
        watches = [Watch(players, seed, 0.2).run() for seed in range(games)]
        worlds, later = sum(w.worlds for w in watches), sum(w.later for w in watches)
        faults = sum(len(w.faults) for w in watches)
        print(f"{players} players: {games} games, {worlds} worlds ({later} after a reshuffle), {faults} impossible")


if __name__ == "__main__":
    main(int(sys.argv[1]))
