"""Appending to logs: what is written, and how a group of appends becomes one commit."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from pessoi.server.storage.schema import entries, seats, tables
from pessoi.table.entry import AnyEntry, encode

CHANNEL: Final = "pessoi"


@dataclass(frozen=True)
class Head:
    """What the database keeps of a table besides its log, to find and list it: columns, and who sits there."""

    game: str
    phase: str
    public: bool
    open_seats: int
    owner: str
    busy: bool
    summary: str
    people: list[str]

    def columns(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in COLUMNS}


COLUMNS: Final = [field.name for field in fields(Head) if field.name in tables.c]
MOVE_HEAD: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in (*COLUMNS, "seq", "updated")})
)


class Append:
    """Entries to be written after entry `seq` of a table."""

    def __init__(self, table: str, seq: int, new: Sequence[AnyEntry], head: Head, reseat: bool) -> None:
        self.table: Final = table
        self.seq: Final = seq
        self.new: Final = new
        self.head: Final = head
        self.reseat: Final = reseat
        self.done: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()

    def columns(self) -> dict[str, Any]:
        return {**self.head.columns(), "seq": self.seq + len(self.new), "updated": self.new[-1].at}


def commit(connection: sa.Connection, batch: list[Append]) -> list[bool]:
    """Write what can be written; False for tables that have moved on. Few statements, however large the batch."""
    heads = lock_heads(connection, {item.table for item in batch})
    results: list[bool] = []
    moved: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for item in batch:
        current = heads.get(item.table) == item.seq
        results.append(current)
        if current:
            heads[item.table] = item.seq + len(item.new)
            moved.append({"table": item.table, **item.columns()})
            for n, entry in enumerate(item.new, start=1):
                rows.append({"table_id": item.table, "seq": item.seq + n, "data": encode(entry).decode()})
            if item.reseat:
                reseat(connection, item.table, item.head.people)
    if rows:
        connection.execute(MOVE_HEAD, moved)
        connection.execute(sa.insert(entries), rows)
        notify(connection, [f"log {row['table']} {row['seq']}" for row in moved])
    return results


def lock_heads(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    """Where these tables are; nobody else moves them on before we are done. Locked in order: no deadlock."""
    statement = sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    return {row[0]: row[1] for row in connection.execute(statement.with_for_update())}


def reseat(connection: sa.Connection, table: str, persons: list[str]) -> None:
    connection.execute(sa.delete(seats).where(seats.c.table_id == table))
    if persons:
        connection.execute(sa.insert(seats), [{"table_id": table, "person": p} for p in sorted(set(persons))])


def notify(connection: sa.Connection, texts: list[str]) -> None:
    """Tell the other processes (PostgreSQL); they hear it when the transaction is durable."""
    if texts and connection.dialect.name == "postgresql":
        statement = sa.text("SELECT pg_notify(:channel, :text)")
        connection.execute(statement, [{"channel": CHANNEL, "text": text} for text in texts])
