"""Backup and restore as docs/operations.md tells them: made while people play, and every game is there again."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from pessoi.cli import main
from tests.server.harness import Guest, Seat, Server
from tests.server.postgres import Postgres, find

pytestmark = pytest.mark.usefixtures("pebbles")


class SqliteFile:
    """What `sqlite3 FILE .backup COPY` does is the library's own."""

    def __init__(self, place: Path) -> None:
        self.file = place / "pessoi.db"
        self.copy = place / "copy.db"
        self.database = f"sqlite:///{self.file}"

    def back_up(self) -> None:
        with closing(sqlite3.connect(self.file)) as source, closing(sqlite3.connect(self.copy)) as target:
            source.backup(target)

    def restore(self) -> str:
        with closing(sqlite3.connect(self.copy)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for name in ("pessoi.db", "pessoi.db-wal", "pessoi.db-shm"):
            self.file.with_name(name).unlink(missing_ok=True)
        shutil.copy(self.copy, self.file)
        return self.database


class PostgresDatabase:
    def __init__(self, postgres: Postgres, place: Path) -> None:
        self.postgres = postgres
        self.database = postgres.new_database()
        self.copy = place / "copy.dump"

    def run(self, program: str, *words: str) -> None:
        path = find(program)
        assert path is not None
        subprocess.run([path, *words], check=True, stdout=subprocess.DEVNULL)

    def back_up(self) -> None:
        self.run("pg_dump", "--format=custom", f"--file={self.copy}", self.database)

    def restore(self) -> str:
        self.run("pg_restore", "--list", str(self.copy))
        new = self.postgres.new_database()
        self.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={new}", str(self.copy))
        return new


@pytest.fixture(params=["sqlite", "postgresql"])
def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> SqliteFile | PostgresDatabase:
    if request.param == "sqlite":
        return SqliteFile(tmp_path)
    return PostgresDatabase(request.getfixturevalue("postgres"), tmp_path)


async def play_a_little(seat: Seat, answers: int) -> None:
    for _ in range(answers):
        await seat.until(lambda v: v["request"] or v["result"])
        if seat.view["result"]:
            return
        reply = await seat.answer()
        await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)


async def test_a_backup_made_during_play_brings_every_game_back(
    keeper: SqliteFile | PostgresDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(keeper.database, "--unlimited", log=tmp_path / "log").start()
    try:
        async with Guest(server.url, "Owner") as owner:
            over = await owner.table("pebbles", ["me", "greedy"], start=True, private=False)
            seat = await owner.sit(over["id"])
            await seat.ask("resign")
            await seat.until(lambda v: v["result"])
            made = await owner.table("mytikas", ["me", "open"], start=False, private=False)
            await owner.post(f"/api/tables/{made['id']}/start", {"fill": "greedy"})
            seat = await owner.sit(made["id"])
            await play_a_little(seat, 3)
            await seat.until(lambda v: v["request"] or v["result"])
            kept = dict(seat.view)
            await asyncio.to_thread(keeper.back_up)
            await play_a_little(seat, 3)
            server.kill()
            restored = await asyncio.to_thread(keeper.restore)
            code = await asyncio.to_thread(main, ["--lang", "en", "tables", "replay", "--json", "--database", restored])
            assert (code, json.loads(capsys.readouterr().out)) == (0, {"tables": 2, "findings": []})
            server = Server(restored, "--unlimited", log=tmp_path / "log").start()
            owner.url = server.url
            again = await owner.sit(made["id"])
            assert (again.view["seq"], again.view["digest"]) == (kept["seq"], kept["digest"])
            assert (await owner.get(f"/api/tables/{over['id']}/verify"))["ok"]
            if again.view["request"]:
                assert (await again.answer())["type"] == "ack"
    finally:
        server.kill()
