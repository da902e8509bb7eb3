"""Sense for bots: sane numbers, and a greedy bot that beats chance."""

from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import Chance, sample, seed_from
from pessoi.lab.match import play_match
from tests.games.olympos.positions import GAME, Table


@pytest.mark.parametrize("players", [2, 5])
def test_values_are_chances_and_weights_are_positive(players: int) -> None:
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat >= CHANCE:
        values = GAME.evaluate(s)
        assert abs(sum(values) - 1) < 1e-9
        assert min(values) >= 0
        if request.seat >= 0:
            weights = GAME.priors(s, request)
            assert len(weights) == len(request.actions)
            assert min(weights) > 0
        request = GAME.step(s, sample(request, rng))


def test_more_is_better() -> None:
    t = Table(2)
    even = GAME.evaluate(t.s)
    assert even[0] == even[1]
    t.settle(0, "attica")
    assert GAME.evaluate(t.s)[0] > even[0]
    t.learn(0, "philosophy")
    t.s.position[1] = 30
    assert GAME.evaluate(t.s)[0] > 0.7


@pytest.mark.parametrize(("players", "games", "least"), [(2, 10, 9), (4, 8, 6)])
def test_greedy_beats_random(players: int, games: int, least: int) -> None:
    wins = 0.0
    for i in range(games):
        seat = i % players
        bots = [make_bot("greedy" if other == seat else "random", i * 7 + other) for other in range(players)]
        match = play_match(GAME, Options(players), bots, Chance(seed_from(f"greedy {players} {i}")))
        wins += match.outcome.shares()[seat]
    assert wins >= least
