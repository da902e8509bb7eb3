"""Which games a seed plays: most of them the toy's, which has everything and is over soon."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from pessoi import games

TABLES: Final = 3  # of one house
RARE: Final = 100  # one house in so many plays a title that people play
QUICK: Final = ("mytikas", "hellas")


def games_of(seed: int) -> list[str]:
    if seed % RARE == RARE - 1:
        return [QUICK[seed // RARE % len(QUICK)]]
    return ["pebbles"] * TABLES


@contextmanager
def pebbles() -> Iterator[None]:
    """The toy as a registered game."""
    with patch.dict(games.GAMES, pebbles=games.Entry("pebbles", "tests.toys.pebbles")):
        yield
