"""Base buildings and metropolises.  [CYC-16.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.bonuses import Bonus
from pessoi.games.cyclades.chapters.buildings import (
    EMPTY_SITE,
    MAY_RENOUNCE,
    MUST_REPLACE,
    Build,
    ChooseType,
    effective_types,
    fortresses_in,
    open_ports,
    types_of,
)
from pessoi.games.cyclades.chapters.control import conquer
from pessoi.games.cyclades.chapters.metropolises import BuildMetropolis, Completion, can_place, check
from pessoi.games.cyclades.chapters.temples import temples_of
from pessoi.kernel import CHANCE
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, zone


def island(faction: int = 0, mode: str = "solo3") -> Table:
    """The island t10 (1, 2 and 1 sites) is the faction's."""
    table = Table(mode)
    for name in ("t10_l1", "t10_l2", "t10_l3"):
        table.land(name, faction)
    return table


# -- base buildings


@pytest.mark.rule("CYC-16.1")
def test_buildings_belong_to_whoever_controls_the_zone() -> None:
    table = island()
    table.build("t10_l2", "port", "temple")
    table.land("t05_l1", 0)
    assert types_of(table.s, 0) == 0b0110
    conquer(table.s, zone("t10_l2"), 1)
    assert (types_of(table.s, 0), types_of(table.s, 1)) == (0, 0b0110)


@pytest.mark.rule("CYC-16.2", "CYC-3.4", "CYC-D30")
def test_a_building_goes_on_an_empty_site_of_an_own_zone() -> None:
    table = island()
    table.build("t10_l1", "port")
    table.land("t05_l2", 1)
    table.start(Build(0, terms.TEMPLE, MAY_RENOUNCE))
    assert (table.decision, table.options) == ("build_zone", ["t10_l2", "t10_l3"])
    table.answer("build_zone t10_l2")
    assert (table.types("t10_l2"), table.s.buildings_left[terms.TEMPLE]) == (["temple"], 9)


@pytest.mark.rule("CYC-16.3", "CYC-D30")
def test_without_empty_site_a_mandatory_building_is_renounced_or_replaces_another() -> None:
    table = island()
    table.build("t10_l1", "port")
    table.build("t10_l2", "metropolis", "temple")
    table.build("t10_l3", "temple")
    table.start(Build(0, terms.TEMPLE, MAY_RENOUNCE))
    assert table.options == [
        "renounce",
        "replace_building t10_l1 port",
        "replace_building t10_l2 temple",
        "replace_building t10_l3 temple",
    ]
    table.answer("replace_building t10_l1 port")
    assert table.types("t10_l1") == ["temple"]
    assert table.s.buildings_left == (10, 7, 10, 10)
    table.start(Build(0, terms.PORT, MAY_RENOUNCE)).answer("renounce")
    assert table.s.buildings_left[terms.PORT] == 10
    assert "renounce" not in table.start(Build(0, terms.PORT, MUST_REPLACE)).options
    assert table.start(Build(0, terms.PORT, EMPTY_SITE)).decision == ""


@pytest.mark.rule("CYC-16.3", "CYC-2.6")
def test_a_type_that_has_run_out_is_not_built() -> None:
    table = island()
    table.s.buildings_left = put(table.s.buildings_left, terms.TEMPLE, 0)
    assert table.start(Build(0, terms.TEMPLE, MAY_RENOUNCE)).decision == ""
    assert "temple" not in table.start(ChooseType(0, 0b1111, MAY_RENOUNCE)).options


@pytest.mark.rule("CYC-16.4", "CYC-D32")
def test_a_port_opens_onto_a_sea_of_the_builder_s_choice_for_good() -> None:
    table = island()
    table.start(Build(0, terms.PORT, MAY_RENOUNCE)).answer("build_zone t10_l2")
    assert (table.decision, table.options) == ("open_onto", ["t10_s1", "t10_s2", "t10_s3"])
    table.answer("open_onto t10_s3")
    assert table.s.opens[zone("t10_l2") * SITES] == zone("t10_s3")
    conquer(table.s, zone("t10_l2"), 1)
    assert open_ports(table.s, 1, zone("t10_s3")) == 1
    assert open_ports(table.s, 1, zone("t10_s1")) == 0


@pytest.mark.rule("CYC-16.5")
def test_ports_help_at_sea_and_fortresses_on_land() -> None:
    table = island()
    table.build("t10_l2", "port", "fortress", opens="t10_s1")
    table.build("t10_l1", "university")
    assert open_ports(table.s, 0, zone("t10_s1")) == 1
    assert fortresses_in(table.s, zone("t10_l2"), terms.FORTRESS) == 1
    assert open_ports(table.s, 1, zone("t10_s1")) == 0


@pytest.mark.rule("CYC-16.8")
def test_typhon_suppresses_buildings_beside_it_but_metropolises_still_count() -> None:
    table = island()
    table.build("t10_l1", "temple")
    table.build("t10_l2", "port", "metropolis", opens="t10_s1")
    table.build("t10_l3", "fortress")
    table.creature("typhon", 1, "t10_s2")  # beside t10_l1 and t10_l2
    s = table.s
    assert effective_types(s, 0) == 1 << terms.FORTRESS
    assert (temples_of(s, 0), open_ports(s, 0, zone("t10_s1"))) == (0, 0)
    assert fortresses_in(s, zone("t10_l2"), terms.METROPOLIS) == 0
    assert s.metropolises_of(0) == 1


# -- economic metropolises


def four(table: Table) -> None:
    table.build("t10_l1", "port")
    table.build("t10_l2", "fortress", "temple")
    table.build("t10_l3", "university")


@pytest.mark.rule("CYC-16.9", "CYC-16.14")
def test_the_four_types_become_a_metropolis_at_once() -> None:
    table = island()
    four(table)
    table.start(Completion())
    assert (table.decision, table.options) == ("metropolis_zone", ["t10_l1", "t10_l2", "t10_l3"])
    assert table.s.buildings_left == (10,) * 4
    table.answer("metropolis_zone t10_l2", "open_onto t10_s1", "draw_bonus three_gold")
    assert table.types("t10_l2") == ["metropolis"]
    assert table.decision == ""


@pytest.mark.rule("CYC-16.9")
def test_conquest_can_complete_it() -> None:
    table = island()
    four(table)
    table.s.set_owner(zone("t10_l3"), 1)
    table.land("t05_l1", 1)
    table.s.stack = []
    check(table.s)
    assert table.s.stack == []
    conquer(table.s, zone("t10_l3"), 0)
    assert isinstance(table.s.stack[-1], Completion)


@pytest.mark.rule("CYC-16.8", "CYC-16.9")
def test_suppressed_buildings_do_not_serve() -> None:
    table = island()
    four(table)
    table.creature("typhon", 1, "t10_s2")
    table.s.stack = []
    check(table.s)
    assert table.s.stack == []


@pytest.mark.rule("CYC-16.10", "CYC-D60")
def test_the_builder_chooses_which_of_several_goes() -> None:
    table = island()
    four(table)
    table.land("t05_l2", 0)
    table.build("t05_l2", "temple", "port")
    table.start(Completion())
    assert (table.decision, table.options) == ("metropolis_use", ["t05_l2", "t10_l2"])  # temples
    table.answer("use_building t10_l2")
    assert table.options == ["t05_l2", "t10_l1"]  # ports
    table.answer("use_building t05_l2")
    assert (table.types("t05_l2"), table.types("t10_l1"), table.types("t10_l2")) == (["temple"], ["port"], [])


@pytest.mark.rule("CYC-20.4", "CYC-16.28", "CYC-16.9")
def test_a_team_s_buildings_count_together_and_the_acting_faction_builds() -> None:
    table = island(mode="team4")
    four(table)
    table.s.set_owner(zone("t10_l3"), 1)
    table.s.set_owner(zone("t10_l1"), 1)
    table.s.active = 1
    table.start(Completion())
    assert (table.decision, table.request.seat, table.options) == ("metropolis_zone", 1, ["t10_l1", "t10_l3"])


@pytest.mark.rule("CYC-16.28", "CYC-22.3")
def test_out_of_turn_the_earliest_faction_with_one_of_the_four_builds() -> None:
    table = Table("team4")
    table.s.god_slots = (
        terms.POSEIDON,
        terms.ARES,
        terms.ATHENA,
        terms.ZEUS,
        terms.HERA,
    )
    table.land("t05_l2", 3)
    table.land("t10_l2", 3)
    table.land("t01_l1", 2)
    table.build("t05_l2", "temple", "port")
    table.build("t10_l2", "fortress", "university")
    table.start(Completion())  # purple acts
    assert (table.decision, table.request.seat) == ("metropolis_zone", 3)


# -- cultural metropolises


@pytest.mark.rule("CYC-16.11", "CYC-2.7")
def test_four_philosophers_become_a_metropolis() -> None:
    table = island()
    table.s.bid_god[0] = terms.ATHENA
    table.cards(0, philosophers=3)
    table.start(Menu(0)).answer("extra_philosopher")
    assert table.decision == "metropolis_zone"
    assert (table.s.philosophers[0], table.s.philosophers_left) == (0, 20)


@pytest.mark.rule("CYC-16.11", "CYC-20.3")
def test_philosophers_are_never_pooled() -> None:
    table = island(mode="team4")
    table.cards(0, philosophers=3)
    table.cards(1, philosophers=3)
    table.s.stack = []
    check(table.s)
    assert table.s.stack == []


@pytest.mark.rule("CYC-22.3")
def test_philosophers_build_before_buildings_and_the_active_faction_first() -> None:
    table = island()
    four(table)
    table.land("t05_l2", 1)
    table.cards(0, philosophers=4)
    table.cards(1, philosophers=4)
    table.s.bid_god = [terms.HERA, terms.ZEUS, terms.ARES]
    table.s.god_slots = (terms.ZEUS, terms.ARES, terms.ATHENA, terms.POSEIDON, terms.HERA)
    table.start(Completion())
    assert (table.decision, table.request.seat) == ("metropolis_zone", 0)
    assert table.s.philosophers == (0, 4, 0)
    assert table.types("t10_l3") == ["university"]  # the buildings wait


# -- placing one


@pytest.mark.rule("CYC-16.14", "CYC-D62")
def test_without_empty_site_a_base_building_gives_way() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t10_l1", 0)
    table.build("t10_l2", "temple", "port")
    table.build("t10_l1", "metropolis")
    table.start(BuildMetropolis(0))
    assert table.options == ["t10_l2 port", "t10_l2 temple"]
    table.answer("replace_building t10_l2 port", "open_onto t10_s1", "draw_bonus priestess")
    assert table.types("t10_l2") == ["metropolis", "temple"]
    assert table.s.buildings_left[terms.PORT] == 10


@pytest.mark.rule("CYC-16.15")
def test_without_any_room_the_teammate_s_is_used_then_the_metropolis_is_lost() -> None:
    table = Table("team4")
    table.land("t10_l1", 0)
    table.land("t05_l2", 1)
    table.build("t10_l1", "metropolis")
    table.build("t05_l2", "temple")
    table.start(BuildMetropolis(0))
    assert (table.decision, table.request.seat) == ("open_onto", 0)  # the teammate's one empty site
    table.answer("open_onto t05_s1", "draw_bonus priestess")
    assert table.types("t05_l2") == ["metropolis", "temple"]
    table.start(BuildMetropolis(0)).answer("open_onto t05_s1", "draw_bonus priestess")
    assert table.types("t05_l2") == ["metropolis", "metropolis"]
    assert not can_place(table.s, 0)
    left = sum(table.s.tokens_left)
    table.start(BuildMetropolis(0))
    assert table.decision == ""
    assert sum(table.s.tokens_left) == left
    assert "metropolis_lost" in table.events()


@pytest.mark.rule("CYC-16.16")
def test_a_hero_is_not_sacrificed_for_a_metropolis_without_room() -> None:
    table = Table()
    table.gold(0, 20)
    table.land("t10_l1", 0)
    table.build("t10_l1", "metropolis")
    table.hero("croesus", 0, "t10_l1")
    assert "sacrifice croesus" not in table.start(Menu(0)).options
    table.land("t10_l2", 0)
    assert "sacrifice croesus" in table.start(Menu(0)).options


@pytest.mark.rule("CYC-16.12")
def test_a_sacrifice_builds_a_metropolis() -> None:
    table = island()
    table.gold(0, 15)
    table.hero("croesus", 0, "t10_l1")
    table.start(Menu(0)).answer("sacrifice croesus")
    assert (table.decision, table.s.gold[0]) == ("metropolis_zone", 0)


@pytest.mark.rule("CYC-16.17", "CYC-16.18", "CYC-D32")
def test_a_metropolis_opens_onto_a_sea_and_is_port_fortress_and_temple() -> None:
    table = island()
    table.start(BuildMetropolis(0)).answer("metropolis_zone t10_l3")
    assert (table.decision, table.options) == ("open_onto", ["t10_s1", "t10_s3"])
    table.answer("open_onto t10_s3", "draw_bonus three_gold")
    s = table.s
    assert open_ports(s, 0, zone("t10_s3")) == 1
    assert fortresses_in(s, zone("t10_l3"), terms.METROPOLIS) == 1
    assert temples_of(s, 0) == 1


@pytest.mark.rule("CYC-16.19", "CYC-16.29", "CYC-C5")
def test_the_bonus_is_drawn_without_replacement() -> None:
    table = island()
    table.s.tokens_left = put(table.s.tokens_left, 3, 1)
    table.start(BuildMetropolis(0)).answer("metropolis_zone t10_l3", "open_onto t10_s3")
    assert (table.request.seat, table.request.weights) == (CHANCE, [3, 3, 3, 1, 3, 3, 3, 3])
    table.answer("draw_bonus three_gold")
    assert (table.s.gold[0], table.s.tokens_left[3]) == (13, 0)
    assert table.s.site[zone("t10_l3") * SITES] == terms.METROPOLIS + 3


# -- bonuses


@pytest.mark.rule("CYC-16.22")
def test_two_troops_go_on_zones_controlled() -> None:
    table = island().start(Bonus(0, terms.BONUS_TWO_TROOPS))
    assert table.options == ["t10_l1", "t10_l2", "t10_l3"]
    table.answer("place_unit t10_l1", "place_unit t10_l3")
    assert (table.at("t10_l1"), table.at("t10_l3")) == ((1, 0), (1, 0))


@pytest.mark.rule("CYC-16.23")
def test_a_cornucopia_goes_on_any_zone_controlled() -> None:
    table = island()
    table.fleet("t10_s1", 0)
    table.start(Bonus(0, terms.BONUS_CORNUCOPIA))
    assert table.options == ["t10_l1", "t10_l2", "t10_l3", "t10_s1"]
    table.answer("place_cornucopia t10_s1")
    assert table.tokens("t10_s1") == 1


@pytest.mark.rule("CYC-16.24")
def test_a_priestess_or_three_gold() -> None:
    table = island().start(Bonus(0, terms.BONUS_PRIESTESS))
    assert table.s.priestesses[0] == 1
    table.start(Bonus(0, terms.BONUS_THREE_GOLD))
    assert table.s.gold[0] == 13


@pytest.mark.rule("CYC-16.25", "CYC-16.21")
def test_fleets_go_only_where_fleets_are() -> None:
    table = island().start(Bonus(0, terms.BONUS_TWO_FLEETS))
    assert (table.decision, table.s.fleets_left[0]) == ("", 8)  # no sea zone controlled: lost
    table.fleet("t10_s1", 0)
    table.fleet("t05_s1", 0)
    table.start(Bonus(0, terms.BONUS_TWO_FLEETS))
    assert table.options == ["t05_s1", "t10_s1"]
    table.answer("place_unit t05_s1", "place_unit t05_s1")
    assert table.at("t05_s1") == (3, 0)
    table.start(Bonus(0, terms.BONUS_TROOP_AND_FLEET)).answer("place_unit t10_l2")
    assert table.options == ["t05_s1", "t10_s1"]
    table.answer("place_unit t10_s1")
    assert (table.at("t10_l2"), table.at("t10_s1")) == ((1, 0), (2, 0))


@pytest.mark.rule("CYC-16.26", "CYC-D63")
def test_a_creature_is_reserved_once() -> None:
    table = island()
    table.s.creature_track = (card("harpy"), card("dryad"), terms.NONE, card("satyr"))
    table.s.reserved = (1, terms.NOBODY, terms.NOBODY, terms.NOBODY)
    table.start(Bonus(0, terms.BONUS_RESERVE_CREATURE))
    assert (table.decision, table.options) == ("reserve", ["dryad", "satyr"])
    table.answer("reserve satyr")
    assert table.s.reserved == (1, terms.NOBODY, terms.NOBODY, 0)


@pytest.mark.rule("CYC-16.27")
def test_any_base_building_on_an_empty_site_or_lost() -> None:
    table = island().start(Bonus(0, terms.BONUS_BASE_BUILDING))
    assert (table.decision, table.options) == ("build_type", ["fortress", "port", "temple", "university"])
    table.answer("build_type temple", "build_zone t10_l1")
    assert table.types("t10_l1") == ["temple"]
    table = Table()
    table.land("t10_l1", 0)
    table.build("t10_l1", "temple")
    assert table.start(Bonus(0, terms.BONUS_BASE_BUILDING)).decision == ""


@pytest.mark.rule("CYC-22.3", "CYC-16.27")
def test_a_bonus_building_may_complete_the_next_metropolis() -> None:
    table = island()
    table.land("t05_l2", 0)
    table.cards(0, philosophers=4)
    table.build("t10_l2", "fortress", "temple")
    table.build("t10_l3", "university")
    table.start(Completion()).answer("metropolis_zone t05_l2", "open_onto t05_s1", "draw_bonus base_building")
    table.answer("build_type port", "build_zone t10_l1", "open_onto t10_s1")
    assert table.decision == "metropolis_zone"
    assert table.s.buildings_left == (10,) * 4


@pytest.mark.rule("CYC-16.28", "CYC-20.4")
def test_the_acting_faction_builds_for_its_team_though_it_owns_none_of_the_four() -> None:
    table = Table("team4")
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.land("t05_l2", 1)
    table.build("t10_l2", "port", "temple")
    table.build("t05_l2", "university", "fortress")
    table.start(Completion())
    assert table.types("t10_l2") == []
    assert (table.decision, table.request.seat) == ("open_onto", 0)  # on its only site, in t10_l1
