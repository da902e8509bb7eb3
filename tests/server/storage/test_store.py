"""The database, of both kinds: appending, migrations, who is in charge."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from pessoi.server.storage import migrations
from pessoi.server.storage.append import columns
from pessoi.server.storage.hashing import hashed
from pessoi.server.storage.kept import Head
from pessoi.server.storage.schema import metadata, tables
from pessoi.server.storage.store import Store
from pessoi.server.tables.summary import head_of
from pessoi.table import Table, commands, lobby
from pessoi.table.timekeeper import Timekeeper
from tests.table.tables import FRIEND, OWNER, setup

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    made = Store(database, "one")
    await made.open()
    yield made
    await made.close()


async def table_in(store: Store, id: str = "t1") -> Table:
    table = Table(id, setup(OWNER, FRIEND), bytes(32))
    table.become(lobby.arrange(table.setup, 1))
    table.become(lobby.start(table, OWNER, None, 2))
    await store.tables.create(id, bytes(32), table.entries, head_of(table))
    return table


async def test_what_was_appended_is_read_again(store: Store) -> None:
    table = await table_in(store)
    new = commands.chat(table, "Owner", 0, "hello", 3).entries
    assert await store.log.append(table.id, table.seq, new, head_of(table))
    assert await store.log.read(table.id) == [*table.entries, *new]
    assert await store.log.read(table.id, table.seq) == new
    stored = await store.tables.get(table.id)
    assert stored is not None
    assert stored.seed == bytes(32)
    assert await store.tables.get("nothing") is None


async def test_of_many_who_append_at_the_same_place_one_succeeds(store: Store, database: str) -> None:
    table = await table_in(store)
    other = Store(database, "two")
    await other.open()
    works = []
    for i in range(20):
        new = commands.chat(table, "Owner", 0, f"{i}", 3).entries
        works.append((store, other)[i % 2].log.append(table.id, table.seq, new, head_of(table)))
    verdicts = await asyncio.gather(*works)
    assert sorted(verdicts) == [False] * 19 + [True]
    log = await store.log.read(table.id)
    assert len(log) == table.seq + 1
    assert log[-1].text == str(verdicts.index(True))  # type: ignore[union-attr] # it is Chatted
    await other.close()


async def test_appends_to_many_tables_go_into_few_commits(store: Store) -> None:
    made = [await table_in(store, f"t{i}") for i in range(40)]
    sizes: list[int] = []
    store.log.watch_commit = lambda size, seconds: sizes.append(size)
    works = [store.log.append(t.id, t.seq, commands.chat(t, "Owner", 0, "x", 3).entries, head_of(t)) for t in made]
    assert all(await asyncio.gather(*works))
    assert sum(sizes) == 40
    assert len(sizes) <= 3


async def test_the_log_has_no_two_entries_of_one_number(store: Store) -> None:
    table = await table_in(store)
    with pytest.raises(sa.exc.IntegrityError):
        async with store.writing() as connection:
            await connection.execute(sa.text("INSERT INTO entries (table_id, seq, data) VALUES ('t1', 1, '{}')"))
    assert len(await store.log.read(table.id)) == table.seq


async def test_one_process_is_in_charge_until_it_gives_up_or_dies(store: Store, database: str) -> None:
    table = await table_in(store)
    await store.log.append(table.id, table.seq, commands.chat(table, "A", 0, "x", 3).entries, head_of(table))
    other = Store(database, "two")
    assert await store.leases.acquire(table.id, Timekeeper().now() + 60_000)
    assert await store.leases.acquire(table.id, Timekeeper().now() + 60_000)
    assert not await other.leases.acquire(table.id, Timekeeper().now() + 60_000)
    await store.leases.release_all()
    assert await other.leases.acquire(table.id, Timekeeper().now() - 1)
    assert await store.leases.acquire(table.id, Timekeeper().now() + 60_000)
    await other.dispose()


async def test_people_are_found_by_their_secret_which_is_not_kept(store: Store) -> None:
    person, secret = await store.people.create("Owner")
    assert await store.people.find(secret) == person
    assert await store.people.find(secret + "x") is None
    assert len(secret) >= 32
    async with store.engine.connect() as connection:
        rows = (await connection.execute(sa.text("SELECT * FROM people"))).all()
    assert secret not in repr(rows)


async def test_an_empty_database_comes_up_to_date(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(migrations.current) == migrations.newest() == migrations.NEWEST
        differences = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert differences == []


def known(old: sa.MetaData, head: Head) -> dict[str, Any]:
    """Of a table's head what there was a column for."""
    return {name: value for name, value in columns(head).items() if name in old.tables["tables"].c}


async def test_an_older_database_comes_up_to_date_and_keeps_its_games(database: str) -> None:
    store = Store(database, "one")
    async with store.writing() as connection:
        await connection.run_sync(migrations.upgrade, "0001")
        old = sa.MetaData()
        await connection.run_sync(old.reflect)
        table = Table("t1", setup(OWNER, FRIEND), bytes(32))
        table.become(lobby.arrange(table.setup, 1))
        table.become(lobby.start(table, OWNER, None, 2))
        row = {**known(old, head_of(table)), "id": "t1", "seq": 0, "seed": bytes(32), "created": 1, "updated": 1}
        await connection.execute(sa.insert(old.tables["tables"]).values(row))
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(migrations.current) == migrations.newest()
        found = (await connection.execute(sa.select(tables.c.id, tables.c.busy, tables.c.runner_until))).all()
    assert [tuple(r) for r in found] == [("t1", True, 0)]
    assert await store.log.append("t1", 0, table.entries, head_of(table))
    assert await store.log.read("t1") == table.entries
    await store.close()


async def test_a_guest_s_secret_becomes_their_first_device(database: str) -> None:
    store = Store(database, "one")
    async with store.writing() as connection:
        await connection.run_sync(migrations.upgrade, "0008")
        old = sa.MetaData()
        await connection.run_sync(old.reflect)
        guest = {"id": "g1", "secret": hashed("cookie"), "name": "Guest", "created": 1, "seen": 2}
        await connection.execute(sa.insert(old.tables["people"]).values(guest))
        table = Table("t1", setup(OWNER, FRIEND), bytes(32))
        table.become(lobby.arrange(table.setup, 1))
        row = {**known(old, head_of(table)), "id": "t1", "seq": 0, "seed": bytes(32), "created": 1, "updated": 1}
        await connection.execute(sa.insert(old.tables["tables"]).values(row))
        token = {"secret": hashed("token"), "table_id": "t1", "person": "g1", "created": 3}
        await connection.execute(sa.insert(old.tables["seat_tokens"]).values(token))
    await store.open()
    person = await store.people.find("cookie")
    assert person is not None
    assert (person.id, person.name) == ("g1", "Guest")
    assert await store.people.find_seat_token("token") == (person, "t1")
    assert [device.created for device in await store.devices.of("g1")] == [1]
    await store.close()
