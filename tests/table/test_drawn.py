"""Views go on from the ones before: what a table remembers of them must not show."""

from random import Random

import pytest

from pessoi.games import GAMES, load_game
from pessoi.table.view import write_view
from tests.table.tables import FRIEND, OWNER, answer, started


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["pebbles", *GAMES])
@pytest.mark.usefixtures("pebbles")
def test_a_table_that_remembers_nothing_shows_the_same(game: str, seed: int) -> None:
    """To everybody, at every move, digest and all; now and then it forgets, or misses a move."""
    rng = Random(seed)
    players = load_game(game).players
    table = started(OWNER, FRIEND, *["greedy"] * (rng.choice(players) - 2), game=game)
    eyes = [None, *range(table.setup.players)]
    online = [True] * table.setup.players
    for _ in range(150):
        if table.phase != "play":
            break
        before = table.seq
        by = "person" if table.level(table.request.seat) is None else "bot"
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)), by=by)
        if rng.random() < 0.1:
            continue
        if rng.random() < 0.05:
            table.forget_shown()
        other = table.fork()
        other.forget_shown()
        other.told = None
        for seat in eyes:
            shown, fresh = (write_view(t, seat, before, OWNER, online).around() for t in (table, other))
            assert shown == fresh
