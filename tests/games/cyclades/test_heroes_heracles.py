"""Heracles on the move.  [CYC-18.27] to [CYC-18.30]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove
from pessoi.kernel.rows import add
from tests.games.cyclades.positions import Table, card, hero, zone


def trophies(table: Table) -> list[str]:
    return [name for c, name in enumerate(terms.CREATURE_IDS) if (table.s.trophies >> c) & 1]


@pytest.mark.rule("CYC-18.27")
def test_heracles_destroys_the_creature_of_the_zone_he_enters_and_keeps_its_card() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.hero("heracles", 0, "t10_l1")
    table.creature("cerberus", 0, "t10_l2")  # his owner's: mandatory all the same
    table.start(HeroicMove(0, hero("heracles")))
    assert table.standing("heracles") == "t10_l2"
    assert table.where("cerberus") == ""
    assert trophies(table) == ["cerberus"]
    assert not table.is_discarded("cerberus")
    assert table.s.creature_owner[card("cerberus")] == terms.NOBODY


@pytest.mark.rule("CYC-18.27", "CYC-14.2")
def test_a_minotaur_is_destroyed_before_any_combat() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1)
    table.land("t12_l1", 1)
    table.hero("heracles", 0, "t10_l1")
    table.creature("minotaur", 1, "t10_l2")
    table.start(LandMove(0, zone("t10_l1"))).answer("move_troops 1", "hero_goes heracles")
    assert table.owner("t10_l2") == 0
    assert "combat_starts" not in table.events()
    assert trophies(table) == ["minotaur"]


@pytest.mark.rule("CYC-18.27")
def test_a_move_without_him_destroys_nothing() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0)
    table.hero("heracles", 0, "t10_l1")
    table.creature("cerberus", 1, "t10_l2")
    table.start(LandMove(0, zone("t10_l1"))).answer("move_troops 1", "hero_stays heracles")
    assert table.where("cerberus") == "t10_l2"


def at_sea() -> Table:
    """Two chains from t10_l2 to t02_l1: over t10_s3, and over t10_s2; both end in t02_s3."""
    table = Table()
    table.land("t10_l2", 0)
    table.fleet("t10_s3", 0)
    table.fleet("t02_s3", 0)
    table.hero("heracles", 0, "t10_l2")
    return table


@pytest.mark.rule("CYC-18.27")
def test_he_destroys_the_creatures_of_the_chain_that_carries_him() -> None:
    table = at_sea()
    table.creature("charybdis_scylla", 1, "t10_s3", "t12_s1")
    table.creature("nereid", 1, "t12_s2")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert table.standing("heracles") == "t02_l1"
    assert trophies(table) == ["charybdis_scylla"]
    assert table.where("charybdis_scylla", second=True) == ""  # both leave
    assert table.where("nereid") == "t12_s2"


@pytest.mark.rule("CYC-18.29", "CYC-D47")
def test_his_owner_chooses_among_chains() -> None:
    table = at_sea()
    table.fleet("t10_s2", 0)
    table.creature("nereid", 1, "t10_s3")
    table.creature("typhon", 1, "t10_s2")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert (table.decision, table.options) == ("heracles_chain", ["avoid nereid", "cross nereid"])
    table.answer("avoid nereid")
    assert trophies(table) == ["typhon"]
    assert table.where("nereid") == "t10_s3"


@pytest.mark.rule("CYC-18.29", "CYC-D47")
def test_a_longer_chain_may_cross_both() -> None:
    table = at_sea()
    table.fleet("t10_s2", 0)
    table.creature("nereid", 1, "t10_s3")
    table.creature("typhon", 1, "t10_s2")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1", "cross nereid")
    assert table.options == ["avoid typhon", "cross typhon"]
    table.answer("cross typhon")
    assert trophies(table) == ["nereid", "typhon"]


@pytest.mark.rule("CYC-18.27")
def test_between_neighbours_he_crosses_no_sea() -> None:
    table = at_sea()
    table.land("t10_l1", 0)
    table.creature("nereid", 1, "t10_s3")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t10_l1")
    assert trophies(table) == []


@pytest.mark.rule("CYC-18.27")
def test_pegasus_carries_him_over_the_sea_to_the_creature_where_he_lands() -> None:
    table = at_sea()
    table.creature("nereid", 1, "t10_s3")
    table.creature("geryon", 1, "t02_l1")
    table.play("pegasus").answer("move_to t02_l1")
    assert trophies(table) == ["geryon"]


@pytest.mark.rule("CYC-18.27", "CYC-20.6")
def test_he_destroys_the_creatures_of_a_teammates_zones_that_he_crosses() -> None:
    table = Table("team4")
    table.s.lay_map(table.s.figures.recommended["a3"])
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.land("t10_l3", 0)
    table.hero("heracles", 0, "t10_l1")
    table.creature("cerberus", 3, "t10_l2")
    table.start(HeroicMove(0, hero("heracles")))
    assert table.standing("heracles") == "t10_l3"
    assert trophies(table) == ["cerberus"]
    assert table.s.gold[0] == 10 - 1 - 2


@pytest.mark.rule("CYC-18.27")
def test_in_a_retreat_he_destroys_too() -> None:
    table = Table()
    table.land("t10_l2", 1, troops=3)
    table.land("t10_l1", 0)
    table.land("t12_l1", 1)
    table.creature("cerberus", 1, "t10_l1")
    table.hero("heracles", 0, "t10_l2")
    table.s.troops_left = add(table.s.troops_left, 0, -1)
    begin(table.s, 0, zone("t10_l2"), 1, 0)
    table.start(table.s.stack.pop()).roll(0, 3).answer("combat_loss base_troop")
    table.answer("stay", "retreat t10_l1")
    assert table.standing("heracles") == "t10_l1"
    assert trophies(table) == ["cerberus"]


@pytest.mark.rule("CYC-18.6", "CYC-18.27")
def test_silenced_he_destroys_nothing() -> None:
    table = Table()
    table.land("t10_l2", 1, troops=1)
    table.land("t10_l1", 1)
    table.creature("cerberus", 0, "t10_l1")
    table.hero("heracles", 1, "t10_l2")
    table.s.bid_god[1] = terms.APOLLO
    table.s.troops_left = add(table.s.troops_left, 0, -3)
    begin(table.s, 0, zone("t10_l2"), 3, 0)
    table.start(table.s.stack.pop()).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert table.standing("heracles") == "t10_l1"
    assert table.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-18.28")
@pytest.mark.parametrize("name", ["medusa", "calydonian_boar"])
def test_the_zones_of_medusa_and_the_boar_stay_closed_to_him(name: str) -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t10_l3", 0)
    table.hero("heracles", 0, "t10_l1")
    table.fleet("t10_s1", 0)
    table.fleet("t07_s1", 0)
    table.creature(name, 1, "t10_l2")
    assert table.start(HeroicMove(0, hero("heracles"))).options == ["t07_l1", "t07_l2"]


@pytest.mark.rule("CYC-18.28")
def test_a_creature_placed_in_his_zone_is_not_destroyed() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("heracles", 0, "t10_l1")
    table.play("cerberus", faction=1).answer("figure_zone t10_l1")
    assert table.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-18.30")
def test_when_heracles_leaves_play_his_cards_are_discarded() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("heracles", 0, "t10_l1")
    table.s.creature_deck &= ~(1 << card("cerberus"))
    table.s.trophies = 1 << card("cerberus")
    table.play("echidna", faction=1)  # cards under him cannot be stolen
    assert trophies(table) == ["cerberus"]
    table.play("manticore", faction=1)  # nor destroyed: only he can be
    assert trophies(table) == []
    assert table.is_discarded("cerberus")


@pytest.mark.rule("CYC-18.27", "CYC-10.9")
def test_slaying_typhon_can_complete_a_metropolis() -> None:
    table = at_sea()
    table.land("t10_l1", 0)
    table.land("t10_l3", 0)
    table.build("t10_l2", "temple", "university")
    table.build("t10_l1", "port")
    table.build("t10_l3", "fortress")
    table.creature("typhon", 1, "t10_s3")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert trophies(table) == ["typhon"]
    assert "four_buildings" in table.events()


@pytest.mark.rule("CYC-22.4", "CYC-14.16")
def test_troops_gained_during_a_combat_do_not_come_into_it() -> None:
    """Yellow's Heracles retreats and slays Typhon, which completes a metropolis; the Minotaur fights on."""
    table = Table()
    table.land("t07_l1", 1)
    table.land("t07_l2", 1)
    table.land("t10_l1", 1)
    table.land("t10_l2", 1)
    table.land("t10_l3", 1)
    table.build("t10_l2", "temple", "university")
    table.build("t10_l1", "port")
    table.build("t10_l3", "fortress")
    table.fleet("t07_s1", 1)
    table.fleet("t10_s1", 1)
    table.creature("typhon", 0, "t10_s1")
    table.creature("minotaur", 1, "t07_l1")
    table.hero("heracles", 1, "t07_l1")
    table.hero("ajax", 1, "t07_l1")
    table.s.troops_left = add(table.s.troops_left, 0, -6)
    begin(table.s, 0, zone("t07_l1"), 6, 0)
    table.start(table.s.stack.pop()).roll(3, 0).answer("combat_loss ajax", "retreat t10_l1")
    assert "four_buildings" in table.events()
    table.answer("metropolis_zone t10_l2", "open_onto t10_s2", "draw_bonus two_troops")
    assert table.decision == "place_unit"
    assert "t07_l2" in table.options
    assert "t07_l1" not in table.options


@pytest.mark.rule("CYC-18.28", "CYC-20.6")
def test_no_way_of_his_leads_through_a_teammates_zone_that_nobody_may_enter() -> None:
    table = Table("team4")
    table.s.lay_map(table.s.figures.recommended_map(table.s.figures.modes["solo3"], terms.SIDE_A))
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.land("t05_l1", 1)  # as near as t10_l2, by sea
    table.fleet("t10_s1", 0)
    table.fleet("t10_s2", 0)
    table.fleet("t05_s1", 0)
    table.creature("calydonian_boar", 2, "t05_l1")
    table.hero("heracles", 0, "t10_l1")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t10_l3")
    assert (table.standing("heracles"), trophies(table)) == ("t10_l3", [])


@pytest.mark.rule("CYC-18.27", "CYC-20.7")
def test_he_destroys_the_creatures_of_a_chain_of_his_teammates_fleets() -> None:
    table = Table("team4")
    table.s.lay_map(table.s.figures.recommended_map(table.s.figures.modes["solo3"], terms.SIDE_A))
    table.land("t10_l2", 0)
    table.fleet("t10_s3", 1)
    table.fleet("t02_s3", 1)
    table.creature("nereid", 2, "t10_s3")
    table.hero("heracles", 0, "t10_l2")
    table.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert (table.standing("heracles"), trophies(table)) == ("t02_l1", ["nereid"])
