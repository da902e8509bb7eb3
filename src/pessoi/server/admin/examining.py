"""Tables looked at from outside: written out as they stand, released after a repair, every game played again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pessoi.records import BadRecord, game_of, verify
from pessoi.server.storage.kept import Row, Unreadable
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import load_table
from pessoi.table import Refusal
from pessoi.table.past import record_of


@dataclass(frozen=True)
class Finding:
    """What of a table would not be as it was: `kind` is goes-on, unreadable or unverified."""

    table: str
    game: str
    kind: str
    args: dict[str, object]


async def replay_all(store: Store, told: Callable[[int], None]) -> tuple[int, list[Finding]]:
    """Every table again, by the rules of its time: how many there are, and what differs. `told` hears how many are
    done."""
    findings = []
    ids = await store.tables.all_ids()
    for number, id in enumerate(ids, start=1):
        row = await store.tables.get(id)
        if row is not None and (finding := await look_at(store, row)) is not None:
            findings.append(finding)
        told(number)
    return len(ids), findings


async def look_at(store: Store, row: Row) -> Finding | None:
    try:
        table = await load_table(store, row)
        if table.overdue is not None:
            dropped = len(table.moves) - table.overdue[0]
            versions: dict[str, object] = {"old": table.version, "new": table.game.version, "dropped": dropped}
            return Finding(row.id, row.game, "goes-on", versions)
        if table.phase == "over":
            record = record_of(table)
            verify(record, game_of(record))
    except Unreadable as fault:
        return Finding(row.id, row.game, "unreadable", {"reason": str(fault)})
    except (BadRecord, Refusal) as fault:
        return Finding(row.id, row.game, "unverified", {"reason": str(fault)})
    return None


async def raw_lines(store: Store, row: Row) -> list[dict[str, Any]]:
    """The head of the table, then its entries as they stand, however damaged."""
    head = {"id": row.id, "seq": row.seq, "seed": bytes(row.seed).hex(), "fault": row.fault}
    return [head, *({"seq": seq, "data": data} for seq, data in await store.log.read_raw(row.id))]


async def release(store: Store, row: Row) -> None:
    """Only what can be read again; else Unreadable, and the reason is kept."""
    try:
        await load_table(store, row)
    except Unreadable as fault:
        await store.tables.quarantine(row.id, str(fault))
        raise
    await store.tables.quarantine(row.id, None)
