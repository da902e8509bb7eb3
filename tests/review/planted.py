"""Planted mistakes: games of a bot in which one choice is replaced by a far worse one. Does the review find it?

    python -m tests.review.planted [GAME …] --games 50 [--level expert] [--review hard] [--times 4] [--seed S]

A game is played by the level. Then, at a choice taken at random, an answer that the same level with `times` its budget
rates at least 20 % worse than the best takes the place of the one played. It is counted how many of these are marked as
a mistake or a blunder, and how many of the bot's own choices are: a sample of those before the planted one.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pessoi.bots import make_bot
from pessoi.games import GAMES, load_game
from pessoi.kernel import OVER, Action, Game, Options, State
from pessoi.kernel.chance import seed_from
from pessoi.records import Player, Record
from pessoi.review.course import Course, course_of
from pessoi.review.grades import Reviewer, grade_choices
from pessoi.review.worth import Worth

WORSE: Final = 0.2  # of the chance to win: what makes a planted mistake
MARKED: Final = ("mistake", "blunder")
PLACES: Final = 40  # choices of a game that are tried until a mistake can be planted
OWN: Final = 5  # of the bot's own choices in each game


class Count:
    """Planted mistakes and how many were marked; the bot's own choices that were graded, and marked."""

    def __init__(self) -> None:
        self.planted = self.found = self.own = self.false = 0

    def __str__(self) -> str:
        return f"planted {self.planted}, marked {self.found}; own choices {self.own}, marked {self.false}"


def played_by(game: Game[Any], options: Options, level: str, seed: str) -> Record:
    """A game of a level against itself."""
    bots = [make_bot(level, number) for number in range(options.players)]
    record = Record.begin(game, options, [Player(level, level)] * options.players, seed_from(seed))
    s: State = game.setup(options)
    request = record.draw(game, s)
    while request.seat != OVER:
        known = game.known(s, request.seat)
        record.play(game, s, bots[request.seat].choose(game, known, request.seat, request))
        request = record.draw(game, s)
    return record


def plant(course: Course, level: str, times: int, rng: Random) -> tuple[int, Action] | None:
    """A choice, and an answer there that is far worse; None if none was come upon."""
    game = course.game
    reviewer = Reviewer(game, len(set(game.teams(course.begin))), level, "plant")
    numbers = course.choices()
    for number in rng.sample(numbers, min(PLACES, len(numbers))):
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


def try_game(game: Game[Any], options: Options, level: str, review: str, times: int, seed: str, count: Count) -> None:
    course = course_of(played_by(game, options, level, seed))
    rng = Random(seed)
    found = plant(course, level, times, rng)
    if found is None:
        return
    number, mistake = found
    count.planted += 1
    spoilt = course_of(with_mistake(course, number, mistake))
    count.found += grade_choices(spoilt, [number], review, "1")[0].grade in MARKED
    others = [n for n in course.choices() if n != number]
    for choice in grade_choices(course, rng.sample(others, min(OWN, len(others))), review, "1"):
        count.own += 1
        count.false += choice.grade in MARKED


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--games", dest="number", type=int, default=50)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--review", default="hard")
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    good = True
    for name in given.games or list(GAMES):
        game, count = load_game(name), Count()
        modes = game.modes()
        for number in range(10 * given.number):
            if count.planted == given.number:
                break
            options = modes[(7 * number) % len(modes)]
            try_game(game, options, given.level, given.review, given.times, f"{given.seed} {name} {number}", count)
        print(f"{name}: {count}", flush=True)
        good &= count.found >= 0.9 * count.planted > 0 and count.false <= 0.05 * count.own
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
