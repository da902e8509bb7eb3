"""Olympos, chapter by chapter."""
