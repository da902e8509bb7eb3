"""People and their secrets, which are told once and kept as hashes."""

import contextlib
import hashlib
import secrets
from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.orders import give
from pessoi.server.storage.schema import entries, people, seat_tokens, seats, tables
from pessoi.server.wire import Person
from pessoi.table import Refusal
from pessoi.table.timekeeper import Timekeeper

DAY: Final = 24 * 3600 * 1000  # milliseconds


@dataclass(frozen=True)
class PersonRow:
    """A person as an operator sees them: its fields are columns."""

    id: str
    name: str
    created: int
    seen: int
    banned: str | None
    muted: bool


SELECT: Final = sa.select(*[people.c[field.name] for field in fields(PersonRow)])


def hashed(secret: str) -> str:
    """Secrets have 192 random bits, so that a plain hash is as good as a slow one."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"pessoi-secret").hexdigest()


class People:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def create(self, name: str) -> tuple[Person, str]:
        """A person and their secret."""
        secret = secrets.token_urlsafe(24)
        person = Person(secrets.token_hex(8), name)
        async with self.database.writing() as connection:
            now = self.time.wall()
            row = {"id": person.id, "secret": hashed(secret), "name": name, "created": now, "seen": now}
            await connection.execute(sa.insert(people).values(row))
        return person, secret

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    async def find(self, secret: str) -> Person | None:
        """Whose secret it is; Refusal `banned` if they are no longer let in."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(people.c.secret == hashed(secret)))).first()
        return None if row is None else await self._welcome(PersonRow(*row))

    async def _welcome(self, row: PersonRow) -> Person:
        if row.banned is not None:
            raise Refusal("forbidden", "whoever runs this server has banned you from it", key="banned")
        if row.seen < self.time.wall() - DAY:
            with contextlib.suppress(Refusal, sa.exc.SQLAlchemyError, OSError):  # it can wait
                await self.database.write(lambda c: c.execute(self._change(row.id, seen=self.time.wall())))
        return Person(row.id, row.name)

    def _change(self, person: str, **values: Any) -> sa.Update:
        return sa.update(people).where(people.c.id == person).values(values)

    async def create_seat_token(self, table: str, person: str) -> str:
        """A secret that speaks for the person at this table only."""
        secret = secrets.token_urlsafe(24)
        row = {"secret": hashed(secret), "table_id": table, "person": person, "created": self.time.wall()}
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(seat_tokens).values(row))
        return secret

    async def find_seat_token(self, secret: str) -> tuple[Person, str] | None:
        """Whom the secret speaks for, and at which table."""
        mine = SELECT.add_columns(seat_tokens.c.table_id).join(seat_tokens, seat_tokens.c.person == people.c.id)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(mine.where(seat_tokens.c.secret == hashed(secret)))).first()
        return None if row is None else (await self._welcome(PersonRow(*row[:-1])), row[-1])

    async def check_may_speak(self, person: str) -> None:
        async with self.database.engine.connect() as connection:
            muted = (await connection.execute(sa.select(people.c.muted).where(people.c.id == person))).scalar()
        if muted:
            raise Refusal("forbidden", "whoever runs this server has taken the word from you", key="muted")

    # -- for operators

    async def get(self, person: str) -> PersonRow | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(people.c.id == person))).first()
        return None if row is None else PersonRow(*row)

    async def search(self, text: str, limit: int) -> list[PersonRow]:
        """Those whose name or id holds the text, whom we saw last first."""
        holds = sa.or_(people.c.name.icontains(text, autoescape=True), people.c.id == text)
        newest = SELECT.where(holds).order_by(people.c.seen.desc(), people.c.id).limit(limit)
        async with self.database.engine.connect() as connection:
            return [PersonRow(*row) for row in await connection.execute(newest)]

    async def ban(self, person: str, reason: str | None) -> None:
        """Let them in no longer, for this reason; or (None) again."""
        await self._order(person, self._change(person, banned=reason))

    async def mute(self, person: str, muted: bool) -> None:
        """Whoever chats is asked about every time: no server need hear of it."""
        await self.database.write(lambda connection: connection.execute(self._change(person, muted=muted)))

    async def revoke(self, person: str) -> str:
        """No cookie and no token of theirs is good any longer, but the secret that is returned."""
        secret = secrets.token_urlsafe(24)
        tokens = sa.delete(seat_tokens).where(seat_tokens.c.person == person)
        await self._order(person, self._change(person, secret=hashed(secret)), tokens)
        return secret

    async def delete(self, person: str) -> None:
        """The row; tables know them no longer (see `server/admin/people.py`)."""
        seated = sa.delete(seats).where(seats.c.person == person)
        await self._order(person, seated, sa.delete(people).where(people.c.id == person))

    async def _order(self, person: str, *changes: sa.Update | sa.Delete) -> None:
        def work(connection: sa.Connection) -> None:
            for change in changes:
                connection.execute(change)
            give(connection, "person", person, self.time.wall())

        await self.database.write(work)

    async def tables_of(self, person: str) -> list[str]:
        """Where they sit, and what they own."""
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        mine = sa.select(tables.c.id).where(sa.or_(tables.c.id.in_(sits), tables.c.owner == person))
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(mine.order_by(tables.c.created, tables.c.id))]

    async def mentions(self, person: str) -> list[str]:
        """Tables whose logs know them, be it that they left long ago. All logs are looked through."""
        known = sa.select(entries.c.table_id).where(entries.c.data.contains(person, autoescape=True)).distinct()
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(known.order_by(entries.c.table_id))]

    async def forget_strangers(self, before: int, limit: int) -> int:
        """Delete guests whom nobody has seen since then and who have no table; returns how many."""
        p = people.c
        sits = sa.exists().where(seats.c.person == p.id)
        owns = sa.exists().where(tables.c.owner == p.id)
        gone = sa.select(p.id).where(p.seen < before, p.banned.is_(None), ~sits, ~owns).limit(limit)
        statement = sa.delete(people).where(p.id.in_(gone.scalar_subquery()))
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)
