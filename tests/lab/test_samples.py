"""What is kept of games to learn from, and bots that judge by a network in a file. No torch is needed for either."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pessoi.bots import UnknownBot
from pessoi.games import load_game
from pessoi.kernel import Options
from pessoi.kernel.network import NoFit, all_inputs
from pessoi.lab.jobs import run
from pessoi.lab.match import play_games
from pessoi.lab.network_bots import BadNetwork
from pessoi.lab.plan import Plan, make_plan
from pessoi.lab.samples import NO_TEAM, Noted, join, make_shard, play, read_shard
from pessoi.lab.train import BadRun, Training, settings_of
from tests.bots.networks import random_network
from tests.lab.runs import plan


def noted(bot: str, players: int = 3, games: int = 6, **changes: Any) -> list[Noted]:
    """All that can be kept of these games, with the rows of a network for two and three players."""
    return list(play(plan("train", (bot,), players=players, **changes), range(games), [2, 3], 0.0, 1.0))


def test_a_row_is_what_a_seat_saw_and_what_the_evaluation_said() -> None:
    names = all_inputs(load_game("pebbles"), [2, 3])
    for game in noted("greedy"):
        assert sum(game.target) == pytest.approx(sum(game.result.shares))
        assert game.rows
        for row in game.rows:
            seen = {names[i]: value for i, value in zip(row.indices, row.values, strict=True)}
            points = [round(6 * seen.get(f"seat+{i}.points", 0.0)) for i in range(3)]
            viewer = row.team[0]  # every seat is a team here
            expected = [(points[(team - viewer) % 3] + 1) / (sum(points) + 3) for team in range(3)]
            assert np.exp(row.hand) == pytest.approx(expected)
            assert row.team == [(viewer + i) % 3 for i in range(3)]
            assert row.answers == []
            assert sum(value for name, value in seen.items() if name.startswith("frame.")) == 1.0


def test_searched_answers_are_kept_with_their_visits() -> None:
    game = load_game("pebbles")
    searched = [row for one in noted("search:20") for row in one.rows if row.answers]
    assert searched
    for row in searched:
        assert sum(visits for _, _, visits in row.answers) == pytest.approx(1.0)
        assert sum(prior for _, prior, _ in row.answers) == pytest.approx(1.0)
        assert all(0 <= action < len(game.vocabulary.actions) for action, _, _ in row.answers)
    wandering = play(plan("train", ("search:20",)), range(3), [2, 3], 1.0, 1.0)
    assert not [row for one in wandering for row in one.rows if row.answers]  # random answers teach nothing


def test_equal_plans_give_equal_rows() -> None:
    first, second = (make_shard(noted("search:20"), 3) for _ in range(2))
    assert all(np.array_equal(first[name], second[name]) for name in first.arrays)
    other = make_shard(noted("search:20", seed="8"), 3)
    assert not np.array_equal(first["values"], other["values"])


def part(numbers: NDArray[Any], starts: NDArray[Any], row: int) -> list[float]:
    found: list[float] = numbers[starts[row] : starts[row + 1]].tolist()
    return found


def test_shards_come_back_whole_and_join(tmp_path: Path) -> None:
    two, three = noted("greedy", players=2), noted("search:20")
    shards = []
    for i, games in enumerate((two, three)):
        make_shard(games, 3).write(tmp_path / f"{i}.npz")
        shards.append(read_shard(tmp_path / f"{i}.npz"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.npz", "1.npz"]
    both = join(shards)
    rows = [(game, row) for games in (two, three) for game in games for row in game.rows]
    assert len(both) == len(rows) == len(shards[0]) + len(shards[1])
    for i, (game, row) in enumerate(rows):
        assert part(both["indices"], both["starts"], i) == row.indices
        assert part(both["values"], both["starts"], i) == pytest.approx(row.values)
        assert part(both["actions"], both["asked"], i) == [action for action, _, _ in row.answers]
        assert part(both["visits"], both["asked"], i) == pytest.approx([visits for _, _, visits in row.answers])
        teams = len(row.hand)
        assert both["hand"][i, :teams].tolist() == pytest.approx(row.hand)
        assert all(both["hand"][i, teams:] == NO_TEAM)
        assert both["target"][i].sum() == pytest.approx(0.0 if row.answers else 1.0)
        assert both["game"][i] == game.result.number


# -- bots that judge by a file


def meeting(path: Path, bot: str = "net") -> Plan:
    return make_plan("arena", "pebbles", [f"{bot}@{path}", "greedy"], 2, {"bag": "double"})


def test_a_bot_judges_by_the_network_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    path.write_bytes(random_network(load_game("pebbles"), [2], size=3.0))
    found = {bot: [g.digest for g in run(play_games, meeting(path, bot), range(12), 1)] for bot in ("net", "search:9")}
    plain = make_plan("arena", "pebbles", ["net", "greedy"], 2, {"bag": "double"})
    assert found["net"] != [g.digest for g in run(play_games, plain, range(12), 1)]
    assert found["net"] != found["search:9"]


def test_a_network_that_cannot_be_used_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    with pytest.raises(BadNetwork):
        meeting(path)
    path.write_bytes(random_network(load_game("mytikas"), [2]))
    with pytest.raises(NoFit):
        meeting(path)
    path.write_bytes(random_network(load_game("pebbles"), [2]))
    for bot in ("easy", "random"):
        with pytest.raises(UnknownBot):
            meeting(path, bot)
    wanted = meeting(path)
    path.write_bytes(random_network(load_game("pebbles"), [2], seed=2))
    with pytest.raises(BadNetwork):
        list(play_games(wanted, range(1)))


# -- a run, as far as it goes without torch


def test_every_mode_of_every_number_of_players_comes_round(tmp_path: Path) -> None:
    training = Training(tmp_path, settings_of("pebbles", [2, 3], "1", games=40, shard=10), workers=1)
    modes = [str(training.mode_of(number)) for number in range(4)]
    assert sorted(modes) == sorted(str(o) for o in load_game("pebbles").modes())
    assert [training.mode_of(number).players for number in range(4)] == [2, 3, 2, 3]


def test_a_number_of_players_given_twice_is_played_twice_as_often(tmp_path: Path) -> None:
    training = Training(tmp_path, settings_of("pebbles", [2, 3, 3], "1", games=60, shard=10), workers=1)
    assert [training.mode_of(number).players for number in range(6)] == [2, 3, 3] * 2
    assert training.counts == [2, 3]


def test_the_usual_mode_comes_by_turns_with_the_others(tmp_path: Path) -> None:
    training = Training(tmp_path, settings_of("cyclades", [4], "1"), workers=1)
    modes = [str(training.mode_of(number)) for number in range(2 * len(training.modes))]
    assert set(modes[::2]) == {str(training.modes[0])}
    assert set(modes) == {str(mode) for mode in training.modes}


def test_a_position_is_seen_by_every_seat() -> None:
    for game in noted("greedy"):
        viewers = [row.team[0] for row in game.rows]
        assert viewers == [0, 1, 2] * (len(viewers) // 3)


def test_games_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    settings = settings_of("pebbles", [2, 3], "1", games=40, shard=10)
    now = [0.0]

    def clock() -> float:
        now[0] += 1.0
        return now[0]

    whole = Training(tmp_path / "whole", settings, workers=1)
    assert whole.collect(0, 0.0)
    assert not Training(tmp_path / "parts", settings, workers=1, clock=clock).collect(0, 2.5)  # two shards
    assert len(list((tmp_path / "parts" / "shards").iterdir())) == 2
    again = Training(tmp_path / "parts", settings, workers=1)
    assert again.collect(0, 0.0)
    for path in whole.shards(0):
        one, other = read_shard(path), read_shard(tmp_path / "parts" / "shards" / path.name)
        assert all(np.array_equal(one[name], other[name]) for name in one.arrays)


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    first = Training(tmp_path, settings_of("pebbles", [2], "1", games=20), workers=1)
    first.keep(first.progress)
    Training(tmp_path, settings_of("pebbles", [2], "1", games=20), workers=1)
    with pytest.raises(BadRun) as refused:
        Training(tmp_path, settings_of("pebbles", [2], "2", games=20), workers=1)
    assert refused.value.message.args["found"] == "=seed 1"
    (tmp_path / "state.json").write_text(json.dumps({"settings": 5}))
    with pytest.raises(BadRun):
        Training(tmp_path, settings_of("pebbles", [2], "1", games=20), workers=1)


def test_players_are_those_of_the_game() -> None:
    assert settings_of("pebbles", [], "1").players == [2, 3]
    assert settings_of("pebbles", [3, 2, 3], "1").players == [2, 3, 3]
    load_game("pebbles").settled_options(Options(2))
    with pytest.raises(ValueError, match="9"):
        settings_of("pebbles", [9], "1")
