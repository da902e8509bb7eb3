"""Military powers of heroes.  [CYC-18.1] to [CYC-18.53]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER
from pessoi.games.cyclades.chapters.heroes import may_act
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove
from pessoi.games.cyclades.chapters.sides import strength
from pessoi.kernel.rows import add, put
from tests.games.cyclades.positions import Table, hero, zone

FIELD = "t07_l1"  # the zone fought over: neighbours t07_l2, t07_l3; seas t07_s1, t07_s3
HOME = "t07_l2"


def battle(troops: int, defenders: int, mercenaries: int = 0, hired: int = 0) -> Table:
    """Purple is about to attack yellow; both have a zone next door, and yellow one elsewhere."""
    table = Table()
    table.land(FIELD, 1, troops=defenders, mercenaries=hired)
    table.land(HOME, 0)
    table.land("t07_l3", 1)
    table.land("t12_l1", 1)
    table.s.troops_left = add(table.s.troops_left, 0, -troops)
    table.s.mercenaries_left -= mercenaries
    table.s.raid_units, table.s.raid_mercenaries = troops, mercenaries
    return table


def fight(table: Table) -> Table:
    """The attackers are there: heroes of purple placed in the field count as theirs."""
    troops, mercenaries = table.s.raid_units, table.s.raid_mercenaries
    begin(table.s, 0, zone(FIELD), troops, mercenaries)
    return table.start(table.s.stack.pop())


def powers(table: Table, attack: int, defence: int) -> tuple[int, int]:
    """Strengths of both sides with these dice."""
    table.s.dice = (attack, defence)
    return strength(table.s, ATTACKER), strength(table.s, DEFENDER)


# -- general


@pytest.mark.rule("CYC-18.1")
def test_a_hero_is_a_land_unit_of_strength_one() -> None:
    table = battle(1, 1)
    table.hero("leto", 0, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (2, 1)


@pytest.mark.rule("CYC-18.2")
def test_a_power_works_only_where_its_hero_is_engaged() -> None:
    table = battle(1, 1)
    table.hero("penthesilea", 0, HOME)
    fight(table).roll(1, 1)
    assert "round_tied" in table.events()


@pytest.mark.rule("CYC-18.7")
def test_several_heroes_of_a_side_all_lend_their_powers() -> None:
    table = battle(1, 4)
    table.hero("ajax", 0, FIELD)
    table.hero("antigone", 0, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (3 + 1 + 2 + 1, 4)


@pytest.mark.rule("CYC-18.5", "CYC-18.6")
def test_heroes_of_whoever_serves_apollo_are_silenced_even_as_defenders() -> None:
    table = battle(3, 1)
    table.hero("ajax", 1, FIELD)
    table.hero("hector", 1, FIELD)
    table.s.bid_god[1] = terms.APOLLO
    fight(table)
    assert table.s.raid_units == 3  # Hector kills nobody
    assert powers(table, 0, 0) == (3, 3)  # Ajax counts 1
    table.roll(2, 0).answer("combat_loss base_troop")
    assert table.decision == "retreat_defender"  # they may retreat
    assert not may_act(table.s, hero("ajax"))


@pytest.mark.rule("CYC-18.5", "CYC-18.44")
def test_with_apollo_only_leto_may_be_moved_or_sacrificed() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("leto", 0, "t10_l1")
    table.hero("croesus", 0, "t10_l1")
    table.gold(0, 20)
    table.creature("charybdis_scylla", 0, "t10_s1", "t12_s1")
    assert offers(table.s, 0) == [hero("croesus"), hero("leto")]
    table.s.bid_god[0] = terms.APOLLO
    assert offers(table.s, 0) == [hero("leto")]
    assert may_act(table.s, hero("leto"))
    assert not may_act(table.s, hero("croesus"))


# -- achilles


@pytest.mark.rule("CYC-18.12", "CYC-14.11", "CYC-D56")
def test_whoever_loses_a_round_against_achilles_must_retreat_at_once() -> None:
    table = battle(1, 3)
    table.hero("achilles", 0, FIELD)
    table.land("t07_l3", 1)
    fight(table).roll(3, 0)
    assert table.at("t07_l3") == (2, 0)  # the only zone, so nothing was asked
    assert table.owner(FIELD) == 0


@pytest.mark.rule("CYC-18.12", "CYC-D56")
def test_facing_achilles_the_loser_chooses_where_to_go() -> None:
    table = battle(1, 3)
    table.hero("achilles", 0, FIELD)
    table.fleet("t07_s1", 1)
    table.fleet("t07_s3", 1)
    table.fleet("t12_s2", 1)
    fight(table).roll(3, 0)
    assert (table.decision, table.request.seat) == ("retreat_forced", 1)
    assert "stay" not in table.options
    assert {"t07_l3", "t12_l1"} <= set(table.options)


@pytest.mark.rule("CYC-18.12")
def test_without_a_zone_to_retreat_to_they_are_destroyed() -> None:
    table = battle(1, 3)
    table.land("t07_l3", 2)
    table.hero("achilles", 0, FIELD)
    fight(table).roll(3, 0)
    assert table.at(FIELD) == (1, 0)  # purple's troop now
    assert table.s.troops_left[1] == 8


@pytest.mark.rule("CYC-18.12", "CYC-14.7")
def test_a_tie_counts_as_a_lost_round_for_achilles_opponents() -> None:
    table = battle(2, 3)
    table.hero("achilles", 0, FIELD)
    fight(table).roll(1, 1)
    assert table.decision == "combat_loss"  # the attacker loses a unit too
    table.answer("combat_loss base_troop")
    assert table.at("t07_l3") == (2, 0)


@pytest.mark.rule("CYC-18.12")
def test_achilles_must_still_be_engaged() -> None:
    table = battle(2, 3)
    table.hero("achilles", 0, FIELD)
    fight(table).roll(1, 1).answer("combat_loss achilles")
    assert table.decision == "retreat_defender"


@pytest.mark.rule("CYC-18.12")
def test_achilles_drives_attackers_off_as_well_and_destroys_a_minotaur() -> None:
    table = battle(3, 0)
    table.hero("achilles", 1, FIELD)
    fight(table).roll(0, 3)
    assert table.at(HOME) == (2, 0)
    beast = battle(1, 1)
    beast.creature("minotaur", 1, FIELD)
    beast.hero("achilles", 0, FIELD)
    fight(beast).roll(3, 0).answer("combat_loss base_troop")
    assert beast.is_discarded("minotaur")
    assert beast.owner(FIELD) == 0


@pytest.mark.rule("CYC-18.12")
@pytest.mark.parametrize("side", [0, 1])
def test_whoever_wins_the_round_need_not_flee_from_achilles(side: int) -> None:
    table = battle(3, 3)
    table.hero("achilles", side, FIELD)
    fight(table).roll(*((0, 3) if side == 0 else (3, 0))).answer("combat_loss base_troop")
    assert table.decision == "retreat_defender"
    assert "stay" in table.options


# -- ajax, antigone, croesus, helen: strength and dice


@pytest.mark.rule("CYC-18.15")
def test_ajax_has_strength_two() -> None:
    table = battle(1, 1)
    table.hero("ajax", 1, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (1, 3)


@pytest.mark.rule("CYC-18.16")
def test_antigones_zero_counts_three() -> None:
    table = battle(1, 1)
    table.hero("antigone", 0, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (3 + 2, 1)
    assert powers(table, 1, 0) == (1 + 2, 1)


@pytest.mark.rule("CYC-18.18", "CYC-D51", "CYC-C7")
def test_croesus_pays_for_rolling_his_own_die_again_as_often_as_he_likes() -> None:
    table = battle(1, 2)
    table.hero("croesus", 0, FIELD)
    table.gold(0, 2)
    fight(table).roll(0, 1)
    assert (table.decision, table.request.seat) == ("croesus_reroll", 0)
    assert table.options == ["keep_die", "reroll"]
    table.answer("reroll").roll(1)
    assert table.s.dice == (1, 1)
    table.answer("reroll").roll(3)
    assert table.s.gold[0] == 0
    assert table.options == [""]  # asked though he cannot pay any more, lest silence tell
    assert table.request.secret
    table.answer("keep_die")
    assert "round_lost" in table.events()


@pytest.mark.rule("CYC-14.4", "CYC-18.18", "CYC-18.16")
def test_antigone_comes_after_croesus() -> None:
    table = battle(1, 2)
    table.hero("croesus", 0, FIELD)
    table.hero("antigone", 0, FIELD)
    fight(table).roll(2, 1).answer("reroll").roll(0).answer("keep_die")
    told = [event.values for event in table.journal if event.name == "strength"]
    assert told[0] == [0, 3 + 3]  # the rerolled 0 counts 3


@pytest.mark.rule("CYC-18.25", "CYC-18.16", "CYC-18.18")
def test_helens_side_does_not_roll_and_nothing_changes_her_die() -> None:
    table = battle(1, 1)
    table.hero("helen", 0, FIELD)
    table.hero("croesus", 0, FIELD)
    table.hero("antigone", 0, FIELD)
    fight(table)
    assert table.decision == "roll"  # the defender's
    assert table.s.dice[ATTACKER] == 2
    table.roll(0)
    assert table.decision != "croesus_reroll"
    told = [event.values for event in table.journal if event.name == "strength"]
    assert told[0] == [0, 2 + 4]


# -- hector and pandora: before the first round


@pytest.mark.rule("CYC-18.23", "CYC-D50", "CYC-14.2")
def test_hector_destroys_an_invading_troop_of_his_owners_choice() -> None:
    table = battle(2, 0, mercenaries=1)
    table.hero("hector", 1, FIELD)
    table.hero("ajax", 0, FIELD)
    fight(table)
    assert (table.decision, table.request.seat) == ("hector_kill", 1)
    assert table.options == ["base_troop", "mercenary"]  # no hero
    table.answer("hector_kill mercenary")
    assert (table.s.raid_units, table.s.raid_mercenaries) == (2, 0)
    assert table.decision == "roll"


@pytest.mark.rule("CYC-18.23", "CYC-14.2")
def test_a_lone_troop_killed_by_hector_never_fights() -> None:
    table = battle(1, 0)
    table.hero("hector", 1, FIELD)
    fight(table)
    assert table.decision == ""
    assert "rolls" not in table.events()
    assert table.owner(FIELD) == 1


@pytest.mark.rule("CYC-18.23")
def test_hector_kills_only_invaders_of_his_zone() -> None:
    table = battle(2, 1)
    table.hero("hector", 0, FIELD)  # he attacks
    fight(table)
    assert table.at(FIELD) == (1, 0)


@pytest.mark.rule("CYC-18.48")
def test_pandora_wins_the_opposing_mercenaries_for_good() -> None:
    table = battle(1, 1, hired=2)
    table.hero("pandora", 0, FIELD)
    fight(table)
    assert table.s.raid_mercenaries == 2
    assert powers(table, 0, 0) == (4, 1)
    table.roll(3, 0)
    assert table.owner(FIELD) == 0
    assert table.at(FIELD) == (1, 2)


@pytest.mark.rule("CYC-18.48", "CYC-14.2")
def test_pandora_takes_what_hector_left_and_an_attack_may_end_without_a_round() -> None:
    table = battle(0, 1, mercenaries=2)
    table.hero("pandora", 1, FIELD)
    table.hero("hector", 1, FIELD)
    fight(table)
    assert table.at(FIELD) == (1, 1)  # one killed by Hector, one joined
    assert "rolls" not in table.events()
    assert table.s.mercenaries_left == 15


# -- hippolyta, ulysses, penelope: buildings and the sea


@pytest.mark.rule("CYC-18.32", "CYC-18.33")
def test_hippolytas_ports_defend_like_fortresses() -> None:
    table = battle(1, 1)
    table.build(FIELD, "port", "fortress")
    fight(table)
    assert powers(table, 0, 0) == (1, 2)
    table.hero("hippolyta", 1, FIELD)
    assert powers(table, 0, 0) == (1, 1 + 1 + 2)
    table.creature("typhon", 0, "t07_s1")  # suppressed
    assert powers(table, 0, 0) == (1, 2)


@pytest.mark.rule("CYC-18.33")
def test_hippolyta_does_not_double_metropolises() -> None:
    table = battle(1, 1)
    table.build(FIELD, "metropolis")
    table.hero("hippolyta", 1, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (1, 1 + 1 + 1)


def naval(table: Table, sea: str = "t07_s1") -> Table:
    """Purple attacks yellow's two fleets with two."""
    table.fleet(sea, 1, 2)
    table.s.fleets_left = add(table.s.fleets_left, 0, -2)
    begin(table.s, 0, zone(sea), 2, 0)
    table.s.stack.pop()
    return table


@pytest.mark.rule("CYC-18.32", "CYC-18.33", "CYC-14.5")
@pytest.mark.parametrize("sea", ["t07_s1", "t07_s3"])
def test_hippolytas_fortresses_count_as_ports_onto_every_sea_beside_her(sea: str) -> None:
    table = Table()
    table.land(FIELD, 1)
    table.build(FIELD, "fortress", "fortress")
    table.hero("hippolyta", 1, FIELD)
    assert powers(naval(table, sea), 0, 0) == (2, 4)


@pytest.mark.rule("CYC-18.53", "CYC-14.5")
def test_penelope_adds_two_in_naval_combats_beside_her_zone() -> None:
    table = Table()
    table.land(FIELD, 0)
    table.hero("penelope", 0, FIELD)
    assert powers(naval(table), 0, 0) == (4, 2)
    table.s.hero_zone = put(table.s.hero_zone, hero("penelope"), zone("t12_l1"))
    assert powers(table, 0, 0) == (2, 2)
    table.s.hero_zone = put(table.s.hero_zone, hero("penelope"), zone(FIELD))
    table.s.bid_god[0] = terms.APOLLO
    assert powers(table, 0, 0) == (2, 2)  # silenced


@pytest.mark.rule("CYC-18.51")
def test_against_ulysses_fortresses_metropolises_and_hippolyta_do_not_help() -> None:
    table = battle(1, 1)
    table.build(FIELD, "fortress", "metropolis")
    table.hero("hippolyta", 1, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (1, 2 + 2)
    table.hero("ulysses", 0, FIELD)
    assert powers(table, 0, 0) == (2, 2)


@pytest.mark.rule("CYC-18.51")
def test_ulysses_as_defender_keeps_his_own_fortress() -> None:
    table = battle(1, 1)
    table.build(FIELD, "fortress")
    table.hero("ulysses", 1, FIELD)
    fight(table)
    assert powers(table, 0, 0) == (1, 3)


# -- penthesilea, perseus: the outcome of a round


@pytest.mark.rule("CYC-18.36", "CYC-14.7")
def test_penthesilea_wins_ties() -> None:
    table = battle(1, 2)
    table.hero("penthesilea", 0, FIELD)
    fight(table).roll(1, 1)
    assert table.s.raid_units == 1
    assert table.at(FIELD) == (1, 0)
    assert "round_tied" not in table.events()


@pytest.mark.rule("CYC-18.36", "CYC-14.7")
def test_penthesilea_wins_ties_when_she_defends_too() -> None:
    table = battle(3, 1)
    table.hero("penthesilea", 1, FIELD)
    fight(table).roll(0, 1)
    assert (table.s.raid_units, table.at(FIELD)) == (2, (1, 0))
    assert "round_tied" not in table.events()


@pytest.mark.rule("CYC-18.46", "CYC-D53")
def test_a_troop_beside_perseus_may_retreat_instead_of_being_destroyed() -> None:
    table = battle(2, 3)
    table.hero("perseus", 0, FIELD)
    fight(table).roll(0, 3).answer("combat_loss base_troop")
    assert (table.decision, table.options) == ("perseus_rescue", ["destroy", f"perseus_rescue {HOME}"])
    table.answer(f"perseus_rescue {HOME}")
    assert table.at(HOME) == (1, 0)
    assert table.s.raid_units == 1


@pytest.mark.rule("CYC-18.46", "CYC-14.15")
def test_a_troop_that_perseus_saves_takes_a_zone_that_is_nobodys() -> None:
    table = battle(2, 3)
    table.s.set_owner(zone(HOME), terms.NOBODY)
    table.hero("perseus", 0, FIELD)
    fight(table).roll(0, 3).answer("combat_loss base_troop", f"perseus_rescue {HOME}")
    assert (table.owner(HOME), table.at(HOME)) == (0, (1, 0))


@pytest.mark.rule("CYC-18.46")
def test_perseus_saves_neither_himself_nor_from_hector() -> None:
    table = battle(2, 3)
    table.hero("perseus", 0, FIELD)
    table.hero("hector", 1, FIELD)
    fight(table)
    assert table.s.raid_units == 1  # killed, no rescue was offered
    table.roll(0, 3).answer("combat_loss perseus")
    assert table.s.hero_discard == 1 << hero("perseus")


# -- jason, leto, pericles: heroic moves


@pytest.mark.rule("CYC-18.40")
def test_jason_leads_heroic_moves_over_anybodys_fleets() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.fleet("t10_s3", 1)
    table.fleet("t02_s3", 2)
    table.hero("jason", 0, "t10_l2")
    table.hero("ajax", 0, "t10_l2")
    assert "t02_l1" in table.start(HeroicMove(0, hero("jason"))).options
    assert "t02_l1" not in table.start(HeroicMove(0, hero("ajax"))).options


@pytest.mark.rule("CYC-18.40")
def test_with_ares_and_in_retreats_jason_uses_no_foreign_fleets() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 0, troops=1)
    table.fleet("t10_s3", 1)
    table.fleet("t02_s3", 1)
    table.hero("jason", 0, "t10_l2")
    assert "t02_l1" not in table.start(LandMove(0, zone("t10_l2"))).options
    fled = battle(0, 3)
    fled.land(HOME, 1)  # no neighbour to retreat to
    fled.land("t05_l1", 0)
    fled.hero("jason", 0, FIELD)
    fled.hero("ajax", 0, FIELD)
    fled.fleet("t07_s1", 1)
    fled.fleet("t05_s1", 1)
    fight(fled).roll(0, 3).answer("combat_loss ajax", "stay")
    assert fled.decision == "roll"  # no retreat could be offered


@pytest.mark.rule("CYC-18.42", "CYC-13.22")
def test_each_heroic_move_of_pericles_costs_one() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.hero("pericles", 0, "t10_l1")
    table.hero("ajax", 0, "t10_l1")
    for name, gold in (("pericles", 8), ("ajax", 5)):
        for step in ("t10_l2", "t10_l1"):
            table.start(HeroicMove(0, hero(name)))
            if table.decision:
                table.answer(f"move_to {step}")
        assert table.s.gold[0] == gold
