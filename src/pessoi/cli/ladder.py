"""How strong the levels are."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from pessoi.cli.app import GameName, Json, Ray, Seed, Workers, app, out, print_json, progress
from pessoi.cli.training import numbers
from pessoi.cli.translation import columns, tell
from pessoi.games import GAMES, UnknownGame, load_game
from pessoi.kernel import Fault, reason

USUAL = (2, 4)  # numbers of players that levels are measured with


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="Of each level against the one below; 0: what is known.")] = 0,
    players: Annotated[str, typer.Option(help="Numbers of players, with commas; without it two and four.")] = "",
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    results: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the games here; a run goes on where they end.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the ratings, as a game's folder does.")
    ] = None,
    json: Json = False,
) -> None:
    """Rate a game's levels, each by games against the one below, with 95 % intervals; easy has 0.

    Without --games it tells what was measured and came with the game.

    Example: pessoi ladder mytikas --games 200
    """
    from pessoi.lab.ladder import climb, kept, meetings, written

    if game not in GAMES:
        raise UnknownGame(game)
    counts = numbers(players) or [number for number in USUAL if number in load_game(game).players]
    if games:
        with progress(game, games * meetings(counts)) as bar:
            found = climb(game, counts, games, seed, workers, ray, bar, results)
    else:
        known = kept(game)
        if known is None:
            raise Fault("error-no-ladder", {"game": f"={game}"})
        found = known
    if write is not None:
        try:
            write.write_bytes(written(found))
        except OSError as error:
            raise Fault("error-cannot-write", {"file": f"={write}", "reason": reason(error)}) from error
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
        return
    table = Table(*columns("ladder"), box=None, header_style="bold")
    for number, rungs in found.rungs.items():
        for rung in rungs:
            share = f"{rung.wins:g} / {rung.games}" if rung.games else "–"
            table.add_row(str(number), rung.level, f"{rung.rating:.0f}", f"{rung.low:.0f} – {rung.high:.0f}", share)
    out().print(table)
    out().print(tell("ladder", seed=found.seed))
