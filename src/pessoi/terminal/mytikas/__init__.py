"""Mytikas in the terminal: mountain, action board, river, then the players."""

from pessoi.terminal.mytikas.board import draw, signs
from pessoi.terminal.mytikas.things import explain, labels

__all__ = ["draw", "explain", "labels", "signs"]
