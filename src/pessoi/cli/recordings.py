"""Records on the command line: look at a game again, and verify it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from pessoi.cli.app import Json, app, out, print_json
from pessoi.cli.translation import tell
from pessoi.cli.usage import fail
from pessoi.kernel import WATCHER, Game, Message, reason
from pessoi.kernel.story import Step
from pessoi.records import BadRecord, Record, game_of, outcome_of, read, replay, start, verify
from pessoi.terminal.table import Table

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` and the server write them.")]
SIZE_LIMIT = 16 * 1024 * 1024


@contextmanager
def in_file(path: Path) -> Iterator[None]:
    """What is wrong with a record is said with its file."""
    try:
        yield
    except BadRecord as error:
        error.places.append(Message("error-file", {"file": f"={path}"}))
        raise


def open_record(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            fail("error-file-large", {"file": f"={path}"})
        text = path.read_bytes().decode()
    except OSError as error:
        fail("error-cannot-read", {"file": f"={path}", "reason": reason(error)})
    except UnicodeDecodeError as error:
        fail("error-no-text", {"file": f"={path}", "number": error.start})
    with in_file(path):
        return read(text)


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
        fail("error-record-length", {"number": len(record.answers), "wanted": to})
    if seat > record.options.players:
        fail("error-replay-seat", {"last": record.options.players, "number": seat})
    with in_file(file):
        game = game_of(record)
        show(record, game, len(record.answers) if to is None else to, seat - 1 if seat else WATCHER, log, lang, json)


def show(record: Record, game: Game[Any], to: int, viewer: int, log: bool, lang: str, json: bool) -> None:
    table = Table(game, lang, [p.name for p in record.players], out())
    s = start(record, game)
    told: list[Step] = []
    for step in replay(record, game) if to else ():
        if step.game is not game:
            table.tell(record.options, told, viewer)
            game, told = step.game, []
            table = Table(game, lang, table.names, out())
        s = step.after
        if log:
            told.append(step.told())
        if step.number == to < len(record.answers):  # a whole record goes on to the check of its result
            break
    table.tell(record.options, told, viewer)
    request = game.pending(s)
    if json:
        shown = game.show(game.known(s, viewer), viewer)
        print_json(
            {"answers": to, "digest": s.digest(), "asked": request.decision, "seat": request.seat, "shown": shown}
        )
        return
    table.draw(s, viewer)
    outcome = outcome_of(record, game, s) if to == len(record.answers) else None
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
    with in_file(file):
        found = verify(record, game_of(record))
    if json:
        names = ("answers", "chance", "checkpoints", "seed", "over")
        print_json({name: getattr(found, name) for name in names})
        return
    counts = {"answers": found.answers, "chance": found.chance, "checkpoints": found.checkpoints}
    print(tell("verified" if found.seed else "verified-sealed", **counts))
    print(tell("result" if found.over else "not-over"))
