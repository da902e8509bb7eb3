"""Records that people brought along."""

import secrets
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import records
from pessoi.table.timekeeper import Timekeeper

KEPT: Final = 30 * 24 * 3600 * 1000  # milliseconds


class Records:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def keep(self, text: str) -> str:
        """Returns its id; those that are too old go."""
        id = secrets.token_urlsafe(12)
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(records).where(records.c.created < self.time.wall() - KEPT))
            await connection.execute(sa.insert(records).values(id=id, created=self.time.wall(), text=text))
        return id

    async def find(self, id: str) -> str | None:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(sa.select(records.c.text).where(records.c.id == id))).scalar()
