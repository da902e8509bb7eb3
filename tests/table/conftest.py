"""Tables of pebbles, the toy game."""

import pytest

from pessoi.games import GAMES, Entry


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", Entry("pebbles", "tests.toys.pebbles"))
