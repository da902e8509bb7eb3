"""Bots among themselves play while somebody watches, and nobody starts too many such tables."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from pessoi.server.bots.bot_process import Job, Thought
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.storage.schema import tables
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import Room
from pessoi.server.tables.summary import is_busy
from pessoi.server.wire import Person
from pessoi.table import Refusal, Table, lobby
from tests.table.tables import OWNER, setup


class Watcher:
    """Takes the place of a socket."""

    person: Person | None = None

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def seat(self) -> int | None:
        return None

    def wake(self) -> None:
        self.woken.set()

    def presence_changed(self) -> None: ...

    def say_goodbye(self, retry_ms: int) -> None: ...

    def tell(self, notice: Refusal) -> None: ...

    def send_away(self, code: int, reason: str) -> None: ...


@pytest.fixture
async def hub(database: str) -> AsyncIterator[Hub]:
    made = Hub(Services(Settings(database=database, bot_pace=0, shows_per_person=3)))
    await made.open()
    yield made
    await made.close()


async def table_in(hub: Hub, id: str, *chairs: str) -> Room:
    arrangement = setup(*chairs)
    table = Table(id, arrangement, bytes(32))
    table.become(lobby.arrange(arrangement, hub.time.now()))
    table.become(lobby.start(table, OWNER, None, hub.time.now()))
    async with hub.opening(arrangement):
        return await hub.create(table)


async def test_bots_among_themselves_wait_for_somebody_to_watch(
    hub: Hub, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: asyncio.Queue[Asker] = asyncio.Queue()
    go = asyncio.Semaphore(0)

    async def think(job: Job, asker: Asker) -> Thought:
        asked.put_nowait(asker)
        await go.acquire()
        return Thought(job.actions[0])

    monkeypatch.setattr(hub.services.bots, "think", think)
    monkeypatch.setattr(hub.services.bots, "usual_seconds", lambda level: 0.0)
    room = await table_in(hub, "t1", "random", "random")
    assert room.autoplay.duty() is None
    assert not room.autoplay.is_at_work()
    assert not is_busy(room.table)  # no process need see to it

    watcher = Watcher()
    room.enter(watcher)
    assert (await asked.get()) == Asker(OWNER, "t1", bots_only=True)
    watcher.woken.clear()
    go.release()
    await watcher.woken.wait()
    await asked.get()
    room.leave(watcher)  # the thought under way is not thrown away
    before = room.table.seq
    go.release()
    assert room.autoplay._task is not None
    await room.autoplay._task
    assert room.table.seq > before
    assert asked.empty()

    room.enter(watcher)
    assert room.autoplay.is_at_work()


async def test_a_table_with_people_goes_on_without_them(hub: Hub, pebbles: str) -> None:
    room = await table_in(hub, "t1", "random", OWNER)
    assert room.autoplay.duty() is not None
    assert is_busy(room.table)


async def test_a_person_has_so_many_tables_of_bots_at_a_time(hub: Hub, pebbles: str) -> None:
    many = [table_in(hub, f"t{i}", "random", "random") for i in range(5)]
    found = await asyncio.gather(*many, return_exceptions=True)
    refused = [error for error in found if isinstance(error, Refusal)]
    assert [error.message.key for error in refused] == ["error-shows"] * 2
    await table_in(hub, "t9", OWNER, "random")


async def test_a_head_of_old_that_calls_them_busy_is_set_right(hub: Hub, pebbles: str) -> None:
    await table_in(hub, "t1", "random", "random")
    await table_in(hub, "t2", "random", OWNER)

    def call_busy(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables).values(busy=True))

    await hub.store.write(call_busy)
    await hub._adopt(10)
    async with hub.store.engine.connect() as connection:
        found = await connection.execute(sa.select(tables.c.id).where(tables.c.busy))
    assert [row[0] for row in found] == ["t2"]
