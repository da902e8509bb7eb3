"""Placement of the first zones, fleets and troops.  [CYC-5.1] ff."""

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades.chapters.placement import (
    FirstLand,
    PlaceFleet,
    SecondLand,
    StartTroops,
    ThirdLand,
    selectable,
)
from pessoi.games.cyclades.state import SETUP
from pessoi.games.cyclades.terms import NOWHERE
from pessoi.kernel import CHANCE, Options
from tests.games.cyclades.positions import Table, zone


def empty_table(mode: str = "solo3") -> Table:
    table = Table(mode)
    table.s.phase = SETUP
    table.s.turn_order = tuple(range(table.s.mode.factions))
    return table


@pytest.mark.rule("CYC-5.1", "CYC-D01")
def test_round_one_takes_two_free_zones_on_two_islands() -> None:
    table = empty_table()
    table.land("t10_l1", 1)
    table.start(FirstLand(0))
    assert table.decision == "place_land"
    assert len(table.options) == 17
    assert "t10_l1" not in table.options
    table.answer("place_land t05_l1")
    assert table.owner("t05_l1") == 0
    assert not {"t05_l1", "t05_l2", "t05_l3"} & set(table.options)
    table.answer("place_land t10_l2")
    assert table.owner("t10_l2") == 0


@pytest.mark.rule("CYC-5.2", "CYC-D02")
def test_a_fleet_goes_beside_each_zone_into_empty_seas() -> None:
    table = empty_table()
    table.fleet("t05_s1", 1)
    table.start(FirstLand(0)).answer("place_land t05_l2", "place_land t02_l2")
    assert (table.decision, table.options) == ("place_fleet", ["t05_s2", "t05_s3"])
    table.answer("place_fleet t05_s3")
    assert table.options == ["t02_s1", "t02_s2"]
    table.answer("place_fleet t02_s1")
    assert (table.owner("t05_s3"), table.owner("t02_s1")) == (0, 0)
    assert table.s.fleets_left[0] == 6
    assert table.decision == ""


@pytest.mark.rule("CYC-5.3", "CYC-5.4", "CYC-D03")
def test_round_two_takes_a_third_zone_a_fleet_and_three_troops() -> None:
    table = empty_table()
    table.land("t05_l1", 0)
    table.land("t10_l1", 0)
    table.start(ThirdLand(0))
    assert "t05_l2" in table.options  # on any island
    table.answer("place_land t05_l2", "place_fleet t05_s2")
    assert (table.decision, table.options) == ("place_start_troop", ["t05_l1", "t05_l2", "t10_l1"])
    table.answer("place_start_troop t05_l2", "place_start_troop t05_l2", "place_start_troop t05_l1")
    assert (table.at("t05_l2"), table.at("t05_l1"), table.at("t10_l1")) == ((2, 0), (1, 0), (0, 0))
    assert table.owner("t10_l1") == 0
    assert table.decision == ""


@pytest.mark.rule("CYC-5.1", "CYC-5.3")
def test_round_one_goes_in_turn_order_and_round_two_back() -> None:
    game = load_game("cyclades")
    s = game.setup(Options(3))
    asked: list[int] = []
    while (request := game.pending(s)).decision != "offer_god":
        if request.seat != CHANCE and (not asked or asked[-1] != request.seat or request.decision == "place_land"):
            asked.append(request.seat)
        game.play(s, request.actions[0])
    order = s.turn_order
    lands = [seat for i, seat in enumerate(asked) if i == 0 or seat != asked[i - 1]]
    assert lands == [order[0], order[1], order[2], order[1], order[0]]


@pytest.mark.rule("CYC-5.5")
def test_an_icon_gives_a_priestess_in_both_rounds() -> None:
    table = empty_table()
    table.start(FirstLand(0)).answer("place_land t05_l3")
    assert table.s.priestesses[0] == 1
    table.start(ThirdLand(0)).answer("place_land t01_l3")
    assert table.s.priestesses[0] == 2


@pytest.mark.rule("CYC-5.6", "CYC-5.7")
def test_round_one_keeps_teammates_on_different_islands() -> None:
    table = empty_table("team4")
    table.land("t05_l1", 1)
    table.land("t10_l1", 2)
    table.start(FirstLand(0))
    assert not {"t05_l2", "t05_l3"} & set(table.options)
    assert "t10_l2" in table.options  # an opponent's island
    table.start(ThirdLand(0))
    assert "t05_l2" in table.options


@pytest.mark.rule("CYC-5.8")
def test_a_zone_without_empty_sea_cannot_be_chosen() -> None:
    table = empty_table()
    table.fleet("t02_s1", 1)
    table.fleet("t02_s3", 1)
    table.start(FirstLand(0))
    assert "t02_l1" not in table.options
    assert "t02_l2" in table.options


@pytest.mark.rule("CYC-5.8")
def test_the_two_zones_must_leave_room_for_two_fleets() -> None:
    table = empty_table()
    table.fleet("t02_s3", 1)
    table.fleet("t02_s2", 1)
    table.land("t02_l1", 0)  # only t02_s1 is left beside it
    table.start(SecondLand(0, zone("t02_l1")))
    assert not {"t02_l2", "t02_l3"} & set(table.options)
    assert "t05_l1" in table.options


@pytest.mark.rule("CYC-5.8")
def test_the_first_fleet_leaves_the_only_sea_of_the_second_zone() -> None:
    table = empty_table()
    table.fleet("t02_s3", 1)
    table.start(PlaceFleet(0, zone("t02_l2"), zone("t02_l1")))  # t02_l1 has t02_s1 alone
    assert table.s.owner[zone("t02_s2")] == 0  # the only answer left is given at once
    assert table.s.owner[zone("t02_s1")] == -1


@pytest.mark.rule("CYC-5.8")
def test_rules_that_cannot_be_kept_are_dropped_in_order() -> None:
    table = empty_table("team4")
    for name in [z for z in table.s.map.lands if z not in (zone("t05_l2"), zone("t05_l3"))]:
        table.s.set_owner(name, 2)
    table.s.set_owner(zone("t05_l1"), 1)  # the teammate's island has the last free zones
    free = (1 << zone("t05_l2")) | (1 << zone("t05_l3"))
    assert selectable(table.s, 0, NOWHERE, True) == free
    assert selectable(table.s, 0, zone("t05_l1"), True) == free  # not even another island is left
    for sea in ("t05_s1", "t05_s2", "t05_s3"):
        table.fleet(sea, 2)
    assert selectable(table.s, 0, NOWHERE, True) == free  # no empty sea: the fleet will stay in reserve
    table.start(PlaceFleet(0, zone("t05_l2"), NOWHERE))
    assert table.decision == ""
    assert table.s.fleets_left[0] == 8


@pytest.mark.rule("CYC-5.4")
def test_all_three_troops_may_stand_together() -> None:
    table = empty_table()
    for name in ("t05_l1", "t10_l1", "t01_l1"):
        table.land(name, 0)
    table.start(StartTroops(0, 3)).answer(*["place_start_troop t01_l1"] * 3)
    assert table.at("t01_l1") == (3, 0)
    assert table.s.troops_left[0] == 5


@pytest.mark.rule("CYC-5.8", "CYC-5.1", "CYC-5.6")
def test_the_teammates_island_is_allowed_before_ones_own() -> None:
    table = empty_table("team4")
    free = (zone("t05_l2"), zone("t10_l2"))
    for land in [z for z in table.s.map.lands if z not in free]:
        table.s.set_owner(land, 2)
    table.s.set_owner(zone("t05_l1"), 1)  # the teammate's island
    table.s.set_owner(zone("t10_l1"), 0)  # the first zone of this faction
    assert selectable(table.s, 0, zone("t10_l1"), True) == 1 << zone("t05_l2")
