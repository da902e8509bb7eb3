"""Simulations and benchmarks."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from pessoi.cli.app import (
    Bots,
    Edition,
    GameName,
    Games,
    Json,
    OptionList,
    Ray,
    ResultsPath,
    Seed,
    Workers,
    app,
    out,
    plan_of,
    print_json,
    progress,
)
from pessoi.cli.translation import columns, tell
from pessoi.games import GAMES, UnknownGame, load_game
from pessoi.i18n import catalogue
from pessoi.i18n.errors import spoken

MOST_CHANGED = 16  # lines of a balance report about what is bought and built


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Seats; without it, as many as there are bots, or most.")] = None,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    option: OptionList = None,
    edition: Edition = None,
    results: ResultsPath = None,
    json: Json = False,
) -> None:
    """Let bots play many games; seats rotate. The digest is the same for the same arguments, whatever the workers.

    Example: pessoi simulate mytikas --players 4 --games 1000 --bots greedy,random --seed 1 --json
    """
    from pessoi.lab import simulate as simulation
    from pessoi.lab.results import Results

    kept = Results(plan_of("simulate", game, bots, players, seed, option, edition), results)
    with progress(game, games) as bar:
        found = simulation.simulate(kept, games, workers, ray, bar)
    if json:
        print_json(found)
    else:
        print_simulation(found)


def print_simulation(found: dict[str, Any]) -> None:
    console = out()
    pace = {"decisions_per_s": f"{found['decisions_per_s']:.0f}", "games_per_s": f"{found['games_per_s']:.2f}"}
    console.print(tell("games", **found))
    console.print(tell("pace", **found | pace))
    console.print(tell("length", **found["length"]))
    table = Table(*columns("simulate"), box=None, header_style="bold")
    seats = [(tell("seat", number=i), row) for i, row in enumerate(found["seats"], start=1)]
    for name, row in [*seats, *found["bots"].items()]:
        table.add_row(name, str(row["games"]), f"{row['wins']:g}", f"{row['win_rate']:.1%}", f"{row['mean_score']:.2f}")
    console.print(table)
    console.print(tell("ends", ends=", ".join(f"{reason} {count}" for reason, count in found["reasons"].items())))
    console.print(tell("digest", digest=found["digest"]))


@app.command()
def balance(
    game: GameName,
    edition: Annotated[Path, typer.Option(help="Figures of your own (TOML), compared with the packaged ones.")],
    players: Annotated[int | None, typer.Option(help="Seats; without it, most.")] = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    seed: Seed = "1",
    workers: Workers = 0,
    option: OptionList = None,
    json: Json = False,
) -> None:
    """Let bots play by our figures and by yours: wins by seat, length, scores, what is bought and built.

    Example: pessoi balance mytikas --edition mybox.toml --players 3
    """
    from pessoi.lab.balance import report

    plan = plan_of("simulate", game, bots, players, seed, option, edition)
    with progress(game, 2 * games) as bar:
        found = report(plan, games, workers, bar)
    if json:
        print_json(found)
    else:
        print_balance(found)


def print_balance(found: dict[str, Any]) -> None:
    """Both columns and the difference; of what is bought and built, what differs most."""
    ours, own = found["ours"], found["edition"]
    console = out()
    console.print(tell("games", **own))
    table = Table(*columns("balance"), box=None, header_style="bold")
    lines = [(tell("balance-length"), ours["length"]["mean"], own["length"]["mean"], ".1f")]
    for i, (before, after) in enumerate(zip(ours["seats"], own["seats"], strict=True), start=1):
        seat = tell("seat", number=i)
        lines.append((tell("balance-wins", seat=seat), 100 * before["win_rate"], 100 * after["win_rate"], ".1f"))
        lines.append((tell("balance-score", seat=seat), before["mean_score"], after["mean_score"], ".2f"))
    for name in list(found["changes"])[:MOST_CHANGED]:
        lines.append((worded(own["game"], name), ours["chosen"].get(name, 0.0), own["chosen"].get(name, 0.0), ".2f"))
    for what, before, after, form in lines:
        table.add_row(what, f"{before:{form}}", f"{after:{form}}", f"{after - before:+{form}}")
    console.print(table)
    for key, side in (("balance-ours", ours), ("balance-own", own)):
        console.print(tell(key, ends=", ".join(f"{reason} {count}" for reason, count in side["reasons"].items())))


def worded(game: str, text: str) -> str:
    """An answer in the reader's language."""
    rules = load_game(game)
    return catalogue(spoken.get(), game).say(rules.describe(rules.vocabulary.read(text)))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; without it, all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="CPU seconds for each of five repeats.")] = 0.5,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines too (extra `bench`).")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw a bar chart into this PNG.")] = None,
    json: Json = False,
) -> None:
    """Measure play, copies, search and views in CPU seconds on one core: medians, with least and most of five repeats.

    In a source checkout with a compiled build (`make compiled`) both builds are measured.

    Example: pessoi bench mytikas --peers
    """
    from pessoi.lab import builds

    if game is not None and game not in GAMES:
        raise UnknownGame(game)
    places = builds.builds()
    names = [game] if game else list(GAMES)
    rows: list[dict[str, Any]] = []
    with progress("bench", len(names) * len(places)) as bar:
        for name in names:
            for settings in places.values():
                rows.append(builds.measure(name, seconds, settings))
                bar(len(rows))
    others = builds.peer_rows(seconds) if peers else []
    ratios = builds.ratios(rows, others)
    if plot is not None:
        from pessoi.lab.plot import plot_rates

        plot_rates(rows, others, plot)
    if json:
        print_json({"games": rows, "peers": others, "ratios": ratios})
    else:
        print_bench(rows, others, ratios)


RATES = ("decisions", "games", "search")
LEARNING = ("playouts", "env", "batch")


def print_bench(rows: list[dict[str, Any]], peers: list[dict[str, Any]], ratios: list[dict[str, Any]]) -> None:
    rates = Table(*columns("rates"), box=None, header_style="bold")
    learning = Table(*columns("learning"), box=None, header_style="bold")
    sizes = Table(*columns("sizes"), box=None, header_style="bold")
    for row in rows:
        name = tell("players", game=row["game"], players=row["players"])
        build = tell(row["build"])
        rates.add_row(name, build, *known_rates(row, RATES))
        learning.add_row(name, build, *known_rates(row, LEARNING))
        figures = [str(row["state_bytes"]), str(row["view_bytes"]), f"{row['view_us']:.0f}", f"{row['table_kb']:.0f}"]
        sizes.add_row(name, build, f"{row['copy_us']:.2f}", *figures)
    for row in peers:
        for table, kinds in ((rates, RATES), (learning, LEARNING)):
            if any(known_rates(row, kinds)):
                table.add_row(row["peer"], "", *known_rates(row, kinds))
        if "copy_us" in row:
            sizes.add_row(row["peer"], "", f"{row['copy_us']:.2f}")
    console = out()
    console.print(rates)
    console.print(learning)
    console.print(sizes)
    for line in ratios:
        figures = [f"{tell_ratio(name)} {value:.2f}×" for name, value in line.items() if name != "game"]
        if figures:
            console.print(f"{line['game']}: {', '.join(figures)}")


def known_rates(row: dict[str, Any], kinds: Sequence[str]) -> list[str]:
    """What was measured; nothing for what was not, of a peer that has no such thing."""
    return [spread(row[f"{kind}_per_s"]) if f"{kind}_per_s" in row else "" for kind in kinds]


def tell_ratio(name: str) -> str:
    """What is compared with what; peers keep their names."""
    words = "interpreted|compiled|network|hand|decisions|copy|search|playouts|steps|batch"
    return re.sub(words, lambda word: tell(word[0]), name)


def spread(figures: dict[str, float]) -> str:
    return f"{short(figures['median'])} ({short(figures['min'])}–{short(figures['max'])})"


def short(figure: float) -> str:
    """Thousands from ten thousand on, so that six columns fit a terminal; `--json` has every digit."""
    return f"{figure:,.0f}" if figure < 10_000 else f"{figure / 1000:,.0f}k"
