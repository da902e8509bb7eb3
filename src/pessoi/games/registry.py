"""Which games there are: a line each. Everything that lists games derives from it."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from pessoi.games.edition import edition_text
from pessoi.kernel import Fault, Game, Weights, listed

EDITIONS: Final = 32  # games with figures of their own that are remembered


class Entry(NamedTuple):
    """A game: where it is, what its rules' ids begin with, and how much its bots have to think."""

    name: str
    module: str  # with `create(edition, weights)`, and the catalogues en.ftl and fr.ftl beside it
    prefix: str = ""  # of its rules' ids; none: it has no specification
    iterations: tuple[int, int] = (400, 400)  # of `hard` for an answer, with two players and with more: docs/bots.md
    own_turn_only: bool = False  # with more than two players, the search ends with the seat's own turn: docs/bots.md
    as_good: float = 0.0  # of the chance to win: what bots of one ply do not tell apart, and leave to priors
    easy: float = 0.004  # temperature: how much of the chance to win `easy` is likely to let go in one answer
    levels_by_hand: bool = False  # the network is for one ply only: searches do not gain by it, docs/bots.md
    expert_looks: tuple[int, ...] = ()  # among so many sides `expert` is one ply by the network, as `net`: docs/bots.md


# In the order of the home page: the easiest to learn first
GAMES: Final[dict[str, Entry]] = {
    "mytikas": Entry("mytikas", "pessoi.games.mytikas", "MYT", (600, 4800), as_good=0.02, easy=0.003),
    "hellas": Entry("hellas", "pessoi.games.hellas", "HEL", (400, 400), as_good=0.02),
    "olympos": Entry("olympos", "pessoi.games.olympos", "OLY", (600, 6000), as_good=0.02, easy=0.0),
    "cyclades": Entry(
        "cyclades",
        "pessoi.games.cyclades",
        "CYC",
        (700, 700),
        own_turn_only=True,
        levels_by_hand=True,
        expert_looks=(4,),
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
