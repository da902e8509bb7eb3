"""Combat in rounds.  [CYC-14.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.archipelago import zones_in
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER
from pessoi.games.cyclades.chapters.metropolises import Bonus
from pessoi.games.cyclades.chapters.sides import engaged, force, retreat_zones, strength
from pessoi.kernel import CHANCE, IllegalAction
from pessoi.kernel.rows import add
from tests.games.cyclades.positions import RULES, Scene, zone


def fight(scene: Scene, name: str, units: int = 0, mercenaries: int = 0, attacker: int = 0) -> Scene:
    """The attacker enters the zone with units from its reserve."""
    s = scene.s
    if zone(name) < terms.LANDS:
        s.troops_left = add(s.troops_left, attacker, -units)
    else:
        s.fleets_left = add(s.fleets_left, attacker, -units)
    s.mercenaries_left -= mercenaries
    s.stack = []
    s.journal = scene.journal
    begin(s, attacker, zone(name), units, mercenaries)
    scene.request = RULES.settle(s)
    return scene


def on_land(troops: int, mercenaries: int = 0) -> Scene:
    """Yellow defends t10_l2 and has t10_l1; purple has t10_l3; both have more."""
    scene = Scene(god=terms.ARES)
    scene.land("t10_l2", 1, troops, mercenaries)
    scene.land("t10_l1", 1)
    scene.land("t10_l3", 0)
    scene.land("t05_l1", 0)
    scene.land("t07_l1", 1)
    return scene


def names(mask: int) -> list[str]:
    return [terms.ZONE_IDS[z] for z in zones_in(mask)]


# -- rounds


@pytest.mark.rule("CYC-14.4", "CYC-C7")
def test_each_side_rolls_a_die_of_0_1_1_2_2_3() -> None:
    scene = fight(on_land(2), "t10_l2", 2)
    assert (scene.decision, scene.request.seat) == ("roll", CHANCE)
    assert scene.options == ["0", "1", "2", "3"]
    assert scene.request.weights == [1, 2, 2, 1]
    scene.roll(3)
    assert (scene.decision, scene.s.dice) == ("roll", (3, terms.NONE))


@pytest.mark.rule("CYC-14.5", "CYC-14.8", "CYC-14.19")
def test_example_6_a_naval_combat() -> None:
    scene = Scene(god=terms.POSEIDON)
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 1)
    scene.build("t10_l1", "port", opens="t10_s1")
    scene.build("t10_l3", "port", opens="t10_s1")
    scene.fleet("t10_s1", 1)
    fight(scene, "t10_s1", 2)
    assert (force(scene.s, ATTACKER), force(scene.s, DEFENDER)) == (3, 2)
    scene.roll(2, 2)
    assert (scene.owner("t10_s1"), scene.at("t10_s1"), scene.decision) == (0, (2, 0), "")
    assert scene.s.fleets_left[1] == 8


@pytest.mark.rule("CYC-14.5", "CYC-16.18")
def test_ports_and_metropolises_help_both_sides_at_sea_if_they_open_there() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.build("t10_l2", "port", "metropolis", opens="t10_s1")
    scene.land("t10_l1", 0)
    scene.build("t10_l1", "port", opens="t10_s2")
    scene.fleet("t10_s1", 1, 2)
    fight(scene, "t10_s1", 1)
    assert force(scene.s, ATTACKER) == 3
    scene.creature("typhon", 1, "t10_s3")
    assert force(scene.s, ATTACKER) == 1


@pytest.mark.rule("CYC-14.6", "CYC-1.5")
def test_units_count_on_land_and_walls_for_the_defender_alone() -> None:
    scene = on_land(1, 1)
    scene.build("t10_l2", "fortress", "metropolis")
    scene.hero("jason", 1, "t10_l2")
    scene.creature("minotaur", 1, "t10_l2")
    scene.hero("ajax", 0, "t10_l2")
    fight(scene, "t10_l2", 1, 1)
    assert force(scene.s, ATTACKER) == 1 + 1 + 2
    assert force(scene.s, DEFENDER) == 1 + 1 + 1 + 2 + 2
    assert (engaged(scene.s, ATTACKER), engaged(scene.s, DEFENDER)) == (3, 4)
    scene.s.dice = (3, 0)
    assert (strength(scene.s, ATTACKER), strength(scene.s, DEFENDER)) == (7, 7)


@pytest.mark.rule("CYC-14.7", "CYC-14.8", "CYC-D52")
def test_the_lower_strength_loses_a_unit_of_its_choice() -> None:
    scene = on_land(1, 1)
    scene.hero("jason", 1, "t10_l2")
    fight(scene, "t10_l2", 3).roll(3, 0)
    assert (scene.decision, scene.request.seat) == ("combat_loss", 1)
    assert scene.options == ["base_troop", "jason", "mercenary"]
    scene.answer("combat_loss mercenary")
    assert (scene.at("t10_l2"), scene.s.mercenaries_left, scene.s.raid_units) == ((1, 0), 16, 3)


@pytest.mark.rule("CYC-14.7", "CYC-14.9")
def test_on_a_tie_both_lose_the_defender_first() -> None:
    scene = fight(on_land(1, 1), "t10_l2", 1, 1).roll(1, 1)
    assert (scene.decision, scene.request.seat) == ("combat_loss", 1)
    scene.answer("combat_loss base_troop")
    assert (scene.decision, scene.request.seat) == ("combat_loss", 0)
    scene.answer("combat_loss base_troop")
    assert (scene.at("t10_l2"), scene.s.raid_units, scene.s.raid_mercenaries) == ((0, 1), 0, 1)


@pytest.mark.rule("CYC-14.10", "CYC-2.8")
def test_heroes_and_minotaurs_removed_are_discarded() -> None:
    scene = on_land(0)
    scene.hero("jason", 1, "t10_l2")
    scene.creature("minotaur", 1, "t10_l2")
    fight(scene, "t10_l2", 6).roll(3, 0).answer("combat_loss jason")
    assert scene.s.hero_discard == 1 << terms.JASON
    scene.answer("stay").roll(3, 0)  # the Minotaur is the last unit: it is destroyed
    assert scene.is_discarded("minotaur")
    assert scene.owner("t10_l2") == 0


@pytest.mark.rule("CYC-14.3", "CYC-14.11", "CYC-14.12", "CYC-D54", "CYC-D55")
def test_after_a_round_the_defender_may_retreat_then_the_attacker_else_the_next_round_starts() -> None:
    scene = fight(on_land(2), "t10_l2", 2).roll(3, 1)
    assert (scene.decision, scene.request.seat) == ("retreat_defender", 1)
    assert scene.options == ["retreat t10_l1", "stay"]
    scene.answer("stay")
    assert (scene.decision, scene.request.seat, scene.options) == ("retreat_attacker", 0, ["retreat t10_l3", "stay"])
    scene.answer("stay")
    assert (scene.decision, scene.s.battle_round) == ("roll", 2)
    scene.roll(3, 0)
    assert (scene.owner("t10_l2"), scene.at("t10_l2")) == (0, (2, 0))
    assert scene.s.battle_zone == terms.NOWHERE


@pytest.mark.rule("CYC-14.1", "CYC-14.14", "CYC-14.18")
def test_the_defender_retreats_with_all_and_the_attacker_takes_the_zone() -> None:
    scene = on_land(2, 1)
    scene.hero("jason", 1, "t10_l2")
    fight(scene, "t10_l2", 3).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert (scene.at("t10_l1"), scene.standing("jason")) == ((1, 1), "t10_l1")
    assert (scene.owner("t10_l2"), scene.at("t10_l2"), scene.decision) == (0, (3, 0), "")


@pytest.mark.rule("CYC-14.20", "CYC-14.17")
def test_the_attacker_may_retreat_and_nothing_changes() -> None:
    scene = fight(on_land(3), "t10_l2", 2).roll(0, 3).answer("stay", "retreat t10_l3")
    assert (scene.at("t10_l3"), scene.at("t10_l2"), scene.owner("t10_l2")) == ((1, 0), (3, 0), 1)
    assert scene.s.gold == [10, 10, 10]  # a retreat costs nothing


@pytest.mark.rule("CYC-14.21")
def test_if_both_lose_their_last_unit_the_defender_keeps_the_zone() -> None:
    scene = fight(on_land(1), "t10_l2", 1).roll(2, 2)
    assert (scene.owner("t10_l2"), scene.at("t10_l2"), scene.decision) == (1, (0, 0), "")
    assert "combat_undecided" in scene.events()


@pytest.mark.rule("CYC-14.19")
def test_if_both_lose_their_last_fleet_nobody_has_the_sea() -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1)
    fight(scene, "t10_s1", 1).roll(2, 2)
    assert (scene.owner("t10_s1"), scene.s.fleets_left) == (terms.NOBODY, (8, 8, 8))


# -- retreats


@pytest.mark.rule("CYC-14.13")
def test_fleets_retreat_to_an_open_sea_empty_or_own() -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1, 2)
    scene.fleet("t10_s2", 1)
    scene.fleet("t10_s3", 2)
    scene.creature("kraken", 2, "t01_s1")
    fight(scene, "t10_s1", 3).roll(3, 0)
    assert scene.options == ["retreat t07_s1", "retreat t10_s2", "stay"]
    with pytest.raises(IllegalAction, match=r"CYC-14\.13"):
        scene.answer("retreat t10_s3")
    scene.answer("retreat t10_s2")
    assert (scene.at("t10_s2"), scene.owner("t10_s1"), scene.at("t10_s1")) == ((2, 0), 0, (3, 0))


@pytest.mark.rule("CYC-13.6", "CYC-14.13")
@pytest.mark.parametrize("owner", [0, 1])
def test_fleets_retreat_through_the_strait_of_their_own_charybdis_and_scylla(owner: int) -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1, 2)
    scene.creature("charybdis_scylla", owner, "t10_s1", "t12_s3")
    fight(scene, "t10_s1", 3).roll(3, 0)
    assert scene.decision == "retreat_defender"
    assert ("retreat t12_s3" in scene.options) == (owner == 1)


@pytest.mark.rule("CYC-13.13")
def test_nobody_retreats_from_medusa() -> None:
    scene = on_land(2)
    scene.creature("medusa", 2, "t10_l2")
    fight(scene, "t10_l2", 2)
    assert (retreat_zones(scene.s, ATTACKER), retreat_zones(scene.s, DEFENDER)) == (0, 0)


@pytest.mark.rule("CYC-14.14", "CYC-14.17", "CYC-14.18", "CYC-20.7")
def test_land_units_retreat_to_own_or_nobody_s_accessible_zones() -> None:
    scene = Scene("team4", terms.ARES)
    scene.land("t10_l2", 2, troops=2)
    scene.land("t10_l1", 2)
    scene.land("t10_l3", 3)  # the teammate's: never
    scene.fleet("t10_s1", 3)  # but its fleets carry
    scene.fleet("t02_s2", 2)
    scene.land("t01_l1", 0)
    fight(scene, "t10_l2", 2)
    assert names(retreat_zones(scene.s, DEFENDER)) == ["t02_l2", "t02_l3", "t10_l1"]
    scene.creature("medusa", 0, "t10_l1")
    assert names(retreat_zones(scene.s, DEFENDER)) == ["t02_l2", "t02_l3"]


@pytest.mark.rule("CYC-14.15", "CYC-15.5")
def test_a_retreat_into_nobody_s_zone_takes_it() -> None:
    scene = Scene(god=terms.ARES)
    scene.land("t07_l1", 1, troops=2)
    scene.land("t10_l1", 1)
    scene.land("t05_l1", 0)
    fight(scene, "t07_l1", 3).roll(3, 0).answer("retreat t07_l2")
    assert (scene.owner("t07_l2"), scene.at("t07_l2"), scene.s.priestesses[1]) == (1, (1, 0), 1)


@pytest.mark.rule("CYC-14.16")
def test_a_minotaur_does_not_retreat_and_fights_on_alone() -> None:
    scene = on_land(2)
    scene.creature("minotaur", 1, "t10_l2")
    fight(scene, "t10_l2", 5).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert (scene.decision, scene.request.seat) == ("retreat_attacker", 0)
    scene.answer("stay")
    assert (scene.decision, scene.s.battle_round) == ("roll", 2)
    assert (engaged(scene.s, DEFENDER), force(scene.s, DEFENDER)) == (1, 2)


@pytest.mark.rule("CYC-14.2")
def test_a_side_without_units_before_round_one_ends_the_combat() -> None:
    scene = on_land(0)
    scene.hero("hector", 1, "t10_l2")
    fight(scene, "t10_l2", 1)
    assert (scene.decision, scene.owner("t10_l2"), scene.s.troops_left[0]) == ("", 1, 8)
    assert "combat_round" not in scene.events()


@pytest.mark.rule("CYC-22.4")
def test_a_unit_gained_elsewhere_does_not_join_the_combat() -> None:
    scene = fight(on_land(2), "t10_l2", 2)
    scene.s.stack.append(Bonus(1, terms.BONUS_TWO_TROOPS))  # say, of a metropolis that Typhon's fall has finished
    scene.request = RULES.settle(scene.s)
    assert (scene.request.seat, scene.options) == (1, ["t07_l1", "t10_l1"])  # not the zone under attack
    scene.answer("place_unit t10_l1", "place_unit t10_l1")
    assert (engaged(scene.s, ATTACKER), engaged(scene.s, DEFENDER)) == (2, 2)


@pytest.mark.rule("CYC-22.2", "CYC-1.6")
def test_geryon_is_paid_at_each_destruction() -> None:
    scene = on_land(2)
    scene.creature("geryon", 2, "t12_l1")
    fight(scene, "t10_l2", 2).roll(1, 1)
    assert scene.s.zone_gold[zone("t12_l1")] == 2
