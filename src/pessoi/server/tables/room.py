"""A table in this process: commands go through it one at a time, and whoever looks at the table hears of every change.

The database's log is the truth. If another process has appended to it, the room catches up and tries again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import structlog

from pessoi.server.services import Services
from pessoi.server.storage.kept import Happening, Head, Unreadable
from pessoi.server.storage.outage import ReadOnly
from pessoi.server.tables.autoplay import Autoplay
from pessoi.server.tables.loading import broken, extend
from pessoi.server.tables.occasions import occasions
from pessoi.server.tables.summary import head_of
from pessoi.server.wire import Person, encode
from pessoi.table import Change, Refusal, Table, TableInfo, lobby, show_table
from pessoi.table.commands import Repeated
from pessoi.table.conversation import Command, Conversation
from pessoi.table.difference import Compared, changes
from pessoi.table.entry import Arranged
from pessoi.table.view import clocks
from pessoi.table.written import Written

log = structlog.get_logger()

KEEP_VIEWS: Final = 1.0  # seconds
KEEP_BASES: Final = 60.0  # seconds that the next view can be sent as a change: it takes more memory than the table
BROKEN: Final = 4409  # close code
STANDING: Final = 30_000  # milliseconds that a lobby waits for an owner who has no seat there
SITTING: Final = 600_000  # the same, for one who has
TRIES: Final = 8  # against other processes that write to the same table

State = tuple[int, int]  # of a room: its table's last entry, and how often people have come and gone
Mark = tuple[int, int, int]  # of a view: its room's state, and the entry after which its news begin
Base = tuple[Mark, Written]


class Listener(Protocol):
    """Somebody at a socket."""

    @property
    def person(self) -> Person | None: ...

    def say_goodbye(self, retry_ms: int) -> None:
        """The server stops; come back."""


class Onlooker(Listener, Protocol):
    """Somebody at a table: they hear of changes and look for themselves."""

    def seat(self) -> int | None: ...

    def wake(self) -> None:
        """The table has changed."""

    def presence_changed(self) -> None: ...

    def tell(self, notice: Refusal) -> None:
        """Something that concerns everybody."""

    def send_away(self, code: int, reason: str) -> None:
        """There is nothing to see here any more."""


class Made:
    """A view as it is sent: whole, around what its clocks show, and as a change of the one before. Both are worked out
    when somebody wants them."""

    def __init__(self, state: State, written: Written, base: Base | None, compared: Compared) -> None:
        self.mark: Final = (*state, written.first)
        self.written: Final = written
        self.base: Final = base
        self._compared: Final = compared
        self._around: tuple[bytes, bytes] | None = None
        self._change = b""

    def whole(self, clocks: bytes, number: int) -> bytes:
        if self._around is None:
            self._around = self.written.around()
        return b"%b%b%b%d}" % (self._around[0], clocks, self._around[1], number)

    def fits(self, mark: object) -> bool:
        """Whether there is a change from there."""
        return self.base is not None and self.base[0] == mark != self.mark

    def change(self, clocks: bytes, number: int) -> bytes:
        if not self._change and self.base is not None:
            self._change = changes(self.base[1], self.written, self._compared)
        return b'{"type":"change","n":%d,"clocks":%b,"set":%b}' % (number, clocks, self._change)


class Room:
    """`quarantine` puts a table aside that cannot be read any further and returns what people are told;
    `announce_presence` tells the other processes who is here."""

    def __init__(
        self,
        services: Services,
        table: Table,
        quarantine: Callable[[str, Unreadable], Awaitable[Refusal]],
        announce_presence: Callable[["Room"], None],
    ) -> None:
        self.services: Final = services
        self.table = table
        self._quarantine: Final = quarantine
        self._announce_presence: Final = announce_presence
        self.onlookers: Final[dict[Onlooker, None]] = {}  # in the order in which they came
        self.elsewhere: Final[dict[str, tuple[list[str], int, int]]] = {}  # other processes' people, watchers, time
        self.idle_since = self.services.time.now()
        self.autoplay: Final = Autoplay(services, lambda: self.table, self.do, lambda: bool(self.onlookers))
        self._lock = asyncio.Lock()
        self._commands: Final[set[asyncio.Task[bool]]] = set()
        self._doubtful = False  # a commit ended in an unknown way: look before going on
        self._retired = False
        self._saved = len(table.moves)  # answers in the last snapshot
        self._head: Head | None = None  # as it stands in the database, if we know
        self._presence = 0  # counts changes
        self._owner_seen = self.idle_since
        self._views: Final[dict[tuple[int | None, bool, int], Made]] = {}
        self._views_of: State = (-1, -1)
        self._online: list[bool] | None = None  # whose people are there, as these views show it
        self._compared = Compared()
        self._bases: Final[dict[tuple[int | None, bool], Base]] = {}  # what was seen last, by point of view
        self._forgetting = False
        self._forgetting_bases: asyncio.TimerHandle | None = None
        self._forget_soon()

    # -- commands

    async def do(self, command: Command) -> bool:
        """Carry out a command; returns when it is durable. True: nothing to do, it had been done before.

        Whoever waits for it may be cancelled (a socket dies): what was begun goes on, and everybody gets to see it.
        """
        task = asyncio.create_task(self._do(command))
        self._commands.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[bool]) -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it

    async def finish(self) -> None:
        """Until nothing is being done any more."""
        while self._commands:
            await asyncio.wait(self._commands)

    async def _do(self, command: Command) -> bool:
        async with self._lock:
            if self._retired:
                raise Refusal("stopping", "the table is read anew; come back in a moment")
            for _ in range(TRIES):
                if self._doubtful:
                    await self._read_on()
                try:
                    change = command(self.table, self.services.time.now())
                except Repeated:
                    return True
                if not change.entries:
                    return True
                if await self._append(self.services.time.stamp(change)):
                    return False
                await self._read_on()
        raise Refusal("conflict", "the table is too busy just now; try again", key="busy")

    async def _append(self, change: Change) -> bool:
        """Work out the table as it will be, make the entries durable, and only then be that table."""
        after = self.table.fork()
        after.become(change)
        reseat = any(isinstance(e, Arranged) for e in change.entries)
        self._doubtful = True
        head, before = head_of(after), self._head
        self._head = None
        changed = None if head == before else head
        told = occasions(self.table, after, change.entries, self.services.time.now())
        done = await self.services.store.log.append(after.id, self.table.seq, change.entries, changed, reseat, told)
        self._doubtful = False
        if done:
            self._head = head
            self._become(after)
            for hearing in told:
                if isinstance(hearing, Happening):
                    self.services.store.events.wake(hearing.person)
        return done

    async def catch_up(self, seq: int) -> None:
        """Another process says that the log has grown to `seq`."""
        async with self._lock:
            if seq > self.table.seq:
                await self._read_on()

    async def dispel_doubt(self) -> None:
        """After a commit that ended in an unknown way: what has become durable is shown, though nobody asks."""
        async with self._lock:
            if self._doubtful:
                await self._read_on()

    async def _read_on(self) -> None:
        try:
            new = await self.services.store.log.read(self.table.id, self.table.seq)
            after = self.table.fork()
            extend(after, new)
        except Unreadable as fault:
            raise await self._quarantine(self.table.id, fault) from fault
        self._doubtful = False
        if new:
            self._head = None
            self._become(after)

    def _become(self, after: Table) -> None:
        ended = after.phase == "over" and self.table.phase != "over"
        self.table = after
        self.idle_since = self.services.time.now()
        self._forget_soon()
        for onlooker in self.onlookers:
            onlooker.wake()
        self.autoplay.look()
        if ended or abs(len(after.moves) - self._saved) >= self.services.settings.snapshot_every:
            self.services.background.start(self.save())

    async def save(self) -> None:
        """Keep a snapshot, if there is anything new."""
        snapshot = self.table.snapshot()
        if snapshot is not None and (len(self.table.moves) != self._saved or self.table.phase == "over"):
            self._saved = len(self.table.moves)
            with suppress(ReadOnly):  # the log alone is the table
                await self.services.store.snapshots.save(self.table.id, snapshot)

    async def retire(self) -> None:
        """When what is being done has been done, nothing more is: the table is somebody else's."""
        async with self._lock:
            self._retired = True
        await self.autoplay.stop()

    async def close(self) -> None:
        """The table has been put aside: nobody can stay."""
        await self.autoplay.stop()
        for onlooker in list(self.onlookers):
            onlooker.send_away(BROKEN, broken(self.table.id).text)

    # -- who is there

    def enter(self, onlooker: Onlooker) -> None:
        self.onlookers[onlooker] = None
        self.autoplay.look()  # bots among themselves have waited for somebody
        self.tell_presence()

    def leave(self, onlooker: Onlooker) -> None:
        self.onlookers.pop(onlooker, None)
        self.idle_since = self.services.time.now()
        self.tell_presence()

    def tell_presence(self, here: bool = True) -> None:
        """Somebody came or went, in this process or (not `here`) in another one."""
        self._presence += 1
        for onlooker in self.onlookers:
            onlooker.presence_changed()
        if here:
            self._announce_presence(self)

    def present(self) -> tuple[list[bool], int]:
        """Which seats' people are there, and how many watch."""
        persons = self._persons()
        now = self.services.time.now()
        watchers = sum(1 for s in self.onlookers if s.seat() is None)
        watchers += sum(count for _, count, until in self.elsewhere.values() if until > now)
        online = [c.kind == "bot" or (c.person in persons) for c in self.table.setup.chairs]
        return online, watchers

    def _persons(self) -> set[str]:
        """Who is there, in this process or in another one."""
        now = self.services.time.now()
        persons = {s.person.id for s in self.onlookers if s.person is not None}
        return persons.union(*(others for others, _, until in self.elsewhere.values() if until > now))

    async def replace_absent_owner(self) -> None:
        """Nobody waits for ever for the owner of a lobby who is not there."""
        owner, present, now = self.table.setup.owner, self._persons(), self.services.time.now()
        if self.table.phase != "lobby" or owner in present:
            self._owner_seen = now
        elif present and now - self._owner_seen > (STANDING if self.table.seat_of(owner) is None else SITTING):
            await self.do(lambda t, at: lobby.hand_on(t, owner, present, at))

    # -- what they see

    def info(self, person: str | None) -> TableInfo:
        return show_table(self.table, person, self.present()[0])

    def view(self, talk: Conversation) -> bytes:
        """The view that is due, as it goes over the wire; what several see alike is made once, all but the clocks."""
        table = self.table
        state = (table.seq, self._presence)
        if self._views_of != state:
            self._retire_views()
            self._views_of = state
        eyes = (talk.seat(table), talk.person == table.setup.owner)
        key = (*eyes, talk.sent)
        now = self.services.time.now()
        if key in self._views:
            talk.take_lines(table)
        else:
            self._forget_soon()
            if self._online is None:
                self._online = self.present()[0]
            written = talk.write_view(table, self._online)
            self._views[key] = Made(state, written, self._bases.get(eyes), self._compared)
        return self._as_due(talk, self._views[key], encode(clocks(table, now)))

    def _as_due(self, talk: Conversation, made: Made, clocks: bytes) -> bytes:
        """Whole, or as a change of what the client has."""
        if talk.version == 1:
            return made.whole(clocks, 0)
        base, talk.base = talk.base, made.mark
        talk.count += 1
        return (made.change if made.fits(base) else made.whole)(clocks, talk.count)

    def _retire_views(self) -> None:
        """The next ones are told from them."""
        for (seat, owns, _), made in self._views.items():
            self._bases[seat, owns] = (made.mark, made.written)
        self._views.clear()
        self._online = None
        self._compared = Compared()

    def _forget_soon(self) -> None:
        """What was worked out for views takes more memory than the table: whoever is there will have had it by then."""
        if not self._forgetting:
            self._forgetting = True
            asyncio.get_running_loop().call_later(KEEP_VIEWS, self._forget_views)
            if self._forgetting_bases is not None:
                self._forgetting_bases.cancel()
            self._forgetting_bases = asyncio.get_running_loop().call_later(KEEP_BASES, self._forget_bases)

    def _forget_views(self) -> None:
        self._forgetting = False
        self._retire_views()
        self.table.forget_shown()

    def _forget_bases(self) -> None:
        self._bases.clear()
        self.table.told = None

    def is_idle(self) -> bool:
        waited = self.services.time.now() - self.idle_since > self.services.settings.room_seconds * 1000
        return waited and not self.onlookers and not self.autoplay.is_at_work() and not self._commands
