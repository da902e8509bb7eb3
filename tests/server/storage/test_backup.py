"""Backup and restore by `pessoi admin`, as docs/operations.md tells them: made while people play, and every game is
there again. Nothing is written over, and a damaged copy is refused."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from pessoi.cli import main
from pessoi.server.storage.store import Store
from tests.server.harness import Guest, Seat, Server
from tests.server.postgres import Postgres

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Gives an empty place for one with every call."""
    if request.param == "postgresql":
        made: Postgres = request.getfixturevalue("postgres")
        return made.new_database
    numbers = iter(range(9))
    return lambda: f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"


async def admin(*words: str) -> int:
    return await asyncio.to_thread(main, ["--lang", "en", "admin", "database", *words])


async def play_a_little(seat: Seat, answers: int) -> None:
    for _ in range(answers):
        await seat.until(lambda v: v["request"] or v["result"])
        if seat.view["result"]:
            return
        reply = await seat.answer()
        await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)


async def test_a_backup_made_during_play_brings_every_game_back(
    new_database: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, restored, copy = new_database(), new_database(), tmp_path / "copy"
    server = Server(database, "--unlimited", log=tmp_path / "log").start()
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
            assert await admin("backup", str(copy), "--database", database) == 0
            assert await admin("backup", str(copy), "--database", database) == 2  # it is there already
            await play_a_little(seat, 3)
            server.kill()
            capsys.readouterr()
            code = await admin("restore", str(copy), "--json", "--database", restored)
            assert (code, json.loads(capsys.readouterr().out)) == (0, {"tables": 2, "findings": []})
            assert await admin("restore", str(copy), "--database", restored) == 2  # nothing is written over
            server = Server(restored, "--unlimited", log=tmp_path / "log").start()
            owner.url = server.url
            again = await owner.sit(made["id"])
            assert (again.view["seq"], again.view["digest"]) == (kept["seq"], kept["digest"])
            assert (await owner.get(f"/api/tables/{over['id']}/verify"))["ok"]
            if again.view["request"]:
                assert (await again.answer())["type"] == "ack"
    finally:
        server.kill()


async def test_a_damaged_or_foreign_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pessoi.db'}", "test")
    await store.open()
    await store.close()
    whole, copy, new = tmp_path / "whole", tmp_path / "copy", tmp_path / "new.db"
    assert await admin("backup", str(whole), "--database", f"sqlite:///{tmp_path / 'pessoi.db'}") == 0
    data = whole.read_bytes()
    copy.write_bytes(data[: len(data) // 2] + b"x" * 3000 + data[len(data) // 2 + 3000 :])
    capsys.readouterr()
    assert await admin("restore", str(copy), "--database", f"sqlite:///{new}") == 2
    assert "damaged" in (said := capsys.readouterr().err) or "did not work" in said
    with sqlite3.connect(tmp_path / "other") as other:
        other.execute("CREATE TABLE t (x)")
    assert await admin("restore", str(tmp_path / "other"), "--database", f"sqlite:///{new}") == 2
    assert "no backup of this program" in capsys.readouterr().err
    assert not new.exists()
