"""Reviews that are whole, by a fingerprint of the game and of how it was judged; without names, which may change."""

from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.records import KEPT
from pessoi.server.storage.schema import reviews
from pessoi.table.timekeeper import Timekeeper


class Reviews:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def keep(self, id: str, data: str) -> None:
        """Those that are too old go: they can be made again."""
        async with self.database.writing() as connection:
            old = reviews.c.created < self.time.wall() - KEPT
            await connection.execute(sa.delete(reviews).where(sa.or_(old, reviews.c.id == id)))
            await connection.execute(sa.insert(reviews).values(id=id, created=self.time.wall(), data=data))

    async def find(self, id: str) -> str | None:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(sa.select(reviews.c.data).where(reviews.c.id == id))).scalar()
