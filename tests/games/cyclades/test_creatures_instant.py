"""Instant creatures.  [CYC-17.15] to [CYC-17.39]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, hero, zone

# -- general


@pytest.mark.rule("CYC-17.4")
def test_an_instant_creature_is_discarded_after_its_effect() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1)
    scene.land("t10_l2", 1, troops=1)
    scene.play("harpy")
    assert not scene.is_discarded("harpy")
    assert scene.s.resolving == 1 << terms.HARPY
    scene.answer("harpy_pick t10_l1 base_troop")
    assert scene.is_discarded("harpy")
    assert scene.s.resolving == 0


@pytest.mark.rule("CYC-17.5")
@pytest.mark.parametrize(
    "name",
    [
        "charon",
        "chimera",
        "cyclops",
        "dryad",
        "echidna",
        "giant",
        "harpy",
        "hippalectryon",
        "hippocamp",
        "manticore",
        "erinyes",
        "pegasus",
        "satyr",
        "sylph",
        "triton",
        "minotaur",
    ],
)
def test_without_a_legal_effect_the_card_is_discarded(name: str) -> None:
    scene = Scene().play(name)  # an empty map
    assert scene.decision == ""
    assert "no_effect" in scene.events()
    assert scene.is_discarded(name) or name == "chimera"  # the Chimera goes back into the deck


@pytest.mark.rule("CYC-17.6")
def test_an_effect_must_be_used_even_to_ones_own_harm() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, troops=1)
    scene.play("harpy")  # the only troop on the map is one's own
    assert scene.at("t10_l1") == (0, 0)


@pytest.mark.rule("CYC-17.11")
def test_in_chirons_zone_nothing_can_be_chosen() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1, mercenaries=2)
    scene.land("t10_l2", 1, troops=1, mercenaries=1)
    scene.land("t10_l3", 0)
    scene.land("t12_l1", 0)
    scene.build("t10_l1", "temple")
    scene.build("t10_l2", "port")
    scene.hero("ajax", 1, "t10_l1")
    scene.hero("helen", 1, "t10_l2")
    scene.s.tokens = put(scene.s.tokens, zone("t10_l1"), 1)
    scene.s.tokens = put(scene.s.tokens, zone("t10_l2"), 1)
    scene.creature("chiron", 1, "t10_l1")
    assert scene.play("harpy").options == ["t10_l2 base_troop", "t10_l2 mercenary"]
    assert scene.play("triton").decision == "build_zone"  # only the port of t10_l2 could be chosen
    assert scene.types("t10_l1") == ["temple"]
    scene.play("giant").answer("place_unit t10_l3")
    assert scene.at("t10_l1") == (1, 2)
    scene.play("erinyes")
    assert scene.decision == "erinyes_to"
    assert "t10_l1" not in scene.options
    scene.answer("erinyes_to t12_l1")
    scene.play("manticore")
    assert scene.standing("helen") == ""  # she was the only prey: neither Ajax nor Chiron can be chosen
    assert scene.standing("ajax") == "t10_l1"


# -- charon


@pytest.mark.rule("CYC-17.15", "CYC-D71")
def test_charon_swaps_a_hero_on_the_map_for_one_on_the_track() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t12_l1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.hero("helen", 0, "t12_l1")
    scene.hero("jason", 1, "t05_l1")
    scene.hire("hector", "leto")
    scene.play("charon")
    assert scene.decision == "charon_swap"
    assert scene.options == ["ajax", "helen"]
    scene.answer("charon_give ajax")
    assert scene.options == ["hector", "leto"]
    scene.answer("charon_take leto")
    assert scene.standing("leto") == "t10_l1"
    assert scene.s.hero_owner[hero("leto")] == 0
    assert scene.s.hero_track == (hero("hector"), hero("ajax"))
    assert scene.standing("ajax") == ""


@pytest.mark.rule("CYC-17.15")
def test_charon_needs_a_hero_on_the_track() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.play("charon")
    assert scene.decision == ""
    assert scene.standing("ajax") == "t10_l1"


@pytest.mark.rule("CYC-17.16", "CYC-18.4")
def test_the_hero_gained_by_charon_cannot_be_sacrificed_this_cycle() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.hire("croesus")
    scene.gold(0, 20)
    scene.play("charon")
    assert scene.standing("croesus") == "t10_l1"
    assert offers(scene.s, 0) == []
    scene.s.cycle += 1
    assert offers(scene.s, 0) == [hero("croesus")]


@pytest.mark.rule("CYC-17.17")
def test_cards_under_a_heracles_given_away_are_discarded() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("heracles", 0, "t10_l1")
    scene.s.creature_deck &= ~(1 << card("kraken"))
    scene.s.trophies = 1 << card("kraken")
    scene.hire("leto")
    scene.play("charon")
    assert scene.is_discarded("kraken")
    assert scene.s.trophies == 0


@pytest.mark.rule("CYC-17.13")
def test_charon_reaches_into_medusas_zone() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.hire("leto")
    scene.creature("medusa", 1, "t10_l1")
    scene.play("charon")
    assert scene.standing("leto") == "t10_l1"


# -- chimera


@pytest.mark.rule("CYC-17.18", "CYC-D72", "CYC-17.9")
def test_chimera_plays_a_card_of_the_discard_for_free() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=2)
    scene.land("t10_l2", 1, troops=2)
    scene.discard("harpy", "kraken")
    scene.play("chimera")
    assert scene.decision == "chimera_pick"
    assert scene.options == ["harpy", "kraken"]
    scene.answer("chimera_pick harpy", "harpy_pick t10_l1 base_troop")
    assert scene.at("t10_l1") == (1, 0)
    assert scene.s.gold[0] == 10


@pytest.mark.rule("CYC-17.19", "CYC-17.20")
def test_the_card_played_goes_to_the_discard_before_the_chimera_and_is_shuffled_with_her() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1)
    scene.discard("harpy", "kraken")
    scene.play("chimera").answer("chimera_pick harpy")
    assert scene.s.creature_discard == 0
    for name in ("harpy", "kraken", "chimera"):
        assert (scene.s.creature_deck >> card(name)) & 1
    assert scene.events()[-1] == "creatures_shuffled"


@pytest.mark.rule("CYC-17.20")
def test_when_the_chimera_is_discarded_only_deck_and_discard_are_shuffled() -> None:
    scene = Scene()
    scene.discard("harpy")
    scene.creature("medusa", 1, "t10_l1")
    scene.s.creature_deck &= ~(1 << card("kraken") | 1 << card("dryad"))
    scene.s.trophies = 1 << card("kraken")
    scene.s.creature_track = put(scene.s.creature_track, 0, card("dryad"))
    scene.play("chimera")  # plays the Harpy, the only card of the discard, without effect
    deck = scene.s.creature_deck
    assert (deck >> card("harpy")) & 1
    assert (deck >> card("chimera")) & 1
    for name in ("medusa", "kraken", "dryad"):
        assert (deck >> card(name)) & 1 == 0


@pytest.mark.rule("CYC-17.18")
def test_with_an_empty_discard_the_chimera_is_simply_discarded() -> None:
    scene = Scene().play("chimera")
    assert scene.decision == ""
    assert (scene.s.creature_deck >> card("chimera")) & 1


# -- cyclops


@pytest.mark.rule("CYC-17.21", "CYC-D73", "CYC-D31")
def test_cyclops_replaces_an_own_building_by_another_type_on_the_same_site() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t05_l1", 1)
    scene.build("t10_l1", "temple")
    scene.build("t05_l1", "fortress")
    scene.play("cyclops")
    assert scene.decision == "build_type"  # one building to choose: the temple
    assert scene.options == ["fortress", "port", "university"]
    scene.answer("build_type port")
    assert scene.decision == "open_onto"
    assert scene.options == ["t10_s1", "t10_s2"]
    scene.answer("open_onto t10_s2")
    assert scene.types("t10_l1") == ["port"]
    assert scene.s.buildings_left == (10, 10, 9, 9)


@pytest.mark.rule("CYC-17.21", "CYC-16.9")
def test_cyclops_can_complete_a_metropolis() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 0)
    scene.build("t10_l2", "temple", "temple")
    scene.build("t10_l1", "port")
    scene.build("t10_l3", "university")
    scene.play("cyclops").answer("cyclops_pick t10_l2 temple", "build_type fortress")
    assert "four_buildings" in scene.events()


# -- empusa


@pytest.mark.rule("CYC-17.25")
def test_empusa_repeats_the_gods_mandatory_actions_outside_all_limits() -> None:
    scene = Scene(god=terms.ARES)
    scene.land("t10_l1", 0, troops=1)
    scene.land("t12_l1", 0, troops=1)
    scene.s.extra_recruits = 3
    scene.play("empusa")
    assert scene.decision == "build_zone"
    scene.answer("build_zone t12_l1")
    assert scene.decision == "place_unit"
    scene.answer("place_unit t10_l1")
    assert scene.types("t12_l1") == ["fortress"]
    assert scene.at("t10_l1") == (2, 0)
    assert scene.s.extra_recruits == 3
    assert scene.s.gold[0] == 10


@pytest.mark.rule("CYC-17.12")
def test_empusas_actions_may_use_chirons_zone() -> None:
    scene = Scene(god=terms.ARES)
    scene.land("t10_l1", 0)
    scene.creature("chiron", 0, "t10_l1")
    scene.play("empusa")
    assert scene.types("t10_l1") == ["fortress"]
    assert scene.at("t10_l1") == (1, 0)


# -- harpy


@pytest.mark.rule("CYC-17.28", "CYC-D78")
def test_harpy_destroys_a_troop_or_mercenary_but_no_hero_and_no_minotaur() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1, mercenaries=1)
    scene.land("t12_l1", 0, troops=1)
    scene.land("t05_l1", 2)
    scene.hero("ajax", 2, "t05_l1")
    scene.creature("minotaur", 1, "t10_l1")
    scene.play("harpy")
    assert scene.decision == "harpy_pick"
    assert scene.options == ["t10_l1 base_troop", "t10_l1 mercenary", "t12_l1 base_troop"]
    scene.answer("harpy_pick t10_l1 mercenary")
    assert scene.at("t10_l1") == (1, 0)
    assert scene.s.mercenaries_left == 16


@pytest.mark.rule("CYC-17.13")
def test_in_medusas_zone_units_can_be_destroyed() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1)
    scene.creature("medusa", 1, "t10_l1")
    scene.play("harpy")
    assert scene.at("t10_l1") == (0, 0)


# -- hippalectryon


@pytest.mark.rule("CYC-17.29", "CYC-D79")
def test_hippalectryon_turns_pairs_of_mercenaries_as_often_as_one_likes() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, mercenaries=3)
    scene.land("t12_l1", 0, mercenaries=2)
    scene.play("hippalectryon")
    assert scene.options == ["cornucopia", "philosopher", "priestess"]  # at least once
    scene.answer("hippalectryon_gain priestess")
    assert scene.options == ["t10_l1", "t12_l1"]
    scene.answer("give_mercenary t10_l1", "give_mercenary t12_l1")
    assert scene.s.priestesses[0] == 1
    assert "stop" in scene.options
    scene.answer("hippalectryon_gain philosopher", "give_mercenary t10_l1", "give_mercenary t10_l1")
    assert scene.s.philosophers[0] == 1
    assert scene.decision == ""  # one mercenary is left
    assert scene.at("t12_l1") == (0, 1)
    assert scene.s.mercenaries_left == 15


@pytest.mark.rule("CYC-17.29", "CYC-D34")
def test_hippalectryons_cornucopia_goes_on_a_controlled_zone() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, mercenaries=4)
    scene.land("t05_l1", 1)
    scene.fleet("t12_s1", 0)
    scene.creature("geryon", 0, "t05_l1")
    scene.play("hippalectryon").answer("hippalectryon_gain cornucopia")
    assert scene.decision == "place_cornucopia"
    assert scene.options == ["t10_l1", "t12_s1"]
    scene.answer("place_cornucopia t12_s1", "stop")
    assert scene.tokens("t12_s1") == 1
    assert scene.s.zone_gold[zone("t05_l1")] == 0  # transformed, not destroyed


@pytest.mark.rule("CYC-1.6", "CYC-17.29")
def test_a_fourth_philosopher_of_hippalectryon_builds_at_once() -> None:
    scene = Scene()
    scene.land("t10_l2", 0, mercenaries=2)
    scene.cards(0, philosophers=3)
    scene.play("hippalectryon").answer("hippalectryon_gain philosopher")
    assert "four_philosophers" in scene.events()


# -- hippocamp


@pytest.mark.rule("CYC-17.30", "CYC-D80", "CYC-1.6")
def test_hippocamp_turns_all_fleets_of_a_zone_into_mercenaries() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t12_l1", 0)
    scene.land("t05_l1", 1)
    scene.fleet("t10_s1", 0, 2)
    scene.fleet("t12_s1", 0, 1)
    scene.fleet("t05_s1", 1, 1)
    scene.creature("geryon", 1, "t05_l1")
    scene.play("hippocamp")
    assert scene.options == ["t10_s1", "t12_s1"]
    scene.answer("hippocamp_zone t10_s1")
    assert scene.owner("t10_s1") == terms.NOBODY
    assert scene.s.fleets_left[0] == 7
    assert scene.s.zone_gold[zone("t05_l1")] == 2  # the fleets count as destroyed
    scene.answer("place_unit t10_l1", "place_unit t12_l1")
    assert (scene.at("t10_l1"), scene.at("t12_l1")) == ((0, 1), (0, 1))


@pytest.mark.rule("CYC-17.30", "CYC-2.6")
def test_hippocamp_gives_no_more_mercenaries_than_there_are() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.fleet("t10_s1", 0, 3)
    scene.s.mercenaries_left = 1
    scene.play("hippocamp")
    assert scene.at("t10_l1") == (0, 1)


@pytest.mark.rule("CYC-17.11", "CYC-D33")
@pytest.mark.parametrize("keeper", ["chiron", "medusa", "calydonian_boar"])
def test_summoned_mercenaries_are_not_placed_where_units_cannot_come(keeper: str) -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t12_l1", 0)
    scene.fleet("t10_s1", 0, 1)
    scene.creature(keeper, 1, "t10_l1")
    scene.play("hippocamp")
    assert scene.at("t12_l1") == (0, 1)


# -- manticore


@pytest.mark.rule("CYC-17.31", "CYC-D81")
def test_manticore_destroys_a_figure_creature_or_a_hero() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.hero("ajax", 1, "t10_l1")
    scene.creature("kraken", 0, "t10_s1")
    scene.creature("charybdis_scylla", 1, "t12_s1", "t12_s2")
    scene.play("manticore")
    assert scene.options == ["ajax", "charybdis_scylla", "kraken"]
    scene.answer("manticore_pick charybdis_scylla")
    assert scene.where("charybdis_scylla") == scene.where("charybdis_scylla", second=True) == ""
    assert scene.is_discarded("charybdis_scylla")


@pytest.mark.rule("CYC-17.31", "CYC-17.13")
def test_a_hero_destroyed_by_the_manticore_goes_to_the_hero_discard() -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.hero("ajax", 1, "t10_l1")
    scene.creature("medusa", 1, "t10_l1")
    scene.play("manticore").answer("manticore_pick ajax")
    assert scene.s.hero_discard == 1 << hero("ajax")
    assert scene.standing("ajax") == ""


@pytest.mark.rule("CYC-17.56", "CYC-10.9", "CYC-16.9")
def test_destroying_typhon_can_complete_a_metropolis() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 0)
    scene.land("t10_l3", 0)
    scene.build("t10_l2", "temple", "university")
    scene.build("t10_l1", "port")
    scene.build("t10_l3", "fortress")
    scene.creature("typhon", 1, "t10_s1")
    scene.play("manticore")
    assert "four_buildings" in scene.events()


# -- erinyes


@pytest.mark.rule("CYC-17.32", "CYC-D82")
def test_erinyes_move_a_token_but_no_printed_cornucopia() -> None:
    scene = Scene()
    scene.s.tokens = put(scene.s.tokens, zone("t05_s1"), 2)
    scene.s.tokens = put(scene.s.tokens, zone("t12_l1"), 1)
    scene.play("erinyes")
    assert scene.options == ["t05_s1", "t12_l1"]  # t10_l1 has a printed one only
    scene.answer("erinyes_from t05_s1")
    assert "t05_s1" not in scene.options
    assert len(scene.options) == 35
    scene.answer("erinyes_to t10_l1")
    assert (scene.tokens("t05_s1"), scene.tokens("t10_l1")) == (1, 1)


# -- graeae


@pytest.mark.rule("CYC-17.33")
def test_graeae_collect_the_income_again_without_geryons_gold() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)  # 1 printed
    scene.fleet("t10_s2", 0)  # 1 printed
    scene.land("t05_l1", 1)
    scene.s.tokens = put(scene.s.tokens, zone("t10_l1"), 2)
    scene.s.zone_gold = put(scene.s.zone_gold, zone("t10_l1"), 5)
    scene.play("graeae")
    assert scene.s.gold == [14, 10, 10]  # the others collect nothing
    assert scene.s.zone_gold[zone("t10_l1")] == 5
    assert scene.is_discarded("graeae")


# -- pegasus


@pytest.mark.rule("CYC-17.34", "CYC-13.30")
def test_pegasus_moves_units_anywhere_for_free() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, troops=2)
    scene.play("pegasus")
    assert scene.decision == "move_to"
    assert "t12_l3" in scene.options
    scene.answer("move_to t12_l3", "move_troops 1")
    assert scene.owner("t12_l3") == 0
    assert (scene.at("t10_l1"), scene.at("t12_l3")) == ((1, 0), (1, 0))
    assert scene.s.gold[0] == 10


@pytest.mark.rule("CYC-17.11", "CYC-17.49")
def test_pegasus_neither_leaves_nor_enters_the_zones_of_chiron_and_medusa() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 0, troops=1)
    scene.land("t10_l3", 0, troops=1)
    scene.creature("chiron", 1, "t10_l1")
    scene.creature("medusa", 0, "t10_l2")
    scene.play("pegasus")
    assert scene.decision == "move_to"  # from t10_l3, the only zone that can be left
    assert "t10_l1" not in scene.options
    assert "t10_l2" not in scene.options
    assert "t05_l1" in scene.options


@pytest.mark.rule("CYC-17.11", "CYC-17.29")
def test_hippalectryon_takes_no_mercenary_from_chirons_zone() -> None:
    scene = Scene()
    scene.land("t10_l1", 0, mercenaries=1)
    scene.land("t10_l2", 0, mercenaries=2)
    scene.creature("chiron", 1, "t10_l2")
    scene.play("hippalectryon")
    assert (scene.decision, scene.at("t10_l1"), scene.at("t10_l2")) == ("", (0, 1), (0, 2))
    assert "no_effect" in scene.events()


@pytest.mark.rule("CYC-17.20", "CYC-12.5")
def test_the_chimeras_shuffle_hides_the_card_that_was_put_back_on_top() -> None:
    scene = Scene()
    scene.s.top_card = card("kraken")
    scene.s.top_known = 1
    scene.play("chimera")
    assert (scene.s.top_card, scene.s.top_known) == (terms.NONE, 0)


@pytest.mark.rule("CYC-13.22", "CYC-17.15")
def test_a_hero_that_comes_back_within_the_turn_goes_on_counting_its_moves() -> None:
    scene = Scene()
    scene.land("t10_l1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.hire("helen")
    scene.s.hero_moves = put(scene.s.hero_moves, hero("ajax"), 1)
    scene.play("charon")
    scene.play("charon")
    assert (scene.standing("ajax"), scene.s.hero_moves[hero("ajax")]) == ("t10_l1", 1)


# -- sphinx


@pytest.mark.rule("CYC-17.36", "CYC-D83")
def test_sphinx_draws_three_plays_one_and_discards_the_others() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=2)
    scene.land("t10_l2", 1, troops=2)
    scene.play("sphinx")
    assert scene.decision == "draw_creature"
    assert scene.request.seen == 1  # only the faction's own seat sees the cards
    assert "sphinx" not in scene.options
    scene.answer("draw_creature harpy", "draw_creature kraken", "draw_creature medusa")
    assert scene.decision == "sphinx_pick"
    assert scene.options == ["harpy", "kraken", "medusa"]
    scene.answer("sphinx_pick harpy")
    assert scene.is_discarded("kraken")
    assert scene.is_discarded("medusa")
    assert not scene.is_discarded("sphinx")  # until her effect is done
    scene.answer("harpy_pick t10_l1 base_troop")
    assert scene.is_discarded("sphinx")
    assert scene.is_discarded("harpy")
    assert scene.s.gold[0] == 10


@pytest.mark.rule("CYC-17.36")
def test_sphinx_sees_the_card_that_was_put_back_on_top() -> None:
    scene = Scene()
    scene.s.top_card = card("kraken")
    scene.s.top_known = 1 << 1
    scene.play("sphinx")
    assert scene.s.drawn == (card("kraken"),)
    assert scene.s.drawn_known == 1 << 1
    assert "kraken" not in scene.options


@pytest.mark.rule("CYC-17.36", "CYC-2.9")
def test_sphinx_draws_fewer_cards_when_they_run_out() -> None:
    scene = Scene()
    scene.s.creature_deck = 1 << card("graeae") | 1 << card("sphinx")
    scene.play("sphinx").answer("draw_creature graeae")
    assert scene.s.drawn == ()
    assert "plays_creature" in scene.events()  # the only card, chosen without asking
    assert scene.is_discarded("graeae")


@pytest.mark.rule("CYC-17.37")
def test_a_chimera_discarded_by_the_sphinx_shuffles_before_the_chosen_card_is_played() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=1)
    scene.land("t10_l2", 1, troops=1)
    scene.discard("dryad")
    scene.play("sphinx").answer("draw_creature chimera", "draw_creature kraken", "draw_creature harpy")
    scene.answer("sphinx_pick harpy")
    assert scene.decision == "harpy_pick"
    assert scene.s.creature_discard == 0
    for name in ("chimera", "kraken", "dryad"):
        assert (scene.s.creature_deck >> card(name)) & 1
    for name in ("sphinx", "harpy"):
        assert (scene.s.creature_deck >> card(name)) & 1 == 0


@pytest.mark.rule("CYC-17.37")
def test_neither_sphinx_nor_chimera_finds_herself() -> None:
    scene = Scene()
    scene.discard("sphinx")
    scene.play("chimera")  # plays the Sphinx, the only card of the discard
    assert scene.decision == "draw_creature"
    assert "chimera" not in scene.options
    assert "sphinx" not in scene.options


# -- sylph


@pytest.mark.rule("CYC-17.38", "CYC-D84")
def test_sylph_swaps_the_fleets_of_two_sea_zones() -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1, 3)
    scene.fleet("t05_s1", 2, 1)
    scene.fleet("t12_s1", 0, 2)
    scene.play("sylph")
    assert scene.options == ["t05_s1", "t10_s1", "t12_s1"]
    scene.answer("sylph_first t10_s1")
    assert scene.options == ["t05_s1", "t12_s1"]
    scene.answer("sylph_second t12_s1")
    assert (scene.owner("t10_s1"), scene.at("t10_s1")) == (0, (2, 0))
    assert (scene.owner("t12_s1"), scene.at("t12_s1")) == (1, (3, 0))
    assert scene.s.seas[0] == 1 << zone("t10_s1")


@pytest.mark.rule("CYC-17.38")
def test_sylph_needs_two_zones_with_fleets() -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1, 3)
    scene.play("sylph")
    assert scene.decision == ""
    assert scene.owner("t10_s1") == 1


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    scene = Scene()
    scene.fleet("t10_s1", 1, 3)
    scene.fleet("t05_s1", 2, 1)
    scene.play("sylph")
    before = scene.s.digest()
    with pytest.raises(IllegalAction, match="sylph_first"):
        scene.answer("sylph_first t12_s1")
    assert scene.s.digest() == before
