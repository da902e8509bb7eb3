"""Who does not want to meet whom, and what people have reported to whoever runs the server."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import blocks, people, reports
from pessoi.server.wire import Complaint, Person
from pessoi.table import Refusal
from pessoi.table.timekeeper import Timekeeper

MOST: Final = 200  # people whom somebody has blocked
REPORTS: Final = 20  # of one person that nobody has seen to

b: Final = blocks.c
r: Final = reports.c


class Blocks:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def add(self, person: str, other: str) -> None:
        def work(connection: sa.Connection) -> None:
            mine = list(connection.execute(sa.select(b.other).where(b.person == person)).scalars())
            if len(mine) >= MOST:
                raise Refusal("conflict", f"you have blocked {MOST} people already", {"most": MOST}, key="blocks")
            if other not in mine:
                connection.execute(sa.insert(blocks).values(person=person, other=other, made=self.time.wall()))

        await self.database.write(work)

    async def drop(self, person: str, other: str) -> None:
        gone = sa.delete(blocks).where(b.person == person, b.other == other)
        await self.database.write(lambda connection: connection.execute(gone))

    async def of(self, person: str) -> list[Person]:
        """Whom they have blocked, the newest first."""
        mine = sa.select(people.c.id, people.c.name, people.c.program).join(blocks, b.other == people.c.id)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(mine.where(b.person == person).order_by(b.made.desc(), b.other))
            return [Person(*row) for row in found]

    async def has_blocked(self, persons: Collection[str], other: str) -> bool:
        """Whether any of them has blocked that one."""
        which = sa.select(b.person).where(b.person.in_(persons), b.other == other).limit(1)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(which)).first() is not None

    async def among(self, persons: Collection[str]) -> set[frozenset[str]]:
        """Pairs of them of whom one has blocked the other."""
        which = sa.select(b.person, b.other).where(b.person.in_(persons), b.other.in_(persons))
        async with self.database.engine.connect() as connection:
            return {frozenset(row) for row in await connection.execute(which)}

    async def hand_over(self, guest: str, person: str) -> None:
        """A guest was somebody whom we know."""
        known = sa.select(b.other).where(b.person == person)
        mine = sa.update(blocks).where(b.person == guest, b.other.not_in(known), b.other != person)
        await self.database.write(lambda connection: connection.execute(mine.values(person=person)))


@dataclass(frozen=True)
class Report:
    """Its fields are columns."""

    id: str
    reporter: str
    person: str
    table_id: str
    reason: Complaint
    text: str
    made: int
    closed: bool


SELECT: Final = sa.select(*[r[field.name] for field in fields(Report)])


class Reports:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def add(self, reporter: str, person: str, table: str, reason: Complaint, text: str) -> None:
        row = {"id": secrets.token_hex(4), "reporter": reporter, "person": person, "table_id": table}
        mine = sa.select(sa.func.count()).where(r.reporter == reporter, r.closed.is_(False))

        def work(connection: sa.Connection) -> None:
            if connection.execute(mine).scalar_one() >= REPORTS:
                text_ = f"{REPORTS} reports of yours wait to be read"
                raise Refusal("conflict", text_, {"most": REPORTS}, key="reports")
            values = {**row, "reason": reason, "text": text, "made": self.time.wall()}
            connection.execute(sa.insert(reports).values(values))

        await self.database.write(work)

    async def find(self, closed: bool, limit: int) -> list[tuple[Report, str]]:
        """The newest first, with the names of whom they are about."""
        joined = SELECT.add_columns(people.c.name).join(people, people.c.id == r.person).where(r.closed.is_(closed))
        async with self.database.engine.connect() as connection:
            found = await connection.execute(joined.order_by(r.made.desc(), r.id).limit(limit))
            return [(Report(*row[:-1]), row[-1]) for row in found]

    async def by(self, person: str) -> list[Report]:
        """What they have reported, the newest first."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(SELECT.where(r.reporter == person).order_by(r.made.desc(), r.id))
            return [Report(*row) for row in found]

    async def hand_over(self, guest: str, person: str) -> None:
        """What that guest has reported, and what was reported of them: nobody leaves it behind by signing in."""
        made = sa.update(reports).where(r.reporter == guest).values(reporter=person)
        about = sa.update(reports).where(r.person == guest).values(person=person)
        await self.database.write(lambda connection: [connection.execute(made), connection.execute(about)])

    async def close(self, id: str) -> bool:
        """Somebody has seen to it."""
        done = sa.update(reports).where(r.id == id).values(closed=True)
        return await self.database.write(lambda connection: connection.execute(done).rowcount == 1)
