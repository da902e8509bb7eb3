"""A server's tables: those that were put aside because they cannot be read, and what an upgrade would change.

What they need is imported when they run: the other commands start sooner without a database.
"""

import asyncio
import json as json_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table as Grid

from pessoi.cli.app import Json, app, out, print_json, progress
from pessoi.cli.translation import columns, tell
from pessoi.cli.usage import fail
from pessoi.kernel import listed, reason

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store
    from pessoi.server.storage.tables import Row

WHAT: Final = ("quarantined", "export", "release", "replay")
WITH_ID: Final = ("export", "release")


@app.command()
def tables(
    what: Annotated[str, typer.Argument(metavar="quarantined|export|release|replay", help="What to do.")],
    table: Annotated[str, typer.Argument(metavar="[TABLE]", help="The table's id, to export or release it.")] = "",
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="PESSOI_DATABASE")] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to export to; else TABLE.jsonl.")] = None,
    json: Json = False,
) -> None:
    """See to a server's tables: list those that it could not read, export a raw log, release one after repair.

    `replay` plays every stored game again by the rules of its time, before an upgrade on a copy of the database, and
    says which would change: running games that go on by newer rules, and whatever could not be read or verified.

    Example: pessoi tables quarantined
    """
    if what not in WHAT:
        fail("error-tables-what", {"known": listed(WHAT), "what": f"={what!r}"})
    if bool(table) != (what in WITH_ID):
        fail("error-tables-none" if table else "error-tables-id", {"what": f"={what}"})
    asyncio.run(see_to(what, table, database, out or Path(f"{table}.jsonl"), json))


async def see_to(what: str, table: str, database: str, file: Path, json: bool) -> None:
    import sqlalchemy as sa

    from pessoi.server.settings import default_database
    from pessoi.server.storage.store import Store

    store = Store(database or default_database(), "command line")
    if store.is_sqlite and not Path(store.url.database or "").is_file():
        fail("error-cannot-read", {"file": f"={store.url.database}", "reason": "reason-no-file"})
    try:
        await store.open()
        if what == "quarantined":
            show_quarantined(await store.tables.quarantined(), json)
        elif what == "replay":
            await replay_all(store, json)
        elif what == "export":
            await export(store, table, file)
        else:
            await release(store, table)
    except (OSError, sa.exc.SQLAlchemyError) as error:
        why = f"={' '.join(str(error).split())[:200]}"
        fail("error-cannot-use", {"file": f"={store.url.render_as_string(hide_password=True)}", "reason": why})
    finally:
        await store.close()


def show_quarantined(found: list["Row"], json: bool) -> None:
    if json:
        print_json([{"id": row.id, "game": row.game, "reason": row.fault} for row in found])
        return
    grid = Grid(*columns("quarantined"))
    for row in found:
        grid.add_row(row.id, row.game, row.fault)
    out().print(grid)


async def replay_all(store: "Store", json: bool) -> None:
    """Every table in turn; only what differs is listed."""
    found = []
    ids = await store.tables.all_ids()
    with progress("replay", len(ids)) as bar:
        for number, id in enumerate(ids, start=1):
            row = await row_of(store, id)
            if (finding := await look_at(store, row)) is not None:
                found.append((row, finding))
            bar(number)
    if json:
        rows = [{"id": row.id, "game": row.game, "finding": finding} for row, finding in found]
        print_json({"tables": len(ids), "findings": rows})
        return
    if found:
        grid = Grid(*columns("replayed"))
        for row, finding in found:
            grid.add_row(row.id, row.game, finding)
        out().print(grid)
    print(tell("replayed", tables=len(ids), findings=len(found)))


async def look_at(store: "Store", row: "Row") -> str | None:
    """What of a table would not be as it was, in words."""
    from pessoi.records import BadRecord, game_of, verify
    from pessoi.server.storage.log import Unreadable
    from pessoi.server.tables.loading import load_table
    from pessoi.table import Refusal
    from pessoi.table.past import record_of

    try:
        table = await load_table(store, row)
        if table.overdue is not None:
            dropped = len(table.moves) - table.overdue[0]
            return tell("finding-goes-on", old=table.version, new=table.game.version, dropped=dropped)
        if table.phase == "over":
            record = record_of(table)
            verify(record, game_of(record))
    except Unreadable as fault:
        return tell("finding-unreadable", reason=str(fault))
    except (BadRecord, Refusal) as fault:
        return tell("finding-unverified", reason=str(fault))
    return None


async def row_of(store: "Store", table: str) -> "Row":
    row = await store.tables.get(table)
    if row is None:
        fail("error-unknown-table", {"table": f"={table!r}"})
    return row


async def export(store: "Store", table: str, file: Path) -> None:
    """The head of the table, then its entries as they stand, however damaged: one JSON object a line."""
    row = await row_of(store, table)
    log = await store.log.read_raw(table)
    lines: list[dict[str, Any]] = [
        {"id": row.id, "seq": row.seq, "seed": bytes(row.seed).hex(), "fault": row.fault},
        *({"seq": seq, "data": data} for seq, data in log),
    ]
    try:
        file.write_text("".join(json_module.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    except OSError as error:
        fail("error-cannot-write", {"file": f"={file}", "reason": reason(error)})
    print(tell("table-exported", entries=len(log), file=file))


async def release(store: "Store", table: str) -> None:
    """Only what can be read again."""
    from pessoi.server.storage.log import Unreadable
    from pessoi.server.tables.loading import load_table

    row = await row_of(store, table)
    try:
        await load_table(store, row)
    except Unreadable as fault:
        await store.tables.quarantine(table, str(fault))
        fail("error-table-unreadable", {"table": f"={table}", "reason": f"={fault}"})
    await store.tables.quarantine(table, None)
    print(tell("table-released", table=table))
