"""Who is at a table in other processes: each tells the others whom it has there (PostgreSQL). It is not kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from pessoi.server.services import Services
from pessoi.server.tables.room import Room

GOOD: Final = 60_000  # milliseconds that another process's word is good for


class Presence:
    """`send` tells the other processes."""

    def __init__(self, services: Services, rooms: Mapping[str, Room], send: Callable[[str], Awaitable[None]]) -> None:
        self.services: Final = services
        self.rooms: Final = rooms
        self._send: Final = send
        self._sending: Final = asyncio.Lock()
        self._repeated = 0

    def announce(self, room: Room) -> None:
        if not self.services.store.is_sqlite:
            self.services.background.start(self._tell(room))

    async def _tell(self, room: Room) -> None:
        async with self._sending:  # one after the other: an older word must not arrive after a newer one
            here = room.onlookers
            owner = room.table.setup.owner
            known = {o.person.id: o.seat() for o in here if o.person is not None}
            persons = sorted(id for id, seat in known.items() if seat is not None or id == owner)
            watchers = sum(1 for o in here if o.seat() is None)
            await self._send(json.dumps([self.services.settings.process, room.table.id, persons, watchers]))

    def repeat(self) -> None:
        """Before our word on who is here has gone stale elsewhere."""
        now = self.services.time.now()
        if now - self._repeated > GOOD / 3:
            self._repeated = now
            for room in self.rooms.values():
                if room.elsewhere and room.onlookers:
                    self.announce(room)

    def hear(self, word: str) -> None:
        process, id, persons, watchers = json.loads(word)
        room = self.rooms.get(id)
        if process == self.services.settings.process or room is None:
            return
        now = self.services.time.now()
        before = room.elsewhere.get(process)
        room.elsewhere[process] = (persons, watchers, now + GOOD)
        if before is None or before[:2] != (persons, watchers) or before[2] < now:
            room.tell_presence(here=False)
        if before is None:
            self.announce(room)  # so that the newcomer hears of ours
