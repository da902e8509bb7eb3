"""The outbox seen to, by one process at a time: what is due becomes letters, and letters are sent until they are taken.

A letter has one name with every try. A process that dies between sending and saying so leaves it to the next, which
sends it again under that name: browsers, mail programs and hooks can tell that they have it already (ADR 30).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from pessoi.server.background import look_every
from pessoi.server.notices.hours import digest_at, quiet_until
from pessoi.server.notices.targets import Undeliverable
from pessoi.server.notices.words import HOUR, Note, message_of, note_of
from pessoi.server.services import Services
from pessoi.server.storage.notices import Item, Letter, Lost
from pessoi.server.storage.outage import is_outage
from pessoi.server.wire import ChannelKind, NoticeWishes
from pessoi.table import Refusal, Table
from pessoi.table.clock import NOBODY

log = structlog.get_logger()

DUTY: Final = "notices"
LOOK: Final = 2.0  # seconds between two looks
SOME: Final = 200  # rows at a look
SENDERS: Final = 16  # letters that are on their way at a time
HOLD: Final = 40_000  # milliseconds that a try is one process's own: longer than any try takes
SOON: Final = 10_000  # milliseconds until something is looked at again that is not there yet
PATIENCE: Final = 5.0  # seconds that letters on their way have when the server stops
# seconds until the next try; after the last of them the channel is given up
BACKOFF: Final = (5, 30, 120, 600, 1800, 3600, 7200, 4 * 3600, 8 * 3600)


def wanted(wishes: NoticeWishes, kind: ChannelKind) -> Sequence[str]:
    return {"push": wishes.push, "mail": wishes.mail, "webhook": wishes.webhook}[kind]


class Office:
    """`open_table` gives a table as it is now, or Refusal."""

    def __init__(self, services: Services, open_table: Callable[[str], Awaitable[Table]]) -> None:
        self.time: Final = services.time
        self.store: Final = services.store
        self.notices: Final = services.store.notices
        self.senders: Final = services.senders
        self.base: Final = services.settings.base
        self._open_table: Final = open_table
        self._lease: Final = self.store.leases.duty(DUTY)
        self._sending: Final[dict[str, asyncio.Task[None]]] = {}

    # -- from look to look

    async def open(self) -> None:
        """SQLite serves one process: what another one was about died with it."""
        if self.store.is_sqlite:
            await self.notices.release()

    async def work_forever(self) -> None:
        await look_every(LOOK, DUTY, self.look)

    async def look(self) -> None:
        await self.notices.keep_seen()
        if await self._lease.is_ours():
            await self._plan()
            await self._send_due()

    async def close(self) -> None:
        """What is on its way may arrive; what does not is tried again by whoever comes next."""
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=PATIENCE)
        for task in list(self._sending.values()):
            task.cancel()

    # -- occasions become letters

    async def _plan(self) -> None:
        by_person: dict[str, list[Item]] = {}
        for item in await self.notices.due(self.time.now(), SOME):
            by_person.setdefault(item.person, []).append(item)
        for person, items in by_person.items():
            try:
                await self._plan_for(person, items)
            except Lost:
                log.info("notices_overtaken")

    async def _plan_for(self, person: str, items: Sequence[Item]) -> None:
        wishes = await self.notices.wishes(person)
        channels = [c for c in await self.notices.channels(person) if c.state == "on"]
        kinds = {kind for channel in channels for kind in wanted(wishes, channel.kind)}
        later: dict[int, list[Item]] = {}
        news: list[Item] = []
        for item in items:
            table = await self._table_of(item) if item.kind in kinds else None
            if table is None:
                if item.kind == "invited" and item.made > self.time.now() - 6 * SOON:
                    later.setdefault(self.time.now() + SOON, []).append(item)  # its table is being made
            elif await self._is_news(table, item):
                until = self._told_at(wishes, table, item)
                if until > self.time.now():
                    later.setdefault(until, []).append(item)
                else:
                    news.append(item)
        for until, waiting in later.items():
            await self.notices.postpone(waiting, until)
        put_off = {id(item) for waiting in later.values() for item in waiting}
        done = [item for item in items if id(item) not in put_off]
        if done:
            told = [(c, [item for item in news if item.kind in wanted(wishes, c.kind)]) for c in channels]
            await self.notices.file(done, [(c, some) for c, some in told if some], self.time.now())

    def _told_at(self, wishes: NoticeWishes, table: Table, item: Item) -> int:
        """In the tables' time."""
        now, ahead = self.time.now(), self.time.ahead()
        until = digest_at(wishes, item.made - ahead)
        quiet = quiet_until(wishes, max(until, now - ahead))
        until = (until if quiet is None else quiet) + ahead
        seat = table.running()
        is_running = item.kind == "turn" and wishes.urgent and seat != NOBODY and not table.is_standing(seat)
        return now if is_running and table.clock.left(seat, seat, now) < until - now + HOUR else until

    # -- what is still worth telling

    async def _table_of(self, item: Item) -> Table | None:
        """The table that it is about: of a rematch, the new one."""
        try:
            table = await self._open_table(item.table)
            if item.kind == "invited" and item.seq:
                return await self._open_table(table.next) if table.next else None
            return table
        except Refusal as refusal:
            if refusal.code == "read_only":
                raise
            return None

    async def _is_news(self, table: Table, item: Item) -> bool:
        mark = await self.notices.bookmark(item.person, item.table)
        if mark.muted:
            return False
        seat = table.seat_of(item.person)
        if item.kind == "invited" and not item.seq:
            is_free = any(chair.kind == "open" for chair in table.setup.chairs)
            return table.phase == "lobby" and seat is None and is_free
        if seat is None or mark.seen >= item.seq:
            return False
        if item.kind == "invited":  # to a rematch, where they have a seat
            seen = (await self.notices.bookmark(item.person, table.id)).seen
            return table.phase == "lobby" and table.setup.owner != item.person and not seen
        if item.kind == "turn":
            is_asked = item.seq >= table.question  # by that entry, or reminded by a later one
            return is_asked and seat in table.waiting() and table.level(seat) is None
        return True

    # -- letters are sent

    async def _send_due(self) -> None:
        room = SENDERS - len(self._sending)
        for letter in await self.notices.due_letters(self.time.now(), SENDERS) if room > 0 else []:
            if letter.id not in self._sending and len(self._sending) < SENDERS:
                task = asyncio.create_task(self._send(letter))
                self._sending[letter.id] = task
                task.add_done_callback(lambda _, id=letter.id: self._sending.pop(id, None))  # type: ignore[misc]

    async def _send(self, letter: Letter) -> None:
        try:
            await self._try(letter)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the letter stays, and is tried again
            if not isinstance(error, Refusal) and not is_outage(error):
                log.exception("letter_failed")

    async def _try(self, letter: Letter) -> None:
        now = self.time.now()
        if not await self.notices.claim(letter, now, now + HOLD):
            return
        wishes = await self.notices.wishes(letter.channel.person)
        notes = await self._notes(letter.items, wishes.lang) if letter.channel.state == "on" else []
        if not notes:
            await self.notices.drop(letter)
            return
        message = message_of(letter.id, wishes.lang, self.base, notes)
        try:
            await self.senders.by_kind[letter.channel.kind].send(letter.channel, message, self.time.wall())
        except Undeliverable as fault:
            is_last = fault.for_good or letter.tries >= len(BACKOFF)
            again = None if is_last else self.time.now() + BACKOFF[letter.tries] * 1000
            log.info("letter_not_taken", kind=letter.channel.kind, reason=str(fault), given_up=is_last)
            await self.notices.failed(letter, str(fault), again)
        else:
            await self.notices.delivered(letter)

    async def _notes(self, items: Sequence[Item], lang: str) -> list[Note]:
        """What is still to be told; several messages of a chat are told as one."""
        chats: dict[str, list[Item]] = {}
        found: list[Note] = []
        for item in items:
            table = await self._table_of(item)
            if table is None or not await self._is_news(table, item):
                continue
            if item.kind == "chat":
                chats.setdefault(item.table, []).append(item)
            else:
                found.append(note_of(table, item, lang, self.time.now()))
        for some in chats.values():
            if (table := await self._table_of(some[-1])) is not None:
                found.append(note_of(table, some[-1], lang, self.time.now(), len(some)))
        return found
