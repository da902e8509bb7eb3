"""Reviews that are whole, by a fingerprint of the game and of how it was judged; without names, which may change."""

from collections.abc import Sequence
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

    async def keep(self, id: str, data: str, table: str = "", seats: str = "[]") -> None:
        """`table`: where the game was played, `seats`: how well each seat did. Those that are too old go: they can be
        made again."""
        row = {"id": id, "created": self.time.wall(), "data": data, "table_id": table, "seats": seats}
        async with self.database.writing() as connection:
            old = reviews.c.created < self.time.wall() - KEPT
            await connection.execute(sa.delete(reviews).where(sa.or_(old, reviews.c.id == id)))
            await connection.execute(sa.insert(reviews).values(row))

    async def find(self, id: str) -> str | None:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(sa.select(reviews.c.data).where(reviews.c.id == id))).scalar()

    async def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """How well each seat did, at those of these tables whose review is kept; of several the newest."""
        mine = sa.select(reviews.c.table_id, reviews.c.seats).where(reviews.c.table_id.in_(tables))
        async with self.database.engine.connect() as connection:
            found = await connection.execute(mine.order_by(reviews.c.created))
            return {row[0]: row[1] for row in found}
