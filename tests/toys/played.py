"""Games played at random, with a record, for tests of everything that comes after playing."""

from random import Random
from typing import Any

from pessoi.kernel import OVER, Game, Options, State
from pessoi.kernel.chance import seed_from
from pessoi.records import Player, Record


def played(game: Game[Any], options: Options, seed: str, answers: int = 10**9) -> tuple[Record, State]:
    """A game of random players, to its end or for that many answers."""
    rng = Random(seed)
    players = [Player(f"Player {i + 1}", "random") for i in range(options.players)]
    record = Record.begin(game, options, players, seed_from(seed))
    s: State = game.setup(options)
    request = record.draw(game, s)
    while request.seat != OVER and len(record.answers) < answers:
        record.play(game, s, request.actions[int(rng.random() * len(request.actions))])
        request = record.draw(game, s)
    return record, s
