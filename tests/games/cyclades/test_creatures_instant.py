"""Instant creatures.  [CYC-17.15] to [CYC-17.39]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, hero, zone

# -- general


@pytest.mark.rule("CYC-17.4")
def test_an_instant_creature_is_discarded_after_its_effect() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.land("t10_l2", 1, troops=1)
    table.play("harpy")
    assert not table.is_discarded("harpy")
    assert table.s.resolving == 1 << terms.HARPY
    table.answer("harpy_pick t10_l1 base_troop")
    assert table.is_discarded("harpy")
    assert table.s.resolving == 0


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
    table = Table().play(name)  # an empty map
    assert table.decision == ""
    assert "no_effect" in table.events()
    assert table.is_discarded(name) or name == "chimera"  # the Chimera goes back into the deck


@pytest.mark.rule("CYC-17.6")
def test_an_effect_must_be_used_even_to_ones_own_harm() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=1)
    table.play("harpy")  # the only troop on the map is one's own
    assert table.at("t10_l1") == (0, 0)


@pytest.mark.rule("CYC-17.11")
def test_in_chirons_zone_nothing_can_be_chosen() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1, mercenaries=2)
    table.land("t10_l2", 1, troops=1, mercenaries=1)
    table.land("t10_l3", 0)
    table.land("t12_l1", 0)
    table.build("t10_l1", "temple")
    table.build("t10_l2", "port")
    table.hero("ajax", 1, "t10_l1")
    table.hero("helen", 1, "t10_l2")
    table.s.tokens = put(table.s.tokens, zone("t10_l1"), 1)
    table.s.tokens = put(table.s.tokens, zone("t10_l2"), 1)
    table.creature("chiron", 1, "t10_l1")
    assert table.play("harpy").options == ["t10_l2 base_troop", "t10_l2 mercenary"]
    assert table.play("triton").decision == "build_zone"  # only the port of t10_l2 could be chosen
    assert table.types("t10_l1") == ["temple"]
    table.play("giant").answer("place_unit t10_l3")
    assert table.at("t10_l1") == (1, 2)
    table.play("erinyes")
    assert table.decision == "erinyes_to"
    assert "t10_l1" not in table.options
    table.answer("erinyes_to t12_l1")
    table.play("manticore")
    assert table.standing("helen") == ""  # she was the only prey: neither Ajax nor Chiron can be chosen
    assert table.standing("ajax") == "t10_l1"


# -- charon


@pytest.mark.rule("CYC-17.15", "CYC-D71")
def test_charon_swaps_a_hero_on_the_map_for_one_on_the_track() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t12_l1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.hero("helen", 0, "t12_l1")
    table.hero("jason", 1, "t05_l1")
    table.hire("hector", "leto")
    table.play("charon")
    assert table.decision == "charon_swap"
    assert table.options == ["ajax", "helen"]
    table.answer("charon_give ajax")
    assert table.options == ["hector", "leto"]
    table.answer("charon_take leto")
    assert table.standing("leto") == "t10_l1"
    assert table.s.hero_owner[hero("leto")] == 0
    assert table.s.hero_track == (hero("hector"), hero("ajax"))
    assert table.standing("ajax") == ""


@pytest.mark.rule("CYC-17.15")
def test_charon_needs_a_hero_on_the_track() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.play("charon")
    assert table.decision == ""
    assert table.standing("ajax") == "t10_l1"


@pytest.mark.rule("CYC-17.16", "CYC-18.4")
def test_the_hero_gained_by_charon_cannot_be_sacrificed_this_cycle() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.hire("croesus")
    table.gold(0, 20)
    table.play("charon")
    assert table.standing("croesus") == "t10_l1"
    assert offers(table.s, 0) == []
    table.s.cycle += 1
    assert offers(table.s, 0) == [hero("croesus")]


@pytest.mark.rule("CYC-17.17")
def test_cards_under_a_heracles_given_away_are_discarded() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("heracles", 0, "t10_l1")
    table.s.creature_deck &= ~(1 << card("kraken"))
    table.s.trophies = 1 << card("kraken")
    table.hire("leto")
    table.play("charon")
    assert table.is_discarded("kraken")
    assert table.s.trophies == 0


@pytest.mark.rule("CYC-17.13")
def test_charon_reaches_into_medusas_zone() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.hire("leto")
    table.creature("medusa", 1, "t10_l1")
    table.play("charon")
    assert table.standing("leto") == "t10_l1"


# -- chimera


@pytest.mark.rule("CYC-17.18", "CYC-D72", "CYC-17.9")
def test_chimera_plays_a_card_of_the_discard_for_free() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=2)
    table.land("t10_l2", 1, troops=2)
    table.discard("harpy", "kraken")
    table.play("chimera")
    assert table.decision == "chimera_pick"
    assert table.options == ["harpy", "kraken"]
    table.answer("chimera_pick harpy", "harpy_pick t10_l1 base_troop")
    assert table.at("t10_l1") == (1, 0)
    assert table.s.gold[0] == 10


@pytest.mark.rule("CYC-17.19", "CYC-17.20")
def test_the_card_played_goes_to_the_discard_before_the_chimera_and_is_shuffled_with_her() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.discard("harpy", "kraken")
    table.play("chimera").answer("chimera_pick harpy")
    assert table.s.creature_discard == 0
    for name in ("harpy", "kraken", "chimera"):
        assert (table.s.creature_deck >> card(name)) & 1
    assert table.events()[-1] == "creatures_shuffled"


@pytest.mark.rule("CYC-17.20")
def test_when_the_chimera_is_discarded_only_deck_and_discard_are_shuffled() -> None:
    table = Table()
    table.discard("harpy")
    table.creature("medusa", 1, "t10_l1")
    table.s.creature_deck &= ~(1 << card("kraken") | 1 << card("dryad"))
    table.s.trophies = 1 << card("kraken")
    table.s.creature_track = put(table.s.creature_track, 0, card("dryad"))
    table.play("chimera")  # plays the Harpy, the only card of the discard, without effect
    deck = table.s.creature_deck
    assert (deck >> card("harpy")) & 1
    assert (deck >> card("chimera")) & 1
    for name in ("medusa", "kraken", "dryad"):
        assert (deck >> card(name)) & 1 == 0


@pytest.mark.rule("CYC-17.18")
def test_with_an_empty_discard_the_chimera_is_simply_discarded() -> None:
    table = Table().play("chimera")
    assert table.decision == ""
    assert (table.s.creature_deck >> card("chimera")) & 1


# -- cyclops


@pytest.mark.rule("CYC-17.21", "CYC-D73", "CYC-D31")
def test_cyclops_replaces_an_own_building_by_another_type_on_the_same_site() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t05_l1", 1)
    table.build("t10_l1", "temple")
    table.build("t05_l1", "fortress")
    table.play("cyclops")
    assert table.decision == "build_type"  # one building to choose: the temple
    assert table.options == ["fortress", "port", "university"]
    table.answer("build_type port")
    assert table.decision == "open_onto"
    assert table.options == ["t10_s1", "t10_s2"]
    table.answer("open_onto t10_s2")
    assert table.types("t10_l1") == ["port"]
    assert table.s.buildings_left == (10, 10, 9, 9)


@pytest.mark.rule("CYC-17.21", "CYC-16.9")
def test_cyclops_can_complete_a_metropolis() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t10_l1", 0)
    table.land("t10_l3", 0)
    table.build("t10_l2", "temple", "temple")
    table.build("t10_l1", "port")
    table.build("t10_l3", "university")
    table.play("cyclops").answer("cyclops_pick t10_l2 temple", "build_type fortress")
    assert "four_buildings" in table.events()


# -- empusa


@pytest.mark.rule("CYC-17.25")
def test_empusa_repeats_the_gods_mandatory_actions_outside_all_limits() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t12_l1", 0, troops=1)
    table.s.extra_recruits = 3
    table.play("empusa")
    assert table.decision == "build_zone"
    table.answer("build_zone t12_l1")
    assert table.decision == "place_unit"
    table.answer("place_unit t10_l1")
    assert table.types("t12_l1") == ["fortress"]
    assert table.at("t10_l1") == (2, 0)
    assert table.s.extra_recruits == 3
    assert table.s.gold[0] == 10


@pytest.mark.rule("CYC-17.12")
def test_empusas_actions_may_use_chirons_zone() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0)
    table.creature("chiron", 0, "t10_l1")
    table.play("empusa")
    assert table.types("t10_l1") == ["fortress"]
    assert table.at("t10_l1") == (1, 0)


# -- harpy


@pytest.mark.rule("CYC-17.28", "CYC-D78")
def test_harpy_destroys_a_troop_or_mercenary_but_no_hero_and_no_minotaur() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1, mercenaries=1)
    table.land("t12_l1", 0, troops=1)
    table.land("t05_l1", 2)
    table.hero("ajax", 2, "t05_l1")
    table.creature("minotaur", 1, "t10_l1")
    table.play("harpy")
    assert table.decision == "harpy_pick"
    assert table.options == ["t10_l1 base_troop", "t10_l1 mercenary", "t12_l1 base_troop"]
    table.answer("harpy_pick t10_l1 mercenary")
    assert table.at("t10_l1") == (1, 0)
    assert table.s.mercenaries_left == 16


@pytest.mark.rule("CYC-17.13")
def test_in_medusas_zone_units_can_be_destroyed() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.creature("medusa", 1, "t10_l1")
    table.play("harpy")
    assert table.at("t10_l1") == (0, 0)


# -- hippalectryon


@pytest.mark.rule("CYC-17.29", "CYC-D79")
def test_hippalectryon_turns_pairs_of_mercenaries_as_often_as_one_likes() -> None:
    table = Table()
    table.land("t10_l1", 0, mercenaries=3)
    table.land("t12_l1", 0, mercenaries=2)
    table.play("hippalectryon")
    assert table.options == ["cornucopia", "philosopher", "priestess"]  # at least once
    table.answer("hippalectryon_gain priestess")
    assert table.options == ["t10_l1", "t12_l1"]
    table.answer("give_mercenary t10_l1", "give_mercenary t12_l1")
    assert table.s.priestesses[0] == 1
    assert "stop" in table.options
    table.answer("hippalectryon_gain philosopher", "give_mercenary t10_l1", "give_mercenary t10_l1")
    assert table.s.philosophers[0] == 1
    assert table.decision == ""  # one mercenary is left
    assert table.at("t12_l1") == (0, 1)
    assert table.s.mercenaries_left == 15


@pytest.mark.rule("CYC-17.29", "CYC-D34")
def test_hippalectryons_cornucopia_goes_on_a_controlled_zone() -> None:
    table = Table()
    table.land("t10_l1", 0, mercenaries=4)
    table.land("t05_l1", 1)
    table.fleet("t12_s1", 0)
    table.creature("geryon", 0, "t05_l1")
    table.play("hippalectryon").answer("hippalectryon_gain cornucopia")
    assert table.decision == "place_cornucopia"
    assert table.options == ["t10_l1", "t12_s1"]
    table.answer("place_cornucopia t12_s1", "stop")
    assert table.tokens("t12_s1") == 1
    assert table.s.zone_gold[zone("t05_l1")] == 0  # transformed, not destroyed


@pytest.mark.rule("CYC-1.6", "CYC-17.29")
def test_a_fourth_philosopher_of_hippalectryon_builds_at_once() -> None:
    table = Table()
    table.land("t10_l2", 0, mercenaries=2)
    table.cards(0, philosophers=3)
    table.play("hippalectryon").answer("hippalectryon_gain philosopher")
    assert "four_philosophers" in table.events()


# -- hippocamp


@pytest.mark.rule("CYC-17.30", "CYC-D80", "CYC-1.6")
def test_hippocamp_turns_all_fleets_of_a_zone_into_mercenaries() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t12_l1", 0)
    table.land("t05_l1", 1)
    table.fleet("t10_s1", 0, 2)
    table.fleet("t12_s1", 0, 1)
    table.fleet("t05_s1", 1, 1)
    table.creature("geryon", 1, "t05_l1")
    table.play("hippocamp")
    assert table.options == ["t10_s1", "t12_s1"]
    table.answer("hippocamp_zone t10_s1")
    assert table.owner("t10_s1") == terms.NOBODY
    assert table.s.fleets_left[0] == 7
    assert table.s.zone_gold[zone("t05_l1")] == 2  # the fleets count as destroyed
    table.answer("place_unit t10_l1", "place_unit t12_l1")
    assert (table.at("t10_l1"), table.at("t12_l1")) == ((0, 1), (0, 1))


@pytest.mark.rule("CYC-17.30", "CYC-2.6")
def test_hippocamp_gives_no_more_mercenaries_than_there_are() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.fleet("t10_s1", 0, 3)
    table.s.mercenaries_left = 1
    table.play("hippocamp")
    assert table.at("t10_l1") == (0, 1)


@pytest.mark.rule("CYC-17.11", "CYC-D33")
@pytest.mark.parametrize("keeper", ["chiron", "medusa", "calydonian_boar"])
def test_summoned_mercenaries_are_not_placed_where_units_cannot_come(keeper: str) -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t12_l1", 0)
    table.fleet("t10_s1", 0, 1)
    table.creature(keeper, 1, "t10_l1")
    table.play("hippocamp")
    assert table.at("t12_l1") == (0, 1)


# -- manticore


@pytest.mark.rule("CYC-17.31", "CYC-D81")
def test_manticore_destroys_a_figure_creature_or_a_hero() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.hero("ajax", 1, "t10_l1")
    table.creature("kraken", 0, "t10_s1")
    table.creature("charybdis_scylla", 1, "t12_s1", "t12_s2")
    table.play("manticore")
    assert table.options == ["ajax", "charybdis_scylla", "kraken"]
    table.answer("manticore_pick charybdis_scylla")
    assert table.where("charybdis_scylla") == table.where("charybdis_scylla", second=True) == ""
    assert table.is_discarded("charybdis_scylla")


@pytest.mark.rule("CYC-17.31", "CYC-17.13")
def test_a_hero_destroyed_by_the_manticore_goes_to_the_hero_discard() -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.hero("ajax", 1, "t10_l1")
    table.creature("medusa", 1, "t10_l1")
    table.play("manticore").answer("manticore_pick ajax")
    assert table.s.hero_discard == 1 << hero("ajax")
    assert table.standing("ajax") == ""


@pytest.mark.rule("CYC-17.56", "CYC-10.9", "CYC-16.9")
def test_destroying_typhon_can_complete_a_metropolis() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.land("t10_l3", 0)
    table.build("t10_l2", "temple", "university")
    table.build("t10_l1", "port")
    table.build("t10_l3", "fortress")
    table.creature("typhon", 1, "t10_s1")
    table.play("manticore")
    assert "four_buildings" in table.events()


# -- erinyes


@pytest.mark.rule("CYC-17.32", "CYC-D82")
def test_erinyes_move_a_token_but_no_printed_cornucopia() -> None:
    table = Table()
    table.s.tokens = put(table.s.tokens, zone("t05_s1"), 2)
    table.s.tokens = put(table.s.tokens, zone("t12_l1"), 1)
    table.play("erinyes")
    assert table.options == ["t05_s1", "t12_l1"]  # t10_l1 has a printed one only
    table.answer("erinyes_from t05_s1")
    assert "t05_s1" not in table.options
    assert len(table.options) == 35
    table.answer("erinyes_to t10_l1")
    assert (table.tokens("t05_s1"), table.tokens("t10_l1")) == (1, 1)


# -- graeae


@pytest.mark.rule("CYC-17.33")
def test_graeae_collect_the_income_again_without_geryons_gold() -> None:
    table = Table()
    table.land("t10_l1", 0)  # 1 printed
    table.fleet("t10_s2", 0)  # 1 printed
    table.land("t05_l1", 1)
    table.s.tokens = put(table.s.tokens, zone("t10_l1"), 2)
    table.s.zone_gold = put(table.s.zone_gold, zone("t10_l1"), 5)
    table.play("graeae")
    assert table.s.gold == [14, 10, 10]  # the others collect nothing
    assert table.s.zone_gold[zone("t10_l1")] == 5
    assert table.is_discarded("graeae")


# -- pegasus


@pytest.mark.rule("CYC-17.34", "CYC-13.30")
def test_pegasus_moves_units_anywhere_for_free() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=2)
    table.play("pegasus")
    assert table.decision == "move_to"
    assert "t12_l3" in table.options
    table.answer("move_to t12_l3", "move_troops 1")
    assert table.owner("t12_l3") == 0
    assert (table.at("t10_l1"), table.at("t12_l3")) == ((1, 0), (1, 0))
    assert table.s.gold[0] == 10


@pytest.mark.rule("CYC-17.11", "CYC-17.49")
def test_pegasus_neither_leaves_nor_enters_the_zones_of_chiron_and_medusa() -> None:
    table = Table()
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 0, troops=1)
    table.land("t10_l3", 0, troops=1)
    table.creature("chiron", 1, "t10_l1")
    table.creature("medusa", 0, "t10_l2")
    table.play("pegasus")
    assert table.decision == "move_to"  # from t10_l3, the only zone that can be left
    assert "t10_l1" not in table.options
    assert "t10_l2" not in table.options
    assert "t05_l1" in table.options


@pytest.mark.rule("CYC-17.11", "CYC-17.29")
def test_hippalectryon_takes_no_mercenary_from_chirons_zone() -> None:
    table = Table()
    table.land("t10_l1", 0, mercenaries=1)
    table.land("t10_l2", 0, mercenaries=2)
    table.creature("chiron", 1, "t10_l2")
    table.play("hippalectryon")
    assert (table.decision, table.at("t10_l1"), table.at("t10_l2")) == ("", (0, 1), (0, 2))
    assert "no_effect" in table.events()


@pytest.mark.rule("CYC-17.20", "CYC-12.5")
def test_the_chimeras_shuffle_hides_the_card_that_was_put_back_on_top() -> None:
    table = Table()
    table.s.top_card = card("kraken")
    table.s.top_known = 1
    table.play("chimera")
    assert (table.s.top_card, table.s.top_known) == (terms.NONE, 0)


@pytest.mark.rule("CYC-13.22", "CYC-17.15")
def test_a_hero_that_comes_back_within_the_turn_goes_on_counting_its_moves() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.hire("helen")
    table.s.hero_moves = put(table.s.hero_moves, hero("ajax"), 1)
    table.play("charon")
    table.play("charon")
    assert (table.standing("ajax"), table.s.hero_moves[hero("ajax")]) == ("t10_l1", 1)


# -- sphinx


@pytest.mark.rule("CYC-17.36", "CYC-D83")
def test_sphinx_draws_three_plays_one_and_discards_the_others() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=2)
    table.land("t10_l2", 1, troops=2)
    table.play("sphinx")
    assert table.decision == "draw_creature"
    assert table.request.seen == 1  # only the faction's own seat sees the cards
    assert "sphinx" not in table.options
    table.answer("draw_creature harpy", "draw_creature kraken", "draw_creature medusa")
    assert table.decision == "sphinx_pick"
    assert table.options == ["harpy", "kraken", "medusa"]
    table.answer("sphinx_pick harpy")
    assert table.is_discarded("kraken")
    assert table.is_discarded("medusa")
    assert not table.is_discarded("sphinx")  # until her effect is done
    table.answer("harpy_pick t10_l1 base_troop")
    assert table.is_discarded("sphinx")
    assert table.is_discarded("harpy")
    assert table.s.gold[0] == 10


@pytest.mark.rule("CYC-17.36")
def test_sphinx_sees_the_card_that_was_put_back_on_top() -> None:
    table = Table()
    table.s.top_card = card("kraken")
    table.s.top_known = 1 << 1
    table.play("sphinx")
    assert table.s.drawn == (card("kraken"),)
    assert table.s.drawn_known == 1 << 1
    assert "kraken" not in table.options


@pytest.mark.rule("CYC-17.36", "CYC-2.9")
def test_sphinx_draws_fewer_cards_when_they_run_out() -> None:
    table = Table()
    table.s.creature_deck = 1 << card("graeae") | 1 << card("sphinx")
    table.play("sphinx").answer("draw_creature graeae")
    assert table.s.drawn == ()
    assert "plays_creature" in table.events()  # the only card, chosen without asking
    assert table.is_discarded("graeae")


@pytest.mark.rule("CYC-17.37")
def test_a_chimera_discarded_by_the_sphinx_shuffles_before_the_chosen_card_is_played() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=1)
    table.land("t10_l2", 1, troops=1)
    table.discard("dryad")
    table.play("sphinx").answer("draw_creature chimera", "draw_creature kraken", "draw_creature harpy")
    table.answer("sphinx_pick harpy")
    assert table.decision == "harpy_pick"
    assert table.s.creature_discard == 0
    for name in ("chimera", "kraken", "dryad"):
        assert (table.s.creature_deck >> card(name)) & 1
    for name in ("sphinx", "harpy"):
        assert (table.s.creature_deck >> card(name)) & 1 == 0


@pytest.mark.rule("CYC-17.37")
def test_neither_sphinx_nor_chimera_finds_herself() -> None:
    table = Table()
    table.discard("sphinx")
    table.play("chimera")  # plays the Sphinx, the only card of the discard
    assert table.decision == "draw_creature"
    assert "chimera" not in table.options
    assert "sphinx" not in table.options


# -- sylph


@pytest.mark.rule("CYC-17.38", "CYC-D84")
def test_sylph_swaps_the_fleets_of_two_sea_zones() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 3)
    table.fleet("t05_s1", 2, 1)
    table.fleet("t12_s1", 0, 2)
    table.play("sylph")
    assert table.options == ["t05_s1", "t10_s1", "t12_s1"]
    table.answer("sylph_first t10_s1")
    assert table.options == ["t05_s1", "t12_s1"]
    table.answer("sylph_second t12_s1")
    assert (table.owner("t10_s1"), table.at("t10_s1")) == (0, (2, 0))
    assert (table.owner("t12_s1"), table.at("t12_s1")) == (1, (3, 0))
    assert table.s.seas[0] == 1 << zone("t10_s1")


@pytest.mark.rule("CYC-17.38")
def test_sylph_needs_two_zones_with_fleets() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 3)
    table.play("sylph")
    assert table.decision == ""
    assert table.owner("t10_s1") == 1


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    table = Table()
    table.fleet("t10_s1", 1, 3)
    table.fleet("t05_s1", 2, 1)
    table.play("sylph")
    before = table.s.digest()
    with pytest.raises(IllegalAction, match="sylph_first"):
        table.answer("sylph_first t12_s1")
    assert table.s.digest() == before
