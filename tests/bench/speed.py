"""Prints, as JSON, how fast this build plays: random decisions a CPU second over turns of a fixed plain Python loop.

    python -m tests.bench.speed GAME

Play and loop take turns, and the best of several counts: what else the machine does disturbs both alike.
"""

import json
import sys
from random import Random
from time import process_time
from typing import Final

from pessoi.engine import build
from pessoi.games import load_game
from pessoi.kernel import Options
from pessoi.kernel.playout import play_out

ROUNDS: Final = 7
SECONDS: Final = 0.25


def main(name: str) -> None:
    game = load_game(name)
    options = game.settled_options(Options(max(game.players)))
    bound = game.max_decisions(options)
    plays: list[float] = []
    loops: list[float] = []
    for number in range(ROUNDS):
        rng = Random(number)
        decisions = 0
        started = process_time()
        while (spent := process_time() - started) < SECONDS:
            decisions += play_out(game, game.setup(options), rng, bound)
        plays.append(decisions / spent)
        turns = 0
        started = process_time()
        while (spent := process_time() - started) < SECONDS / 4:
            turns += reference()
        loops.append(turns / spent)
    print(json.dumps({"build": build(), "decisions": max(plays), "reference": max(loops)}))


def reference() -> int:
    """A fixed piece of plain Python, like what rules do: lists, ints, a few calls. Never to be changed."""
    board = list(range(64))
    total = 0
    for i in range(500):
        cell = (i * 37 + 11) % 64
        if board[cell] & 1:
            board[cell] += len(board) - i % 7
        else:
            total += min(board[cell], 50)
    return 500


if __name__ == "__main__":
    main(sys.argv[1])
