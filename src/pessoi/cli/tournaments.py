"""Tournaments between bots, and data for learning."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from pessoi.cli.app import (
    Bots,
    Edition,
    GameName,
    Games,
    Json,
    OptionList,
    Players,
    Ray,
    ResultsPath,
    Seed,
    Workers,
    app,
    options_of,
    out,
    plan_of,
    print_json,
    progress,
)
from pessoi.cli.translation import columns, tell
from pessoi.games import load_game
from pessoi.kernel import Fault, reason
from pessoi.lab.weighted_bots import WeightsFile, terms_of


@app.command()
def arena(
    game: GameName,
    bots: Bots = "hard,greedy",
    players: Players = None,
    games: Games = 100,
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    option: OptionList = None,
    edition: Edition = None,
    results: ResultsPath = None,
    plot: Annotated[Path | None, typer.Option(help="Draw ratings and scores into this PNG.")] = None,
    json: Json = False,
) -> None:
    """Let bots meet in every order of seats: wins with 95 % intervals, ratings, win matrix, seats, thinking time.

    Example: pessoi arena mytikas --bots hard,greedy --games 200 --seed 1 --results hard.jsonl
    """
    from pessoi.lab.results import Results
    from pessoi.lab.tournament import hold

    kept = Results(plan_of("arena", game, bots, players, seed, option, edition), results)
    with progress(game, games) as bar:
        summary = hold(kept, games, workers, ray, bar)
    if plot is not None:
        from pessoi.lab.plot import plot_tournament

        title = f"{game}, {kept.plan.players} players, {summary['games']} games"
        plot_tournament(summary, kept.first(games), title, plot)
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
    prior_strength: Annotated[
        float, typer.Option(min=0.0, help="How many positions the present weights are worth.")
    ] = 50.0,
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    option: OptionList = None,
    edition: Edition = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the fitted weights, for NAME@FILE.")] = None,
    json: Json = False,
) -> None:
    """Fit the weights of a game's evaluation to the outcomes of games between bots; prints them, changes nothing.

    Example: pessoi tune mytikas --bots search:100 --games 500 --write fitted.json
    """
    from pessoi.lab import tune as fitting

    plan = plan_of("tune", game, bots, players, seed, option, edition)
    terms_of(game)  # refuses a game without any
    with progress(game, games) as bar:
        sample, played = fitting.collect(plan, games, positions, workers, ray, bar)
    found = fitting.tune(plan, sample, played, prior_strength)
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
        raise Fault("error-cannot-write", {"file": f"={path}", "reason": reason(error)}) from error


def print_tuned(found: dict[str, Any]) -> None:
    console = out()
    console.print(tell("sample", **found))
    console.print(tell("log-loss", **{name: f"{loss:.4f}" for name, loss in found["loss"].items()}))
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
    games: Games = 100,
    bots: Bots = "greedy",
    players: Players = None,
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    option: OptionList = None,
    edition: Edition = None,
    format: Annotated[str, typer.Option(help="parquet or jsonl; without it by the file's ending.")] = "",
    json: Json = False,
) -> None:
    """Let bots play and write every decision: observation, legal answers, choice, outcome.

    Example: pessoi export mytikas decisions.parquet --games 100 --bots greedy
    """
    from pessoi.lab.export import export as write

    plan = plan_of("export", game, bots, players, seed, option, edition)
    with progress(game, games) as bar:
        found = write(plan, games, format or file.suffix.removeprefix("."), file, workers, ray, bar)
    if json:
        print_json(found)
    else:
        print(tell("exported", decisions=found["rows"], games=games, file=file))
