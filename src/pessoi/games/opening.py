"""A ready-made opening instead of the choices that a game begins with: for beginners, an option of every game."""

from typing import Final

from pessoi.kernel import Option

OPENING: Final = Option("opening", ["usual", "ready"])
