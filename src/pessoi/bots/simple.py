"""The bots without search."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.bots.judges import Judge, by_hand
from pessoi.bots.search import evaluate_after_turn
from pessoi.games import GAMES, UNLISTED
from pessoi.kernel import Action, Game, Known, Request

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

    Where luck decides much of a turn, what seems best in one world was lucky there. A careful bot looks at the best
    few in others, too, as many as pay in the game (`Entry.worlds`). And one ply tells small differences badly: of
    answers that look as good (`Entry.as_good`), a careful bot without temperature gives the one of the best prior.
    """

    def __init__(self, rng: Random, judge: Judge = by_hand, temperature: float = 0.0, careful: bool = False) -> None:
        self.rng: Final = rng
        self.judge: Final = judge
        self.temperature: Final = temperature
        self.careful: Final = careful

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        actions = request.actions
        values = self.look(game, k, seat, actions)
        entry = GAMES.get(game.name, UNLISTED) if self.careful else UNLISTED
        worlds = entry.worlds
        if worlds > 1 and len(actions) > 1:
            best = sorted(range(len(actions)), key=lambda i: values[i], reverse=True)[:FEW]
            actions = [actions[i] for i in best]
            looks = [[values[i] for i in best], *[self.look(game, k, seat, actions) for _ in range(worlds - 1)]]
            values = [sum(seen) / worlds for seen in zip(*looks, strict=True)]
        highest = max(values)
        if not self.temperature:
            good = [i for i, value in enumerate(values) if value >= highest - entry.as_good]
            if entry.as_good and len(good) > 1:
                priors = dict(zip(request.actions, game.priors(game.imagine(k, seat, self.rng), request), strict=True))
                return actions[max(good, key=lambda i: (priors[actions[i]], values[i]))]
            return actions[good[0]]
        weights = [exp((value - highest) / self.temperature) for value in values]
        return self.rng.choices(actions, weights)[0]

    def look(self, game: Game[Any], k: Known, seat: int, actions: Sequence[Action]) -> list[float]:
        """What each answer leads to in one world."""
        judgement = self.judge(game)
        world = game.imagine(k, seat, self.rng)
        values = []
        for action in actions:
            s = world.copy()
            values.append(evaluate_after_turn(game, s, game.step(s, action), seat, self.rng, judgement, seat)[seat])
        return values
