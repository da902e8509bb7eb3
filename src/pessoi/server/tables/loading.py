"""Tables out of their logs. One that cannot be read says why, so that it can be put aside without harm to others."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from pessoi.server.storage.kept import RawEntry, RawSnapshot, Row, Unreadable, read_entries
from pessoi.table import AnyEntry, Refusal, Table
from pessoi.table.entry import Arranged
from pessoi.table.table import Snapshot

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store


def broken(id: str) -> Refusal:
    """What people hear of a table that was put aside."""
    return Refusal("broken", f"the table {id} is damaged and was put aside", key="broken_table")


async def load_table(store: "Store", row: Row) -> Table:
    """The table of that head; Unreadable if no table can be made of what is kept."""
    snapshot = await store.snapshots.find(row.id)
    return read_table(row, await store.log.read_raw(row.id), snapshot)


def read_table(row: Row, log: Sequence[RawEntry], snapshot: RawSnapshot | None) -> Table:
    entries = read_entries(log, 0)
    if len(entries) < row.seq:
        raise Unreadable(f"entry {len(entries) + 1} is missing: there should be {row.seq}")
    first = entries[0] if entries else None
    if not isinstance(first, Arranged):
        raise Unreadable("the log does not begin with a set-up")
    if snapshot is not None:
        with suppress(Unreadable):  # the log alone is the table
            return replayed(row, first, entries, snapshot)
    return replayed(row, first, entries, None)


def replayed(row: Row, first: Arranged, entries: list[AnyEntry], snapshot: RawSnapshot | None) -> Table:
    with reading():
        table = Table(row.id, first.setup, bytes(row.seed))
        table.load(entries, None if snapshot is None else Snapshot(*snapshot[:3], json.loads(snapshot[3])))
    return table


def extend(table: Table, entries: Sequence[AnyEntry]) -> None:
    """Take entries over that others have written."""
    with reading():
        table.extend(entries)


@contextmanager
def reading() -> Iterator[None]:
    """Whatever does not fit the rules of today (games, figures, answers) makes a log unreadable."""
    try:
        yield
    except (MemoryError, Unreadable):
        raise
    except Exception as error:
        raise Unreadable(f"{type(error).__name__}: {error}"[:500]) from error
