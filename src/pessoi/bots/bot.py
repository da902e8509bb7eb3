"""What a bot is, and the bots there are by name."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from pessoi.kernel import Action, Game, Request, State


class Bot:
    """Chooses for a seat, from what that seat knows. Equal seeds and equal knowledge give equal choices."""

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        raise NotImplementedError  # abstract


class UnknownBot(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](Random(seed))


def _random(rng: Random) -> Bot:
    from pessoi.bots.simple import RandomBot

    return RandomBot(rng)


def _greedy(rng: Random) -> Bot:
    from pessoi.bots.simple import GreedyBot

    return GreedyBot(rng)


BOTS: Final[dict[str, Callable[[Random], Bot]]] = {"random": _random, "greedy": _greedy}
