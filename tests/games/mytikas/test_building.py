"""Part 9: building."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.turn import Turns, TurnStart
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, Table


def builds(table: Table, space: str) -> list[str]:
    table.play(f"place {space}", "main")
    return table.having("build")


@pytest.mark.rule("MYT-9.1", "MYT-9.2", "MYT-D11")
def test_each_type_for_its_cost_and_no_less() -> None:
    costs = {
        "small_city": ((2, 1, 0), "demeter_night"),
        "large_city": ((4, 2, 0), "demeter_night"),
        "small_temple": ((1, 1, 1), "zeus_night"),
        "large_temple": ((2, 2, 2), "zeus_night"),
    }
    for building, (cost, space) in costs.items():
        table = Table().goods(BLUE, 2, *cost)
        slot = f"{building}_a"
        table.play(f"place {space}", "main")
        if table.asked()[1] == "build":
            table.play(f"build {slot} 2")
        assert table.level_of(BLUE, slot) == 2, building
        for kind in range(3):
            if cost[kind]:
                poor = list(cost)
                poor[kind] -= 1
                table = Table().goods(BLUE, 2, *poor)
                if f"place {space}" in table.options():  # something smaller can be built
                    table.play(f"place {space}", "main")
                    assert table.asked() == (BLUE, "build")
                assert f"build {slot} 2" not in table.options()


@pytest.mark.rule("MYT-9.1")
def test_temples_at_zeus_and_cities_at_demeter() -> None:
    table = Table().goods(BLUE, 1, stone=4, marble=4, gold=4)
    assert {option.split()[1] for option in builds(table, "zeus_night")} == {
        "small_temple_a",
        "small_temple_b",
        "large_temple_a",
    }
    with pytest.raises(IllegalAction, match=r"MYT-9\.1"):
        table.play("build small_city_a 1")
    table = Table().goods(BLUE, 1, stone=4, marble=4, gold=4)
    assert builds(table, "demeter_night") == ["build small_city_a 1", "build small_city_b 1", "build large_city_a 1"]


@pytest.mark.rule("MYT-9.3", "MYT-9.6")
def test_any_unbuilt_slot_and_any_level_with_token_and_cost() -> None:
    table = Table().tokens(0, 5, 3, 2)
    for level in (1, 2, 4):
        table.goods(BLUE, level, stone=2, marble=1)
    assert builds(table, "demeter_night") == [
        "build small_city_a 2",
        "build small_city_a 4",
        "build small_city_b 2",
        "build small_city_b 4",
    ]
    with pytest.raises(IllegalAction, match=r"MYT-9\.3"):
        table.play("build small_city_a 1")  # the cost lies there, but no token
    table.play("build small_city_a 2", "stop")
    table.turn(4)
    table.s.stack = [Turns(), TurnStart()]
    assert builds(table.goods(BLUE, 3, stone=2, marble=1), "demeter_day") == []
    table.s.stack = [Turns(), TurnStart()]
    assert builds(table, "demeter_night") == ["build small_city_b 3", "build small_city_b 4"]  # the slot is empty now


@pytest.mark.rule("MYT-9.3", "MYT-6.5", "MYT-5.6")
def test_without_an_unbuilt_piece_of_the_type_there_is_nothing_to_build() -> None:
    table = Table(4).goods(BLUE, 1, stone=9, marble=9, gold=9)
    for slot in ("small_city_a", "small_city_b", "large_city_a", "large_city_b"):
        table.built(BLUE, slot, 2)
    assert "place demeter_night" not in table.options()
    assert "place zeus_night" in table.options()


@pytest.mark.rule("MYT-9.4")
def test_resources_of_other_levels_never_count() -> None:
    table = Table().goods(BLUE, 1, stone=2).goods(BLUE, 2, marble=1)
    assert "place demeter_night" not in table.options()
    table.play("tumble marble 2 1")
    assert "place demeter_night" in table.options()


@pytest.mark.rule("MYT-9.5", "MYT-9.12")
def test_cost_piece_and_token_move_and_one_piece_is_built() -> None:
    table = Table().goods(BLUE, 2, stone=5, marble=3).favor(BLUE, "demeter")
    table.play("place demeter_night", "main", "build large_city_a 2")
    assert table.goods_on(BLUE, 2) == (1, 1, 1)  # with the gold of its effect
    assert table.s.tokens == (4, 4, 3, 2)
    assert table.level_of(BLUE, "large_city_a") == 2
    assert table.asked()[1] != "build"


@pytest.mark.rule("MYT-9.7", "MYT-9.8", "MYT-9.9")
def test_the_effect_comes_before_the_bonus() -> None:
    table = Table().goods(BLUE, 1, stone=1, marble=1, gold=1).goods(BLUE, 2, gold=1).favor(BLUE, "zeus")
    table.reserve(BLUE, 1)
    table.play("place zeus_night", "main", "build small_temple_b 1")
    assert table.s.reserve[BLUE] == 2
    assert table.asked() == (BLUE, "effect_move")
    table.play("stop")
    assert table.asked() == (BLUE, "bonus_or_decline")


@pytest.mark.rule("MYT-9.8")
@pytest.mark.parametrize(
    ("slot", "space", "decisions", "offerings"),
    [
        ("small_city_a", "demeter_night", ["effect_move", "effect_move"], 0),
        ("small_city_b", "demeter_night", ["take_favor"], 0),
        ("small_temple_a", "zeus_night", [], 2),
        ("small_temple_b", "zeus_night", ["effect_move"], 1),
        ("large_city_a", "demeter_night", [], 0),
        ("large_temple_a", "zeus_night", ["take_favor", "take_favor"], 0),
    ],
)
def test_slots_and_their_effects(slot: str, space: str, decisions: list[str], offerings: int) -> None:
    table = Table().goods(BLUE, 1, stone=9, marble=9, gold=9)
    table.play(f"place {space}", "main", f"build {slot} 1")
    asked = []
    while table.asked()[0] == BLUE and table.asked()[1] in ("effect_move", "take_favor"):
        asked.append(table.asked()[1])
        answer = "favor hades stack" if asked[-1] == "take_favor" else "move gold 1 4"
        table.play(answer)
    assert asked == decisions
    assert table.s.reserve[BLUE] == offerings
    assert table.favors_of(BLUE).get("hades", 0) == decisions.count("take_favor")


@pytest.mark.rule("MYT-9.9")
def test_a_favor_must_be_taken_and_is_lost_without_a_source() -> None:
    table = Table().goods(BLUE, 1, stone=2, marble=1)
    table.play("place demeter_night", "main", "build small_city_b 1")
    with pytest.raises(IllegalAction):
        table.play("decline")
    empty = Table().goods(BLUE, 1, stone=2, marble=1)
    for god in t.GODS:
        empty.stack(god, 0)
    empty.play("place demeter_night", "main", "build small_city_b 1")
    assert empty.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-9.10")
def test_two_favors_of_one_god() -> None:
    table = Table().goods(BLUE, 1, stone=2, marble=2, gold=2)
    table.play("place zeus_night", "main", "build large_temple_a 1", "favor zeus stack", "favor zeus stack")
    assert table.favors_of(BLUE) == {"zeus": 2}


@pytest.mark.rule("MYT-9.11")
def test_the_gold_of_a_large_city_lies_on_its_level() -> None:
    table = Table().goods(BLUE, 3, stone=4, marble=2)
    table.play("place demeter_night", "main", "build large_city_a 3")
    assert table.goods_on(BLUE, 3) == (0, 0, 1)


@pytest.mark.rule("MYT-9.13", "MYT-13.16", "MYT-13.19")
@pytest.mark.parametrize(
    ("card", "space", "build", "cost", "left"),
    [
        ("deity_athena", "zeus_night", "small_temple_a", (1, 1, 0), (0, 0, 0)),
        ("deity_athena", "zeus_night", "large_temple_a", (2, 2, 1), (0, 0, 0)),
        ("deity_athena", "zeus_night", "small_temple_a", (1, 1, 1), (0, 0, 1)),
        ("deity_artemis", "demeter_night", "small_city_a", (2, 0, 0), (0, 0, 0)),
        ("deity_artemis", "demeter_night", "large_city_a", (4, 1, 0), (0, 0, 1)),
    ],
)
def test_rebates_are_applied_by_themselves(
    card: str, space: str, build: str, cost: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    table = Table().card(BLUE, card).goods(BLUE, 2, *cost)
    table.play(f"place {space}", "main")
    if table.asked()[1] == "build":
        table.play(f"build {build} 2")
    assert table.level_of(BLUE, build) == 2
    assert table.goods_on(BLUE, 2) == left


@pytest.mark.rule("MYT-9.14")
def test_of_two_slots_with_one_effect_only_the_leftmost_is_offered() -> None:
    table = Table().goods(BLUE, 1, stone=4, marble=2)
    assert "build large_city_b 1" not in builds(table, "demeter_night")
    with pytest.raises(IllegalAction, match=r"MYT-9\.14"):
        table.play("build large_city_b 1")
    table = Table().goods(BLUE, 1, stone=4, marble=2).built(BLUE, "large_city_a", 2)
    assert "build large_city_b 1" in builds(table, "demeter_night")


@pytest.mark.rule("MYT-9.15")
def test_pieces_share_a_level_as_long_as_tokens_last() -> None:
    table = Table().built(RED, "small_city_a", 4).goods(BLUE, 4, stone=2, marble=1)
    table.play("place demeter_night", "main", "build small_city_a 4")
    assert table.s.tokens[3] == 0
    assert (table.level_of(BLUE, "small_city_a"), table.level_of(RED, "small_city_a")) == (4, 4)
