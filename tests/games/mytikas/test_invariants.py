"""Part 19.3: the invariants hold at every decision of random games."""

from random import Random

import pytest

from pessoi.games.mytikas import Mytikas
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from tests.games.mytikas.positions import game as the_game

GAMES = 10  # of each mode


@pytest.mark.parametrize("options", the_game().modes(), ids=str)
@pytest.mark.rule("MYT-4.6", "MYT-14.7", "MYT-2.3", "MYT-12.10")
def test_invariants_hold_at_every_decision(options: Options) -> None:
    game: Mytikas = the_game()
    rng = Random(f"invariants {options}")
    for _ in range(GAMES):
        s = game.setup(options)
        request = game.pending(s)
        answers = 0
        while request.seat != OVER:
            before = s.copy()
            request = game.step(s, sample(request, rng))
            assert game.broken(s, before) == []
            answers += 1
        assert answers <= game.bound(options)
        assert s.turn <= 60 * options.players
