"""The ready-made opening: nobody chooses, everybody has what choosing would have brought."""

import pytest

from pessoi.games.mytikas import terms as mytikas
from tests.games.openings import opened


@pytest.mark.rule("MYT-3.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mytikas_gives_every_seat_a_favor_of_its_own(players: int) -> None:
    s = opened("mytikas", players)
    held = [[s.favors[seat * mytikas.GOD_COUNT + god] for god in range(mytikas.GOD_COUNT)] for seat in range(players)]
    assert held == [[1 if god == seat else 0 for god in range(mytikas.GOD_COUNT)] for seat in range(players)]
