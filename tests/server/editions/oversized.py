"""A game whose figures are more than a machine can bear; importing it adds it to the games."""

import os
from typing import Any

from pessoi.games import GAMES, Entry
from pessoi.kernel import Game, Weights
from tests.toys import pebbles

GAMES.setdefault("oversized", Entry("oversized", "tests.server.editions.oversized"))


def create(edition: dict[str, Any] | None, weights: Weights | None = None) -> Game[Any]:
    hoard = []
    for figure in edition or {}:
        while figure == "loops":
            pass
        while figure == "hoards":
            hoard.append(bytearray(50_000_000))
        if figure == "ends":
            os._exit(3)
    return pebbles.create(edition)
