"""Results files: a run goes on where its file ends, and no other run does."""

from pathlib import Path

import pytest

from pessoi.i18n.errors import word
from pessoi.lab.match import play_games
from pessoi.lab.plan import Kind
from pessoi.lab.results import BadResults, Results, complete
from pessoi.lab.tally import Tally
from tests.lab.runs import plan

KINDS: list[Kind] = ["simulate", "arena"]


def played(kind: Kind, path: Path | None, games: int) -> Results:
    results = Results(plan(kind), path)
    complete(results, games, play_games, workers=1)
    return results


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_goes_on_from_its_file_with_the_same_result(kind: Kind, tmp_path: Path) -> None:
    whole = played(kind, None, 12)
    path = tmp_path / "results.jsonl"
    played(kind, path, 5)
    counts: list[int] = []
    results = Results(plan(kind), path)
    complete(results, 12, play_games, workers=1, progress=counts.append)
    assert counts == list(range(5, 13))
    assert Tally(whole.plan, results.first(12)).digest == Tally(whole.plan, whole.first(12)).digest


def test_a_line_cut_off_in_writing_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played("arena", path, 4)
    path.write_bytes(path.read_bytes()[:-10])
    assert len(Results(plan("arena"), path).games) == 3
    assert len(played("arena", path, 4).games) == 4


def test_another_run_s_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played("arena", path, 2)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=r'results.jsonl holds another run: seed "7"; asked for: seed "8"$'):
        Results(plan("arena", seed="8"), path)
    with pytest.raises(BadResults, match='holds another run: kind "arena"; asked for: kind "simulate"'):
        Results(plan("simulate"), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "first", ["", "hello", '{"game":"pebbles","players":3,"options":{},"bots":[],"seed":7,"rules":1}']
)
def test_what_is_no_results_file_of_today_is_refused(first: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{first}\n" if first else "")
    with pytest.raises(BadResults, match="holds another run: "):
        Results(plan("arena"), path)


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played("arena", path, 3)
    lines = path.read_text().splitlines()
    lines[2] = lines[2].replace('"places"', '"pieces"')
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match="line 3"):
        Results(plan("arena"), path)


def test_a_file_that_cannot_be_used_is_named_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(BadResults) as caught:
        Results(plan("arena"), tmp_path)
    assert str(caught.value) == f"{tmp_path} cannot be used: is a directory"
    assert word(caught.value, "fr") == f"{tmp_path} ne peut pas servir\u00a0: c’est un dossier"
