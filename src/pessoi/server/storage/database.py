"""SQLite or PostgreSQL: connecting, and transactions that write."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, cast

import asyncpg  # type: ignore[import-untyped] # has no types
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pessoi.kernel import Fault
from pessoi.server.storage.outage import MISTAKES, OUTAGES, Writable

T = TypeVar("T")
OUTAGES.extend(
    (
        sqlite3.DatabaseError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        sa.exc.TimeoutError,
        sa.exc.DBAPIError,
    )
)
MISTAKES.extend(
    (
        sqlite3.IntegrityError,
        sqlite3.ProgrammingError,
        asyncpg.IntegrityConstraintViolationError,
        asyncpg.SyntaxOrAccessError,
        asyncpg.DataError,
        sa.exc.IntegrityError,
        sa.exc.ProgrammingError,
        sa.exc.DataError,
        sa.exc.NotSupportedError,
    )
)


class BadDatabase(Fault):
    """An address of no database that we know."""

    def __init__(self, name: str) -> None:
        super().__init__("error-database", {"name": f"={name}"})


def driver_url(database: str) -> sa.URL:
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError as error:
        raise BadDatabase(database.partition(":")[0]) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.drivername.split("+")[0]
    if family not in drivers:
        raise BadDatabase(url.drivername)
    return url.set(drivername=drivers[family])


class Database(Writable):
    """The connections. SQLite gets one that writes, in a thread of its own, and others that read."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.url: Final = driver_url(database)
        self.is_sqlite: Final = self.url.drivername.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(self.url, **self._engine_options())
        self._turn = asyncio.Lock()
        self._direct: sa.Engine | None = None
        if self.is_sqlite:
            self._direct = sa.create_engine(self.url.set(drivername="sqlite"))
            sa.event.listen(self._direct, "begin", begin_to_write)
            self._thread = ThreadPoolExecutor(1, "writer")
            sa.event.listen(self._direct, "connect", prepare_writer)
            sa.event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    @property
    def backend(self) -> str:
        return self.url.get_backend_name()

    def _engine_options(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {}
        return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
            self._thread.shutdown()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer: it waits here rather than in the database."""
        with self.judged():
            if self.is_sqlite:
                async with self._turn, self.engine.begin() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection

    async def write(self, work: Callable[[sa.Connection], T], is_probe: bool = False) -> T:
        """Do `work` in one transaction; returns when it is durable. A probe is tried whatever came of those before.

        SQLite does it in one visit to a thread: a visit for every statement would take many times as long.
        """
        with self.judged(is_probe):
            if self._direct is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await self.in_writer(self._write_here, work)

    async def in_writer(self, function: Callable[..., T], *args: Any) -> T:
        """SQLite: in the thread that writes, when it is our turn."""
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)

    def raw_writer(self) -> sqlite3.Connection:
        """SQLite: a connection of the driver's, to be used in the thread that writes."""
        assert self._direct is not None
        pooled = self._direct.raw_connection()
        connection = cast(sqlite3.Connection, pooled.driver_connection)
        pooled.detach()
        return connection

    def address(self) -> str:
        """PostgreSQL: as its driver wants it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _write_here(self, work: Callable[[sa.Connection], T]) -> T:
        assert self._direct is not None
        with self._direct.begin() as connection:
            return work(connection)

    async def checkpoint(self) -> None:
        """SQLite: bring the write-ahead log into the file, without making anybody wait."""
        if self.is_sqlite:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))


def prepare_writer(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say
    prepare_sqlite(connection, _)


def begin_to_write(connection: sa.Connection) -> None:
    """From the start as a writer, so that what is read stays true until the commit."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, and every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    # checkpoints are made apart (`checkpoint`), so that no commit has to wait for one
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "wal_autocheckpoint=0")
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
