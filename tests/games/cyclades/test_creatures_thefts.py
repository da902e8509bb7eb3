"""Creatures that steal.  [CYC-17.10] [CYC-17.22] to [CYC-17.27], [CYC-17.35], [CYC-17.39]"""

import pytest

from pessoi.games.cyclades import terms
from tests.games.cyclades.positions import Scene, card, zone

# -- dryad and satyr


@pytest.mark.rule("CYC-17.22", "CYC-D74")
def test_dryad_takes_a_priestess_of_a_faction_that_has_one() -> None:
    scene = Scene()
    scene.cards(1, priestesses=2)
    scene.cards(2, priestesses=1)
    scene.play("dryad")
    assert (scene.decision, scene.options) == ("steal_from", ["blue", "yellow"])
    scene.answer("steal_from yellow")
    assert scene.s.priestesses == (1, 1, 1)
    assert scene.s.priestesses_left == 17


@pytest.mark.rule("CYC-17.35", "CYC-16.11")
def test_satyr_takes_a_philosopher_and_a_fourth_builds_at_once() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.cards(0, philosophers=3)
    scene.cards(2, philosophers=1)
    scene.play("satyr")  # blue is the only victim
    assert scene.s.philosophers == (0, 0, 0)
    assert "four_philosophers" in scene.events()


@pytest.mark.rule("CYC-17.10")
def test_another_player_includes_the_teammate_for_dryad_satyr_giant_and_triton() -> None:
    scene = Scene("team4")
    scene.cards(1, priestesses=1, philosophers=1)
    scene.cards(2, priestesses=1, philosophers=1)
    scene.land("t12_l1", 0)
    scene.land("t01_l1", 1, mercenaries=1)
    scene.land("t05_l1", 3, mercenaries=1)
    scene.build("t01_l1", "temple")
    scene.build("t05_l1", "port")
    assert scene.play("dryad").options == ["blue", "yellow"]
    assert scene.play("satyr").options == ["blue", "yellow"]
    assert scene.play("giant").options == ["t01_l1", "t05_l1"]
    assert scene.play("triton").options == ["t01_l1 temple", "t05_l1 port"]


@pytest.mark.rule("CYC-17.10", "CYC-17.27", "CYC-17.23")
def test_griffin_and_echidna_take_from_opponents_only() -> None:
    scene = Scene("team6")
    scene.creature("kraken", 1, "t10_s1")
    scene.creature("medusa", 2, "t10_l1")
    scene.creature("typhon", 5, "t12_s1")
    assert scene.play("griffin").options == ["blue", "red"]  # each opposing team by its first faction
    assert scene.play("echidna").options == ["medusa", "typhon"]


# -- echidna


@pytest.mark.rule("CYC-17.23", "CYC-D75", "CYC-D76")
def test_echidna_takes_card_and_figure_and_may_leave_it() -> None:
    scene = Scene()
    scene.creature("kraken", 1, "t10_s1")
    scene.creature("cerberus", 2, "t05_l1")
    scene.fleet("t12_s1", 2, 2)
    scene.play("echidna").answer("echidna_pick kraken")
    assert scene.decision == "echidna_move"
    assert scene.s.creature_owner[card("kraken")] == 0
    assert "stay" in scene.options
    assert "echidna_move t12_s1" in scene.options
    assert "echidna_move t12_l1" not in scene.options  # its terrain is the sea
    assert "echidna_move t10_s1" not in scene.options
    scene.answer("stay")
    assert scene.where("kraken") == "t10_s1"
    assert scene.is_discarded("echidna")


@pytest.mark.rule("CYC-17.23", "CYC-17.48")
def test_arrival_effects_apply_where_echidna_moves_a_creature() -> None:
    scene = Scene()
    scene.creature("kraken", 1, "t10_s1")
    scene.fleet("t12_s1", 2, 2)
    scene.play("echidna").answer("echidna_move t12_s1")
    assert scene.owner("t12_s1") == terms.NOBODY
    assert scene.s.fleets_left[2] == 8


@pytest.mark.rule("CYC-17.23")
def test_a_stolen_hydra_does_not_eat() -> None:
    scene = Scene()
    scene.creature("hydra", 1, "t10_s1")
    scene.fleet("t12_s1", 2, 2)
    scene.play("echidna").answer("echidna_move t12_s1")
    assert scene.at("t12_s1") == (2, 0)
    assert scene.tokens("t12_s1") == 0


@pytest.mark.rule("CYC-17.24")
def test_a_stolen_minotaur_must_move_to_a_zone_of_the_thief() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.land("t12_l1", 0)
    scene.land("t12_l2", 0)
    scene.creature("minotaur", 1, "t10_l1")
    scene.play("echidna")
    assert (scene.decision, scene.options) == ("echidna_move", ["t12_l1", "t12_l2"])
    scene.answer("echidna_move t12_l2")
    assert scene.where("minotaur") == "t12_l2"


@pytest.mark.rule("CYC-17.24")
def test_without_such_a_zone_the_minotaur_cannot_be_chosen() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.land("t12_l1", 0)
    scene.creature("minotaur", 1, "t10_l1")
    scene.creature("medusa", 0, "t12_l1")  # the thief's only zone has a creature
    scene.play("echidna")
    assert scene.decision == ""
    assert scene.s.creature_owner[card("minotaur")] == 1


@pytest.mark.rule("CYC-17.24")
def test_both_charybdis_and_scylla_may_be_moved() -> None:
    scene = Scene()
    scene.creature("charybdis_scylla", 1, "t10_s1", "t10_s2")
    scene.play("echidna").answer("echidna_move t12_s1", "echidna_move t05_s1")
    assert scene.where("charybdis_scylla") == "t12_s1"
    assert scene.where("charybdis_scylla", second=True) == "t05_s1"


@pytest.mark.rule("CYC-17.12")
def test_echidna_targets_the_card_so_chiron_does_not_stop_her() -> None:
    scene = Scene()
    scene.creature("chiron", 1, "t10_l1")
    scene.play("echidna")
    assert scene.s.creature_owner[card("chiron")] == 0


# -- giant


@pytest.mark.rule("CYC-17.26", "CYC-D77")
def test_giant_steals_all_mercenaries_of_a_zone() -> None:
    scene = Scene()
    scene.land("t12_l1", 0)
    scene.land("t12_l2", 0, mercenaries=1)
    scene.land("t10_l1", 1, troops=1, mercenaries=3)
    scene.land("t05_l1", 2, mercenaries=1)
    scene.creature("geryon", 2, "t05_l2")
    scene.play("giant")
    assert (scene.decision, scene.options) == ("giant_zone", ["t05_l1", "t10_l1"])
    scene.answer("giant_zone t10_l1", "place_unit t12_l1", "place_unit t12_l1", "place_unit t12_l2")
    assert scene.at("t10_l1") == (1, 0)
    assert (scene.at("t12_l1"), scene.at("t12_l2")) == ((0, 2), (0, 2))
    assert scene.s.zone_gold[zone("t05_l2")] == 0  # theft is not destruction


@pytest.mark.rule("CYC-17.13")
def test_giant_cannot_steal_from_medusas_zone() -> None:
    scene = Scene()
    scene.land("t12_l1", 0)
    scene.land("t10_l1", 1, mercenaries=3)
    scene.creature("medusa", 2, "t10_l1")
    scene.play("giant")
    assert scene.decision == ""
    assert scene.at("t10_l1") == (0, 3)


# -- griffin


@pytest.mark.rule("CYC-17.27", "CYC-1.10", "CYC-D74")
def test_griffin_takes_half_of_the_gold_rounded_down() -> None:
    scene = Scene()
    scene.gold(1, 7)
    scene.gold(2, 0)
    scene.play("griffin")
    assert scene.options == ["blue", "yellow"]  # an empty treasury may be chosen too
    scene.answer("steal_from yellow")
    assert scene.s.gold == [13, 4, 0]


@pytest.mark.rule("CYC-17.27")
def test_griffin_halves_the_common_treasury_of_a_team() -> None:
    scene = Scene("team4")
    scene.gold(1, 9)
    scene.play("griffin")
    assert scene.s.gold == [14, 5]


def test_only_the_two_teams_learn_how_much_the_griffin_took() -> None:
    scene = Scene()
    scene.play("griffin").answer("steal_from yellow")
    told = [event for event in scene.journal if event.name == "steals_gold"]
    assert [event.seen for event in told] == [0b011]
    assert "steals_half" in scene.events()


# -- triton


@pytest.mark.rule("CYC-17.39", "CYC-D85", "CYC-D30")
def test_triton_takes_a_building_to_an_own_empty_site() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.land("t12_l1", 0)
    scene.land("t05_l1", 1)
    scene.land("t05_l2", 1)
    scene.build("t05_l1", "temple")
    scene.build("t05_l2", "port", "metropolis")
    scene.play("triton")
    assert scene.options == ["t05_l1 temple", "t05_l2 port"]  # no metropolis
    scene.answer("triton_pick t05_l2 port")
    assert (scene.decision, scene.options) == ("build_zone", ["t10_l2", "t12_l1"])
    scene.answer("build_zone t10_l2")
    assert scene.decision == "open_onto"  # the thief chooses anew
    scene.answer("open_onto t10_s3")
    assert (scene.types("t05_l2"), scene.types("t10_l2")) == (["metropolis"], ["port"])
    assert scene.s.buildings_left[terms.PORT] == 9


@pytest.mark.rule("CYC-17.39")
def test_without_an_empty_site_triton_replaces_an_own_building() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.land("t05_l1", 1)
    scene.build("t10_l2", "temple", "university")
    scene.build("t05_l1", "fortress")
    scene.play("triton")
    assert scene.options == ["t10_l2 temple", "t10_l2 university"]
    scene.answer("replace_building t10_l2 temple")
    assert scene.types("t10_l2") == ["fortress", "university"]
    assert scene.s.buildings_left == (9, 10, 10, 9)


@pytest.mark.rule("CYC-17.39")
def test_with_metropolises_on_all_sites_triton_has_no_effect() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t05_l1", 1)
    scene.build("t10_l1", "metropolis")
    scene.build("t05_l1", "fortress")
    scene.play("triton")
    assert scene.types("t05_l1") == ["fortress"]
    assert scene.is_discarded("triton")


@pytest.mark.rule("CYC-17.11", "CYC-17.39")
def test_chirons_zone_is_no_site_for_triton() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)  # its site is empty, but Chiron stands there
    scene.land("t12_l2", 0)
    scene.land("t05_l1", 1)
    scene.build("t12_l2", "temple")
    scene.build("t05_l1", "fortress")
    scene.creature("chiron", 0, "t10_l1")
    scene.play("triton")
    assert (scene.types("t10_l1"), scene.types("t12_l2")) == ([], ["fortress"])
