"""Cyclades in the terminal: the archipelago, the boards, the factions and what they hold."""

from pessoi.terminal.cyclades.board import draw
from pessoi.terminal.cyclades.things import explain, labels, signs

__all__ = ["draw", "explain", "labels", "signs"]
