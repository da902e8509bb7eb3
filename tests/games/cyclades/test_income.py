"""Phase 2: income.  [CYC-8.1] ff."""

import pytest

from pessoi.games.cyclades.chapters.income import Income, collect, income_of
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, zone


@pytest.mark.rule("CYC-8.1", "CYC-2.4", "CYC-2.3")
def test_a_gold_for_each_cornucopia_printed_or_token_on_land_and_at_sea() -> None:
    table = Table()
    table.land("t10_l1", 0)  # 1 printed
    table.land("t10_l2", 0)  # none
    table.fleet("t10_s2", 0)  # 1 printed
    table.s.tokens = put(table.s.tokens, zone("t10_l2"), 3)
    table.land("t01_l2", 1)
    table.s.tokens = put(table.s.tokens, zone("t10_s1"), 2)  # nobody's
    assert income_of(table.s, 0) == 5
    assert income_of(table.s, 1) == 1
    assert income_of(table.s, 2) == 0


@pytest.mark.rule("CYC-8.1", "CYC-20.2")
def test_income_goes_to_the_team_s_treasury() -> None:
    table = Table("team4")
    table.s.turn_order = (3, 1, 0, 2)
    table.land("t10_l1", 0)
    table.land("t12_l2", 1)
    table.land("t01_l2", 2)
    table.start(Income())
    assert table.s.gold == [12, 11]


@pytest.mark.rule("CYC-8.2", "CYC-8.3")
def test_cerberus_and_nereid_collect_instead_of_the_controller_and_from_nobody_s_zones() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.fleet("t10_s2", 1)
    table.creature("cerberus", 0, "t10_l1")
    table.creature("nereid", 2, "t10_s2")
    assert [income_of(table.s, f) for f in range(3)] == [1, 0, 1]
    table.s.figure_zone = put(table.s.figure_zone, 0, zone("t12_l2"))  # nobody's
    assert [income_of(table.s, f) for f in range(3)] == [1, 1, 1]


@pytest.mark.rule("CYC-8.4")
def test_the_hydra_doubles_for_the_controller_of_its_zone() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.s.tokens = put(table.s.tokens, zone("t10_l1"), 2)
    table.creature("hydra", 0, "t10_l1")
    assert [income_of(table.s, f) for f in range(2)] == [0, 6]


@pytest.mark.rule("CYC-8.5", "CYC-8.6")
def test_geryon_s_gold_comes_with_the_zone_s_income_undoubled_or_stays() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.creature("hydra", 0, "t10_l1")
    table.s.zone_gold = put(table.s.zone_gold, zone("t10_l1"), 3)
    table.s.zone_gold = put(table.s.zone_gold, zone("t12_l1"), 4)  # nobody's
    collect(table.s, 0, True)
    collect(table.s, 1, True)
    assert table.s.gold == [10, 15, 10]
    assert (table.s.zone_gold[zone("t10_l1")], table.s.zone_gold[zone("t12_l1")]) == (0, 4)


@pytest.mark.rule("CYC-8.6")
def test_cerberus_takes_geryon_s_gold_with_the_income() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.creature("cerberus", 0, "t10_l1")
    table.s.zone_gold = put(table.s.zone_gold, zone("t10_l1"), 3)
    collect(table.s, 1, True)
    collect(table.s, 0, True)
    assert table.s.gold == [14, 10, 10]
