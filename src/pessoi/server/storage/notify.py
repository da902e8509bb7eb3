"""PostgreSQL's NOTIFY: other processes ring when they have appended to a log. The log is the truth; the bell says when
to look."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

import asyncpg  # type: ignore[import-untyped] # has no types
import structlog

from pessoi.server.storage.append import CHANNEL

if TYPE_CHECKING:
    from pessoi.server.tables.hub import Hub

log = structlog.get_logger()

RETRY: Final = 1.0  # seconds


class Doorbell:
    def __init__(self, hub: "Hub") -> None:
        self.hub: Final = hub
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def _listen(self) -> None:
        url = self.hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._lost.clear()
        self._connection = await asyncpg.connect(url)
        self._connection.add_termination_listener(lambda _: self._lost.set())
        await self._connection.add_listener(CHANNEL, self._ring)

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            log.warning("doorbell_lost")
            while True:
                try:
                    await self._listen()
                    break
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(RETRY)
            await self.hub.look_for_news()

    def _ring(self, connection: Any, pid: int, channel: str, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "log":
            id, _, seq = rest.partition(" ")
            self.hub.later(self.hub.heard(id, int(seq)))
        elif kind == "presence":
            self.hub.heard_presence(rest)
