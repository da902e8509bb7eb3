"""Figure creatures: where they stand, what they do when they arrive and while they stay.  [CYC-17.40] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.board import miniature_of
from pessoi.games.cyclades.chapters.buildings import open_ports
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.income import collect, income_of
from pessoi.games.cyclades.chapters.movement import LandMove, SeaMove, free_move_origins, land_origins
from pessoi.games.cyclades.chapters.presence import barred_lands, closed_seas, sheltered, suppressed_lands
from pessoi.games.cyclades.chapters.recruits import RECRUITED, PlaceUnits
from pessoi.games.cyclades.chapters.temples import temples_of
from pessoi.games.cyclades.chapters.upkeep import KeepCreature
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import FIGURES, Table, card, hero, zone

# -- placing


@pytest.mark.rule("CYC-17.7", "CYC-17.4", "CYC-D86")
def test_a_figure_is_placed_on_its_terrain_controlled_or_not() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.play("medusa")
    assert table.decision == "figure_zone"
    assert len(table.options) == 18
    assert all("_l" in name for name in table.options)
    table.answer("figure_zone t10_l1")
    assert table.where("medusa") == "t10_l1"
    assert table.s.creature_owner[card("medusa")] == 0
    assert table.s.resolving == 0
    assert not table.is_discarded("medusa")


@pytest.mark.rule("CYC-17.7")
@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("cerberus", 18),
        ("chiron", 18),
        ("geryon", 18),
        ("polyphemus", 18),
        ("calydonian_boar", 18),
        ("kraken", 18),
        ("nereid", 18),
        ("typhon", 18),
        ("charybdis_scylla", 18),
        ("hydra", 36),
    ],
)
def test_each_figure_has_its_terrain(name: str, zones: int) -> None:
    assert len(Table().play(name).options) == zones


@pytest.mark.rule("CYC-17.8")
def test_no_zone_holds_two_creatures() -> None:
    table = Table()
    table.creature("charybdis_scylla", 1, "t10_s1", "t10_s2")
    table.play("kraken")
    assert len(table.options) == 16
    assert "t10_s1" not in table.options
    assert "t10_s2" not in table.options


@pytest.mark.rule("CYC-17.50", "CYC-17.7")
def test_a_minotaur_is_placed_in_an_own_zone() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t12_l1", 0)
    table.land("t12_l2", 0)
    assert table.play("minotaur").options == ["t12_l1", "t12_l2"]


@pytest.mark.rule("CYC-17.57")
def test_conquest_leaves_a_creature_with_its_owner_and_effect() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 1)
    table.land("t10_l3", 1)
    table.land("t10_l2", 0, troops=1)
    table.creature("cerberus", 1, "t10_l1")
    table.start(LandMove(0, zone("t10_l2"))).answer("move_to t10_l1")
    assert table.owner("t10_l1") == 0
    assert table.s.creature_owner[card("cerberus")] == 1
    assert income_of(table.s, 1) == 2  # t10_l1 through Cerberus, t10_l3 its own


# -- cerberus and nereid


@pytest.mark.rule("CYC-17.40", "CYC-8.2", "CYC-8.3")
def test_cerberus_and_nereid_collect_for_their_owner() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.fleet("t10_s2", 1)
    assert (income_of(table.s, 0), income_of(table.s, 1)) == (0, 2)
    table.creature("cerberus", 0, "t10_l1")
    table.creature("nereid", 0, "t10_s2")
    assert (income_of(table.s, 0), income_of(table.s, 1)) == (2, 0)
    table.s.figure_zone = put(table.s.figure_zone, miniature_of(terms.CERBERUS), zone("t05_l1"))  # nobody's zone
    assert (income_of(table.s, 0), income_of(table.s, 1)) == (2, 1)


# -- charybdis and scylla


@pytest.mark.rule("CYC-17.41", "CYC-13.6", "CYC-17.42")
def test_charybdis_and_scylla_make_their_zones_neighbours_for_their_owner() -> None:
    table = Table(god=terms.POSEIDON)
    table.fleet("t10_s3", 0)
    table.play("charybdis_scylla").answer("figure_zone t10_s3", "figure_zone t12_s1")
    table.start(SeaMove(0, zone("t10_s3")))
    assert "t12_s1" in table.options
    table.answer("move_to t12_s1")
    assert table.s.gold[0] == 9  # the price of one sea move
    assert table.at("t12_s1") == (1, 0)


@pytest.mark.rule("CYC-13.6")
def test_the_strait_carries_chains_but_no_other_faction() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 0, troops=1)
    table.fleet("t10_s3", 0)
    table.fleet("t12_s1", 0)
    table.creature("charybdis_scylla", 0, "t10_s3", "t12_s1")
    assert "t12_l1" in table.start(LandMove(0, zone("t10_l2"))).options
    table.s.creature_owner = put(table.s.creature_owner, card("charybdis_scylla"), 1)
    assert "t12_l1" not in table.start(LandMove(0, zone("t10_l2"))).options


@pytest.mark.rule("CYC-17.41")
def test_charybdis_and_scylla_need_two_different_zones() -> None:
    table = Table()
    table.play("charybdis_scylla").answer("figure_zone t10_s1")
    assert "t10_s1" not in table.options
    crowded = Table()
    crowded.s.lay_map([0, 0, 0, 0, 0])  # one tile: three sea zones, two of them taken
    crowded.creature("kraken", 1, "t01_s1")
    crowded.creature("typhon", 1, "t01_s2")
    crowded.play("charybdis_scylla")
    assert crowded.decision == ""
    assert crowded.is_discarded("charybdis_scylla")


# -- chiron: see also the instant creatures


@pytest.mark.rule("CYC-17.43", "CYC-17.11")
def test_chiron_shelters_his_zone() -> None:
    table = Table()
    assert sheltered(table.s) == 0
    table.play("chiron").answer("figure_zone t10_l1")
    assert sheltered(table.s) == 1 << zone("t10_l1")


@pytest.mark.rule("CYC-17.12")
def test_chiron_stops_neither_typhon_nor_income_effects() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.build("t10_l1", "temple")
    table.creature("chiron", 1, "t10_l1")
    assert temples_of(table.s, 1) == 1
    table.creature("typhon", 0, "t10_s1")
    assert temples_of(table.s, 1) == 0


# -- geryon


@pytest.mark.rule("CYC-17.44", "CYC-22.2")
def test_geryon_gets_gold_for_troops_mercenaries_and_fleets_destroyed_anywhere() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1, mercenaries=1)
    table.land("t12_l1", 0)
    table.hero("ajax", 1, "t10_l1")
    table.fleet("t05_s1", 2, 3)
    table.creature("geryon", 0, "t12_l1")
    table.play("harpy").answer("harpy_pick t10_l1 base_troop")
    table.play("harpy")
    assert table.s.zone_gold[zone("t12_l1")] == 2
    table.play("kraken").answer("figure_zone t05_s1")
    assert table.s.zone_gold[zone("t12_l1")] == 5
    table.play("manticore").answer("manticore_pick ajax")
    assert table.s.zone_gold[zone("t12_l1")] == 5  # heroes give nothing
    table.play("manticore").answer("manticore_pick kraken")
    assert table.s.zone_gold[zone("t12_l1")] == 5  # nor do creatures


@pytest.mark.rule("CYC-17.45", "CYC-8.5", "CYC-8.6")
def test_geryons_gold_stays_on_the_zone_and_goes_with_its_income() -> None:
    table = Table()
    table.land("t12_l2", 1)  # 1 printed cornucopia
    table.creature("geryon", 0, "t12_l2")
    table.s.zone_gold = put(table.s.zone_gold, zone("t12_l2"), 4)
    table.play("manticore")  # Geryon leaves
    assert table.s.zone_gold[zone("t12_l2")] == 4
    table.creature("hydra", 0, "t12_l2")
    collect(table.s, 1, True)
    assert table.s.gold[1] == 10 + 2 + 4  # Hydra doubles the cornucopia, not the gold
    assert table.s.zone_gold[zone("t12_l2")] == 0


# -- hydra


@pytest.mark.rule("CYC-17.46", "CYC-8.4")
def test_hydra_doubles_the_income_of_its_zone_for_the_controller() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.s.tokens = put(table.s.tokens, zone("t10_l1"), 2)
    assert income_of(table.s, 1) == 3
    table.creature("hydra", 0, "t10_l1")
    assert (income_of(table.s, 0), income_of(table.s, 1)) == (0, 6)


@pytest.mark.rule("CYC-17.47", "CYC-D23")
def test_on_arrival_hydra_devours_a_unit_nearby_and_adds_a_cornucopia() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=1, mercenaries=1)
    table.land("t10_l3", 1, troops=1)
    table.land("t12_l1", 1, troops=1)  # far away
    table.fleet("t10_s2", 2, 2)
    table.play("hydra").answer("figure_zone t10_l2")
    assert table.decision == "hydra_victim"
    assert table.options == ["t10_l1 base_troop", "t10_l1 mercenary", "t10_l3 base_troop", "t10_s2 fleet"]
    table.answer("hydra_victim t10_s2 fleet")
    assert table.at("t10_s2") == (1, 0)
    assert table.tokens("t10_l2") == 1


@pytest.mark.rule("CYC-17.47")
def test_without_a_victim_hydra_adds_no_cornucopia() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=1)
    table.creature("chiron", 1, "t10_l1")  # whose zone cannot be chosen
    table.play("hydra").answer("figure_zone t10_l2")
    assert table.decision == ""
    assert table.tokens("t10_l2") == 0


@pytest.mark.rule("CYC-10.7", "CYC-17.47")
def test_at_upkeep_hydra_moves_first_and_eats_then() -> None:
    table = Table()
    table.cards(0, priestesses=1)
    table.land("t10_l1", 1, troops=1)
    table.creature("hydra", 0, "t10_s3")
    table.start(KeepCreature(0, terms.HYDRA)).answer("keep_creature", "upkeep_move t10_s1")
    assert table.at("t10_l1") == (0, 0)  # next to t10_s1, not to t10_s3
    assert table.tokens("t10_s1") == 1


# -- kraken


@pytest.mark.rule("CYC-17.48", "CYC-13.5")
def test_kraken_destroys_all_fleets_and_closes_its_zone() -> None:
    table = Table(god=terms.POSEIDON)
    table.land("t10_l1", 0)
    table.fleet("t10_s1", 0, 2)
    table.fleet("t10_s2", 0, 1)
    table.play("kraken").answer("figure_zone t10_s1")
    assert table.at("t10_s1") == (0, 0)  # its owner's fleets too
    assert table.s.fleets_left[0] == 7
    assert closed_seas(table.s) == 1 << zone("t10_s1")
    assert "t10_s1" not in table.start(SeaMove(0, zone("t10_s2"))).options
    table.start(PlaceUnits(0, terms.FLEET, 1, RECRUITED))
    assert table.at("t10_s2") == (2, 0)  # the only zone left for it


@pytest.mark.rule("CYC-10.4")  # example CYC-E7
def test_a_kraken_that_moves_frees_its_zone_and_destroys_again() -> None:
    table = Table()
    table.cards(0, priestesses=1)
    table.fleet("t10_s1", 1, 2)
    table.fleet("t10_s2", 2, 1)
    table.play("kraken").answer("figure_zone t10_s1")
    assert table.s.fleets_left[1] == 8
    table.start(KeepCreature(0, terms.KRAKEN)).answer("keep_creature", "upkeep_move t10_s2")
    assert table.s.priestesses[0] == 0
    assert table.s.fleets_left[2] == 8
    assert closed_seas(table.s) == 1 << zone("t10_s2")


# -- medusa


@pytest.mark.rule("CYC-17.49", "CYC-13.13")
def test_medusa_lets_nobody_in_or_out() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0, troops=1)
    table.play("medusa").answer("figure_zone t10_l2")
    assert land_origins(table.s, 0) == []  # t10_l2 cannot be left, t10_l1 has no other neighbour
    assert free_move_origins(table.s, 0, False) == [zone("t10_l1")]
    assert barred_lands(table.s) == 1 << zone("t10_l2")


@pytest.mark.rule("CYC-12.19")
def test_no_troop_is_placed_in_medusas_zone() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.creature("medusa", 0, "t10_l1")
    table.start(PlaceUnits(0, terms.TROOP, 1, RECRUITED))
    assert table.at("t10_l1") == (0, 0)


# -- minotaur


@pytest.mark.rule("CYC-17.50", "CYC-14.6", "CYC-14.10")
def test_a_minotaur_defends_alone_with_strength_two() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 1)
    table.land("t10_l3", 1)
    table.land("t10_l2", 0, troops=3)
    table.creature("minotaur", 1, "t10_l1")
    table.start(LandMove(0, zone("t10_l2"))).answer("move_to t10_l1", "move_troops 3")
    table.roll(0, 2)  # 3 against 2 + 2
    assert table.decision == "retreat_attacker"  # it neither retreats nor dies
    assert table.s.raid_units == 2
    table.answer("stay").roll(3, 0)
    assert table.where("minotaur") == ""
    assert table.is_discarded("minotaur")
    assert table.owner("t10_l1") == 0


@pytest.mark.rule("CYC-17.50", "CYC-10.6")
def test_a_minotaur_moves_at_upkeep_only_and_at_home() -> None:
    table = Table(god=terms.ARES)
    table.cards(0, priestesses=1)
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.creature("minotaur", 0, "t10_l2")
    assert land_origins(table.s, 0) == []
    assert free_move_origins(table.s, 0, True) == []
    table.start(KeepCreature(0, terms.MINOTAUR)).answer("keep_creature")
    assert table.options == ["stay", "upkeep_move t10_l1"]  # t10_l3 is not its owner's


# -- polyphemus


@pytest.mark.rule("CYC-17.51", "CYC-17.52", "CYC-D24", "CYC-D25", "CYC-13.5")
def test_polyphemus_pushes_fleet_by_fleet_in_the_order_and_direction_of_his_owner_s_choice() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 2)
    table.fleet("t10_s2", 0, 1)
    table.fleet("t01_s1", 2, 1)
    table.play("polyphemus").answer("figure_zone t10_l1")  # next to t10_s1 and t10_s2
    assert closed_seas(table.s) == 1 << zone("t10_s1") | 1 << zone("t10_s2")  # before the first push
    assert (table.decision, table.options) == ("push_pick", ["t10_s1", "t10_s2"])
    table.answer("push_pick t10_s1")
    assert table.decision == "push_to"
    assert table.options == ["t07_s1", "t10_s3"]  # t01_s1 holds other fleets, t10_s2 is closed
    table.answer("push_to t10_s3")
    assert (table.at("t10_s1"), table.at("t10_s3")) == ((1, 0), (1, 0))  # one of the two
    assert (table.decision, table.options) == ("push_pick", ["t10_s1", "t10_s2"])
    table.answer("push_pick t10_s2")
    assert table.options == ["t02_s3", "t05_s1", "t07_s1"]  # t10_s3 is yellow's now
    table.answer("push_to t05_s1")
    assert (table.decision, table.options) == ("push_to", ["t07_s1", "t10_s3"])  # the last one, t10_s1's
    table.answer("push_to t07_s1")
    assert [table.owner(name) for name in ("t10_s3", "t07_s1", "t05_s1")] == [1, 1, 0]
    assert table.events().count("fleet_pushed") == 3
    assert (table.decision, table.at("t10_s1")) == ("", (0, 0))


@pytest.mark.rule("CYC-17.52")
def test_fleets_with_nowhere_to_go_are_destroyed() -> None:
    table = Table()
    table.fleet("t12_s3", 1, 2)
    table.fleet("t12_s1", 0)
    table.fleet("t12_s2", 0)
    table.play("polyphemus", faction=2).answer("figure_zone t12_l2")  # next to t12_s2 and t12_s3
    table.answer("push_pick t12_s3")
    assert table.at("t12_s3") == (1, 0)  # the other one has not been pushed yet
    table.answer("push_pick t12_s3")
    assert table.at("t12_s3") == (0, 0)
    assert table.s.fleets_left[1] == 8


@pytest.mark.rule("CYC-17.52")
def test_a_teammate_s_fleets_are_of_another_colour_to_polyphemus() -> None:
    table = Table("team4")
    origin = table.s.map.lands[0]
    name = terms.ZONE_IDS[origin]
    around = [terms.ZONE_IDS[z] for z in table.s.map.sea_next[origin]]
    table.fleet(around[0], 0)
    beside = [z for z in table.s.map.sea_next[zone(around[0])] if terms.ZONE_IDS[z] not in around]
    table.fleet(terms.ZONE_IDS[beside[0]], 1)
    table.play("polyphemus", faction=2).answer(f"figure_zone {name}")
    assert terms.ZONE_IDS[beside[0]] not in table.options
    assert sorted(table.options) == sorted(terms.ZONE_IDS[z] for z in beside[1:])


# -- calydonian boar


@pytest.mark.rule("CYC-17.53", "CYC-D25", "CYC-D26")
def test_the_boar_pushes_unit_by_unit_in_the_order_and_direction_of_its_owner_s_choice() -> None:
    table = Table()
    table.land("t07_l1", 1, troops=2, mercenaries=1)
    table.land("t07_l2", 1)
    table.hero("ajax", 1, "t07_l1")
    table.play("calydonian_boar").answer("figure_zone t07_l1")
    assert (table.decision, table.request.seat) == ("push_unit", 0)  # the Boar's owner chooses
    assert table.options == ["ajax", "base_troop", "mercenary"]
    table.answer("push_unit ajax")
    assert (table.decision, table.options) == ("push_to", ["t07_l2", "t07_l3"])
    table.answer("push_to t07_l3")
    assert (table.standing("ajax"), table.owner("t07_l3")) == ("t07_l3", 1)
    assert table.options == ["base_troop", "mercenary"]
    table.answer("push_unit base_troop", "push_to t07_l2", "push_unit mercenary", "push_to t07_l3")
    assert (table.decision, table.at("t07_l1")) == ("push_to", (1, 0))  # only one kind is left: not asked
    table.answer("push_to t07_l3")
    assert (table.at("t07_l2"), table.at("t07_l3"), table.at("t07_l1")) == ((1, 0), (1, 1), (0, 0))
    assert table.events().count("unit_pushed") == 4
    assert table.decision == ""


@pytest.mark.rule("CYC-17.53")
def test_where_there_is_one_way_the_boar_s_owner_is_not_asked() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=2, mercenaries=1)
    table.land("t10_l2", 1)  # the only neighbour
    table.hero("ajax", 1, "t10_l1")
    table.play("calydonian_boar").answer("figure_zone t10_l1")
    assert (table.decision, table.at("t10_l2"), table.standing("ajax")) == ("", (2, 1), "t10_l2")


@pytest.mark.rule("CYC-17.53")
@pytest.mark.parametrize("troops", [0, 1])
def test_units_are_never_pushed_into_a_zone_of_another_colour_not_even_one_held_by_its_marker(troops: int) -> None:
    table = Table("team4")
    table.s.lay_map(FIGURES.recommended_map(FIGURES.modes["solo3"], terms.SIDE_A))
    table.land("t07_l1", 1, troops=1)
    table.land("t07_l2", 0, troops=troops)  # a teammate's
    table.land("t07_l3", 2, troops=troops)
    table.play("calydonian_boar", faction=3).answer("figure_zone t07_l1")
    assert table.decision == ""
    assert table.s.troops_left[1] == 8
    assert (table.owner("t07_l2"), table.owner("t07_l3")) == (0, 2)


@pytest.mark.rule("CYC-17.54", "CYC-15.5")
def test_units_pushed_into_an_uncontrolled_zone_take_it_and_the_boars_zone_stays() -> None:
    table = Table()
    table.land("t07_l1", 1, troops=1)
    table.land("t07_l3", 2)  # not theirs: they are never pushed there
    table.play("calydonian_boar").answer("figure_zone t07_l1")
    assert table.owner("t07_l2") == 1
    assert table.s.priestesses[1] == 1  # its icon
    assert table.owner("t07_l1") == 1
    assert barred_lands(table.s) == 1 << zone("t07_l1")


@pytest.mark.rule("CYC-17.53")
@pytest.mark.parametrize("guard", ["medusa", "chiron"])
def test_without_a_zone_to_go_to_troops_are_destroyed_and_heroes_discarded(guard: str) -> None:
    table = Table()
    table.land("t10_l1", 1, troops=2, mercenaries=1)
    table.land("t10_l2", 1)  # the only neighbour
    table.hero("ajax", 1, "t10_l1")
    table.creature(guard, 1, "t10_l2")
    table.play("calydonian_boar").answer("figure_zone t10_l1")
    assert table.at("t10_l1") == (0, 0)
    assert table.s.troops_left[1] == 8
    assert table.s.mercenaries_left == 16
    assert table.s.hero_discard == 1 << hero("ajax")


@pytest.mark.rule("CYC-17.54", "CYC-17.53", "CYC-13.13")
def test_the_boars_zone_is_closed_to_units_but_may_be_built_in() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0)
    table.land("t10_l2", 0, troops=1)
    table.creature("calydonian_boar", 1, "t10_l1")
    assert income_of(table.s, 0) == 1
    table.start(LandMove(0, zone("t10_l2")))  # t10_l3 is all that is left to enter
    assert table.owner("t10_l3") == 0
    table.play("empusa")
    assert "t10_l1" in table.options


@pytest.mark.rule("CYC-18.28")
def test_being_pushed_by_the_boar_heracles_destroys_nothing() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.land("t10_l2", 1)
    table.hero("heracles", 1, "t10_l1")
    table.creature("cerberus", 0, "t10_l2")
    table.play("calydonian_boar").answer("figure_zone t10_l1")
    assert table.standing("heracles") == "t10_l2"
    assert table.where("cerberus") == "t10_l2"
    assert table.where("calydonian_boar") == "t10_l1"  # placed in his zone, it was not destroyed either


# -- typhon


@pytest.mark.rule("CYC-17.55", "CYC-16.8")
def test_typhon_suppresses_the_buildings_around_it() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.build("t10_l1", "port", opens="t10_s1")
    assert open_ports(table.s, 1, zone("t10_s1")) == 1
    table.play("typhon").answer("figure_zone t10_s2")
    assert suppressed_lands(table.s) == 1 << zone("t10_l1") | 1 << zone("t10_l2")
    assert open_ports(table.s, 1, zone("t10_s1")) == 0


@pytest.mark.rule("CYC-10.9", "CYC-16.9")
def test_when_typhon_moves_metropolises_may_be_due() -> None:
    table = Table()
    table.cards(1, priestesses=1)
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.land("t10_l3", 0)
    table.build("t10_l2", "temple", "university")
    table.build("t10_l1", "port")
    table.build("t10_l3", "fortress")
    table.creature("typhon", 1, "t10_s3")
    table.start(KeepCreature(1, terms.TYPHON)).answer("keep_creature", "upkeep_move t02_s3")
    assert "four_buildings" in table.events()


# -- leaving


@pytest.mark.rule("CYC-17.56")
def test_a_figure_creature_that_is_not_kept_leaves_the_map() -> None:
    table = Table()
    table.creature("charybdis_scylla", 0, "t10_s1", "t12_s1")
    table.start(KeepCreature(0, terms.CHARYBDIS_SCYLLA))  # without a priestess
    assert table.where("charybdis_scylla") == table.where("charybdis_scylla", second=True) == ""
    assert table.is_discarded("charybdis_scylla")


@pytest.mark.rule("CYC-17.56", "CYC-17.50")
def test_combat_takes_no_creature_but_the_minotaur() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.land("t12_l1", 1)
    table.creature("cerberus", 1, "t10_l1")
    table.s.stack = []
    begin(table.s, 0, zone("t10_l1"), 3, 0)
    table.start(table.s.stack[0]).roll(3, 0)
    assert table.owner("t10_l1") == 0
    assert table.where("cerberus") == "t10_l1"
