"""Part 21: the specification's worked examples, W1 to W11."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.ending import building_points, deity_points, score
from pessoi.kernel import CHANCE
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table, start


@pytest.mark.rule("MYT-6.3", "MYT-7.2", "MYT-7.4")
def test_w1_bonus_and_follow() -> None:
    table = Table().favor(BLUE, "zeus").favor(RED, "zeus")
    assert table.stack_of("zeus") == 1
    table.play("place zeus_day", "main", "batch 0", "bonus", "favor hades stack")
    table.play("follow zeus_day favor_zeus", "batch 2")
    assert table.goods_on(BLUE, 1) == (3, 0, 0)
    assert table.favors_of(BLUE) == {"zeus": 1, "hades": 1}
    assert table.goods_on(RED, 1) == (0, 0, 1)
    assert table.favors_of(RED) == {}
    assert table.stack_of("zeus") == 2
    assert table.asked() == (RED, "turn_start")  # no bonus for Red, and White is not asked


@pytest.mark.rule("MYT-8.1", "MYT-8.2")
def test_w2_zeus_day_with_three_cities() -> None:
    table = Table().built(BLUE, "small_city_a", 1).built(BLUE, "large_city_a", 2)
    table.play("place zeus_day", "main", "batch 0", "batch 1", "batch 2")
    assert (table.goods_on(BLUE, 1), table.goods_on(BLUE, 2)) == ((4, 1, 0), (0, 0, 1))


@pytest.mark.rule("MYT-8.4")
def test_w3_demeter_day() -> None:
    table = Table().turn(2, RED).built(RED, "small_city_a", 2)
    table.play("place demeter_day", "main", "batch 2")
    assert (table.goods_on(RED, 1), table.goods_on(RED, 2)) == ((1, 0, 1), (0, 0, 0))


@pytest.mark.rule("MYT-9.5", "MYT-9.8")
def test_w4_building_a_small_temple() -> None:
    table = Table().goods(BLUE, 3, stone=1, marble=1, gold=1)
    table.play("place zeus_night", "main", "build small_temple_a 3")
    assert table.goods_on(BLUE, 3) == (0, 0, 0)
    assert table.s.tokens == (4, 5, 2, 2)
    assert table.level_of(BLUE, "small_temple_a") == 3
    assert table.s.reserve[BLUE] == 2


@pytest.mark.rule("MYT-12.4")
def test_w5_stealing() -> None:
    table = Table().card(RED, "deity_hera", 2).reserve(BLUE, 3)
    assert table.s.current_lock() == 4
    table.play(
        "place hades_night", "main", "offer", "target deity_hera"
    )  # three is the only amount, so it is not asked
    assert (table.holder("deity_hera"), table.laid("deity_hera"), table.lock_on("deity_hera")) == (BLUE, 3, "")
    assert table.s.reserve == [0, 2, 0]


@pytest.mark.rule("MYT-13.21", "MYT-7.11")
def test_w6_a_power_while_following() -> None:
    table = Table().card(RED, "deity_ares").built(RED, "small_temple_a", 1).favor(RED, "poseidon")
    table.play("place poseidon_day", "main", "follow poseidon_day favor_poseidon")
    assert table.s.reserve[RED] == 3
    assert table.favors_of(RED) == {}
    own = Table().turn(2, RED).card(RED, "deity_ares").built(RED, "small_temple_a", 1)
    own.play("place poseidon_day", "main")
    assert own.s.reserve[RED] == 3


@pytest.mark.rule("MYT-15.1", "MYT-15.3")
def test_w7_final_scoring() -> None:
    table = Table().built(BLUE, "small_city_a", 2).built(BLUE, "large_city_a", 2)
    table.built(BLUE, "small_temple_a", 3).built(BLUE, "large_temple_a", 3)
    table.card(BLUE, "deity_apollo").card(BLUE, "deity_persephone").goods(BLUE, 1, gold=1).favor(BLUE, "hades")
    assert building_points(table.s, BLUE) == 27
    assert deity_points(table.s, BLUE) == 12
    assert score(table.s, BLUE) == 39


@pytest.mark.rule("MYT-16.3", "MYT-16.4", "MYT-16.6", "MYT-16.7")
def test_w8_two_players() -> None:
    table = Table(2).favor(BLUE, "zeus").favor(RED, "zeus").goods(RED, 1, stone=1, marble=1, gold=1)
    table.play("place zeus_day", "main", "batch 0", "bonus")
    assert table.asked() == (BLUE, "take_favor")  # the day side's bonus
    table.play("favor hades stack")
    assert table.having("follow") == ["follow zeus_day favor_zeus", "follow zeus_night favor_zeus"]
    table.play("pass")
    assert not {"place zeus_day", "place zeus_night"} & set(table.options())
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (BLUE, "turn_start")
    assert not {"place zeus_day", "place zeus_night"} & set(table.options())


@pytest.mark.rule("MYT-3.1", "MYT-3.2", "MYT-3.8", "MYT-3.10", "MYT-3.12", "MYT-3.13")
def test_w9_setup_for_three() -> None:
    table = start(3, "first blue", "deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")
    assert table.s.tokens == (4, 5, 3, 2)
    assert table.s.stacks == (3, 3, 3, 3)
    assert table.asked() == (WHITE, "setup_favor")
    table.play("favor zeus", "favor hades", "favor demeter")
    assert sum(table.s.stacks) == 9
    shown = table.shown()
    assert [card["deity"] for card in shown["river"]] == ["deity_zeus", None, None, None, None]
    assert [card["lock_value"] for card in shown["river"]] == [None, 4, 5, 5, 6]
    assert (shown["deck"]["cards"], shown["deck"]["lock_value"]) == (8, 6)
    assert [table.goods_on(seat, 1) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (2, 0, 0)]


@pytest.mark.rule("MYT-6.7", "MYT-11.7")
def test_w10_favor_gained_in_time() -> None:
    table = Table()
    table.play("place poseidon_night", "main", "favor poseidon stack")
    assert table.asked() == (BLUE, "bonus_or_decline")
    table.play("bonus")
    assert table.goods_on(BLUE, 1) == (2, 0, 0)


@pytest.mark.rule("MYT-12.8", "MYT-12.12")
def test_w11_securing() -> None:
    table = Table().card(BLUE, "deity_pan", 1).reserve(BLUE, 5).favor(RED, "hades")
    table.play("place hades_night", "main", "offer", "target deity_pan", "amount 3")
    assert (table.lock_on("deity_pan"), table.laid("deity_pan"), table.s.reserve[BLUE]) == ("lock_low", 0, 2)
    assert table.asked() == (RED, "follow")
    assert table.s.river[1] == -1  # still face down
    request = table.play("pass")
    assert (request.seat, request.decision) == (CHANCE, "deal")
    table.play("deal deity_hermes")
    assert table.s.river[1] == t.HERMES
