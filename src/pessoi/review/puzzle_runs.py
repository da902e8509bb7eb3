"""Mining on several cores, game after game, until there are enough puzzles. What is found is kept at once, and a run
goes on after the last game that had any."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from pessoi.games import load_game
from pessoi.kernel import Game, Options
from pessoi.records import Record, read, write
from pessoi.review.course import course_of
from pessoi.review.mining import PLAYED_BY, Miner, played_by
from pessoi.review.puzzle import Puzzle, read_puzzles, write_puzzle

AT_ONCE: Final = 2  # games that a process has before it
ALIKE: Final = 3  # puzzles of a set that begin with the same answer, at most

Job = tuple[str, str, str, str]  # the game, the seed, where its puzzles come from, and the record if there is one


class Quarry:
    """A file of puzzles, as far as it has come."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.puzzles: Final = read_puzzles(path.read_bytes()) if path.exists() else []
        self.path.write_bytes(b"".join(write_puzzle(puzzle) for puzzle in self.puzzles))  # whole lines only

    def add(self, puzzle: Puzzle) -> None:
        """Unless it is there, or there are enough like it."""
        firsts = Counter(kept.questions[0].answer for kept in self.puzzles)
        if firsts[puzzle.questions[0].answer] >= ALIKE or any(kept.id == puzzle.id for kept in self.puzzles):
            return
        self.puzzles.append(puzzle)
        with self.path.open("ab") as file:
            file.write(write_puzzle(puzzle))

    def after(self) -> int:
        """The number of the first of bots' games that is not known to have been mined."""
        numbers = [puzzle.source.rpartition(" ")[2] for puzzle in self.puzzles]
        return 1 + max((int(number) for number in numbers if number.isdigit()), default=-1)


def mine(
    name: str, quarry: Quarry, number: int, seed: str, workers: int, progress: Callable[[int], None] | None = None
) -> None:
    """Puzzles from games that bots play for it, until there are as many."""
    jobs = ((name, seed, f"{seed} {number}", "") for number in count(quarry.after()))
    dig(jobs, quarry, number, workers, progress)


def mine_records(
    records: Sequence[tuple[str, Record]],
    quarry: Quarry,
    number: int,
    seed: str,
    workers: int,
    progress: Callable[[int], None] | None = None,
) -> None:
    """The same from games that were played, each with its name, as far as they go."""
    jobs = ((record.game, seed, source, write(record, reveal=True)) for source, record in records)
    dig(jobs, quarry, number, workers, progress)


def dig(jobs: Iterator[Job], quarry: Quarry, number: int, workers: int, progress: Callable[[int], None] | None) -> None:
    if len(quarry.puzzles) >= number:
        return
    for found in results(jobs, workers or os.cpu_count() or 1):
        for puzzle in found:
            if len(quarry.puzzles) < number:
                quarry.add(puzzle)
        if progress is not None:
            progress(len(quarry.puzzles))
        if len(quarry.puzzles) >= number:
            return


def results(jobs: Iterator[Job], processes: int) -> Iterator[list[Puzzle]]:
    """In the jobs' order; a pool would take all of an endless number at once."""
    if processes == 1:
        yield from map(run_job, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        while some := [job for job, _ in zip(jobs, range(AT_ONCE * processes), strict=False)]:
            yield from pool.imap(run_job, some)


def run_job(job: Job) -> list[Puzzle]:
    name, seed, source, text = job
    record = read(text) if text else game_for(load_game(name), source)
    course = course_of(record)
    game = course.game
    return list(Miner(game, len(set(game.teams(course.begin))), seed).puzzles(course, source))


def game_for(game: Game[Any], source: str) -> Record:
    """Three of four games are of the fewest players, whose puzzles are easiest to read, and soonest verified."""
    number = int(source.rpartition(" ")[2])
    players = game.players[number // 4 % len(game.players)] if number % 4 == 3 else min(game.players)
    return played_by(game, game.settled_options(Options(players)), PLAYED_BY, f"puzzles {game.name} {source}")
