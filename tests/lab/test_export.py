"""Decisions as data sets."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from pessoi.kernel.network import input_names
from pessoi.lab.export import AT_ONCE, Exporter, NotExported, export
from pessoi.lab.match import Worker
from pessoi.lab.plan import make_plan
from pessoi.research.data import about
from tests.lab.runs import plan

PLAN = plan("export", players=2, options={"bag": "double"})


def exported(path: Path, games: int = 6) -> list[dict[str, Any]]:
    export(PLAN, games, "jsonl", path, workers=1)
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def test_both_formats_hold_the_same_decisions(tmp_path: Path) -> None:
    done: list[int] = []
    lines = exported(tmp_path / "d.jsonl")
    found = export(PLAN, 6, "parquet", tmp_path / "d.parquet", workers=1, progress=done.append)
    table = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert len(lines) == len(table) == found["rows"]
    assert [row["choice"] for row in lines] == [row["choice"] for row in table]
    assert list(lines[0]) == list(table[0])
    assert all(row["choice"] in row["legal"] for row in lines)
    assert {row["won"] for row in lines} <= {0.0, 0.5, 1.0}
    assert done == [*range(1, 7)]


def test_a_file_says_what_it_holds(tmp_path: Path) -> None:
    exported(tmp_path / "d.jsonl", 2)
    export(PLAN, 2, "parquet", tmp_path / "d.parquet", workers=1)
    told = json.loads((tmp_path / "d.jsonl").read_text().splitlines()[0])["about"]
    assert told == about(tmp_path / "d.parquet")
    assert (told["game"], told["rules"], told["seed"], told["bots"], told["games"]) == (
        "pebbles", 1, "7", ["greedy", "random"], 2
    )  # fmt: skip
    worker = Worker(PLAN)
    assert told["features"] == input_names(worker.game, worker.options)
    assert [worker.game.vocabulary.read(text) for text in told["actions"]] == worker.game.vocabulary.actions


def test_rows_are_the_games_of_the_plan(tmp_path: Path) -> None:
    lines = exported(tmp_path / "d.jsonl", 2)
    worker = Worker(PLAN)
    width = len(input_names(worker.game, worker.options))
    for number in (0, 1):
        result = worker.play(number)
        rows = [row for row in lines if row["game"] == number]
        assert {row["seat"]: row["bot"] for row in rows} == dict(enumerate(result.bots))
        assert {row["seat"]: row["points"] for row in rows} == dict(enumerate(result.points))
        assert all(max(row["indices"]) < width and len(row["indices"]) == len(row["values"]) for row in rows)
        assert [row["answer"] for row in rows] == sorted({row["answer"] for row in rows})
        assert rows[-1]["answer"] < result.decisions


def test_what_a_search_thought_is_kept_and_nothing_is_made_up_where_none_was() -> None:
    _, rows = Exporter(make_plan("export", "mytikas", ["search:10", "random"])).export(1)
    searched = [row for row in rows if row["visits"]]
    assert {row["bot"] for row in searched} == {"search:10"}
    assert len(searched) == sum(row["bot"] == "search:10" and len(row["legal"]) > 1 for row in rows) > 20
    for row in searched:
        assert len(row["visits"]) == len(row["legal"])
        assert sum(row["visits"]) == pytest.approx(1)
        assert 0 <= row["value"] <= 1
    chosen = [row["visits"][row["legal"].index(row["choice"])] for row in searched]
    assert sum(chosen) / len(chosen) > 0.2  # shares stand beside their answers: most visits go to what is chosen
    assert {row["value"] for row in rows if not row["visits"]} == {None}


def test_luck_that_came_after_an_answer_is_taken_from_its_result() -> None:
    """Results without it scatter less at the start of games, and are the results at their ends."""
    exporter = Exporter(make_plan("export", "cyclades", ["greedy"]))
    won, calm = [], []
    for number in range(6):
        _, rows = exporter.export(number)
        assert rows[-1]["calm"] == pytest.approx(rows[-1]["won"], abs=0.3)  # hardly anything was drawn after it
        for seat in range(exporter.options.players):
            first = next(row for row in rows if row["seat"] == seat)
            won.append(first["won"] - 0.5)
            calm.append(first["calm"] - 0.5)
    assert sum(each**2 for each in calm) < 0.9 * sum(each**2 for each in won)


def test_rows_are_written_as_they_come(tmp_path: Path) -> None:
    """Of a long run only some thousand rows are in memory: the file has pieces."""
    games = 1 + AT_ONCE // min(len(Exporter(PLAN).export(number)[1]) for number in range(5))
    export(PLAN, games, "parquet", tmp_path / "d.parquet", workers=1)
    pieces = pq.ParquetFile(tmp_path / "d.parquet").metadata
    assert pieces.num_row_groups >= 2
    assert pieces.row_group(0).num_rows < AT_ONCE + 200


def test_an_unknown_format_and_an_unwritable_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NotExported, match="the formats are parquet, jsonl, not 'csv'"):
        export(PLAN, 1, "csv", tmp_path / "d.csv")
    with pytest.raises(NotExported, match=r"no/d\.jsonl cannot be written: no such file or directory"):
        export(PLAN, 1, "jsonl", tmp_path / "no" / "d.jsonl")
