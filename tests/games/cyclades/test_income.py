"""Phase 2: income.  [CYC-8.1] ff."""

import pytest

from pessoi.games.cyclades.chapters.income import Income, collect, income_of
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, zone


@pytest.mark.rule("CYC-8.1", "CYC-2.4", "CYC-2.3")
def test_a_gold_for_each_cornucopia_printed_or_token_on_land_and_at_sea() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)  # 1 printed
    scene.land("t10_l2", 0)  # none
    scene.fleet("t10_s2", 0)  # 1 printed
    scene.s.tokens = put(scene.s.tokens, zone("t10_l2"), 3)
    scene.land("t01_l2", 1)
    scene.s.tokens = put(scene.s.tokens, zone("t10_s1"), 2)  # nobody's
    assert income_of(scene.s, 0) == 5
    assert income_of(scene.s, 1) == 1
    assert income_of(scene.s, 2) == 0


@pytest.mark.rule("CYC-8.1", "CYC-20.2")
def test_income_goes_to_the_team_s_treasury() -> None:
    scene = Scene("team4")
    scene.s.turn_order = (3, 1, 0, 2)
    scene.land("t10_l1", 0)
    scene.land("t12_l2", 1)
    scene.land("t01_l2", 2)
    scene.start(Income())
    assert scene.s.gold == [12, 11]


@pytest.mark.rule("CYC-8.2", "CYC-8.3")
def test_cerberus_and_nereid_collect_instead_of_the_controller_and_from_nobody_s_zones() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.fleet("t10_s2", 1)
    scene.creature("cerberus", 0, "t10_l1")
    scene.creature("nereid", 2, "t10_s2")
    assert [income_of(scene.s, f) for f in range(3)] == [1, 0, 1]
    scene.s.figure_zone = put(scene.s.figure_zone, 0, zone("t12_l2"))  # nobody's
    assert [income_of(scene.s, f) for f in range(3)] == [1, 1, 1]


@pytest.mark.rule("CYC-8.4")
def test_the_hydra_doubles_for_the_controller_of_its_zone() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.s.tokens = put(scene.s.tokens, zone("t10_l1"), 2)
    scene.creature("hydra", 0, "t10_l1")
    assert [income_of(scene.s, f) for f in range(2)] == [0, 6]


@pytest.mark.rule("CYC-8.5", "CYC-8.6")
def test_geryon_s_gold_comes_with_the_zone_s_income_undoubled_or_stays() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.creature("hydra", 0, "t10_l1")
    scene.s.zone_gold = put(scene.s.zone_gold, zone("t10_l1"), 3)
    scene.s.zone_gold = put(scene.s.zone_gold, zone("t12_l1"), 4)  # nobody's
    collect(scene.s, 0, True)
    collect(scene.s, 1, True)
    assert scene.s.gold == [10, 15, 10]
    assert (scene.s.zone_gold[zone("t10_l1")], scene.s.zone_gold[zone("t12_l1")]) == (0, 4)


@pytest.mark.rule("CYC-8.6")
def test_cerberus_takes_geryon_s_gold_with_the_income() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.creature("cerberus", 0, "t10_l1")
    scene.s.zone_gold = put(scene.s.zone_gold, zone("t10_l1"), 3)
    collect(scene.s, 1, True)
    collect(scene.s, 0, True)
    assert scene.s.gold == [14, 10, 10]
