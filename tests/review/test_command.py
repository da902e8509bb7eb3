"""`pessoi review`: one record or a folder, as text, JSON, a page or a table for trainers, in both languages."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from pessoi.cli import main
from pessoi.games import load_game
from pessoi.records import read, write
from tests.toys.played import played

QUICK = ("--level", "search:4", "--workers", "1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two games that broke off early, and a file that is no record."""
    game = load_game("mytikas")
    for number in (1, 2):
        record, _ = played(game, game.modes()[0], f"review {number}", 12 + number)
        (tmp_path / f"{number}.pessoi").write_text(write(record, reveal=True))
    (tmp_path / "notes.md").write_text("not a record")
    return tmp_path


def test_a_folder_is_reviewed_and_written_down(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages, table = folder / "pages", folder / "rows.parquet"
    assert main(["review", str(folder), *QUICK, "--html", str(pages), "--parquet", str(table), "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert [first["answers"], second["answers"]] == [13, 14]
    assert first["total"] == len(first["choices"]) > 0
    assert sorted(page.name for page in pages.iterdir()) == ["1.html", "2.html"]
    rows = pq.read_table(table).to_pylist()
    assert len(rows) == 27
    assert {row["record"] for row in rows} == {"1.pessoi", "2.pessoi"}
    record = read((folder / "1.pessoi").read_text())
    for row, answer in zip(rows, record.answers, strict=False):
        assert row["action"] == answer.text
        assert (row["luck"] is not None) == (answer.seat < 0)
    graded = {choice["number"]: choice for choice in first["choices"]}
    assert {row["answer"] for row in rows[:13] if row["best"]} == set(graded)


@pytest.mark.parametrize(("lang", "words"), [("en", "Dice and draws"), ("fr", "Dés et pioches")])
def test_a_game_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")  # headings in one line
    assert main(["review", str(folder / "1.pessoi"), *QUICK, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert "Player 1" in out


def test_what_cannot_be_reviewed_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(tmp_path)]) == 2
    assert "there is no record in" in capsys.readouterr().err
    old = Path(__file__).parents[1] / "records" / "old" / "olympos-1.record"
    assert main(["review", str(old), "--lang", "fr"]) == 2
    assert "On peut la revoir" in capsys.readouterr().err
