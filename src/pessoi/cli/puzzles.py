"""`pessoi puzzles`: positions where one line is clearly best."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from pessoi.cli.app import GameName, Json, Seed, Workers, app, out, print_json, progress
from pessoi.cli.reviews import checked, files_in
from pessoi.cli.translation import columns, tell
from pessoi.cli.usage import fail
from pessoi.games import GAMES, UnknownGame
from pessoi.kernel import reason
from pessoi.review.puzzle_runs import Quarry, mine, mine_records


@app.command()
def puzzles(
    game: GameName,
    number: Annotated[int, typer.Option(min=1, help="How many puzzles the file is to have.")] = 40,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep them here; a run goes on where it ends.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="RECORD", help="Look through a record, or a folder of records, instead of bots' games."),
    ] = None,
    seed: Seed = "1",
    workers: Workers = 0,
    json: Json = False,
) -> None:
    """Find puzzles: positions of games that were played where one line is clearly best.

    Example: pessoi puzzles hellas --number 10 --out hellas.jsonl
    """
    if game not in GAMES:
        raise UnknownGame(game)
    path = file or Path(f"{game}-puzzles.jsonl")
    try:
        quarry = Quarry(path)
    except OSError as error:
        fail("error-cannot-use", {"file": f"={path}", "reason": reason(error)})
    except msgspec.DecodeError as error:
        fail("error-cannot-use", {"file": f"={path}", "reason": f"={error}"})
    with progress(game, number) as bar:
        bar(len(quarry.puzzles))
        if records is None:
            mine(game, quarry, number, seed, workers, bar)
        else:
            played = [(found.name, checked(found)) for found in files_in(records)]
            of_game = [(name, record) for name, record in played if record.game == game]
            mine_records(of_game, quarry, number, seed, workers, bar)
    if json:
        print_json(msgspec.to_builtins(quarry.puzzles))
        return
    grid = Table(box=None, header_style="bold")
    for title in columns("puzzles"):
        grid.add_column(title)
    for puzzle in quarry.puzzles:
        answers = ", ".join(question.answer for question in puzzle.questions)
        grid.add_row(puzzle.id, str(puzzle.rating), str(puzzle.players), answers)
    out().print(grid)
    out().print(tell("puzzles", number=len(quarry.puzzles), file=path))
