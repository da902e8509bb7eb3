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
from tests.games.cyclades.positions import Scene, zone


def empty_table(mode: str = "solo3") -> Scene:
    scene = Scene(mode)
    scene.s.phase = SETUP
    scene.s.turn_order = tuple(range(scene.s.mode.factions))
    return scene


@pytest.mark.rule("CYC-5.1", "CYC-D01")
def test_round_one_takes_two_free_zones_on_two_islands() -> None:
    scene = empty_table()
    scene.land("t10_l1", 1)
    scene.start(FirstLand(0))
    assert scene.decision == "place_land"
    assert len(scene.options) == 17
    assert "t10_l1" not in scene.options
    scene.answer("place_land t05_l1")
    assert scene.owner("t05_l1") == 0
    assert not {"t05_l1", "t05_l2", "t05_l3"} & set(scene.options)
    scene.answer("place_land t10_l2")
    assert scene.owner("t10_l2") == 0


@pytest.mark.rule("CYC-5.2", "CYC-D02")
def test_a_fleet_goes_beside_each_zone_into_empty_seas() -> None:
    scene = empty_table()
    scene.fleet("t05_s1", 1)
    scene.start(FirstLand(0)).answer("place_land t05_l2", "place_land t02_l2")
    assert (scene.decision, scene.options) == ("place_fleet", ["t05_s2", "t05_s3"])
    scene.answer("place_fleet t05_s3")
    assert scene.options == ["t02_s1", "t02_s2"]
    scene.answer("place_fleet t02_s1")
    assert (scene.owner("t05_s3"), scene.owner("t02_s1")) == (0, 0)
    assert scene.s.fleets_left[0] == 6
    assert scene.decision == ""


@pytest.mark.rule("CYC-5.3", "CYC-5.4", "CYC-D03")
def test_round_two_takes_a_third_zone_a_fleet_and_three_troops() -> None:
    scene = empty_table()
    scene.land("t05_l1", 0)
    scene.land("t10_l1", 0)
    scene.start(ThirdLand(0))
    assert "t05_l2" in scene.options  # on any island
    scene.answer("place_land t05_l2", "place_fleet t05_s2")
    assert (scene.decision, scene.options) == ("place_start_troop", ["t05_l1", "t05_l2", "t10_l1"])
    scene.answer("place_start_troop t05_l2", "place_start_troop t05_l2", "place_start_troop t05_l1")
    assert (scene.at("t05_l2"), scene.at("t05_l1"), scene.at("t10_l1")) == ((2, 0), (1, 0), (0, 0))
    assert scene.owner("t10_l1") == 0
    assert scene.decision == ""


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
    scene = empty_table()
    scene.start(FirstLand(0)).answer("place_land t05_l3")
    assert scene.s.priestesses[0] == 1
    scene.start(ThirdLand(0)).answer("place_land t01_l3")
    assert scene.s.priestesses[0] == 2


@pytest.mark.rule("CYC-5.6", "CYC-5.7")
def test_round_one_keeps_teammates_on_different_islands() -> None:
    scene = empty_table("team4")
    scene.land("t05_l1", 1)
    scene.land("t10_l1", 2)
    scene.start(FirstLand(0))
    assert not {"t05_l2", "t05_l3"} & set(scene.options)
    assert "t10_l2" in scene.options  # an opponent's island
    scene.start(ThirdLand(0))
    assert "t05_l2" in scene.options


@pytest.mark.rule("CYC-5.8")
def test_a_zone_without_empty_sea_cannot_be_chosen() -> None:
    scene = empty_table()
    scene.fleet("t02_s1", 1)
    scene.fleet("t02_s3", 1)
    scene.start(FirstLand(0))
    assert "t02_l1" not in scene.options
    assert "t02_l2" in scene.options


@pytest.mark.rule("CYC-5.8")
def test_the_two_zones_must_leave_room_for_two_fleets() -> None:
    scene = empty_table()
    scene.fleet("t02_s3", 1)
    scene.fleet("t02_s2", 1)
    scene.land("t02_l1", 0)  # only t02_s1 is left beside it
    scene.start(SecondLand(0, zone("t02_l1")))
    assert not {"t02_l2", "t02_l3"} & set(scene.options)
    assert "t05_l1" in scene.options


@pytest.mark.rule("CYC-5.8")
def test_the_first_fleet_leaves_the_only_sea_of_the_second_zone() -> None:
    scene = empty_table()
    scene.fleet("t02_s3", 1)
    scene.start(PlaceFleet(0, zone("t02_l2"), zone("t02_l1")))  # t02_l1 has t02_s1 alone
    assert scene.s.owner[zone("t02_s2")] == 0  # the only answer left is given at once
    assert scene.s.owner[zone("t02_s1")] == -1


@pytest.mark.rule("CYC-5.8")
def test_rules_that_cannot_be_kept_are_dropped_in_order() -> None:
    scene = empty_table("team4")
    for name in [z for z in scene.s.map.lands if z not in (zone("t05_l2"), zone("t05_l3"))]:
        scene.s.set_owner(name, 2)
    scene.s.set_owner(zone("t05_l1"), 1)  # the teammate's island has the last free zones
    free = (1 << zone("t05_l2")) | (1 << zone("t05_l3"))
    assert selectable(scene.s, 0, NOWHERE, True) == free
    assert selectable(scene.s, 0, zone("t05_l1"), True) == free  # not even another island is left
    for sea in ("t05_s1", "t05_s2", "t05_s3"):
        scene.fleet(sea, 2)
    assert selectable(scene.s, 0, NOWHERE, True) == free  # no empty sea: the fleet will stay in reserve
    scene.start(PlaceFleet(0, zone("t05_l2"), NOWHERE))
    assert scene.decision == ""
    assert scene.s.fleets_left[0] == 8


@pytest.mark.rule("CYC-5.4")
def test_all_three_troops_may_stand_together() -> None:
    scene = empty_table()
    for name in ("t05_l1", "t10_l1", "t01_l1"):
        scene.land(name, 0)
    scene.start(StartTroops(0, 3)).answer(*["place_start_troop t01_l1"] * 3)
    assert scene.at("t01_l1") == (3, 0)
    assert scene.s.troops_left[0] == 5


@pytest.mark.rule("CYC-5.8", "CYC-5.1", "CYC-5.6")
def test_the_teammates_island_is_allowed_before_ones_own() -> None:
    scene = empty_table("team4")
    free = (zone("t05_l2"), zone("t10_l2"))
    for land in [z for z in scene.s.map.lands if z not in free]:
        scene.s.set_owner(land, 2)
    scene.s.set_owner(zone("t05_l1"), 1)  # the teammate's island
    scene.s.set_owner(zone("t10_l1"), 0)  # the first zone of this faction
    assert selectable(scene.s, 0, zone("t10_l1"), True) == 1 << zone("t05_l2")
