"""Part 4: the phases of a turn."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import CHANCE, IllegalAction
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table


@pytest.mark.rule("MYT-4.1")
def test_turns_go_clockwise() -> None:
    table = Table()
    seats = []
    for space in ("zeus_day", "demeter_day", "hades_night", "demeter_night"):
        seats.append(table.asked()[0])
        if space != "demeter_night":
            table.play(f"place {space}", "main")
            while table.asked()[1] != "turn_start":
                table.play(table.options()[0])
    assert seats == [BLUE, RED, WHITE, BLUE]
    assert table.s.turn == 4


@pytest.mark.rule("MYT-4.2", "MYT-6.1")
def test_the_phases_in_order() -> None:
    table = Table().goods(BLUE, 2, stone=1).favor(BLUE, "demeter").favor(RED, "demeter")
    seen = [table.asked()]
    for answer in (
        "place demeter_day",
        "main",
        "batch 0",
        "bonus",
        "raise stone 1",
        "stop",
        "end_turn",
        "pass",
        "end_turn",
    ):
        table.play(answer)
        seen.append(table.asked())
    assert seen == [
        (BLUE, "turn_start"),
        (BLUE, "main_or_skip"),
        (BLUE, "base_batch"),
        (BLUE, "bonus_or_decline"),
        (BLUE, "raise_step"),
        (BLUE, "raise_step"),
        (BLUE, "turn_end"),
        (RED, "follow"),
        (BLUE, "last_tumble"),
        (RED, "turn_start"),
    ]


@pytest.mark.rule("MYT-D03", "MYT-4.3")
def test_start_powers_once_each_in_any_order_with_tumbling_between() -> None:
    table = Table().goods(BLUE, 2, stone=9).card(BLUE, "deity_demeter").card(BLUE, "deity_hades")
    assert {"refine marble 2", "refine gold 2", "burn 3", "burn 7", "tumble stone 2 1"} <= set(table.options())
    table.play("burn 3")  # only one kind on one level: what is given up is not asked
    assert table.goods_on(BLUE, 2) == (6, 0, 0)
    assert table.having("burn") == []
    table.play("tumble stone 2 1", "refine marble 2")
    assert table.goods_on(BLUE, 2) == (3, 1, 0)
    assert table.having("refine") == []  # though enough stone is left
    table.play("place demeter_day", "main", "batch 0")
    with pytest.raises(IllegalAction):
        table.play("refine marble 1")


@pytest.mark.rule("MYT-4.3")
def test_start_powers_are_fresh_in_the_next_own_turn() -> None:
    table = Table(2).goods(BLUE, 1, stone=6).card(BLUE, "deity_demeter")
    table.play("refine marble 1", "place zeus_day", "main", "batch 0", "place demeter_day", "main", "batch 0")
    assert table.asked() == (BLUE, "turn_start")
    assert table.having("refine") == ["refine marble 1", "refine gold 1"]


@pytest.mark.rule("MYT-D20", "MYT-4.4")
def test_the_end_window_repeats_until_the_turn_ends() -> None:
    table = Table().goods(BLUE, 3, marble=1).goods(BLUE, 2, marble=1)
    table.play("place demeter_day", "main", "batch 0")
    assert table.options() == ["end_turn", "tumble marble 2 1", "tumble marble 3 1", "tumble marble 3 2"]
    table.play("tumble marble 3 2")
    assert table.options() == ["end_turn", "tumble marble 2 1"]
    table.play("end_turn")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-D20")
def test_the_end_window_is_passed_over_if_nothing_lies_above_level_one() -> None:
    table = Table()
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-4.5", "MYT-12.12")
def test_cards_without_lock_are_turned_up_in_the_last_phase() -> None:
    table = Table().reserve(BLUE, 4).card(BLUE, "deity_pan", 1)
    request = table.play("place hades_night", "main", "offer", "target deity_pan", "amount 3")
    assert (request.seat, request.decision) == (CHANCE, "deal")
    assert "deal deity_pan" not in table.options()
    assert len(table.options()) == 14
    table.play("deal deity_hermes")
    assert table.s.river[:2] == (t.HESTIA, t.HERMES)
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-4.6")
def test_the_builder_must_be_placed() -> None:
    table = Table()
    with pytest.raises(IllegalAction):
        table.play("pass")
    with pytest.raises(IllegalAction):
        table.play("end_turn")
    # With four players and the four spaces that are always feasible barred, Poseidon Night is open to those
    # who hold all the favors there are to take.
    full = Table(4).turn(5)
    for seat, space in enumerate(("zeus_day", "demeter_day", "poseidon_day", "hades_night")):
        full.builder(seat, space)
    for god in t.GODS:
        full.favor(BLUE, god, god, god, god)
    assert full.having("place") == ["place zeus_night", "place demeter_night", "place poseidon_night"]
