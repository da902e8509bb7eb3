"""Chapter 10: the cards of Zeus."""

import pytest

from pessoi.games.hellas.state import count_cities
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import CHANCE
from tests.games.hellas.positions import F_LAND, F_PLACE, LAND, changed, position


@pytest.mark.rule("HEL-10.17", "HEL-9.5")
def test_a_veto_in_either_players_turn() -> None:
    t = position(F_PLACE, white="zeus_double_turn zeus_cancel", red="zeus_cancel").do("play zeus_double_turn")
    t.do("play zeus_cancel")
    assert t.asked == (WHITE, "cancel")
    t.do("play zeus_cancel")
    assert t.s.extra == 1
    # it is no card of the main window
    assert position(F_PLACE, white="zeus_cancel").cards() == []


@pytest.mark.rule("HEL-10.18", "HEL-D-KEEP")
def test_a_card_just_used_comes_back_unlocked() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers zeus_keep").do("play zeus_new_soldiers", "stop")
    assert t.asked == (WHITE, "keep")
    assert t.options == ["no", "play zeus_keep"]
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["zeus_new_soldiers"]
    assert t.discards() == ["zeus_keep"]
    assert t.cards() == ["zeus_new_soldiers"]


@pytest.mark.rule("HEL-10.18", "HEL-D-KEEP")
def test_a_cancelled_card_comes_back_too() -> None:
    """Booklet: use a god card but do not discard it."""
    t = position(F_PLACE, white="zeus_new_soldiers zeus_keep", red="zeus_cancel")
    t.do("play zeus_new_soldiers", "play zeus_cancel", "pass")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["zeus_new_soldiers"]
    assert sorted(t.discards()) == ["zeus_cancel", "zeus_keep"]
    assert t.cards() == ["zeus_new_soldiers"]  # not locked


@pytest.mark.rule("HEL-10.18", "HEL-D-KEEP")
def test_again_if_the_memory_is_cancelled_and_never_a_memory() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers zeus_keep zeus_keep", red="zeus_cancel")
    t.do("play zeus_new_soldiers", "pass", "stop", "play zeus_keep", "play zeus_cancel", "pass")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["zeus_new_soldiers"]  # not asked which: the memory cancelled before is none of the cards
    # nothing to keep after the memory itself
    assert t.asked == (WHITE, "main")


@pytest.mark.rule("HEL-10.18", "HEL-D-KEEP-WHICH")
def test_the_card_or_a_veto_of_the_chain() -> None:
    for answer, hand in (("zeus_theft", ["zeus_theft"]), ("zeus_cancel", ["zeus_cancel"])):
        t = position(F_PLACE, white="zeus_theft zeus_cancel zeus_keep", red="zeus_cancel").do("play zeus_theft")
        t.do("play zeus_cancel", "play zeus_cancel", "play zeus_keep")
        assert t.asked == (WHITE, "keep_which")
        assert t.options == ["recall zeus_theft", "recall zeus_cancel"]
        t.do(f"recall {answer}")
        assert t.hand(WHITE) == hand


@pytest.mark.rule("HEL-10.18")
def test_two_memories_for_two_cards_of_a_play() -> None:
    t = position(F_PLACE, white="zeus_double_turn zeus_cancel", red="zeus_cancel ares_levy")
    t.give(WHITE, "zeus_keep").do("play zeus_double_turn", "play zeus_cancel", "play zeus_cancel")
    t.give(WHITE, "zeus_keep").do("play zeus_keep", "recall zeus_cancel")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["zeus_cancel", "zeus_double_turn"]


@pytest.mark.rule("HEL-10.18")
def test_a_veto_against_the_opponents_card_comes_back() -> None:
    text = changed(F_LAND, "tile_byzantion 1 1 k0 red 1/1")
    t = position(text, white="zeus_cancel zeus_keep", red="poseidon_ships_defend")
    t.do("announce attack", f"attack {LAND['D']}", "send 1", "send 0", "play poseidon_ships_defend", "play zeus_cancel")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["zeus_cancel"]
    # the opponent takes nothing back in somebody else's turn
    t = position(text, white="ares_extra_soldier", red="poseidon_ships_defend zeus_keep")
    t.do("announce attack", f"attack {LAND['D']}", "send 1", "send 0", "play poseidon_ships_defend")
    assert t.asked == (WHITE, "battle")


@pytest.mark.rule("HEL-10.18")
def test_vetoes_spent_for_the_memory_count_too() -> None:
    t = position(F_PLACE, white="zeus_double_turn zeus_cancel zeus_keep", red="zeus_cancel")
    t.do("play zeus_double_turn", "pass", "play zeus_keep", "play zeus_cancel", "play zeus_cancel")
    assert t.asked == (WHITE, "keep_which")
    assert t.options == ["recall zeus_double_turn", "recall zeus_cancel"]


@pytest.mark.rule("HEL-10.18")
def test_the_hand_limits_hold_for_the_card_that_returns() -> None:
    hand = "zeus_theft zeus_keep ares_levy ares_levy poseidon_storm poseidon_fair_wind poseidon_even_fleet"
    t = position(F_PLACE, white=hand, red="ares_plunder").do("play zeus_theft", "steal ares_plunder")
    # seven cards; without the memory six: the theft may return
    assert t.options == ["no", "play zeus_keep"]
    crowded = "poseidon_storm poseidon_fair_wind poseidon_even_fleet zeus_keep"
    t = position(F_PLACE, white=crowded).do("play poseidon_storm")
    assert t.options == ["no", "play zeus_keep"]
    t.give(WHITE, "poseidon_even_fleet")
    t.game.settle(t.s)
    assert t.asked == (WHITE, "main")  # no room for a third card of Poseidon, as everybody sees


@pytest.mark.rule("HEL-10.18")
def test_a_card_without_effect_can_be_kept() -> None:
    t = position(F_PLACE, white="zeus_theft zeus_cancel zeus_keep", red="zeus_cancel").do("play zeus_theft")
    t.do("play zeus_cancel", "play zeus_cancel")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep", "recall zeus_theft")
    assert t.hand(WHITE) == ["zeus_theft"]


@pytest.mark.rule("HEL-10.19", "HEL-4.8")
def test_one_extra_turn_at_a_time() -> None:
    t = position(F_LAND, white="zeus_double_turn zeus_double_turn").do("play zeus_double_turn", "no")
    assert t.cards() == []
    t.do("announce attack", "abandon", "end")
    assert t.asked == (WHITE, "main")
    t.do("play zeus_double_turn")  # in the extra turn another copy may be played
    assert t.s.extra == 1


@pytest.mark.rule("HEL-10.20", "HEL-D-CITY")
def test_cities_trade_places_with_everything_on_them() -> None:
    text = changed(F_PLACE, "tile_malea 1 0 k0 red 3/1", "tile_mykale 0 -1 k0 white 1/0")
    t = position(text, white="zeus_swap_city").do("play zeus_swap_city")
    assert t.options == ["choose tile_mykale", "choose tile_tainaron"]
    t.do("choose tile_mykale")
    assert t.options == ["choose tile_sounion", "choose tile_malea"]
    counts = [count_cities(t.s, seat) for seat in (WHITE, RED)]
    t.do("choose tile_malea")
    assert t.city("tile_malea") == (WHITE, 1, 0)
    assert t.city("tile_mykale") == (RED, 3, 1)
    assert [count_cities(t.s, seat) for seat in (WHITE, RED)] == counts
    alone = "\n".join(line for line in F_PLACE.strip().splitlines() if "white" in line)
    assert position(alone, white="zeus_swap_city").cards() == []


@pytest.mark.rule("HEL-10.21")
def test_sown_men_up_to_two() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers").do(
        "play zeus_new_soldiers", "choose tile_mykale", "choose tile_mykale"
    )
    assert t.city("tile_mykale")[1] == 3
    assert t.reserve(WHITE) == (11, 7)
    assert t.asked == (WHITE, "main")
    full = changed(F_PLACE, "tile_mykale 0 -1 k0 white 3/0", "tile_tainaron 0 1 k2 white 3/0")
    assert position(full, white="zeus_new_soldiers").cards() == []
    poor = position(F_PLACE, white="zeus_new_soldiers")
    poor.s.reserve[0] = 0  # and every city has but one: none can be placed
    assert poor.cards() == []


@pytest.mark.rule("HEL-10.22", "HEL-C-STEAL", "HEL-9.9")
def test_theft_takes_a_random_card_locked() -> None:
    t = position(F_PLACE, white="zeus_theft", red="ares_levy ares_levy poseidon_storm").do("play zeus_theft")
    assert t.asked == (CHANCE, "steal")
    assert t.options == ["steal ares_levy", "steal poseidon_storm"]
    assert t.request.weights == [2, 1]
    t.do("steal poseidon_storm")
    assert t.hand(WHITE) == ["poseidon_storm"]
    assert t.hand(RED) == ["ares_levy", "ares_levy"]
    assert t.cards() == []
    assert position(F_PLACE, white="zeus_theft").cards() == []


@pytest.mark.rule("HEL-10.23", "HEL-D-RECALL", "HEL-9.9")
def test_a_prayer_brings_a_discarded_card_locked() -> None:
    assert position(F_PLACE, white="zeus_recall").cards() == []  # nothing in the discards
    t = position(F_PLACE, white="zeus_recall ares_levy ares_levy ares_retreat")
    t.discard("ares_plunder")
    assert t.cards() == []  # it would not fit
    t.discard("poseidon_storm", "zeus_new_soldiers").do("play zeus_recall")
    assert t.asked == (WHITE, "recall")
    assert t.options == ["recall poseidon_storm", "recall zeus_new_soldiers"]  # not the prayer itself
    t.do("recall poseidon_storm")
    assert "poseidon_storm" in t.hand(WHITE)
    assert t.cards() == []
    assert t.discards() == ["ares_plunder", "zeus_new_soldiers", "zeus_recall"]


@pytest.mark.rule("HEL-10.24")
def test_the_thunderbolt_strikes_where_there_are_two() -> None:
    t = position(F_LAND, active=RED, red="zeus_thunderbolt").do("play zeus_thunderbolt")
    assert t.options == [f"choose {LAND[x]}" for x in "EAC"]  # ascending (q, r), all with two or more
    t.do(f"choose {LAND['C']}")
    assert t.city(LAND["C"]) == (WHITE, 1, 0)
    assert t.reserve(WHITE) == (9, 10)
    assert position(F_PLACE, white="zeus_thunderbolt").cards() == []


@pytest.mark.rule("HEL-10.23")
def test_the_prayer_itself_does_not_count_for_the_limits() -> None:
    t = position(F_PLACE, white="zeus_recall zeus_cancel zeus_cancel").discard("zeus_keep")
    assert t.cards() == ["zeus_recall"]
    full = "zeus_recall zeus_cancel zeus_cancel ares_levy ares_levy ares_retreat poseidon_storm"
    t = position(F_PLACE, white=full).discard("zeus_keep")
    assert "zeus_recall" in t.cards()
    assert "zeus_keep" in t.do("play zeus_recall").hand(WHITE)
