"""What all commands share: the app, common parameters, output as figures or as JSON."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pessoi import __version__
from pessoi.cli.translation import tell
from pessoi.cli.usage import fail
from pessoi.engine import build
from pessoi.games import GAMES, UnknownGame, load_game, make_game
from pessoi.games.edition import owners_edition
from pessoi.kernel import Game, Options, reason
from pessoi.lab.jobs import LOCAL, check, is_address
from pessoi.lab.plan import Kind, Plan, make_plan

app = typer.Typer(
    name="pessoi",
    help="Four board games of ancient Greece: play, replay, simulate, look things up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def cluster_address(word: str) -> str:
    if word:
        check(word)
    return word


def with_local_ray(arguments: Sequence[str]) -> list[str]:
    """`--ray` without an address means a Ray on this machine; Typer has no options with optional values."""
    following = [*arguments[1:], ""]
    return [
        f"--ray={LOCAL}" if word == "--ray" and not is_address(after) else word
        for word, after in zip(arguments, following, strict=False)
    ]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as `pessoi games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option; may be repeated.")
]
Edition = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Your own figures (TOML) instead of the packaged ones.")
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        callback=cluster_address,
        help="Play on a Ray cluster (extra `ray`): HOST:PORT, auto, or one on this machine for the occasion.",
    ),
]
Bots = Annotated[
    str, typer.Option(help="Names, with commas; the last one fills the other seats. NAME@FILE judges by that file.")
]
Players = Annotated[int | None, typer.Option(help="Seats; without it the fewest that the game takes.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[str, typer.Option(help="Anything: the same seed gives the same games.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0: one a core.")]
ResultsPath = Annotated[
    Path | None, typer.Option("--results", metavar="FILE", help="Keep the games here; a run goes on where it ends.")
]

WIDTH = 100  # what games' drawings are made for


def show_version(wanted: bool) -> None:
    if wanted:
        print(tell("version", version=__version__, engine=build()))
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version.")] = False,
    lang: Annotated[str, typer.Option(metavar="en|fr", help="The language; else the terminal's.")] = "",
) -> None:
    """Four board games of ancient Greece: play, replay, simulate, look things up."""


def game_with(name: str, edition: Path | None) -> Game[Any]:
    """The game, with an owner's figures if a file of them is given."""
    if name not in GAMES:
        raise UnknownGame(name)
    return load_game(name) if edition is None else make_game(name, owners_edition(name, edition))


def pairs(words: list[str] | None) -> dict[str, str]:
    """`name=value` words as a mapping; of `name=kind:@file` the file holds what follows the colon, a line a part."""
    found: dict[str, str] = {}
    for word in words or []:
        name, mark, value = word.partition("=")
        if not (name and mark and value):
            fail("error-option-form", {"word": f"={word!r}"})
        kind, is_file, path = value.partition(":@")
        found[name] = f"{kind}:{parts_in(name, Path(path))}" if is_file else value
    return found


def parts_in(option: str, path: Path) -> str:
    """The lines of a file in one, without comments (`#`) and spaces."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        fail("error-option-file", {"name": f"={option}", "file": f"={path}", "reason": reason(error)})
    except UnicodeDecodeError as error:
        fail("error-option-file", {"name": f"={option}", "file": f"={path}", "reason": f"={error}"})
    parts = ["".join(line.partition("#")[0].split()) for line in lines]
    return ";".join(part for part in parts if part)


def options_of(game: Game[Any], players: int, words: list[str] | None) -> Options:
    return game.settled_options(Options(players, pairs(words)))


def plan_of(
    kind: Kind,
    game: str,
    bots: str,
    players: int | None,
    seed: str,
    option: list[str] | None,
    edition: Path | None,
) -> Plan:
    """What simulations, tournaments, fits and data sets play, from what was typed."""
    names = [name.strip() for name in bots.split(",")]
    own = owners_edition(game, edition) if edition else None
    return make_plan(kind, game, names, players, pairs(option), own, seed)


def out() -> Console:
    """A console for results, 100 columns wide where nobody says otherwise; made at each use, as streams may change."""
    told = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, width=None if told else WIDTH)


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, for people who look on; the function given sets how many are done."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task(title, total=total)
        yield lambda done: bars.update(task, completed=done)
