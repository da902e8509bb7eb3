"""The two bots without search."""

from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.search import evaluate_after_turn
from pessoi.kernel import Action, Game, Known, Request


class RandomBot(Bot):
    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        return request.actions[int(self.rng.random() * len(request.actions))]


class GreedyBot(Bot):
    """One ply on the game's evaluation.

    A turn is many small answers, so each candidate is played on to the end of the seat's own turn by priors; then the
    position is evaluated.
    """

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        world = game.imagine(k, seat, self.rng)
        best = request.actions[0]
        best_value = -1.0
        for action in request.actions:
            s = world.copy()
            value = evaluate_after_turn(game, s, game.step(s, action), seat, self.rng)[seat]
            if value > best_value:
                best, best_value = action, value
        return best
