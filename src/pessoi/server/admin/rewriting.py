"""Entries that stand in a log, changed: to take a name out of it, or a link. Nothing else ever changes one.

A running server may have the table in memory, and write an entry or a head by what it knew. It hears of the order
within seconds and reads the table anew; so everything is gone over once more after that.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.append import columns, lock_heads, reseat
from pessoi.server.storage.kept import Unreadable
from pessoi.server.storage.orders import give
from pessoi.server.storage.schema import entries, tables
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import load_table
from pessoi.server.tables.summary import head_of
from pessoi.table.entry import AnyEntry, decode, encode

LIVELY: Final = 15_000  # milliseconds since its last sign of life: a server may be running
HEARD: Final = 6.0  # seconds within which it has heard of an order

Edit = Callable[[AnyEntry], AnyEntry]  # gets a table's entries in order; returns what it leaves alone as it was


async def rewrite(store: Store, ids: Sequence[str], begin: Callable[[str], Edit]) -> None:
    """Go over each of these tables with a new edit; one that cannot be read is changed as far as it can be."""
    for id in ids:
        await rewrite_table(store, id, begin(id))
    if ids and await is_server_running(store):
        await asyncio.sleep(HEARD)
        for id in ids:
            await rewrite_table(store, id, begin(id))


async def rewrite_table(store: Store, id: str, edit: Edit) -> None:
    def change_entries(connection: sa.Connection) -> None:
        lock_heads(connection, {id})
        mine = entries.c.table_id == id
        log = sa.select(entries.c.seq, entries.c.data).where(mine).order_by(entries.c.seq)
        changed = False
        for seq, data in connection.execute(log).all():
            new = edited(data, edit)
            if new != data:
                connection.execute(sa.update(entries).where(mine, entries.c.seq == seq).values(data=new))
                changed = True
        if changed:
            give(connection, "table", id, store.tables.time.wall())

    await store.write(change_entries)
    await renew_head(store, id)


def edited(data: str, edit: Edit) -> str:
    try:
        before = decode(data)
    except (ValueError, RecursionError):
        return data
    after = edit(before)
    return data if after is before else encode(after).decode()


async def renew_head(store: Store, id: str) -> None:
    """What is kept for lists says what the log says."""
    row = await store.tables.get(id)
    if row is None:
        return
    try:
        head = head_of(await load_table(store, row))
    except Unreadable:
        return

    def write_head(connection: sa.Connection) -> None:
        if lock_heads(connection, {id}).get(id) == row.seq:  # else somebody has written a newer one
            connection.execute(sa.update(tables).where(tables.c.id == id).values(columns(head)))
            reseat(connection, id, head.people)

    await store.write(write_head)


async def is_server_running(store: Store) -> bool:
    last = await store.heartbeat.last()
    return last is not None and store.tables.time.wall() - last[0] < LIVELY
