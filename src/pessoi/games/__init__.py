"""The games. Adding one: a folder here, and a line in the registry."""

from pessoi.games.registry import GAMES, UNLISTED, Entry, Levels, UnknownGame, load_game, make_game

__all__ = ["GAMES", "UNLISTED", "Entry", "Levels", "UnknownGame", "load_game", "make_game"]
