"""`pessoi admin reports`."""

from dataclasses import asdict
from typing import Final

from pessoi.cli.admin.action import LIMIT, Action, Job, Told, day, grid
from pessoi.cli.translation import tell
from pessoi.cli.usage import fail


async def list_reports(job: Job) -> Told:
    """Those that nobody has seen to, or (of `closed`) the others."""
    rows = await job.store.reports.find(job.subject == "closed", LIMIT)
    cells = [[r.id, day(r.made), r.reason, f"{name} {r.person}", r.table_id, r.reporter, r.text] for r, name in rows]
    return Told([{**asdict(report), "name": name} for report, name in rows], grid("reports", cells))


async def close(job: Job) -> Told:
    if not await job.store.reports.close(job.subject):
        fail("error-unknown-report", {"report": f"={job.subject!r}"})
    return Told({"report": job.subject}, tell("report-closed", report=job.subject))


ACTIONS: Final = {"list": Action(list_reports, "may"), "close": Action(close, "must")}
