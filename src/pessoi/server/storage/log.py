"""The logs of all tables: appended to in group commits, read as they stand.

Whatever arrives while one commit is being made durable goes into the next. Whoever appends must know the table's last
seq; a table that has moved on refuses (`append` gives False), and the primary key of the log forbids what the check
should ever let through.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.append import Append, Appender, PostgresAppender, SqliteAppender
from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Happening, Head, Occasion, RawEntry, read_entries
from pessoi.server.storage.schema import entries
from pessoi.table.entry import AnyEntry

BATCH: Final = 200  # appends in one commit at most


class Log:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.watch_commit: Callable[[int, float], None] = lambda size, seconds: None
        self.appender: Appender = SqliteAppender(database) if database.is_sqlite else PostgresAppender(database)
        self._queue: Final[asyncio.Queue[Append]] = asyncio.Queue()
        self._committer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._committer = asyncio.create_task(self._commit_forever())

    async def close(self) -> None:
        """Write what is waiting."""
        if self._committer is not None:
            await self._queue.join()
            self._committer.cancel()
            await asyncio.gather(self._committer, return_exceptions=True)
            await self.appender.close()

    async def append(
        self,
        table: str,
        seq: int,
        new: Sequence[AnyEntry],
        head: Head | None,
        reseat: bool = False,
        told: Sequence[Occasion | Happening] = (),
    ) -> bool:
        """Append entries after `seq`; True once they are durable, False if the table has moved on.

        `head`: what has become of the table's head, if that has changed; `told`: who is to hear of it.
        """
        item = Append(table, seq, new, head, reseat, told)
        self._queue.put_nowait(item)
        return await item.done

    async def _commit_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            started = time.perf_counter()
            try:
                results = await self._commit(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whoever waits gets to know, and looks into the database before going on
                for item in batch:
                    if not item.done.done():
                        item.done.set_exception(error)
            else:
                for item, result in zip(batch, results, strict=True):
                    if not item.done.done():
                        item.done.set_result(result)
            finally:
                for _ in batch:
                    self._queue.task_done()
            self.watch_commit(len(batch), time.perf_counter() - started)

    async def _commit(self, batch: list[Append]) -> list[bool]:
        with self.database.judged():
            return await self.appender.commit(batch)

    async def read(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries after `after`; Unreadable if one of them is."""
        return read_entries(await self.read_raw(table, after), after)

    async def read_raw(self, table: str, after: int = 0) -> list[RawEntry]:
        statement = sa.select(entries.c.seq, entries.c.data).where(entries.c.table_id == table, entries.c.seq > after)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(statement.order_by(entries.c.seq))
            return [(row[0], row[1]) for row in found]
