"""Games of a simulated house: `python -m tests.simulation.run --games 10000`, or one seed again: `--seed 4711`.

A seed that fails prints what was broken; run alone it also writes down everything that happened (`--trace FILE`).
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.simulation.games import TABLES, games_of, pebbles
from tests.simulation.oracles import check
from tests.simulation.world import World

PIECE: Final = 25  # seeds that a process is given at once


@dataclass
class Report:
    """What was played, and what went wrong."""

    games: int = 0
    views: int = 0
    answers: int = 0
    fingerprint: str = ""
    happened: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.views += other.views
        self.answers += other.answers
        self.happened += other.happened
        self.faults += other.faults


def simulate(seed: int, lines: list[str] | None = None) -> Report:
    with pebbles():
        world = World(seed, games_of(seed), lines)
        report = Report(games=len(world.games))
        try:
            world.play()
            report.views = check(world)
        except Exception as error:
            report.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
    report.answers = sum(len(client.book.acknowledged) for client in world.clients)
    report.happened = world.happened + world.bots.happened
    report.happened["commit"] = world.disk.commits
    report.happened["frame"] = world.network.frames
    report.fingerprint = world.trace.fingerprint()
    return report


def simulate_piece(first: int) -> Report:
    total = Report()
    for seed in range(first, first + PIECE):
        total.add(simulate(seed))
    return total


def simulate_many(games: int, first: int, workers: int) -> Iterator[Report]:
    """Whole pieces, so many that they hold so many games."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(simulate_piece, range(first, first + games // TABLES + PIECE, PIECE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--trace", type=Path, default=Path("build/simulation.txt"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    started = time.monotonic()
    total = Report()
    if given.seed is not None:
        lines: list[str] = []
        total = simulate(given.seed, lines)
        given.trace.parent.mkdir(parents=True, exist_ok=True)
        given.trace.write_text("\n".join(lines) + "\n")
        print(f"seed {given.seed}: fingerprint {total.fingerprint}; everything that happened: {given.trace}")
    else:
        for report in simulate_many(given.games, given.first, given.workers):
            total.add(report)
            for fault in report.faults:
                print(fault, flush=True)
    happened = ", ".join(f"{count} × {what}" for what, count in sorted(total.happened.items()))
    print(f"{total.games} games, {total.answers} acknowledged answers, {total.views} views compared; {happened}")
    print(f"{len(total.faults)} broken promises, {time.monotonic() - started:.0f} s")
    if total.faults:
        sys.exit("\n".join(total.faults[:10]))


if __name__ == "__main__":
    main()
