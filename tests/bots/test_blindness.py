"""Bots of every game answer alike, whatever they cannot see; the full count is `python -m tests.bots.blindness`."""

from random import Random
from typing import Any, cast

import pytest

from pessoi.bots import BOTS
from pessoi.bots.bot import Bot
from pessoi.games import GAMES, load_game
from pessoi.kernel import Action, Game, Known, Options, Request, State
from tests.bots.blindness import Count, compare, sweep
from tests.toys.pebbles import Pebbles, Position


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_answer_alike_whatever_is_hidden(name: str) -> None:
    count = sweep(load_game(name), ["easy", "greedy", "search:10"], 6, 1, seed=3)
    assert count.changed + count.same >= 6
    assert count.changed >= 6 or name in ("mytikas", "cyclades")  # hide nothing, and one card now and then
    assert count.cheats == []


class Leaking(Pebbles):
    """Shows everybody everything."""

    def known(self, s: Position, seat: int) -> Known:
        return Known(s.copy())

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return super().imagine(super().known(cast(Position, k), seat), seat, rng)


class Peeping(Bot):
    """Answers by everything that it is shown."""

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        return request.actions[int(k.digest(), 16) % len(request.actions)]


@pytest.fixture
def peeping(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(BOTS, "peeping", lambda rng: Peeping())
    return "peeping"


@pytest.mark.parametrize(("game", "caught"), [(Pebbles(), False), (Leaking(), True)])
def test_the_count_would_catch_a_cheat(game: Pebbles, caught: bool, peeping: str) -> None:
    count = Count()
    for number in range(20):
        s = game.setup(Options(2))
        rng = Random(number)
        for _ in range(4):
            request = game.pending(s)
            game.play(s, request.actions[int(rng.random() * len(request.actions))])
        compare(game, s, [peeping], 20, number, count)
    assert count.changed > 5
    assert bool(count.cheats) == caught
