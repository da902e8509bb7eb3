"""The bots there are, by name, and the levels that a player understands: names for others, game by game.

Levels differ in how a bot thinks and how steadily it acts on it, never in what it sees.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.judgement import Learned
from pessoi.bots.judges import Judge, as_searches_do, by_hand, by_learning
from pessoi.bots.levels import EXPERT, HARD, NORMAL, EasyBot, SearchBot, teams_of
from pessoi.bots.search import Search
from pessoi.bots.simple import CarefulBot, GreedyBot, RandomBot
from pessoi.games import GAMES, UNLISTED, Levels
from pessoi.kernel import Action, Fault, Game, Known, Request, listed

LEVELS: Final[Levels] = ("easy", "normal", "hard", "expert")  # what players choose from
HAND: Final = "hand"  # `hard@hand` judges by the hand-made evaluation, whatever network there is
SEARCHES: Final = {"normal": NORMAL, "hard": HARD, "expert": EXPERT}
MOST_WORLDS: Final = 64  # that `net:N` sees
MILDLY: Final = "look:0.004"  # `easy` where the registry says nothing


class UnknownBot(Fault):
    """A name that no bot has."""


def make_bot(name: str, seed: int, judge: Judge | None = None) -> Bot:
    """A bot by name; those that judge may be given how."""
    bot = bot_of(name, Random(seed), judge)
    if bot is None:
        raise UnknownBot("error-no-bot", {"name": f"={name!r}", "known": listed(BOTS)})
    return bot


def bot_of(name: str, rng: Random, judge: Judge | None = None) -> Bot | None:
    kind = name.removesuffix(f"@{HAND}")
    if kind != name:
        judge = by_hand
        if kind == "easy":
            return EasyBot(rng)
    if judge is None and kind in BOTS:
        return BOTS[kind](rng)
    iterations = iterations_of(kind)
    if iterations:
        return SearchBot(rng, iterations, judge=judge or as_searches_do)
    return one_ply(kind, rng, judge) or (BOTS[kind](rng) if kind in BOTS else None)


def one_ply(kind: str, rng: Random, judge: Judge | None) -> GreedyBot | None:
    """`greedy` judges by hand, the others by the network; `look:0.01` has that temperature, `net:8` sees 8 worlds."""
    if kind == "greedy":
        return GreedyBot(rng, judge or by_hand)
    word, _, number = kind.partition(":")
    if word == "net" and (not number or (number.isdigit() and 1 <= int(number) <= MOST_WORLDS)):
        return CarefulBot(rng, judge or by_learning, int(number or 1))
    try:
        temperature = float(number or 0)
    except ValueError:
        return None
    return GreedyBot(rng, judge or by_learning, temperature) if word == "look" and 0.0 <= temperature <= 1.0 else None


def can_judge(kind: str) -> bool:
    """Whether that bot can be told how to judge."""
    return iterations_of(kind) > 0 or one_ply(kind, Random(0), by_hand) is not None


def iterations_of(kind: str) -> int | Fraction:
    """What that bot searches with, if it does; a level, what advice and reviews of that level search with."""
    word, _, budget = kind.partition(":")
    if word == "search" and budget.isdigit():
        return int(budget)
    return SEARCHES.get(kind, 0)


def make_adviser(name: str, seed: int) -> SearchBot | None:
    """Who gives advice with that level's budget: a search, however the level plays. None if it has no budget."""
    iterations = iterations_of(name)
    bot = SearchBot(Random(seed), iterations) if iterations else make_bot(name, seed)
    return bot if isinstance(bot, SearchBot) and not isinstance(bot, LevelBot) else None


def bots_of_levels(game: str, sides: int) -> Levels:
    """What the levels are in a game with so many sides: bots by name, their own where the registry says nothing."""
    levels = GAMES.get(game, UNLISTED).levels
    return levels[max(least for least in levels if least <= sides)] if levels else LEVELS


class LevelBot(SearchBot):
    """A level: the bot that it is in the game, with as many sides as there are.

    Levels were measured with the figures and networks that come with a game. Where there are others, or the registry
    says nothing, levels search with their share of what the game has for an answer, and `easy` looks once.
    """

    def __init__(self, rng: Random, level: str) -> None:
        super().__init__(rng, SEARCHES.get(level, NORMAL))
        self.level: Final = level

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        bot = self.player(game, k, seat)
        if isinstance(bot, SearchBot):
            return super().choose(game, k, seat, request)
        self.thought = None
        return bot.choose(game, k, seat, request)

    def begin(self, game: Game[Any], k: Known, seat: int) -> Search:
        bot = self.player(game, k, seat)
        return bot.begin(game, k, seat) if isinstance(bot, SearchBot) else super().begin(game, k, seat)

    def player(self, game: Game[Any], k: Known, seat: int) -> Bot:
        name = self.level
        if isinstance(by_learning(game), Learned):
            name = bots_of_levels(game.name, len(set(teams_of(game, k, seat))))[LEVELS.index(self.level)]
        if name in LEVELS:
            name = MILDLY if name == LEVELS[0] else ""
        bot = bot_of(name, self.rng) or SearchBot(self.rng, self.iterations)
        if isinstance(bot, SearchBot):
            bot.seconds = self.seconds
        return bot


BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "look": lambda rng: GreedyBot(rng, by_learning),
    "net": lambda rng: CarefulBot(rng, by_learning),
    **{level: partial(LevelBot, level=level) for level in LEVELS},
}
