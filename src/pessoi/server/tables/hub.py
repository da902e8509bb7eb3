"""All tables that this process has open, and what happens in the background."""

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from pessoi.server.bots.bot_pool import Thinkers
from pessoi.server.gc_policy import Garbage
from pessoi.server.metrics import Metrics
from pessoi.server.settings import Settings
from pessoi.server.storage.notify import Doorbell
from pessoi.server.storage.store import Store
from pessoi.server.tables.editions import Editions
from pessoi.server.tables.loading import Unreadable, broken, read_table
from pessoi.server.tables.room import Room
from pessoi.server.tables.summary import head_of, is_busy
from pessoi.table import Refusal, Table, commands
from pessoi.table.timekeeper import Timekeeper

log = structlog.get_logger()

SWEEP: Final = 2.0  # seconds between two looks around
OUTAGE: Final = 10_000  # milliseconds without any server that count as one
PRESENCE: Final = 60_000  # milliseconds that another process's word on who is there is good for
SOME: Final = 100
ALL: Final = 1_000_000
RETRY_MS: Final = 1500
FAREWELL: Final = 2.0  # seconds that clients have to hear it


class Hub:
    def __init__(self, settings: Settings, time: Timekeeper | None = None) -> None:
        self.settings: Final = settings
        self.time: Final = time or Timekeeper()
        self.store: Final = Store(settings.database, settings.process, self.time)
        self.thinkers: Final = Thinkers(settings)
        self.editions: Final = Editions(settings)
        self.metrics: Final = Metrics(self)
        self.garbage: Final = Garbage()
        self.rooms: Final[dict[str, Room]] = {}
        self.stopping = False
        self._doorbell = Doorbell(self)
        self._loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._background: Final[set[asyncio.Task[None]]] = set()
        self._announcing: Final = asyncio.Lock()

    async def open(self) -> None:
        self.garbage.collect_young_only()
        await self.store.open()
        self.store.watch_commit = self.metrics.count_commit
        before = await self.store.last_beat()
        away = self.time.go_on(*before) if before else 0
        await self.store.beat()
        if not self.store.is_sqlite:
            await self._doorbell.open()
        if away > OUTAGE:
            await self._make_up_for_outage()
        self.later(self._adopt(ALL))
        self.later(self._sweep_forever())
        self.later(self.metrics.watch_loop())
        log.info("open", database=self.store.url.get_backend_name(), process=self.settings.process)

    async def close(self) -> None:
        """Tell everybody to come back, finish what is being written, keep snapshots."""
        self.say_goodbye()
        await self._doorbell.close()
        for room in list(self.rooms.values()):
            await room.worker.stop()
            await room.save()
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.thinkers.close()
        if not self.store.is_sqlite:
            await self.store.give_up_charge()
        await self.store.beat()
        await self.store.close()
        log.info("closed")

    def say_goodbye(self) -> None:
        self.stopping = True
        for room in list(self.rooms.values()):
            for socket in list(room.sockets):
                socket.say_goodbye(RETRY_MS)

    async def send_everybody_away(self) -> None:
        """Say goodbye, and wait a moment until everybody has heard it."""
        self.say_goodbye()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(room.sockets for room in self.rooms.values()):
                    await asyncio.sleep(0.02)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background_failed", error=repr(error))

    # -- tables

    async def create(self, table: Table) -> Room:
        """Keep a new table."""
        await self.store.create(table.id, table.chance.seed, list(table.entries), head_of(table))
        return self._admit(table)

    async def room(self, id: str) -> Room:
        """The table's room, from the database if need be; `not_found` if there is no such table."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if len(id) > 32 or not id.isascii() or not id.isalnum():
            raise Refusal("not_found", "there is no such table", key="no_table")
        async with self._loading.setdefault(id, asyncio.Lock()):
            return self.rooms.get(id) or await self._load(id)

    async def _load(self, id: str) -> Room:
        stored = await self.store.stored(id)
        if stored is None:
            raise Refusal("not_found", "there is no such table", key="no_table")
        if stored.fault is not None:
            raise broken(id)
        try:
            table = read_table(stored)
        except Unreadable as fault:
            raise await self.quarantine(id, fault) from fault
        room = self._admit(table)
        if table.overdue is not None:
            await room.do(commands.change_rules)
        return room

    async def quarantine(self, id: str, fault: Unreadable) -> Refusal:
        """Put a table aside that cannot be read; returns what people are told."""
        log.error("table_quarantined", table=id, reason=str(fault))
        await self.store.quarantine(id, str(fault))
        room = self.rooms.pop(id, None)
        if room is not None:
            self.later(room.close())
        return broken(id)

    def _admit(self, table: Table) -> Room:
        room = Room(self, table)
        self.rooms[table.id] = room
        room.worker.look()
        return room

    # -- in the background

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("sweep_failed", error=repr(error))

    async def _sweep(self) -> None:
        await self.store.beat()
        if self.store.is_sqlite:
            await self.store.checkpoint()
        else:
            await self.look_for_news()
            await self._adopt(SOME)
        for id, room in list(self.rooms.items()):
            if room.is_idle() and not is_busy(room.table):
                del self.rooms[id]
                await room.save()
        self.garbage.collect_if_due(is_quiet=not any(room.sockets for room in self.rooms.values()))

    async def _adopt(self, limit: int) -> None:
        """See to busy tables that nobody sees to."""
        for id in await self.store.neglected(limit):
            if (room := await self._try_room(id)) is not None:
                room.worker.look()

    async def look_for_news(self) -> None:
        """In case a bell was not heard."""
        if self.rooms:
            for id, seq in (await self.store.heads(list(self.rooms))).items():
                await self.heard(id, seq)

    async def _make_up_for_outage(self) -> None:
        """Nobody could play for a while: clocks do not count that."""
        for id in await self.store.neglected(ALL):
            if (room := await self._try_room(id)) is not None:
                await room.do(commands.wake)

    async def _try_room(self, id: str) -> Room | None:
        """One table that cannot be opened must not keep the others waiting."""
        try:
            return await self.room(id)
        except Refusal as refusal:
            log.info("table_left_alone", table=id, reason=refusal.code)
        return None

    # -- other processes

    async def heard(self, id: str, seq: int) -> None:
        room = self.rooms.get(id)
        if room is not None and seq > room.table.seq:
            with contextlib.suppress(Refusal):  # it has been put aside
                await room.catch_up(seq)

    def announce_presence(self, room: Room) -> None:
        if not self.store.is_sqlite and not self.stopping:
            self.later(self._announce_presence(room))

    async def _announce_presence(self, room: Room) -> None:
        async with self._announcing:  # one after the other: an older word must not arrive after a newer one
            persons = sorted({s.person.id for s in room.sockets if s.person is not None and s.seat() is not None})
            watchers = sum(1 for s in room.sockets if s.seat() is None)
            word = json.dumps([self.settings.process, room.table.id, persons, watchers])
            await self.store.announce(f"presence {word}")

    def heard_presence(self, word: str) -> None:
        process, id, persons, watchers = json.loads(word)
        room = self.rooms.get(id)
        if process == self.settings.process or room is None:
            return
        is_new = process not in room.elsewhere
        room.elsewhere[process] = (persons, watchers, self.time.now() + PRESENCE)
        room.tell_presence(here=False)
        if is_new:
            self.announce_presence(room)  # so that the newcomer hears of ours
