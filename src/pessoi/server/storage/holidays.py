"""Days on which somebody is away. Rows stay for a year after, to be counted."""

import secrets
from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import holidays, seats, tables
from pessoi.table.timekeeper import Timekeeper

DAY: Final = 24 * 3600 * 1000  # milliseconds
YEAR: Final = 365 * DAY

h: Final = holidays.c


@dataclass(frozen=True)
class Holiday:
    """By the wall clock. Its fields are columns."""

    id: str
    person: str
    start: int
    until: int
    closed: bool  # every log says that it is over


SELECT: Final = sa.select(*[h[field.name] for field in fields(Holiday)])


class Holidays:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def of(self, person: str) -> list[Holiday]:
        """Of the last year, and to come."""
        return await self._find(h.person == person, h.until > self.time.wall() - YEAR)

    async def due(self) -> list[Holiday]:
        """Begun, and not put behind."""
        return await self._find(h.start <= self.time.wall(), h.closed.is_(False))

    async def _find(self, *which: sa.ColumnElement[bool]) -> list[Holiday]:
        async with self.database.engine.connect() as connection:
            found = await connection.execute(SELECT.where(*which).order_by(h.start, h.id))
            return [Holiday(*row) for row in found]

    async def add(self, person: str, start: int, until: int) -> None:
        row = {"id": secrets.token_hex(8), "person": person, "start": start, "until": until}
        await self.database.write(lambda connection: connection.execute(sa.insert(holidays).values(row)))

    async def change(self, id: str, **values: Any) -> None:
        changed = sa.update(holidays).where(h.id == id).values(values)
        await self.database.write(lambda connection: connection.execute(changed))

    async def delete(self, id: str) -> None:
        await self.database.write(lambda connection: connection.execute(sa.delete(holidays).where(h.id == id)))

    async def hand_over(self, guest: str, person: str) -> None:
        mine = sa.update(holidays).where(h.person == guest).values(person=person)
        await self.database.write(lambda connection: connection.execute(mine))

    async def tables_in_play(self, person: str) -> list[str]:
        """Where they sit."""
        mine = sa.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        in_play = mine.where(seats.c.person == person, tables.c.phase == "play", tables.c.fault.is_(None))
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(in_play.order_by(tables.c.id))]
