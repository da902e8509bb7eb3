"""Base buildings and metropolises.  [CYC-16.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.buildings import (
    EMPTY_SITE,
    MAY_RENOUNCE,
    MUST_REPLACE,
    Build,
    ChooseType,
    effective_types,
    fortresses_in,
    open_ports,
    temples_of,
    types_of,
)
from pessoi.games.cyclades.chapters.control import conquer
from pessoi.games.cyclades.chapters.metropolises import Bonus, BuildMetropolis, Completion, can_place, check
from pessoi.games.cyclades.state import SITES
from pessoi.kernel import CHANCE
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, zone


def island(faction: int = 0, mode: str = "solo3") -> Scene:
    """The island t10 (1, 2 and 1 sites) is the faction's."""
    scene = Scene(mode)
    for name in ("t10_l1", "t10_l2", "t10_l3"):
        scene.land(name, faction)
    return scene


# -- base buildings


@pytest.mark.rule("CYC-16.1")
def test_buildings_belong_to_whoever_controls_the_zone() -> None:
    scene = island()
    scene.build("t10_l2", "port", "temple")
    scene.land("t05_l1", 0)
    assert types_of(scene.s, 0) == 0b0110
    conquer(scene.s, zone("t10_l2"), 1)
    assert (types_of(scene.s, 0), types_of(scene.s, 1)) == (0, 0b0110)


@pytest.mark.rule("CYC-16.2", "CYC-3.4", "CYC-D30")
def test_a_building_goes_on_an_empty_site_of_an_own_zone() -> None:
    scene = island()
    scene.build("t10_l1", "port")
    scene.land("t05_l2", 1)
    scene.start(Build(0, terms.TEMPLE, MAY_RENOUNCE))
    assert (scene.decision, scene.options) == ("build_zone", ["t10_l2", "t10_l3"])
    scene.answer("build_zone t10_l2")
    assert (scene.types("t10_l2"), scene.s.buildings_left[terms.TEMPLE]) == (["temple"], 9)


@pytest.mark.rule("CYC-16.3", "CYC-D30")
def test_without_empty_site_a_mandatory_building_is_renounced_or_replaces_another() -> None:
    scene = island()
    scene.build("t10_l1", "port")
    scene.build("t10_l2", "metropolis", "temple")
    scene.build("t10_l3", "temple")
    scene.start(Build(0, terms.TEMPLE, MAY_RENOUNCE))
    assert scene.options == [
        "renounce",
        "replace_building t10_l1 port",
        "replace_building t10_l2 temple",
        "replace_building t10_l3 temple",
    ]
    scene.answer("replace_building t10_l1 port")
    assert scene.types("t10_l1") == ["temple"]
    assert scene.s.buildings_left == (10, 7, 10, 10)
    scene.start(Build(0, terms.PORT, MAY_RENOUNCE)).answer("renounce")
    assert scene.s.buildings_left[terms.PORT] == 10
    assert "renounce" not in scene.start(Build(0, terms.PORT, MUST_REPLACE)).options
    assert scene.start(Build(0, terms.PORT, EMPTY_SITE)).decision == ""


@pytest.mark.rule("CYC-16.3", "CYC-2.6")
def test_a_type_that_has_run_out_is_not_built() -> None:
    scene = island()
    scene.s.buildings_left = put(scene.s.buildings_left, terms.TEMPLE, 0)
    assert scene.start(Build(0, terms.TEMPLE, MAY_RENOUNCE)).decision == ""
    assert "temple" not in scene.start(ChooseType(0, 0b1111, MAY_RENOUNCE)).options


@pytest.mark.rule("CYC-16.4", "CYC-D32")
def test_a_port_opens_onto_a_sea_of_the_builder_s_choice_for_good() -> None:
    scene = island()
    scene.start(Build(0, terms.PORT, MAY_RENOUNCE)).answer("build_zone t10_l2")
    assert (scene.decision, scene.options) == ("open_onto", ["t10_s1", "t10_s2", "t10_s3"])
    scene.answer("open_onto t10_s3")
    assert scene.s.opens[zone("t10_l2") * SITES] == zone("t10_s3")
    conquer(scene.s, zone("t10_l2"), 1)
    assert open_ports(scene.s, 1, zone("t10_s3")) == 1
    assert open_ports(scene.s, 1, zone("t10_s1")) == 0


@pytest.mark.rule("CYC-16.5")
def test_ports_help_at_sea_and_fortresses_on_land() -> None:
    scene = island()
    scene.build("t10_l2", "port", "fortress", opens="t10_s1")
    scene.build("t10_l1", "university")
    assert open_ports(scene.s, 0, zone("t10_s1")) == 1
    assert fortresses_in(scene.s, zone("t10_l2"), terms.FORTRESS) == 1
    assert open_ports(scene.s, 1, zone("t10_s1")) == 0


@pytest.mark.rule("CYC-16.8")
def test_typhon_suppresses_buildings_beside_it_but_metropolises_still_count() -> None:
    scene = island()
    scene.build("t10_l1", "temple")
    scene.build("t10_l2", "port", "metropolis", opens="t10_s1")
    scene.build("t10_l3", "fortress")
    scene.creature("typhon", 1, "t10_s2")  # beside t10_l1 and t10_l2
    s = scene.s
    assert effective_types(s, 0) == 1 << terms.FORTRESS
    assert (temples_of(s, 0), open_ports(s, 0, zone("t10_s1"))) == (0, 0)
    assert fortresses_in(s, zone("t10_l2"), terms.METROPOLIS) == 0
    assert s.metropolises_of(0) == 1


# -- economic metropolises


def four(scene: Scene) -> None:
    scene.build("t10_l1", "port")
    scene.build("t10_l2", "fortress", "temple")
    scene.build("t10_l3", "university")


@pytest.mark.rule("CYC-16.9", "CYC-16.14")
def test_the_four_types_become_a_metropolis_at_once() -> None:
    scene = island()
    four(scene)
    scene.start(Completion())
    assert (scene.decision, scene.options) == ("metropolis_zone", ["t10_l1", "t10_l2", "t10_l3"])
    assert scene.s.buildings_left == (10,) * 4
    scene.answer("metropolis_zone t10_l2", "open_onto t10_s1", "draw_bonus three_gold")
    assert scene.types("t10_l2") == ["metropolis"]
    assert scene.decision == ""


@pytest.mark.rule("CYC-16.9")
def test_conquest_can_complete_it() -> None:
    scene = island()
    four(scene)
    scene.s.set_owner(zone("t10_l3"), 1)
    scene.land("t05_l1", 1)
    scene.s.stack = []
    check(scene.s)
    assert scene.s.stack == []
    conquer(scene.s, zone("t10_l3"), 0)
    assert isinstance(scene.s.stack[-1], Completion)


@pytest.mark.rule("CYC-16.8", "CYC-16.9")
def test_suppressed_buildings_do_not_serve() -> None:
    scene = island()
    four(scene)
    scene.creature("typhon", 1, "t10_s2")
    scene.s.stack = []
    check(scene.s)
    assert scene.s.stack == []


@pytest.mark.rule("CYC-16.10", "CYC-D60")
def test_the_builder_chooses_which_of_several_goes() -> None:
    scene = island()
    four(scene)
    scene.land("t05_l2", 0)
    scene.build("t05_l2", "temple", "port")
    scene.start(Completion())
    assert (scene.decision, scene.options) == ("metropolis_use", ["t05_l2", "t10_l2"])  # temples
    scene.answer("use_building t10_l2")
    assert scene.options == ["t05_l2", "t10_l1"]  # ports
    scene.answer("use_building t05_l2")
    assert (scene.types("t05_l2"), scene.types("t10_l1"), scene.types("t10_l2")) == (["temple"], ["port"], [])


@pytest.mark.rule("CYC-20.4", "CYC-16.28", "CYC-16.9")
def test_a_team_s_buildings_count_together_and_the_acting_faction_builds() -> None:
    scene = island(mode="team4")
    four(scene)
    scene.s.set_owner(zone("t10_l3"), 1)
    scene.s.set_owner(zone("t10_l1"), 1)
    scene.s.active = 1
    scene.start(Completion())
    assert (scene.decision, scene.request.seat, scene.options) == ("metropolis_zone", 1, ["t10_l1", "t10_l3"])


@pytest.mark.rule("CYC-16.28", "CYC-22.3")
def test_out_of_turn_the_earliest_faction_with_one_of_the_four_builds() -> None:
    scene = Scene("team4")
    scene.s.god_slots = (
        terms.POSEIDON,
        terms.ARES,
        terms.ATHENA,
        terms.ZEUS,
        terms.HERA,
    )
    scene.land("t05_l2", 3)
    scene.land("t10_l2", 3)
    scene.land("t01_l1", 2)
    scene.build("t05_l2", "temple", "port")
    scene.build("t10_l2", "fortress", "university")
    scene.start(Completion())  # purple acts
    assert (scene.decision, scene.request.seat) == ("metropolis_zone", 3)


# -- cultural metropolises


@pytest.mark.rule("CYC-16.11", "CYC-2.7")
def test_four_philosophers_become_a_metropolis() -> None:
    scene = island()
    scene.s.bid_god[0] = terms.ATHENA
    scene.cards(0, philosophers=3)
    scene.start(Menu(0)).answer("extra_philosopher")
    assert scene.decision == "metropolis_zone"
    assert (scene.s.philosophers[0], scene.s.philosophers_left) == (0, 20)


@pytest.mark.rule("CYC-16.11", "CYC-20.3")
def test_philosophers_are_never_pooled() -> None:
    scene = island(mode="team4")
    scene.cards(0, philosophers=3)
    scene.cards(1, philosophers=3)
    scene.s.stack = []
    check(scene.s)
    assert scene.s.stack == []


@pytest.mark.rule("CYC-22.3")
def test_philosophers_build_before_buildings_and_the_active_faction_first() -> None:
    scene = island()
    four(scene)
    scene.land("t05_l2", 1)
    scene.cards(0, philosophers=4)
    scene.cards(1, philosophers=4)
    scene.s.bid_god = [terms.HERA, terms.ZEUS, terms.ARES]
    scene.s.god_slots = (terms.ZEUS, terms.ARES, terms.ATHENA, terms.POSEIDON, terms.HERA)
    scene.start(Completion())
    assert (scene.decision, scene.request.seat) == ("metropolis_zone", 0)
    assert scene.s.philosophers == (0, 4, 0)
    assert scene.types("t10_l3") == ["university"]  # the buildings wait


# -- placing one


@pytest.mark.rule("CYC-16.14", "CYC-D62")
def test_without_empty_site_a_base_building_gives_way() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.land("t10_l1", 0)
    scene.build("t10_l2", "temple", "port")
    scene.build("t10_l1", "metropolis")
    scene.start(BuildMetropolis(0))
    assert scene.options == ["t10_l2 port", "t10_l2 temple"]
    scene.answer("replace_building t10_l2 port", "open_onto t10_s1", "draw_bonus priestess")
    assert scene.types("t10_l2") == ["metropolis", "temple"]
    assert scene.s.buildings_left[terms.PORT] == 10


@pytest.mark.rule("CYC-16.15")
def test_without_any_room_the_teammate_s_is_used_then_the_metropolis_is_lost() -> None:
    scene = Scene("team4")
    scene.land("t10_l1", 0)
    scene.land("t05_l2", 1)
    scene.build("t10_l1", "metropolis")
    scene.build("t05_l2", "temple")
    scene.start(BuildMetropolis(0))
    assert (scene.decision, scene.request.seat) == ("open_onto", 0)  # the teammate's one empty site
    scene.answer("open_onto t05_s1", "draw_bonus priestess")
    assert scene.types("t05_l2") == ["metropolis", "temple"]
    scene.start(BuildMetropolis(0)).answer("open_onto t05_s1", "draw_bonus priestess")
    assert scene.types("t05_l2") == ["metropolis", "metropolis"]
    assert not can_place(scene.s, 0)
    left = sum(scene.s.tokens_left)
    scene.start(BuildMetropolis(0))
    assert scene.decision == ""
    assert sum(scene.s.tokens_left) == left
    assert "metropolis_lost" in scene.events()


@pytest.mark.rule("CYC-16.16")
def test_a_hero_is_not_sacrificed_for_a_metropolis_without_room() -> None:
    scene = Scene()
    scene.gold(0, 20)
    scene.land("t10_l1", 0)
    scene.build("t10_l1", "metropolis")
    scene.hero("croesus", 0, "t10_l1")
    assert "sacrifice croesus" not in scene.start(Menu(0)).options
    scene.land("t10_l2", 0)
    assert "sacrifice croesus" in scene.start(Menu(0)).options


@pytest.mark.rule("CYC-16.12")
def test_a_sacrifice_builds_a_metropolis() -> None:
    scene = island()
    scene.gold(0, 15)
    scene.hero("croesus", 0, "t10_l1")
    scene.start(Menu(0)).answer("sacrifice croesus")
    assert (scene.decision, scene.s.gold[0]) == ("metropolis_zone", 0)


@pytest.mark.rule("CYC-16.17", "CYC-16.18", "CYC-D32")
def test_a_metropolis_opens_onto_a_sea_and_is_port_fortress_and_temple() -> None:
    scene = island()
    scene.start(BuildMetropolis(0)).answer("metropolis_zone t10_l3")
    assert (scene.decision, scene.options) == ("open_onto", ["t10_s1", "t10_s3"])
    scene.answer("open_onto t10_s3", "draw_bonus three_gold")
    s = scene.s
    assert open_ports(s, 0, zone("t10_s3")) == 1
    assert fortresses_in(s, zone("t10_l3"), terms.METROPOLIS) == 1
    assert temples_of(s, 0) == 1


@pytest.mark.rule("CYC-16.19", "CYC-16.29", "CYC-C5")
def test_the_bonus_is_drawn_without_replacement() -> None:
    scene = island()
    scene.s.tokens_left = put(scene.s.tokens_left, 3, 1)
    scene.start(BuildMetropolis(0)).answer("metropolis_zone t10_l3", "open_onto t10_s3")
    assert (scene.request.seat, scene.request.weights) == (CHANCE, [3, 3, 3, 1, 3, 3, 3, 3])
    scene.answer("draw_bonus three_gold")
    assert (scene.s.gold[0], scene.s.tokens_left[3]) == (13, 0)
    assert scene.s.site[zone("t10_l3") * SITES] == terms.METROPOLIS + 3


# -- bonuses


@pytest.mark.rule("CYC-16.22")
def test_two_troops_go_on_zones_controlled() -> None:
    scene = island().start(Bonus(0, terms.BONUS_TWO_TROOPS))
    assert scene.options == ["t10_l1", "t10_l2", "t10_l3"]
    scene.answer("place_unit t10_l1", "place_unit t10_l3")
    assert (scene.at("t10_l1"), scene.at("t10_l3")) == ((1, 0), (1, 0))


@pytest.mark.rule("CYC-16.23")
def test_a_cornucopia_goes_on_any_zone_controlled() -> None:
    scene = island()
    scene.fleet("t10_s1", 0)
    scene.start(Bonus(0, terms.BONUS_CORNUCOPIA))
    assert scene.options == ["t10_l1", "t10_l2", "t10_l3", "t10_s1"]
    scene.answer("place_cornucopia t10_s1")
    assert scene.tokens("t10_s1") == 1


@pytest.mark.rule("CYC-16.24")
def test_a_priestess_or_three_gold() -> None:
    scene = island().start(Bonus(0, terms.BONUS_PRIESTESS))
    assert scene.s.priestesses[0] == 1
    scene.start(Bonus(0, terms.BONUS_THREE_GOLD))
    assert scene.s.gold[0] == 13


@pytest.mark.rule("CYC-16.25", "CYC-16.21")
def test_fleets_go_only_where_fleets_are() -> None:
    scene = island().start(Bonus(0, terms.BONUS_TWO_FLEETS))
    assert (scene.decision, scene.s.fleets_left[0]) == ("", 8)  # no sea zone controlled: lost
    scene.fleet("t10_s1", 0)
    scene.fleet("t05_s1", 0)
    scene.start(Bonus(0, terms.BONUS_TWO_FLEETS))
    assert scene.options == ["t05_s1", "t10_s1"]
    scene.answer("place_unit t05_s1", "place_unit t05_s1")
    assert scene.at("t05_s1") == (3, 0)
    scene.start(Bonus(0, terms.BONUS_TROOP_AND_FLEET)).answer("place_unit t10_l2")
    assert scene.options == ["t05_s1", "t10_s1"]
    scene.answer("place_unit t10_s1")
    assert (scene.at("t10_l2"), scene.at("t10_s1")) == ((1, 0), (2, 0))


@pytest.mark.rule("CYC-16.26", "CYC-D63")
def test_a_creature_is_reserved_once() -> None:
    scene = island()
    scene.s.creature_track = (card("harpy"), card("dryad"), terms.NONE, card("satyr"))
    scene.s.reserved = (1, terms.NOBODY, terms.NOBODY, terms.NOBODY)
    scene.start(Bonus(0, terms.BONUS_RESERVE_CREATURE))
    assert (scene.decision, scene.options) == ("reserve", ["dryad", "satyr"])
    scene.answer("reserve satyr")
    assert scene.s.reserved == (1, terms.NOBODY, terms.NOBODY, 0)


@pytest.mark.rule("CYC-16.27")
def test_any_base_building_on_an_empty_site_or_lost() -> None:
    scene = island().start(Bonus(0, terms.BONUS_BASE_BUILDING))
    assert (scene.decision, scene.options) == ("build_type", ["fortress", "port", "temple", "university"])
    scene.answer("build_type temple", "build_zone t10_l1")
    assert scene.types("t10_l1") == ["temple"]
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.build("t10_l1", "temple")
    assert scene.start(Bonus(0, terms.BONUS_BASE_BUILDING)).decision == ""


@pytest.mark.rule("CYC-22.3", "CYC-16.27")
def test_a_bonus_building_may_complete_the_next_metropolis() -> None:
    scene = island()
    scene.land("t05_l2", 0)
    scene.cards(0, philosophers=4)
    scene.build("t10_l2", "fortress", "temple")
    scene.build("t10_l3", "university")
    scene.start(Completion()).answer("metropolis_zone t05_l2", "open_onto t05_s1", "draw_bonus base_building")
    scene.answer("build_type port", "build_zone t10_l1", "open_onto t10_s1")
    assert scene.decision == "metropolis_zone"
    assert scene.s.buildings_left == (10,) * 4


@pytest.mark.rule("CYC-16.28", "CYC-20.4")
def test_the_acting_faction_builds_for_its_team_though_it_owns_none_of_the_four() -> None:
    scene = Scene("team4")
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.land("t05_l2", 1)
    scene.build("t10_l2", "port", "temple")
    scene.build("t05_l2", "university", "fortress")
    scene.start(Completion())
    assert scene.types("t10_l2") == []
    assert (scene.decision, scene.request.seat) == ("open_onto", 0)  # on its only site, in t10_l1
