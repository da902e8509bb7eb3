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
NOTHING = "–"  # was measured


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
        Path | None, typer.Option(metavar="FILE", help="Add the results to this file, as a game's folder has one.")
    ] = None,
    json: Json = False,
) -> None:
    """Rate a game's levels, each by games against the one below, with 95 % intervals; easy has 0.

    What was measured before and came with the game is added; without --games that is all.

    Example: pessoi ladder mytikas --games 200
    """
    from pessoi.lab.ladder import climb, kept, one_to_one, pairs, read_book, rungs, written

    if game not in GAMES:
        raise UnknownGame(game)
    counts = numbers(players) or [number for number in USUAL if number in load_game(game).players]
    found = kept(game)
    if games:
        with progress(game, games * pairs(counts)) as bar:
            found = found.with_more(climb(game, counts, games, seed, workers, ray, bar, results))
    if not found.meetings:
        raise Fault("error-no-ladder", {"game": f"={game}"})
    if write is not None:
        try:
            before = read_book(write.read_bytes()) if write.exists() else found
            write.write_bytes(written(before.with_more(found)))
        except (OSError, msgspec.DecodeError) as error:
            why = reason(error) if isinstance(error, OSError) else f"={error}"
            raise Fault("error-cannot-write", {"file": f"={write}", "reason": why}) from error
    levels = {number: rungs(found, number) for number in counts}
    if json:
        print_json({"book": msgspec.to_builtins(found), "levels": msgspec.to_builtins(levels, str_keys=True)})
        return
    table = Table(*columns("ladder"), box=None, header_style="bold")
    for number, some in levels.items():
        for rung in some:
            won, odds = NOTHING, NOTHING
            if rung.games:
                won = f"{rung.wins:g} / {rung.games}"
                odds = f"{one_to_one(rung.wins / rung.games, number):.0%}"
            rating, interval = NOTHING, NOTHING
            if rung.rating is not None:
                rating, interval = f"{rung.rating:.0f}", f"{rung.low:.0f} – {rung.high:.0f}"
            table.add_row(str(number), rung.level, rung.bot, rating, interval, won, odds)
    out().print(table)
    out().print(tell("ladder"))
