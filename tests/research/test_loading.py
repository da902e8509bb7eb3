"""Exported data sets as arrays: what was written comes back."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pessoi.lab.export import Exporter, export
from pessoi.lab.plan import make_plan
from pessoi.research.data import about, batches

PLAN = make_plan("export", "hellas", ["search:6", "greedy"])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "hellas.parquet"
    export(PLAN, 2, "parquet", path, workers=1)
    return path


def test_arrays_hold_what_was_noted(file: Path) -> None:
    exporter = Exporter(PLAN)
    rows = [row for number in range(2) for row in exporter.export(number)[1]]
    found = list(batches(file, rows=50))
    assert [len(batch["choice"]) for batch in found[:-1]] == [50] * (len(found) - 1)
    width, actions = len(about(file)["features"]), len(about(file)["actions"])
    whole = {name: np.concatenate([batch[name] for batch in found]) for name in found[0]}
    assert whole["observation"].shape == (len(rows), width)
    assert whole["mask"].shape == whole["visits"].shape == (len(rows), actions)
    for i, row in enumerate(rows):
        seen = np.zeros(width, np.float32)
        seen[row["indices"]] = row["values"]
        assert np.array_equal(whole["observation"][i], seen)
        assert np.flatnonzero(whole["mask"][i]).tolist() == row["legal"]
        assert whole["visits"][i][row["legal"]] == pytest.approx(row["visits"] or [0.0] * len(row["legal"]))
        assert whole["visits"][i].sum() == pytest.approx(1.0 if row["visits"] else 0.0)
        assert whole["mask"][i][whole["choice"][i]]
        assert whole["bot"][i] == row["bot"]
        assert whole["decision"][i] == row["decision"]
        assert np.isnan(whole["value"][i]) == (row["value"] is None)
    assert whole["calm"] == pytest.approx([row["calm"] for row in rows], abs=1e-6)


def test_another_file_is_refused(tmp_path: Path) -> None:
    pq.write_table(pa.table({"game": [1]}), tmp_path / "other.parquet")
    with pytest.raises(ValueError, match="is no data set of `pessoi export`"):
        about(tmp_path / "other.parquet")
