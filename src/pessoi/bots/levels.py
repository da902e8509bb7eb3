"""Levels that a player understands, and the bot behind them.

Levels differ in how much a bot thinks and how steadily it acts on it, never in what it sees.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.search import Search
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.kernel import Action, Game, Request, State

ANY: Final = ""  # any other game
# Iterations an answer. Games differ in what an iteration costs and in how many answers a turn has; with these `hard`
# takes about as long over a turn of each (docs/bots.md).
HARD: Final = {ANY: 400, "mytikas": 600, "hellas": 400, "olympos": 600, "cyclades": 700}
NORMAL: Final = {game: iterations // 8 for game, iterations in HARD.items()}
EXPERT: Final = {game: iterations * 4 for game, iterations in HARD.items()}
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

    def __init__(self, rng: Random, iterations: int | Mapping[str, int], seconds: float = 0.0) -> None:
        """Iterations for every answer: one number, or one by game, or as many as `seconds` allow."""
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
            search = Search(game, self.rng, self.budget(game), self.seconds, PLIES)
        search.run(k, seat)
        action = search.best(request)
        shares = dict(zip(request.actions, search.shares(request), strict=True))
        self.thought = Thought(shares, search.line(6), search.done)
        self.keep(game, k, seat, search, action)
        return action

    def budget(self, game: Game[Any]) -> int:
        if isinstance(self.iterations, int):
            return self.iterations
        return self.iterations.get(game.name, self.iterations[ANY])

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
