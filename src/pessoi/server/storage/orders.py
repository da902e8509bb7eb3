"""What an operator has changed behind the back of running servers: they look here every other second, and forget what
they knew of it."""

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import orders

Kind = Literal["table", "person"]
KEPT: Final = 24 * 3600 * 1000  # milliseconds: every server has heard of it by then


@dataclass(frozen=True)
class Order:
    id: int
    kind: Kind
    subject: str


def give(connection: sa.Connection, kind: Kind, subject: str, at: int) -> None:
    """Part of the change that it tells of. One after the other: a higher number never becomes durable first."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("LOCK TABLE orders IN EXCLUSIVE MODE"))
    last = connection.execute(sa.select(sa.func.max(orders.c.id))).scalar() or 0
    connection.execute(sa.delete(orders).where(orders.c.at < at - KEPT, orders.c.id < last))  # numbers are not reused
    connection.execute(sa.insert(orders).values(id=last + 1, at=at, kind=kind, subject=subject))


class Orders:
    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def last(self) -> int:
        """The number of the newest."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(sa.select(sa.func.max(orders.c.id)))).scalar() or 0

    async def after(self, last: int) -> list[Order]:
        newer = sa.select(orders.c.id, orders.c.kind, orders.c.subject).where(orders.c.id > last)
        async with self.database.engine.connect() as connection:
            return [Order(*row) for row in await connection.execute(newer.order_by(orders.c.id))]
