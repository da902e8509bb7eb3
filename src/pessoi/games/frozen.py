"""Rules as they once were: a pack for every version that games were finished by (ADR 17).

A pack holds the sources of a game and of its kernel under a name of their own; `tools/freeze.py` makes it before a
version rises. It is plain Python, and used for nothing but looking at old games.
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any
from zipimport import zipimporter

from pessoi.games.registry import load_game, make_game
from pessoi.kernel import Game, State


def rules_of(name: str, version: int, edition: Mapping[str, Any] | None) -> Game[Any] | None:
    """The game by the rules of that version; None if nobody kept them.

    What comes from a pack has the classes of its own kernel: it is to be asked as a `Game`, never compared by type.
    """
    present = make_game(name, edition) if edition else load_game(name)
    if version == present.version:
        return present
    if not pack(name, version).is_file():
        return None
    if not edition:
        return frozen(name, version)
    game: Game[Any] = unpacked(name, version).create(edition)
    return game


def taken_over(game: Game[Any], data: dict[str, Any]) -> State | None:
    """A position of older rules under these, settled; None if they cannot make anything of it."""
    try:
        s: State = game.load(data)
        game.settle(s)
    except (AttributeError, IndexError, KeyError, RuntimeError, TypeError, ValueError):
        return None
    return s


@cache
def frozen(name: str, version: int) -> Game[Any]:
    """An old game with its packaged figures."""
    game: Game[Any] = unpacked(name, version).create(None)
    return game


def pack(name: str, version: int) -> Path:
    return Path(__file__).parent / "packs" / f"{name}-{version}.zip"


def unpacked(name: str, version: int) -> Any:
    """The old game's module."""
    package = f"pessoi_{name}_{version}"
    if package not in sys.modules:
        spec = zipimporter(str(pack(name, version))).find_spec(package)
        assert spec is not None  # the pack is there
        assert spec.loader is not None
        sys.modules[package] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[package])
    return import_module(f"{package}.games.{name}")
