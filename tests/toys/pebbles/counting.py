"""Somebody who counts pebbles."""

from typing import Any, Final

from pessoi.conformance.counting import Counter, Glimpse
from pessoi.kernel import Game, Options
from tests.toys.pebbles import NAMES, VALUES, Position


class PebbleCounter:
    """Remembers how many pebbles each player holds, those seen being drawn, and those that are out."""

    def __init__(self, options: Options, seat: int) -> None:
        self.seat: Final = seat
        self.total: Final = 6 if options.values.get("bag") == "double" else 3
        self.held: Final = [0] * options.players
        self.sure: Final = [[0] * VALUES for _ in range(options.players)]  # at least so many of each value
        self.out: Final = [0] * VALUES

    def follow(self, glimpse: Glimpse) -> None:
        for event in glimpse.events:
            if event.name == "draws":
                self.held[event.seat] += 1
                for value in event.values:
                    self.sure[event.seat][value] += 1
            else:  # lays, blocks
                value = event.values[0]
                self.held[event.seat] -= 1
                self.out[value] += 1
                self.sure[event.seat][value] = max(0, self.sure[event.seat][value] - 1)

    def possible(self, world: Position) -> list[str]:
        faults = []
        hands = [world.hand[p * VALUES : (p + 1) * VALUES] for p in range(world.players)]
        for seat, hand in enumerate(hands):
            if sum(hand) != self.held[seat]:
                faults.append(f"seat {seat} holds {self.held[seat]} pebbles, not {sum(hand)}")
            for value in range(VALUES):
                if hand[value] < self.sure[seat][value]:
                    faults.append(f"seat {seat} drew {NAMES[value]} and does not have it")
        for value in range(VALUES):
            if self.out[value] + sum(hand[value] for hand in hands) > self.total:
                faults.append(f"there are too many of {NAMES[value]}")
        return faults


def counter(game: Game[Any], options: Options, seat: int) -> Counter:
    return PebbleCounter(options, seat)
