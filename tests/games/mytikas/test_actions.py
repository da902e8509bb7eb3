"""Part 6: main and bonus actions."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, Table, game

SPACES = {
    "zeus_day": ("produce_cities", "take_favor"),
    "zeus_night": ("build_temple", "offering_choice"),
    "demeter_day": ("produce_base", "raise_two"),
    "demeter_night": ("build_city", "offering_choice"),
    "poseidon_day": ("collect_offerings", "raise_to_any"),
    "poseidon_night": ("take_favor", "quarry_two_stone"),
    "hades_day": ("raise_three", "raise_two"),
    "hades_night": ("offering_choice", "take_favor"),
}
FIRST_QUESTION = {
    "zeus_day": ("city_batch", "take_favor"),
    "zeus_night": ("build", "offering_choice"),
    "demeter_day": ("base_batch", "raise_step"),
    "demeter_night": ("build", "offering_choice"),
    "poseidon_day": ("bonus_or_decline", "raise_any"),  # gifts come without a question
    "poseidon_night": ("take_favor", "turn_end"),  # so does the quarry
    "hades_day": ("raise_step", "raise_step"),
    "hades_night": ("offering_choice", "take_favor"),
}


def rich(space: str) -> Table:
    """Blue can do everything everywhere."""
    table = Table().goods(BLUE, 2, stone=4, marble=4, gold=4).reserve(BLUE, 3)
    return table.favor(BLUE, space.partition("_")[0])


@pytest.mark.rule("MYT-6.12")
@pytest.mark.parametrize("space", t.SPACES)
def test_the_eight_spaces(space: str) -> None:
    figures = game().figures
    number = t.SPACES.index(space)
    assert (t.ACTIONS[figures.main[number]], t.ACTIONS[figures.bonus[number]]) == SPACES[space]
    table = rich(space)
    table.play(f"place {space}")
    assert table.options() == ["main", "skip"]
    main = table.s.copy()
    table.play("main")
    assert table.asked() == (BLUE, FIRST_QUESTION[space][0])
    table.s = main
    table.play("skip", "bonus")
    assert table.asked() == (BLUE, FIRST_QUESTION[space][1])


@pytest.mark.rule("MYT-6.1", "MYT-6.10", "MYT-D19")
def test_the_bonus_comes_after_the_main_action_and_may_be_declined() -> None:
    table = rich("poseidon_day")
    table.play("place poseidon_day", "main")
    assert table.s.reserve[BLUE] == 4
    assert table.options() == ["bonus", "decline"]
    table.play("decline")
    assert table.asked() == (BLUE, "turn_end")
    assert table.goods_on(BLUE, 2) == (4, 4, 4)


@pytest.mark.rule("MYT-6.2")
def test_no_bonus_without_a_favor_of_that_god() -> None:
    table = Table().goods(BLUE, 1, stone=1).favor(BLUE, "hades", "zeus", "demeter")
    table.play("place poseidon_day", "main")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-6.2", "MYT-6.5")
@pytest.mark.parametrize(("space", "god"), [("poseidon_day", "poseidon"), ("hades_day", "hades")])
def test_raising_needs_a_resource_below_the_summit(space: str, god: str) -> None:
    table = Table().favor(BLUE, god).goods(BLUE, 4, stone=1)
    if space == "hades_day":
        assert "place hades_day" not in table.options()
    else:
        table.play("place poseidon_day", "main")  # the gifts; nothing can soar
        assert table.asked() == (BLUE, "turn_end")


@pytest.mark.rule("MYT-6.3", "MYT-6.4")
def test_the_favor_is_only_shown_and_two_of_them_allow_one_bonus() -> None:
    table = Table().favor(BLUE, "poseidon", "poseidon").card(BLUE, "deity_aphrodite")
    table.play("place poseidon_night", "main", "favor zeus stack", "bonus")
    assert table.favors_of(BLUE) == {"poseidon": 2, "zeus": 1}
    assert table.goods_on(BLUE, 1) == (2, 0, 0)
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-6.8", "MYT-D05")
@pytest.mark.parametrize("space", t.SPACES)
def test_a_player_is_never_obliged_to_perform_the_main_action(space: str) -> None:
    table = Table().goods(BLUE, 1, stone=4, marble=4, gold=4).reserve(BLUE, 3)  # no favor, so no bonus either
    before = table.s.copy()
    table.play(f"place {space}")
    assert table.options() == ["main", "skip"]
    table.play("skip")
    assert table.asked() == (RED, "turn_start")  # a turn without any action
    assert (table.s.goods, table.s.reserve, table.s.favors) == (before.goods, before.reserve, before.favors)
    assert table.s.builder[BLUE] == t.SPACES.index(space)


@pytest.mark.rule("MYT-6.8", "MYT-6.9", "MYT-D19")
def test_he_may_perform_the_bonus_action_alone_if_he_likes() -> None:
    table = rich("hades_night")
    table.play("place hades_night", "skip")
    assert table.options() == ["bonus", "decline"]
    declined = table.s.copy()
    table.play("bonus", "favor zeus stack")
    assert table.favors_of(BLUE) == {"hades": 1, "zeus": 1}
    table.s = declined
    table.play("decline")
    assert table.asked() == (BLUE, "turn_end")
    assert table.favors_of(BLUE) == {"hades": 1}


@pytest.mark.rule("MYT-6.9", "MYT-D05", "MYT-D19")
def test_an_infeasible_main_action_is_passed_over_and_the_bonus_optional() -> None:
    table = Table().favor(BLUE, "zeus").reserve(BLUE, 1)
    table.play("place zeus_night")
    assert table.options() == ["bonus", "decline"]
    declined = table.s.copy()
    table.play("bonus")
    assert table.asked() == (BLUE, "offering_choice")
    table.s = declined
    table.play("decline")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-6.8", "MYT-5.6")
def test_a_space_is_barred_to_someone_who_can_perform_neither_action_though_he_would_skip_both() -> None:
    table = Table().goods(BLUE, 4, stone=1)
    with pytest.raises(IllegalAction, match=r"MYT-5\.6"):
        table.play("place hades_day")


def test_the_answers_name_the_main_and_the_bonus_action() -> None:
    table = rich("hades_night")
    table.play("place hades_night")
    main = game().detail(table.known(), game().vocabulary.read("main"))
    assert main is not None
    assert main.args == {"action": "offering_choice"}
    table.play("skip")
    bonus = game().detail(table.known(), game().vocabulary.read("bonus"))
    assert bonus is not None
    assert bonus.args == {"action": "take_favor"}


@pytest.mark.rule("MYT-6.7", "MYT-11.7")
def test_a_favor_gained_by_a_slot_effect_counts_at_once() -> None:
    table = Table().goods(BLUE, 1, stone=2, marble=1).reserve(BLUE, 1)
    table.play("place demeter_night", "main", "build small_city_b 1", "favor demeter stack")
    assert table.asked() == (BLUE, "bonus_or_decline")


@pytest.mark.rule("MYT-6.2")
def test_the_bonus_must_still_be_feasible_after_the_main_action() -> None:
    table = Table().favor(BLUE, "hades").goods(BLUE, 3, gold=1)
    table.play("place hades_day", "main")  # the only resource goes to the summit
    assert table.goods_on(BLUE, 4) == (0, 0, 1)
    assert table.asked() == (BLUE, "turn_end")


@pytest.mark.rule("MYT-6.11")
def test_each_performer_chooses_among_alternatives() -> None:
    table = Table().favor(RED, "demeter")
    table.play("place demeter_day", "main", "batch 0", "follow demeter_day favor_demeter")
    assert table.options() == ["batch 0", "batch 1", "batch 2"]
    table.play("batch 1")
    assert (table.goods_on(BLUE, 1), table.goods_on(RED, 1)) == ((4, 0, 0), (2, 1, 0))
