"""Careful one-ply bots, under a judgement that is often wrong: one of the tests' own, so in plain Python."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from pessoi.bots.judgement import Judgement
from pessoi.bots.simple import GreedyBot
from pessoi.games import GAMES, load_game
from pessoi.kernel import Game, State
from tests.bots.test_networks import positions


@pytest.fixture
def game(pebbles: str) -> Game[Any]:
    return load_game(pebbles)


class Lucky(Judgement):
    """The game's own, and luck."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.rng = Random(1)

    def evaluate(self, s: State, viewer: int) -> list[float]:
        return [value + self.rng.gauss(0.0, 0.3) for value in super().evaluate(s, viewer)]


def test_a_careful_bot_is_not_taken_in_by_luck(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, game.name, GAMES[game.name]._replace(worlds=12))
    lucky, honest = Lucky(game), GreedyBot(Random(1))
    worth = {True: 0.0, False: 0.0}
    for s in positions(game, 2, 100):
        request = game.pending(s)
        known = game.known(s, request.seat)
        for careful in worth:
            answer = GreedyBot(Random(5), lambda _: lucky, careful=careful).choose(game, known, request.seat, request)
            worth[careful] += honest.look(game, known, request.seat, [answer])[0]
    assert worth[True] > worth[False]


def test_what_looks_as_good_is_left_to_priors(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("mytikas")
    monkeypatch.setitem(GAMES, game.name, GAMES[game.name]._replace(as_good=9.0))
    lucky = Lucky(game)
    follows = {True: 0, False: 0}
    asked = 0
    for s in islice(positions(game, 2, 60), 20):
        asked += 1
        request = game.pending(s)
        known = game.known(s, request.seat)
        priors = dict(zip(request.actions, game.priors(s, request), strict=True))
        for careful in follows:
            answer = GreedyBot(Random(5), lambda _: lucky, careful=careful).choose(game, known, request.seat, request)
            follows[careful] += priors[answer] == max(priors.values())
    assert follows[True] == asked > follows[False]
