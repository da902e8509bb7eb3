"""The ladder of levels: ratings from games, and those that come with a game."""

import math
from pathlib import Path

import pytest

from pessoi.bots import LEVELS
from pessoi.lab import ladder
from pessoi.lab.ladder import Rung, climb, gap, kept, step_up, written


def test_ratings_are_odds_against_each_opponent() -> None:
    assert gap(0.5, 2) == pytest.approx(0.0)
    assert gap(10 / 11, 2) == pytest.approx(400.0)
    assert gap(0.25, 4) == pytest.approx(0.0)  # one among three equals
    assert gap(10 / 13, 4) == pytest.approx(400.0)
    assert math.isfinite(gap(0.0, 2))
    assert math.isfinite(gap(1.0, 4))


def test_errors_of_the_steps_add_up() -> None:
    first = step_up(Rung("easy", 0.0, 0.0, 0.0), "normal", 70.0, 100, 2)
    second = step_up(first, "hard", 70.0, 100, 2)
    assert first.low < first.rating < first.high
    assert second.rating == pytest.approx(2 * first.rating, abs=0.2)
    assert second.rating - second.low == pytest.approx(math.sqrt(2) * (first.rating - first.low), abs=0.2)


def test_levels_are_rated_and_kept_beside_the_rules(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "folder_of", lambda name: tmp_path)
    assert kept(pebbles) is None
    told: list[int] = []
    found = climb(pebbles, [2, 3], 4, workers=1, progress=told.append)
    assert [rung.level for rung in found.rungs[3]] == list(LEVELS)
    assert [rung.games for rung in found.rungs[2]] == [0, 4, 4, 4]
    assert told[-1] == 4 * ladder.meetings([2, 3])
    assert climb(pebbles, [2, 3], 4, workers=1) == found  # equal seeds give equal games
    (tmp_path / ladder.FILE).write_bytes(written(found))
    assert kept(pebbles) == found
    (tmp_path / ladder.FILE).write_bytes(written(found).replace(b'"rules": 1', b'"rules": 9'))
    assert kept(pebbles) is None  # measured by other rules


def test_a_ladder_goes_on_where_its_games_end(pebbles: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    climb(pebbles, [2, 3], 2, workers=1, folder=folder)
    kept_games = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(kept_games) == ladder.meetings([2, 3])
    told: list[int] = []
    found = climb(pebbles, [2, 3], 4, workers=1, progress=told.append, folder=folder)
    assert found == climb(pebbles, [2, 3], 4, workers=1)
    for path in folder.iterdir():
        assert path.read_bytes().startswith(kept_games[path.name])
    assert told == [n for pair in range(6) for n in range(4 * pair + 2, 4 * pair + 5)]  # two of each four were there
