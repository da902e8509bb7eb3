"""Tournaments between bots, and data for learning."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from pessoi.arena.entrants import BadWeights, WeightedBot, WeightsFile, make_entrant, terms_of
from pessoi.cli.app import (
    GameName,
    Json,
    OptionList,
    Ray,
    ResultsPath,
    app,
    complain,
    options_of,
    out,
    print_json,
    progress,
    readable,
)
from pessoi.cli.speech import columns, tell
from pessoi.games import load_game

Bots = Annotated[
    str, typer.Option(help="Names, with commas; the last one fills the other seats. NAME@FILE judges by those weights.")
]
Players = Annotated[int | None, typer.Option(help="Seats; without it the fewest that the game takes.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]


def bot_names(words: str, game: str) -> list[str]:
    """Names that mean bots, complained about if they do not, or if their weights are another game's."""
    names = [name.strip() for name in words.split(",")]
    for name in names:
        bot = make_entrant(name, 0)
        if isinstance(bot, WeightedBot) and bot.name != game:
            raise BadWeights(f"these weights are for {bot.name}, not {game}")
    return names


@app.command()
def arena(
    game: GameName,
    bots: Bots = "hard,greedy",
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one a core.")] = 0,
    ray: Ray = "",
    option: OptionList = None,
    results: ResultsPath = None,
    plot: Annotated[Path | None, typer.Option(help="Draw ratings and scores into this PNG.")] = None,
    json: Json = False,
) -> None:
    """Let bots meet in every order of seats: wins with 95 % intervals, ratings, win matrix, seats, thinking time.

    Example: pessoi arena mytikas --bots hard,greedy --games 200 --seed 1 --results hard.jsonl
    """
    from pessoi.arena.results import Plan, Results
    from pessoi.arena.run import run
    from pessoi.arena.tally import tally

    rules = load_game(game)
    names = bot_names(bots, game)
    options = options_of(rules, min(rules.players) if players is None else players, option)
    with readable(results):
        kept = Results(Plan(game, options.players, options.values, names, seed, rules.version), results)
    with progress(game, games) as bar:
        run(kept, games, workers or os.cpu_count() or 1, bar, ray)
    found = kept.first(games)
    summary = {"game": game, "players": options.players, "options": options.values, "seed": seed}
    summary.update(tally(found, names))
    if plot is not None:
        from pessoi.arena.plot import plot as draw

        draw(summary, found, f"{game}, {options.players} players, {len(found)} games", plot)
    if json:
        print_json(summary)
    else:
        print_arena(summary)


def print_arena(found: dict[str, Any]) -> None:
    console = out()
    console.print(tell("games", **found))
    table = Table(*columns("arena"), box=None, header_style="bold")
    for name, line in sorted(found["bots"].items(), key=lambda entry: -found["ratings"][entry[0]]["mu"]):
        rating = found["ratings"][name]
        table.add_row(
            name,
            f"{line['share']:.1%}",
            f"{line['low']:.1%}–{line['high']:.1%}",
            f"{rating['mu']:.1f} ± {1.96 * rating['sigma']:.1f}",
            f"{line['points']:.1f}",
            f"{line['ms_per_decision']:.1f}",
            f"{line['seconds_per_game']:.2f}",
        )
    console.print(table)
    names = list(found["matrix"])
    if len(names) > 1:
        matrix = Table(tell("above"), *names, box=None, header_style="bold")
        for name in names:
            row = [found["matrix"][name].get(other) for other in names]
            matrix.add_row(name, *["–" if share is None else f"{share:.1%}" for share in row])
        console.print(matrix)
    seats = ", ".join(f"{tell('seat', number=i)} {line['share']:.1%}" for i, line in enumerate(found["seats"], start=1))
    console.print(tell("by-seat", seats=seats, decisions=f"{found['decisions']:.0f}", digest=found["digest"]))


@app.command()
def tune(
    game: GameName,
    bots: Bots = "greedy",
    players: Players = None,
    games: Annotated[int, typer.Option(min=5, help="How many games; every fifth is kept to judge by.")] = 400,
    positions: Annotated[int, typer.Option(min=1, help="Positions of each game, at most.")] = 25,
    pull: Annotated[float, typer.Option(min=0.0, help="How many positions the present weights are worth.")] = 50.0,
    seed: Seed = 1,
    option: OptionList = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the fitted weights, for NAME@FILE.")] = None,
    json: Json = False,
) -> None:
    """Fit the weights of a game's evaluation to the outcomes of games between bots; prints them, changes nothing.

    Example: pessoi tune mytikas --bots search:100 --games 500 --write fitted.json
    """
    from pessoi.arena import tune as fitting

    rules = load_game(game)
    names = bot_names(bots, game)
    options = options_of(rules, min(rules.players) if players is None else players, option)
    try:
        terms_of(game)
        with progress(game, games) as bar:
            sample = fitting.collect(game, options, names, games, positions, seed, bar)
        found = fitting.tune(game, sample, pull)
    except fitting.NothingToTune as error:
        complain(str(error))
    if write is not None:
        keep(WeightsFile(game, {line["term"]: line["fitted"] for line in found["terms"]}), write)
    if json:
        print_json(found)
    else:
        print_tuned(found)


def keep(weights: WeightsFile, path: Path) -> None:
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(weights)) + b"\n")
    except OSError as error:
        complain(f"{path} cannot be written: {error.strerror}")


def print_tuned(found: dict[str, Any]) -> None:
    console = out()
    console.print(tell("sample", **found))
    console.print(tell("surprise", **{name: f"{loss:.4f}" for name, loss in found["loss"].items()}))
    console.print(tell("gain", **{name: f"{gain:.3f}" for name, gain in found["gain"].items()}))
    table = Table(*columns("tune"), box=None, header_style="bold")
    for line in found["terms"]:
        table.add_row(line["term"], f"{line['present']:.3f}", f"{line['fitted']:.3f}", f"{1.96 * line['error']:.3f}")
    console.print(table)


@app.command()
def features(game: GameName, players: Players = None, option: OptionList = None, json: Json = False) -> None:
    """Name every entry of the observation vector that learning interfaces give, in order.

    Example: pessoi features mytikas --players 3
    """
    from pessoi.research.session import feature_names

    rules = load_game(game)
    options = options_of(rules, min(rules.players) if players is None else players, option)
    names = feature_names(rules, options)
    if json:
        print_json(names)
        return
    for number, name in enumerate(names):
        print(f"{number:5} {name}")


@app.command()
def export(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Bots = "greedy",
    players: Players = None,
    seed: Seed = 1,
    option: OptionList = None,
    format: Annotated[str, typer.Option(help="parquet or jsonl; without it by the file's ending.")] = "",
) -> None:
    """Let bots play and write every decision: observation, legal answers, choice, outcome.

    Example: pessoi export mytikas decisions.parquet --games 100 --bots greedy
    """
    from pessoi.research.export import FORMATS, Setting
    from pessoi.research.export import export as write

    kind = format or file.suffix.removeprefix(".")
    if kind not in FORMATS:
        complain(f"the formats are {' and '.join(FORMATS)}, not {kind!r}")
    rules = load_game(game)
    options = options_of(rules, min(rules.players) if players is None else players, option)
    setting = Setting(game, options.players, options.values, bot_names(bots, game), seed)
    try:
        with progress(game, games) as bar:
            count = write(setting, games, kind, file, bar)
    except OSError as error:
        complain(f"{file} cannot be written: {error.strerror}")
    print(tell("exported", decisions=count, games=games, file=file))
