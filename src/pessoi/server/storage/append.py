"""Appending to logs: what is written, and how a group of appends becomes one commit.

This is done for every answer, so it speaks to the drivers themselves: statements that they have prepared once, and of a
table's head only what has changed.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped] # has no types
import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Happening, Head, Occasion
from pessoi.server.storage.schema import seats, tables
from pessoi.table.entry import AnyEntry, encode

CHANNEL: Final = "pessoi"


COLUMNS: Final = [field.name for field in fields(Head) if field.name in tables.c]


def columns(head: Head) -> dict[str, Any]:
    return {name: getattr(head, name) for name in COLUMNS}


class Append:
    """Entries to be written after entry `seq` of a table; without `head`, that stays as it is."""

    def __init__(
        self,
        table: str,
        seq: int,
        new: Sequence[AnyEntry],
        head: Head | None,
        reseat: bool,
        told: Sequence[Occasion | Happening] = (),
    ) -> None:
        self.table: Final = table
        self.seq: Final = seq
        self.new: Final = new
        self.head: Final = head
        self.reseat: Final = reseat
        self.told: Final = told
        self.done: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()


class Writes:
    """What of a batch can be written, as rows; `heads` says where its tables are."""

    def __init__(self, batch: Sequence[Append], heads: dict[str, int]) -> None:
        self.results: Final[list[bool]] = []
        self.entries: Final[list[tuple[str, int, str]]] = []
        self.moved: Final[list[tuple[int, int, str]]] = []
        self.heads: Final[list[tuple[Any, ...]]] = []
        self.seats: Final[dict[str, list[str]]] = {}
        self.outbox: Final[list[tuple[Any, ...]]] = []
        self.events: Final[list[tuple[Any, ...]]] = []
        for item in batch:
            is_current = heads.get(item.table) == item.seq
            self.results.append(is_current)
            if is_current:
                heads[item.table] = item.seq + len(item.new)
                self._add(item)

    def _add(self, item: Append) -> None:
        for seq, entry in enumerate(item.new, start=item.seq + 1):
            self.entries.append((item.table, seq, encode(entry).decode()))
        self.moved.append((item.seq + len(item.new), item.new[-1].at, item.table))
        for told in item.told:
            if isinstance(told, Happening):
                self.events.append((told.person, told.kind, item.table, told.seq, told.at))
            else:
                self.outbox.append(outbox_row(item.table, told))
        if item.head is not None:
            self.heads.append((*(getattr(item.head, name) for name in COLUMNS), item.table))
            if item.reseat:
                self.seats[item.table] = sorted(set(item.head.people))

    def notices(self) -> list[str]:
        """What other processes are told."""
        return [f"log {table} {seq}" for seq, _, table in self.moved]


def outbox_row(table: str, occasion: Occasion) -> tuple[Any, ...]:
    person = occasion.person
    return (person, table, occasion.kind, occasion.seq, occasion.made, occasion.due, person)


class Appender(Protocol):
    async def commit(self, batch: list[Append]) -> list[bool]:
        """Write what can be written; returns when it is durable. False for tables that have moved on."""

    async def close(self) -> None: ...


# -- SQLite


FIND: Final = "SELECT seq FROM tables WHERE id = ?"
MOVE: Final = "UPDATE tables SET seq = ?, updated = ? WHERE id = ?"
CHANGE: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in COLUMNS)} WHERE id = ?"
INSERT: Final = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
EMPTY: Final = "DELETE FROM seats WHERE table_id = ?"
SIT: Final = "INSERT INTO seats (table_id, person) VALUES (?, ?)"
# who wants no notices is not noted; in the entry's own transaction, so that neither is kept without the other
NOTE: Final = (
    "INSERT INTO outbox (person, table_id, kind, seq, made, due) SELECT CAST(? AS VARCHAR), CAST(? AS VARCHAR), "
    "CAST(? AS VARCHAR), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT) "
    "WHERE EXISTS (SELECT 1 FROM channels WHERE person = CAST(? AS VARCHAR) AND state = 'on') ON CONFLICT DO NOTHING"
)
HAPPEN: Final = "INSERT INTO events (person, kind, table_id, seq, at, data) VALUES (?, ?, ?, ?, ?, '{}')"


def find_heads(connection: sqlite3.Connection, ids: Iterable[str]) -> dict[str, int]:
    found = {id: connection.execute(FIND, (id,)).fetchone() for id in ids}
    return {id: row[0] for id, row in found.items() if row is not None}


def write(connection: sqlite3.Connection, batch: list[Append]) -> Writes:
    """Within a transaction."""
    writes = Writes(batch, find_heads(connection, {item.table for item in batch}))
    if writes.entries:
        connection.executemany(MOVE, writes.moved)
        connection.executemany(CHANGE, writes.heads)
        connection.executemany(INSERT, writes.entries)
    if writes.outbox:
        connection.executemany(NOTE, writes.outbox)
    if writes.events:
        connection.executemany(HAPPEN, writes.events)
    for table, persons in writes.seats.items():
        connection.execute(EMPTY, (table,))
        connection.executemany(SIT, [(table, person) for person in persons])
    return writes


class SqliteAppender:
    """In the thread that writes, by a connection of its own."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: list[Append]) -> list[bool]:
        return await self.database.in_writer(self._commit, batch)

    def _commit(self, batch: list[Append]) -> list[bool]:
        if self._connection is None:
            self._connection = self.database.raw_writer()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            writes = write(connection, batch)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return writes.results

    async def close(self) -> None:
        if self._connection is not None:
            await self.database.in_writer(self._connection.close)
            self._connection = None


# -- PostgreSQL


def numbered(statement: str) -> str:
    """With PostgreSQL's names for what SQLite calls by a question mark."""
    parts = statement.split("?")
    return "".join(f"{part}${number}" for number, part in enumerate(parts[:-1], start=1)) + parts[-1]


# locked in order: no deadlock, and nobody else moves them on before we are done
LOCK: Final = "SELECT id, seq FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
TELL: Final = "SELECT pg_notify($1, $2)"
# events are read by number: whoever gets one commits before the next is given. Nothing is locked after it
IN_ORDER: Final = "SELECT pg_advisory_xact_lock(649553)"
PG_MOVE, PG_CHANGE, PG_INSERT, PG_EMPTY, PG_SIT, PG_NOTE, PG_HAPPEN = (
    numbered(text) for text in (MOVE, CHANGE, INSERT, EMPTY, SIT, NOTE, HAPPEN)
)


class PostgresAppender:
    """By a connection of its own: one commit at a time is being made. The driver prepares each statement once."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._connection: Any = None

    async def commit(self, batch: list[Append]) -> list[bool]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self.database.address())
        try:
            async with self._connection.transaction():
                return await self._write(self._connection, batch)
        except BaseException:
            await self.close()  # whatever state it is in
            raise

    async def _write(self, connection: Any, batch: list[Append]) -> list[bool]:
        rows = await connection.fetch(LOCK, sorted({item.table for item in batch}))
        writes = Writes(batch, {row[0]: row[1] for row in rows})
        for table, persons in writes.seats.items():
            await connection.execute(PG_EMPTY, table)
            await connection.executemany(PG_SIT, [(table, person) for person in persons])
        if writes.entries:
            await connection.executemany(PG_MOVE, writes.moved)
            await connection.executemany(PG_INSERT, writes.entries)
            if writes.outbox:
                await connection.executemany(PG_NOTE, writes.outbox)
            await connection.executemany(TELL, [(CHANNEL, text) for text in writes.notices()])
        if writes.heads:
            await connection.executemany(PG_CHANGE, writes.heads)
        if writes.events:
            await connection.execute(IN_ORDER)
            await connection.executemany(PG_HAPPEN, writes.events)
        return writes.results

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


# -- for those who change heads without appending


def lock_heads(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    """Where these tables are; nobody else moves them on before we are done."""
    statement = sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    return {row[0]: row[1] for row in connection.execute(statement.with_for_update())}


def reseat(connection: sa.Connection, table: str, persons: list[str]) -> None:
    connection.execute(sa.delete(seats).where(seats.c.table_id == table))
    if persons:
        connection.execute(sa.insert(seats), [{"table_id": table, "person": p} for p in sorted(set(persons))])
