"""What nobody comes back for is deleted where it is wanted, and nothing else is; on both databases."""

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.storage.schema import people, seats, tables
from pessoi.server.tables.retention import DAY, STEP, Retention
from pessoi.server.tables.summary import head_of
from pessoi.table import Table, lobby
from tests.table.tables import FRIEND, OWNER, setup

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def services(database: str) -> AsyncIterator[Services]:
    made = Services(Settings(database=database, keep_tables=30, keep_guests=60))
    await made.store.open()
    yield made
    await made.close()


async def table(services: Services, id: str, days: int, phase: str = "lobby", fault: str | None = None) -> None:
    """One where nothing has happened for so many days."""
    arrangement = setup(OWNER, FRIEND)
    made = Table(id, arrangement, bytes(32))
    made.become(lobby.arrange(arrangement, 1))
    await services.store.tables.create(id, bytes(32), list(made.entries), head_of(made))
    values = {"updated": services.time.wall() - days * DAY, "phase": phase, "fault": fault}
    await services.store.write(lambda c: c.execute(sa.update(tables).where(tables.c.id == id).values(values)))


async def guest(services: Services, name: str, days: int) -> str:
    """Whom nobody has seen for so many days."""
    person, _ = await services.store.people.create(name)
    seen = sa.update(people).where(people.c.id == person.id).values(seen=services.time.wall() - days * DAY)
    await services.store.write(lambda c: c.execute(seen))
    return person.id


async def left(services: Services, column: sa.Column[str]) -> set[str]:
    async with services.store.engine.connect() as connection:
        return {row[0] for row in await connection.execute(sa.select(column))}


async def test_only_what_is_abandoned_goes(services: Services) -> None:
    await table(services, "lobby", 31)
    await table(services, "play", 31, "play")
    await table(services, "fresh", 29)
    await table(services, "over", 999, "over")
    await table(services, "broken", 999, "play", "entry 2 is missing")  # somebody has to look at it
    assert not await Retention(services).step()
    assert await left(services, tables.c.id) == {"fresh", "over", "broken"}
    assert [order.subject for order in await services.store.orders.after(0)] == ["lobby", "play"]


async def test_guests_go_who_have_no_table_and_do_not_come(services: Services) -> None:
    await table(services, "over", 999, "over")
    sits, owns = await guest(services, "Sits", 99), await guest(services, "Owns", 99)
    banned, fresh = await guest(services, "Banned", 99), await guest(services, "Fresh", 59)
    await guest(services, "Gone", 61)
    await services.store.people.ban(banned, "spam")

    def seat(connection: sa.Connection) -> None:
        connection.execute(sa.insert(seats).values(table_id="over", person=sits))
        connection.execute(sa.update(tables).values(owner=owns))

    await services.store.write(seat)
    await Retention(services).step()
    assert await left(services, people.c.name) == {"Sits", "Owns", "Banned", "Fresh"}
    assert fresh in await left(services, people.c.id)


async def test_it_goes_a_little_at_a_time_and_nothing_goes_where_it_is_not_wanted(services: Services) -> None:
    for number in range(STEP + 1):
        await table(services, f"t{number}", 31)
    kept = Services(Settings(database=services.settings.database))
    assert not await Retention(kept).step()
    await kept.store.dispose()
    await Retention(kept).work_forever()  # there is nothing to do, ever
    assert await Retention(services).step()
    assert len(await left(services, tables.c.id)) == 1
    assert not await Retention(services).step()
    assert await left(services, tables.c.id) == set()


async def test_who_comes_is_seen(services: Services) -> None:
    person, secret = await services.store.people.create("Guest")
    old = sa.update(people).values(seen=1)
    await services.store.write(lambda c: c.execute(old))
    await services.store.people.find(secret)
    row = await services.store.people.get(person.id)
    assert row is not None
    assert row.seen > 1
