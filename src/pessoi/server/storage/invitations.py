"""Who is invited to a table, and what they have said to it."""

from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.events import add_event
from pessoi.server.storage.schema import invitations, people, tables
from pessoi.server.wire import EventData, Person, Reason
from pessoi.table import Refusal, TableInfo
from pessoi.table.timekeeper import Timekeeper

MOST: Final = 50  # that somebody has to answer, or waits for

i: Final = invitations.c


@dataclass(frozen=True)
class Invitation:
    """Its fields are columns."""

    table_id: str
    person: str
    inviter: str
    made: int
    starts: bool
    answer: Reason | None


SELECT: Final = sa.select(*[i[field.name] for field in fields(Invitation)])


def has_room() -> sa.ColumnElement[bool]:
    """The table still waits for people."""
    return sa.and_(tables.c.phase == "lobby", tables.c.open_seats > 0, tables.c.fault.is_(None))


class Invitations:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def add(self, table: TableInfo, by: Person, to: Person, starts: bool) -> None:
        """Refusal `conflict` where too many wait for an answer, or they have said no. Twice is once."""
        now = self.time.wall()
        row = {"table_id": table.id, "person": to.id, "inviter": by.id, "made": now, "starts": starts}

        def work(connection: sa.Connection) -> None:
            which = sa.and_(i.table_id == table.id, i.person == to.id)
            known = connection.execute(sa.select(i.answer).where(which)).first()
            if known is not None:
                if known[0] is not None:
                    raise Refusal("conflict", "they have said no to this table", key="declined")
                return
            waiting = (
                sa.select(sa.func.count()).select_from(invitations.join(tables)).where(has_room(), i.answer.is_(None))
            )
            for mine in (i.person == to.id, i.inviter == by.id):
                if connection.execute(waiting.where(mine)).scalar_one() >= MOST:
                    text = f"{MOST} invitations wait for an answer already"
                    raise Refusal("conflict", text, {"most": MOST}, key="invitations")
            connection.execute(sa.insert(invitations).values(row))
            if to.program:
                add_event(connection, to.id, "challenge", table.id, now, EventData(by, table))

        await self.database.write(work)

    async def find(self, table: str, person: str) -> Invitation | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(i.table_id == table, i.person == person))).first()
        return None if row is None else Invitation(*row)

    async def to_answer(self, person: str) -> list[tuple[Invitation, Person]]:
        """Where there is still a seat, the newest first; and who invites."""
        joined = SELECT.add_columns(people.c.name, people.c.program).join(people, people.c.id == i.inviter)
        mine = joined.join(tables, tables.c.id == i.table_id).where(i.person == person, i.answer.is_(None), has_room())
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(mine.order_by(i.made.desc(), i.table_id).limit(MOST))).all()
        return [(Invitation(*row[:-2]), Person(row[2], row[-2], row[-1])) for row in rows]

    async def of_table(self, table: str) -> list[tuple[Invitation, Person]]:
        """And who is invited."""
        joined = SELECT.add_columns(people.c.name, people.c.program).join(people, people.c.id == i.person)
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(joined.where(i.table_id == table).order_by(i.made, i.person))).all()
        return [(Invitation(*row[:-2]), Person(row[1], row[-2], row[-1])) for row in rows]

    async def of(self, person: str) -> list[tuple[Invitation, str, str]]:
        """Sent and got, the newest first; with the names of who invites, and of who is invited."""
        by, to = people.alias(), people.alias()
        joined = SELECT.add_columns(by.c.name, to.c.name).join(by, by.c.id == i.inviter).join(to, to.c.id == i.person)
        mine = joined.where(sa.or_(i.person == person, i.inviter == person))
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(mine.order_by(i.made.desc(), i.table_id))).all()
        return [(Invitation(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def answer(self, invitation: Invitation, by: Person, reason: Reason) -> bool:
        """No. A bot account that has asked hears of it. False: they have answered already."""
        which = sa.and_(i.table_id == invitation.table_id, i.person == invitation.person, i.answer.is_(None))
        asker = sa.select(people.c.program).where(people.c.id == invitation.inviter)

        def work(connection: sa.Connection) -> bool:
            if connection.execute(sa.update(invitations).where(which).values(answer=reason)).rowcount != 1:
                return False
            if connection.execute(asker).scalar():
                data = EventData(by, None, reason)
                add_event(connection, invitation.inviter, "declined", invitation.table_id, self.time.wall(), data)
            return True

        return await self.database.write(work)

    async def drop(self, table: str, person: str) -> bool:
        """They sit there, or are wanted no longer."""
        gone = sa.delete(invitations).where(i.table_id == table, i.person == person)
        return await self.database.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def hand_over(self, guest: str, person: str) -> None:
        """What that person has not got themselves."""
        theirs = sa.select(i.table_id).where(i.person == person)
        received = sa.update(invitations).where(i.person == guest, i.table_id.not_in(theirs)).values(person=person)
        sent = sa.update(invitations).where(i.inviter == guest).values(inviter=person)
        await self.database.write(lambda connection: [connection.execute(received), connection.execute(sent)])
