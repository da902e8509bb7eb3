"""Chapter 10: the cards of Poseidon."""

import pytest

from pessoi.games.hellas.chapters.strength import defence_strength
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import CHANCE
from tests.games.hellas.positions import F_PLACE, F_SEA, SEA, changed, position

STRONG = changed(F_SEA, "tile_sounion 0 1 k2 white 3/0", "tile_samos 1 0 k0 red 2/2")
ASSAULT = "announce attack", f"attack {SEA['D']}", "send 1", "send 2"
EVEN = changed(F_PLACE, "tile_malea 1 0 k0 red 1/2")


@pytest.mark.rule("HEL-10.9")
def test_ships_defend_once_and_only_where_there_are_ships() -> None:
    t = position(
        STRONG, red="poseidon_ships_defend poseidon_ships_defend", white="ares_extra_soldier ares_extra_soldier"
    )
    t.do(*ASSAULT, "play poseidon_ships_defend")
    assert defence_strength(t.s) == 4
    t.do("play ares_extra_soldier", "play ares_extra_soldier")
    assert t.asked == (RED, "battle")
    assert t.cards() == []
    bare = position(changed(STRONG, "tile_samos 1 0 k0 red 2/0"), red="poseidon_ships_defend").do(*ASSAULT)
    assert bare.asked == (RED, "battle")
    assert bare.cards() == []


@pytest.mark.rule("HEL-10.10", "HEL-10.26")
def test_sailors_go_ashore_in_the_attacked_city_as_many_as_there_are() -> None:
    """Booklet: as many ships as you wish; not more than three soldiers a city is for normal times."""
    t = position(STRONG, red="poseidon_ships_to_soldiers").do(*ASSAULT, "play poseidon_ships_to_soldiers")
    assert t.asked == (RED, "exch")
    assert t.options == ["exchange 1", "exchange 2"]
    t.do("exchange 2")
    # four against three: the attack fails, and then, the action over, the fourth goes to reserve
    assert t.told("repelled") == [[t.tile(SEA["D"]), 3, 4]]
    assert t.told("disbands") == [[1, t.tile(SEA["D"])]]
    assert t.city(SEA["D"]) == (RED, 3, 0)
    full = changed(STRONG, "tile_samos 1 0 k0 red 3/2", "tile_naxos 1 -1 k0 white 3/0")
    t = position(full, red="poseidon_ships_to_soldiers").do("announce attack", f"attack {SEA['D']}", "send 2", "send 2")
    assert t.cards() == ["poseidon_ships_to_soldiers"]  # also where there are three already


@pytest.mark.rule("HEL-10.26")
def test_what_came_in_the_main_window_counts_until_the_action_is_over() -> None:
    text = changed(STRONG, "tile_naxos 1 -1 k0 white 3/2")
    t = position(text, white="poseidon_ships_to_soldiers poseidon_storm").do("play poseidon_ships_to_soldiers")
    t.do("exchange 2")
    assert t.city(SEA["E"]) == (WHITE, 5, 0)
    peaceful = t.copy().do("announce reinforcement", *["add ship tile_naxos"] * 3)
    assert peaceful.asked == (WHITE, "reorg_src")
    assert peaceful.city(SEA["E"]) == (WHITE, 3, 3)  # gone before the reorganisation
    t.do("announce attack", f"attack {SEA['D']}", "send 0")
    assert t.options == [f"send {n}" for n in range(1, 5)]
    t.do("send 4")
    assert t.city(SEA["D"]) == (WHITE, 3, 2)  # a conquered city holds three at once


@pytest.mark.rule("HEL-10.26")
def test_from_the_reorganisation_on_an_exchange_keeps_to_three() -> None:
    text = changed(F_PLACE, "tile_tainaron 0 1 k2 white 2/3", "tile_mykale 0 -1 k0 white 3/1")
    t = position(text, white="poseidon_ships_to_soldiers").do("announce reinforcement", *["add ship tile_mykale"] * 2)
    t.do("draw zeus", "card zeus_theft")
    assert t.asked == (WHITE, "reorg_src")
    t.do("play poseidon_ships_to_soldiers")  # one city with room, for one: neither is asked
    assert t.city("tile_tainaron") == (WHITE, 3, 2)


@pytest.mark.rule("HEL-10.26", "HEL-10.7")
def test_a_retreat_into_a_crowded_city_keeps_the_crowd_until_the_action_is_over() -> None:
    text = changed(STRONG, "tile_naxos 1 -1 k0 white 3/3", "tile_samos 1 0 k0 red 3/2")
    t = position(text, white="poseidon_ships_to_soldiers ares_retreat").do("play poseidon_ships_to_soldiers")
    t.do("exchange 3", "announce attack", f"attack {SEA['D']}", "send 0", "send 2")
    assert t.city(SEA["E"]) == (WHITE, 4, 0)
    t.do("play ares_retreat")
    assert t.city(SEA["E"]) == (WHITE, 3, 0)
    assert t.told("disbands") == [[1, t.tile(SEA["E"])]]


@pytest.mark.rule("HEL-10.10")
def test_in_a_battle_only_the_attacked_city_exchanges() -> None:
    elsewhere = changed(STRONG, "tile_mykale 0 -1 k5 red 2/1")
    t = position(elsewhere, red="poseidon_ships_to_soldiers").do(*ASSAULT, "play poseidon_ships_to_soldiers")
    t.do("exchange 1")
    assert t.city(SEA["D"]) == (RED, 3, 1)  # not asked where
    assert t.city(SEA["C"]) == (RED, 2, 1)
    bare = changed(elsewhere, "tile_samos 1 0 k0 red 2/0")
    assert position(bare, red="poseidon_ships_to_soldiers").do(*ASSAULT).cards() == []


@pytest.mark.rule("HEL-10.10", "HEL-D-EXCH")
def test_sailors_go_ashore_in_ones_own_turn() -> None:
    t = position(F_PLACE, white="poseidon_ships_to_soldiers").do("play poseidon_ships_to_soldiers")
    assert t.options == ["choose tile_mykale", "choose tile_tainaron"]
    t.do("choose tile_tainaron", "exchange 1")
    assert t.city("tile_tainaron") == (WHITE, 2, 1)
    dry = changed(F_PLACE, "tile_tainaron 0 1 k2 white 1/0", "tile_mykale 0 -1 k0 white 1/0")
    assert position(dry, white="poseidon_ships_to_soldiers").cards() == []


@pytest.mark.rule("HEL-10.11")
def test_a_calm_sea_makes_equal_fleets_enough() -> None:
    t = position(EVEN, white="poseidon_even_fleet poseidon_even_fleet")
    t.do("announce expedition", "draw_tile", "tile tile_naxos")
    assert "place cell 1 1" not in t.options
    t.do("play poseidon_even_fleet")
    assert "place cell 1 1" in t.options
    assert t.cards() == []  # not twice
    empty = changed(F_PLACE, "tile_malea 1 0 k0 red 1/0", "tile_tainaron 0 1 k2 white 1/0")
    t = position(empty, white="poseidon_even_fleet").do("announce expedition", "draw_tile", "tile tile_naxos")
    t.do("play poseidon_even_fleet")
    assert "place cell 1 1" not in t.options  # at least one ship


@pytest.mark.rule("HEL-10.11", "HEL-6.12")
def test_the_calm_ends_with_the_expedition() -> None:
    t = position(EVEN, white="poseidon_even_fleet poseidon_double_expedition").do("announce expedition")
    t.do(
        "play poseidon_double_expedition", "draw_tile", "tile tile_samos", "play poseidon_even_fleet", "give_up", "yes"
    )
    t.do("tile tile_naxos")
    assert t.s.even_fleet == 0
    assert "place cell 1 1" not in t.options


@pytest.mark.rule("HEL-10.12")
def test_double_expeditions_add_up() -> None:
    t = position(F_PLACE, white="poseidon_double_expedition poseidon_double_expedition").do("announce expedition")
    t.do("play poseidon_double_expedition", "play poseidon_double_expedition")
    assert t.s.extra_expeditions == 2
    t.do("tile tile_megara", "yes", "tile tile_corinth")
    assert t.asked == (WHITE, "exp_again")


@pytest.mark.rule("HEL-10.13", "HEL-D-EXP-PAY")
def test_safe_return_pays_no_ship() -> None:
    t = position(F_PLACE, white="poseidon_free_passage").do("announce expedition", "draw_tile", "tile tile_naxos")
    assert t.cards() == []  # only when the ship is to be paid
    t.do("place cell 1 1", "play poseidon_free_passage")
    assert t.reserve(WHITE) == (12, 7)


@pytest.mark.rule("HEL-10.14")
def test_a_change_of_course_buries_the_tile_and_draws_the_next() -> None:
    t = position(EVEN, white="poseidon_fair_wind poseidon_even_fleet").do("announce expedition", "draw_tile")
    t.do("tile tile_megara", "play poseidon_even_fleet", "play poseidon_fair_wind")
    assert t.s.bottom == (t.tile("tile_megara"),)
    assert t.asked == (CHANCE, "tile")
    t.do("tile tile_naxos")
    assert t.s.even_fleet == 1  # stays in effect
    assert "place cell 1 1" in t.options


@pytest.mark.rule("HEL-10.14")
def test_the_same_tile_comes_back_when_the_stack_was_empty() -> None:
    t = position(F_PLACE, white="poseidon_fair_wind")
    t.s.pool = 1 << t.tile("tile_naxos")
    t.game.play(t.s, t.game.vocabulary.read("announce expedition"))
    t.game.play(t.s, t.game.vocabulary.read("draw_tile"))
    t.game.play(t.s, t.game.vocabulary.read("play poseidon_fair_wind"))
    assert t.s.in_hand == t.tile("tile_naxos")
    assert t.asked == (WHITE, "exp_cell")


@pytest.mark.rule("HEL-10.15", "HEL-D-CITY")
def test_a_storm_takes_two_ships_or_the_only_one() -> None:
    text = changed(F_PLACE, "tile_malea 1 0 k0 red 1/3", "tile_sounion 1 -1 k1 red 1/1")
    for city, left in (("tile_malea", 1), ("tile_sounion", 0)):
        t = position(text, white="poseidon_storm").do("play poseidon_storm")
        assert t.options == ["choose tile_sounion", "choose tile_malea"]
        before = t.reserve(RED)[1]
        t.do(f"choose {city}")
        assert t.city(city)[2] == left
        assert t.reserve(RED)[1] == before + (2 if left else 1)
    calm = position(changed(F_PLACE, "tile_malea 1 0 k0 red 1/0"), white="poseidon_storm")
    assert calm.cards() == []


@pytest.mark.rule("HEL-10.16", "HEL-9.12", "HEL-D-CITY")
def test_shipwrights_place_up_to_two_ships() -> None:
    t = position(F_PLACE, white="poseidon_new_ships").do("play poseidon_new_ships")
    assert t.options == ["choose tile_mykale", "choose tile_tainaron", "stop"]
    t.do("choose tile_tainaron")
    assert t.options == ["choose tile_mykale", "stop"]  # Tainaron is full
    t.do("choose tile_mykale")
    assert t.city("tile_mykale")[2] == 2
    assert t.reserve(WHITE) == (13, 5)
    assert t.asked == (WHITE, "main")
    full = changed(F_PLACE, "tile_mykale 0 -1 k0 white 1/3", "tile_tainaron 0 1 k2 white 1/3")
    assert position(full, white="poseidon_new_ships").cards() == []


@pytest.mark.rule("HEL-9.12", "HEL-D-DONOR")
def test_without_reserve_ships_come_from_other_cities() -> None:
    t = position(F_PLACE, white="poseidon_new_ships")
    t.s.reserve[1] = 0
    t.game.figures.pieces[1] = 3
    try:
        t.do("play poseidon_new_ships", "choose tile_mykale")
        assert t.city("tile_mykale")[2] == 2
        assert t.city("tile_tainaron")[2] == 1
        t.do("stop")
    finally:
        t.game.figures.pieces[1] = 10


@pytest.mark.rule("HEL-10.12", "HEL-D-EXP-OVER")
@pytest.mark.parametrize("tile", ["tile_naxos", "tile_megara"])
def test_a_second_voyage_after_the_first_successful_or_not(tile: str) -> None:
    t = position(F_PLACE, white="poseidon_double_expedition").do("announce expedition", "draw_tile", f"tile {tile}")
    t.do("place cell 1 1" if tile == "tile_naxos" else "give_up")
    while t.asked[1] == "exp_pay":
        t.do(t.options[0])
    assert t.asked == (WHITE, "exp_over")
    assert t.options == ["stop", "play poseidon_double_expedition"]
    stopped = t.copy().do("stop")
    assert stopped.asked[1] == ("reorg_into" if tile == "tile_naxos" else "end")
    assert stopped.cards() == []
    t.do("play poseidon_double_expedition")
    assert t.asked == (WHITE, "exp_again")
    t.do("yes")
    assert t.asked == (CHANCE, "tile")


@pytest.mark.rule("HEL-10.12")
def test_no_second_voyage_without_a_tile() -> None:
    t = position(F_PLACE, white="poseidon_double_expedition")
    t.s.pool = 0
    t.s.bottom = (t.tile("tile_naxos"),)
    for text in ("announce expedition", "draw_tile", "place cell 1 1", "pay tile_tainaron"):
        t.game.play(t.s, t.game.vocabulary.read(text))
    assert t.asked == (WHITE, "exp_over")
    assert t.options == ["stop"]


@pytest.mark.rule("HEL-10.16", "HEL-9.12", "HEL-D-DONOR")
def test_shipwrights_without_a_reserve_take_ships_of_other_cities() -> None:
    text = changed(F_PLACE, "tile_tainaron 0 1 k2 white 1/2", "tile_mykale 0 -1 k0 white 1/1")
    t = position(changed(text, "tile_sounion 1 -1 k1 white 1/0"), white="poseidon_new_ships")
    t.game.figures.pieces[1] = 3
    t.s.reserve[1] = 0
    try:
        t.do("play poseidon_new_ships", "choose tile_sounion")
        assert t.asked == (WHITE, "donor")
        assert t.options == ["donor tile_mykale", "donor tile_tainaron"]  # the last ship may go, too
        t.do("donor tile_mykale", "stop")
        assert (t.city("tile_sounion")[2], t.city("tile_mykale")[2]) == (1, 0)
    finally:
        t.game.figures.pieces[1] = 10
