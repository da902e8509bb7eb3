"""Which games there are: a line each. Everything that lists games derives from it."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from pessoi.games.edition import edition_text
from pessoi.kernel import Fault, Game, Weights, listed

EDITIONS: Final = 32  # games with figures of their own that are remembered


Levels = tuple[str, str, str, str]  # what `easy`, `normal`, `hard` and `expert` are: bots by name


class Entry(NamedTuple):
    """A game: where it is, what its rules' ids begin with, and how its bots play."""

    name: str
    module: str  # with `create(edition, weights)`, and the catalogues en.ftl and fr.ftl beside it
    prefix: str = ""  # of its rules' ids; none: it has no specification
    iterations: tuple[int, int] = (400, 400)  # of `hard@hand`, of advice and reviews, with two players and with more
    own_turn_only: bool = False  # with more than two players, the search ends with the seat's own turn: docs/bots.md
    as_good: float = 0.0  # of the chance to win: what bots of one ply do not tell apart, and leave to priors
    searches_by_hand: bool = False  # the network is for one ply only: searches do not gain by it, docs/bots.md
    levels: Mapping[int, Levels] = {}  # with so many sides or more, as measured: docs/bots.md; none: searches by hand


# In the order of the home page: the easiest to learn first
GAMES: Final[dict[str, Entry]] = {
    "mytikas": Entry(
        "mytikas",
        "pessoi.games.mytikas",
        "MYT",
        (600, 4800),
        as_good=0.02,
        levels={
            2: ("look", "search:150", "search:600", "search:2400"),
            3: ("look", "search:200", "search:4800", "search:19200"),
        },
    ),
    "hellas": Entry(
        "hellas",
        "pessoi.games.hellas",
        "HEL",
        (400, 400),
        as_good=0.02,
        levels={2: ("look", "search:100", "search:400", "search:1600")},
    ),
    "olympos": Entry(
        "olympos",
        "pessoi.games.olympos",
        "OLY",
        (600, 6000),
        as_good=0.01,
        levels={
            2: ("look", "net", "search:600", "search:2400"),
            3: ("look", "net", "search:6000", "search:24000"),
        },
    ),
    "cyclades": Entry(
        "cyclades",
        "pessoi.games.cyclades",
        "CYC",
        (700, 700),
        own_turn_only=True,
        searches_by_hand=True,
        levels={
            2: ("look:0.01", "look", "net", "net:8"),
            3: ("look:0.025", "look:0.013", "look", "net"),
            5: ("look:0.013", "look", "net", "search:2800@hand"),
        },
    ),
}


UNLISTED: Final = Entry("", "")  # a game that is not registered


class UnknownGame(Fault):
    def __init__(self, name: str) -> None:
        super().__init__("error-no-game", {"name": f"={name!r}", "known": listed(GAMES)})


@cache
def load_game(name: str) -> Game[Any]:
    """The game with the packaged figures."""
    return make_game(name, None)


def make_game(name: str, edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Game[Any]:
    """The game with figures overridden by an owner's edition (`pessoi.games.edition`), judged by other weights."""
    if edition is None or weights is not None:
        return create(name, edition, weights)
    return edited_game(name, edition_text(edition))


@lru_cache(maxsize=EDITIONS)
def edited_game(name: str, edition: str) -> Game[Any]:
    return create(name, json.loads(edition), None)


def create(name: str, edition: Mapping[str, Any] | None, weights: Weights | None) -> Game[Any]:
    if name not in GAMES:
        raise UnknownGame(name)
    game: Game[Any] = import_module(GAMES[name].module).create(edition, weights)
    game.edition = edition
    return game
