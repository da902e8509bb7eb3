"""Positions kept beside the logs, so that loading a table need not play all of its game again."""

import json
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import RawSnapshot
from pessoi.server.storage.schema import snapshots
from pessoi.table.table import Snapshot

KEEP: Final = sa.text(
    "INSERT INTO snapshots (table_id, seq, length, version, data) VALUES (:table_id, :seq, :length, :version, :data) "
    "ON CONFLICT (table_id) DO UPDATE SET "
    "seq = excluded.seq, length = excluded.length, version = excluded.version, data = excluded.data "
    "WHERE snapshots.seq <= excluded.seq"
)


class Snapshots:
    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def save(self, table: str, snapshot: Snapshot) -> None:
        """One a table: the newest."""
        values = {
            "table_id": table,
            "seq": snapshot.seq,
            "length": snapshot.length,
            "version": snapshot.version,
            "data": json.dumps(snapshot.position, separators=(",", ":")),
        }
        await self.database.write(lambda connection: connection.execute(KEEP, values))

    async def find(self, table: str) -> RawSnapshot | None:
        """As it stands: it may be damaged."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table))).first()
        return None if row is None else (row.seq, row.length, row.version, row.data)
