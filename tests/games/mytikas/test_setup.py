"""Parts 2, 3 and 17: components, setup, the draft."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import CHANCE
from tests.games.mytikas.positions import BLACK, BLUE, RED, WHITE, Table, game, start

THREE = ("first blue", "deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")


@pytest.mark.rule("MYT-3.1", "MYT-3.2", "MYT-3.8", "MYT-3.10", "MYT-3.11")
@pytest.mark.parametrize(
    ("players", "tokens", "favors", "river", "locks"),
    [
        (2, [3, 4, 2, 1], 3, 4, [4, 5, 5, 6]),
        (3, [4, 5, 3, 2], 3, 5, [4, 5, 5, 6, 6]),
        (4, [5, 6, 4, 2], 4, 6, [4, 4, 5, 5, 6, 6]),
    ],
)
def test_tokens_by_number_of_players(
    players: int, tokens: list[int], favors: int, river: int, locks: list[int]
) -> None:
    table = start(players)
    assert table.s.tokens == tuple(tokens)
    assert table.s.stacks == (favors,) * 4
    assert len(table.s.river) == river
    shown = table.shown()
    assert [*[card["lock_value"] for card in shown["river"][1:]], shown["deck"]["lock_value"]] == locks
    assert shown["river"][0]["lock_value"] is None


@pytest.mark.rule("MYT-C1", "MYT-3.5")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    table = start(4)
    request = game().pending(table.s)
    assert (request.seat, request.decision, request.weights) == (CHANCE, "first_player", [1, 1, 1, 1])
    table.play("first white")
    assert [table.s.seat_in_order(number) for number in range(4)] == [WHITE, BLACK, BLUE, RED]


@pytest.mark.rule("MYT-3.12")
def test_starting_resources_depend_on_the_place_in_turn_order() -> None:
    table = start(4, "first red")
    assert [table.goods_on(seat, 1) for seat in (RED, WHITE, BLACK, BLUE)] == [
        (1, 0, 0),
        (0, 1, 0),
        (2, 0, 0),
        (1, 1, 0),
    ]


@pytest.mark.rule("MYT-C2", "MYT-3.6", "MYT-3.7")
def test_each_player_in_order_is_dealt_a_card_with_an_offering_from_the_supply() -> None:
    table = start(3, "first red")
    request = game().pending(table.s)
    assert (request.seat, request.decision) == (CHANCE, "deal")
    assert request.weights == [1] * 16
    table.play("deal deity_hera")
    assert table.holder("deity_hera") == RED
    assert len(table.options()) == 15
    table.play("deal deity_pan", "deal deity_ares")
    assert (table.holder("deity_pan"), table.holder("deity_ares")) == (WHITE, BLUE)
    assert [table.laid(name) for name in ("deity_hera", "deity_pan", "deity_ares")] == [1, 1, 1]
    assert table.s.reserve == [0, 0, 0]


@pytest.mark.rule("MYT-3.8", "MYT-3.9")
def test_one_card_of_the_river_lies_face_up_nearest_the_start() -> None:
    table = start(3, *THREE)
    assert table.s.river == (t.ZEUS, -1, -1, -1, -1)
    assert table.holder("deity_zeus") == t.FACE_UP


@pytest.mark.rule("MYT-3.3", "MYT-3.4", "MYT-2.4", "MYT-3.14")
def test_home_cities_stand_without_token_or_effect_and_all_else_waits() -> None:
    table = start(4, "first blue")
    for seat in range(4):
        assert [table.level_of(seat, slot) for slot in t.SLOTS] == [1, 0, 0, 0, 0, 0, 0, 0]
        assert table.s.reserve[seat] == 0
        assert table.s.builder[seat] == t.NO_SPACE
    assert sum(table.s.tokens) == 17  # every token of the box: none is under a home city
    assert sum(table.s.favors) == 0
    assert game().figures.pieces == [3, 2, 2, 1]


@pytest.mark.rule("MYT-D02", "MYT-3.13")
def test_favors_are_picked_from_the_last_seat_to_the_first_all_different() -> None:
    table = start(3, *THREE)
    assert table.asked() == (WHITE, "setup_favor")
    assert table.options() == ["favor zeus", "favor demeter", "favor poseidon", "favor hades"]
    table.play("favor demeter")
    assert table.asked() == (RED, "setup_favor")
    assert table.options() == ["favor zeus", "favor poseidon", "favor hades"]
    table.play("favor hades", "favor zeus")
    assert [table.favors_of(seat) for seat in range(3)] == [{"zeus": 1}, {"hades": 1}, {"demeter": 1}]
    assert table.s.stacks == (2, 2, 3, 2)
    assert table.asked() == (BLUE, "turn_start")


def test_the_last_of_four_picks_has_no_choice() -> None:
    table = start(4, "first blue", "deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")
    table.play("deal deity_hermes", "favor demeter", "favor hades", "favor zeus")
    assert table.favors_of(BLUE) == {"poseidon": 1}
    assert table.asked() == (BLUE, "turn_start")


@pytest.mark.rule("MYT-D01", "MYT-17.1", "MYT-17.2", "MYT-17.3", "MYT-17.4")
def test_in_the_draft_each_keeps_one_of_two_and_the_others_go_under_the_deck() -> None:
    table = start(2, "first red", draft=True)
    table.play("deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")
    assert table.asked() == (RED, "draft_keep")
    assert table.options() == ["keep deity_hera", "keep deity_pan"]
    table.play("keep deity_pan")
    assert table.asked() == (BLUE, "draft_keep")
    assert table.options() == ["keep deity_zeus", "keep deity_ares"]  # as in the data file
    table.play("keep deity_zeus")
    assert (table.holder("deity_pan"), table.holder("deity_zeus")) == (RED, BLUE)
    assert (table.laid("deity_pan"), table.laid("deity_zeus")) == (1, 1)
    assert (table.holder("deity_hera"), table.holder("deity_ares")) == (t.BOTTOM, t.BOTTOM)
    river = table.options()
    assert len(river) == 12  # the returned cards can never be dealt
    assert "deal deity_hera" not in river
    table.play("deal deity_hermes")
    assert table.asked() == (BLUE, "setup_favor")  # all else is unchanged


@pytest.mark.rule("MYT-17.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_river_is_full_without_the_returned_cards(players: int) -> None:
    assert 16 - 2 * players >= len(start(players).s.river)


@pytest.mark.rule("MYT-2.1", "MYT-2.2", "MYT-2.5")
def test_supplies_are_unlimited_and_no_level_is_full() -> None:
    table = Table().goods(BLUE, 1, stone=100, marble=100, gold=100).reserve(BLUE, 98)
    table.play("place demeter_day", "main", "batch 0")
    assert table.goods_on(BLUE, 1) == (104, 100, 100)
    table = Table().reserve(BLUE, 98)
    table.play("place poseidon_day", "main")
    assert table.s.reserve[BLUE] == 99


@pytest.mark.rule("MYT-13.2")
def test_starting_cards_are_active_from_turn_one() -> None:
    table = start(3, *THREE, "favor demeter", "favor hades", "favor zeus")
    assert table.s.turn == 1
    assert table.s.has_power(BLUE, t.HERA)


def test_favors_of_a_wrong_god_are_refused_with_the_rule() -> None:
    table = start(3, *THREE, "favor demeter")
    with pytest.raises(ValueError, match=r"MYT-3\.13"):
        table.play("favor demeter")
