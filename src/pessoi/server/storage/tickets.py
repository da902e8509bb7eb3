"""Secrets that are good once: links and codes to another device, recovery codes, and the challenges of passkeys."""

import hmac
from collections.abc import Sequence
from typing import Any, Final, Literal

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.hashing import hashed
from pessoi.server.storage.kept import Taken
from pessoi.server.storage.schema import tickets
from pessoi.table.timekeeper import Timekeeper

Kind = Literal["link", "code", "recovery", "register", "sign_in"]
TRIES: Final = 5  # of one code
MINUTE: Final = 60_000  # milliseconds

t: Final = tickets.c


class Tickets:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def issue(self, kind: Kind, person: str | None, secrets: Sequence[str], minutes: int | None = None) -> None:
        """Whoever brings one of the secrets in time (None: ever) is let in, once."""
        common = {"kind": kind, "person": person, "expires": self._in(minutes), "proof": None}
        await self._insert([{"key": hashed(secret), **common} for secret in secrets])

    async def issue_code(self, person: str, begins: str, rest: str, minutes: int) -> None:
        """A code that is typed: found by what it begins with, so that its tries can be counted. Taken if another one
        begins so."""
        proof = {"proof": hashed(rest), "expires": self._in(minutes)}
        try:
            await self._insert([{"key": hashed(begins), "kind": "code", "person": person, **proof}])
        except sa.exc.IntegrityError as error:
            raise Taken(begins) from error

    def _in(self, minutes: int | None) -> int | None:
        return None if minutes is None else self.time.wall() + minutes * MINUTE

    async def _insert(self, rows: Sequence[dict[str, Any]]) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(tickets).where(t.expires < self.time.wall()))
            connection.execute(sa.insert(tickets), rows)

        await self.database.write(work)

    async def take(self, kind: Kind, secret: str) -> tuple[str | None] | None:
        """Whose it was (a challenge may be nobody's); None: there is no such ticket, or there was."""

        def work(connection: sa.Connection) -> tuple[str | None] | None:
            good = sa.or_(t.expires.is_(None), t.expires >= self.time.wall())
            which = sa.and_(t.key == hashed(secret), t.kind == kind, good)
            found = connection.execute(sa.select(t.person).where(which)).first()
            if found is None or connection.execute(sa.delete(tickets).where(which)).rowcount != 1:
                return None
            return (found[0],)

        return await self.database.write(work)

    async def take_code(self, begins: str, rest: str) -> tuple[str | None] | None:
        """The same. A code that was tried too often is good no longer."""

        def work(connection: sa.Connection) -> tuple[str | None] | None:
            which = sa.and_(t.key == hashed(begins), t.kind == "code", t.expires >= self.time.wall(), t.tries < TRIES)
            counted = connection.execute(sa.update(tickets).where(which).values(tries=t.tries + 1)).rowcount
            mine = tickets.select().where(t.key == hashed(begins))
            found = connection.execute(mine).mappings().first() if counted else None
            if found is None or not hmac.compare_digest(found["proof"], hashed(rest)):
                return None
            gone = connection.execute(sa.delete(tickets).where(t.key == hashed(begins))).rowcount
            return (found["person"],) if gone == 1 else None

        return await self.database.write(work)

    async def void(self, person: str, *kinds: Kind) -> None:
        """What they have of these is good no longer."""
        gone = sa.delete(tickets).where(t.person == person, t.kind.in_(kinds))
        await self.database.write(lambda connection: connection.execute(gone))

    async def count(self, person: str, kind: Kind) -> int:
        mine = sa.select(sa.func.count()).where(t.person == person, t.kind == kind)
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(mine)).scalar_one())
