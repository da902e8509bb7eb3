"""Part 10: moving resources."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table


@pytest.mark.rule("MYT-10.1", "MYT-D09")
def test_a_step_takes_one_resource_one_level_up_never_from_the_summit() -> None:
    table = Table().goods(BLUE, 1, stone=1).goods(BLUE, 3, gold=1).goods(BLUE, 4, marble=1)
    table.play("place hades_day", "main")
    assert table.options() == ["raise stone 1", "raise gold 3"]
    table.play("raise gold 3")
    assert (table.goods_on(BLUE, 3), table.goods_on(BLUE, 4)) == ((0, 0, 0), (0, 1, 1))


@pytest.mark.rule("MYT-10.2")
def test_three_steps_on_the_same_resource_or_others() -> None:
    table = Table().goods(BLUE, 1, stone=1, marble=1)
    table.play("place hades_day", "main", "raise stone 1", "raise stone 2", "raise stone 3")
    assert table.goods_on(BLUE, 4) == (1, 0, 0)
    assert table.asked() == (BLUE, "turn_end")
    table = Table().goods(BLUE, 1, stone=1, marble=1).favor(BLUE, "demeter")
    table.play("place demeter_day", "main", "batch 2", "bonus", "raise stone 1", "raise marble 1")
    assert table.goods_on(BLUE, 2) == (1, 1, 0)
    assert table.asked() == (BLUE, "turn_end")


@pytest.mark.rule("MYT-10.3")
def test_one_step_is_compulsory_then_one_may_stop() -> None:
    table = Table().goods(BLUE, 1, stone=2)
    table.goods(BLUE, 2, stone=1)
    table.play("place hades_day", "main")
    with pytest.raises(IllegalAction, match=r"MYT-10\.3"):
        table.play("stop")
    table.play("raise stone 1")
    assert "stop" in table.options()
    table.play("stop")
    assert table.asked() == (BLUE, "turn_end")


@pytest.mark.rule("MYT-10.4")
def test_steps_that_nothing_can_use_are_lost() -> None:
    table = Table().goods(BLUE, 3, stone=1)
    table.play("place hades_day", "main")
    assert table.goods_on(BLUE, 4) == (1, 0, 0)
    assert table.asked() == (BLUE, "turn_end")


@pytest.mark.rule("MYT-10.5", "MYT-D10")
def test_soaring_takes_one_resource_to_any_higher_level() -> None:
    table = Table().goods(BLUE, 2, marble=2).goods(BLUE, 4, gold=1).favor(BLUE, "poseidon")
    table.play("place poseidon_day", "main", "bonus")
    assert table.options() == ["lift marble 2 3", "lift marble 2 4"]
    table.play("lift marble 2 4")
    assert (table.goods_on(BLUE, 2), table.goods_on(BLUE, 4)) == ((0, 1, 0), (0, 1, 1))


@pytest.mark.rule("MYT-10.6", "MYT-D12", "MYT-9.9")
def test_effects_move_up_or_down_and_may_be_declined() -> None:
    table = Table().goods(BLUE, 1, stone=2, marble=1).goods(BLUE, 2, gold=1)
    table.play("place demeter_night", "main", "build small_city_a 1")
    assert table.options() == ["move gold 2 1", "move gold 2 3", "move gold 2 4", "stop"]
    table.play("move gold 2 4", "move gold 4 1")
    assert table.goods_on(BLUE, 1) == (0, 0, 1)
    assert table.asked() == (RED, "turn_start")
    table = Table().goods(BLUE, 1, stone=2, marble=1).goods(BLUE, 2, gold=1)
    table.play("place demeter_night", "main", "build small_city_a 1", "stop")
    assert table.asked() == (BLUE, "turn_end")
    assert table.goods_on(BLUE, 2) == (0, 0, 1)


@pytest.mark.rule("MYT-10.7")
def test_tumbling_to_any_lower_level_as_often_as_wished() -> None:
    table = Table().goods(BLUE, 3, stone=2)
    assert table.having("tumble") == ["tumble stone 3 1", "tumble stone 3 2"]
    table.play("tumble stone 3 2", "tumble stone 2 1", "tumble stone 3 1")
    assert table.goods_on(BLUE, 1) == (2, 0, 0)
    with pytest.raises(IllegalAction, match=r"MYT-10\.7"):
        table.play("tumble stone 3 1")


@pytest.mark.rule("MYT-10.8")
def test_tumbling_is_offered_before_placing_before_the_followers_and_after_them() -> None:
    table = Table().goods(BLUE, 3, stone=2).favor(BLUE, "demeter").favor(RED, "demeter")
    offered = {"turn_start": bool(table.having("tumble"))}
    answers = "place demeter_day,main,batch 0,bonus,raise stone 1,raise stone 1,end_turn,pass"
    for answer in answers.split(","):
        table.play(answer)
        offered[table.asked()[1]] = bool(table.having("tumble"))
    assert offered == {
        "turn_start": True,
        "main_or_skip": False,
        "base_batch": False,
        "bonus_or_decline": False,
        "raise_step": False,
        "turn_end": True,
        "follow": False,
        "last_tumble": True,
    }


@pytest.mark.rule("MYT-10.8", "MYT-D22")
def test_after_the_followers_resources_can_still_tumble_at_any_time_of_one_s_own_turn() -> None:
    table = Table().goods(BLUE, 3, stone=1).favor(RED, "demeter").favor(WHITE, "demeter")
    table.play("place demeter_day", "main", "batch 0", "end_turn")
    table.play("follow demeter_day favor_demeter", "batch 0")
    assert table.asked() == (WHITE, "follow")
    table.play("pass")
    assert table.asked() == (BLUE, "last_tumble")
    assert table.options() == ["end_turn", "tumble stone 3 1", "tumble stone 3 2"]
    table.play("tumble stone 3 2")
    assert table.options() == ["end_turn", "tumble stone 2 1"]
    with pytest.raises(IllegalAction, match=r"MYT-10\.8"):
        table.play("place zeus_day")
    with pytest.raises(IllegalAction, match=r"MYT-10\.7"):
        table.play("tumble stone 3 1")
    table.play("end_turn")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-10.8", "MYT-D22")
def test_the_last_window_needs_an_opponent_who_was_asked_and_something_above_level_one() -> None:
    nobody = Table().goods(BLUE, 3, stone=1)
    nobody.play("place demeter_day", "main", "batch 0", "end_turn")
    assert nobody.asked() == (RED, "turn_start")
    low = Table().goods(BLUE, 1, stone=1).favor(RED, "demeter")
    low.play("place demeter_day", "main", "batch 0", "pass")
    assert low.asked() == (RED, "turn_start")
    first = Table(4).goods(BLUE, 2, stone=1).favor(RED, "demeter")  # asked first, the others not at all
    first.play("place demeter_day", "main", "batch 0", "end_turn", "pass")
    assert first.asked() == (BLUE, "last_tumble")


@pytest.mark.rule("MYT-10.8", "MYT-14.4")
def test_the_last_turn_has_the_last_window_too() -> None:
    table = Table().tokens(1, 1, 0, 0).goods(BLUE, 1, stone=1, marble=1, gold=1).goods(BLUE, 4, gold=1)
    table.favor(RED, "zeus").goods(RED, 2, stone=1, marble=1, gold=1)
    table.play("place zeus_night", "main", "build small_temple_a 1", "end_turn")
    assert table.s.ended == t.BY_LEVELS
    table.play("pass")
    assert table.options() == ["end_turn", "tumble gold 4 1", "tumble gold 4 2", "tumble gold 4 3"]
    table.play("tumble gold 4 1")
    assert table.s.stack == []
    assert table.goods_on(BLUE, 1) == (0, 0, 1)


@pytest.mark.parametrize(
    ("stack", "asked"),
    [
        ([["Turns"], ["Follow", 2, 2], ["ProduceBase", RED, 2, 0]], (BLUE, "last_tumble")),
        ([["Turns"], ["BonusAction", 2, 0], ["ProduceBase", BLUE, 2, 0]], (BLUE, "bonus_or_decline")),
    ],
)
def test_a_game_saved_before_the_last_window_goes_on(stack: list[list[str | int]], asked: tuple[int, str]) -> None:
    table = Table().goods(BLUE, 3, stone=1).favor(BLUE, "demeter")
    data = table.s.data()
    data["stack"] = stack
    table.s = table.game.load(data)
    table.play("batch 0")
    assert table.asked() == asked


@pytest.mark.rule("MYT-10.9")
def test_moving_loses_nothing() -> None:
    table = Table().goods(BLUE, 1, stone=2, marble=2, gold=2).goods(BLUE, 3, stone=1)
    totals = [table.s.goods_of(BLUE, kind) for kind in range(t.KINDS)]
    table.play(
        "tumble stone 3 1", "place hades_day", "main", "raise gold 1", "raise marble 1", "raise marble 2", "end_turn"
    )
    assert [table.s.goods_of(BLUE, kind) for kind in range(t.KINDS)] == totals
