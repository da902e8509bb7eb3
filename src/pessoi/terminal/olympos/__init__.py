"""Olympos in the terminal: time track, map, development board, cards, players."""

from pessoi.terminal.olympos.board import draw
from pessoi.terminal.olympos.things import explain, labels, signs

__all__ = ["draw", "explain", "labels", "signs"]
