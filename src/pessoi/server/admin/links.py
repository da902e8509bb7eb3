"""New links for private tables: the old ones let nobody in any longer."""

import secrets

import sqlalchemy as sa
from msgspec.structs import replace

from pessoi.server.admin.rewriting import Edit, rewrite
from pessoi.server.storage.schema import seat_tokens, tables
from pessoi.server.storage.store import Store
from pessoi.table.entry import AnyEntry, Arranged


async def rotate(store: Store, table: str) -> int:
    """Of that table, or (an empty word) of all that are private and not over; returns of how many.

    Tokens of seats there go with them: programs ask their people for new ones.
    """
    t = tables.c
    which = t.id == table if table else sa.and_(t.public.is_(False), t.phase != "over")
    async with store.engine.connect() as connection:
        ids = [row[0] for row in await connection.execute(sa.select(t.id).where(which).order_by(t.id))]
    await store.write(lambda c: c.execute(sa.delete(seat_tokens).where(seat_tokens.c.table_id.in_(ids))))
    keys = {id: secrets.token_urlsafe(18) for id in ids}
    await rewrite(store, ids, lambda id: edit_key(keys[id]))
    return len(ids)


def edit_key(key: str) -> Edit:
    def edit(entry: AnyEntry) -> AnyEntry:
        if not isinstance(entry, Arranged) or entry.setup.key == key:
            return entry
        return replace(entry, setup=replace(entry.setup, key=key))

    return edit
