"""A database of an older version in a server of today: nothing is lost, and everything can be seen."""

import json
import sqlite3
from pathlib import Path

import pytest

from pessoi.cli import main
from pessoi.games import GAMES, load_game
from pessoi.records import game_of, read, verify
from tests.server.harness import Guest, Server
from tests.table.old import OLD, tables, unpack


@pytest.mark.parametrize("packed", OLD, ids=lambda path: path.name)
async def test_finished_games_of_an_older_version_replay_and_verify(packed: Path, tmp_path: Path) -> None:
    path = unpack(packed, tmp_path)
    finished = [table for table in tables(path) if table.phase == "over"]
    assert {table.game for table in finished} == set(GAMES)
    server = Server(f"sqlite:///{path}").start()
    try:
        async with Guest(server.url, "Onlooker") as guest:
            results = {entry["table"]["id"]: entry["result"] for entry in (await guest.get("/api/results"))["results"]}
            for table in finished:
                checked = await guest.get(f"/api/tables/{table.id}/verify")
                assert checked["ok"], checked
                record = read(await guest.get(f"/api/tables/{table.id}/record"))
                assert verify(record, game_of(record)).seed
                last = len(record.answers)
                steps = await guest.get(f"/api/tables/{table.id}/replay?from={last - 3}&limit=10")
                assert [step["n"] for step in steps["steps"]] == list(range(last - 3, last + 1))
                points = [seat["points"] for seat in results[table.id]["seats"]]
                assert steps["steps"][-1]["shown"]["scores"] == points
    finally:
        server.stop()


@pytest.mark.parametrize("packed", OLD, ids=lambda path: path.name)
def test_a_command_says_what_an_upgrade_would_change(
    packed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unpack(packed, tmp_path)
    running = {table.id: table.game for table in tables(path) if table.phase == "play"}
    corrected = {id for id, game in running.items() if load_game(game).version > 1}
    assert main(["admin", "database", "replay", "--database", f"sqlite:///{path}", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == len(tables(path))
    assert {row["id"] for row in found["findings"]} == corrected
    assert all("answers lost: 0" in row["finding"] for row in found["findings"])
    damage(path, next(iter(running)))
    assert main(["admin", "database", "replay", "--database", f"sqlite:///{path}", "--lang", "fr"]) == 0
    assert "illisible" in capsys.readouterr().out


def damage(path: Path, table: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute("UPDATE entries SET data = 'x' WHERE table_id = ? AND seq = 2", (table,))
