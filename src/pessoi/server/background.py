"""Work that nobody waits for."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from pessoi.server.storage.outage import is_outage
from pessoi.table import Refusal

log = structlog.get_logger()


class Background:
    """Tasks that are kept until they are done; a failure is logged."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background_failed", error=repr(error))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def look_every(seconds: float, name: str, look: Callable[[], Awaitable[None]]) -> None:
    """For ever: a look that fails is logged, and the next one comes. Storage that fails says so itself."""
    while True:
        try:
            await look()
        except Exception as error:
            if not isinstance(error, Refusal) and not is_outage(error):
                log.exception("look_failed", at=name)
        await asyncio.sleep(seconds)
