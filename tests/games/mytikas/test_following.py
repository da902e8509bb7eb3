"""Part 7: following."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLACK, BLUE, RED, WHITE, Table


@pytest.mark.rule("MYT-7.1", "MYT-D21")
def test_opponents_are_asked_clockwise_if_they_can_follow() -> None:
    table = Table(4).turn(2, RED).favor(BLUE, "demeter").favor(WHITE, "demeter").favor(BLACK, "zeus")
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (WHITE, "follow")
    assert table.options() == ["pass", "follow demeter_day favor_demeter"]
    table.play("pass")
    assert table.asked() == (BLUE, "follow")  # Black has no Demeter favor
    table.play("pass")
    assert table.asked() == (WHITE, "turn_start")


@pytest.mark.rule("MYT-7.2")
def test_the_favor_paid_returns_to_its_stack() -> None:
    table = Table().favor(RED, "demeter")
    table.play("place demeter_day", "main", "batch 0", "follow demeter_day favor_demeter")
    assert table.favors_of(RED) == {}
    assert table.stack_of("demeter") == 3


@pytest.mark.rule("MYT-7.3", "MYT-13.10", "MYT-13.11", "MYT-13.31")
def test_zeus_and_poseidon_widen_the_choice_of_payment() -> None:
    table = Table().favor(RED, "demeter", "hades").reserve(RED, 1)
    table.card(RED, "deity_zeus").card(RED, "deity_poseidon")
    table.play("place demeter_day", "main", "batch 0")
    assert table.options() == [
        "pass",
        "follow demeter_day favor_demeter",
        "follow demeter_day favor_hades",
        "follow demeter_day offering",
    ]
    table.play("follow demeter_day favor_hades")
    assert table.favors_of(RED) == {"demeter": 1}
    assert table.stack_of("hades") == 3
    table.play("batch 0")
    assert table.asked() == (RED, "turn_start")  # one payment, one follow


@pytest.mark.rule("MYT-7.3", "MYT-13.10")
def test_zeus_takes_an_offering_from_the_reserve() -> None:
    table = Table().reserve(RED, 2).card(RED, "deity_zeus", 3)
    table.play("place demeter_day", "main", "batch 0")
    assert table.options() == ["pass", "follow demeter_day offering"]
    table.play("follow demeter_day offering", "batch 0")
    assert table.s.reserve[RED] == 1
    broke = Table().card(RED, "deity_zeus", 3)
    broke.play("place demeter_day", "main", "batch 0")
    assert broke.asked() == (RED, "turn_start")  # offerings on cards do not pay


@pytest.mark.rule("MYT-7.3", "MYT-13.2")
def test_a_card_gained_this_turn_does_not_yet_help_to_follow() -> None:
    table = Table().reserve(RED, 2).card(RED, "deity_zeus", 1, gained=1)
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-7.4")
def test_a_follower_never_gets_the_bonus() -> None:
    table = Table().favor(RED, "poseidon", "poseidon").card(RED, "deity_aphrodite")
    table.play(
        "place poseidon_night", "main", "favor zeus stack", "follow poseidon_night favor_poseidon", "favor hades stack"
    )
    assert table.asked() == (RED, "turn_start")
    assert table.goods_on(RED, 1) == (0, 0, 0)


@pytest.mark.rule("MYT-7.5")
def test_only_what_is_feasible_after_the_payment_can_be_followed() -> None:
    table = Table().goods(BLUE, 1, stone=1, marble=1, gold=1).favor(RED, "zeus")
    table.play("place zeus_night", "main", "build small_temple_a 1")
    assert table.asked() == (RED, "turn_start")  # Red cannot build


@pytest.mark.rule("MYT-7.5")
def test_a_favor_paid_can_be_taken_again_but_an_offering_frees_none() -> None:
    table = Table().card(BLUE, "deity_aphrodite").card(RED, "deity_zeus").reserve(RED, 1)
    for god in t.GODS:
        table.favor(RED, god, god, god)
    table.play("place poseidon_night", "skip", "bonus")  # Blue only quarries, so Red holds every favor there is
    assert table.having("follow") == ["follow poseidon_night favor_poseidon"]
    table.play("follow poseidon_night favor_poseidon")
    assert table.favors_of(RED)["poseidon"] == 3
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-7.6")
def test_an_opponent_with_two_favors_follows_once() -> None:
    table = Table().favor(RED, "demeter", "demeter")
    table.play("place demeter_day", "main", "batch 0", "follow demeter_day favor_demeter", "batch 0")
    assert table.asked() == (RED, "turn_start")
    assert table.goods_on(RED, 1) == (4, 0, 0)


@pytest.mark.rule("MYT-7.7")
def test_a_later_follower_is_bound_by_what_an_earlier_one_did() -> None:
    table = Table().tokens(2, 0, 0, 0)
    for seat in (BLUE, RED, WHITE):
        table.goods(seat, 1, stone=1, marble=1, gold=1)
    table.favor(RED, "zeus").favor(WHITE, "zeus")
    table.play("place zeus_night", "main", "build small_temple_a 1")
    assert table.having("follow") == ["follow zeus_night favor_zeus"]
    table.play("follow zeus_night favor_zeus", "build small_temple_a 1")  # the last token
    assert table.s.tokens == (0, 0, 0, 0)
    assert table.s.stack == []  # White is not asked; with all levels empty the game is over


@pytest.mark.rule("MYT-7.8")
def test_a_skipped_main_action_can_be_followed() -> None:
    table = Table().favor(BLUE, "hades").favor(RED, "hades").goods(RED, 1, stone=1).goods(BLUE, 1, stone=1)
    table.play("place hades_day", "skip", "bonus")  # the bonus raises the only stone without asking
    table.play("stop", "end_turn")
    assert table.having("follow") == ["follow hades_day favor_hades"]


@pytest.mark.rule("MYT-7.8", "MYT-6.8")
def test_a_turn_without_any_action_can_be_followed() -> None:
    table = Table().favor(RED, "demeter")
    table.play("place demeter_day", "skip", "follow demeter_day favor_demeter", "batch 0")
    assert (table.goods_on(BLUE, 1), table.goods_on(RED, 1)) == ((0, 0, 0), (4, 0, 0))


@pytest.mark.rule("MYT-7.9")
def test_the_follower_s_builder_does_not_move() -> None:
    table = Table().favor(RED, "demeter").builder(RED, "hades_night")
    table.play("place demeter_day", "main", "batch 0", "follow demeter_day favor_demeter", "batch 0")
    assert table.s.builder[RED] == 7
    assert table.asked() == (RED, "turn_start")
    table.play("place zeus_day", "main", "batch 0")  # following barred nothing
    assert table.asked()[0] == WHITE


@pytest.mark.rule("MYT-7.10", "MYT-9.7")
def test_a_building_made_by_following_gives_its_effect() -> None:
    table = Table().favor(RED, "zeus").favor(BLUE, "zeus").goods(RED, 2, stone=1, marble=1, gold=1)
    table.play("place zeus_night", "bonus")  # Blue's bonus: an offering
    assert table.having("follow") == ["follow zeus_night favor_zeus"]
    table.play("follow zeus_night favor_zeus", "build small_temple_a 2")
    assert table.s.reserve[RED] == 2
    assert table.level_of(RED, "small_temple_a") == 2


@pytest.mark.rule("MYT-7.11")
def test_own_turn_cards_do_not_help_followers() -> None:
    table = Table().card(RED, "deity_aphrodite").card(RED, "deity_demeter").goods(RED, 1, stone=3)
    table.favor(RED, "poseidon")
    table.play("place poseidon_day", "main", "follow poseidon_day favor_poseidon")
    assert table.asked() == (RED, "turn_start")  # no bonus, and refining only now, in the own turn
    assert table.s.reserve[RED] == 1
    assert table.having("refine") == ["refine marble 1", "refine gold 1"]


@pytest.mark.rule("MYT-7.12")
def test_a_favor_taken_by_the_bonus_cannot_be_paid() -> None:
    table = Table().favor(BLUE, "zeus").favor(RED, "zeus").stack("zeus", 0)
    table.play("place zeus_day", "main", "batch 0", "bonus", "favor zeus red")
    assert table.asked() == (RED, "turn_start")
    assert table.favors_of(BLUE) == {"zeus": 2}


@pytest.mark.rule("MYT-7.13")
def test_a_follower_may_not_tumble() -> None:
    table = Table().favor(RED, "demeter").goods(RED, 2, stone=1)
    table.play("place demeter_day", "main", "batch 0")
    with pytest.raises(IllegalAction, match=r"MYT-7\.13"):
        table.play("tumble stone 2 1")
    table.play("follow demeter_day favor_demeter", "batch 0")
    assert table.asked() == (RED, "turn_start")


def test_refusals_name_the_rule() -> None:
    table = Table().favor(RED, "demeter")
    table.play("place demeter_day", "main", "batch 0")
    with pytest.raises(IllegalAction, match=r"MYT-7\.2"):
        table.play("follow demeter_day favor_zeus")
    with pytest.raises(IllegalAction, match=r"MYT-7\.4"):
        table.play("follow zeus_day favor_zeus")
