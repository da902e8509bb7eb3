"""Positions kept beside the logs, so that loading a table need not play all of its game again."""

import json
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import RawSnapshot
from pessoi.server.storage.schema import snapshots
from pessoi.table.table import Snapshot


class Snapshots:
    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def save(self, table: str, snapshot: Snapshot) -> None:
        """One a table: the newest."""
        values = {
            "seq": snapshot.seq,
            "length": snapshot.length,
            "version": snapshot.version,
            "data": json.dumps(snapshot.position, separators=(",", ":")),
        }
        older = (snapshots.c.table_id == table) & (snapshots.c.seq <= snapshot.seq)
        present = sa.select(snapshots.c.seq).where(snapshots.c.table_id == table)

        def work(connection: sa.Connection) -> None:
            done = connection.execute(sa.update(snapshots).where(older).values(values))
            if done.rowcount == 0 and connection.execute(present).first() is None:
                connection.execute(sa.insert(snapshots).values(table_id=table, **values))

        await self.database.write(work)

    async def find(self, table: str) -> RawSnapshot | None:
        """As it stands: it may be damaged."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table))).first()
        return None if row is None else (row.seq, row.length, row.version, row.data)
