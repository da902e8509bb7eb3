"""Small builders of positions, so that a test says only what it is about."""

from functools import cache

from pessoi.games.mytikas import Mytikas, create


@cache
def game() -> Mytikas:
    return create(None)
