"""Chapter 6: expedition."""

import pytest

from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import CHANCE, IllegalAction
from tests.games.hellas.positions import F_PLACE, changed, position


@pytest.mark.rule("HEL-6.1", "HEL-D-EXP-PREP")
def test_preparation() -> None:
    t = position(F_PLACE, white="poseidon_double_expedition poseidon_even_fleet").do("announce expedition")
    assert t.asked == (WHITE, "exp_prep")
    assert t.options == ["draw_tile", "play poseidon_double_expedition"]
    # without a card of Poseidon or Zeus there is nothing to prepare
    assert position(F_PLACE, white="ares_levy").do("announce expedition").asked == (CHANCE, "tile")
    # with one that does not fit, he is asked all the same
    lone = position(F_PLACE, white="poseidon_even_fleet").do("announce expedition")
    assert lone.options == ["draw_tile"]
    assert lone.request.secret


@pytest.mark.rule("HEL-6.2", "HEL-C-DRAW")
def test_the_top_tile_is_drawn_and_shown() -> None:
    t = position(F_PLACE).do("announce expedition")
    assert t.asked == (CHANCE, "tile")
    assert len(t.options) == 19
    assert t.request.is_seen_by(RED)
    t.do("tile tile_naxos")
    assert t.s.in_hand == t.tile("tile_naxos")
    assert not t.s.pool >> t.tile("tile_naxos") & 1


@pytest.mark.rule("HEL-6.2", "HEL-6.6")
def test_failed_tiles_come_back_in_order() -> None:
    t = position(F_PLACE)
    t.s.bottom = (t.tile("tile_megara"), t.tile("tile_naxos"))
    t.s.pool = 0
    t.game.play(t.s, t.game.vocabulary.read("announce expedition"))
    # Megara is known to be next, fits nowhere and goes under again
    assert t.s.bottom == (t.tile("tile_naxos"), t.tile("tile_megara"))


@pytest.mark.rule("HEL-6.3")
def test_an_open_cell_needs_a_larger_fleet() -> None:
    even = changed(F_PLACE, "tile_malea 1 0 k0 red 1/2")
    t = position(even).do("announce expedition", "tile tile_naxos")
    assert "place cell 1 1" not in t.options
    none = changed(
        F_PLACE, "tile_malea 1 0 k0 red 1/0", "tile_tainaron 0 1 k2 white 1/0", "tile_mykale 0 -1 k0 white 1/0"
    )
    t = position(none).do("announce expedition", "tile tile_naxos")
    assert t.asked == (RED, "main")  # no ship at all: nothing open, failed at once
    with pytest.raises(IllegalAction, match=r"HEL-6\.3"):
        position(even).do("announce expedition", "tile tile_naxos", "place cell 1 1")


@pytest.mark.rule("HEL-6.4", "HEL-D-EXP-CELL")
def test_with_the_tile_in_hand() -> None:
    t = position(F_PLACE, white="poseidon_even_fleet poseidon_fair_wind poseidon_storm")
    t.do("announce expedition", "draw_tile", "tile tile_naxos")
    assert t.asked == (WHITE, "exp_cell")
    assert t.cards() == ["poseidon_even_fleet", "poseidon_fair_wind", "poseidon_storm"]
    assert t.options[-1] == "give_up"
    with pytest.raises(IllegalAction, match=r"HEL-3\.9"):
        t.do("place cell 5 5")


@pytest.mark.rule("HEL-6.4", "HEL-D-EXP-ROT")
def test_the_rotation_is_the_players_choice() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_chalkis", "place cell 1 1")
    assert t.asked == (WHITE, "exp_rot")
    # contacts of (1, 1): (1, 0) in the north-west and (0, 1) in the west, both sea; printed land edges are 0 and 2
    assert t.options == ["turn 0", "turn 1"]
    t.do("turn 1")
    assert t.s.rotation[t.tile("tile_chalkis")] == 1


@pytest.mark.rule("HEL-6.5", "HEL-6.6")
def test_giving_up_counts_as_failed() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_naxos", "give_up")
    assert t.s.bottom == (t.tile("tile_naxos"),)
    assert t.reserve(WHITE) == (13, 7)
    assert t.asked == (RED, "main")  # no ship paid, no second tile, no reorganisation


@pytest.mark.rule("HEL-6.7", "HEL-D-DONOR")
def test_without_reserve_a_soldier_comes_from_a_city() -> None:
    text = changed(F_PLACE, "tile_tainaron 0 1 k2 white 3/2", "tile_mykale 0 -1 k0 white 2/1")
    text = changed(text, "tile_sounion 1 -1 k1 white 1/0")  # its only soldier stays
    t = position(text)
    t.s.reserve[0] = 0
    t.game.figures.pieces[0] = 6
    try:
        t.do("announce expedition", "tile tile_naxos", "place cell 1 1")
        assert t.asked == (WHITE, "donor")
        assert t.options == ["donor tile_mykale", "donor tile_tainaron"]
        t.do("donor tile_mykale")
    finally:
        t.game.figures.pieces[0] = 15
    assert t.city("tile_mykale")[1] == 1
    assert t.city("tile_naxos")[1] == 1


@pytest.mark.rule("HEL-6.8", "HEL-D-EXP-PAY")
def test_a_ship_of_any_adjacent_tile_pays_also_one_that_did_not_count() -> None:
    """Booklet: he removes one of his ships placed on an adjacent space."""
    text = changed(F_PLACE, "tile_mykale 0 -1 k0 white 1/1", "tile_sounion 1 -1 k1 white 1/2")
    t = position(text).do("announce expedition", "tile tile_chalkis", "place cell 1 -2")
    # Mykale turns its land to (1, -2): its ship did not count in the fleet, but it lies on an adjacent tile
    assert t.show(WHITE)["phase"] == "expedition"
    while t.asked[1] == "exp_rot":
        t.do(t.options[0])
    assert t.asked == (WHITE, "exp_pay")
    assert t.options == ["pay tile_mykale", "pay tile_sounion"]
    t.do("pay tile_mykale")
    assert t.city("tile_mykale") == (WHITE, 1, 0)
    assert t.city("tile_sounion") == (WHITE, 1, 2)


@pytest.mark.rule("HEL-6.8", "HEL-6.11", "HEL-D-EXP-PAY")
def test_a_ship_across_the_dolphin_tile_does_not_pay() -> None:
    text = changed(F_PLACE, "tile_malea 1 0 k0 white 1/1", "tile_tainaron 0 1 k2 white 1/2")
    t = position(text).do("announce expedition", "tile tile_naxos", "place cell 1 1")
    assert t.asked == (WHITE, "exp_pay")
    # not the ship on (0, -1), which is across the dolphin tile
    assert t.options == ["pay tile_tainaron", "pay tile_malea"]
    t.do("pay tile_malea")
    assert t.city("tile_malea") == (WHITE, 1, 0)


@pytest.mark.rule("HEL-6.9", "HEL-10.13")
def test_free_passage_or_payment_if_it_is_cancelled() -> None:
    sail = "announce expedition", "draw_tile", "tile tile_naxos", "place cell 1 1"
    t = position(F_PLACE, white="poseidon_free_passage").do(*sail)
    assert t.options == ["pay tile_tainaron", "play poseidon_free_passage"]
    t.do("play poseidon_free_passage")
    assert t.city("tile_tainaron") == (WHITE, 1, 2)
    assert t.asked == (WHITE, "reorg_into")
    t = position(F_PLACE, white="poseidon_free_passage", red="zeus_cancel").do(*sail)
    t.do("play poseidon_free_passage", "play zeus_cancel")
    assert t.city("tile_tainaron") == (WHITE, 1, 1)


@pytest.mark.rule("HEL-D-EXP-PAY")
def test_a_lone_payment_betrays_no_hand() -> None:
    t = position(F_PLACE, white="poseidon_storm")
    t.do("announce expedition", "draw_tile", "tile tile_naxos", "place cell 1 1")
    assert t.asked == (WHITE, "exp_pay")
    assert t.options == ["pay tile_tainaron"]
    assert t.request.secret


@pytest.mark.rule("HEL-6.10", "HEL-8.3")
def test_the_new_city_has_one_soldier_and_no_ship() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_naxos", "place cell 1 1")
    assert t.city("tile_naxos") == (WHITE, 1, 0)
    assert t.asked == (WHITE, "reorg_into")


@pytest.mark.rule("HEL-6.12", "HEL-10.12", "HEL-D-EXP-AGAIN")
def test_another_expedition() -> None:
    for answer in ("yes", "no"):
        t = position(F_PLACE, white="poseidon_double_expedition").do("announce expedition")
        t.do("play poseidon_double_expedition", "tile tile_megara")
        # the first one failed; the extra one may still be made
        assert t.asked == (WHITE, "exp_again")
        assert t.options == ["yes", "no"]
        t.do(answer)
        assert t.asked == ((CHANCE, "tile") if answer == "yes" else (RED, "main"))
        assert t.s.extra_expeditions == 0
    t = position(F_PLACE, white="poseidon_double_expedition").do(
        "announce expedition", "play poseidon_double_expedition"
    )
    t.do("tile tile_naxos", "place cell 1 1")
    assert t.asked == (WHITE, "exp_again")
    t.s.pool = 0
    t.game.settle(t.s)
    assert t.asked == (WHITE, "reorg_into")  # no tile is left for it


@pytest.mark.rule("HEL-6.12", "HEL-8.3")
def test_one_reorganisation_after_the_last_expedition_also_if_that_one_failed() -> None:
    """Booklet: after the action the player may reorganise; after a successful expedition into the new city."""
    t = position(F_PLACE, white="poseidon_double_expedition").do("announce expedition")
    t.do("play poseidon_double_expedition", "tile tile_naxos", "place cell 1 1")
    assert t.asked == (WHITE, "exp_again")  # not yet
    t.do("yes", "tile tile_megara")
    while t.asked[1] == "exp_cell":
        t.do("give_up")
    assert t.asked == (WHITE, "reorg_into")
    assert {o.split()[0] for o in t.options} == {"stop", "take"}
    t.do("stop")
    assert t.asked == (RED, "main")
