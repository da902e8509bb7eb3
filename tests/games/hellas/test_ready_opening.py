"""The ready-made opening: nobody chooses, everybody has what choosing would have brought."""

import pytest

from pessoi.games import make_game
from pessoi.games.hellas.chapters.setup import COAST
from pessoi.kernel import BadOption, Options
from tests.games.openings import opened


@pytest.mark.rule("HEL-2.15")
def test_hellas_has_the_coast_that_the_rules_name() -> None:
    s = opened("hellas", 2)
    ids = s.figures.tile_ids
    tiles = [ids.index(id) for id, *_ in COAST]
    assert sorted(s.board.placed) == sorted(tiles)
    assert [s.owner[tile] for tile in tiles] == [0, 1] * 4
    assert all((s.soldiers[tile], s.ships[tile]) == (1, 1) for tile in tiles)
    assert s.reserve == [11, 6, 11, 6]
    assert not any(s.pool >> tile & 1 for tile in tiles)
    assert not any(s.figures.temple[tile] for tile in tiles)


@pytest.mark.rule("HEL-2.15")
def test_a_coast_that_does_not_fit_an_edition_is_refused() -> None:
    game = make_game("hellas", {"limits": {"opening_tiles_per_player": 3}})
    with pytest.raises(BadOption):
        game.settled_options(Options(2, {"opening": "ready"}))
    assert game.settled_options(Options(2)).values == {"opening": "usual"}
