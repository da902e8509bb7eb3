"""Where a bot's judgement comes from, given the game it plays."""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from pessoi.bots.judgement import Judgement, Learned
from pessoi.games import GAMES, load_game
from pessoi.kernel import Game
from pessoi.kernel.network import Network, Networks, NoFit, read_networks

Judge = Callable[[Game[Any]], Judgement]

FILES: Final = ("network-", ".safetensors")  # beside a game's rules: for one number of players, or for several


def by_hand(game: Game[Any]) -> Judgement:
    """By the hand-made evaluation, also where a network is there."""
    return Judgement(game)


def by_learning(game: Game[Any]) -> Judgement:
    """By the network that comes with the game, where there is one for these very rules, else by hand."""
    networks = shipped(game.name) if game.name in GAMES and game is load_game(game.name) else None
    return Judgement(game) if networks is None else Learned(game, networks)


def as_searches_do(game: Game[Any]) -> Judgement:
    """By that network where searches gain by it, else by hand."""
    return by_hand(game) if game.name in GAMES and GAMES[game.name].searches_by_hand else by_learning(game)


def by_networks(data: bytes) -> Judge:
    """By these networks, the bytes of a file: NoFit for a game that they are not for."""

    @lru_cache(maxsize=1)
    def of(game: Game[Any]) -> Judgement:
        return Learned(game, read_networks(game, data))

    return of


def folder_of(name: str) -> Traversable:
    return resources.files(GAMES[name].module)


@cache
def shipped(name: str) -> Networks | None:
    """The networks in a game's folder, together; those that do not fit its rules are left alone."""
    found: dict[tuple[int, int], Network] = {}
    first, last = FILES
    for file in sorted(folder_of(name).iterdir(), key=lambda file: file.name):
        if file.name.startswith(first) and file.name.endswith(last):
            try:
                found.update(read_networks(load_game(name), file.read_bytes()).by_layout)
            except NoFit:
                continue
    return Networks(found, {}) if found else None
