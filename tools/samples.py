"""The sample games that come with the package: one a title, played by bots.

    python tools/samples.py [GAME …]

A finished game must replay for ever: after a change of rules the samples still do (by the rules kept), so they are made
again only when nobody wants to look at them any more.
"""

import sys
from typing import Any, Final

from pessoi.bots import make_bot
from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, OVER, Game, Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.records import Player, Record, verify, write
from pessoi.records.samples import SAMPLES

LEVEL: Final = "normal"
PLAYERS: Final = 3


def play(game: Game[Any], seed: str) -> Record:
    players = PLAYERS if PLAYERS in game.players else game.players[0]
    record = Record.begin(game, Options(players, {}), [Player(LEVEL, LEVEL)] * players, seed_from(seed))
    bots = [make_bot(LEVEL, seat) for seat in range(players)]
    chance = Chance(seed_from(seed))
    s = game.setup(record.options)
    while (request := game.pending(s)).seat != OVER:
        if request.seat == CHANCE:
            action = chance.answer(request, len(record.answers))
        else:
            action = bots[request.seat].choose(game, game.known(s, request.seat), request.seat, request)
        record.play(game, s, action)
    return record


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        game = load_game(name)
        record = play(game, f"sample-{name}")
        verify(record, game)
        (SAMPLES / f"{name}.txt").write_text(write(record, reveal=True), encoding="utf-8")
        print(name, len(record.answers), record.result)
