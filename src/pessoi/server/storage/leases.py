"""Which process sees to a table's bots and clock, and when a server was last alive."""

from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import duties, heartbeat, tables
from pessoi.table.timekeeper import Timekeeper

LASTING: Final = 15_000  # milliseconds that a lease is good for unless it is renewed


class Lease:
    """One of them, in the hands of whoever needs it: taken when it is wanted, renewed when half of it is over.

    SQLite serves one process, which has every lease.
    """

    def __init__(self, is_alone: bool, time: Timekeeper, acquire: Callable[[int], Awaitable[bool]]) -> None:
        self.is_alone: Final = is_alone
        self.time: Final = time
        self._acquire: Final = acquire
        self._until = 0

    async def is_ours(self) -> bool:
        now = self.time.now()
        if self.is_alone or self._until - now > LASTING // 2:
            return True
        is_ours = await self._acquire(now + LASTING)
        self._until = now + LASTING if is_ours else 0
        return is_ours


class Leases:
    """A lease is good for a while: who dies lets go of it without a word."""

    def __init__(self, database: Database, process: str, time: Timekeeper) -> None:
        self.database: Final = database
        self.process: Final = process
        self.time: Final = time

    async def acquire(self, table: str, until: int) -> bool:
        """Become (or stay) the process that sees to this table's bots and clock."""
        t = tables.c
        free = sa.or_(t.runner == self.process, t.runner.is_(None), t.runner_until < self.time.now())
        statement = sa.update(tables).where(t.id == table, free).values(runner=self.process, runner_until=until)
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def release_all(self) -> None:
        """Let the other processes take over at once."""
        statement = sa.update(tables).where(tables.c.runner == self.process).values(runner=None, runner_until=0)
        async with self.database.writing() as connection:
            await connection.execute(statement)
            await connection.execute(sa.delete(duties).where(duties.c.runner == self.process))

    def duty(self, name: str) -> Lease:
        """For whoever sees to something of which there is one."""
        return Lease(self.database.is_sqlite, self.time, lambda until: self.acquire_duty(name, until))

    async def acquire_duty(self, name: str, until: int) -> bool:
        """Become (or stay) the process that sees to something of which there is one."""
        d = duties.c
        free = sa.or_(d.runner == self.process, d.until < self.time.now())

        def work(connection: sa.Connection) -> bool:
            values = {"runner": self.process, "until": until}
            if connection.execute(sa.update(duties).where(d.name == name, free).values(values)).rowcount == 1:
                return True
            if connection.execute(sa.select(d.name).where(d.name == name)).first() is not None:
                return False
            connection.execute(sa.insert(duties).values(name=name, **values))
            return True

        try:
            return await self.database.write(work)
        except sa.exc.IntegrityError:  # another process was quicker
            return False

    async def unleased(self, limit: int) -> list[str]:
        """Busy tables that no living process sees to."""
        t = tables.c
        free = sa.or_(t.runner.is_(None), t.runner_until < self.time.now())
        async with self.database.engine.connect() as connection:
            waiting = sa.select(t.id).where(t.busy, free, t.fault.is_(None))
            found = await connection.execute(waiting.order_by(t.runner_until).limit(limit))
            return [row[0] for row in found]

    async def let_rest(self, table: str) -> None:
        """Nothing happens there by itself, whatever its head says."""
        async with self.database.writing() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(busy=False))


LATELY: Final = 5_000  # milliseconds


class Heartbeat:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time
        self._beaten: int | None = None

    async def last(self) -> tuple[int, int] | None:
        """When a server was alive before, by the wall clock, and how far the tables' time was ahead of it."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(sa.select(heartbeat.c.alive, heartbeat.c.ahead))).first()
        return None if row is None else (row[0], row[1])

    async def beat(self) -> None:
        """Note that a server is alive."""
        values = {"alive": self.time.wall(), "ahead": self.time.ahead()}

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.update(heartbeat).values(values)).rowcount == 0:
                connection.execute(sa.insert(heartbeat).values(id=1, **values))

        await self.database.write(work, is_probe=True)
        self._beaten = self.time.now()

    async def check(self) -> None:
        """Fails if nothing can be written: it was done lately, or is tried now."""
        if not self.database.is_writable or self._beaten is None or self.time.now() - self._beaten > LATELY:
            await self.beat()
