"""Careful one-ply bots, also under a judgement that is often wrong: one of the tests' own, so in plain Python."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from pessoi.bots.judgement import Judgement
from pessoi.bots.judges import by_hand, by_learning
from pessoi.bots.simple import CarefulBot, GreedyBot
from pessoi.games import GAMES, load_game
from pessoi.kernel import Game, State
from tests.bots.test_networks import positions


class Lucky(Judgement):
    """The game's own, and luck."""

    def __init__(self, game: Game[Any], luck: float = 0.3) -> None:
        super().__init__(game)
        self.rng = Random(1)
        self.luck = luck

    def evaluate(self, s: State, viewer: int) -> list[float]:
        return [value + self.rng.gauss(0.0, self.luck) for value in super().evaluate(s, viewer)]


class Erring:
    """A judge of such luck."""

    def __init__(self, luck: float) -> None:
        self.luck = luck
        self.known: Lucky | None = None

    def __call__(self, game: Game[Any]) -> Judgement:
        if self.known is None:
            self.known = Lucky(game, self.luck)
        return self.known


def test_a_plan_of_several_answers_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("mytikas")
    monkeypatch.setitem(GAMES, game.name, GAMES[game.name]._replace(as_good=0.0))
    careful = CarefulBot(Random(5), by_learning)
    better = 0
    for s in islice(positions(game, 4, 60), 40):
        request = game.pending(s)
        known, seat = game.known(s, request.seat), request.seat
        worth = []
        for bot in (careful, GreedyBot(Random(5), by_learning)):
            answer = bot.choose(game, known, seat, request)
            worth.append(careful.look_again(game, game.imagine(known, seat, Random(5)), seat, answer))
        assert worth[0] >= worth[1]  # nothing is hidden, and nothing drawn within a turn
        better += worth[0] > worth[1]
    assert better  # a turn that priors do not play


def test_what_looks_as_good_is_left_to_priors(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("mytikas")
    monkeypatch.setitem(GAMES, game.name, GAMES[game.name]._replace(as_good=9.0))
    lucky = Lucky(game)
    follows = dict.fromkeys((CarefulBot, GreedyBot), 0)
    asked = 0
    for s in islice(positions(game, 2, 60), 20):
        asked += 1
        request = game.pending(s)
        known = game.known(s, request.seat)
        priors = dict(zip(request.actions, game.priors(s, request), strict=True))
        for kind in follows:
            answer = kind(Random(5), lambda _: lucky).choose(game, known, request.seat, request)
            follows[kind] += priors[answer] == max(priors.values())
    assert follows[CarefulBot] >= asked - 2  # the best prior is not always among the few that are looked at again
    assert follows[CarefulBot] > follows[GreedyBot]


def test_in_many_worlds_luck_counts_less(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("mytikas")
    monkeypatch.setitem(GAMES, game.name, GAMES[game.name]._replace(as_good=0.0))
    lost = dict.fromkeys((1, 25), 0.0)
    sure = CarefulBot(Random(5), by_hand)
    for s in islice(positions(game, 2, 60), 20):
        request = game.pending(s)
        known, seat = game.known(s, request.seat), request.seat
        for worlds in lost:
            answer = CarefulBot(Random(5), Erring(0.05), worlds).choose(game, known, seat, request)
            lost[worlds] -= sure.look_again(game, s, seat, answer)
    assert lost[25] < lost[1]
