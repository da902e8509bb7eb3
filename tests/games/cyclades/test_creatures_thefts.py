"""Creatures that steal.  [CYC-17.10] [CYC-17.22] to [CYC-17.27], [CYC-17.35], [CYC-17.39]"""

import pytest

from pessoi.games.cyclades import terms
from tests.games.cyclades.positions import Table, card, zone

# -- dryad and satyr


@pytest.mark.rule("CYC-17.22", "CYC-D74")
def test_dryad_takes_a_priestess_of_a_faction_that_has_one() -> None:
    table = Table()
    table.cards(1, priestesses=2)
    table.cards(2, priestesses=1)
    table.play("dryad")
    assert (table.decision, table.options) == ("steal_from", ["blue", "yellow"])
    table.answer("steal_from yellow")
    assert table.s.priestesses == (1, 1, 1)
    assert table.s.priestesses_left == 17


@pytest.mark.rule("CYC-17.35", "CYC-16.11")
def test_satyr_takes_a_philosopher_and_a_fourth_builds_at_once() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.cards(0, philosophers=3)
    table.cards(2, philosophers=1)
    table.play("satyr")  # blue is the only victim
    assert table.s.philosophers == (0, 0, 0)
    assert "four_philosophers" in table.events()


@pytest.mark.rule("CYC-17.10")
def test_another_player_includes_the_teammate_for_dryad_satyr_giant_and_triton() -> None:
    table = Table("team4")
    table.cards(1, priestesses=1, philosophers=1)
    table.cards(2, priestesses=1, philosophers=1)
    table.land("t12_l1", 0)
    table.land("t01_l1", 1, mercenaries=1)
    table.land("t05_l1", 3, mercenaries=1)
    table.build("t01_l1", "temple")
    table.build("t05_l1", "port")
    assert table.play("dryad").options == ["blue", "yellow"]
    assert table.play("satyr").options == ["blue", "yellow"]
    assert table.play("giant").options == ["t01_l1", "t05_l1"]
    assert table.play("triton").options == ["t01_l1 temple", "t05_l1 port"]


@pytest.mark.rule("CYC-17.10", "CYC-17.27", "CYC-17.23")
def test_griffin_and_echidna_take_from_opponents_only() -> None:
    table = Table("team6")
    table.creature("kraken", 1, "t10_s1")
    table.creature("medusa", 2, "t10_l1")
    table.creature("typhon", 5, "t12_s1")
    assert table.play("griffin").options == ["blue", "red"]  # each opposing team by its first faction
    assert table.play("echidna").options == ["medusa", "typhon"]


# -- echidna


@pytest.mark.rule("CYC-17.23", "CYC-D75", "CYC-D76")
def test_echidna_takes_card_and_figure_and_may_leave_it() -> None:
    table = Table()
    table.creature("kraken", 1, "t10_s1")
    table.creature("cerberus", 2, "t05_l1")
    table.fleet("t12_s1", 2, 2)
    table.play("echidna").answer("echidna_pick kraken")
    assert table.decision == "echidna_move"
    assert table.s.creature_owner[card("kraken")] == 0
    assert "stay" in table.options
    assert "echidna_move t12_s1" in table.options
    assert "echidna_move t12_l1" not in table.options  # its terrain is the sea
    assert "echidna_move t10_s1" not in table.options
    table.answer("stay")
    assert table.where("kraken") == "t10_s1"
    assert table.is_discarded("echidna")


@pytest.mark.rule("CYC-17.23", "CYC-17.48")
def test_arrival_effects_apply_where_echidna_moves_a_creature() -> None:
    table = Table()
    table.creature("kraken", 1, "t10_s1")
    table.fleet("t12_s1", 2, 2)
    table.play("echidna").answer("echidna_move t12_s1")
    assert table.owner("t12_s1") == terms.NOBODY
    assert table.s.fleets_left[2] == 8


@pytest.mark.rule("CYC-17.23")
def test_a_stolen_hydra_does_not_eat() -> None:
    table = Table()
    table.creature("hydra", 1, "t10_s1")
    table.fleet("t12_s1", 2, 2)
    table.play("echidna").answer("echidna_move t12_s1")
    assert table.at("t12_s1") == (2, 0)
    assert table.tokens("t12_s1") == 0


@pytest.mark.rule("CYC-17.24")
def test_a_stolen_minotaur_must_move_to_a_zone_of_the_thief() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t12_l1", 0)
    table.land("t12_l2", 0)
    table.creature("minotaur", 1, "t10_l1")
    table.play("echidna")
    assert (table.decision, table.options) == ("echidna_move", ["t12_l1", "t12_l2"])
    table.answer("echidna_move t12_l2")
    assert table.where("minotaur") == "t12_l2"


@pytest.mark.rule("CYC-17.24")
def test_without_such_a_zone_the_minotaur_cannot_be_chosen() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t12_l1", 0)
    table.creature("minotaur", 1, "t10_l1")
    table.creature("medusa", 0, "t12_l1")  # the thief's only zone has a creature
    table.play("echidna")
    assert table.decision == ""
    assert table.s.creature_owner[card("minotaur")] == 1


@pytest.mark.rule("CYC-17.24")
def test_both_charybdis_and_scylla_may_be_moved() -> None:
    table = Table()
    table.creature("charybdis_scylla", 1, "t10_s1", "t10_s2")
    table.play("echidna").answer("echidna_move t12_s1", "echidna_move t05_s1")
    assert table.where("charybdis_scylla") == "t12_s1"
    assert table.where("charybdis_scylla", second=True) == "t05_s1"


@pytest.mark.rule("CYC-17.12")
def test_echidna_targets_the_card_so_chiron_does_not_stop_her() -> None:
    table = Table()
    table.creature("chiron", 1, "t10_l1")
    table.play("echidna")
    assert table.s.creature_owner[card("chiron")] == 0


# -- giant


@pytest.mark.rule("CYC-17.26", "CYC-D77")
def test_giant_steals_all_mercenaries_of_a_zone() -> None:
    table = Table()
    table.land("t12_l1", 0)
    table.land("t12_l2", 0, mercenaries=1)
    table.land("t10_l1", 1, troops=1, mercenaries=3)
    table.land("t05_l1", 2, mercenaries=1)
    table.creature("geryon", 2, "t05_l2")
    table.play("giant")
    assert (table.decision, table.options) == ("giant_zone", ["t05_l1", "t10_l1"])
    table.answer("giant_zone t10_l1", "place_unit t12_l1", "place_unit t12_l1", "place_unit t12_l2")
    assert table.at("t10_l1") == (1, 0)
    assert (table.at("t12_l1"), table.at("t12_l2")) == ((0, 2), (0, 2))
    assert table.s.zone_gold[zone("t05_l2")] == 0  # theft is not destruction


@pytest.mark.rule("CYC-17.13")
def test_giant_cannot_steal_from_medusas_zone() -> None:
    table = Table()
    table.land("t12_l1", 0)
    table.land("t10_l1", 1, mercenaries=3)
    table.creature("medusa", 2, "t10_l1")
    table.play("giant")
    assert table.decision == ""
    assert table.at("t10_l1") == (0, 3)


# -- griffin


@pytest.mark.rule("CYC-17.27", "CYC-1.10", "CYC-D74")
def test_griffin_takes_half_of_the_gold_rounded_down() -> None:
    table = Table()
    table.gold(1, 7)
    table.gold(2, 0)
    table.play("griffin")
    assert table.options == ["blue", "yellow"]  # an empty treasury may be chosen too
    table.answer("steal_from yellow")
    assert table.s.gold == [13, 4, 0]


@pytest.mark.rule("CYC-17.27")
def test_griffin_halves_the_common_treasury_of_a_team() -> None:
    table = Table("team4")
    table.gold(1, 9)
    table.play("griffin")
    assert table.s.gold == [14, 5]


def test_only_the_two_teams_learn_how_much_the_griffin_took() -> None:
    table = Table()
    table.play("griffin").answer("steal_from yellow")
    told = [event for event in table.journal if event.name == "steals_gold"]
    assert [event.seen for event in told] == [0b011]
    assert "steals_half" in table.events()


# -- triton


@pytest.mark.rule("CYC-17.39", "CYC-D85", "CYC-D30")
def test_triton_takes_a_building_to_an_own_empty_site() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t12_l1", 0)
    table.land("t05_l1", 1)
    table.land("t05_l2", 1)
    table.build("t05_l1", "temple")
    table.build("t05_l2", "port", "metropolis")
    table.play("triton")
    assert table.options == ["t05_l1 temple", "t05_l2 port"]  # no metropolis
    table.answer("triton_pick t05_l2 port")
    assert (table.decision, table.options) == ("build_zone", ["t10_l2", "t12_l1"])
    table.answer("build_zone t10_l2")
    assert table.decision == "open_onto"  # the thief chooses anew
    table.answer("open_onto t10_s3")
    assert (table.types("t05_l2"), table.types("t10_l2")) == (["metropolis"], ["port"])
    assert table.s.buildings_left[terms.PORT] == 9


@pytest.mark.rule("CYC-17.39")
def test_without_an_empty_site_triton_replaces_an_own_building() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t05_l1", 1)
    table.build("t10_l2", "temple", "university")
    table.build("t05_l1", "fortress")
    table.play("triton")
    assert table.options == ["t10_l2 temple", "t10_l2 university"]
    table.answer("replace_building t10_l2 temple")
    assert table.types("t10_l2") == ["fortress", "university"]
    assert table.s.buildings_left == (9, 10, 10, 9)


@pytest.mark.rule("CYC-17.39")
def test_with_metropolises_on_all_sites_triton_has_no_effect() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t05_l1", 1)
    table.build("t10_l1", "metropolis")
    table.build("t05_l1", "fortress")
    table.play("triton")
    assert table.types("t05_l1") == ["fortress"]
    assert table.is_discarded("triton")


@pytest.mark.rule("CYC-17.11", "CYC-17.39")
def test_chirons_zone_is_no_site_for_triton() -> None:
    table = Table()
    table.land("t10_l1", 0)  # its site is empty, but Chiron stands there
    table.land("t12_l2", 0)
    table.land("t05_l1", 1)
    table.build("t12_l2", "temple")
    table.build("t05_l1", "fortress")
    table.creature("chiron", 0, "t10_l1")
    table.play("triton")
    assert (table.types("t10_l1"), table.types("t12_l2")) == ([], ["fortress"])
