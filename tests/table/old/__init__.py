"""Databases that servers of older versions have left: four finished games and four that had just begun."""

import gzip
import sqlite3
from pathlib import Path
from typing import Final

from pessoi.table import Table
from pessoi.table.entry import AnyEntry, Arranged, decode

OLD: Final = sorted(Path(__file__).parent.glob("*.sqlite.gz"))


def unpack(packed: Path, folder: Path) -> Path:
    path = folder / packed.name.removesuffix(".gz")
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    return path


class OldTable:
    """A table as that server kept it."""

    def __init__(self, id: str, game: str, phase: str, seed: bytes, entries: list[AnyEntry]) -> None:
        self.id: Final = id
        self.game: Final = game
        self.phase: Final = phase
        self.seed: Final = seed
        self.entries: Final = entries

    def load(self, length: int | None = None) -> Table:
        """The table today, with its log so far or whole."""
        first = self.entries[0]
        assert isinstance(first, Arranged)
        table = Table(self.id, first.setup, self.seed)
        table.load(self.entries[:length])
        return table


def tables(path: Path) -> list[OldTable]:
    with sqlite3.connect(path) as database:
        found = list(database.execute("SELECT id, game, phase, seed FROM tables"))
        log = "SELECT data FROM entries WHERE table_id = ? ORDER BY seq"
        logs = [[decode(data) for (data,) in database.execute(log, (row[0],))] for row in found]
    return [OldTable(row[0], row[1], row[2], row[3], entries) for row, entries in zip(found, logs, strict=True)]
