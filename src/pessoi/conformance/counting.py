"""A counter: somebody who remembers everything that one seat sees, and rules out what cannot be.

It knows the rules and the history, and never looks at what positions themselves keep for knowledge: so it can tell
whether `imagine` forgets something. A game with hidden things has one, in a module `GAME/counting.py` of its tests with

    def counter(game, options, seat) -> Counter | None    None: nobody counts for that seat (or for spectators)
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from pessoi.kernel import Action, Event, Game, Options, Request


class Glimpse:
    """What one seat (or WATCHER) sees of an answer and of what came of it.

    seat      who was asked, or CHANCE
    decision  the question's name
    answer    None if that seat must not see it
    events    what happened; one that the seat is not told has no values: that something was drawn, everybody sees
    """

    def __init__(self, asked: Request, answer: Action, journal: Sequence[Event], seat: int) -> None:
        self.seat: Final = asked.seat
        self.decision: Final = asked.decision
        shown = asked.seat == seat or asked.is_seen_by(seat)
        self.answer: Final = answer if shown else None
        self.events: Final = [e if e.is_seen_by(seat) else Event(e.name, e.seat, [], e.seen) for e in journal]


class Counter(Protocol):
    def follow(self, glimpse: Glimpse) -> None:
        """Remember one more answer of the game, from its first question on."""

    def possible(self, world: Any) -> list[str]:
        """Why that position, in which a player is asked, cannot be the real one; nothing if it can."""


Counting = Callable[[Game[Any], Options, int], Counter | None]


def find_counting(package: str, game: str) -> Counting | None:
    """The game's counter in a package of games' tests; None for a game that has none."""
    if find_spec(f"{package}.{game}") is None or find_spec(f"{package}.{game}.counting") is None:
        return None
    found: Counting = import_module(f"{package}.{game}.counting").counter
    return found
