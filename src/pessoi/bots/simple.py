"""The bots without search."""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.judges import Judge, by_hand
from pessoi.bots.search import PLIES, evaluate_after_turn
from pessoi.games import GAMES, UNLISTED
from pessoi.kernel import CHANCE, Action, Game, Known, Request, State
from pessoi.kernel.chance import sample

FEW: Final = 4  # answers that are looked at again


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
        values = self.look(game, game.imagine(k, seat, self.rng), seat, request.actions)
        highest = max(values)
        if not self.temperature:
            return request.actions[values.index(highest)]
        weights = [exp((value - highest) / self.temperature) for value in values]
        return self.rng.choices(request.actions, weights)[0]

    def look(self, game: Game[Any], world: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """What each answer leads to in one world."""
        judgement = self.judge(game)
        values = []
        for action in actions:
            s = world.copy()
            values.append(evaluate_after_turn(game, s, game.step(s, action), seat, self.rng, judgement, seat)[seat])
        return values


class CarefulBot(GreedyBot):
    """One ply that looks twice at the answers which seem best.

    Priors know nothing of what a network thinks good: a plan that needs two answers looks poor if they give the second.
    So the best few are played on by the answers that this bot would give itself, to the end of its own turn. One ply
    tells small differences badly: of answers that look as good (`Entry.as_good`) it gives the one of the best prior.
    In several worlds the second look sees more of what luck may bring, and takes as many times as long.
    """

    def __init__(self, rng: Random, judge: Judge, worlds: int = 1) -> None:
        super().__init__(rng, judge)
        self.worlds: Final = worlds

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        if len(request.actions) == 1:
            return request.actions[0]
        worlds = [game.imagine(k, seat, self.rng) for _ in range(self.worlds)]
        seen = self.look(game, worlds[0], seat, request.actions)
        few = sorted(range(len(seen)), key=lambda i: seen[i], reverse=True)[:FEW]
        values = {i: fmean(self.look_again(game, world, seat, request.actions[i]) for world in worlds) for i in few}
        least = max(values.values()) - GAMES.get(game.name, UNLISTED).as_good
        priors = game.priors(worlds[0], request)
        return request.actions[max((i for i in few if values[i] >= least), key=lambda i: (priors[i], values[i]))]

    def look_again(self, game: Game[Any], world: State, seat: int, action: Action) -> float:
        """What an answer leads to if the rest of the turn is played by what looks best at each question."""
        s = world.copy()
        request = game.step(s, action)
        for _ in range(PLIES):
            if request.seat == CHANCE:
                action = sample(request, self.rng)
            elif request.seat == seat:
                values = self.look(game, s, seat, request.actions) if len(request.actions) > 1 else [0.0]
                action = request.actions[values.index(max(values))]
            else:
                break
            request = game.step(s, action)
        return evaluate_after_turn(game, s, request, seat, self.rng, self.judge(game), seat)[seat]
