"""Pessoi: four board games of ancient Greece on one small kernel."""

__version__ = "0.1.0"
