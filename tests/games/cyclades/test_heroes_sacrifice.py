"""Sacrifice powers of heroes.  [CYC-18.3] to [CYC-18.53]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.buildings import temples_of
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.games.cyclades.chapters.metropolises import BuildMetropolis
from pessoi.games.cyclades.chapters.sacrifices import Sacrifice
from pessoi.games.cyclades.state import UPKEEP
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, hero, zone

ISLES = ["t01_l1", "t01_l2", "t01_l3", "t05_l1", "t05_l2", "t05_l3", "t12_l1", "t12_l2"]


def ready(name: str, god: int = terms.ATHENA) -> Scene:
    """Purple has the hero in t10_l2, a zone with two sites."""
    scene = Scene(god=god)
    scene.land("t10_l2", 0)
    scene.hero(name, 0, "t10_l2")
    return scene


def can(scene: Scene, name: str) -> bool:
    return hero(name) in offers(scene.s, 0)


def sacrifice(scene: Scene, name: str) -> Scene:
    assert can(scene, name)
    return scene.start(Sacrifice(0, hero(name)))


def build_in(scene: Scene, zone_name: str = "t10_l2") -> Scene:
    """Answer what a new metropolis asks; its bonus is three gold."""
    if scene.decision == "metropolis_zone":
        scene.answer(f"metropolis_zone {zone_name}")
    if scene.decision == "open_onto":
        scene.answer(f"open_onto {scene.options[0]}")
    return scene.answer("draw_bonus three_gold")


# -- general


@pytest.mark.rule("CYC-18.3", "CYC-2.8")
def test_a_sacrificed_hero_leaves_the_game() -> None:
    scene = ready("croesus")
    scene.gold(0, 15)
    build_in(sacrifice(scene, "croesus"))
    assert scene.standing("croesus") == ""
    assert scene.s.hero_removed == 1 << hero("croesus")
    assert scene.s.hero_discard == 0
    assert scene.s.hero_owner[hero("croesus")] == terms.NOBODY


@pytest.mark.rule("CYC-18.4")
def test_no_hero_is_sacrificed_in_the_cycle_of_its_acquisition() -> None:
    scene = ready("croesus")
    scene.gold(0, 20)
    scene.s.hero_cycle = put(scene.s.hero_cycle, hero("croesus"), scene.s.cycle)
    assert not can(scene, "croesus")


@pytest.mark.rule("CYC-18.9", "CYC-17.13")
def test_a_hero_in_medusas_zone_can_be_sacrificed() -> None:
    scene = ready("croesus")
    scene.gold(0, 20)
    scene.creature("medusa", 1, "t10_l2")
    assert can(scene, "croesus")


@pytest.mark.rule("CYC-18.8")
def test_conditions_concern_the_faction_not_the_team() -> None:
    scene = Scene("team4")
    for name in ("t01_l1", "t01_l2", "t01_l3", "t05_l1"):
        scene.land(name, 0)
    for name in ("t12_l1", "t12_l2", "t12_l3"):
        scene.land(name, 1)
    scene.hero("ajax", 0, "t01_l1")
    scene.hero("croesus", 0, "t01_l1")
    assert not can(scene, "ajax")
    scene.gold(0, 15)  # gold is the team's
    assert can(scene, "croesus")


@pytest.mark.rule("CYC-16.16", "CYC-16.12")
def test_no_hero_is_sacrificed_for_a_metropolis_without_room() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)  # one site
    scene.hero("croesus", 0, "t10_l1")
    scene.gold(0, 15)
    scene.build("t10_l1", "temple")
    assert can(scene, "croesus")  # the temple would give way
    scene.s.site = put(scene.s.site, zone("t10_l1") * 3, terms.METROPOLIS)
    assert not can(scene, "croesus")
    scene.hero("penthesilea", 0, "t10_l1")
    assert can(scene, "croesus")  # her card has room


# -- achilles


@pytest.mark.rule("CYC-18.13", "CYC-D90", "CYC-D31", "CYC-D32")
def test_achilles_builds_two_buildings_in_one_zone_with_two_empty_sites() -> None:
    scene = ready("achilles")
    scene.land("t05_l2", 0)
    scene.land("t10_l1", 0)  # one site
    sacrifice(scene, "achilles")
    assert (scene.decision, scene.options) == ("achilles_zone", ["t05_l2", "t10_l2"])
    scene.answer("achilles_zone t05_l2")
    assert scene.options == ["fortress", "port", "temple", "university"]
    scene.answer("build_type port")
    assert scene.decision == "open_onto"
    scene.answer("open_onto t05_s1", "build_type port", "open_onto t05_s2")  # equal types are allowed
    assert scene.types("t05_l2") == ["port", "port"]
    assert scene.decision == ""


@pytest.mark.rule("CYC-18.13", "CYC-D90")
def test_without_two_empty_sites_achilles_has_buildings_removed() -> None:
    scene = ready("achilles")
    scene.build("t10_l2", "temple", "university")
    sacrifice(scene, "achilles")
    assert scene.types("t10_l2") in (["temple", "university"], ["temple"], ["university"])
    assert scene.options == ["t10_l2 temple", "t10_l2 university"]
    scene.answer("replace_building t10_l2 temple")  # then the other, without asking
    scene.answer("build_type fortress", "build_type fortress")
    assert scene.types("t10_l2") == ["fortress", "fortress"]
    assert scene.s.buildings_left == (10, 10, 10, 8)


@pytest.mark.rule("CYC-18.14")
def test_without_a_suitable_zone_achilles_cannot_be_sacrificed() -> None:
    scene = ready("achilles")
    assert can(scene, "achilles")
    scene.build("t10_l2", "metropolis", "temple")
    assert not can(scene, "achilles")


@pytest.mark.rule("CYC-18.14", "CYC-16.9")
def test_achilles_two_buildings_are_checked_together() -> None:
    scene = ready("achilles")
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 0)
    scene.build("t10_l1", "fortress")
    scene.build("t10_l3", "university")
    sacrifice(scene, "achilles").answer("build_type temple", "build_type port")
    assert "four_buildings" not in scene.events()  # the port must open first
    scene.answer(f"open_onto {scene.options[0]}")
    assert "four_buildings" in scene.events()


# -- powers that only ask for what one has


@pytest.mark.rule("CYC-18.15")
def test_ajax_needs_seven_land_zones() -> None:
    scene = ready("ajax")
    for name in ISLES[:5]:
        scene.land(name, 0)
    assert not can(scene, "ajax")
    scene.land(ISLES[5], 0)
    build_in(sacrifice(scene, "ajax"))
    assert scene.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.34")
def test_hippolyta_needs_two_other_heroes() -> None:
    scene = ready("hippolyta")
    scene.hero("ajax", 0, "t10_l2")
    assert not can(scene, "hippolyta")
    scene.hero("leto", 1, "t10_l2")
    assert not can(scene, "hippolyta")
    scene.hero("helen", 0, "t10_l2")
    assert can(scene, "hippolyta")


@pytest.mark.rule("CYC-18.34")
def test_hippolytas_power_does_not_make_ports_of_fortresses_for_a_metropolis() -> None:
    scene = ready("hippolyta")
    scene.land("t10_l1", 0)
    scene.build("t10_l2", "fortress", "temple")
    scene.build("t10_l1", "university")
    scene.play("graeae")
    assert "four_buildings" not in scene.events()


@pytest.mark.rule("CYC-18.40")
def test_jason_needs_all_eight_fleets() -> None:
    scene = ready("jason")
    scene.fleet("t10_s1", 0, 7)
    assert not can(scene, "jason")
    scene.fleet("t12_s1", 0, 1)
    build_in(sacrifice(scene, "jason"))
    assert scene.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.42")
def test_pericles_needs_all_eight_base_troops() -> None:
    scene = ready("pericles")
    scene.land("t10_l1", 0, troops=7, mercenaries=3)
    assert not can(scene, "pericles")
    scene.land("t10_l2", 0, troops=1)
    assert can(scene, "pericles")


@pytest.mark.rule("CYC-18.44", "CYC-18.45")
def test_leto_needs_two_creature_figures_and_charybdis_and_scylla_are_two() -> None:
    scene = ready("leto")
    scene.creature("kraken", 0, "t12_s1")
    assert not can(scene, "leto")
    scene.creature("medusa", 1, "t12_l1")
    assert not can(scene, "leto")
    scene.s.figure_zone = put(scene.s.figure_zone, terms.figure_of(terms.KRAKEN), terms.NOWHERE)
    scene.s.creature_owner = put(scene.s.creature_owner, terms.KRAKEN, terms.NOBODY)
    scene.creature("charybdis_scylla", 0, "t10_s1", "t10_s2")
    assert can(scene, "leto")


@pytest.mark.rule("CYC-18.53")
def test_penelope_needs_six_sea_zones() -> None:
    scene = ready("penelope")
    for name in ("t10_s1", "t10_s2", "t10_s3", "t12_s1", "t12_s2"):
        scene.fleet(name, 0)
    assert not can(scene, "penelope")
    scene.fleet("t12_s3", 0)
    assert can(scene, "penelope")


@pytest.mark.rule("CYC-18.30")
def test_heracles_needs_two_cards_under_his_own_and_they_are_discarded() -> None:
    scene = ready("heracles")
    scene.s.creature_deck &= ~(1 << card("kraken") | 1 << card("medusa"))
    scene.s.trophies = 1 << card("kraken")
    assert not can(scene, "heracles")
    scene.s.trophies |= 1 << card("medusa")
    build_in(sacrifice(scene, "heracles"))
    assert scene.is_discarded("kraken")
    assert scene.is_discarded("medusa")
    assert scene.types("t10_l2") == ["metropolis"]


# -- powers with a price


@pytest.mark.rule("CYC-18.16", "CYC-D91")
def test_antigone_discards_three_tokens_of_controlled_zones() -> None:
    scene = ready("antigone")
    scene.land("t10_l1", 0)  # a printed cornucopia does not count
    scene.s.tokens = put(scene.s.tokens, zone("t10_l2"), 2)
    scene.s.tokens = put(scene.s.tokens, zone("t12_s1"), 2)
    assert not can(scene, "antigone")
    scene.fleet("t12_s1", 0)
    sacrifice(scene, "antigone")
    assert (scene.decision, scene.options) == ("antigone_zone", ["t10_l2", "t12_s1"])
    scene.answer("antigone_zone t10_l2", "antigone_zone t10_l2")  # the third without asking
    assert (scene.tokens("t10_l2"), scene.tokens("t12_s1")) == (0, 1)
    build_in(scene)
    assert scene.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.18")
def test_croesus_pays_fifteen_gold() -> None:
    scene = ready("croesus")
    scene.gold(0, 14)
    assert not can(scene, "croesus")
    scene.gold(0, 16)
    build_in(sacrifice(scene, "croesus"))
    assert scene.s.gold[0] == 1 + 3  # the bonus


@pytest.mark.rule("CYC-18.24", "CYC-D92")
def test_hector_turns_pairs_of_priestesses_into_philosophers() -> None:
    scene = ready("hector")
    scene.cards(0, priestesses=1)
    assert not can(scene, "hector")
    scene.cards(0, priestesses=5)
    sacrifice(scene, "hector")
    assert (scene.s.priestesses[0], scene.s.philosophers[0]) == (3, 1)
    assert (scene.decision, scene.options) == ("hector_convert", ["again", "stop"])
    scene.answer("again")
    assert (scene.s.priestesses[0], scene.s.philosophers[0]) == (1, 2)
    assert scene.decision == ""


@pytest.mark.rule("CYC-18.24", "CYC-16.11")
def test_hectors_fourth_philosopher_builds_at_once_and_he_may_go_on() -> None:
    scene = ready("hector")
    scene.cards(0, priestesses=4, philosophers=3)
    sacrifice(scene, "hector")
    assert "four_philosophers" in scene.events()
    build_in(scene)
    assert scene.decision == "hector_convert"
    scene.answer("stop")
    assert (scene.s.priestesses[0], scene.s.philosophers[0]) == (2, 0)


@pytest.mark.rule("CYC-18.25", "CYC-D60")
def test_helen_uses_up_two_pairs_of_effective_buildings() -> None:
    scene = ready("helen")
    scene.land("t05_l2", 0)
    scene.land("t07_l1", 0)
    scene.land("t01_l1", 0)
    scene.build("t05_l2", "temple", "temple")
    scene.build("t07_l1", "temple", "port")
    scene.build("t10_l2", "port", "university")
    scene.build("t01_l1", "university", "university")
    sacrifice(scene, "helen")
    assert (scene.decision, scene.options) == (
        "metropolis_use",
        ["temple port", "university port", "university temple"],
    )
    scene.answer("use_types university temple")
    assert scene.options == ["t01_l1", "t10_l2"]
    scene.answer("use_building t01_l1", "use_building t01_l1", "use_building t05_l2", "use_building t07_l1")
    assert (scene.types("t01_l1"), scene.types("t05_l2"), scene.types("t07_l1")) == ([], ["temple"], ["port"])
    build_in(scene, "t01_l1")
    assert scene.types("t01_l1") == ["metropolis"]


@pytest.mark.rule("CYC-18.25", "CYC-16.8")
def test_suppressed_buildings_do_not_help_helen_and_ulysses() -> None:
    scene = ready("helen")
    scene.hero("ulysses", 0, "t10_l2")
    scene.land("t05_l2", 0)
    scene.land("t07_l1", 0)
    scene.build("t05_l2", "temple", "temple")
    scene.build("t07_l1", "port", "port")
    scene.build("t10_l2", "temple")
    assert can(scene, "helen")
    assert can(scene, "ulysses")
    scene.creature("typhon", 1, "t05_s2")
    assert not can(scene, "helen")
    assert not can(scene, "ulysses")


@pytest.mark.rule("CYC-18.51", "CYC-D60")
def test_ulysses_uses_up_three_buildings_of_one_type() -> None:
    scene = ready("ulysses")
    scene.land("t05_l2", 0)
    scene.build("t05_l2", "temple", "temple")
    scene.build("t10_l2", "port")
    assert not can(scene, "ulysses")
    scene.build("t10_l2", "temple")
    sacrifice(scene, "ulysses")  # exactly three: nothing to choose
    assert scene.s.buildings_left[terms.TEMPLE] == 10
    assert scene.types("t10_l2") == ["port"]
    build_in(scene)
    assert scene.types("t10_l2") == ["metropolis", "port"]


@pytest.mark.rule("CYC-18.25", "CYC-16.16")
def test_helen_frees_the_site_that_her_metropolis_needs() -> None:
    scene = Scene()
    for name in ("t05_l2", "t07_l1"):
        scene.land(name, 0)
    scene.build("t05_l2", "temple", "temple")
    scene.build("t07_l1", "port", "port")
    scene.hero("helen", 0, "t05_l2")
    build_in(sacrifice(scene, "helen"), "t07_l1")
    assert scene.types("t07_l1") == ["metropolis"]


# -- perseus


@pytest.mark.rule("CYC-18.47", "CYC-13.30", "CYC-D42")
def test_perseus_gives_a_free_move_after_he_has_left() -> None:
    scene = ready("perseus")
    assert not can(scene, "perseus")  # nobody else could move
    scene.land("t12_l1", 0, troops=2)
    scene.land("t05_l1", 0, mercenaries=1)
    sacrifice(scene, "perseus")
    assert (scene.decision, scene.options) == ("move_from", ["t05_l1", "t12_l1"])
    scene.answer("move_from t12_l1", "move_to t02_l2", "move_troops 2")
    assert scene.owner("t02_l2") == 0
    assert scene.s.gold[0] == 10


@pytest.mark.rule("CYC-18.47", "CYC-17.49")
def test_medusa_stops_perseus_free_move_but_chiron_does_not() -> None:
    scene = ready("perseus")
    scene.land("t12_l1", 0, troops=2)
    scene.creature("chiron", 1, "t12_l1")
    assert can(scene, "perseus")
    scene.s.creature_owner = put(scene.s.creature_owner, terms.CHIRON, terms.NOBODY)
    scene.s.figure_zone = put(scene.s.figure_zone, terms.figure_of(terms.CHIRON), terms.NOWHERE)
    scene.creature("medusa", 1, "t12_l1")
    assert not can(scene, "perseus")


# -- pandora


@pytest.mark.rule("CYC-18.49", "CYC-D93")
def test_pandora_uses_the_power_of_a_hero_on_the_track() -> None:
    scene = ready("pandora")
    scene.gold(0, 15)
    assert not can(scene, "pandora")  # the track is empty
    scene.hire("croesus", "ajax")
    build_in(sacrifice(scene, "pandora"))  # Ajax' power is not usable
    assert scene.s.gold[0] == 3
    assert scene.s.hero_track == (hero("croesus"), hero("ajax"))  # they stay
    assert scene.s.hero_removed == 1 << hero("pandora")


@pytest.mark.rule("CYC-18.49", "CYC-D93")
def test_pandora_chooses_among_usable_powers() -> None:
    scene = ready("pandora")
    scene.gold(0, 15)
    scene.cards(0, priestesses=2)
    scene.hire("croesus", "hector")
    sacrifice(scene, "pandora")
    assert (scene.decision, scene.options) == ("pandora_copy", ["croesus", "hector"])
    scene.answer("pandora_copy hector")
    assert scene.s.philosophers[0] == 1


@pytest.mark.rule("CYC-18.49")
def test_pandora_never_copies_heracles_and_counts_as_gone() -> None:
    scene = ready("pandora")
    scene.hire("heracles", "hippolyta")
    scene.s.trophies = 1 << card("kraken") | 1 << card("medusa")
    scene.hero("ajax", 0, "t10_l2")
    assert not can(scene, "pandora")
    scene.hero("helen", 0, "t10_l2")
    assert can(scene, "pandora")  # two heroes other than herself


# -- penthesilea


@pytest.mark.rule("CYC-18.37", "CYC-D61", "CYC-18.38")
def test_penthesilea_may_carry_a_metropolis_that_her_owner_builds() -> None:
    scene = ready("penthesilea")
    scene.start(BuildMetropolis(0))
    assert (scene.decision, scene.options) == ("metropolis_on_card", ["on_card", "on_site"])
    scene.answer("on_card", "draw_bonus three_gold")  # it draws its bonus
    assert scene.s.gold[0] == 13
    assert scene.standing("penthesilea") == ""
    assert scene.s.hero_owner[hero("penthesilea")] == 0  # her card stays as holder
    assert scene.s.metropolises_of(0) == 1
    assert temples_of(scene.s, 0) == 1  # and keeps the temple effect
    assert scene.types("t10_l2") == []


@pytest.mark.rule("CYC-18.37")
def test_she_is_never_sacrificed_otherwise_nor_out_of_turn() -> None:
    scene = ready("penthesilea")
    assert not can(scene, "penthesilea")
    scene.s.active = 1
    scene.start(BuildMetropolis(0))
    assert scene.decision != "metropolis_on_card"


@pytest.mark.rule("CYC-18.37", "CYC-18.4", "CYC-18.5")
@pytest.mark.parametrize("reason", ["new", "silenced"])
def test_her_card_takes_no_metropolis_when_she_could_not_be_sacrificed(reason: str) -> None:
    scene = ready("penthesilea")
    if reason == "new":
        scene.s.hero_cycle = put(scene.s.hero_cycle, hero("penthesilea"), scene.s.cycle)
    else:
        scene.s.bid_god[0] = terms.APOLLO
    scene.start(BuildMetropolis(0))
    assert scene.decision != "metropolis_on_card"


@pytest.mark.rule("CYC-18.49", "CYC-18.37")
def test_pandora_may_carry_it_while_penthesilea_is_on_the_track() -> None:
    scene = ready("pandora")
    scene.start(BuildMetropolis(0))
    assert scene.decision != "metropolis_on_card"
    scene.hire("penthesilea")
    assert not can(scene, "pandora")  # through the building only
    scene.start(BuildMetropolis(0)).answer("on_card", "draw_bonus three_gold")
    assert scene.s.holder[hero("pandora")] != terms.NONE
    assert scene.s.hero_track[0] == hero("penthesilea")


@pytest.mark.rule("CYC-18.37")
def test_a_metropolis_on_her_card_needs_no_site_and_cannot_be_conquered() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("penthesilea", 0, "t10_l1")
    scene.build("t10_l1", "metropolis")
    scene.land("t12_l1", 0)
    scene.build("t12_l1", "metropolis", "metropolis")
    scene.start(BuildMetropolis(0))  # no site is left: the card is the only place
    scene.answer("draw_bonus three_gold")
    assert scene.s.metropolises_of(0) == 4
    scene.s.set_owner(zone("t10_l1"), 1)
    assert scene.s.metropolises_of(0) == 3


@pytest.mark.rule("CYC-18.37")
def test_upkeep_is_not_her_owners_turn() -> None:
    scene = ready("penthesilea")
    scene.s.phase = UPKEEP  # a Typhon released may finish a metropolis now
    assert scene.start(BuildMetropolis(0)).decision == "open_onto"


@pytest.mark.rule("CYC-16.16", "CYC-18.49")
def test_a_card_that_is_about_to_leave_holds_no_metropolis() -> None:
    scene = Scene()
    scene.gold(0, 20)
    scene.land("t10_l1", 0)
    scene.build("t10_l1", "metropolis")  # on its only site
    scene.hero("pandora", 0, "t10_l1")
    scene.hire("croesus", "penthesilea")
    assert not can(scene, "pandora")
    scene.hero("croesus", 0, "t10_l1")
    scene.hire("helen", "penthesilea")
    assert can(scene, "croesus")  # his would go on Pandora's card


@pytest.mark.rule("CYC-18.4", "CYC-12.15")
def test_a_hero_recruited_with_hera_is_not_sacrificed_in_that_cycle() -> None:
    scene = Scene(god=terms.HERA)
    scene.gold(0, 30)
    scene.land("t10_l2", 0)
    scene.hire("croesus")
    scene.start(Menu(0)).answer("recruit_hero croesus")
    assert (scene.decision, scene.standing("croesus")) == ("turn_menu", "t10_l2")
    assert "sacrifice croesus" not in scene.options
    scene.s.cycle += 1
    assert can(scene, "croesus")
