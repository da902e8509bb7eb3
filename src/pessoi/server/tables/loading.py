"""Tables out of their logs. One that cannot be read says why, so that it can be put aside without harm to others."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from pessoi.table import AnyEntry, Refusal, Table
from pessoi.table.entry import Arranged, decode
from pessoi.table.table import Snapshot

RawSnapshot = tuple[int, int, int, str]  # seq, length, version, data


class Unreadable(Exception):
    """A log that no table can be made of; the message says why."""


@dataclass(frozen=True)
class StoredTable:
    """A table as the database has it."""

    id: str
    seq: int
    seed: bytes
    fault: str | None
    log: list[tuple[int, str]]  # seq, data
    snapshot: RawSnapshot | None


def broken(id: str) -> Refusal:
    """What people hear of a table that was put aside."""
    return Refusal("broken", f"the table {id} is damaged and was put aside", key="broken_table")


def read_entries(rows: Sequence[tuple[int, str]], after: int) -> list[AnyEntry]:
    """Entries of a log, without a gap after `after`."""
    found: list[AnyEntry] = []
    for number, (seq, data) in enumerate(rows, start=after + 1):
        if seq != number:
            raise Unreadable(f"entry {number} is missing")
        try:
            found.append(decode(data))
        except (ValueError, RecursionError) as error:
            raise Unreadable(f"entry {seq}: {error}") from error
    return found


def read_table(stored: StoredTable) -> Table:
    entries = read_entries(stored.log, 0)
    if len(entries) < stored.seq:
        raise Unreadable(f"entry {len(entries) + 1} is missing: there should be {stored.seq}")
    first = entries[0] if entries else None
    if not isinstance(first, Arranged):
        raise Unreadable("the log does not begin with a set-up")
    if stored.snapshot is not None:
        with suppress(Unreadable):  # the log alone is the table
            return replayed(stored, first, entries, stored.snapshot)
    return replayed(stored, first, entries, None)


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


def replayed(stored: StoredTable, first: Arranged, entries: list[AnyEntry], snapshot: RawSnapshot | None) -> Table:
    with reading():
        table = Table(stored.id, first.setup, stored.seed)
        table.load(entries, None if snapshot is None else Snapshot(*snapshot[:3], json.loads(snapshot[3])))
    return table
