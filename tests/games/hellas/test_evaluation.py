"""The evaluation: plausible values, and a greedy bot that uses them."""

from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.games.hellas.evaluation import SCALE, TERMS, can_be_taken
from pessoi.games.hellas.terms import DRAW, RED, WHITE
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import Chance, sample, seed_from
from pessoi.lab.match import play_match
from tests.games.hellas.positions import F_LAND, F_PLACE, F_SEA, LAND, SEA, changed, hellas, position


def test_more_is_better() -> None:
    game = hellas()
    even = game.evaluate(position(F_PLACE).s)
    assert sum(even) == pytest.approx(1.0)
    better = position(changed(F_PLACE, "tile_mykale 0 -1 k0 white 3/3")).s
    assert game.evaluate(better)[WHITE] > even[WHITE]
    cards = position(F_PLACE, white="zeus_cancel zeus_keep").s
    assert game.evaluate(cards)[WHITE] > even[WHITE]
    gone = position(changed(F_PLACE, "tile_malea 1 0 k0 white 1/1")).s
    assert game.evaluate(gone)[WHITE] > game.evaluate(better)[WHITE]


def test_a_row_has_every_term() -> None:
    """In the order of their names: here cities, soldiers and ships, in units of the scale."""
    t = position(F_PLACE)
    for row, soldiers, ships in zip(t.game.measure(t.s, t.game.weights.two), (2, 2), (3, 1), strict=True):
        assert len(row) == len(TERMS)
        terms = {name: value / SCALE for name, value in zip(TERMS, row, strict=True)}
        assert [terms["cities"], terms["soldiers"], terms["ships"]] == pytest.approx([2, soldiers, ships])


@pytest.mark.parametrize(("winner", "values"), [(WHITE, [1.0, 0.0]), (RED, [0.0, 1.0]), (DRAW, [0.5, 0.5])])
def test_a_decided_game_is_worth_its_outcome(winner: int, values: list[float]) -> None:
    t = position(F_PLACE)
    t.s.winner = winner
    assert t.game.evaluate(t.s) == values


def test_a_city_within_reach_is_seen() -> None:
    t = position(F_LAND)
    assert can_be_taken(t.s, t.tile(LAND["D"]))  # two neighbours by land with one to spare each
    t = position(F_SEA)
    assert not can_be_taken(t.s, t.tile(SEA["D"]))  # two to spare against two and the margin


@pytest.mark.parametrize("seed", range(3))
def test_values_and_weights_are_sane_throughout(seed: int) -> None:
    game = hellas()
    rng = Random(seed)
    s = game.setup(Options(2))
    request = game.pending(s)
    while request.seat != OVER:
        values = game.evaluate(s)
        assert all(0.0 <= value <= 1.0 for value in values)
        if request.seat >= 0:
            weights = game.priors(s, request)
            assert len(weights) == len(request.actions)
            assert min(weights) > 0.0
        request = game.play(s, sample(request, rng))


def test_greedy_takes_what_it_can() -> None:
    t = position(F_LAND)
    bot = make_bot("greedy", 1)
    choice = bot.choose(t.game, t.game.known(t.s, WHITE), WHITE, t.request)
    assert t.game.vocabulary.text(choice) == "announce attack"


def test_greedy_does_not_concede_a_battle_it_can_win() -> None:
    text = changed(F_SEA, "tile_samos 1 0 k0 red 2/1")
    t = position(text, white="ares_sea_parity").do("announce attack", f"attack {SEA['D']}", "send 2")
    choice = make_bot("greedy", 1).choose(t.game, t.game.known(t.s, WHITE), WHITE, t.request)
    assert t.game.vocabulary.text(choice) == "play ares_sea_parity"


def test_greedy_beats_random() -> None:
    wins = 0.0
    for seed in range(8):
        seat = seed % 2
        bots = [make_bot("greedy" if i == seat else "random", seed) for i in (WHITE, RED)]
        match = play_match(hellas(), Options(2), bots, Chance(seed_from(f"greedy {seed}")))
        wins += match.outcome.shares()[seat]
    assert wins >= 7
