"""The bot that searches, with a budget of its own or a level's share of the game's."""

from fractions import Fraction
from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.judges import Judge, as_searches_do
from pessoi.bots.search import Search
from pessoi.bots.simple import GreedyBot, RandomBot
from pessoi.games import GAMES, UNLISTED
from pessoi.kernel import Action, Game, Known, Request

# What `hard` has for an answer is the registry's; the other levels have a share of it
NORMAL: Final = Fraction(1, 8)
HARD: Final = Fraction(1)
EXPERT: Final = Fraction(4)
EASY_RANDOM_RATE: Final = 0.5  # how often `easy@hand` answers without thinking
# Answers that a search finds equal: tried nearly as often as the best, often enough to tell, and worth the same. One of
# them at random, or every game would open alike
ENOUGH_VISITS: Final = 20
NEARLY: Final = 0.9  # of the best answer's visits
SAME: Final = 0.004  # of the chance to win


class Thought:
    """What a search bot made of a question: shares of visits by answer, the line it expects, its chance to win."""

    def __init__(self, shares: dict[Action, float], line: list[Action], iterations: int, value: float) -> None:
        self.shares: Final = shares
        self.line: Final = line
        self.iterations: Final = iterations
        self.value: Final = value


class SearchBot(Bot):
    """Searches, and keeps the tree from one small answer of a turn to the next."""

    def __init__(
        self, rng: Random, iterations: int | Fraction, seconds: float = 0.0, judge: Judge = as_searches_do
    ) -> None:
        """Iterations for every answer: a number, or a level's share of `hard`'s, or as many as `seconds` allow."""
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.seconds = seconds
        self.judge: Final = judge
        self.search: Search | None = None
        self.expected = ""  # fingerprint of the position for which the kept tree is right
        self.thought: Thought | None = None

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        self.thought = None
        search = self.search
        if search is not None and (search.game is not game or self.expected != k.digest()):
            search = None
        if len(request.actions) == 1:
            if search is not None:
                self.keep(game, k, seat, search, request.actions[0])
            return request.actions[0]
        if search is None:
            search = self.begin(game, k, seat)
        search.run(k, seat)
        action = self.rng.choice(equals(search, request))
        shares = dict(zip(request.actions, search.shares(request), strict=True))
        self.thought = Thought(shares, search.line(6), search.done, search.root.children[action].mean())
        self.keep(game, k, seat, search, action)
        return action

    def begin(self, game: Game[Any], k: Known, seat: int) -> Search:
        """A new tree, with the budget and the reach that suit the game and the number of players."""
        more = len(teams_of(game, k, seat)) > 2
        entry = GAMES.get(game.name, UNLISTED)
        budget = self.iterations
        if not isinstance(budget, int):
            budget = int(budget * entry.iterations[more])
        reach = more and entry.own_turn_only
        return Search(game, self.rng, budget, self.seconds, own_turn_only=reach, judgement=self.judge(game))

    def keep(self, game: Game[Any], k: Known, seat: int, search: Search, action: Action) -> None:
        """Keep the subtree if the seat's next question follows at once and nothing was left to chance."""
        world = game.imagine(k, seat, self.rng)
        self.search, self.expected = None, ""
        if game.step(world, action).seat == seat:
            search.descend(action)
            self.search, self.expected = search, game.known(world, seat).digest()


def teams_of(game: Game[Any], k: Known, seat: int) -> list[int]:
    """Each seat's team."""
    teams: list[int] = game.teams(game.imagine(k, seat, Random(0)))
    return teams


def equals(search: Search, request: Request) -> list[Action]:
    """The best answer, and those that are as good."""
    best = search.best(request)
    most = search.visits(best)
    if most < ENOUGH_VISITS:
        return [best]
    found = search.root.children
    tried = [action for action in request.actions if search.visits(action) >= NEARLY * most]
    return [action for action in tried if found[action].mean() >= found[best].mean() - SAME]


class EasyBot(Bot):
    """`easy` before there were networks: plays like `greedy`, but every other answer is a random one."""

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng
        self.greedy: Final = GreedyBot(rng)
        self.random: Final = RandomBot(rng)

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        bot: Bot = self.random if self.rng.random() < EASY_RANDOM_RATE else self.greedy
        return bot.choose(game, k, seat, request)
