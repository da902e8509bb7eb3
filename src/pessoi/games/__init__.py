"""The games. Adding one: a folder here, and a line in GAMES."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

from pessoi.games.edition import edition_text
from pessoi.kernel import Game

GAMES: Final[dict[str, str]] = {
    "cyclades": "pessoi.games.cyclades",
    "hellas": "pessoi.games.hellas",
    "mytikas": "pessoi.games.mytikas",
    "olympos": "pessoi.games.olympos",
}

EDITIONS: Final = 32  # games with figures of their own that are remembered


class UnknownGame(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; there are: {', '.join(GAMES)}")


@cache
def load_game(name: str) -> Game[Any]:
    """The game with the packaged figures."""
    return make_game(name, None)


def make_game(name: str, edition: Mapping[str, Any] | None) -> Game[Any]:
    """The game with figures overridden by an owner's edition (see `pessoi.games.edition`)."""
    return create(name, None) if edition is None else edited_game(name, edition_text(edition))


@lru_cache(maxsize=EDITIONS)
def edited_game(name: str, edition: str) -> Game[Any]:
    return create(name, json.loads(edition))


def create(name: str, edition: Mapping[str, Any] | None) -> Game[Any]:
    if name not in GAMES:
        raise UnknownGame(name)
    game: Game[Any] = import_module(GAMES[name]).create(edition)
    return game
