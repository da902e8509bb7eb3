"""PostgreSQL's NOTIFY: processes tell each other when they have appended to a log, and who is there. The log is the
truth; a notification says when to look."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped] # has no types
import sqlalchemy as sa
import structlog

from pessoi.server.storage.append import CHANNEL
from pessoi.server.storage.database import Database

log = structlog.get_logger()

RETRY: Final = 1.0  # seconds


class Notifications:
    """Nothing with SQLite, which serves one process.

    `on_log` hears of a table and its last seq, `on_presence` of who is at a table elsewhere; `on_gap` is called when
    something may have been missed.
    """

    def __init__(
        self,
        database: Database,
        on_log: Callable[[str, int], None],
        on_presence: Callable[[str], None],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self.database: Final = database
        self.on_log: Final = on_log
        self.on_presence: Final = on_presence
        self.on_gap: Final = on_gap
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.database.is_sqlite:
            await self._listen()
            self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def announce_presence(self, text: str) -> None:
        """Tell the other processes; it is not kept."""
        if not self.database.is_sqlite:
            async with self.database.engine.begin() as connection:
                statement = sa.text("SELECT pg_notify(:channel, :text)")
                await connection.execute(statement, {"channel": CHANNEL, "text": f"presence {text}"})

    async def _listen(self) -> None:
        self._lost.clear()
        self._connection = await asyncpg.connect(self.database.address())
        self._connection.add_termination_listener(lambda _: self._lost.set())
        await self._connection.add_listener(CHANNEL, self._hear)

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            log.warning("notifications_lost")
            while True:
                try:
                    await self._listen()
                    break
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(RETRY)
            await self.on_gap()

    def _hear(self, connection: Any, pid: int, channel: str, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "log":
            id, _, seq = rest.partition(" ")
            self.on_log(id, int(seq))
        elif kind == "presence":
            self.on_presence(rest)
