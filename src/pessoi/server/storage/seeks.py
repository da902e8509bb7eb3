"""Who seeks a game with whoever else does, until a table was made for them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import seeks, tables
from pessoi.table.entry import Lang
from pessoi.table.pace import Pace
from pessoi.table.timekeeper import Timekeeper

QUIET: Final = 30_000  # milliseconds without a word after which who wants to play now is gone
LONGEST: Final = 24 * 3600 * 1000  # milliseconds that one seeks
NOWHERE: Final = 20_000  # milliseconds after which a table that is not there will not come

s: Final = seeks.c


@dataclass(frozen=True)
class Seek:
    """Its fields are columns."""

    person: str
    game: str
    players: int
    pace: Pace
    level: str
    bots: bool
    lang: Lang
    made: int
    alive: int
    table_id: str | None

    @property
    def terms(self) -> tuple[str, int, str]:
        """Who has the same can play together."""
        return self.game, self.players, self.pace


SELECT: Final = sa.select(*[s[field.name] for field in fields(Seek)])


class Seeks:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def enter(self, seek: Seek) -> None:
        """In place of what they sought before."""
        values = {field.name: getattr(seek, field.name) for field in fields(Seek)}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(seeks).where(s.person == seek.person))
            connection.execute(sa.insert(seeks).values(values))

        await self.database.write(work)

    async def hear(self, person: str) -> Seek | None:
        """They are still there."""
        mine = s.person == person

        def work(connection: sa.Connection) -> Seek | None:
            connection.execute(sa.update(seeks).where(mine).values(alive=self.time.wall()))
            row = connection.execute(SELECT.where(mine)).first()
            return None if row is None else Seek(*row)

        return await self.database.write(work)

    async def get(self, person: str) -> Seek | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(s.person == person))).first()
        return None if row is None else Seek(*row)

    async def leave(self, person: str) -> None:
        await self.database.write(lambda connection: connection.execute(sa.delete(seeks).where(s.person == person)))

    async def waiting(self) -> list[Seek]:
        """Who has waited longest first."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(SELECT.where(s.table_id.is_(None)).order_by(s.made, s.person).limit(1000))
            return [Seek(*row) for row in found]

    async def any(self) -> bool:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(sa.select(s.person).limit(1))).first() is not None

    async def tidy(self) -> None:
        """Who is gone is waited for no longer; whose table never came waits again."""
        now = self.time.wall()
        hasty = sa.and_(s.pace.in_(("live", "relaxed")), s.alive < now - QUIET)
        is_there = sa.exists().where(tables.c.id == s.table_id)
        lost = sa.and_(s.table_id.is_not(None), s.made < now - NOWHERE, ~is_there)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(seeks).where(lost).values(table_id=None))
            connection.execute(sa.delete(seeks).where(sa.or_(hasty, s.made < now - LONGEST)))

        await self.database.write(work)

    async def unbegun(self) -> list[str]:
        """Tables that were made and not started."""
        found = (
            sa.select(tables.c.id).join(seeks, s.table_id == tables.c.id).where(tables.c.phase == "lobby").distinct()
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(found)).scalars())

    async def claim(self, persons: Sequence[str], table: str) -> bool:
        """All of them for this table, or none: somebody may have left, or another process been quicker."""

        def work(connection: sa.Connection) -> bool:
            free = sa.and_(s.person.in_(persons), s.table_id.is_(None))
            taken = connection.execute(sa.update(seeks).where(free).values(table_id=table)).rowcount
            if taken != len(persons):
                connection.execute(sa.update(seeks).where(s.table_id == table).values(table_id=None))
            return taken == len(persons)

        return await self.database.write(work)
