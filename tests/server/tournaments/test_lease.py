"""Two processes on one database: one sees to tournaments, and when it dies the other does; no table is made twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from pessoi.server.storage.schema import duties, tables
from pessoi.server.storage.store import Store
from pessoi.server.tournaments.duty import DUTY
from tests.machine import PATIENCE
from tests.server.harness import Server
from tests.server.people.browser import Browser, until
from tests.server.postgres import Postgres
from tests.server.tournaments.test_server import new, play_all, play_mine

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def two(postgres: Postgres, tmp_path: Path) -> AsyncIterator[list[Server]]:
    """The first is started; the other waits for the test."""
    database = postgres.new_database()
    servers = [Server(database, "--unlimited", log=tmp_path / f"log{i}") for i in range(2)]
    servers[0].start()
    yield servers
    for server in servers:
        server.kill()


async def runner(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(duties.c.runner).where(duties.c.name == DUTY))
        return found.scalar()


async def test_another_process_goes_on_with_tournaments(two: list[Server]) -> None:
    store = Store(two[0].database, "test")
    ada = Browser(two[0])
    await ada.name_me("Ada")
    made = await new(ada, rounds=3, bots=3)
    path = f"/api/tournaments/{made['info']['id']}"
    await ada.post(f"{path}/begin")
    await until(ada, path, lambda t: t["next"])
    before = await runner(store)
    assert before is not None
    two[1].start()  # from now on both look for something to do
    await play_mine(ada, path, 1)
    await until(ada, path, lambda t: t["info"]["round"] == 2 and t["next"])
    assert await runner(store) == before  # who has the duty keeps it
    two[0].kill()
    ada.url = f"http://localhost:{two[1].port}"
    end = await play_all([ada], path)
    assert await runner(store) != before
    matches = [match["table"] for matches in end["stages"][0]["rounds"] for match in matches]
    async with store.engine.connect() as connection:
        kept = Counter((await connection.execute(sa.select(tables.c.id))).scalars())
    assert kept == Counter(matches)  # every match has one table, and there is no other
    assert len(matches) == len(set(matches)) == 6
    await ada.close()
    await store.dispose()


async def test_one_of_two_who_want_a_duty_gets_it(postgres: Postgres) -> None:
    stores = [Store(postgres.new_database(), "one")]
    stores.append(Store(str(stores[0].url.render_as_string(hide_password=False)), "two"))
    await stores[0].open()
    leases = [store.leases.duty(DUTY) for store in stores]
    async with asyncio.timeout(PATIENCE):
        got = await asyncio.gather(*(lease.is_ours() for lease in leases))
    assert sorted(got) == [False, True]
    winner = got.index(True)
    assert await leases[winner].is_ours()
    await stores[winner].leases.release_all()
    assert await leases[1 - winner].is_ours()
    for store in stores:
        await store.dispose()
