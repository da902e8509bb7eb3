"""People and their secrets, which are told once and kept as hashes."""

import hashlib
import secrets
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import people, seat_tokens
from pessoi.server.wire import Person
from pessoi.table.timekeeper import Timekeeper


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
            row = {"id": person.id, "secret": hashed(secret), "name": name, "created": self.time.wall()}
            await connection.execute(sa.insert(people).values(row))
        return person, secret

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    async def find(self, secret: str) -> Person | None:
        statement = sa.select(people.c.id, people.c.name).where(people.c.secret == hashed(secret))
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else Person(row[0], row[1])

    async def create_seat_token(self, table: str, person: str) -> str:
        """A secret that speaks for the person at this table only."""
        secret = secrets.token_urlsafe(24)
        row = {"secret": hashed(secret), "table_id": table, "person": person, "created": self.time.wall()}
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(seat_tokens).values(row))
        return secret

    async def find_seat_token(self, secret: str) -> tuple[Person, str] | None:
        """Whom the secret speaks for, and at which table."""
        columns = (people.c.id, people.c.name, seat_tokens.c.table_id)
        mine = sa.select(*columns).join_from(seat_tokens, people, seat_tokens.c.person == people.c.id)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(mine.where(seat_tokens.c.secret == hashed(secret)))).first()
        return None if row is None else (Person(row[0], row[1]), row[2])
