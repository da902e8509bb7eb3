"""What somebody notes down about a game, for their own eyes."""

from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import notes
from pessoi.table.timekeeper import Timekeeper

n: Final = notes.c


class PrivateNotes:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def get(self, person: str, table: str) -> str:
        mine = sa.select(n.text).where(n.person == person, n.table_id == table)
        async with self.database.engine.connect() as connection:
            return str((await connection.execute(mine)).scalar() or "")

    async def set(self, person: str, table: str, text: str) -> None:
        """An empty text is none."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(notes).where(n.person == person, n.table_id == table))
            if text:
                row = {"person": person, "table_id": table, "text": text, "updated": self.time.wall()}
                connection.execute(sa.insert(notes).values(row))

        await self.database.write(work)

    async def of(self, person: str) -> list[tuple[str, str]]:
        """Tables, and what was noted there."""
        mine = sa.select(n.table_id, n.text).where(n.person == person).order_by(n.updated)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(mine)]

    async def hand_over(self, guest: str, person: str) -> None:
        """To whom that guest was, where they have noted nothing themselves."""
        theirs = sa.select(n.table_id).where(n.person == person)
        mine = sa.update(notes).where(n.person == guest, n.table_id.not_in(theirs)).values(person=person)
        await self.database.write(lambda connection: connection.execute(mine))
