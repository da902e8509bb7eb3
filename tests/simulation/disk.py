"""The database of a simulated server: the real statements on SQLite in memory, which fails, is slow, or does what
it was told and does not say so.

A transaction is durable or not at all; a process may die before or after any of them. With several processes it stands
for PostgreSQL: what one has appended the others hear of, or do not.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final, Literal, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import StaticPool

from pessoi.server.storage import append
from pessoi.server.storage.notify import Notifications
from pessoi.server.storage.schema import metadata
from pessoi.server.storage.store import Store
from pessoi.table.timekeeper import Timekeeper
from tests.simulation.loop import ProcessTasks, Trace

T = TypeVar("T")
Fault = Literal["before", "after"]  # the commit


class Disk:
    """What outlives processes."""

    def __init__(self, rng: Random, trace: Trace) -> None:
        self.rng: Final = rng
        self.trace: Final = trace
        self.engine: Final = sa.create_engine("sqlite://", poolclass=StaticPool)
        self.turn: Final = asyncio.Lock()
        self.fails = False  # full, or gone
        self.next: Fault | None = None
        self.slowness = 0.0
        self.is_deaf = False  # notifications get lost
        self.commits = 0
        self.faults = 0
        self.outbox: Final[list[str]] = []
        self.listeners: Final[dict[SimulatedNotifications, None]] = {}
        metadata.create_all(self.engine)

    async def reach(self, tasks: ProcessTasks) -> None:
        await asyncio.sleep(self.rng.uniform(0.0001, 0.003) + self.slowness)
        if tasks.is_dead:
            raise asyncio.CancelledError
        if self.fails:
            self.faults += 1
            raise OSError("the disk has failed")

    def break_commit(self, when: Fault) -> None:
        """Before: nothing is kept. After: all is, and nobody hears so."""
        if self.next == when:
            self.next = None
            self.faults += 1
            self.trace.note(f"disk fails {when} a commit")
            raise OSError("the disk has failed")

    def deliver(self) -> None:
        """What was said during the transaction is heard when it is durable."""
        for text in self.outbox:
            for listener in self.listeners:
                if not (self.is_deaf and self.rng.random() < 0.5):
                    asyncio.get_running_loop().call_later(self.rng.uniform(0.0, 0.02), listener.hear, text)
        self.outbox.clear()


class Connection:
    """As much of an AsyncConnection as the storage uses."""

    def __init__(self, disk: Disk, tasks: ProcessTasks, connection: sa.Connection) -> None:
        self._disk: Final = disk
        self._tasks: Final = tasks
        self._connection: Final = connection

    async def execute(self, statement: Any, values: Any = None) -> Any:
        await self._disk.reach(self._tasks)
        return self._connection.execute(statement, values)

    async def run_sync(self, work: Callable[..., T], *args: Any) -> T:
        await self._disk.reach(self._tasks)
        return work(self._connection, *args)

    async def exec_driver_sql(self, statement: str) -> None:
        await self._disk.reach(self._tasks)


class Engine:
    def __init__(self, disk: Disk, tasks: ProcessTasks) -> None:
        self.disk: Final = disk
        self.tasks: Final = tasks

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Connection]:
        async with self.disk.turn:
            with self.disk.engine.connect() as connection:
                yield Connection(self.disk, self.tasks, connection)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Connection]:
        disk = self.disk
        async with disk.turn:
            with disk.engine.connect() as connection:
                disk.outbox.clear()
                transaction = connection.begin()
                yield Connection(disk, self.tasks, connection)
                disk.break_commit("before")
                transaction.commit()
                disk.commits += 1
                disk.deliver()
            disk.break_commit("after")
            await disk.reach(self.tasks)  # a process may die before it hears that all went well

    async def dispose(self) -> None:
        return


class SimulatedStore(Store):
    def __init__(self, disk: Disk, tasks: ProcessTasks, name: str, time: Timekeeper, several: bool) -> None:
        super().__init__("postgresql://simulated/simulated" if several else "sqlite://", name, time)
        self.engine = cast(AsyncEngine, Engine(disk, tasks))
        self._direct = None
        self.log.appender = SimulatedAppender(self)

    def notifications(
        self,
        on_log: Callable[[str, int], None],
        on_presence: Callable[[str], None],
        on_gap: Callable[[], Awaitable[None]],
    ) -> Notifications:
        return cast(Notifications, SimulatedNotifications(self, on_log, on_presence))

    async def open(self) -> None:
        """The schema is there."""
        self.log.open()


class SimulatedAppender:
    """What is written is what SQLite's own appender writes."""

    def __init__(self, store: SimulatedStore) -> None:
        self._engine: Final = cast(Engine, store.engine)

    async def commit(self, batch: list[append.Append]) -> list[bool]:
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._write, batch)

    def _write(self, connection: sa.Connection, batch: list[append.Append]) -> list[bool]:
        writes = append.write(cast(sqlite3.Connection, connection.connection.driver_connection), batch)
        self._engine.disk.outbox.extend(writes.notices())
        return writes.results

    async def close(self) -> None:
        return


class SimulatedNotifications:
    def __init__(
        self,
        database: SimulatedStore,
        on_log: Callable[[str, int], None],
        on_presence: Callable[[str], None],
    ) -> None:
        engine = cast(Engine, database.engine)
        self._disk: Final = engine.disk
        self._tasks: Final = engine.tasks
        self._is_alone: Final = database.is_sqlite
        self._on_log: Final = on_log
        self._on_presence: Final = on_presence

    async def open(self) -> None:
        if not self._is_alone:
            self._disk.listeners[self] = None

    async def close(self) -> None:
        self._disk.listeners.pop(self, None)

    async def announce_presence(self, text: str) -> None:
        await self._disk.reach(self._tasks)
        self._disk.outbox.append(f"presence {text}")
        self._disk.deliver()

    def hear(self, text: str) -> None:
        if self._tasks.is_dead:
            self._disk.listeners.pop(self, None)
            return
        kind, _, rest = text.partition(" ")
        if kind == "log":
            id, _, seq = rest.partition(" ")
            self._tasks.start(call(self._on_log, id, int(seq)))
        else:
            self._tasks.start(call(self._on_presence, rest))


async def call(function: Callable[..., None], *args: Any) -> None:
    """In a task of the process, so that what it starts is the process's."""
    function(*args)
