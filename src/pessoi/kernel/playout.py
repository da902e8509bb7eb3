"""Random play to the end, inside the compiled package: for measuring, for laws, for weak bots."""

from random import Random
from typing import Any

from pessoi.kernel.chance import answer_at
from pessoi.kernel.game import Game
from pessoi.kernel.state import State


def play_out(game: Game[Any], s: State, rng: Random, limit: int) -> int:
    """Answer every question at random until the game is over or `limit` answers are given; returns how many."""
    draw = rng.random  # looked up once
    request = game.pending(s)
    answers = 0
    while request.seat >= -1 and answers < limit:
        request = game.step(s, answer_at(request, draw()))
        answers += 1
    return answers
