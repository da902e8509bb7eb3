"""Prints the digest of random games, for comparing builds: python -m pessoi.conformance.engine GAME GAMES"""

import sys
from importlib import import_module

from pessoi.conformance.laws import digest_of_play
from pessoi.games import GAMES
from pessoi.kernel.state import fingerprint

MODES = 6  # about as many of the game's modes are played


def main(game: str, games: int) -> None:
    """`game` is a registered game, or a module with `create`."""
    made = import_module(GAMES[game].module if game in GAMES else game).create(None, None)
    modes = made.modes()
    spread = modes[:: max(1, len(modes) // MODES)]
    print(fingerprint([digest_of_play(made, options, 1, games) for options in spread]))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
