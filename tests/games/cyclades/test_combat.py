"""Combat in rounds.  [CYC-14.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.bonuses import Bonus
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER
from pessoi.games.cyclades.chapters.sides import engaged, force, retreat_zones, strength
from pessoi.kernel import CHANCE, IllegalAction
from pessoi.kernel.rows import add
from pessoi.kernel.sets import bits
from tests.games.cyclades.positions import RULES, Table, zone


def fight(table: Table, name: str, units: int = 0, mercenaries: int = 0, attacker: int = 0) -> Table:
    """The attacker enters the zone with units from its reserve."""
    s = table.s
    if zone(name) < terms.LANDS:
        s.troops_left = add(s.troops_left, attacker, -units)
    else:
        s.fleets_left = add(s.fleets_left, attacker, -units)
    s.mercenaries_left -= mercenaries
    s.stack = []
    s.journal = table.journal
    begin(s, attacker, zone(name), units, mercenaries)
    table.request = RULES.settle(s)
    return table


def on_land(troops: int, mercenaries: int = 0) -> Table:
    """Yellow defends t10_l2 and has t10_l1; purple has t10_l3; both have more."""
    table = Table(god=terms.ARES)
    table.land("t10_l2", 1, troops, mercenaries)
    table.land("t10_l1", 1)
    table.land("t10_l3", 0)
    table.land("t05_l1", 0)
    table.land("t07_l1", 1)
    return table


def names(mask: int) -> list[str]:
    return [terms.ZONE_IDS[z] for z in bits(mask)]


# -- rounds


@pytest.mark.rule("CYC-14.4", "CYC-C7")
def test_each_side_rolls_a_die_of_0_1_1_2_2_3() -> None:
    table = fight(on_land(2), "t10_l2", 2)
    assert (table.decision, table.request.seat) == ("roll", CHANCE)
    assert table.options == ["0", "1", "2", "3"]
    assert table.request.weights == [1, 2, 2, 1]
    table.roll(3)
    assert (table.decision, table.s.dice) == ("roll", (3, terms.NONE))


@pytest.mark.rule("CYC-14.5", "CYC-14.8", "CYC-14.19")
def test_example_6_a_naval_combat() -> None:
    table = Table(god=terms.POSEIDON)
    table.land("t10_l1", 0)
    table.land("t10_l3", 1)
    table.build("t10_l1", "port", opens="t10_s1")
    table.build("t10_l3", "port", opens="t10_s1")
    table.fleet("t10_s1", 1)
    fight(table, "t10_s1", 2)
    assert (force(table.s, ATTACKER), force(table.s, DEFENDER)) == (3, 2)
    table.roll(2, 2)
    assert (table.owner("t10_s1"), table.at("t10_s1"), table.decision) == (0, (2, 0), "")
    assert table.s.fleets_left[1] == 8


@pytest.mark.rule("CYC-14.5", "CYC-16.18")
def test_ports_and_metropolises_help_both_sides_at_sea_if_they_open_there() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.build("t10_l2", "port", "metropolis", opens="t10_s1")
    table.land("t10_l1", 0)
    table.build("t10_l1", "port", opens="t10_s2")
    table.fleet("t10_s1", 1, 2)
    fight(table, "t10_s1", 1)
    assert force(table.s, ATTACKER) == 3
    table.creature("typhon", 1, "t10_s3")
    assert force(table.s, ATTACKER) == 1


@pytest.mark.rule("CYC-14.6", "CYC-1.5")
def test_units_count_on_land_and_walls_for_the_defender_alone() -> None:
    table = on_land(1, 1)
    table.build("t10_l2", "fortress", "metropolis")
    table.hero("jason", 1, "t10_l2")
    table.creature("minotaur", 1, "t10_l2")
    table.hero("ajax", 0, "t10_l2")
    fight(table, "t10_l2", 1, 1)
    assert force(table.s, ATTACKER) == 1 + 1 + 2
    assert force(table.s, DEFENDER) == 1 + 1 + 1 + 2 + 2
    assert (engaged(table.s, ATTACKER), engaged(table.s, DEFENDER)) == (3, 4)
    table.s.dice = (3, 0)
    assert (strength(table.s, ATTACKER), strength(table.s, DEFENDER)) == (7, 7)


@pytest.mark.rule("CYC-14.7", "CYC-14.8", "CYC-D52")
def test_the_lower_strength_loses_a_unit_of_its_choice() -> None:
    table = on_land(1, 1)
    table.hero("jason", 1, "t10_l2")
    fight(table, "t10_l2", 3).roll(3, 0)
    assert (table.decision, table.request.seat) == ("combat_loss", 1)
    assert table.options == ["base_troop", "jason", "mercenary"]
    table.answer("combat_loss mercenary")
    assert (table.at("t10_l2"), table.s.mercenaries_left, table.s.raid_units) == ((1, 0), 16, 3)


@pytest.mark.rule("CYC-14.7", "CYC-14.9")
def test_on_a_tie_both_lose_the_defender_first() -> None:
    table = fight(on_land(1, 1), "t10_l2", 1, 1).roll(1, 1)
    assert (table.decision, table.request.seat) == ("combat_loss", 1)
    table.answer("combat_loss base_troop")
    assert (table.decision, table.request.seat) == ("combat_loss", 0)
    table.answer("combat_loss base_troop")
    assert (table.at("t10_l2"), table.s.raid_units, table.s.raid_mercenaries) == ((0, 1), 0, 1)


@pytest.mark.rule("CYC-14.10", "CYC-2.8")
def test_heroes_and_minotaurs_removed_are_discarded() -> None:
    table = on_land(0)
    table.hero("jason", 1, "t10_l2")
    table.creature("minotaur", 1, "t10_l2")
    fight(table, "t10_l2", 6).roll(3, 0).answer("combat_loss jason")
    assert table.s.hero_discard == 1 << terms.JASON
    table.answer("stay").roll(3, 0)  # the Minotaur is the last unit: it is destroyed
    assert table.is_discarded("minotaur")
    assert table.owner("t10_l2") == 0


@pytest.mark.rule("CYC-14.3", "CYC-14.11", "CYC-14.12", "CYC-D54", "CYC-D55")
def test_after_a_round_the_defender_may_retreat_then_the_attacker_else_the_next_round_starts() -> None:
    table = fight(on_land(2), "t10_l2", 2).roll(3, 1)
    assert (table.decision, table.request.seat) == ("retreat_defender", 1)
    assert table.options == ["retreat t10_l1", "stay"]
    table.answer("stay")
    assert (table.decision, table.request.seat, table.options) == ("retreat_attacker", 0, ["retreat t10_l3", "stay"])
    table.answer("stay")
    assert (table.decision, table.s.battle_round) == ("roll", 2)
    table.roll(3, 0)
    assert (table.owner("t10_l2"), table.at("t10_l2")) == (0, (2, 0))
    assert table.s.battle_zone == terms.NOWHERE


@pytest.mark.rule("CYC-14.1", "CYC-14.14", "CYC-14.18")
def test_the_defender_retreats_with_all_and_the_attacker_takes_the_zone() -> None:
    table = on_land(2, 1)
    table.hero("jason", 1, "t10_l2")
    fight(table, "t10_l2", 3).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert (table.at("t10_l1"), table.standing("jason")) == ((1, 1), "t10_l1")
    assert (table.owner("t10_l2"), table.at("t10_l2"), table.decision) == (0, (3, 0), "")


@pytest.mark.rule("CYC-14.20", "CYC-14.17")
def test_the_attacker_may_retreat_and_nothing_changes() -> None:
    table = fight(on_land(3), "t10_l2", 2).roll(0, 3).answer("stay", "retreat t10_l3")
    assert (table.at("t10_l3"), table.at("t10_l2"), table.owner("t10_l2")) == ((1, 0), (3, 0), 1)
    assert table.s.gold == [10, 10, 10]  # a retreat costs nothing


@pytest.mark.rule("CYC-14.21")
def test_if_both_lose_their_last_unit_the_defender_keeps_the_zone() -> None:
    table = fight(on_land(1), "t10_l2", 1).roll(2, 2)
    assert (table.owner("t10_l2"), table.at("t10_l2"), table.decision) == (1, (0, 0), "")
    assert "combat_undecided" in table.events()


@pytest.mark.rule("CYC-14.19")
def test_if_both_lose_their_last_fleet_nobody_has_the_sea() -> None:
    table = Table()
    table.fleet("t10_s1", 1)
    fight(table, "t10_s1", 1).roll(2, 2)
    assert (table.owner("t10_s1"), table.s.fleets_left) == (terms.NOBODY, (8, 8, 8))


# -- retreats


@pytest.mark.rule("CYC-14.13")
def test_fleets_retreat_to_an_open_sea_empty_or_own() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 2)
    table.fleet("t10_s2", 1)
    table.fleet("t10_s3", 2)
    table.creature("kraken", 2, "t01_s1")
    fight(table, "t10_s1", 3).roll(3, 0)
    assert table.options == ["retreat t07_s1", "retreat t10_s2", "stay"]
    with pytest.raises(IllegalAction, match=r"CYC-14\.13"):
        table.answer("retreat t10_s3")
    table.answer("retreat t10_s2")
    assert (table.at("t10_s2"), table.owner("t10_s1"), table.at("t10_s1")) == ((2, 0), 0, (3, 0))


@pytest.mark.rule("CYC-13.6", "CYC-14.13")
@pytest.mark.parametrize("owner", [0, 1])
def test_fleets_retreat_through_the_strait_of_their_own_charybdis_and_scylla(owner: int) -> None:
    table = Table()
    table.fleet("t10_s1", 1, 2)
    table.creature("charybdis_scylla", owner, "t10_s1", "t12_s3")
    fight(table, "t10_s1", 3).roll(3, 0)
    assert table.decision == "retreat_defender"
    assert ("retreat t12_s3" in table.options) == (owner == 1)


@pytest.mark.rule("CYC-13.13")
def test_nobody_retreats_from_medusa() -> None:
    table = on_land(2)
    table.creature("medusa", 2, "t10_l2")
    fight(table, "t10_l2", 2)
    assert (retreat_zones(table.s, ATTACKER), retreat_zones(table.s, DEFENDER)) == (0, 0)


@pytest.mark.rule("CYC-14.14", "CYC-14.17", "CYC-14.18", "CYC-20.7")
def test_land_units_retreat_to_own_or_nobody_s_accessible_zones() -> None:
    table = Table("team4", terms.ARES)
    table.land("t10_l2", 2, troops=2)
    table.land("t10_l1", 2)
    table.land("t10_l3", 3)  # the teammate's: never
    table.fleet("t10_s1", 3)  # but its fleets carry
    table.fleet("t02_s2", 2)
    table.land("t01_l1", 0)
    fight(table, "t10_l2", 2)
    assert names(retreat_zones(table.s, DEFENDER)) == ["t02_l2", "t02_l3", "t10_l1"]
    table.creature("medusa", 0, "t10_l1")
    assert names(retreat_zones(table.s, DEFENDER)) == ["t02_l2", "t02_l3"]


@pytest.mark.rule("CYC-14.15", "CYC-15.5")
def test_a_retreat_into_nobody_s_zone_takes_it() -> None:
    table = Table(god=terms.ARES)
    table.land("t07_l1", 1, troops=2)
    table.land("t10_l1", 1)
    table.land("t05_l1", 0)
    fight(table, "t07_l1", 3).roll(3, 0).answer("retreat t07_l2")
    assert (table.owner("t07_l2"), table.at("t07_l2"), table.s.priestesses[1]) == (1, (1, 0), 1)


@pytest.mark.rule("CYC-14.16")
def test_a_minotaur_does_not_retreat_and_fights_on_alone() -> None:
    table = on_land(2)
    table.creature("minotaur", 1, "t10_l2")
    fight(table, "t10_l2", 5).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert (table.decision, table.request.seat) == ("retreat_attacker", 0)
    table.answer("stay")
    assert (table.decision, table.s.battle_round) == ("roll", 2)
    assert (engaged(table.s, DEFENDER), force(table.s, DEFENDER)) == (1, 2)


@pytest.mark.rule("CYC-14.2")
def test_a_side_without_units_before_round_one_ends_the_combat() -> None:
    table = on_land(0)
    table.hero("hector", 1, "t10_l2")
    fight(table, "t10_l2", 1)
    assert (table.decision, table.owner("t10_l2"), table.s.troops_left[0]) == ("", 1, 8)
    assert "combat_round" not in table.events()


@pytest.mark.rule("CYC-22.4")
def test_a_unit_gained_elsewhere_does_not_join_the_combat() -> None:
    table = fight(on_land(2), "t10_l2", 2)
    table.s.stack.append(Bonus(1, terms.BONUS_TWO_TROOPS))  # say, of a metropolis that Typhon's fall has finished
    table.request = RULES.settle(table.s)
    assert (table.request.seat, table.options) == (1, ["t07_l1", "t10_l1"])  # not the zone under attack
    table.answer("place_unit t10_l1", "place_unit t10_l1")
    assert (engaged(table.s, ATTACKER), engaged(table.s, DEFENDER)) == (2, 2)


@pytest.mark.rule("CYC-22.2", "CYC-1.6")
def test_geryon_is_paid_at_each_destruction() -> None:
    table = on_land(2)
    table.creature("geryon", 2, "t12_l1")
    fight(table, "t10_l2", 2).roll(1, 1)
    assert table.s.zone_gold[zone("t12_l1")] == 2
