"""A table in this process: commands go through it one at a time, and whoever looks at the table hears of every change.

The database's log is the truth. If another process has appended to it, the room catches up and tries again.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from pessoi.server.tables.autoplay import Worker
from pessoi.server.tables.loading import Unreadable, broken, extend
from pessoi.server.tables.summary import head_of
from pessoi.server.wire import encode
from pessoi.table import Change, Refusal, Table, TableInfo, show_table, view
from pessoi.table.commands import Repeated
from pessoi.table.entry import Arranged

if TYPE_CHECKING:
    from pessoi.server.socket.socket import Socket
    from pessoi.server.tables.hub import Hub

log = structlog.get_logger()

Command = Callable[[Table, int], Change]

KEEP_VIEWS: Final = 1.0  # seconds
BROKEN: Final = 4409  # close code
TRIES: Final = 8  # against other processes that write to the same table


class Room:
    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub: Final = hub
        self.table = table
        self.sockets: Final[set[Socket]] = set()
        self.elsewhere: Final[dict[str, tuple[list[str], int, int]]] = {}  # other processes' people, watchers, time
        self.idle_since = self.hub.time.now()
        self.worker: Final = Worker(self)
        self._lock = asyncio.Lock()
        self._doubtful = False  # a commit ended in an unknown way: look before going on
        self._saved = len(table.moves)  # answers in the last snapshot
        self._presence = 0  # counts changes
        self._views: dict[tuple[int | None, bool, int], bytes] = {}
        self._views_of = (-1, -1)
        self._forgetting = False
        self._forget_soon()

    # -- commands

    async def do(self, command: Command) -> bool:
        """Carry out a command; returns when it is durable. True: nothing to do, it had been done before."""
        async with self._lock:
            for _ in range(TRIES):
                if self._doubtful:
                    await self._read_on()
                try:
                    change = command(self.table, self.hub.time.now())
                except Repeated:
                    return True
                if not change.entries:
                    return True
                if await self._append(self.hub.time.stamp(change)):
                    return False
                await self._read_on()
        raise Refusal("conflict", "the table is too busy just now; try again", key="busy")

    async def _append(self, change: Change) -> bool:
        """Work out the table as it will be, make the entries durable, and only then be that table."""
        after = self.table.fork()
        after.become(change)
        reseat = any(isinstance(e, Arranged) for e in change.entries)
        self._doubtful = True
        done = await self.hub.store.append(after.id, self.table.seq, change.entries, head_of(after), reseat)
        self._doubtful = False
        if done:
            self._become(after)
        return done

    async def catch_up(self, seq: int) -> None:
        """Another process says that the log has grown to `seq`."""
        async with self._lock:
            if seq > self.table.seq:
                await self._read_on()

    async def _read_on(self) -> None:
        try:
            new = await self.hub.store.log(self.table.id, self.table.seq)
            after = self.table.fork()
            extend(after, new)
        except Unreadable as fault:
            raise await self.hub.quarantine(self.table.id, fault) from fault
        self._doubtful = False
        if new:
            self._become(after)

    def _become(self, after: Table) -> None:
        ended = after.phase == "over" and self.table.phase != "over"
        self.table = after
        self.idle_since = self.hub.time.now()
        self._forget_soon()
        for socket in self.sockets:
            socket.wake()
        self.worker.look()
        if ended or abs(len(after.moves) - self._saved) >= self.hub.settings.snapshot_every:
            self.hub.later(self.save())

    async def save(self) -> None:
        """Keep a snapshot, if there is anything new."""
        snapshot = self.table.snapshot()
        if snapshot is not None and (len(self.table.moves) != self._saved or self.table.phase == "over"):
            self._saved = len(self.table.moves)
            await self.hub.store.save_snapshot(self.table.id, snapshot)

    async def close(self) -> None:
        """The table has been put aside: nobody can stay."""
        await self.worker.stop()
        for socket in list(self.sockets):
            socket.send_away(BROKEN, broken(self.table.id).text)

    # -- who is there

    def enter(self, socket: "Socket") -> None:
        self.sockets.add(socket)
        self.tell_presence()

    def leave(self, socket: "Socket") -> None:
        self.sockets.discard(socket)
        self.idle_since = self.hub.time.now()
        self.tell_presence()

    def tell_presence(self, here: bool = True) -> None:
        """Somebody came or went, in this process or (not `here`) in another one."""
        self._presence += 1
        for socket in self.sockets:
            socket.presence_changed()
        if here:
            self.hub.announce_presence(self)

    def present(self) -> tuple[list[bool], int]:
        """Which seats' people are there, and how many watch."""
        persons = {s.person.id for s in self.sockets if s.person is not None}
        watchers = sum(1 for s in self.sockets if s.seat() is None)
        for others, count, until in self.elsewhere.values():
            if until > self.hub.time.now():
                persons.update(others)
                watchers += count
        online = [c.kind == "bot" or (c.person in persons) for c in self.table.setup.chairs]
        return online, watchers

    # -- what they see

    def info(self, person: str | None) -> TableInfo:
        return show_table(self.table, person, self.present()[0])

    def view(self, seat: int | None, person: str | None, since: int) -> bytes:
        """The view as it goes over the wire; what several see alike is made once."""
        table = self.table
        state = (table.seq, self._presence)
        if self._views_of != state:
            self._views.clear()
            self._views_of = state
        owned = person == table.setup.owner
        key = (seat, owned, since)
        if key not in self._views or table.setup.clock.kind != "none":
            self._forget_soon()
            self._views[key] = encode(view(table, seat, since, self.hub.time.now(), self.info(person)))
        return self._views[key]

    def _forget_soon(self) -> None:
        """What was worked out for views takes more memory than the table: whoever is there will have had it by then."""
        if not self._forgetting:
            self._forgetting = True
            asyncio.get_running_loop().call_later(KEEP_VIEWS, self._forget_views)

    def _forget_views(self) -> None:
        self._forgetting = False
        self._views.clear()
        self.table.forget_shown()

    def is_idle(self) -> bool:
        waited = self.hub.time.now() - self.idle_since > self.hub.settings.room_seconds * 1000
        return waited and not self.sockets and not self.worker.is_at_work() and not self._lock.locked()
