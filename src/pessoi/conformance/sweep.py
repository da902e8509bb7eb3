"""The full sweep: random games of every mode under all laws, on all cores.

    python -m pessoi.conformance.sweep [GAME] --games N [--rate R] [--seed S] [--counters tests.games]

Prints every violation with its seed and its shortest log; ends with 1 if there was one.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pessoi.conformance.counting import find_counting
from pessoi.conformance.trial import Failure, Trial
from pessoi.games import GAMES, UnknownGame, load_game

Task = tuple[str, int, int, float, str]  # game, number of the mode, seed, rate, package of counters


def tasks(name: str, games: int, seed: int, rate: float, counters: str) -> Iterator[Task]:
    """`games` seeds, dealt to the modes in turn."""
    modes = len(load_game(name).modes())
    for i in range(games):
        yield name, i % modes, seed + i, rate, counters


def run(task: Task) -> tuple[int, str]:
    """Number of answers, and the failure if there was one."""
    name, mode, seed, rate, counters = task
    game = load_game(name)
    counting = find_counting(counters, name) if counters else None
    try:
        return Trial(game, game.modes()[mode], rate, counting=counting).run(seed), ""
    except Failure as failure:
        return 0, str(failure)


def sweep(name: str, games: int, seed: int, rate: float, counters: str, console: Console) -> int:
    """The number of violations."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    failures = decisions = 0
    with get_context("spawn").Pool(os.cpu_count()) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task(name, total=games)
        for answers, failure in pool.imap_unordered(run, tasks(name, games, seed, rate, counters), chunksize=4):
            progress.advance(bar)
            decisions += answers
            if failure:
                failures += 1
                progress.console.print(failure, markup=False)
    console.print(f"{name}: {games} games, {decisions} decisions, {failures} violations")
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m pessoi.conformance.sweep", description="Random games under all laws."
    )
    parser.add_argument("game", nargs="?", help="one game; without it, all of them")
    parser.add_argument("--games", type=int, default=2000, help="random games of each (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.03, help="share of decisions with the costly laws")
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--counters", default="", help="package of games' counters, for the twelfth law")
    given = parser.parse_args()
    if given.game and given.game not in GAMES:
        parser.error(str(UnknownGame(given.game)))
    console = Console()
    names = [given.game] if given.game else sorted(GAMES)
    return min(1, sum([sweep(name, given.games, given.seed, given.rate, given.counters, console) for name in names]))


if __name__ == "__main__":
    sys.exit(main())
