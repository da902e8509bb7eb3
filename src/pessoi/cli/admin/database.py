"""`pessoi admin database`."""

import asyncio
from pathlib import Path
from typing import Any, Final

from rich.console import Group

from pessoi.cli.admin.action import Action, Job, Told, grid
from pessoi.cli.app import progress
from pessoi.cli.translation import tell
from pessoi.server.admin import backup, examining


async def back_up(job: Job) -> Told:
    await asyncio.to_thread(backup.back_up, job.store.url, Path(job.subject))
    return Told({"file": job.subject}, tell("backed-up", file=job.subject))


async def restore(job: Job) -> Told:
    """Then every game is played again: a backup that nobody has read is a hope."""
    await asyncio.to_thread(backup.restore, Path(job.subject), job.store.url)
    await job.store.open()
    return await replay(job)


async def replay(job: Job) -> Told:
    """Only what differs is listed."""
    with progress("replay", len(await job.store.tables.all_ids())) as bar:
        tables, findings = await examining.replay_all(job.store, bar)
    rows = [{"id": f.table, "game": f.game, "finding": tell(f"finding-{f.kind}", **f.args)} for f in findings]
    data: dict[str, Any] = {"tables": tables, "findings": rows}
    total = tell("replayed", tables=tables, findings=len(rows))
    if not rows:
        return Told(data, total)
    return Told(data, Group(grid("replayed", [list(row.values()) for row in rows]), total))


ACTIONS: Final = {
    "backup": Action(back_up, "must"),
    "restore": Action(restore, "must", opens=False),
    "replay": Action(replay, "none"),
}
