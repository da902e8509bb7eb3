"""The command. What it needs is imported when it runs: the other commands start sooner without a database."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pessoi.cli.app import Json, app, out, print_json
from pessoi.cli.usage import fail
from pessoi.kernel import listed

if TYPE_CHECKING:
    from pessoi.cli.admin.action import Action, Job, Told


@app.command(name="admin")
def admin(
    topic: Annotated[str, typer.Argument(metavar="tables|people|reports|keys|database", help="What it is about.")],
    action: Annotated[str, typer.Argument(metavar="ACTION", help="What to do; see above.")],
    subject: Annotated[str, typer.Argument(metavar="[SUBJECT]", help="A table, a person, a file, a text.")] = "",
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="PESSOI_DATABASE")] = "",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write to.")] = None,
    reason: Annotated[str, typer.Option(help="Why, for whoever looks at it later (ban, quarantine).")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do what cannot be undone.")] = False,
    json: Json = False,
) -> None:
    """See to a server's tables, people, links and database; servers may run meanwhile, and hear of it within seconds.

    tables list (of lobby, play, over or quarantined) · show, export, quarantine, release, delete TABLE

    people list [TEXT] · show, ban, unban, mute, unmute, revoke, delete PERSON: `revoke` ends all sign-ins and prints a
    new token; of a deleted person finished games keep a seat without a name.

    reports list [closed] · close REPORT: what people have reported of each other.

    keys rotate [TABLE]: new links for private tables; the old ones, and tokens of seats, let nobody in any longer.

    database backup FILE · restore FILE (into a database that is empty or not there) · replay: every stored game again
    by the rules of its time; says which would change, and what cannot be read or verified.

    Examples: pessoi admin tables list quarantined · pessoi admin people ban 6f1c… --reason spam ·
    pessoi admin database backup monday.db
    """
    from pessoi.cli.admin import database as of_database
    from pessoi.cli.admin import people, reports, tables
    from pessoi.cli.admin.action import Job, check_sure
    from pessoi.server.settings import default_database
    from pessoi.server.storage.store import Store

    topics = {
        "tables": tables.ACTIONS,
        "people": people.ACTIONS,
        "reports": reports.ACTIONS,
        "keys": tables.KEYS,
        "database": of_database.ACTIONS,
    }
    if topic not in topics:
        fail("error-admin-topic", {"known": listed(list(topics)), "name": f"={topic!r}"})
    if action not in topics[topic]:
        fail("error-admin-action", {"topic": f"={topic}", "known": listed(list(topics[topic])), "name": f"={action!r}"})
    chosen = topics[topic][action]
    if (chosen.subject == "must" and not subject) or (chosen.subject == "none" and subject):
        fail("error-admin-none" if subject else "error-admin-subject", {"what": f"={topic} {action}"})
    job = Job(Store(database or default_database(), "command line"), subject, out_file, reason, yes)
    check_sure(job, chosen)
    told = asyncio.run(carry_out(job, chosen))
    if json:
        print_json(told.data)
    elif isinstance(told.text, str):
        print(told.text)
    else:
        out().print(told.text)


async def carry_out(job: "Job", action: "Action") -> "Told":
    import sqlalchemy as sa

    from pessoi.server.storage.outage import ReadOnly

    store = job.store
    if action.opens and store.is_sqlite and not Path(store.url.database or "").is_file():
        fail("error-cannot-read", {"file": f"={store.url.database}", "reason": "reason-no-file"})
    try:
        if action.opens:
            await store.open()
            if (last := await store.heartbeat.last()) is not None:
                store.tables.time.go_on(*last)  # the tables' time, as servers reckon it
        return await action.do(job)
    except (OSError, sa.exc.SQLAlchemyError, ReadOnly) as error:
        why = f"={' '.join(str(error.__cause__ or error).split())[:200]}"
        fail("error-cannot-use", {"file": f"={store.url.render_as_string(hide_password=True)}", "reason": why})
    finally:
        await store.close()
