"""What boards have to draw: views of random games as JSON, a few for each kind of decision.

    python -m tests.boards.views GAME

The client's tests (web/src/boards/reach.test.ts) draw each of them and look for what its legal answers name.
"""

import json
import sys
from importlib import import_module
from random import Random
from typing import Any, Final

from pessoi.games import GAMES
from pessoi.kernel import CHANCE, OVER, Game, Options
from pessoi.kernel.chance import sample

VIEWS: Final = 2  # of each decision, the first and then ever rarer ones
PLAYED: Final = 40  # games, or more where there are many modes: each is played twice


def collect(game: Game[Any]) -> list[dict[str, Any]]:
    """Views of random games, spread over all modes; those of a decision come from different games where they can."""
    rng = Random(8)
    modes = game.modes()
    kept: dict[str, list[dict[str, Any]]] = {}
    met: dict[str, int] = {}
    for number in range(max(PLAYED, 2 * len(modes))):
        play(game, modes[number % len(modes)], rng, kept, met)
    return [view for views in kept.values() for view in views]


def play(
    game: Game[Any], options: Options, rng: Random, kept: dict[str, list[dict[str, Any]]], met: dict[str, int]
) -> None:
    s = game.setup(options)
    request = game.pending(s)
    while request.seat != OVER:
        if request.seat != CHANCE:
            views = kept.setdefault(request.decision, [])
            met[request.decision] = met.get(request.decision, 0) + 1
            place = len(views) if len(views) < VIEWS else rng.randrange(met[request.decision])
            if place < VIEWS:
                view = {
                    "decision": request.decision,
                    "players": options.players,
                    "seat": request.seat,
                    "actions": [game.vocabulary.text(a) for a in request.actions],
                    "shown": game.show(game.known(s, request.seat), request.seat),
                }
                views[place : place + 1] = [view]
        request = game.step(s, sample(request, rng))


def main(name: str) -> None:
    game: Any = import_module(GAMES[name].module).create(None, None)
    json.dump({"figures": game.figures_data, "views": collect(game)}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
