"""Control, conquest, the last zone, elimination.  [CYC-15.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.control import conquer, may_attack, protected_lands
from pessoi.games.cyclades.chapters.ending import is_over
from pessoi.games.cyclades.chapters.movement import LandMove, SeaMove, free_reach
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import RULES, Table, hero, zone


def take(table: Table, name: str, faction: int) -> Table:
    """The faction conquers a zone; then whatever follows is settled."""
    table.s.stack = []
    table.s.journal = table.journal
    conquer(table.s, zone(name), faction)
    table.request = RULES.settle(table.s)
    return table


@pytest.mark.rule("CYC-15.1", "CYC-13.11")
def test_a_zone_left_empty_stays_its_controller_s() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0)
    table.start(LandMove(0, zone("t10_l1")))
    assert (table.owner("t10_l1"), table.at("t10_l1"), table.at("t10_l2")) == (0, (0, 0), (1, 0))


@pytest.mark.rule("CYC-15.2", "CYC-13.3")
def test_a_sea_zone_belongs_to_the_fleets_in_it() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 2)
    assert table.owner("t10_s1") == 1
    table.s.take_fleets(zone("t10_s1"), 2)
    assert table.owner("t10_s1") == terms.NOBODY


@pytest.mark.rule("CYC-15.3", "CYC-13.15")
@pytest.mark.parametrize("former", [terms.NOBODY, 1])
def test_entering_a_zone_without_opposing_unit_takes_it(former: int) -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t05_l1", 1)
    if former == 1:
        table.land("t10_l2", 1)
    table.start(LandMove(0, zone("t10_l1")))
    assert (table.owner("t10_l2"), table.at("t10_l2")) == (0, (1, 0))
    assert "combat_starts" not in table.events()


@pytest.mark.rule("CYC-15.4", "CYC-16.13", "CYC-16.20")
def test_a_conquered_metropolis_changes_hands_and_its_loser_gets_the_bonus_again() -> None:
    table = Table()
    table.land("t10_l2", 1)
    table.land("t05_l2", 1)
    table.build("t10_l2", "metropolis")  # its bonus: two troops
    take(table, "t10_l2", 0)
    assert (table.s.metropolises_of(0), table.s.metropolises_of(1)) == (1, 0)
    assert table.at("t05_l2") == (2, 0)  # the only zone left to place them
    assert table.s.troops_left[0] == 8


@pytest.mark.rule("CYC-15.4", "CYC-22.3")
def test_the_order_is_elimination_priestess_bonus_checks() -> None:
    table = Table()
    for name in ("t07_l2", "t07_l1", "t05_l2"):
        table.land(name, 1)
    table.build("t07_l2", "metropolis")
    table.land("t10_l2", 0)
    table.land("t10_l1", 0)
    table.build("t10_l2", "port", "temple")
    table.build("t10_l1", "fortress")
    take(table, "t07_l2", 0)
    names = [n for n in table.events() if n in ("takes_zone", "gains_priestess", "bonus")]
    assert names == ["takes_zone", "gains_priestess", "bonus"]
    assert (table.decision, table.request.seat) == ("place_unit", 1)


@pytest.mark.rule("CYC-15.4", "CYC-16.9", "CYC-16.20")
def test_the_loser_has_its_bonus_before_the_conqueror_builds_with_what_it_took() -> None:
    table = Table()
    table.land("t10_l2", 1)
    table.land("t07_l1", 1)
    table.build("t10_l2", "metropolis", "fortress")
    table.land("t05_l2", 0)
    table.land("t12_l1", 0)
    table.build("t05_l2", "port", "temple")
    table.build("t12_l1", "university")
    take(table, "t10_l2", 0)
    names = [n for n in table.events() if n in ("takes_zone", "bonus", "four_buildings")]
    assert names == ["takes_zone", "bonus", "four_buildings"]
    assert table.at("t07_l1") == (2, 0)
    assert (table.decision, table.request.seat) == ("metropolis_zone", 0)


@pytest.mark.rule("CYC-15.5")
def test_a_priestess_each_time_an_icon_is_taken_but_not_for_staying() -> None:
    table = Table()
    table.land("t01_l1", 0)
    table.land("t05_l1", 1)
    take(table, "t05_l3", 1)
    take(table, "t05_l3", 0)
    take(table, "t05_l3", 1)
    assert table.s.priestesses == (1, 2, 0)


# -- the last zone


@pytest.mark.rule("CYC-15.6", "CYC-15.8", "CYC-13.16")
def test_an_opponent_s_last_zone_cannot_be_attacked_even_when_empty() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 0, troops=2)
    table.land("t10_l1", 1)
    table.start(LandMove(0, zone("t10_l2")))
    assert table.owner("t10_l1") == 1  # t10_l3 was the only destination
    assert table.decision == "move_troops"
    assert not may_attack(table.s, 0, zone("t10_l1"))
    assert not free_reach(table.s, 0, zone("t10_l2"), True) >> zone("t10_l1") & 1
    table.land("t05_l1", 1)
    assert may_attack(table.s, 0, zone("t10_l1"))


@pytest.mark.rule("CYC-15.8")
def test_naval_attacks_on_such_a_faction_stay_legal() -> None:
    table = Table(god=terms.POSEIDON)
    table.land("t10_l1", 1)
    table.fleet("t10_s1", 1)
    table.fleet("t10_s2", 0)
    assert "t10_s1" in table.start(SeaMove(0, zone("t10_s2"))).options


@pytest.mark.rule("CYC-15.6", "CYC-15.7")
def test_it_can_be_attacked_to_end_the_game() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t10_l1", 1)
    table.build("t10_l2", "metropolis", "metropolis")
    assert not may_attack(table.s, 0, zone("t10_l1"))
    table.build("t10_l1", "metropolis")
    assert may_attack(table.s, 0, zone("t10_l1"))


@pytest.mark.rule("CYC-15.7")
def test_buildings_that_would_complete_the_set_count() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t05_l2", 0)
    table.land("t07_l1", 0)
    table.land("t10_l1", 1)
    table.build("t10_l2", "metropolis", "metropolis")
    table.build("t05_l2", "port", "temple")
    table.build("t07_l1", "university")
    table.build("t10_l1", "fortress")
    assert may_attack(table.s, 0, zone("t10_l1"))
    table.creature("typhon", 1, "t07_s1")
    assert not may_attack(table.s, 0, zone("t10_l1"))


@pytest.mark.rule("CYC-15.7", "CYC-16.8")
def test_buildings_of_the_last_zone_do_not_count_while_typhon_suppresses_them() -> None:
    table = Table()
    table.land("t12_l1", 0)
    table.land("t05_l2", 0)
    table.land("t07_l1", 0)
    table.land("t10_l1", 1)
    table.build("t12_l1", "metropolis", "metropolis")
    table.build("t05_l2", "port", "temple")
    table.build("t07_l1", "university")
    table.build("t10_l1", "fortress")
    assert may_attack(table.s, 0, zone("t10_l1"))
    table.creature("typhon", 1, "t10_s2")  # beside t10_l1, and none of purple's zones
    assert not may_attack(table.s, 0, zone("t10_l1"))


@pytest.mark.rule("CYC-20.10")
def test_the_test_counts_the_attacker_s_team_and_protects_each_faction() -> None:
    table = Table("team4")
    table.land("t10_l2", 0)
    table.land("t05_l2", 1)
    table.land("t10_l1", 2)
    table.land("t07_l1", 3)
    table.land("t07_l2", 3)
    assert protected_lands(table.s, 0) == 1 << zone("t10_l1")
    table.build("t05_l2", "metropolis", "metropolis")  # the teammate's
    table.build("t10_l1", "metropolis")
    assert protected_lands(table.s, 0) == 0


@pytest.mark.rule("CYC-15.11")
def test_a_legal_attack_on_a_last_zone_may_fail() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 0, troops=1)
    table.land("t10_l3", 0)
    table.land("t10_l1", 1, troops=1)
    table.build("t10_l2", "metropolis", "metropolis")
    table.build("t10_l1", "metropolis")
    table.start(LandMove(0, zone("t10_l2"))).answer("move_to t10_l1").roll(0, 1)
    assert (table.owner("t10_l1"), table.at("t10_l1")) == (1, (1, 0))
    assert table.s.eliminated == 0
    assert table.decision == ""


# -- elimination


@pytest.mark.rule("CYC-15.9", "CYC-1.6", "CYC-2.8")
def test_an_eliminated_faction_leaves_with_all_it_has() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t05_l1", 0)
    table.fleet("t10_s1", 1, 3)
    table.creature("geryon", 0, "t05_l1")
    table.creature("chiron", 1, "t07_l1")
    table.cards(1, priestesses=2, philosophers=3)
    table.s.creature_track = put(table.s.creature_track, 0, 0)
    table.s.reserved = put(table.s.reserved, 0, 1)
    table.s.holder = put(table.s.holder, hero("penthesilea"), 2)
    table.s.hero_owner = put(table.s.hero_owner, hero("penthesilea"), 1)
    take(table, "t10_l1", 0)
    s = table.s
    assert s.eliminated == 0b010
    assert (s.seas[1], s.fleets_left[1]) == (0, 8)
    assert table.where("chiron") == ""
    assert table.is_discarded("chiron")
    assert (s.priestesses[1], s.philosophers[1], s.philosophers_left, s.priestesses_left) == (0, 0, 20, 20)
    assert s.reserved[0] == terms.NOBODY
    assert (s.metropolises_of(1), s.tokens_removed) == (0, 1)
    assert s.gold == [10, 0, 10]
    assert s.zone_gold[zone("t05_l1")] == 0  # removal is not destruction


@pytest.mark.rule("CYC-15.9")
def test_a_team_s_gold_stays_with_the_teammate() -> None:
    table = Table("team4")
    table.land("t10_l1", 3)
    table.land("t05_l1", 2)
    take(table, "t10_l1", 0)
    assert table.s.gold == [10, 10]
    assert table.s.eliminated == 0b1000


@pytest.mark.rule("CYC-15.4")
def test_an_eliminated_faction_gets_no_bonus() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.build("t10_l1", "metropolis")
    take(table, "t10_l1", 0)
    assert "bonus" not in table.events()
    assert table.s.metropolises_of(0) == 1


@pytest.mark.rule("CYC-15.10")
def test_after_an_elimination_the_game_ends_with_the_cycle() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t05_l1", 0)
    table.land("t07_l1", 2)
    assert not is_over(table.s)
    take(table, "t10_l1", 0)
    assert is_over(table.s)
    take(table, "t10_l1", 2)
    assert is_over(table.s)
