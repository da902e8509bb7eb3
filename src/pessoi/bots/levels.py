"""Levels that a player understands, and the bot behind them.

Levels differ in how much a bot thinks and how steadily it acts on it, never in what it sees.
"""

from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.search import Search
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.kernel import Action, Game, Request, State

HARD: Final = 2000  # iterations a decision; measured in docs/bots.md
EXPERT: Final = 4 * HARD
NORMAL: Final = 150
EASY_SLIP: Final = 0.5  # how often `easy` answers without thinking
PLIES: Final = 24


class Thought:
    """What a search bot made of a question: shares of visits by answer, and the line it expects."""

    def __init__(self, shares: dict[Action, float], line: list[Action], iterations: int) -> None:
        self.shares: Final = shares
        self.line: Final = line
        self.iterations: Final = iterations


class SearchBot(Bot):
    """Searches, and keeps the tree from one small answer of a turn to the next."""

    def __init__(self, rng: Random, iterations: int, seconds: float = 0.0) -> None:
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.search: Search | None = None
        self.expected = ""  # fingerprint of the position for which the kept tree is right
        self.thought: Thought | None = None

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        if len(request.actions) == 1:
            return request.actions[0]
        search = self.search
        if search is None or search.game is not game or self.expected != k.digest():
            search = Search(game, self.rng, self.iterations, self.seconds, PLIES)
        search.run(k, seat)
        action = search.best(request)
        shares = dict(zip(request.actions, search.shares(request), strict=True))
        self.thought = Thought(shares, search.line(6), search.done)
        self.keep(game, k, seat, search, action)
        return action

    def keep(self, game: Game[Any], k: State, seat: int, search: Search, action: Action) -> None:
        """Keep the subtree if the seat's next question follows at once and nothing was left to chance."""
        world = game.imagine(k, seat, self.rng)
        self.search, self.expected = None, ""
        if game.step(world, action).seat == seat:
            search.descend(action)
            self.search, self.expected = search, game.known(world, seat).digest()


class EasyBot(Bot):
    """Plays like `greedy`, but every other answer is a whim."""

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng
        self.sober: Final = GreedyBot(rng)
        self.whim: Final = RandomBot(rng)

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        bot: Bot = self.whim if self.rng.random() < EASY_SLIP else self.sober
        return bot.choose(game, k, seat, request)
