"""The bots there are, by name."""

from collections.abc import Callable
from random import Random
from typing import Final

from pessoi.bots.bot import Bot
from pessoi.bots.levels import EXPERT, HARD, NORMAL, EasyBot, SearchBot
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.kernel import Fault, listed

LEVELS: Final = ("easy", "normal", "hard", "expert")  # what players choose from


class UnknownBot(Fault):
    """A name that no bot has."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; `search:250` searches with 250 iterations an answer."""
    kind, _, budget = name.partition(":")
    if kind == "search" and budget.isdigit() and int(budget) > 0:
        return SearchBot(Random(seed), int(budget))
    if name not in BOTS:
        raise UnknownBot("error-no-bot", {"name": f"={name!r}", "known": listed(BOTS)})
    return BOTS[name](Random(seed))


BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": lambda rng: SearchBot(rng, NORMAL),
    "hard": lambda rng: SearchBot(rng, HARD),
    "expert": lambda rng: SearchBot(rng, EXPERT),
}
