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
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from pessoi.games import GAMES, load_game
from pessoi.kernel import IllegalAction
from pessoi.research.gymnasium import SeatEnv
from pessoi.research.pettingzoo import env, parallel_env
from pessoi.research.session import Session, feature_names, vector

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
    for place in (-1, session.actions):
        with pytest.raises(IndexError, match=f"not {place}$"):
            e.step(place)
    assert session.position.digest() == before


def test_turns_are_taken_in_order() -> None:
    """As PettingZoo's own guard asks it, which ours is quicker than."""
    e = env("pebbles", 2)
    for name in ("agents", "agent_selection"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(e, name)
    with pytest.raises(AssertionError, match="needs to be called before agent_iter"):
        e.agent_iter()
    e.reset(seed=1)
    turns = iter(e.agent_iter(max_iter=3))
    assert next(turns) == e.agent_selection == e.unwrapped.agent_selection
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)
    e.reset(seed=1)
    asked = 0
    for agent in e.agent_iter(max_iter=3):
        assert agent == e.agent_selection
        e.step(int(e.last()[0]["action_mask"].argmax()))
        asked += 1
    assert asked == 3


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
            again = vector(session.game, session.game.known(world, seat), seat)
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
    for mode in (None, "ansi", "rgb_array"):
        check_env(SeatEnv(name, ["random"] * (players - 1), render_mode=mode), skip_render_check=True)


def test_an_illegal_answer_costs_and_changes_nothing_or_is_raised() -> None:
    e = SeatEnv("pebbles")
    e.reset(seed=1)
    illegal = np.int64(np.flatnonzero(~e.action_masks())[0])
    before = e.session.position.digest()
    _, reward, over, cut, info = e.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (-1.0, False, False, True)
    assert e.session.position.digest() == before
    for _ in range(e.session.bound):
        cut = e.step(illegal)[3]
    assert cut  # nobody waits for ever
    strict = SeatEnv("pebbles", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    with pytest.raises(ValueError, match="illegal is penalise or raise, not 'shrug'"):
        SeatEnv("pebbles", illegal="shrug")


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_boards_are_shown_as_text_and_as_a_picture(name: str) -> None:
    text = env(name, render_mode="ansi")
    picture = gymnasium.wrappers.PassiveEnvChecker(SeatEnv(name, render_mode="rgb_array"))
    text.reset(seed=1)
    picture.reset(seed=1)
    assert len(text.render().splitlines()) >= (1 if name == "pebbles" else 10)
    pixels: Any = picture.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert len(np.unique(pixels)) > 10  # letters with soft edges
    assert env(name).unwrapped.render() is None
    with pytest.raises(ValueError, match="render_mode is ansi or rgb_array, not 'film'"):
        env(name, render_mode="film").unwrapped.render()


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_the_state_is_what_all_seats_observe(name: str) -> None:
    e, whole = env(name, seed=3), env(name, seed=3, perfect=True)
    for each in (e, whole):
        each.reset()
        play_on(each, 20, random.Random(1))
    assert e.state().shape == e.unwrapped.state_space.shape
    assert np.array_equal(e.state(), whole.observe("seat_0")["observation"])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_pettingzoo_s_own_parallel_tests_pass(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(name), num_cycles=10)
