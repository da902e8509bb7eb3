"""How long a review takes: a game of Cyclades with four players and 500 answers, at the default level.

    python -m tests.review.timing [--answers 500] [--workers 2]

Prints the seconds until the curve is there and until every choice is graded, by the clock and of the processors, and
how busy the machine was: by the clock, figures mean something on a quiet machine only.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Final

from pessoi.bots import make_bot
from pessoi.games import load_game
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import seed_from
from pessoi.records import Player, Record
from pessoi.review import LEVEL, SEED, course_of, outline
from pessoi.review.runs import reviews

CURVE: Final = 5.0  # seconds
WHOLE: Final = 90.0
PLAYERS: Final = 4


def played(answers: int) -> Record:
    """The beginning of a game between bots, as long as that."""
    game = load_game("cyclades")
    options, bot = game.settled_options(Options(PLAYERS)), make_bot("easy", 1)
    record = Record.begin(game, options, [Player("easy", "easy")] * PLAYERS, seed_from("timing"))
    s = game.setup(options)
    request = record.draw(game, s)
    while request.seat != OVER and len(record.answers) < answers:
        record.play(game, s, bot.choose(game, game.known(s, request.seat), request.seat, request))
        request = record.draw(game, s)
    return record


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--answers", type=int, default=500)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    record = played(given.answers)
    print(f"{len(record.answers)} answers; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    begun, worked = perf_counter(), process_time()
    outline(course_of(record))
    curve = perf_counter() - begun
    print(f"curve: {curve:.1f} s, {process_time() - worked:.1f} s of a processor (at most {CURVE:.0f})", flush=True)
    begun, before = perf_counter(), os.times()
    (review,) = reviews([record], LEVEL, SEED, given.workers)
    whole, after = perf_counter() - begun, os.times()
    worked = sum(after[:4]) - sum(before[:4])
    print(f"whole: {whole:.1f} s, {worked:.1f} s of {given.workers} processors (at most {WHOLE:.0f})")
    print(f"{len(review.choices)} choices, {1000 * worked / len(review.choices):.0f} ms each")
    return 0 if curve <= CURVE and whole <= WHOLE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
