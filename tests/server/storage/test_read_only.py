"""Storage that takes nothing any more: people are told, see what there is, lose nothing, and go on when it is well."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped] # has no types
import pytest

from pessoi.cli import main
from pessoi.server.storage.store import Store
from pessoi.table.entry import Woke
from tests.machine import PATIENCE
from tests.server.harness import Guest, Seat, Server, fetch

pytestmark = pytest.mark.usefixtures("pebbles")


class Disk:
    """What is under a server's database; it can fail. Logs are not written: they would need a disk, too."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server

    async def fail(self) -> None:
        if self.server.database.startswith("sqlite"):
            _, hard = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (1, hard))  # files do not grow
        else:
            await self._set("SET default_transaction_read_only = on")

    async def heal(self) -> None:
        if self.server.database.startswith("sqlite"):
            _, hard = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        else:
            await self._set("RESET default_transaction_read_only")

    async def _set(self, what: str) -> None:
        """For all connections: those that there are end."""
        connection = await asyncpg.connect(self.server.database)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE {self.server.database.rpartition('/')[2]} {what}")
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        await connection.close()


@pytest.fixture
def quiet(database: str) -> Iterator[Server]:
    made = Server(database, "--unlimited")
    yield made.start()
    made.kill()


async def notice(seat: Seat, code: str) -> None:
    """Until everybody there has been told."""
    async with asyncio.timeout(PATIENCE):
        while (await seat.read("error"))["error"]["code"] != code:
            pass


async def refusal(seat: Seat) -> Any:
    """To an answer; one that was on its way when a connection ended may still have been kept."""
    reply = await seat.answer()
    assert reply["type"] == "refused", reply
    return reply["error"]


async def test_nothing_is_lost_and_everybody_is_told(quiet: Server) -> None:
    disk = Disk(quiet)
    async with Guest(quiet.url, "Owner") as owner, Guest(quiet.url, "Friend") as friend:
        clock = {"kind": "move", "seconds": 3600}
        made = await owner.table("mytikas", ["me", "open"], private=False, clock=clock)
        await friend.post(f"/api/tables/{made['id']}/join")
        await owner.post(f"/api/tables/{made['id']}/start")
        seats = [await owner.sit(made["id"]), await friend.sit(made["id"])]
        asked = next(seat for seat in seats if seat.view["request"])
        other = next(seat for seat in seats if seat is not asked)
        await disk.fail()
        await notice(other, "read_only")
        error = await refusal(asked)
        assert (error["code"], error["message"][0]) == ("read_only", "error-read-only")
        refused = await owner.http.post(f"{quiet.url}/api/tokens", json={"name": "New"})
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        assert refused.json()["error"]["code"] == "read_only"
        assert (await owner.get(f"/api/tables/{made['id']}"))["phase"] == "play"  # what there is can be seen
        assert fetch("GET", f"{quiet.url}/healthz").json() == {"ok": False, "database": "cannot be written"}
        await disk.heal()
        await notice(other, "writable_again")
        assert (await asked.answer())["type"] == "ack"
        assert fetch("GET", f"{quiet.url}/healthz").json()["ok"]
        await owner.post("/api/tokens", {"name": "New"})
    quiet.stop()
    store = Store(quiet.database, "test")
    entries = await store.log.read(made["id"])
    await store.dispose()
    assert any(isinstance(entry, Woke) for entry in entries)  # clocks do not count it


async def test_a_file_that_is_no_database_is_not_a_full_disk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database " * 1000)
    words = ["--lang", "en", "admin", "tables", "list", "--database", f"sqlite:///{file}"]
    assert await asyncio.to_thread(main, words) == 2
    assert "cannot be used: " in (said := capsys.readouterr().err)
    assert "not a database" in said
