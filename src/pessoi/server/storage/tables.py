"""The heads of tables: making them, finding them, putting damaged ones aside."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.append import columns, reseat
from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Head, Row, Taken
from pessoi.server.storage.orders import give
from pessoi.server.storage.schema import blocks, entries, seats, tables
from pessoi.table.entry import AnyEntry, encode
from pessoi.table.timekeeper import Timekeeper

FRESH: Final = 2 * 24 * 3600 * 1000  # milliseconds that a lobby is offered to strangers
SHOW: Final = 24 * 3600 * 1000  # milliseconds after which bots that nobody watches no longer count


SELECT: Final = sa.select(*[tables.c[field.name] for field in fields(Row)])


class Tables:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def create(self, table: str, seed: bytes, new: Sequence[AnyEntry], head: Head) -> None:
        """Taken if another process was quicker."""
        times = {"created": new[0].at, "updated": new[-1].at}
        values = {**columns(head), "id": table, "seed": seed, "seq": len(new), **times}
        rows = [{"table_id": table, "seq": n, "data": encode(e).decode()} for n, e in enumerate(new, start=1)]
        try:
            async with self.database.writing() as connection:
                await connection.execute(sa.insert(tables).values(values))
                await connection.execute(sa.insert(entries), rows)
                await connection.run_sync(reseat, table, head.people)
        except sa.exc.IntegrityError as error:
            raise Taken(table) from error

    async def get(self, table: str) -> Row | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(tables.c.id == table))).first()
        return None if row is None else Row(*row)

    async def find(self, which: str, person: str | None, game: str | None, limit: int) -> list[Row]:
        """Tables for a list: open, live, over (public ones that can be read), or mine. Open ones are without those
        where somebody is whom that person has blocked, or who has blocked them."""
        t = tables.c
        if which == "mine":
            mine = sa.select(seats.c.table_id).where(seats.c.person == person)
            statement = SELECT.where(sa.or_(t.id.in_(mine), t.owner == person))
        elif which == "open":
            fresh = t.updated > self.time.wall() - FRESH
            statement = SELECT.where(t.phase == "lobby", t.public, t.open_seats > 0, fresh, t.fault.is_(None))
            if person is not None:
                apart = kept_apart(person)
                beside = sa.select(seats.c.table_id).where(seats.c.person.in_(apart))
                statement = statement.where(t.owner.not_in(apart), t.id.not_in(beside))
        else:
            phase = "play" if which == "live" else "over"
            statement = SELECT.where(t.phase == phase, t.public, t.fault.is_(None))
        if game:
            statement = statement.where(t.game == game)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(statement.order_by(t.phase == "over", t.updated.desc()).limit(limit))
            return [Row(*row) for row in found]

    async def count_shows(self, person: str) -> int:
        """Tables of that person in play where nobody sits but bots."""
        t = tables.c
        late = self.time.wall() - SHOW
        mine = sa.select(sa.func.count()).where(t.owner == person, t.phase == "play", t.updated > late)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(mine.where(t.id.not_in(sa.select(seats.c.table_id))))
            return int(found.scalar_one())

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)))
            return {row[0]: row[1] for row in found}

    async def quarantine(self, table: str, fault: str | None) -> None:
        """Leave a table alone that cannot be read, for this reason; or (None) no longer."""
        await self.database.write(lambda connection: put_aside(connection, table, fault))

    # -- for operators

    async def order_quarantine(self, table: str, reason: str) -> None:
        """The same, but nobody in any server plays on there."""

        def work(connection: sa.Connection) -> None:
            put_aside(connection, table, reason)
            give(connection, "table", table, self.time.wall())

        await self.database.write(work)

    async def delete(self, ids: Sequence[str]) -> None:
        """With all that hangs on them."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
            for id in ids:
                give(connection, "table", id, self.time.wall())

        await self.database.write(work)

    async def abandoned(self, before: int, limit: int) -> list[str]:
        """Lobbies and games in play where nothing has happened since then; what cannot be read is somebody's work."""
        t = tables.c
        found = sa.select(t.id).where(t.phase != "over", t.updated < before, t.fault.is_(None))
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(found.order_by(t.updated).limit(limit))]

    async def all_ids(self) -> list[str]:
        """Every table, the oldest first."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.id).order_by(tables.c.created, tables.c.id))
            return [row[0] for row in found]

    async def newest(self, which: str, limit: int) -> list[Row]:
        """Tables of a phase, those put aside (`quarantined`), or all (an empty word)."""
        statement = SELECT.order_by(tables.c.updated.desc()).limit(limit)
        if which == "quarantined":
            statement = statement.where(tables.c.fault.is_not(None))
        elif which:
            statement = statement.where(tables.c.phase == which)
        async with self.database.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(statement)]


def kept_apart(person: str) -> sa.CompoundSelect[tuple[str]]:
    mine = sa.select(blocks.c.other).where(blocks.c.person == person)
    return mine.union(sa.select(blocks.c.person).where(blocks.c.other == person))


def put_aside(connection: sa.Connection, table: str, fault: str | None) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == table).values(fault=fault))
