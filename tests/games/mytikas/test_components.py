"""Part 2 and MYT-20.1: figures come from the data file, and an edition may correct them."""

from typing import Any

import pytest

from pessoi.games.mytikas import create
from pessoi.games.mytikas import terms as t
from pessoi.games.sheet import BadFigures
from tests.games.mytikas.positions import BLUE, RED, Table, game


def edited(**changes: Any) -> Table:
    return Table(rules=create(changes))


@pytest.mark.rule("MYT-2.3", "MYT-2.4")
def test_the_box() -> None:
    data = game().figures_data
    assert sum(row["tokens_in_box"] for row in data["level"]) == 17
    assert sum(row["favor_tokens_in_box"] for row in data["god"]) == 16
    assert len(data["deity"]) == t.DEITY_COUNT == 16
    assert [4 * row["pieces_per_player"] for row in data["building"]] == [12, 8, 8, 4]


@pytest.mark.rule("MYT-20.1")
def test_a_corrected_cost_is_what_is_paid() -> None:
    table = edited(building=[{"id": "small_city", "cost": {"stone": 1}}])
    table.goods(BLUE, 1, stone=1, marble=1)
    table.play("place demeter_night", "main", "build small_city_b 1")
    assert table.goods_on(BLUE, 1) == (0, 0, 0)


@pytest.mark.rule("MYT-20.1")
def test_corrected_batches_locks_tiers_and_cap() -> None:
    table = edited(action=[{"id": "quarry_two_stone", "gain": {"stone": 3}}]).favor(BLUE, "poseidon")
    table.play("place poseidon_night", "skip", "bonus")
    assert table.goods_on(BLUE, 1) == (3, 0, 0)
    table = edited(lock=[{"id": "lock_low", "value": 3}]).reserve(BLUE, 9)
    table.play("place hades_night", "main", "offer")
    assert table.options() == ["amount 1", "amount 2", "amount 3"]
    table = edited(deity=[{"id": "deity_apollo", "score": {"tiers": [[0, 1], [1, 2], [3, 9]]}}])
    table.card(BLUE, "deity_apollo").goods(BLUE, 1, gold=3)
    assert table.shown()["deities"]["deity_apollo"]["worth"] == 9
    table = edited(limits={"max_rounds": 1}).turn(3, 2)
    table.play("place demeter_day", "main", "batch 0")
    assert table.s.ended == t.BY_CAP


@pytest.mark.rule("MYT-20.1")
def test_corrected_powers() -> None:
    table = edited(deity=[{"id": "deity_ares", "power": {"amount": 4}}]).card(BLUE, "deity_ares")
    table.play("place poseidon_day", "main")
    assert table.s.reserve[BLUE] == 5
    table = edited(setup={"players_3": {"level_tokens": [1, 1, 1, 1]}})
    assert table.s.tokens == (1, 1, 1, 1)
    assert table.asked() == (BLUE, "turn_start")


NOTHING = [{"stone": 0}, {"stone": 2, "marble": 1}, {"stone": 1, "gold": 1}]  # the first batch


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"setup": {"players_2": {"level_tokens": [3, 4, 2, 9]}}}, "level 4 has 9 tokens"),
        (
            {"action": [{"id": "produce_base", "combos": NOTHING}]},
            "combos must be at least 1, not 0",
        ),
        ({"setup": {"players_2": {"favor_tokens_per_god": 9}}}, "9 favors of zeus"),
        ({"setup": {"players_3": {"river_face_down": 2}}}, "5 locks for 2 face-down cards"),
        ({"setup": {"home_city_level": 5}}, "a level from 1 to 4, not 5"),
        ({"lock": [{"id": "lock_low", "value": 9}]}, "lock values must ascend"),
        ({"building": [{"id": "small_city", "pieces_per_player": 4}]}, "small_city has 4 pieces, but 3 slots"),
        ({"building": [{"id": "small_city", "cost": {"stone": -1}}]}, "must be 0 to 100, not -1"),
        ({"action_space": [{"id": "zeus_day", "main": "sleep"}]}, "there is no action 'sleep'"),
        ({"deity": [{"id": "deity_pan", "score": {"tiers": [[7, 3], [3, 5], [0, 7]]}}]}, "must ascend"),
        ({"limits": {"max_rounds": 0}}, "max_rounds must be 1 to 120, not 0"),
        ({"limits": {"max_turns": 5}}, "there is no figure limits.max_turns"),
    ],
)
def test_figures_that_cannot_be_are_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        create(changes)


def test_an_edition_leaves_the_packaged_figures_alone() -> None:
    create({"lock": [{"id": "lock_low", "value": 3}]})
    table = Table().reserve(RED, 9)
    assert table.s.current_lock() == 4
