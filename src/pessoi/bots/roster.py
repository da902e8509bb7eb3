"""The bots there are, by name."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final

from pessoi.bots.bot import Bot
from pessoi.bots.judges import Judge, as_levels_do, by_hand, by_learning
from pessoi.bots.levels import EXPERT, HARD, NORMAL, EasyBot, ExpertBot, GentleBot, SearchBot
from pessoi.bots.simple import CarefulBot, GreedyBot, RandomBot
from pessoi.kernel import Fault, listed

LEVELS: Final = ("easy", "normal", "hard", "expert")  # what players choose from
HAND: Final = "hand"  # `hard@hand` judges by the hand-made evaluation, whatever network there is
ONE_PLY: Final = {"greedy": GreedyBot, "net": CarefulBot}
SEARCHES: Final = {"normal": NORMAL, "hard": HARD, "expert": EXPERT}


class UnknownBot(Fault):
    """A name that no bot has."""


def make_bot(name: str, seed: int, judge: Judge | None = None) -> Bot:
    """A bot by name; `search:250` searches with 250 iterations an answer. Those that judge may be given how."""
    kind = name.removesuffix(f"@{HAND}")
    if kind != name:
        judge = by_hand
        if kind == "easy":
            return EasyBot(Random(seed))
    iterations = iterations_of(kind)
    if iterations and (judge is not None or kind not in BOTS):
        return SearchBot(Random(seed), iterations, judge=judge or as_levels_do)
    if kind in ONE_PLY and judge is not None:
        return ONE_PLY[kind](Random(seed), judge)
    if kind not in BOTS:
        raise UnknownBot("error-no-bot", {"name": f"={name!r}", "known": listed(BOTS)})
    return BOTS[kind](Random(seed))


def can_judge(kind: str) -> bool:
    """Whether that bot can be told how to judge."""
    return kind in ONE_PLY or iterations_of(kind) > 0


def iterations_of(kind: str) -> int | Fraction:
    """What that bot searches with, if it does."""
    word, _, budget = kind.partition(":")
    if word == "search" and budget.isdigit():
        return int(budget)
    return SEARCHES.get(kind, 0)


BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "net": lambda rng: CarefulBot(rng, by_learning),
    "easy": GentleBot,
    "normal": lambda rng: SearchBot(rng, NORMAL),
    "hard": lambda rng: SearchBot(rng, HARD),
    "expert": ExpertBot,
}
