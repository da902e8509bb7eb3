"""The same games on a Ray of this machine: same digests, and tournaments that go on there."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from pessoi.arena.results import Plan, Results
from pessoi.arena.run import run
from pessoi.arena.tally import tally
from pessoi.cli import main
from pessoi.cluster import LOCAL

PLAN = Plan("mytikas", 2, {"draft": "no"}, ["greedy", "random"], 7, 1)

# Ray leaves sockets and files of its own open when it stops
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning"
)


@pytest.fixture(autouse=True)
def _stopped() -> Iterator[None]:
    yield
    assert not ray.is_initialized()


def test_a_simulation_has_the_same_digest_with_and_without_ray(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "mytikas", "--players", "2", "--games", "12", "--seed", "s", "--json"]
    found = []
    for more in (["--workers", "1"], ["--ray"]):
        assert main([*words, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["digest"] == found[1]["digest"]
    assert found[0]["bots"] == found[1]["bots"]


def test_a_simulation_begun_here_goes_on_with_ray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "mytikas", "--players", "2", "--seed", "s", "--json"]
    kept = ["--results", str(tmp_path / "results.jsonl")]
    found = []
    for more in (["--games", "5", "--workers", "1", *kept], ["--games", "12", "--ray", *kept], ["--games", "12"]):
        assert main([*words, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert [f["played_now"] for f in found] == [5, 7, 12]
    assert found[1]["digest"] == found[2]["digest"]


def test_a_tournament_begun_here_goes_on_with_ray(tmp_path: Path) -> None:
    whole, begun = Results(PLAN, None), tmp_path / "results.jsonl"
    run(whole, 6, 1, lambda done: None)
    run(Results(PLAN, begun), 2, 1, lambda done: None)
    counts: list[int] = []
    run(Results(PLAN, begun), 6, 2, counts.append, LOCAL)
    assert counts == [2, 3, 4, 5, 6]
    kept = Results(PLAN, begun)
    assert tally(kept.first(6), PLAN.bots)["digest"] == tally(whole.first(6), PLAN.bots)["digest"]
