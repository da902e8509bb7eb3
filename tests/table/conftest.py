"""Tables of pebbles, the toy game."""

import pytest

from pessoi.games import GAMES


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", "tests.toys.pebbles")
