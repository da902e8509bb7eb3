"""The sample games that come with the package."""

import pytest

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify
from pessoi.records.samples import found, sample


@pytest.mark.parametrize("name", GAMES)
def test_every_title_has_one_that_verifies(name: str) -> None:
    text = sample(f"sample-{name}")
    assert text is not None
    record = read(text)
    assert record.game == name
    assert record.result
    verify(record, game_of(record))


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in found().values()) < 100_000


def test_others_are_not_found() -> None:
    assert sample("sample-chess") is None
    assert sample("../mytikas") is None
