"""What nobody comes back for is deleted, where whoever runs the server wants it so, a little at a time."""

import asyncio
from typing import Final

import structlog

from pessoi.server.background import look_every
from pessoi.server.services import Services

log = structlog.get_logger()

DAY: Final = 24 * 3600 * 1000  # milliseconds
STEP: Final = 50  # tables or guests at once
LOOK: Final = 600.0  # seconds between two looks
BREATH: Final = 1.0  # seconds between two steps, while there is more


class Retention:
    def __init__(self, services: Services) -> None:
        self.settings: Final = services.settings
        self.store: Final = services.store
        self.time: Final = services.time

    async def work_forever(self) -> None:
        if self.settings.keep_tables or self.settings.keep_guests:
            await look_every(LOOK, "retention", self.look)

    async def look(self) -> None:
        while await self.step():
            await asyncio.sleep(BREATH)

    async def step(self) -> bool:
        """True: there may be more."""
        tables: list[str] = []
        guests = 0
        if self.settings.keep_tables:
            tables = await self.store.tables.abandoned(self._before(self.settings.keep_tables), STEP)
            if tables:
                await self.store.tables.delete(tables)
        if self.settings.keep_guests:
            guests = await self.store.people.forget_strangers(self._before(self.settings.keep_guests), STEP)
        if tables or guests:
            log.info("forgotten", tables=len(tables), guests=guests)
        return len(tables) == STEP or guests == STEP

    def _before(self, days: int) -> int:
        return self.time.wall() - days * DAY
