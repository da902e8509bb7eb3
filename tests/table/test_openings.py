"""How somebody likes to begin: the first answer of theirs that names something."""

import pytest

from pessoi.games import load_game
from pessoi.server.tables.summary import head_of, read_summary
from pessoi.table.openings import is_opening
from tests.table.tables import FRIEND, OWNER, answer, started


@pytest.mark.parametrize(
    ("game", "action", "says_something"),
    [
        ("mytikas", "favor zeus", True),
        ("mytikas", "pass", False),
        ("hellas", "place cell -1 0", False),
        ("hellas", "announce expedition", True),
        ("cyclades", "place_land t04_l3", True),
        ("cyclades", "what there never was", False),
    ],
)
def test_coordinates_say_nothing(game: str, action: str, says_something: bool) -> None:
    assert is_opening(load_game(game), action) is says_something


@pytest.mark.usefixtures("pebbles")
def test_it_is_kept_with_the_head_and_taken_back_with_the_answer() -> None:
    table = started(OWNER, FRIEND)
    while not any(number for number, _ in table.firsts.values()):
        answer(table)
    summary = read_summary(head_of(table).summary)
    assert summary is not None
    assert {seat: text for seat, text in enumerate(summary.firsts) if text} == {
        seat: text for seat, (_, text) in table.firsts.items()
    }
    assert all(is_opening(table.game, text) for _, text in table.firsts.values())
