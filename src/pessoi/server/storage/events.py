"""What bot accounts hear of: rows that are numbered in the order of their commits, so that a number is a cursor."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import sqlalchemy as sa

from pessoi.server.storage.append import IN_ORDER
from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import events
from pessoi.server.wire import Event, EventData, EventKind
from pessoi.table.timekeeper import Timekeeper

KEPT: Final = 1000  # of each account: the newest

e: Final = events.c


def add_event(connection: sa.Connection, person: str, kind: EventKind, table: str, at: int, data: EventData) -> None:
    """As the last thing of a transaction (see `append.IN_ORDER`)."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(IN_ORDER))
    row = {"person": person, "kind": kind, "table_id": table, "seq": 0, "at": at}
    connection.execute(sa.insert(events).values(**row, data=msgspec.json.encode(data).decode()))


class Events:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time
        self._waiting: Final[dict[str, set[asyncio.Event]]] = {}

    # -- who waits in this process

    @contextmanager
    def waiting(self, person: str) -> Iterator[asyncio.Event]:
        """It is set when there is something new."""
        bell = asyncio.Event()
        self._waiting.setdefault(person, set()).add(bell)
        try:
            yield bell
        finally:
            self._waiting[person].discard(bell)
            if not self._waiting[person]:
                del self._waiting[person]

    def count(self, person: str) -> int:
        return len(self._waiting.get(person, ()))

    def wake(self, person: str) -> None:
        for bell in self._waiting.get(person, ()):
            bell.set()

    # -- rows

    async def after(self, person: str, cursor: int, limit: int) -> list[Event]:
        which = sa.select(e.id, e.kind, e.table_id, e.seq, e.at, e.data).where(e.person == person, e.id > cursor)
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(which.order_by(e.id).limit(limit))).all()
        return [event_of(*row) for row in rows]

    async def last(self, person: str) -> int:
        """Where whoever comes now begins."""
        which = sa.select(sa.func.max(e.id)).where(e.person == person)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(which)).scalar() or 0

    async def has_dropped(self, person: str, cursor: int) -> bool:
        """Whether what the cursor points to is kept no longer, and so perhaps what came after it."""
        which = sa.select(sa.func.min(e.id)).where(e.person == person)
        async with self.database.engine.connect() as connection:
            first = (await connection.execute(which)).scalar() or 0
        return 0 < cursor < first

    async def prune(self, person: str) -> None:
        """The newest stay."""
        newest = sa.select(e.id).where(e.person == person).order_by(e.id.desc()).offset(KEPT).limit(1)

        def work(connection: sa.Connection) -> None:
            last = connection.execute(newest).scalar()
            if last is not None:
                connection.execute(sa.delete(events).where(e.person == person, e.id <= last))

        await self.database.write(work)


def event_of(id: int, kind: EventKind, table: str, seq: int, at: int, data: str) -> Event:
    more = msgspec.json.decode(data, type=EventData)
    return Event(id, kind, table, seq, at, more.by, more.info, more.reason)
