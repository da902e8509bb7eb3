"""Hellas in the terminal: the map, what is going on, the players, the piles and the hand."""

from pessoi.terminal.hellas.board import draw, signs
from pessoi.terminal.hellas.things import explain, labels

__all__ = ["draw", "explain", "labels", "signs"]
