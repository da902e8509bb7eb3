"""The bots without search."""

from math import exp
from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.judges import Judge, by_hand
from pessoi.bots.search import evaluate_after_turn
from pessoi.kernel import Action, Game, Known, Request


class RandomBot(Bot):
    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        return request.actions[int(self.rng.random() * len(request.actions))]


class GreedyBot(Bot):
    """One ply on the game's evaluation, or on what else judges.

    A turn is many small answers, so each candidate is played on to the end of the seat's own turn by priors; then the
    position is evaluated. With a temperature it takes lesser answers, too, the less often the more they lose: one that
    costs as much of the chance to win is taken e times less often than the best. So it errs as people do, in what
    hardly matters often, and seldom in what decides the game.
    """

    def __init__(self, rng: Random, judge: Judge = by_hand, temperature: float = 0.0) -> None:
        self.rng: Final = rng
        self.judge: Final = judge
        self.temperature: Final = temperature

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        judgement = self.judge(game)
        world = game.imagine(k, seat, self.rng)
        values = []
        for action in request.actions:
            s = world.copy()
            values.append(evaluate_after_turn(game, s, game.step(s, action), seat, self.rng, judgement, seat)[seat])
        best = max(values)
        if not self.temperature:
            return request.actions[values.index(best)]
        weights = [exp((value - best) / self.temperature) for value in values]
        return self.rng.choices(request.actions, weights)[0]
