"""Gymnasium's vector environment: alone, with bots, and over several processes."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from pessoi.research.batch import random_choices
from pessoi.research.session import Session
from pessoi.research.vector import VectorGames

pytestmark = pytest.mark.filterwarnings("ignore")


def play(games: VectorGames, steps: int) -> Iterator[tuple[Any, ...]]:
    rng = np.random.default_rng(2)
    _, info = games.reset(seed=5)
    for _ in range(steps):
        found = games.step(random_choices(info["action_mask"], rng))
        info = found[4]
        yield found


def test_it_is_what_gymnasium_makes() -> None:
    import pessoi.research.gymnasium  # noqa: F401 - registers the games

    with closing(gymnasium.make_vec("pessoi/Hellas-v1", num_envs=3)) as games:
        assert isinstance(games, VectorEnv)
        assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        observations, info = games.reset(seed=1)
        assert games.observation_space.contains(observations)
        assert info["action_mask"].sum(axis=1).min() >= 1
        assert games.action_space.contains(info["action_mask"].argmax(axis=1))


@pytest.mark.usefixtures("pebbles")
def test_the_learner_meets_bots_and_gets_its_own_reward() -> None:
    games = VectorGames("pebbles", 4, opponents=["random", "random"])
    seats, rewards, ends = set(), [], 0
    for _, reward, ended, _, info in play(games, 60):
        seats |= set(info["seat"].tolist())
        ends += int(ended.sum())
        rewards += reward[ended].tolist()
        assert not reward[~ended].any()
    assert seats == {0, 1, 2}
    assert ends >= 8
    assert min(rewards) < 0 < max(rewards)


@pytest.mark.usefixtures("pebbles")
def test_in_self_play_whoever_answered_last_is_rewarded() -> None:
    games = VectorGames("pebbles", 3)
    before = games.reset(seed=5)[1]["seat"]
    for _, reward, ended, _, info in play(games, 40):
        for i in np.flatnonzero(ended):
            assert reward[i] == info["rewards"][i][before[i]]
            assert info["_rewards"][i]
        before = info["seat"]


def test_processes_play_the_same_games_as_one() -> None:
    alone, spread = VectorGames("mytikas", 5), VectorGames("mytikas", 5, workers=2)
    with closing(spread):
        for one, other in zip(play(alone, 120), play(spread, 120), strict=True):
            assert all(np.array_equal(a, b) for a, b in zip(one[:4], other[:4], strict=True))
            assert np.array_equal(one[4]["action_mask"], other[4]["action_mask"])
        with pytest.raises(ValueError, match="is not legal"):
            spread.step(np.full(5, -1))
        spread.reset(seed=5)  # and goes on
        assert np.array_equal(spread.games.observations, VectorGames("mytikas", 5, seed=5).games.observations)


def test_rows_are_written_where_the_caller_wants_them() -> None:
    session = Session("hellas", 2, None, perfect=False)
    mine = bytearray(4 * session.features)
    session.write_observation(session.seat, mine)
    assert np.array_equal(np.frombuffer(mine, np.float32), session.observation(session.seat))
    with pytest.raises(TypeError):
        session.write_observation(session.seat, np.zeros(session.features, np.float64))
    with pytest.raises(ValueError, match="a buffer of"):
        session.write_observation(session.seat, np.zeros(3, np.float32))
