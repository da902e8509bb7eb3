"""Batches."""

import numpy as np
import pytest

from pessoi.games import GAMES
from pessoi.research.batch import Batch, throughput
from pessoi.research.session import Session

pytestmark = pytest.mark.usefixtures("pebbles")


def first_legal(batch: Batch) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in batch.masks]


def test_a_batch_plays_the_same_games_as_single_sessions() -> None:
    batch = Batch("pebbles", 3, games=4, seed=2)
    single = Session("pebbles", 3, None, perfect=False)
    single.begin("2 3 0")
    while not batch.ended[3]:
        assert batch.seats[3] == single.seat
        assert np.array_equal(batch.observations[3], single.observation(single.seat))
        assert np.array_equal(batch.masks[3], single.mask(single.seat))
        choices = first_legal(batch)
        single.answer(choices[3])
        batch.step(choices)
    assert single.over()
    assert list(batch.rewards[3]) == pytest.approx(single.rewards("rank"))


def test_ended_games_start_again_with_another_seed() -> None:
    batch = Batch("pebbles", 2, games=2, seed=2)
    ends = 0
    for _ in range(40):
        batch.step(first_legal(batch))
        ends += int(batch.ended.sum())
    assert ends >= 4
    assert sum(batch.started) == ends + 2


def test_an_illegal_choice_moves_nothing() -> None:
    batch = Batch("pebbles", 2, games=3, seed=2)
    before = [s.position.digest() for s in batch.sessions]
    choices = first_legal(batch)
    choices[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(ValueError, match=r"game 2: choice \d+ is not legal"):
        batch.step(choices)
    with pytest.raises(ValueError, match="3 games need as many choices, not 1"):
        batch.step([0])
    assert [s.position.digest() for s in batch.sessions] == before


@pytest.mark.parametrize("name", list(GAMES))
def test_throughput_is_measured(name: str) -> None:
    assert throughput(name, 2, games=4, seconds=0.05) > 10
