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
# Iterations an answer, with two players and with more. Games differ in what an iteration costs and in how many answers
# a turn has; with these `hard` takes about as long over a turn of each for two. Mytikas and Olympos with more gain from
# thinking: there it is half a second and a second a turn, compiled (docs/bots.md).
HARD: Final = {
    ANY: (400, 400),
    "mytikas": (600, 4800),
    "hellas": (400, 400),
    "olympos": (600, 6000),
    "cyclades": (700, 700),
}
NORMAL: Final = {game: (two // 8, more // 8) for game, (two, more) in HARD.items()}
EXPERT: Final = {game: (two * 4, more * 4) for game, (two, more) in HARD.items()}
# Where more than two play these, the tree ends with the seat's own string of answers. In Cyclades' auctions a deeper
# one makes opponents seem weak, who get few tries each: what it looks into first seems best (docs/bots.md).
ALONE: Final = frozenset({"cyclades"})
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

    def __init__(self, rng: Random, iterations: int | Mapping[str, tuple[int, int]], seconds: float = 0.0) -> None:
        """Iterations for every answer: one number, or a level's by game, or as many as `seconds` allow."""
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
            search = self.begin(game, k, seat)
        search.run(k, seat)
        action = search.best(request)
        shares = dict(zip(request.actions, search.shares(request), strict=True))
        self.thought = Thought(shares, search.line(6), search.done)
        self.keep(game, k, seat, search, action)
        return action

    def begin(self, game: Game[Any], k: State, seat: int) -> Search:
        """A new tree, with the budget and the reach that suit the game and the number of players."""
        many = len(game.evaluate(game.imagine(k, seat, Random(0)))) > 2
        budget = self.iterations
        if not isinstance(budget, int):
            budget = budget.get(game.name, budget[ANY])[many]
        return Search(game, self.rng, budget, self.seconds, PLIES, alone=many and game.name in ALONE)

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
