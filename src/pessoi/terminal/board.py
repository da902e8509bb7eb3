"""What a game brings to be played in the terminal, and the plain board of one that brings nothing."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from pessoi.terminal.scene import Scene


class Board(Protocol):
    """A package `pessoi.terminal.<game>` has these functions."""

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table."""

    def signs(self, scene: Scene) -> Mapping[str, str]:
        """Every sign that is drawn, with a sentence that tells what it stands for."""

    def labels(self, scene: Scene) -> Mapping[str, str]:
        """Short names that are drawn and are no key's words, with the key of what each stands for."""

    def explain(self, scene: Scene, key: str) -> list[str]:
        """How it stands with a thing now, in sentences; nothing where there is nothing to tell."""


class Plain:
    """A board for a game without a drawing."""

    def draw(self, scene: Scene) -> RenderableType:
        return Pretty(scene.shown)

    def signs(self, scene: Scene) -> Mapping[str, str]:
        return {}

    def labels(self, scene: Scene) -> Mapping[str, str]:
        return {}

    def explain(self, scene: Scene, key: str) -> list[str]:
        return []


def board_of(game: str) -> Board:
    name = f"pessoi.terminal.{game}"
    if find_spec(name) is None:
        return Plain()
    board: Board = import_module(name)
    return board
