"""The two bots without search."""

from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.kernel import CHANCE, Action, Game, Known, Request, State
from pessoi.kernel.chance import sample

PLIES: Final = 24  # answers of one's own turn that greedy plays on, by first sight, before it judges


class RandomBot(Bot):
    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        return request.actions[int(self.rng.random() * len(request.actions))]


class GreedyBot(Bot):
    """One ply on the game's evaluation.

    A turn is many small answers, so each candidate is played on to the end of the seat's own string of answers,
    always taking the answer that looks best at first sight; then the position is judged.
    """

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        world = game.imagine(k, seat, self.rng)
        best = request.actions[0]
        best_value = -1.0
        for action in request.actions:
            value = self.judge(game, world.copy(), seat, action)
            if value > best_value:
                best, best_value = action, value
        return best

    def judge(self, game: Game[Any], s: State, seat: int, action: Action) -> float:
        request = game.step(s, action)
        plies = 0
        while plies < PLIES and request.seat in (seat, CHANCE):
            request = game.step(s, self.glance(game, s, request))
            plies += 1
        outcome = game.outcome(s)
        if outcome is not None:
            return outcome.shares()[seat]
        return game.evaluate(s)[seat]

    def glance(self, game: Game[Any], s: State, request: Request) -> Action:
        if request.seat == CHANCE:
            return sample(request, self.rng)
        weights = game.priors(s, request)
        return request.actions[weights.index(max(weights))]
