"""`pessoi train` on a toy: a few small generations, a run that is stopped and goes on, and what it leaves behind."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from pessoi.games import load_game
from pessoi.kernel.network import read_networks
from pessoi.lab.train import Generation, Training, settings_of

SETTINGS = {"games": 60, "shard": 20, "keep": 1.0, "search_from": 2, "iterations": 20, "gate": 40, "epochs": 6}


@pytest.fixture(autouse=True)
def _pebbles(pebbles: str) -> None:
    """The toy is a game here."""


def trained(folder: Path, generations: int) -> list[Generation]:
    settings = settings_of("pebbles", [2, 3], "1", **SETTINGS)
    return Training(folder, settings, workers=1).run(generations, 0.0)


def test_generations_play_learn_and_meet(tmp_path: Path) -> None:
    lines = trained(tmp_path, 3)
    assert [line.number for line in lines] == [0, 1, 2]
    assert lines[0].bot == "greedy"
    networks = sorted(tmp_path.glob("*.safetensors"))
    assert len(networks) == 3
    for path in networks:
        assert len(read_networks(load_game("pebbles"), path.read_bytes()).by_layout) == 2
    for line in lines:
        assert line.taken == (line.strength >= 1.0)


def test_a_network_predicts_games_kept_out_better_than_the_evaluation(tmp_path: Path) -> None:
    settings = settings_of("pebbles", [2], "1", games=3000, shard=3000, keep=1.0, gate=20)
    (line,) = Training(tmp_path, settings, workers=1).run(1, 0.0)
    assert line.value < line.hand


def test_a_run_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 2)
    first = trained(tmp_path / "parts", 1)
    assert msgspec.to_builtins(first) == msgspec.to_builtins(whole[:1])
    assert trained(tmp_path / "parts", 2) == whole
    for path in (tmp_path / "whole").glob("*.safetensors"):
        assert path.read_bytes() == (tmp_path / "parts" / path.name).read_bytes()
    assert trained(tmp_path / "parts", 2) == whole  # nothing is left to do


def test_a_run_may_begin_with_a_network_that_is_there(tmp_path: Path) -> None:
    trained(tmp_path / "first", 1)
    start = tmp_path / "first" / "generation-000.safetensors"
    training = Training(tmp_path / "second", settings_of("pebbles", [2, 3], "2", **SETTINGS, start="x"), workers=1)
    training.begin_with(start)
    (line,) = training.run(1, 0.0)
    assert line.bot == "net"
    assert (tmp_path / "second" / "start.safetensors").read_bytes() == start.read_bytes()
    again = Training(tmp_path / "second", training.settings, workers=1)
    again.begin_with(tmp_path / "nowhere")  # it has one already
    assert again.progress == training.progress


def test_chances_that_boast_are_flattened() -> None:
    learner = pytest.importorskip("pessoi.lab.learner")
    won = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]], np.float32)
    boast = np.log(np.array([[0.9, 0.1]] * 4))
    honest = np.log(np.array([[0.75, 0.25]] * 4))
    assert learner.temperature(honest, won) == pytest.approx(1.0, abs=0.021)
    assert learner.temperature(boast, won) == pytest.approx(2.0, abs=0.021)
