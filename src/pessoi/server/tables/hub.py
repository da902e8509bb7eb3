"""All tables that this process has open, and what happens in the background."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import structlog

from pessoi.server.background import look_every
from pessoi.server.gc_policy import GcPolicy
from pessoi.server.notices.office import Office
from pessoi.server.services import Services
from pessoi.server.storage.kept import Taken, Unreadable
from pessoi.server.storage.outage import ReadOnly
from pessoi.server.tables.loading import broken, load_table
from pessoi.server.tables.presence import Presence
from pessoi.server.tables.retention import Retention
from pessoi.server.tables.room import Listener, Room
from pessoi.server.tables.summary import head_of, is_busy
from pessoi.table import Refusal, Setup, Table, commands

log = structlog.get_logger()

SWEEP: Final = 2.0  # seconds between two looks around
OUTAGE: Final = 10_000  # milliseconds without any server that count as one
SOME: Final = 100
ALL: Final = 1_000_000
RETRY_MS: Final = 1500
FAREWELL: Final = 2.0  # seconds that clients have to hear it


class Hub:
    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.settings: Final = services.settings
        self.time: Final = services.time
        self.store: Final = services.store
        self.rooms: Final[dict[str, Room]] = {}
        self.streams: Final[set[Listener]] = set()  # of bot accounts
        self.stopping = False
        self._gc: Final = GcPolicy()
        self._presence: Final = Presence(services, self.rooms, self._announce)
        self._notifications: Final = self.store.notifications(
            self._log_has_grown, self._presence.hear, self._look_for_news
        )
        self.office: Final = Office(services, self.newest)
        self._loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._opening_show: Final = asyncio.Lock()
        self.store.watch_writable = self._tell_writable
        self._obeyed = 0  # the last order that we have heard of
        services.metrics.gauge("pessoi_writable", "0 while nothing can be kept", lambda: float(self.store.is_writable))
        services.metrics.gauge("pessoi_tables", "tables open in this process", lambda: len(self.rooms))
        services.metrics.gauge(
            "pessoi_sockets", "sockets open", lambda: sum(len(r.onlookers) for r in self.rooms.values())
        )

    async def open(self) -> None:
        self._gc.collect_young_only()
        await self.store.open()
        before = await self.store.heartbeat.last()
        away = self.time.go_on(*before) if before else 0
        await self.store.heartbeat.beat()
        self._obeyed = await self.store.orders.last()
        await self.services.senders.open()
        await self.office.open()
        await self._notifications.open()
        if away > OUTAGE:
            await self._make_up_for_outage()
        background = self.services.background
        background.start(self._adopt(ALL))
        background.start(self._sweep_forever())
        background.start(self.office.work_forever())
        background.start(Retention(self.services).work_forever())
        if self.settings.metrics_port:
            background.start(self.services.metrics.watch_loop())
        log.info("open", database=self.store.backend, process=self.settings.process)

    async def close(self) -> None:
        """Tell everybody to come back, finish what is being written, keep snapshots."""
        self.say_goodbye()
        await self._notifications.close()
        await self.office.close()
        for room in list(self.rooms.values()):
            await room.autoplay.stop()
            await room.finish()
            await room.save()
        if not self.store.is_sqlite:
            await self.store.leases.release_all()
        await self.store.heartbeat.beat()
        await self.services.close()
        log.info("closed")

    def say_goodbye(self) -> None:
        self.stopping = True
        self._send_back(self._everybody())

    def _everybody(self) -> Iterator[Listener]:
        for room in self.rooms.values():
            yield from room.onlookers
        yield from self.streams

    async def send_everybody_away(self) -> None:
        """Say goodbye, and wait a moment until everybody has heard it."""
        self.say_goodbye()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(self._everybody()):
                    await asyncio.sleep(0.02)

    # -- tables

    async def create(self, table: Table) -> Room:
        """Keep a new table."""
        await self.store.tables.create(table.id, table.chance.seed, list(table.entries), head_of(table))
        return self._admit(table)

    @asynccontextmanager
    async def opening(self, setup: Setup) -> AsyncIterator[None]:
        """Around the start of a game: who has enough tables of bots among themselves starts no more of them."""
        if any(chair.kind == "person" for chair in setup.chairs):
            yield
            return
        most = self.settings.shows_per_person
        async with self._opening_show:
            if await self.store.tables.count_shows(setup.owner) >= most:
                text = f"you have {most} tables in play where bots are among themselves; watch one to its end first"
                raise Refusal("conflict", text, {"most": most}, key="shows")
            yield

    async def room(self, id: str) -> Room:
        """The table's room, from the database if need be; `not_found` if there is no such table."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if len(id) > 32 or not id.isascii() or not id.isalnum():
            raise Refusal("not_found", "there is no such table", key="no_table")
        async with self._loading.setdefault(id, asyncio.Lock()):
            return self.rooms.get(id) or await self._load(id)

    async def room_or_new(self, id: str, make: Callable[[str], Table]) -> Room:
        """The room of a table that is to be: whoever comes first makes it."""
        try:
            return await self.room(id)
        except Refusal as refusal:
            if refusal.code != "not_found":
                raise
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id in self.rooms:
                return self.rooms[id]
            with contextlib.suppress(Taken):  # another process was quicker
                return await self.create(make(id))
        return await self.room(id)

    async def _load(self, id: str) -> Room:
        row = await self.store.tables.get(id)
        if row is None:
            raise Refusal("not_found", "there is no such table", key="no_table")
        if row.fault is not None:
            raise broken(id)
        try:
            table = await load_table(self.store, row)
        except Unreadable as fault:
            raise await self.quarantine(id, fault) from fault
        room = self._admit(table)
        if table.overdue is not None:
            await room.do(commands.change_rules)
        return room

    async def quarantine(self, id: str, fault: Unreadable) -> Refusal:
        """Put a table aside that cannot be read; returns what people are told."""
        log.error("table_quarantined", table=id, reason=str(fault))
        await self.store.tables.quarantine(id, str(fault))
        room = self.rooms.pop(id, None)
        if room is not None:
            self.services.background.start(room.close())
        return broken(id)

    async def newest(self, id: str) -> Table:
        """As it is now: whoever decides what people are told must not go by what another process has changed since."""
        room = await self.room(id)
        if not self.store.is_sqlite:
            for seq in (await self.store.tables.heads([id])).values():
                await room.catch_up(seq)
        return room.table

    def _admit(self, table: Table) -> Room:
        room = Room(self.services, table, self.quarantine, self._presence.announce)
        self.rooms[table.id] = room
        room.autoplay.look()
        return room

    # -- in the background

    async def _sweep_forever(self) -> None:
        await look_every(SWEEP, "tables", self._sweep)

    async def _sweep(self) -> None:
        try:
            await self.store.heartbeat.beat()
        except ReadOnly:
            return
        await self._obey()
        if self.store.is_sqlite:
            await self.store.checkpoint()
        else:
            await self._look_for_news()
            await self._adopt(SOME)
            self._take_over_shows()
            self._presence.repeat()
        for id, room in list(self.rooms.items()):
            with contextlib.suppress(Refusal):  # it has been put aside
                await room.dispel_doubt()
                await room.replace_absent_owner()
            if room.is_idle() and not is_busy(room.table):
                del self.rooms[id]
                await room.save()
        self._gc.collect_if_due(is_quiet=not any(room.onlookers for room in self.rooms.values()))

    def _tell_writable(self, is_writable: bool, reason: str) -> None:
        """The storage has failed, or is well again: everybody is told, and clocks do not count the time in between."""
        if is_writable:
            log.warning("writable_again")
            notice = Refusal("writable_again", "everything is kept again; go on")
            self.services.background.start(self._wake_rooms())
        else:
            log.error("read_only", reason=reason)
            notice = ReadOnly()
        for room in self.rooms.values():
            for onlooker in room.onlookers:
                onlooker.tell(notice)

    async def _wake_rooms(self) -> None:
        await asyncio.gather(*[room.do(commands.wake) for room in self.rooms.values()], return_exceptions=True)

    async def _obey(self) -> None:
        """What an operator has changed is read anew: whoever is concerned comes back, and is let in or not."""
        for order in await self.store.orders.after(self._obeyed):
            log.info("order", kind=order.kind, subject=order.subject)
            if order.kind == "person":
                self._send_back(there for there in self._everybody() if is_person(there, order.subject))
            elif (room := self.rooms.get(order.subject)) is not None:
                self.services.background.start(self._give_up(room))
            self._obeyed = order.id

    async def _give_up(self, room: Room) -> None:
        """Read the table anew for whoever comes next."""
        await room.retire()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self._send_back(room.onlookers)

    def _send_back(self, listeners: Iterable[Listener]) -> None:
        for listener in list(listeners):
            listener.say_goodbye(RETRY_MS)

    async def _adopt(self, limit: int) -> None:
        """See to busy tables that nobody sees to."""
        for id in await self.store.leases.unleased(limit):
            if (room := await self._try_room(id)) is None:
                continue
            if not is_busy(room.table):  # an older server thought otherwise
                await self.store.leases.let_rest(id)
            room.autoplay.look()

    def _take_over_shows(self) -> None:
        """Bots among themselves that somebody watches here: the process that saw to them may be gone."""
        for room in self.rooms.values():
            if room.onlookers and not room.table.people() and not room.autoplay.is_at_work():
                room.autoplay.look()

    async def _look_for_news(self) -> None:
        """In case a notification was not heard."""
        if self.rooms:
            for id, seq in (await self.store.tables.heads(list(self.rooms))).items():
                await self._catch_up(id, seq)

    async def _make_up_for_outage(self) -> None:
        """Nobody could play for a while: clocks do not count that."""
        for id in await self.store.leases.unleased(ALL):
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

    async def _announce(self, presence: str) -> None:
        if not self.stopping:
            await self._notifications.announce_presence(presence)

    def _log_has_grown(self, id: str, seq: int) -> None:
        self.services.background.start(self._catch_up(id, seq))

    async def _catch_up(self, id: str, seq: int) -> None:
        room = self.rooms.get(id)
        if room is not None and seq > room.table.seq:
            with contextlib.suppress(Refusal):  # it has been put aside
                await room.catch_up(seq)


def is_person(listener: Listener, id: str) -> bool:
    return listener.person is not None and listener.person.id == id
