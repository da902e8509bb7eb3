"""Figures of one's own that people share: by a hash of what they are, so that a link never shows anything else."""

import contextlib
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Box, TooMany, box_id
from pessoi.server.storage.schema import boxes
from pessoi.table.timekeeper import Timekeeper

DAY: Final = 24 * 3600 * 1000  # milliseconds
KEPT: Final = 365 * DAY  # after it was opened last
OWN: Final = 50  # of a person
ALL: Final = 10_000

b: Final = boxes.c


class Boxes:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def keep(self, person: str, game: str, data: str) -> str:
        """Returns its id; those that nobody opens any longer go. TooMany if there are too many."""
        id, now = box_id(game, data), self.time.wall()

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(boxes).where(b.opened < now - KEPT))
            again = sa.update(boxes).where(b.id == id, b.person == person).values(opened=now)
            if connection.execute(again).rowcount:
                return
            count = sa.select(sa.func.count()).select_from(boxes)
            for which, most in ((count.where(b.person == person), OWN), (count, ALL)):
                if connection.execute(which).scalar_one() >= most:
                    raise TooMany(most)
            row = {"id": id, "person": person, "game": game, "created": now, "opened": now, "data": data}
            connection.execute(sa.insert(boxes).values(row))

        with contextlib.suppress(sa.exc.IntegrityError):  # the same at the same time
            await self.database.write(work)
        return id

    async def find(self, id: str) -> str | None:
        """Whoever opens it keeps it alive, give or take a day."""
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(sa.select(b.data, b.opened).where(b.id == id))).first()
        if found is None:
            return None
        now = self.time.wall()
        if found.opened < now - DAY:
            opened = sa.update(boxes).where(b.id == id).values(opened=now)
            await self.database.write(lambda connection: connection.execute(opened))
        return str(found.data)

    async def of(self, person: str) -> list[Box]:
        mine = sa.select(b.id, b.game, b.created, b.data).where(b.person == person).order_by(b.created)
        async with self.database.engine.connect() as connection:
            return [Box(*row) for row in await connection.execute(mine)]

    async def hand_over(self, guest: str, person: str) -> None:
        """To whom that guest was, where they do not share the same."""
        theirs = sa.select(b.id).where(b.person == person)
        mine = sa.update(boxes).where(b.person == guest, b.id.not_in(theirs)).values(person=person)
        await self.database.write(lambda connection: connection.execute(mine))
