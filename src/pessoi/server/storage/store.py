"""The database: SQLite or PostgreSQL, the same statements.

Answers are appended in group commits: whatever arrives while one commit is being made durable goes into the next.
Whoever appends must know the table's last seq; a table that has moved on refuses (`append` gives False), and the
primary key of the log forbids what the check should ever let through.
"""

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage import migrations
from pessoi.server.storage.append import CHANNEL, Append, Head, commit, reseat
from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import entries, heartbeat, people, records, seat_tokens, seats, snapshots, tables
from pessoi.server.tables.loading import StoredTable, read_entries
from pessoi.server.wire import Person
from pessoi.table.entry import AnyEntry, encode
from pessoi.table.table import Snapshot
from pessoi.table.timekeeper import Timekeeper

BATCH: Final = 200  # appends in one commit at most
KEEP_RECORDS: Final = 30 * 24 * 3600 * 1000
FRESH: Final = 2 * 24 * 3600 * 1000  # milliseconds that a lobby is offered to strangers


class Row:
    """A table as lists need it."""

    def __init__(self, id: str, seq: int, game: str, phase: str, summary: str, updated: int, fault: str | None) -> None:
        self.id: Final = id
        self.seq: Final = seq
        self.game: Final = game
        self.phase: Final = phase
        self.summary: Final = summary
        self.updated: Final = updated
        self.fault: Final = fault


def hashed(secret: str) -> str:
    """Secrets have 192 random bits, so that a plain hash is as good as a slow one."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"pessoi-secret").hexdigest()


class Store(Database):
    def __init__(self, database: str, process: str, time: Timekeeper | None = None) -> None:
        super().__init__(database)
        self.process: Final = process
        self.time: Final = time or Timekeeper()
        self.watch_commit: Callable[[int, float], None] = lambda size, seconds: None
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._committer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the database up to date, and start committing."""
        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.writing() as connection:
            await connection.run_sync(migrations.upgrade)
        self._committer = asyncio.create_task(self._commit_forever())

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self._committer is not None:
            await self._queue.join()
            self._committer.cancel()
            await asyncio.gather(self._committer, return_exceptions=True)
        await self.dispose()

    # -- the log

    async def append(self, table: str, seq: int, new: Sequence[AnyEntry], head: Head, reseat: bool = False) -> bool:
        """Append entries after `seq`; True once they are durable, False if the table has moved on."""
        item = Append(table, seq, new, head, reseat)
        self._queue.put_nowait(item)
        return await item.done

    async def _commit_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            started = time.perf_counter()
            try:
                verdicts = await self._commit(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whoever waits gets to know, and looks into the database before going on
                for item in batch:
                    if not item.done.done():
                        item.done.set_exception(error)
            else:
                for item, verdict in zip(batch, verdicts, strict=True):
                    if not item.done.done():
                        item.done.set_result(verdict)
            finally:
                for _ in batch:
                    self._queue.task_done()
            self.watch_commit(len(batch), time.perf_counter() - started)

    async def _commit(self, batch: list[Append]) -> list[bool]:
        return await self.write(lambda connection: commit(connection, batch))

    async def announce(self, text: str) -> None:
        """Tell the other processes something that is not kept."""
        if self.is_sqlite:
            return
        async with self.engine.begin() as connection:
            await connection.execute(sa.text("SELECT pg_notify(:c, :t)"), {"c": CHANNEL, "t": text})

    # -- tables

    async def create(self, table: str, seed: bytes, new: Sequence[AnyEntry], head: Head) -> None:
        values = {
            **head.columns(),
            "id": table,
            "seq": len(new),
            "seed": seed,
            "created": new[0].at,
            "updated": new[-1].at,
        }
        rows = [{"table_id": table, "seq": n, "data": encode(e).decode()} for n, e in enumerate(new, start=1)]
        async with self.writing() as connection:
            await connection.execute(sa.insert(tables).values(values))
            await connection.execute(sa.insert(entries), rows)
            await connection.run_sync(reseat, table, head.people)

    async def stored(self, table: str) -> StoredTable | None:
        """All that is known of a table, unread."""
        t = tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(t.seq, t.seed, t.fault).where(t.id == table))
            head = found.first()
            if head is None:
                return None
            kept = (await connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table))).first()
        snapshot = None if kept is None else (kept.seq, kept.length, kept.version, kept.data)
        return StoredTable(table, head.seq, bytes(head.seed), head.fault, await self.raw_log(table), snapshot)

    async def raw_log(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        statement = sa.select(entries.c.seq, entries.c.data).where(entries.c.table_id == table, entries.c.seq > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(statement.order_by(entries.c.seq))
            return [(row[0], row[1]) for row in found]

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries after `after`; Unreadable if one of them is."""
        return read_entries(await self.raw_log(table, after), after)

    async def quarantine(self, table: str, fault: str | None) -> None:
        """Leave a table alone that cannot be read, for this reason; or (None) no longer."""
        async with self.writing() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(fault=fault))

    async def quarantined(self) -> list[tuple[str, str, str]]:
        """Tables that are left alone: id, game, reason."""
        t = tables.c
        statement = sa.select(t.id, t.game, t.fault).where(t.fault.is_not(None)).order_by(t.updated)
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(statement)]

    async def find(self, which: str, person: str | None, game: str | None, limit: int) -> list[Row]:
        """Tables for a list: open, live, over (public ones), or mine."""
        t = tables.c
        statement = sa.select(t.id, t.seq, t.game, t.phase, t.summary, t.updated, t.fault)
        if which == "mine":
            mine = sa.select(seats.c.table_id).where(seats.c.person == person)
            statement = statement.where(sa.or_(t.id.in_(mine), t.owner == person))
        elif which == "open":
            fresh = t.updated > self.time.wall() - FRESH
            statement = statement.where(t.phase == "lobby", t.public, t.open_seats > 0, fresh)
        else:
            statement = statement.where(t.phase == ("play" if which == "live" else "over"), t.public)
        if which != "mine":
            statement = statement.where(t.fault.is_(None))
        if game:
            statement = statement.where(t.game == game)
        async with self.engine.connect() as connection:
            found = await connection.execute(statement.order_by(t.updated.desc()).limit(limit))
            return [Row(*row) for row in found]

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)))
            return {row[0]: row[1] for row in found}

    # -- who sees to bots and clocks

    async def take_charge(self, table: str, until: int) -> bool:
        """Become (or stay) the process that sees to this table's bots and clock."""
        t = tables.c
        free = sa.or_(t.runner == self.process, t.runner.is_(None), t.runner_until < self.time.now())
        statement = sa.update(tables).where(t.id == table, free).values(runner=self.process, runner_until=until)
        async with self.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def give_up_charge(self) -> None:
        """Let the other processes take over at once."""
        statement = sa.update(tables).where(tables.c.runner == self.process).values(runner=None, runner_until=0)
        async with self.writing() as connection:
            await connection.execute(statement)

    async def neglected(self, limit: int) -> list[str]:
        """Busy tables that no living process sees to."""
        t = tables.c
        free = sa.or_(t.runner.is_(None), t.runner_until < self.time.now())
        async with self.engine.connect() as connection:
            waiting = sa.select(t.id).where(t.busy, free, t.fault.is_(None))
            found = await connection.execute(waiting.order_by(t.runner_until).limit(limit))
            return [row[0] for row in found]

    async def last_beat(self) -> tuple[int, int] | None:
        """When a server was alive before, by the wall clock, and how far the tables' time was ahead of it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(heartbeat.c.alive, heartbeat.c.ahead))).first()
        return None if row is None else (row[0], row[1])

    async def beat(self) -> None:
        """Note that a server is alive."""
        values = {"alive": self.time.wall(), "ahead": self.time.ahead()}

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.update(heartbeat).values(values)).rowcount == 0:
                connection.execute(sa.insert(heartbeat).values(id=1, **values))

        await self.write(work)

    # -- snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        values = {
            "seq": snapshot.seq,
            "length": snapshot.length,
            "version": snapshot.version,
            "data": json.dumps(snapshot.position, separators=(",", ":")),
        }
        older = (snapshots.c.table_id == table) & (snapshots.c.seq <= snapshot.seq)
        present = sa.select(snapshots.c.seq).where(snapshots.c.table_id == table)

        def work(connection: sa.Connection) -> None:
            done = connection.execute(sa.update(snapshots).where(older).values(values))
            if done.rowcount == 0 and connection.execute(present).first() is None:
                connection.execute(sa.insert(snapshots).values(table_id=table, **values))

        await self.write(work)

    # -- people

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A person and their secret, which is told once and kept as a hash."""
        secret = secrets.token_urlsafe(24)
        person = Person(secrets.token_hex(8), name)
        async with self.writing() as connection:
            row = {"id": person.id, "secret": hashed(secret), "name": name, "created": self.time.wall()}
            await connection.execute(sa.insert(people).values(row))
        return person, secret

    async def rename(self, person: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    async def person(self, secret: str) -> Person | None:
        statement = sa.select(people.c.id, people.c.name).where(people.c.secret == hashed(secret))
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else Person(row[0], row[1])

    async def new_seat_token(self, table: str, person: str) -> str:
        """A secret that speaks for the person at this table only; it is told once and kept as a hash."""
        secret = secrets.token_urlsafe(24)
        row = {"secret": hashed(secret), "table_id": table, "person": person, "created": self.time.wall()}
        async with self.writing() as connection:
            await connection.execute(sa.insert(seat_tokens).values(row))
        return secret

    async def seat_token(self, secret: str) -> tuple[Person, str] | None:
        """Whom the secret speaks for, and at which table."""
        columns = (people.c.id, people.c.name, seat_tokens.c.table_id)
        mine = sa.select(*columns).join_from(seat_tokens, people, seat_tokens.c.person == people.c.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(mine.where(seat_tokens.c.secret == hashed(secret)))).first()
        return None if row is None else (Person(row[0], row[1]), row[2])

    # -- records brought along

    async def keep_record(self, text: str) -> str:
        id = secrets.token_urlsafe(12)
        async with self.writing() as connection:
            await connection.execute(sa.delete(records).where(records.c.created < self.time.wall() - KEEP_RECORDS))
            await connection.execute(sa.insert(records).values(id=id, created=self.time.wall(), text=text))
        return id

    async def record(self, id: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(sa.select(records.c.text).where(records.c.id == id))).scalar()
