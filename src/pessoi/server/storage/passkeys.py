"""Public keys by which a person's own devices or key rings prove who they are."""

from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import passkeys
from pessoi.table.timekeeper import Timekeeper


@dataclass(frozen=True)
class PasskeyRow:
    """Its fields are columns."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    label: str
    created: int
    used: int


SELECT: Final = sa.select(*[passkeys.c[field.name] for field in fields(PasskeyRow)])


class Passkeys:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def add(self, person: str, id: str, public_key: bytes, sign_count: int, label: str) -> None:
        now = self.time.wall()
        row = PasskeyRow(id, person, public_key, sign_count, label, now, now)
        values = {field.name: getattr(row, field.name) for field in fields(PasskeyRow)}
        await self.database.write(lambda connection: connection.execute(sa.insert(passkeys).values(values)))

    async def get(self, id: str) -> PasskeyRow | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(passkeys.c.id == id))).first()
        return None if row is None else PasskeyRow(*row)

    async def use(self, id: str, sign_count: int) -> None:
        values = {"sign_count": sign_count, "used": self.time.wall()}
        change = sa.update(passkeys).where(passkeys.c.id == id).values(values)
        await self.database.write(lambda connection: connection.execute(change))

    async def of(self, person: str) -> list[PasskeyRow]:
        mine = SELECT.where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        async with self.database.engine.connect() as connection:
            return [PasskeyRow(*row) for row in await connection.execute(mine)]

    async def drop(self, person: str, id: str) -> bool:
        """False: they have no such passkey."""
        gone = sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id)
        return bool(await self.database.write(lambda connection: connection.execute(gone).rowcount))
