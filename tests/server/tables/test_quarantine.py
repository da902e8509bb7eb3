"""A table that cannot be read is put aside: its people are told, and nobody else notices."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import pytest
import sqlalchemy as sa
import websockets

from pessoi.cli import main
from pessoi.games import load_game
from pessoi.server.storage.kept import RawEntry, Row, Unreadable
from pessoi.server.storage.schema import entries, heartbeat, snapshots, tables
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import read_table
from pessoi.table import Table
from pessoi.table.entry import encode
from tests.server.harness import Guest, Seat, Server
from tests.table.tables import FRIEND, OWNER, answer, started

pytestmark = pytest.mark.usefixtures("pebbles")

GAME: Final = "mytikas"


class Damage(Protocol):
    def __call__(self, connection: sa.Connection, table: str) -> None: ...


def at(table: str, seq: int) -> sa.ColumnElement[bool]:
    return sa.and_(entries.c.table_id == table, entries.c.seq == seq)


def no_json(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.update(entries).where(at(table, 2)).values(data='{"k":'))


def unknown_entry(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.update(entries).where(at(table, 2)).values(data='{"k":"miracle","at":1}'))


def gap(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(entries).where(at(table, 2)))


def cut_off(connection: sa.Connection, table: str) -> None:
    last = sa.select(sa.func.max(entries.c.seq)).where(entries.c.table_id == table).scalar_subquery()
    connection.execute(sa.delete(entries).where(entries.c.table_id == table, entries.c.seq == last))


def no_game(connection: sa.Connection, table: str) -> None:
    replace(connection, table, 1, GAME, "chess")


def other_answers(connection: sa.Connection, table: str) -> None:
    """Answers that nobody could give."""
    replace(connection, table, 3, '"action":"', '"action":"no ')


def nothing_left(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(entries).where(entries.c.table_id == table))
    connection.execute(sa.update(tables).where(tables.c.id == table).values(summary="{"))


DAMAGES: list[Damage] = [no_json, unknown_entry, gap, cut_off, no_game, other_answers, nothing_left]


def replace(connection: sa.Connection, table: str, seq: int, old: str, new: str) -> None:
    data = connection.execute(sa.select(entries.c.data).where(at(table, seq))).scalar_one()
    assert old in data
    connection.execute(sa.update(entries).where(at(table, seq)).values(data=data.replace(old, new)))


async def change(database: str, *work: Callable[[sa.Connection], None]) -> None:
    store = Store(database, "test")
    for step in work:
        await store.write(step)
    await store.dispose()


def forget_snapshots(connection: sa.Connection) -> None:
    connection.execute(sa.delete(snapshots))


def seem_long_away(connection: sa.Connection) -> None:
    """Tables are woken one by one then, before the server opens."""
    connection.execute(sa.update(heartbeat).values(alive=1))


async def running_table(owner: Guest) -> tuple[str, Seat]:
    """Where it is the owner's turn, after an answer; a clock makes the server see to it by itself.

    Not of pebbles: among bots nobody is asked what has one answer, and a deal may have no more than that.
    """
    clock = {"kind": "move", "seconds": 3600}
    made = await owner.table(GAME, ["me", "greedy"], start=True, private=False, clock=clock)
    seat = await owner.sit(made["id"])
    await seat.until(lambda v: v["request"])
    reply = await seat.answer()
    await seat.until(lambda v: v["turn"] >= reply["turn"] and (v["request"] or v["result"]))
    return made["id"], seat


async def test_the_server_starts_with_every_kind_of_damage(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner:
        made = [await running_table(owner) for _ in range(len(DAMAGES) + 1)]
        own_server.stop()
        healthy = made.pop()[0]
        ids = [id for id, _ in made]
        for id, damage in zip(ids, DAMAGES, strict=True):
            await change(own_server.database, partial(damage, table=id))
        await change(own_server.database, forget_snapshots, seem_long_away)
        own_server.start()
        for id in ids:
            refused = await owner.get(f"/api/tables/{id}", 409)
            assert (refused["error"]["code"], refused["error"]["message"][0]) == ("broken", "error-broken-table")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await owner.sit(id)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409
        seat = await owner.sit(healthy)
        assert (await seat.answer())["type"] == "ack"
        mine = {t["id"]: t["broken"] for t in (await owner.get("/api/tables?list=mine"))["tables"]}
        assert mine == {**dict.fromkeys(ids, True), healthy: False}
        live = (await owner.get("/api/tables?list=live"))["tables"]
        assert [t["id"] for t in live] == [healthy]
        assert await owner.get("/api/results") == {"results": []}
    own_server.stop()
    told = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if "table_quarantined" in line]
    assert sorted(line["table"] for line in told) == sorted(ids)  # once each


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # with SQLite nobody else writes
async def test_a_table_that_breaks_while_people_sit_there_sends_them_away(own_server: Server) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner:
        id, seat = await running_table(owner)
        log_ends = sa.select(tables.c.seq).where(tables.c.id == id)

        def append_nonsense(connection: sa.Connection) -> None:
            seq = connection.execute(log_ends).scalar_one()
            connection.execute(sa.insert(entries).values(table_id=id, seq=seq + 1, data="nonsense"))
            connection.execute(sa.update(tables).where(tables.c.id == id).values(seq=seq + 1))

        await change(own_server.database, append_nonsense)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seat.read("nothing that ever comes")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        await owner.get(f"/api/tables/{id}", 409)
        fine, _ = await running_table(owner)
        assert (await owner.get(f"/api/tables/{fine}"))["id"] == fine


async def test_the_command_line_lists_exports_and_releases(
    own_server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner:
        id, seat = await running_table(owner)
        own_server.stop()
        await change(own_server.database, lambda c: no_json(c, id))
        own_server.start()
        await owner.get(f"/api/tables/{id}", 409)

        async def run(*words: str) -> tuple[int, str, str]:
            code = await in_thread(["--lang", "en", "admin", "tables", *words, "--database", own_server.database])
            said = capsys.readouterr()
            return code, said.out, said.err

        code, out, _ = await run("list", "quarantined", "--json")
        found = json.loads(out)
        assert (code, [t["id"] for t in found]) == (0, [id])
        assert found[0]["reason"].startswith("entry 2: ")
        file = tmp_path / "log.jsonl"
        code, _, _ = await run("export", id, "--out", str(file))
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        assert (code, lines[0]["id"], lines[2]["data"]) == (0, id, '{"k":')
        code, _, err = await run("release", id)
        assert (code, "still cannot be read: entry 2" in err) == (2, True)
        kept = json.loads(lines[1]["data"])
        started_entry = {
            "k": "started",
            "at": kept["at"],
            "version": load_game(GAME).version,
            "commitment": seat.view["commitment"],
        }

        def repair(connection: sa.Connection) -> None:
            connection.execute(sa.update(entries).where(at(id, 2)).values(data=json.dumps(started_entry)))

        await change(own_server.database, repair)
        assert (await run("release", id))[0] == 0
        assert json.loads((await run("list", "quarantined", "--json"))[1]) == []
        again = await owner.sit(id)
        assert again.view["digest"] == seat.view["digest"]
        for wrong in (["release"], ["list", id], ["repair", id], ["export", "nothing"]):
            assert (await run(*wrong))[0] == 2


async def in_thread(arguments: list[str]) -> int:
    """The command has an event loop of its own."""
    return await asyncio.to_thread(main, arguments)


def kept(table: Table) -> tuple[Row, list[RawEntry]]:
    log = [(seq, encode(entry).decode()) for seq, entry in enumerate(table.entries, start=1)]
    return Row(table.id, table.seq, table.setup.game, table.phase, "", 0, table.chance.seed, None), log


def test_a_snapshot_that_cannot_be_read_is_done_without() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    assert table.position is not None
    for data in ("{", "{}", "[]"):
        again = read_table(*kept(table), (table.seq, len(table.moves), 1, data))
        assert again.position is not None
        assert again.position.digest() == table.position.digest()


def test_running_out_of_memory_is_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(OWNER, FRIEND)

    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Table, "load", fail)
    with pytest.raises(MemoryError):
        read_table(*kept(table), None)
    with pytest.raises(Unreadable):
        read_table(kept(table)[0], [], None)
