"""Decisions as data sets."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from pessoi.lab.export import NotExported, export
from pessoi.lab.match import Worker
from pessoi.research.session import feature_names
from tests.lab.runs import plan

PLAN = plan("export", players=2, options={"bag": "double"})


def exported(path: Path, games: int = 6) -> list[dict[str, Any]]:
    export(PLAN, games, "jsonl", path, workers=1)
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_both_formats_hold_the_same_decisions(tmp_path: Path) -> None:
    done: list[int] = []
    lines = exported(tmp_path / "d.jsonl")
    found = export(PLAN, 6, "parquet", tmp_path / "d.parquet", workers=1, progress=done.append)
    table = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert len(lines) == len(table) == found["rows"]
    assert [row["choice"] for row in lines] == [row["choice"] for row in table]
    assert all(row["choice"] in row["legal"] for row in lines)
    assert {row["won"] for row in lines} <= {0.0, 0.5, 1.0}
    assert done == [*range(1, 7)]


def test_rows_are_the_games_of_the_plan(tmp_path: Path) -> None:
    lines = exported(tmp_path / "d.jsonl", 2)
    worker = Worker(PLAN)
    width = len(feature_names(worker.game, worker.options))
    for number in (0, 1):
        result = worker.play(number)
        rows = [row for row in lines if row["game"] == number]
        assert {row["seat"]: row["bot"] for row in rows} == dict(enumerate(result.bots))
        assert {row["seat"]: row["points"] for row in rows} == dict(enumerate(result.points))
        assert {len(row["observation"]) for row in rows} == {width}
        assert [row["answer"] for row in rows] == sorted({row["answer"] for row in rows})
        assert rows[-1]["answer"] < result.decisions


def test_an_unknown_format_and_an_unwritable_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NotExported, match="the formats are parquet, jsonl, not 'csv'"):
        export(PLAN, 1, "csv", tmp_path / "d.csv")
    with pytest.raises(NotExported, match=r"no/d\.jsonl cannot be written: no such file or directory"):
        export(PLAN, 1, "jsonl", tmp_path / "no" / "d.jsonl")
