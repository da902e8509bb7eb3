"""Tournaments, each as one text: whoever changes one must know its version, so that of two changes none is lost."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import TournamentRow
from pessoi.server.storage.schema import tables, tournament_people, tournament_tables, tournaments
from pessoi.table.timekeeper import Timekeeper

STALE: Final = 60 * 24 * 3600 * 1000  # milliseconds after which one that never began is forgotten
c: Final = tournaments.c


class Tournaments:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def get(self, id: str) -> tuple[int, str] | None:
        """Its version, and its text."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(sa.select(c.version, c.data).where(c.id == id))).first()
        return None if row is None else (row[0], row[1])

    async def create(self, id: str, row: TournamentRow, most: int) -> bool:
        """False if the owner has as many already that are not over."""
        theirs = sa.select(sa.func.count()).where(c.owner == row.owner, c.phase != "over")

        def work(connection: sa.Connection) -> bool:
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(sa.insert(tournaments).values(id=id, version=1, **self._values(row)))
            self._write_rest(connection, id, row)
            return True

        return await self.database.write(work)

    async def save(self, id: str, version: int, row: TournamentRow) -> bool:
        """False if somebody else has changed it since that version."""

        def work(connection: sa.Connection) -> bool:
            mine = sa.update(tournaments).where(c.id == id, c.version == version)
            if connection.execute(mine.values(version=version + 1, **self._values(row))).rowcount == 0:
                return False
            connection.execute(sa.delete(tournament_people).where(tournament_people.c.tournament == id))
            connection.execute(sa.delete(tournament_tables).where(tournament_tables.c.tournament == id))
            self._write_rest(connection, id, row)
            return True

        return await self.database.write(work)

    def _values(self, row: TournamentRow) -> dict[str, str | bool | int | None]:
        found = {name: getattr(row, name) for name in ("owner", "phase", "public", "busy", "starts", "data")}
        return {**found, "updated": self.time.wall()}

    def _write_rest(self, connection: sa.Connection, id: str, row: TournamentRow) -> None:
        people = [{"tournament": id, "person": person} for person in sorted({*row.people})]
        under_way = [{"tournament": id, "table_id": table, "idle": idle} for table, idle in row.tables.items()]
        if people:
            connection.execute(sa.insert(tournament_people), people)
        if under_way:
            connection.execute(sa.insert(tournament_tables), under_way)

    async def delete(self, id: str) -> None:
        await self.database.write(lambda connection: connection.execute(sa.delete(tournaments).where(c.id == id)))

    async def find(self, which: str, person: str | None, limit: int) -> list[str]:
        """Texts: open, live, over (public ones), or mine; the newest first."""
        if which == "mine":
            statement = sa.select(c.data).where(sa.or_(c.id.in_(self._of(person)), c.owner == person))
        else:
            phase = {"open": "open", "live": "play"}.get(which, "over")
            statement = sa.select(c.data).where(c.phase == phase, c.public)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(statement.order_by(c.phase == "over", c.updated.desc()).limit(limit))
            return [row[0] for row in found]

    def _of(self, person: str | None) -> sa.Select[tuple[str]]:
        return sa.select(tournament_people.c.tournament).where(tournament_people.c.person == person)

    async def of(self, person: str) -> list[str]:
        """Ids of all that know of that person."""
        mine = sa.select(c.id).where(sa.or_(c.id.in_(self._of(person)), c.data.contains(person, autoescape=True)))
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(mine)]

    async def count_entered(self, person: str) -> int:
        """That are not over."""
        mine = sa.select(sa.func.count()).where(c.id.in_(self._of(person)), c.phase != "over")
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(mine)).scalar_one())

    # -- for who sees to them

    async def waiting(self, limit: int) -> list[str]:
        """Where something is to be done: it begins, tables are to be made, or results to be taken down."""
        tt, t = tournament_tables.c, tables.c
        ended = sa.or_(t.id.is_(None), t.phase == "over", t.fault.is_not(None))
        results = sa.select(tt.tournament).select_from(tournament_tables.outerjoin(tables, t.id == tt.table_id))
        due = sa.and_(c.phase == "open", c.starts <= self.time.wall())
        statement = sa.select(c.id).where(sa.or_(c.busy, due, c.id.in_(results.where(ended))))
        async with self.database.engine.connect() as connection:
            found = await connection.execute(statement.order_by(c.updated).limit(limit))
            return [row[0] for row in found]

    async def count_idle(self) -> int:
        """Tables of all tournaments where bots are among themselves."""
        idle = sa.select(sa.func.count()).where(tournament_tables.c.idle)
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(idle)).scalar_one())

    async def forget_stale(self) -> None:
        """Those that nobody has ever begun."""
        late = self.time.wall() - STALE
        stale = sa.delete(tournaments).where(c.phase == "open", c.updated < late)
        await self.database.write(lambda connection: connection.execute(stale))

    async def phases(self, ids: Sequence[str]) -> dict[str, str]:
        """Of tables: lobby, play, over, or broken; none of those that are no more."""
        t = tables.c
        async with self.database.engine.connect() as connection:
            found = await connection.execute(sa.select(t.id, t.phase, t.fault).where(t.id.in_(ids)))
            return {row[0]: row[1] if row[2] is None else "broken" for row in found}
