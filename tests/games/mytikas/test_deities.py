"""Part 13: the deity cards, one by one."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table


@pytest.mark.rule("MYT-13.1")
def test_a_secured_card_keeps_its_power() -> None:
    table = Table().secured(BLUE, "deity_ares")
    table.play("place poseidon_day", "main")
    assert table.s.reserve[BLUE] == 2


@pytest.mark.rule("MYT-13.2")
def test_a_card_is_active_from_the_turn_after_it_was_gained() -> None:
    table = Table().turn(7).card(BLUE, "deity_ares", gained=7)
    assert not table.s.has_power(BLUE, t.ARES)
    table.turn(8, RED)
    assert table.s.has_power(BLUE, t.ARES)  # in anybody's turn
    table = Table().reserve(BLUE, 1)
    table.play("place hades_night", "main", "offer")
    assert table.s.gained[t.HESTIA] == 1


@pytest.mark.rule("MYT-13.3")
def test_the_former_owner_loses_the_power_at_once() -> None:
    table = Table().reserve(BLUE, 2).card(RED, "deity_zeus", 1).favor(RED, "hades").reserve(RED, 5)
    table.play("place hades_night", "main", "offer", "target deity_zeus")
    assert table.having("follow") == ["follow hades_night favor_hades"]  # no longer with an offering


@pytest.mark.rule("MYT-13.4")
def test_may_powers_can_be_declined_and_gains_come_by_themselves() -> None:
    table = Table().card(BLUE, "deity_hephaestus").goods(BLUE, 1, marble=1)
    table.play("place poseidon_night", "main", "favor zeus stack")
    assert table.options() == ["pay_marble 1", "decline"]
    table = Table().card(BLUE, "deity_ares")
    table.play("place poseidon_day", "main")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-13.5")
def test_powers_work_for_main_actions_only() -> None:
    table = Table().card(BLUE, "deity_hermes").favor(BLUE, "zeus").reserve(BLUE, 1)
    table.play("place zeus_night", "bonus")  # its bonus is an altar, but not that of Hades Night
    assert table.options() == ["gain", "offer"]
    table = Table().card(BLUE, "deity_hephaestus").favor(BLUE, "hades").goods(BLUE, 1, marble=1)
    table.play("place hades_night", "skip", "bonus", "favor zeus stack")
    assert table.asked() == (RED, "turn_start")
    table = Table().card(BLUE, "deity_hestia").favor(BLUE, "hades").goods(BLUE, 1, stone=2, marble=1)
    table.play("place hades_day", "skip", "bonus")
    assert table.having("raise_refine") == []


@pytest.mark.rule("MYT-13.6")
def test_with_two_players_the_followed_side_s_cards_help() -> None:
    table = Table(2).card(RED, "deity_athena").favor(RED, "zeus").goods(RED, 1, stone=1, marble=1)
    table.play("place zeus_day", "main", "batch 0")
    assert "follow zeus_night favor_zeus" in table.options()
    table.play("follow zeus_night favor_zeus", "build small_temple_a 1")
    assert table.level_of(RED, "small_temple_a") == 1


@pytest.mark.rule("MYT-13.12")
def test_demeter_refines_stone_on_one_level() -> None:
    table = Table().card(BLUE, "deity_demeter").goods(BLUE, 1, stone=1).goods(BLUE, 2, stone=2).goods(BLUE, 3, stone=3)
    assert table.having("refine") == ["refine marble 2", "refine marble 3", "refine gold 3"]
    table.play("refine gold 3")
    assert table.goods_on(BLUE, 3) == (0, 0, 1)
    table = Table().card(BLUE, "deity_demeter").goods(BLUE, 2, stone=2)
    table.play("refine marble 2")
    assert table.goods_on(BLUE, 2) == (0, 1, 0)


@pytest.mark.rule("MYT-13.13", "MYT-D04")
def test_hades_takes_resources_of_any_kind_and_level() -> None:
    table = Table().card(BLUE, "deity_hades").goods(BLUE, 1, stone=3, marble=1).goods(BLUE, 4, gold=3)
    assert table.having("burn") == ["burn 3", "burn 7"]
    table.play("burn 3")
    assert table.asked() == (BLUE, "sacrifice")
    assert table.options() == ["give stone 1", "give marble 1", "give gold 4"]
    with pytest.raises(IllegalAction):
        table.play("decline")
    table.play("give gold 4", "give stone 1", "give marble 1")
    assert table.s.reserve[BLUE] == 1
    assert (table.goods_on(BLUE, 1), table.goods_on(BLUE, 4)) == ((2, 0, 0), (0, 0, 2))
    table = Table().card(BLUE, "deity_hades").goods(BLUE, 1, stone=7)
    table.play("burn 7")
    assert table.s.reserve[BLUE] == 3
    assert Table().card(BLUE, "deity_hades").goods(BLUE, 1, stone=6).having("burn") == ["burn 3"]


@pytest.mark.rule("MYT-13.2", "MYT-13.12", "MYT-13.13")
def test_only_the_controller_of_an_active_card_refines_or_burns() -> None:
    for table in (
        Table(),
        Table().card(RED, "deity_demeter").card(RED, "deity_hades"),
        Table().card(BLUE, "deity_demeter", gained=1).card(BLUE, "deity_hades", gained=1),
    ):
        table.goods(BLUE, 1, stone=9)
        assert table.having("refine") == []
        assert table.having("burn") == []


FREE_BONUS = [
    ("MYT-13.14", "deity_hera", ("zeus_day", "zeus_night")),
    ("MYT-13.17", "deity_dionysus", ("demeter_day", "demeter_night")),
    ("MYT-13.20", "deity_aphrodite", ("poseidon_day", "poseidon_night")),
    ("MYT-13.23", "deity_persephone", ("hades_day", "hades_night")),
]


@pytest.mark.rule("MYT-13.14", "MYT-13.17", "MYT-13.20", "MYT-13.23", "MYT-13.32")
@pytest.mark.parametrize(("rule", "card", "spaces"), FREE_BONUS)
def test_bonus_without_favor(rule: str, card: str, spaces: tuple[str, str]) -> None:
    for space in t.SPACES:
        table = Table().card(BLUE, card).goods(BLUE, 1, stone=9, marble=9, gold=9)
        table.play(f"place {space}", "skip")
        assert ("bonus" in table.options()) == (space in spaces), (rule, space)


@pytest.mark.rule("MYT-13.32")
def test_a_free_bonus_makes_a_space_worthwhile() -> None:
    assert "place demeter_night" not in Table().options()
    table = Table().card(BLUE, "deity_dionysus").reserve(BLUE, 1)
    table.play("place demeter_night", "bonus")
    assert table.asked() == (BLUE, "offering_choice")
    fresh = Table().card(BLUE, "deity_dionysus", gained=1)
    assert "place demeter_night" not in fresh.options()


@pytest.mark.rule("MYT-13.15")
def test_apollo_lifts_up_to_two_steps_after_all_production() -> None:
    table = Table().card(BLUE, "deity_apollo").built(BLUE, "small_city_a", 2)
    table.play("place zeus_day", "main", "batch 2")
    assert table.asked() == (BLUE, "city_batch")
    table.play("batch 2")
    assert table.options() == ["raise gold 1", "raise gold 2", "stop"]
    table.play("raise gold 1", "raise gold 2")
    assert table.goods_on(BLUE, 3) == (0, 0, 1)
    assert table.asked() == (BLUE, "turn_end")
    table = Table().card(RED, "deity_apollo").favor(RED, "zeus")
    table.play("place zeus_day", "main", "batch 0", "follow zeus_day favor_zeus", "batch 0")
    assert table.options() == ["raise stone 1", "stop"]
    table.play("stop")  # none at all
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-13.18", "MYT-D08")
def test_pan_adds_a_resource_of_the_batch() -> None:
    table = Table().card(BLUE, "deity_pan")
    table.play("place demeter_day", "main", "batch 2")
    assert table.asked() == (BLUE, "pan_extra")
    assert table.options() == ["extra stone", "extra gold"]
    with pytest.raises(IllegalAction, match=r"MYT-13\.18"):
        table.play("extra marble")
    table.play("extra gold")
    assert table.goods_on(BLUE, 1) == (1, 0, 2)
    table = Table().card(RED, "deity_pan").favor(RED, "demeter")
    table.play("place demeter_day", "main", "batch 0", "follow demeter_day favor_demeter", "batch 0")
    assert table.goods_on(RED, 1) == (5, 0, 0)  # only one kind: not asked


@pytest.mark.rule("MYT-13.16", "MYT-13.19")
def test_rebates_for_followers_too() -> None:
    table = Table().card(RED, "deity_artemis").favor(RED, "demeter").goods(RED, 1, stone=2)
    table.goods(BLUE, 1, stone=2, marble=1)
    table.play("place demeter_night", "main", "build small_city_b 1", "favor zeus stack")
    table.play("follow demeter_night favor_demeter", "build small_city_a 1")
    assert table.level_of(RED, "small_city_a") == 1
    assert "place demeter_night" not in Table().card(BLUE, "deity_athena").goods(BLUE, 1, stone=2).options()


@pytest.mark.rule("MYT-13.21")
def test_ares_adds_an_offering_to_temple_gifts() -> None:
    table = Table().card(RED, "deity_ares").favor(RED, "poseidon")
    table.play("place poseidon_day", "main", "follow poseidon_day favor_poseidon")
    assert table.s.reserve == [1, 2, 0]


@pytest.mark.rule("MYT-13.22", "MYT-D14")
def test_hephaestus_sells_a_favor_for_a_marble_of_any_level() -> None:
    table = Table().card(BLUE, "deity_hephaestus").goods(BLUE, 1, marble=1).goods(BLUE, 3, marble=1)
    table.play("place poseidon_night", "main", "favor zeus stack")
    assert table.options() == ["pay_marble 1", "pay_marble 3", "decline"]
    table.play("pay_marble 3", "favor poseidon stack")
    assert table.favors_of(BLUE) == {"zeus": 1, "poseidon": 1}
    assert (table.goods_on(BLUE, 1), table.goods_on(BLUE, 3)) == ((0, 1, 0), (0, 0, 0))
    assert table.asked() == (BLUE, "bonus_or_decline")  # the favor just bought counts
    table = Table().card(RED, "deity_hephaestus").favor(RED, "poseidon").goods(RED, 1, marble=1)
    table.play(
        "place poseidon_night", "main", "favor zeus stack", "follow poseidon_night favor_poseidon", "favor hades stack"
    )
    assert table.asked() == (RED, "hephaestus")
    table.play("decline")
    assert table.goods_on(RED, 1) == (0, 1, 0)


@pytest.mark.rule("MYT-13.22")
def test_hephaestus_sells_nothing_where_nothing_is_left() -> None:
    table = Table().card(BLUE, "deity_hephaestus").goods(BLUE, 1, marble=1)
    for god in t.GODS:
        table.stack(god, 0)
    table.stack("hades", 1)
    table.play("place poseidon_night", "main")  # the last favor of all
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-13.24", "MYT-D09")
def test_hestia_refines_once_while_raising() -> None:
    table = Table().card(BLUE, "deity_hestia").goods(BLUE, 1, stone=1, marble=1, gold=1)
    table.play("place hades_day", "main")
    assert table.options() == [
        "raise stone 1",
        "raise marble 1",
        "raise gold 1",
        "raise_refine stone 1",
        "raise_refine marble 1",
    ]
    table.play("raise_refine stone 1")
    assert table.goods_on(BLUE, 2) == (0, 1, 0)
    assert table.having("raise_refine") == []
    table.play("raise marble 2")  # what it became may be raised again
    assert table.goods_on(BLUE, 3) == (0, 1, 0)
    table.play("stop")
    table = Table().card(BLUE, "deity_hestia").goods(BLUE, 1, stone=1, gold=1)
    table.play("place hades_day", "main", "raise stone 1", "raise stone 2", "raise_refine stone 3")  # at the last step
    assert table.goods_on(BLUE, 4) == (0, 1, 0)
    table = Table().card(RED, "deity_hestia").favor(RED, "hades").goods(RED, 1, marble=1).goods(BLUE, 1, stone=1)
    table.play("place hades_day", "main", "stop", "end_turn", "follow hades_day favor_hades", "raise_refine marble 1")
    assert table.goods_on(RED, 2) == (0, 0, 1)


@pytest.mark.rule("MYT-13.25", "MYT-13.30", "MYT-D16")
def test_hermes_gives_first_and_then_lets_one_offer() -> None:
    table = Table().card(BLUE, "deity_hermes")
    table.play("place hades_night", "main")
    assert table.s.reserve[BLUE] == 1
    assert table.options() == ["offer", "decline"]
    table.play("offer", "target deity_hestia")  # with the offering just gained
    assert table.holder("deity_hestia") == BLUE
    assert table.s.reserve[BLUE] == 0
    table = Table().card(BLUE, "deity_hermes")
    table.play("place hades_night", "main", "decline")
    assert table.s.reserve[BLUE] == 1
    assert table.asked() == (RED, "turn_start")
    table = Table().card(RED, "deity_hermes").favor(RED, "hades").card(WHITE, "deity_hestia", 3)
    table.s.lock = put(table.s.lock, t.HERMES, 0)
    table.s.laid = put(table.s.laid, t.HERMES, 0)
    table.play("place hades_night", "main", "follow hades_night favor_hades")
    assert table.s.reserve[RED] == 1
    assert table.asked() == (RED, "turn_start")  # no target: not asked
