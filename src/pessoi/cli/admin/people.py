"""`pessoi admin people`."""

from dataclasses import asdict
from typing import Final

from pessoi.cli.admin.action import LIMIT, Action, Job, Told, day, grid
from pessoi.cli.translation import tell
from pessoi.cli.usage import fail
from pessoi.server.admin.people import forget
from pessoi.server.storage.people import PersonRow


async def list_people(job: Job) -> Told:
    rows = await job.store.people.search(job.subject, LIMIT)
    return Told([asdict(row) for row in rows], grid("people", [cells(row) for row in rows]))


def cells(row: PersonRow) -> list[object]:
    return [row.id, row.name, day(row.created), day(row.seen), row.banned, tell("people-muted") if row.muted else None]


async def show_person(job: Job) -> Told:
    row = await row_of(job)
    tables = await job.store.people.tables_of(row.id)
    shown = [[name, value] for name, value in asdict(row).items()]
    return Told({**asdict(row), "tables": tables}, grid("fields", [*shown, ["tables", ", ".join(tables)]]))


async def ban(job: Job) -> Told:
    return await changed(job, "banned", banned=job.reason or "-")


async def unban(job: Job) -> Told:
    return await changed(job, "unbanned", banned=None)


async def changed(job: Job, told: str, banned: str | None) -> Told:
    row = await row_of(job)
    await job.store.people.ban(row.id, banned)
    return about(row, told)


async def mute(job: Job) -> Told:
    row = await row_of(job)
    await job.store.people.mute(row.id, True)
    return about(row, "muted")


async def unmute(job: Job) -> Told:
    row = await row_of(job)
    await job.store.people.mute(row.id, False)
    return about(row, "unmuted")


async def revoke(job: Job) -> Told:
    row = await row_of(job)
    token = await job.store.people.revoke(row.id)
    return Told({"person": row.id, "token": token}, tell("person-revoked", name=row.name, person=row.id, token=token))


async def delete(job: Job) -> Told:
    row = await row_of(job)
    tables = await forget(job.store, row.id)
    told = tell("person-deleted", name=row.name, person=row.id, tables=tables)
    return Told({"person": row.id, "tables": tables}, told)


def about(row: PersonRow, told: str) -> Told:
    return Told({"person": row.id}, tell(f"person-{told}", name=row.name, person=row.id))


async def row_of(job: Job) -> PersonRow:
    row = await job.store.people.get(job.subject)
    if row is None:
        fail("error-unknown-person", {"person": f"={job.subject!r}"})
    return row


ACTIONS: Final = {
    "list": Action(list_people, "may"),
    "show": Action(show_person, "must"),
    "ban": Action(ban, "must"),
    "unban": Action(unban, "must"),
    "mute": Action(mute, "must"),
    "unmute": Action(unmute, "must"),
    "revoke": Action(revoke, "must"),
    "delete": Action(delete, "must", cannot_be_undone=True),
}
