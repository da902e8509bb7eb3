"""`pessoi admin tables` and `keys`."""

import json
from pathlib import Path
from typing import Any, Final

from pessoi.cli.admin.action import LIMIT, Action, Job, Told, day, grid
from pessoi.cli.translation import tell
from pessoi.cli.usage import fail
from pessoi.kernel import listed, reason
from pessoi.server.admin import examining, links
from pessoi.server.storage.kept import Row, Unreadable
from pessoi.server.tables.loading import load_table
from pessoi.server.tables.summary import read_summary

LISTS: Final = ("lobby", "play", "over", "quarantined")


async def list_tables(job: Job) -> Told:
    if job.subject and job.subject not in LISTS:
        fail("error-admin-list", {"known": listed(LISTS), "name": f"={job.subject!r}"})
    rows = await job.store.tables.newest(job.subject, LIMIT)
    shown = [[r.id, r.game, r.phase, r.seq, day(r.updated), r.fault] for r in rows]
    return Told([describe(row) for row in rows], grid("tables", shown))


def describe(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "entries": row.seq,
        "updated": row.updated,
        "reason": row.fault,
    }


async def show_table(job: Job) -> Told:
    """Who sits there, too; nothing that is hidden from them."""
    row = await row_of(job)
    data = describe(row)
    summary = read_summary(row.summary)
    if summary is not None:
        seats = zip(summary.info.seats, summary.persons, strict=False)
        data |= {"private": summary.info.private, "owner": summary.owner, "created": summary.info.created}
        data["seats"] = [{"kind": s.kind, "name": s.name, "person": p, "level": s.level} for s, p in seats]
    try:
        await load_table(job.store, row)
        data["readable"] = True
    except Unreadable as fault:
        data |= {"readable": False, "fault": str(fault)}
    rows = [[name, json.dumps(value, ensure_ascii=False)] for name, value in data.items()]
    return Told(data, grid("fields", rows))


async def export(job: Job) -> Told:
    """One JSON object a line."""
    row = await row_of(job)
    lines = await examining.raw_lines(job.store, row)
    file = job.out or Path(f"{row.id}.jsonl")
    try:
        file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    except OSError as error:
        fail("error-cannot-write", {"file": f"={file}", "reason": reason(error)})
    entries = len(lines) - 1
    return Told({"entries": entries, "file": str(file)}, tell("table-exported", entries=entries, file=file))


async def quarantine(job: Job) -> Told:
    row = await row_of(job)
    await job.store.tables.order_quarantine(row.id, job.reason or "put aside by an operator")
    return Told({"table": row.id}, tell("table-quarantined", table=row.id))


async def release(job: Job) -> Told:
    row = await row_of(job)
    try:
        await examining.release(job.store, row)
    except Unreadable as fault:
        fail("error-table-unreadable", {"table": f"={row.id}", "reason": f"={fault}"})
    return Told({"table": row.id}, tell("table-released", table=row.id))


async def delete(job: Job) -> Told:
    row = await row_of(job)
    await job.store.tables.delete([row.id])
    return Told({"table": row.id}, tell("table-deleted", table=row.id))


async def rotate(job: Job) -> Told:
    if job.subject:
        await row_of(job)
    tables = await links.rotate(job.store, job.subject)
    return Told({"tables": tables}, tell("keys-rotated", tables=tables))


async def row_of(job: Job) -> Row:
    row = await job.store.tables.get(job.subject)
    if row is None:
        fail("error-unknown-table", {"table": f"={job.subject!r}"})
    return row


ACTIONS: Final = {
    "list": Action(list_tables, "may"),
    "show": Action(show_table, "must"),
    "export": Action(export, "must"),
    "quarantine": Action(quarantine, "must"),
    "release": Action(release, "must"),
    "delete": Action(delete, "must", cannot_be_undone=True),
}
KEYS: Final = {"rotate": Action(rotate, "may")}
