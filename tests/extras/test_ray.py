"""The same games on a Ray of this machine: same digests, and tournaments that go on there."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from pessoi.cli import main
from pessoi.lab.jobs import LOCAL
from pessoi.lab.plan import make_plan
from pessoi.lab.results import Results
from pessoi.lab.tournament import hold

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


def test_a_data_set_is_the_same_with_and_without_ray(tmp_path: Path) -> None:
    words = ["export", "mytikas", "--games", "6", "--bots", "random"]
    for name, more in (("here", ["--workers", "1"]), ("there", ["--ray"])):
        assert main([*words, str(tmp_path / f"{name}.jsonl"), *more]) == 0
    assert (tmp_path / "here.jsonl").read_text() == (tmp_path / "there.jsonl").read_text()


def test_a_tournament_begun_here_goes_on_with_ray(tmp_path: Path) -> None:
    plan, begun = make_plan("arena", "mytikas", ["greedy", "random"]), tmp_path / "results.jsonl"
    whole = hold(Results(plan), 6, workers=1)
    hold(Results(plan, begun), 2, workers=1)
    counts: list[int] = []
    continued = hold(Results(plan, begun), 6, 2, LOCAL, counts.append)
    assert counts == [2, 3, 4, 5, 6]
    assert continued["digest"] == whole["digest"]
