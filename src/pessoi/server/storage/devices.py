"""A person's devices: whoever has one's secret is that person."""

import secrets
from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.hashing import hashed, new_secret
from pessoi.server.storage.orders import give
from pessoi.server.storage.schema import devices
from pessoi.table.timekeeper import Timekeeper

MOST: Final = 50  # of a person: the one that was used longest ago makes room


@dataclass(frozen=True)
class DeviceRow:
    """Its fields are columns."""

    id: str
    secret: str
    label: str
    created: int
    used: int


SELECT: Final = sa.select(*[devices.c[field.name] for field in fields(DeviceRow)])


def add_device(connection: sa.Connection, person: str, label: str, now: int) -> str:
    """Returns its secret."""
    secret = new_secret()
    mine = devices.c.person == person
    kept = sa.select(devices.c.id).where(mine).order_by(devices.c.used.desc(), devices.c.id).limit(MOST - 1)
    connection.execute(sa.delete(devices).where(mine, devices.c.id.not_in(kept.scalar_subquery())))
    row = {"id": secrets.token_hex(8), "secret": hashed(secret), "person": person, "label": label}
    connection.execute(sa.insert(devices).values({**row, "created": now, "used": now}))
    return secret


class Devices:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def add(self, person: str, label: str) -> str:
        return await self.database.write(lambda c: add_device(c, person, label, self.time.wall()))

    async def of(self, person: str) -> list[DeviceRow]:
        """The one used last first."""
        mine = SELECT.where(devices.c.person == person).order_by(devices.c.used.desc(), devices.c.id)
        async with self.database.engine.connect() as connection:
            return [DeviceRow(*row) for row in await connection.execute(mine)]

    async def drop(self, person: str, device: str) -> bool:
        """Log one of them out; its sockets are sent away. False: there is no such device."""
        return bool(await self._drop(person, devices.c.id == device))

    async def drop_by_secret(self, person: str, secret: str) -> None:
        await self._drop(person, devices.c.secret == hashed(secret))

    async def drop_all(self, person: str) -> None:
        await self._drop(person, sa.true())

    async def _drop(self, person: str, which: sa.ColumnElement[bool]) -> int:
        def work(connection: sa.Connection) -> int:
            gone = connection.execute(sa.delete(devices).where(devices.c.person == person, which)).rowcount
            if gone:
                give(connection, "person", person, self.time.wall())
            return gone

        return await self.database.write(work)
