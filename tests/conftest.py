"""Fixtures for every test."""

import pytest

from pessoi import games


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy as a registered game, for code that looks games up by name."""
    monkeypatch.setitem(games.GAMES, "pebbles", games.Entry("pebbles", "tests.toys.pebbles"))
    return "pebbles"
