"""Cyclades Legendary Edition, by the chapters of its rulebook."""
