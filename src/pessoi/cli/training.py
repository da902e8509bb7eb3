"""Training networks."""

from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Final, Self

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pessoi.cli.app import GameName, Json, Ray, Seed, Workers, app, out, print_json
from pessoi.cli.translation import columns, tell
from pessoi.cli.usage import fail
from pessoi.games import GAMES, UnknownGame


class Bar:
    """A run's work on the error stream, for people who look on: a bar with the time that is left."""

    def __init__(self) -> None:
        shown = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        console = Console(stderr=True)
        self.bars: Final = Progress(*shown, console=console, transient=True, disable=not console.is_terminal)
        self.task: Final = self.bars.add_task("", total=None)

    def __enter__(self) -> Self:
        self.bars.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.bars.stop()

    def begin(self, what: str, generation: int, total: int) -> None:
        title = tell(f"train-{what}", number=generation)
        self.bars.reset(self.task, description=title, total=total)

    def reach(self, done: int) -> None:
        self.bars.update(self.task, completed=done)


@app.command()
def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="The run's folder.")] = Path("training"),
    players: Annotated[str, typer.Option(help="Numbers of players, with commas; without it all of the game.")] = "",
    minutes: Annotated[float, typer.Option(min=0, help="Stop after that; 0: when all generations are done.")] = 0.0,
    generations: Annotated[int, typer.Option(min=1, help="How many in all.")] = 20,
    games: Annotated[int, typer.Option(min=10, help="Games of each generation.")] = 2000,
    iterations: Annotated[int, typer.Option(min=2, help="Of searches, in generations that search.")] = 100,
    search_from: Annotated[int, typer.Option(min=1, help="The first to search; those before play one ply.")] = 3,
    gate: Annotated[int, typer.Option(min=1, help="Games in the arena against the network before.")] = 200,
    shard: Annotated[int, typer.Option(min=10, help="Games that are kept in one file, all of one mode.")] = 250,
    start: Annotated[Path | None, typer.Option(metavar="FILE", help="A network to begin with.")] = None,
    seed: Seed = "1",
    workers: Workers = 0,
    ray: Ray = "",
    json: Json = False,
) -> None:
    """Train a game's network by self-play, generation after generation (extra `learn`).

    Everything is in one folder, and a run that was stopped goes on from there by the same command. The network can be
    tried in the arena as net@FILE or search:200@FILE.

    Example: pessoi train mytikas --out training/mytikas --players 2,4 --minutes 60
    """
    from pessoi.lab.network_bots import digest, read
    from pessoi.lab.train import Training, settings_of

    if game not in GAMES:
        raise UnknownGame(game)
    settings = settings_of(
        game,
        numbers(players),
        seed,
        games=games,
        shard=min(games, shard),
        iterations=iterations,
        search_from=search_from,
        gate=gate,
        start=digest(read(start)) if start else "",
    )
    with Bar() as bar:
        training = Training(folder, settings, workers, ray, bar)
        if start:
            training.begin_with(start)
        lines = training.run(generations, minutes)
    found = [msgspec.to_builtins(line) for line in lines]
    current = training.progress.current
    best = str(folder / current) if current else ""
    if json:
        print_json({"generations": found, "best": best})
    else:
        print_generations(found, best)


def numbers(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if not word.isdigit():
            fail("error-train-players", {"word": f"={word!r}"})
    return [int(word) for word in words]


def print_generations(lines: list[dict[str, Any]], best: str) -> None:
    table = Table(*columns("train"), box=None, header_style="bold")
    for line in lines:
        losses = [f"{line[name]:.4f}" for name in ("hand", "value", "policy")]
        taken = tell("train-yes" if line["taken"] else "train-no")
        table.add_row(
            str(line["number"]), line["bot"], str(line["positions"]), *losses, f"{line['strength']:.2f}", taken
        )
    console = out()
    if lines:
        console.print(table)
    console.print(tell("train-best", file=best) if best else tell("train-none"))
