"""Requests that once made the server fail, tell too much or leave something behind; on both databases."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from pessoi.server.storage.schema import tables
from pessoi.server.storage.store import Store
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server, fetch

pytestmark = pytest.mark.usefixtures("pebbles")
JSON = {"content-type": "application/json"}


@pytest.fixture
def running(own_server: Server) -> Server:
    return own_server.start()


async def raw(port: int, request: bytes) -> int:
    """The status of an answer to exactly these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    return int(line.split()[1])


async def test_strange_hosts_and_nul_are_refused(running: Server) -> None:
    for host in (b"[", b"[::1", b"]", b"a]b", b"[zz]", b"\xff"):
        for path in (b"/api/games", b"/", b"/api/nowhere", b"/x.png"):
            assert await raw(running.port, b"GET %s HTTP/1.1\r\nhost: %s\r\n\r\n" % (path, host)) in (400, 421)
        assert await raw(running.port, b"GET /healthz HTTP/1.1\r\nhost: %s\r\n\r\n" % host) in (200, 400)
        put = b"PUT /api/me HTTP/1.1\r\nhost: %s\r\norigin: http://[\r\ncontent-length: 0\r\n\r\n" % host
        assert await raw(running.port, put) in (400, 403, 421)
    for place in (
        "/a%00.png",
        "/%00",
        "/api/records/%00",
        "/api/tables/%00",
        "/api/games/%00",
        "/api/games/mytikas/rules",
    ):
        for query in ("?x=%00", "?lang=%00", "?game=%00"):
            assert fetch("GET", f"{running.url}{place}{query}").status_code == 400
    for query in ("list=open&game=%00", "list=%00", "game=%00"):
        assert fetch("GET", f"{running.url}/api/tables?{query}").status_code == 400
    assert fetch("GET", f"{running.url}/api/results?game=%00").status_code == 400
    assert fetch("POST", f"{running.url}/api/records", content=b"pessoi record 1\n\0").status_code == 400
    body = b'{"game": "pebbles", "players": 2, "options": {"\\u0000": "\\u0000"}}'
    async with Guest(running.url, "Owner") as owner:
        headers = {**JSON, **owner.headers()}
        assert fetch("POST", f"{running.url}/api/tables", content=body, headers=headers).status_code == 422
        raw_nul = b'{"name": "a\0b"}'
        assert fetch("PUT", f"{running.url}/api/me", content=raw_nul, headers=headers).status_code == 400
        escaped = fetch("PUT", f"{running.url}/api/me", content=b'{"name": "a\\u0000b"}', headers=headers)
        assert (escaped.status_code, escaped.json()["person"]["name"]) == (200, "a b")


async def test_who_never_sat_there_does_not_see_a_private_lobby_by_leaving(running: Server) -> None:
    async with Guest(running.url, "Owner") as owner, Guest(running.url, "Stranger") as stranger:
        table = await owner.table("pebbles", ["me", "open"])
        refused = await stranger.post(f"/api/tables/{table['id']}/leave", status=403)
        assert set(refused) == {"error"}
        assert (await owner.post(f"/api/tables/{table['id']}/leave"))["mine"] is None


async def test_of_sixteen_who_want_a_rematch_one_makes_it(running: Server) -> None:
    async with Guest(running.url, "Owner") as owner, Guest(running.url, "Friend") as friend:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        path = f"/api/tables/{made['id']}"
        await friend.post(f"{path}/join")
        await owner.post(f"{path}/start")
        seat = await owner.sit(made["id"])
        await seat.ask("resign")
        both = [owner, friend]
        found = await asyncio.gather(*[both[i % 2].post(f"{path}/rematch") for i in range(16)])
        assert len({table["id"] for table in found}) == 1
        assert (await owner.get(path))["next"] == found[0]["id"]
        assert await count_tables(running.database) == 2


async def count_tables(database: str) -> int:
    store = Store(database, "reader")
    async with store.engine.connect() as connection:
        count = (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one()
    await store.dispose()
    return int(count)


async def test_a_rematch_that_was_announced_but_never_made_is_made_later(running: Server) -> None:
    async with Guest(running.url, "Owner") as owner:
        made = await owner.table("pebbles", ["me", "greedy"], start=True)
        seat = await owner.sit(made["id"])
        await seat.ask("resign")
        path = f"/api/tables/{made['id']}/rematch"
        first = (await owner.post(path))["id"]
        running.kill()
        store = Store(running.database, "test")
        await store.write(lambda c: delete_table(c, first))
        await store.dispose()
        running.start()
        assert (await owner.post(path))["id"] == first
        assert (await owner.get(f"/api/tables/{first}"))["phase"] == "lobby"


def delete_table(connection: sa.Connection, id: str) -> None:
    connection.execute(sa.delete(tables).where(tables.c.id == id))


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Server]:
    """Writes no log: it is about to be unable to write."""
    made = Server(f"sqlite:///{tmp_path / 'x.db'}", "--unlimited")
    yield made.start()
    made.kill()


async def test_a_server_that_cannot_write_is_not_healthy(quiet: Server) -> None:
    async def until(status: int) -> dict[str, object]:
        async with asyncio.timeout(PATIENCE):
            while (reply := fetch("GET", f"{quiet.url}/healthz")).status_code != status:
                await asyncio.sleep(0.1)
        found: dict[str, object] = reply.json()
        return found

    await until(200)
    _, hard = resource.prlimit(quiet.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(quiet.pid, resource.RLIMIT_FSIZE, (1, hard))  # as a full disk: files do not grow
    assert await until(503) == {"ok": False, "database": "cannot be written"}
    resource.prlimit(quiet.pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert (await until(200))["ok"]
