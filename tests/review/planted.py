"""Planted mistakes: games of a bot in which one choice is replaced by a far worse one. Does the review find it?

    python -m tests.review.planted [GAME …] --games 50 [--level expert] [--review hard] [--times 4] [--seed S]
                                   [--players N] [--folder DIRECTORY]

A game is played by the level. Then, at a choice taken at random, an answer that the same level with `times` its budget
rates at least 20 % worse than the best takes the place of the one played. It is counted how many of these are marked as
a mistake or a blunder, and how many of the bot's own choices are: a sample of those before the planted one.

Games, which take minutes, are kept in the folder as records, and so is every result: a run with the same settings goes
on where the last one ended, and another review looks at the same games.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from pessoi.games import GAMES, load_game
from pessoi.kernel import Action, Game, Options
from pessoi.records import Record
from pessoi.records.text import read, write
from pessoi.review.course import Course, course_of
from pessoi.review.grades import Reviewer, grade_choices
from pessoi.review.mining import played_by
from pessoi.review.worth import Worth

WORSE: Final = 0.2  # of the chance to win: what makes a planted mistake
MARKED: Final = ("mistake", "blunder")
OWN: Final = 5  # of the bot's own choices in each game


class Result(msgspec.Struct, frozen=True):
    """A game: whether a mistake could be planted and was marked; the bot's own choices, and those that were marked."""

    run: str  # game and settings
    number: int
    planted: int
    found: int
    own: int
    false: int


class Count:
    """Planted mistakes and how many were marked; the bot's own choices that were looked at, and marked."""

    def __init__(self) -> None:
        self.planted = self.found = self.own = self.false = 0

    def add(self, result: Result) -> None:
        self.planted += result.planted
        self.found += result.found
        self.own += result.own
        self.false += result.false

    def __str__(self) -> str:
        share, false = self.found / max(1, self.planted), self.false / max(1, self.own)
        return (
            f"planted {self.planted}, marked {self.found} ({share:.0%}); "
            f"own choices {self.own}, marked {self.false} ({false:.1%})"
        )

    def is_good(self) -> bool:
        return self.found >= 0.9 * self.planted > 0 and self.false <= 0.05 * self.own


def plant(course: Course, level: str, times: int, rng: Random) -> tuple[int, Action] | None:
    """A choice, and an answer there that is far worse; None if none was come upon."""
    game = course.game
    reviewer = Reviewer(game, len(set(game.teams(course.begin))), level, "plant")
    numbers = course.choices()
    for number in rng.sample(numbers, len(numbers)):
        moment = course.moments[number - 1]
        seat, request = moment.request.seat, moment.request
        known = game.known(moment.before, seat)
        sights = reviewer.sights(known, request, Random(number))
        if max(sights) - min(sights) < WORSE:
            continue
        best, worst = (request.actions[sights.index(choose(sights))] for choose in (max, min))
        worths = [
            Worth(game, reviewer.judgement, known, seat, action, reviewer.own_turn_only, f"plant {number}")
            for action in dict.fromkeys([moment.action, best, worst])
        ]
        for worth in worths:
            worth.search(times * reviewer.budget.each)
        if max(worth.value() for worth in worths) - worths[-1].value() >= WORSE:
            return number, worst
    return None


def with_mistake(course: Course, number: int, mistake: Action) -> Record:
    """The game up to that answer, which is the mistake."""
    record = Record(
        course.record.game,
        course.record.version,
        course.record.options,
        course.record.players,
        course.record.commitment,
        course.record.edition,
    )
    s = course.begin.copy()
    for moment in course.moments[: number - 1]:
        record.play(course.game, s, moment.action)
    record.play(course.game, s, mistake)
    return record


def kept(path: Path, game: Game[Any], options: Options, level: str, seed: str) -> Record:
    """The game from its file, or played now."""
    if path.exists():
        return read(path.read_text())
    record = played_by(game, options, level, seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(write(record, reveal=False))
    part.replace(path)
    return record


def try_game(run: str, number: int, game: Game[Any], given: argparse.Namespace) -> Result:
    modes = [options for options in game.modes() if options.players == given.players or not given.players]
    options, seed = modes[(7 * number) % len(modes)], f"{given.seed} {game.name} {given.players} {number}"
    played = f"{game.name} {given.level} {given.seed} {given.players} {number}.txt"
    course = course_of(kept(given.folder / "games" / played, game, options, given.level, seed))
    rng = Random(seed)
    place = plant(course, given.level, given.times, rng)
    if place is None:
        return Result(run, number, 0, 0, 0, 0)
    at, mistake = place
    spoilt = course_of(with_mistake(course, at, mistake))
    found = grade_choices(spoilt, [at], given.review, "1")[0].grade in MARKED
    others = [n for n in course.choices() if n != at]
    own = grade_choices(course, rng.sample(others, min(OWN, len(others))), given.review, "1")
    return Result(run, number, 1, int(found), len(own), sum(choice.grade in MARKED for choice in own))


def results_in(path: Path, run: str) -> dict[int, Result]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Result) for line in lines]
    return {result.number: result for result in found if result.run == run}


def count_game(name: str, given: argparse.Namespace) -> Count:
    """Games until as many mistakes are planted, those of an earlier run first."""
    run = f"{name} {given.level} {given.review} {given.times} {given.seed} {given.players}"
    results = given.folder / "results.jsonl"
    game, count, known = load_game(name), Count(), results_in(results, run)
    for number in range(10 * given.number):
        if count.planted == given.number:
            break
        result = known.get(number)
        if result is None:
            result = try_game(run, number, game, given)
            with results.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
        count.add(result)
        print(f"  {name} {number}: {count}", flush=True)
    return count


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--games", dest="number", type=int, default=50)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--review", default="hard")
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", type=int, default=0, help="games of so many alone; 0: of every number")
    parser.add_argument("--folder", type=Path, default=Path("build/planted"))
    given = parser.parse_args(arguments)
    counts = {name: count_game(name, given) for name in given.games or list(GAMES)}
    for name, count in counts.items():
        print(f"{name}: {count}")
    return 0 if all(count.is_good() for count in counts.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
