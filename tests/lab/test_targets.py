"""What positions are said to be worth: the result, and more of what was thought the further it is away."""

import numpy as np
import pytest

from pessoi.lab.samples import Shard, make_shard, play
from pessoi.lab.targets import mixed_targets, positions
from tests.lab.runs import plan


@pytest.fixture
def shard() -> Shard:
    return make_shard(play(plan("train", ("search:20",), players=3), range(4), [2, 3], 0.0, 1.0), 3)


def test_every_seat_s_view_of_a_position_is_one_line(shard: Shard) -> None:
    games = positions(shard)
    assert len(games) == 4
    told = shard["target"].sum(axis=1) > 0
    assert 0 < sum(game.size for game in games) == told.sum() < len(shard)  # searched answers have no target
    for game in games:
        assert game.shape[1] == 3
        for rows in game:
            assert (shard["hand"][rows] == shard["hand"][rows[0]]).all()
            assert sorted(shard["team"][rows][:, 0]) == [0, 1, 2]


def test_the_last_position_is_worth_the_result_and_others_less_of_it(shard: Shard) -> None:
    even = np.full(shard["target"].shape, 1 / 3)
    found = mixed_targets(shard, even, 0.25)
    for game in positions(shard):
        result = shard["target"][game[0, 0]]
        for before_the_end, rows in enumerate(game[::-1]):
            trusted = 1 - 0.75**before_the_end
            assert found[rows] == pytest.approx(np.tile((1 - trusted) * result + trusted / 3, (3, 1)), abs=1e-6)
    assert mixed_targets(shard, even, 0.0) == pytest.approx(shard["target"])
