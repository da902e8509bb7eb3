"""Movement at sea, on land, led by heroes.  [CYC-13.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.movement import FreeMove, HeroicMove, LandMove, SeaMove, heroic_reach, land_origins
from pessoi.games.cyclades.chapters.reach import accessible, find_coasts, own_fleets, union
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from pessoi.kernel.sets import bits
from tests.games.cyclades.positions import Table, hero, zone


def reachable(table: Table, faction: int, name: str) -> list[str]:
    """Land zones one move away from a zone."""
    coasts = find_coasts(table.s, faction, own_fleets(table.s, faction))
    return [terms.ZONE_IDS[z] for z in bits(accessible(table.s, zone(name), coasts))]


# -- sea


@pytest.mark.rule("CYC-13.1", "CYC-13.2", "CYC-13.3", "CYC-D41", "CYC-D46")
def test_example_5_sea_moves() -> None:
    table = Table("solo4", terms.POSEIDON)
    table.s.lay_map(table.s.figures.recommended_map(table.s.figures.modes["solo3"], terms.SIDE_A))
    table.s.active = 3
    table.s.bid_god = [terms.ATHENA, terms.ZEUS, terms.ARES, terms.POSEIDON]
    table.fleet("t07_s2", 3, 2)
    table.fleet("t07_s1", 3, 2)
    table.fleet("t05_s1", 1, 1)
    table.start(Menu(3)).answer("sea_move t07_s2")
    assert (table.decision, table.options) == ("move_to", ["t01_s3", "t07_s1", "t07_s3"])
    table.answer("move_to t07_s1")
    assert (table.decision, table.options) == ("move_fleets", ["1", "2"])
    table.answer("move_fleets 2")
    assert (table.at("t07_s1"), table.owner("t07_s2"), table.s.gold[3]) == ((4, 0), terms.NOBODY, 9)
    table.answer("sea_move t07_s1", "move_to t05_s1", "move_fleets 3")
    assert (table.at("t07_s1"), table.s.gold[3]) == ((1, 0), 8)
    assert (table.decision, table.s.battle_zone, table.s.attacker, table.s.defender) == ("roll", zone("t05_s1"), 3, 1)


@pytest.mark.rule("CYC-13.4", "CYC-20.5")
def test_a_sea_move_does_not_end_in_the_teammate_s_zone() -> None:
    table = Table("team4", terms.POSEIDON)
    table.fleet("t07_s3", 0)
    table.fleet("t07_s2", 1)
    table.gold(0, 1)
    assert table.start(SeaMove(0, zone("t07_s3"))).decision == ""
    assert table.owner("t07_s1") == 0  # the only other neighbour


@pytest.mark.rule("CYC-13.5")
def test_no_fleet_enters_a_closed_sea() -> None:
    table = Table(god=terms.POSEIDON)
    table.fleet("t10_s2", 0)
    table.creature("kraken", 1, "t10_s1")
    table.creature("polyphemus", 1, "t05_l1")  # closes t05_s1 and t05_s3
    table.start(SeaMove(0, zone("t10_s2")))
    assert table.options == ["t02_s3", "t07_s1", "t10_s3"]
    with pytest.raises(IllegalAction, match=r"CYC-13\.5"):
        table.answer("move_to t10_s1")


@pytest.mark.rule("CYC-13.6", "CYC-17.42")
def test_charybdis_and_scylla_join_their_zones_for_their_owner() -> None:
    table = Table(god=terms.POSEIDON)
    table.fleet("t10_s1", 0)
    table.land("t10_l1", 0, troops=1)
    table.creature("charybdis_scylla", 0, "t10_s1", "t12_s3")
    table.start(SeaMove(0, zone("t10_s1")))
    assert "t12_s3" in table.options
    table.answer("move_to t12_s3")
    assert table.s.gold[0] == 9
    table.fleet("t10_s1", 0)
    assert {"t12_l2", "t12_l3"} <= set(reachable(table, 0, "t10_l1"))
    table.s.creature_owner = put(table.s.creature_owner, terms.CHARYBDIS_SCYLLA, 1)
    assert "t12_l2" not in reachable(table, 0, "t10_l1")


@pytest.mark.rule("CYC-13.7")
def test_the_same_fleets_move_again_for_another_gold() -> None:
    table = Table(god=terms.POSEIDON)
    table.s.bid_god[0] = terms.POSEIDON
    table.fleet("t10_s2", 0)
    table.land("t10_l1", 0)
    table.start(Menu(0)).answer("sea_move t10_s2", "move_to t05_s1", "sea_move t05_s1", "move_to t05_s2")
    assert (table.owner("t05_s2"), table.s.gold[0]) == (0, 8)


# -- land


@pytest.mark.rule("CYC-13.8", "CYC-D43", "CYC-D44", "CYC-D45")
def test_a_land_move_takes_any_troops_and_heroes_of_a_zone_but_somebody() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=2, mercenaries=1)
    table.hero("ajax", 0, "t10_l1")
    table.hero("jason", 0, "t10_l1")
    table.land("t10_l2", 0)
    table.start(LandMove(0, zone("t10_l1")))
    assert (table.decision, table.options, table.s.gold[0]) == ("move_troops", ["0", "1", "2"], 9)
    table.answer("move_troops 0")
    assert (table.decision, table.options) == ("move_mercenaries", ["0", "1"])
    table.answer("move_mercenaries 0")
    assert (table.decision, table.options) == ("move_hero", ["hero_goes ajax", "hero_stays ajax"])
    table.answer("hero_stays ajax")  # then the last hero must go
    assert (table.standing("jason"), table.standing("ajax")) == ("t10_l2", "t10_l1")
    assert table.at("t10_l1") == (2, 1)


@pytest.mark.rule("CYC-13.8", "CYC-13.17", "CYC-D43")
def test_units_may_be_left_behind_and_join_those_at_home() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=3)
    table.land("t10_l2", 0, troops=1)
    table.start(LandMove(0, zone("t10_l1")))
    assert table.options == ["1", "2", "3"]
    table.answer("move_troops 2")
    assert (table.at("t10_l1"), table.at("t10_l2")) == ((1, 0), (3, 0))


@pytest.mark.rule("CYC-13.9")
def test_neighbours_and_other_islands_along_a_chain_are_accessible() -> None:
    table = Table()
    assert reachable(table, 0, "t10_l1") == ["t10_l2"]
    table.fleet("t10_s2", 0)
    assert reachable(table, 0, "t10_l1") == ["t10_l2"]  # the coast of t10_s2 is the same island
    table.fleet("t02_s3", 0)
    assert reachable(table, 0, "t10_l1") == ["t02_l1", "t02_l3", "t10_l2"]
    table.fleet("t02_s1", 1)  # another faction's fleets do not carry
    assert "t02_l2" not in reachable(table, 0, "t10_l1")


@pytest.mark.rule("CYC-13.9")
def test_one_sea_zone_may_be_the_whole_chain() -> None:
    table = Table()
    table.fleet("t02_s1", 0)
    assert reachable(table, 0, "t02_l1") == ["t02_l2", "t02_l3"]


@pytest.mark.rule("CYC-13.10")
def test_zones_of_one_island_that_do_not_touch_are_not_accessible_even_by_sea() -> None:
    table = Table()
    table.fleet("t10_s1", 0)  # touches t10_l1 and t10_l3
    assert "t10_l3" not in reachable(table, 0, "t10_l1")


@pytest.mark.rule("CYC-13.12", "CYC-20.5")
def test_no_move_ends_in_a_teammate_s_zone() -> None:
    table = Table("team4", terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1)
    table.gold(0, 1)
    assert land_origins(table.s, 0) == []


@pytest.mark.rule("CYC-13.13")
def test_medusa_holds_units_and_keeps_others_out_and_the_boar_keeps_them_out() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0, troops=1)
    table.creature("medusa", 0, "t10_l1")
    table.creature("calydonian_boar", 1, "t10_l3")
    assert land_origins(table.s, 0) == []  # t10_l1 cannot be left, t10_l2 has no way
    table.hero("perseus", 0, "t10_l2")
    table.start(FreeMove(0, False))
    assert "t10_l1" not in table.options
    assert "t10_l3" not in table.options


@pytest.mark.rule("CYC-13.14")
@pytest.mark.parametrize("defender", ["troop", "mercenary", "hero", "minotaur"])
def test_any_opposing_land_unit_starts_a_combat(defender: str) -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1, troops=1 if defender == "troop" else 0, mercenaries=1 if defender == "mercenary" else 0)
    table.land("t05_l1", 1)
    if defender == "hero":
        table.hero("ajax", 1, "t10_l2")
    if defender == "minotaur":
        table.creature("minotaur", 1, "t10_l2")
    table.start(LandMove(0, zone("t10_l1")))
    assert table.decision == "roll"
    assert (table.s.attacker, table.s.defender) == (0, 1)


@pytest.mark.rule("CYC-13.15", "CYC-13.17")
def test_entering_an_own_zone_fights_nobody() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0, troops=1)
    table.start(LandMove(0, zone("t10_l1")))
    assert (table.at("t10_l2"), table.decision) == ((2, 0), "")


# -- heroic moves


@pytest.mark.rule("CYC-13.20", "CYC-13.21", "CYC-13.22")
def test_example_8_heroic_moves() -> None:
    table = Table(god=terms.ATHENA)
    s = table.s
    s.active = 1
    s.bid_god = [terms.ZEUS, terms.ATHENA, terms.ARES]
    table.land("t10_l1", 1)
    table.hero("penthesilea", 1, "t10_l1")
    table.land("t10_l2", 1, troops=3)
    table.fleet("t10_s3", 1)
    table.fleet("t02_s3", 1)
    table.land("t02_l1", 0, troops=1)
    table.land("t05_l1", 0)
    table.start(Menu(1)).answer("heroic_move penthesilea")
    assert table.owner("t10_l1") == 1
    assert (table.standing("penthesilea"), s.gold[1]) == ("t10_l2", 9)
    table.answer("heroic_move penthesilea")
    assert (table.decision, table.options) == ("move_to", ["t02_l1", "t02_l3", "t10_l1", "t10_l3"])
    table.answer("move_to t02_l1", "move_troops 2")
    assert (s.gold[1], table.at("t10_l2")) == (7, (1, 0))
    assert (table.decision, s.raid_units, table.standing("penthesilea")) == ("roll", 2, "t02_l1")


@pytest.mark.rule("CYC-13.20", "CYC-13.21")
def test_a_hero_may_go_alone_and_other_heroes_stay() -> None:
    table = Table(god=terms.ATHENA)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0)
    table.hero("ajax", 0, "t10_l1")
    table.hero("jason", 0, "t10_l1")
    table.start(HeroicMove(0, hero("ajax"))).answer("move_troops 0")
    assert (table.standing("ajax"), table.standing("jason"), table.at("t10_l1")) == ("t10_l2", "t10_l1", (1, 0))


@pytest.mark.rule("CYC-13.22")
def test_costs_rise_for_each_hero_by_itself() -> None:
    table = Table(god=terms.ATHENA)
    for name in ("t10_l1", "t10_l2", "t10_l3"):
        table.land(name, 0)
    table.hero("ajax", 0, "t10_l1")
    table.hero("helen", 0, "t10_l3")
    table.start(Menu(0)).answer("heroic_move ajax", "heroic_move helen", "heroic_move ajax", "move_to t10_l1")
    assert table.s.gold[0] == 10 - 1 - 1 - 2
    table.gold(0, 2)
    assert union(heroic_reach(table.s, 0, hero("ajax"))) == 0  # his third would cost 3


@pytest.mark.rule("CYC-13.24", "CYC-13.13", "CYC-13.16")
def test_limits_of_land_moves_bind_heroic_moves() -> None:
    table = Table(god=terms.ATHENA)
    table.land("t10_l2", 0)
    table.land("t10_l1", 1)  # the last zone of yellow
    table.hero("ajax", 0, "t10_l2")
    table.creature("medusa", 1, "t10_l3")
    assert union(heroic_reach(table.s, 0, hero("ajax"))) == 0


# -- free moves


@pytest.mark.rule("CYC-13.30", "CYC-D42")
def test_a_free_move_goes_anywhere_for_nothing() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=2)
    table.land("t05_l1", 0)
    table.land("t05_l2", 0, troops=1)
    table.start(FreeMove(0, False))
    assert (table.decision, table.options) == ("move_from", ["t05_l2", "t10_l1"])
    table.answer("move_from t10_l1")
    assert len(table.options) == 17
    table.answer("move_to t12_l2", "move_troops 1")
    assert (table.at("t12_l2"), table.owner("t12_l2"), table.s.gold[0]) == ((1, 0), 0, 10)
