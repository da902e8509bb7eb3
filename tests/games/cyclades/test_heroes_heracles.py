"""Heracles on the move.  [CYC-18.27] to [CYC-18.30]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove
from pessoi.kernel.rows import add
from tests.games.cyclades.positions import Scene, card, hero, zone


def trophies(scene: Scene) -> list[str]:
    return [name for c, name in enumerate(terms.CREATURE_IDS) if (scene.s.trophies >> c) & 1]


@pytest.mark.rule("CYC-18.27")
def test_heracles_destroys_the_creature_of_the_zone_he_enters_and_keeps_its_card() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.creature("cerberus", 0, "t10_l2")  # his owner's: mandatory all the same
    scene.start(HeroicMove(0, hero("heracles")))
    assert scene.standing("heracles") == "t10_l2"
    assert scene.where("cerberus") == ""
    assert trophies(scene) == ["cerberus"]
    assert not scene.is_discarded("cerberus")
    assert scene.s.creature_owner[card("cerberus")] == terms.NOBODY


@pytest.mark.rule("CYC-18.27", "CYC-14.2")
def test_a_minotaur_is_destroyed_before_any_combat() -> None:
    scene = Scene(god=terms.ARES)
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 1)
    scene.land("t12_l1", 1)
    scene.hero("heracles", 0, "t10_l1")
    scene.creature("minotaur", 1, "t10_l2")
    scene.start(LandMove(0, zone("t10_l1"))).answer("move_troops 1", "hero_goes heracles")
    assert scene.owner("t10_l2") == 0
    assert "combat_starts" not in scene.events()
    assert trophies(scene) == ["minotaur"]


@pytest.mark.rule("CYC-18.27")
def test_a_move_without_him_destroys_nothing() -> None:
    scene = Scene(god=terms.ARES)
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.creature("cerberus", 1, "t10_l2")
    scene.start(LandMove(0, zone("t10_l1"))).answer("move_troops 1", "hero_stays heracles")
    assert scene.where("cerberus") == "t10_l2"


def at_sea() -> Scene:
    """Two chains from t10_l2 to t02_l1: over t10_s3, and over t10_s2; both end in t02_s3."""
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.fleet("t10_s3", 0)
    scene.fleet("t02_s3", 0)
    scene.hero("heracles", 0, "t10_l2")
    return scene


@pytest.mark.rule("CYC-18.27")
def test_he_destroys_the_creatures_of_the_chain_that_carries_him() -> None:
    scene = at_sea()
    scene.creature("charybdis_scylla", 1, "t10_s3", "t12_s1")
    scene.creature("nereid", 1, "t12_s2")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert scene.standing("heracles") == "t02_l1"
    assert trophies(scene) == ["charybdis_scylla"]
    assert scene.where("charybdis_scylla", second=True) == ""  # both leave
    assert scene.where("nereid") == "t12_s2"


@pytest.mark.rule("CYC-18.29", "CYC-D47")
def test_his_owner_chooses_among_chains() -> None:
    scene = at_sea()
    scene.fleet("t10_s2", 0)
    scene.creature("nereid", 1, "t10_s3")
    scene.creature("typhon", 1, "t10_s2")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert (scene.decision, scene.options) == ("heracles_chain", ["avoid nereid", "cross nereid"])
    scene.answer("avoid nereid")
    assert trophies(scene) == ["typhon"]
    assert scene.where("nereid") == "t10_s3"


@pytest.mark.rule("CYC-18.29", "CYC-D47")
def test_a_longer_chain_may_cross_both() -> None:
    scene = at_sea()
    scene.fleet("t10_s2", 0)
    scene.creature("nereid", 1, "t10_s3")
    scene.creature("typhon", 1, "t10_s2")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1", "cross nereid")
    assert scene.options == ["avoid typhon", "cross typhon"]
    scene.answer("cross typhon")
    assert trophies(scene) == ["nereid", "typhon"]


@pytest.mark.rule("CYC-18.27")
def test_between_neighbours_he_crosses_no_sea() -> None:
    scene = at_sea()
    scene.land("t10_l1", 0)
    scene.creature("nereid", 1, "t10_s3")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t10_l1")
    assert trophies(scene) == []


@pytest.mark.rule("CYC-18.27")
def test_pegasus_carries_him_over_the_sea_to_the_creature_where_he_lands() -> None:
    scene = at_sea()
    scene.creature("nereid", 1, "t10_s3")
    scene.creature("geryon", 1, "t02_l1")
    scene.play("pegasus").answer("move_to t02_l1")
    assert trophies(scene) == ["geryon"]


@pytest.mark.rule("CYC-18.27", "CYC-20.6")
def test_he_destroys_the_creatures_of_a_teammates_zones_that_he_crosses() -> None:
    scene = Scene("team4")
    scene.s.lay_map(scene.s.figures.recommended["a3"])
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.land("t10_l3", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.creature("cerberus", 3, "t10_l2")
    scene.start(HeroicMove(0, hero("heracles")))
    assert scene.standing("heracles") == "t10_l3"
    assert trophies(scene) == ["cerberus"]
    assert scene.s.gold[0] == 10 - 1 - 2


@pytest.mark.rule("CYC-18.27")
def test_in_a_retreat_he_destroys_too() -> None:
    scene = Scene()
    scene.land("t10_l2", 1, troops=3)
    scene.land("t10_l1", 0)
    scene.land("t12_l1", 1)
    scene.creature("cerberus", 1, "t10_l1")
    scene.hero("heracles", 0, "t10_l2")
    scene.s.troops_left = add(scene.s.troops_left, 0, -1)
    begin(scene.s, 0, zone("t10_l2"), 1, 0)
    scene.start(scene.s.stack.pop()).roll(0, 3).answer("combat_loss base_troop")
    scene.answer("stay", "retreat t10_l1")
    assert scene.standing("heracles") == "t10_l1"
    assert trophies(scene) == ["cerberus"]


@pytest.mark.rule("CYC-18.6", "CYC-18.27")
def test_silenced_he_destroys_nothing() -> None:
    scene = Scene()
    scene.land("t10_l2", 1, troops=1)
    scene.land("t10_l1", 1)
    scene.creature("cerberus", 0, "t10_l1")
    scene.hero("heracles", 1, "t10_l2")
    scene.s.bid_god[1] = terms.APOLLO
    scene.s.troops_left = add(scene.s.troops_left, 0, -3)
    begin(scene.s, 0, zone("t10_l2"), 3, 0)
    scene.start(scene.s.stack.pop()).roll(3, 0).answer("combat_loss base_troop", "retreat t10_l1")
    assert scene.standing("heracles") == "t10_l1"
    assert scene.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-18.28")
@pytest.mark.parametrize("name", ["medusa", "calydonian_boar"])
def test_the_zones_of_medusa_and_the_boar_stay_closed_to_him(name: str) -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.fleet("t10_s1", 0)
    scene.fleet("t07_s1", 0)
    scene.creature(name, 1, "t10_l2")
    assert scene.start(HeroicMove(0, hero("heracles"))).options == ["t07_l1", "t07_l2"]


@pytest.mark.rule("CYC-18.28")
def test_a_creature_placed_in_his_zone_is_not_destroyed() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.play("cerberus", faction=1).answer("figure_zone t10_l1")
    assert scene.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-18.30")
def test_when_heracles_leaves_play_his_cards_are_discarded() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.s.creature_deck &= ~(1 << card("cerberus"))
    scene.s.trophies = 1 << card("cerberus")
    scene.play("echidna", faction=1)  # cards under him cannot be stolen
    assert trophies(scene) == ["cerberus"]
    scene.play("manticore", faction=1)  # nor destroyed: only he can be
    assert trophies(scene) == []
    assert scene.is_discarded("cerberus")


@pytest.mark.rule("CYC-18.27", "CYC-10.9")
def test_slaying_typhon_can_complete_a_metropolis() -> None:
    scene = at_sea()
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 0)
    scene.build("t10_l2", "temple", "university")
    scene.build("t10_l1", "port")
    scene.build("t10_l3", "fortress")
    scene.creature("typhon", 1, "t10_s3")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert trophies(scene) == ["typhon"]
    assert "four_buildings" in scene.events()


@pytest.mark.rule("CYC-22.4", "CYC-14.16")
def test_troops_gained_during_a_combat_do_not_come_into_it() -> None:
    """Yellow's Heracles retreats and slays Typhon, which completes a metropolis; the Minotaur fights on."""
    scene = Scene()
    scene.land("t07_l1", 1)
    scene.land("t07_l2", 1)
    scene.land("t10_l1", 1)
    scene.land("t10_l2", 1)
    scene.land("t10_l3", 1)
    scene.build("t10_l2", "temple", "university")
    scene.build("t10_l1", "port")
    scene.build("t10_l3", "fortress")
    scene.fleet("t07_s1", 1)
    scene.fleet("t10_s1", 1)
    scene.creature("typhon", 0, "t10_s1")
    scene.creature("minotaur", 1, "t07_l1")
    scene.hero("heracles", 1, "t07_l1")
    scene.hero("ajax", 1, "t07_l1")
    scene.s.troops_left = add(scene.s.troops_left, 0, -6)
    begin(scene.s, 0, zone("t07_l1"), 6, 0)
    scene.start(scene.s.stack.pop()).roll(3, 0).answer("combat_loss ajax", "retreat t10_l1")
    assert "four_buildings" in scene.events()
    scene.answer("metropolis_zone t10_l2", "open_onto t10_s2", "draw_bonus two_troops")
    assert scene.decision == "place_unit"
    assert "t07_l2" in scene.options
    assert "t07_l1" not in scene.options


@pytest.mark.rule("CYC-18.28", "CYC-20.6")
def test_no_way_of_his_leads_through_a_teammates_zone_that_nobody_may_enter() -> None:
    scene = Scene("team4")
    scene.s.lay_map(scene.s.figures.recommended_map(3, terms.SIDE_A))
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.land("t05_l1", 1)  # as near as t10_l2, by sea
    scene.fleet("t10_s1", 0)
    scene.fleet("t10_s2", 0)
    scene.fleet("t05_s1", 0)
    scene.creature("calydonian_boar", 2, "t05_l1")
    scene.hero("heracles", 0, "t10_l1")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t10_l3")
    assert (scene.standing("heracles"), trophies(scene)) == ("t10_l3", [])


@pytest.mark.rule("CYC-18.27", "CYC-20.7")
def test_he_destroys_the_creatures_of_a_chain_of_his_teammates_fleets() -> None:
    scene = Scene("team4")
    scene.s.lay_map(scene.s.figures.recommended_map(3, terms.SIDE_A))
    scene.land("t10_l2", 0)
    scene.fleet("t10_s3", 1)
    scene.fleet("t02_s3", 1)
    scene.creature("nereid", 2, "t10_s3")
    scene.hero("heracles", 0, "t10_l2")
    scene.start(HeroicMove(0, hero("heracles"))).answer("move_to t02_l1")
    assert (scene.standing("heracles"), trophies(scene)) == ("t02_l1", ["nereid"])
