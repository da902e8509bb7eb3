"""The learning libraries' own tests, and what they do not test."""

import copy
import pickle
import random
import time
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from pessoi.games import GAMES, load_game
from pessoi.kernel import IllegalAction
from pessoi.research.gymnasium import SeatEnv
from pessoi.research.pettingzoo import env
from pessoi.research.session import Session, feature_names

pytestmark = pytest.mark.usefixtures("pebbles")


def cases() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [("pebbles", 2), ("pebbles", 3), *[(name, n) for name in GAMES for n in load_game(name).players]]


def play_on(e: Any, answers: int, rng: random.Random) -> list[int]:
    """Random legal answers; gives what was answered."""
    given = []
    for _ in range(answers):
        observation, _, over, _, _ = e.last()
        if over:
            break
        choice = rng.choice(list(np.flatnonzero(observation["action_mask"])))
        given.append(int(choice))
        e.step(int(choice))
    return given


@pytest.mark.filterwarnings("ignore:.*observation.*")
@pytest.mark.parametrize(("name", "players"), cases())
def test_pettingzoo_s_own_api_test_passes(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=300)


@pytest.mark.parametrize(("name", "players"), cases())
def test_pettingzoo_s_own_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), cases())
def test_pettingzoo_s_performance_benchmark_runs(
    name: str, players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It measures for five seconds; here by a clock that runs fifty times too fast."""
    monkeypatch.setattr(
        import_module("pettingzoo.test.performance_benchmark"), "time", SimpleNamespace(time=lambda: time.time() * 50)
    )
    performance_benchmark(env(name, players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), cases())
def test_a_game_copied_or_pickled_in_the_middle_goes_on_the_same(name: str, players: int) -> None:
    e = env(name, players, seed=4)
    e.reset()
    play_on(e, 25, random.Random(1))
    twins = [copy.deepcopy(e), pickle.loads(pickle.dumps(e))]
    rng = random.Random(2)
    given = play_on(e, 40, rng)
    for twin in twins:
        for index in given:
            twin.step(index)
        assert twin.unwrapped.session.position.digest() == e.unwrapped.session.position.digest()


@pytest.mark.parametrize(
    ("name", "players"), [("pebbles", 3), *[(name, max(load_game(name).players)) for name in GAMES]]
)
def test_rewards_come_at_the_end_and_favour_the_winner(name: str, players: int) -> None:
    e = env(name, players, seed=11)
    e.reset()
    play_on(e, 100_000, random.Random(3))
    session = e.unwrapped.session
    outcome = session.game.outcome(session.position)
    assert list(e.unwrapped.rewards.values()) == session.rewards("rank")
    winners = [seat for seat, share in enumerate(outcome.shares()) if share > 0]
    ranks, margins = session.rewards("rank"), session.rewards("margin")
    assert {ranks[seat] for seat in winners} == {max(ranks)}
    assert sum(ranks) == pytest.approx(0)
    points = [seat.points for seat in outcome.seats]
    assert margins[points.index(max(points))] == max(margins) >= 0
    assert margins[points.index(min(points))] == min(margins) <= 0


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    e = env("pebbles", 2)
    e.reset(seed=1)
    session = e.unwrapped.session
    before = session.position.digest()
    illegal = int(np.flatnonzero(session.mask(session.seat) == 0)[0])
    with pytest.raises(IllegalAction):
        e.step(illegal)
    assert session.position.digest() == before


def test_unknown_rewards_and_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="rewards are rank or margin, not 'gold'"):
        env("pebbles", 2, rewards="gold")
    with pytest.raises(ValueError, match="seat is 0 to 1, not 2"):
        SeatEnv("pebbles", ["random"], seat=2)


@pytest.mark.parametrize(("name", "players"), cases())
def test_observations_have_a_name_for_every_entry_and_never_a_secret(name: str, players: int) -> None:
    session = Session(name, players, None, perfect=False)
    assert len(set(feature_names(session.game, session.options))) == session.features
    rng = random.Random(6)
    for turn in range(60):
        if session.over():
            break
        for seat in range(players):
            known = session.game.known(session.position, seat)
            world = session.game.imagine(known, seat, rng)
            again = session.vector(session.game.known(world, seat), seat)
            assert np.array_equal(session.observation(seat), again), turn
        session.answer(int(rng.choice(list(np.flatnonzero(session.mask(session.seat))))))


@pytest.mark.parametrize(("name", "players"), cases())
def test_the_perfect_variant_shows_whatever_is_hidden_from_the_seat(name: str, players: int) -> None:
    session = Session(name, players, None, perfect=True)
    names = feature_names(session.game, session.options, perfect=True)
    assert len(set(names)) == len(names) == session.features
    rng = random.Random(8)
    hides = told_apart = False
    for _ in range(150):
        if session.over():
            break
        known = session.game.known(session.position, session.seat)
        hides = hides or known.digest() != session.position.digest()
        world = session.game.imagine(known, session.seat, rng)
        before = session.observation(session.seat)
        real, session.position = session.position, world
        told_apart = told_apart or not np.array_equal(before, session.observation(session.seat))
        session.position = real
        assert before.shape == (session.features,)
        session.answer(int(rng.choice(list(np.flatnonzero(session.mask(session.seat))))))
    assert told_apart == hides  # Mytikas hides nothing from anybody


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_s_own_check_passes(name: str) -> None:
    players = load_game(name).players[0]
    check_env(MaskedSampling(SeatEnv(name, ["random"] * (players - 1))), skip_render_check=True)


class MaskedSampling(gymnasium.Wrapper[Any, Any, Any, Any]):
    """check_env answers at random; this makes its answers legal ones."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]  # SeatEnv has it
        return self.env.step(legal[int(action) % len(legal)])
