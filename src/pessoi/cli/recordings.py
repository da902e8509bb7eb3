"""Records on the command line: look at a game again, and verify it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from pessoi.cli.app import Json, app, complain, out, print_json
from pessoi.cli.speech import tell
from pessoi.i18n import catalogue
from pessoi.kernel import WATCHER, Game
from pessoi.records import BadRecord, Record, game_of, read, replay, start, verify
from pessoi.terminal.table import Table

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` and the server write them.")]
SIZE_LIMIT = 16 * 1024 * 1024


def open_record(path: Path) -> Record:
    """The record in a file; complaints name the file."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            complain(f"{path} is larger than any record")
        return read(path.read_bytes().decode())
    except OSError as error:
        complain(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        complain(f"{path} is no text: byte {error.start} is not UTF-8")
    except BadRecord as error:
        complain(f"{path}, {error}")


@app.command(name="replay")
def replay_command(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(help="Stop after this many answers.", min=0)] = None,
    seat: Annotated[int, typer.Option(help="Look from this seat (1, 2 …); 0: as a spectator.", min=0)] = 0,
    log: Annotated[bool, typer.Option("--log", help="Print what happened on the way, too.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    json: Json = False,
) -> None:
    """Show the position that a record leads to.

    Example: pessoi replay mytikas-1.pessoi --to 40
    """
    record = open_record(file)
    if to is not None and to > len(record.answers):
        complain(f"the record has {len(record.answers)} answers, not {to}")
    if seat > record.options.players:
        complain(f"there are seats 1 to {record.options.players}, not {seat}")
    try:
        game = game_of(record)
        show(record, game, len(record.answers) if to is None else to, seat - 1 if seat else WATCHER, log, lang, json)
    except BadRecord as error:
        complain(f"{file}, {error}")


def show(record: Record, game: Game[Any], to: int, viewer: int, log: bool, lang: str, json: bool) -> None:
    table = Table(game, catalogue(lang, game.name), [p.name for p in record.players], out())
    s = start(record, game)
    for step in replay(record, game) if to else ():
        s = step.after
        if log:
            table.tell(step.events, viewer)
        if step.number == to < len(record.answers):  # a whole record goes on to the check of its result
            break
    request = game.pending(s)
    if json:
        shown = game.show(game.known(s, viewer), viewer)
        print_json(
            {"answers": to, "digest": s.digest(), "asked": request.decision, "seat": request.seat, "shown": shown}
        )
        return
    table.draw(s, viewer)
    outcome = game.outcome(s)
    if outcome is not None:
        table.draw_outcome(outcome)
    else:
        table.draw_waiting(request)


@app.command(name="verify")
def verify_command(file: RecordFile, json: Json = False) -> None:
    """Check a record: every answer, checkpoint and result, and all of chance from the revealed seed.

    Example: pessoi verify mytikas-1.pessoi
    """
    record = open_record(file)
    try:
        found = verify(record, game_of(record))
    except BadRecord as error:
        complain(f"{file}, {error}")
    if json:
        names = ("answers", "chance", "checkpoints", "seed", "over")
        print_json({name: getattr(found, name) for name in names})
        return
    counts = {"answers": found.answers, "chance": found.chance, "checkpoints": found.checkpoints}
    print(tell("verified" if found.seed else "verified-sealed", **counts))
    print(tell("result" if found.over else "not-over"))
