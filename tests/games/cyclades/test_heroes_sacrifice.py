"""Sacrifice powers of heroes.  [CYC-18.3] to [CYC-18.53]"""

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import miniature_of
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.games.cyclades.chapters.metropolises import BuildMetropolis, Completion
from pessoi.games.cyclades.chapters.sacrifices import Sacrifice
from pessoi.games.cyclades.chapters.temples import temples_of
from pessoi.games.cyclades.state import UPKEEP
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import VOCABULARY, Table, card, hero, zone

ISLES = ["t01_l1", "t01_l2", "t01_l3", "t05_l1", "t05_l2", "t05_l3", "t12_l1", "t12_l2"]


def ready(name: str, god: int = terms.ATHENA) -> Table:
    """Purple has the hero in t10_l2, a zone with two sites."""
    table = Table(god=god)
    table.land("t10_l2", 0)
    table.hero(name, 0, "t10_l2")
    return table


def can(table: Table, name: str) -> bool:
    return hero(name) in offers(table.s, 0)


def sacrifice(table: Table, name: str) -> Table:
    assert can(table, name)
    return table.start(Sacrifice(0, hero(name)))


def build_in(table: Table, zone_name: str = "t10_l2") -> Table:
    """Answer what a new metropolis asks; its bonus is three gold."""
    if table.decision == "metropolis_zone":
        table.answer(f"metropolis_zone {zone_name}")
    if table.decision == "open_onto":
        table.answer(f"open_onto {table.options[0]}")
    return table.answer("draw_bonus three_gold")


# -- general


@pytest.mark.rule("CYC-18.3", "CYC-2.8")
def test_a_sacrificed_hero_leaves_the_game() -> None:
    table = ready("croesus")
    table.gold(0, 15)
    build_in(sacrifice(table, "croesus"))
    assert table.standing("croesus") == ""
    assert table.s.hero_removed == 1 << hero("croesus")
    assert table.s.hero_discard == 0
    assert table.s.hero_owner[hero("croesus")] == terms.NOBODY


@pytest.mark.rule("CYC-18.4")
def test_no_hero_is_sacrificed_in_the_cycle_of_its_acquisition() -> None:
    table = ready("croesus")
    table.gold(0, 20)
    table.s.hero_cycle = put(table.s.hero_cycle, hero("croesus"), table.s.cycle)
    assert not can(table, "croesus")


@pytest.mark.rule("CYC-18.9", "CYC-17.13")
def test_a_hero_in_medusas_zone_can_be_sacrificed() -> None:
    table = ready("croesus")
    table.gold(0, 20)
    table.creature("medusa", 1, "t10_l2")
    assert can(table, "croesus")


@pytest.mark.rule("CYC-18.8")
def test_conditions_concern_the_faction_not_the_team() -> None:
    table = Table("team4")
    for name in ("t01_l1", "t01_l2", "t01_l3", "t05_l1"):
        table.land(name, 0)
    for name in ("t12_l1", "t12_l2", "t12_l3"):
        table.land(name, 1)
    table.hero("ajax", 0, "t01_l1")
    table.hero("croesus", 0, "t01_l1")
    assert not can(table, "ajax")
    table.gold(0, 15)  # gold is the team's
    assert can(table, "croesus")


@pytest.mark.rule("CYC-16.16", "CYC-16.12")
def test_no_hero_is_sacrificed_for_a_metropolis_without_room() -> None:
    table = Table()
    table.land("t10_l1", 0)  # one site
    table.hero("croesus", 0, "t10_l1")
    table.gold(0, 15)
    table.build("t10_l1", "temple")
    assert can(table, "croesus")  # the temple would give way
    table.s.site = put(table.s.site, zone("t10_l1") * 3, terms.METROPOLIS)
    assert not can(table, "croesus")
    table.hero("penthesilea", 0, "t10_l1")
    assert can(table, "croesus")  # her card has room


# -- achilles


@pytest.mark.rule("CYC-18.13", "CYC-D90", "CYC-D31", "CYC-D32")
def test_achilles_builds_two_buildings_in_one_zone_with_two_empty_sites() -> None:
    table = ready("achilles")
    table.land("t05_l2", 0)
    table.land("t10_l1", 0)  # one site
    sacrifice(table, "achilles")
    assert (table.decision, table.options) == ("achilles_zone", ["t05_l2", "t10_l2"])
    table.answer("achilles_zone t05_l2")
    assert table.options == ["fortress", "port", "temple", "university"]
    table.answer("build_type port")
    assert table.decision == "open_onto"
    table.answer("open_onto t05_s1", "build_type port", "open_onto t05_s2")  # equal types are allowed
    assert table.types("t05_l2") == ["port", "port"]
    assert table.decision == ""


@pytest.mark.rule("CYC-18.13", "CYC-D90")
def test_without_two_empty_sites_achilles_has_buildings_removed() -> None:
    table = ready("achilles")
    table.build("t10_l2", "temple", "university")
    sacrifice(table, "achilles")
    assert table.types("t10_l2") in (["temple", "university"], ["temple"], ["university"])
    assert table.options == ["t10_l2 temple", "t10_l2 university"]
    table.answer("replace_building t10_l2 temple")  # then the other, without asking
    table.answer("build_type fortress", "build_type fortress")
    assert table.types("t10_l2") == ["fortress", "fortress"]
    assert table.s.buildings_left == (10, 10, 10, 8)


@pytest.mark.rule("CYC-18.14")
def test_without_a_suitable_zone_achilles_cannot_be_sacrificed() -> None:
    table = ready("achilles")
    assert can(table, "achilles")
    table.build("t10_l2", "metropolis", "temple")
    assert not can(table, "achilles")


@pytest.mark.rule("CYC-18.14", "CYC-16.9")
def test_achilles_two_buildings_are_checked_together() -> None:
    table = ready("achilles")
    table.land("t10_l1", 0)
    table.land("t10_l3", 0)
    table.build("t10_l1", "fortress")
    table.build("t10_l3", "university")
    sacrifice(table, "achilles").answer("build_type temple", "build_type port")
    assert "four_buildings" not in table.events()  # the port must open first
    table.answer(f"open_onto {table.options[0]}")
    assert "four_buildings" in table.events()


# -- powers that only ask for what one has


@pytest.mark.rule("CYC-18.15")
def test_ajax_needs_seven_land_zones() -> None:
    table = ready("ajax")
    for name in ISLES[:5]:
        table.land(name, 0)
    assert not can(table, "ajax")
    table.land(ISLES[5], 0)
    build_in(sacrifice(table, "ajax"))
    assert table.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.34")
def test_hippolyta_needs_two_other_heroes() -> None:
    table = ready("hippolyta")
    table.hero("ajax", 0, "t10_l2")
    assert not can(table, "hippolyta")
    table.hero("leto", 1, "t10_l2")
    assert not can(table, "hippolyta")
    table.hero("helen", 0, "t10_l2")
    assert can(table, "hippolyta")


@pytest.mark.rule("CYC-18.34")
def test_hippolytas_power_does_not_make_ports_of_fortresses_for_a_metropolis() -> None:
    table = ready("hippolyta")
    table.land("t10_l1", 0)
    table.build("t10_l2", "fortress", "temple")
    table.build("t10_l1", "university")
    table.play("graeae")
    assert "four_buildings" not in table.events()


@pytest.mark.rule("CYC-18.40")
def test_jason_needs_all_eight_fleets() -> None:
    table = ready("jason")
    table.fleet("t10_s1", 0, 7)
    assert not can(table, "jason")
    table.fleet("t12_s1", 0, 1)
    build_in(sacrifice(table, "jason"))
    assert table.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.42")
def test_pericles_needs_all_eight_base_troops() -> None:
    table = ready("pericles")
    table.land("t10_l1", 0, troops=7, mercenaries=3)
    assert not can(table, "pericles")
    table.land("t10_l2", 0, troops=1)
    assert can(table, "pericles")


@pytest.mark.rule("CYC-18.44", "CYC-18.45")
def test_leto_needs_two_creature_figures_and_charybdis_and_scylla_are_two() -> None:
    table = ready("leto")
    table.creature("kraken", 0, "t12_s1")
    assert not can(table, "leto")
    table.creature("medusa", 1, "t12_l1")
    assert not can(table, "leto")
    table.s.figure_zone = put(table.s.figure_zone, miniature_of(terms.KRAKEN), terms.NOWHERE)
    table.s.creature_owner = put(table.s.creature_owner, terms.KRAKEN, terms.NOBODY)
    table.creature("charybdis_scylla", 0, "t10_s1", "t10_s2")
    assert can(table, "leto")


@pytest.mark.rule("CYC-18.53")
def test_penelope_needs_six_sea_zones() -> None:
    table = ready("penelope")
    for name in ("t10_s1", "t10_s2", "t10_s3", "t12_s1", "t12_s2"):
        table.fleet(name, 0)
    assert not can(table, "penelope")
    table.fleet("t12_s3", 0)
    assert can(table, "penelope")


@pytest.mark.rule("CYC-18.30")
def test_heracles_needs_two_cards_under_his_own_and_they_are_discarded() -> None:
    table = ready("heracles")
    table.s.creature_deck &= ~(1 << card("kraken") | 1 << card("medusa"))
    table.s.trophies = 1 << card("kraken")
    assert not can(table, "heracles")
    table.s.trophies |= 1 << card("medusa")
    build_in(sacrifice(table, "heracles"))
    assert table.is_discarded("kraken")
    assert table.is_discarded("medusa")
    assert table.types("t10_l2") == ["metropolis"]


# -- powers with a price


@pytest.mark.rule("CYC-18.16", "CYC-D91")
def test_antigone_discards_three_tokens_of_controlled_zones() -> None:
    table = ready("antigone")
    table.land("t10_l1", 0)  # a printed cornucopia does not count
    table.s.tokens = put(table.s.tokens, zone("t10_l2"), 2)
    table.s.tokens = put(table.s.tokens, zone("t12_s1"), 2)
    assert not can(table, "antigone")
    table.fleet("t12_s1", 0)
    sacrifice(table, "antigone")
    assert (table.decision, table.options) == ("antigone_zone", ["t10_l2", "t12_s1"])
    table.answer("antigone_zone t10_l2", "antigone_zone t10_l2")  # the third without asking
    assert (table.tokens("t10_l2"), table.tokens("t12_s1")) == (0, 1)
    build_in(table)
    assert table.types("t10_l2") == ["metropolis"]


@pytest.mark.rule("CYC-18.18")
def test_croesus_pays_fifteen_gold() -> None:
    table = ready("croesus")
    table.gold(0, 14)
    assert not can(table, "croesus")
    table.gold(0, 16)
    build_in(sacrifice(table, "croesus"))
    assert table.s.gold[0] == 1 + 3  # the bonus


@pytest.mark.rule("CYC-18.24", "CYC-D92")
def test_hector_turns_pairs_of_priestesses_into_philosophers() -> None:
    table = ready("hector")
    table.cards(0, priestesses=1)
    assert not can(table, "hector")
    table.cards(0, priestesses=5)
    sacrifice(table, "hector")
    assert (table.s.priestesses[0], table.s.philosophers[0]) == (3, 1)
    assert (table.decision, table.options) == ("hector_convert", ["again", "stop"])
    table.answer("again")
    assert (table.s.priestesses[0], table.s.philosophers[0]) == (1, 2)
    assert table.decision == ""


@pytest.mark.rule("CYC-18.24", "CYC-16.11")
def test_hectors_fourth_philosopher_builds_at_once_and_he_may_go_on() -> None:
    table = ready("hector")
    table.cards(0, priestesses=4, philosophers=3)
    sacrifice(table, "hector")
    assert "four_philosophers" in table.events()
    build_in(table)
    assert table.decision == "hector_convert"
    table.answer("stop")
    assert (table.s.priestesses[0], table.s.philosophers[0]) == (2, 0)


@pytest.mark.rule("CYC-18.25", "CYC-D60")
def test_helen_uses_up_two_pairs_of_effective_buildings() -> None:
    table = ready("helen")
    table.land("t05_l2", 0)
    table.land("t07_l1", 0)
    table.land("t01_l1", 0)
    table.build("t05_l2", "temple", "temple")
    table.build("t07_l1", "temple", "port")
    table.build("t10_l2", "port", "university")
    table.build("t01_l1", "university", "university")
    sacrifice(table, "helen")
    assert (table.decision, table.options) == (
        "metropolis_use",
        ["temple port", "university port", "university temple"],
    )
    table.answer("use_types university temple")
    assert table.options == ["t01_l1", "t10_l2"]
    table.answer("use_building t01_l1", "use_building t01_l1", "use_building t05_l2", "use_building t07_l1")
    assert (table.types("t01_l1"), table.types("t05_l2"), table.types("t07_l1")) == ([], ["temple"], ["port"])
    build_in(table, "t01_l1")
    assert table.types("t01_l1") == ["metropolis"]


@pytest.mark.rule("CYC-18.25", "CYC-16.8")
def test_suppressed_buildings_do_not_help_helen_and_ulysses() -> None:
    table = ready("helen")
    table.hero("ulysses", 0, "t10_l2")
    table.land("t05_l2", 0)
    table.land("t07_l1", 0)
    table.build("t05_l2", "temple", "temple")
    table.build("t07_l1", "port", "port")
    table.build("t10_l2", "temple")
    assert can(table, "helen")
    assert can(table, "ulysses")
    table.creature("typhon", 1, "t05_s2")
    assert not can(table, "helen")
    assert not can(table, "ulysses")


@pytest.mark.rule("CYC-18.51", "CYC-D60")
def test_ulysses_uses_up_three_buildings_of_one_type() -> None:
    table = ready("ulysses")
    table.land("t05_l2", 0)
    table.build("t05_l2", "temple", "temple")
    table.build("t10_l2", "port")
    assert not can(table, "ulysses")
    table.build("t10_l2", "temple")
    sacrifice(table, "ulysses")  # exactly three: nothing to choose
    assert table.s.buildings_left[terms.TEMPLE] == 10
    assert table.types("t10_l2") == ["port"]
    build_in(table)
    assert table.types("t10_l2") == ["metropolis", "port"]


@pytest.mark.rule("CYC-18.25", "CYC-16.16")
def test_helen_frees_the_site_that_her_metropolis_needs() -> None:
    table = Table()
    for name in ("t05_l2", "t07_l1"):
        table.land(name, 0)
    table.build("t05_l2", "temple", "temple")
    table.build("t07_l1", "port", "port")
    table.hero("helen", 0, "t05_l2")
    build_in(sacrifice(table, "helen"), "t07_l1")
    assert table.types("t07_l1") == ["metropolis"]


# -- perseus


@pytest.mark.rule("CYC-18.47", "CYC-13.30", "CYC-D42")
def test_perseus_gives_a_free_move_after_he_has_left() -> None:
    table = ready("perseus")
    assert not can(table, "perseus")  # nobody else could move
    table.land("t12_l1", 0, troops=2)
    table.land("t05_l1", 0, mercenaries=1)
    sacrifice(table, "perseus")
    assert (table.decision, table.options) == ("move_from", ["t05_l1", "t12_l1"])
    table.answer("move_from t12_l1", "move_to t02_l2", "move_troops 2")
    assert table.owner("t02_l2") == 0
    assert table.s.gold[0] == 10


@pytest.mark.rule("CYC-18.47", "CYC-17.49")
def test_medusa_stops_perseus_free_move_but_chiron_does_not() -> None:
    table = ready("perseus")
    table.land("t12_l1", 0, troops=2)
    table.creature("chiron", 1, "t12_l1")
    assert can(table, "perseus")
    table.s.creature_owner = put(table.s.creature_owner, terms.CHIRON, terms.NOBODY)
    table.s.figure_zone = put(table.s.figure_zone, miniature_of(terms.CHIRON), terms.NOWHERE)
    table.creature("medusa", 1, "t12_l1")
    assert not can(table, "perseus")


# -- pandora


@pytest.mark.rule("CYC-18.49", "CYC-D93")
def test_pandora_uses_the_power_of_a_hero_on_the_track() -> None:
    table = ready("pandora")
    table.gold(0, 15)
    assert not can(table, "pandora")  # the track is empty
    table.hire("croesus", "ajax")
    build_in(sacrifice(table, "pandora"))  # Ajax' power is not usable
    assert table.s.gold[0] == 3
    assert table.s.hero_track == (hero("croesus"), hero("ajax"))  # they stay
    assert table.s.hero_removed == 1 << hero("pandora")


@pytest.mark.rule("CYC-18.49", "CYC-D93")
def test_pandora_chooses_among_usable_powers() -> None:
    table = ready("pandora")
    table.gold(0, 15)
    table.cards(0, priestesses=2)
    table.hire("croesus", "hector")
    sacrifice(table, "pandora")
    assert (table.decision, table.options) == ("pandora_copy", ["croesus", "hector"])
    table.answer("pandora_copy hector")
    assert table.s.philosophers[0] == 1


@pytest.mark.rule("CYC-18.49")
def test_pandora_never_copies_heracles_and_counts_as_gone() -> None:
    table = ready("pandora")
    table.hire("heracles", "hippolyta")
    table.s.trophies = 1 << card("kraken") | 1 << card("medusa")
    table.hero("ajax", 0, "t10_l2")
    assert not can(table, "pandora")
    table.hero("helen", 0, "t10_l2")
    assert can(table, "pandora")  # two heroes other than herself


# -- penthesilea


@pytest.mark.rule("CYC-18.37", "CYC-D61", "CYC-18.38")
def test_penthesilea_may_carry_a_metropolis_that_her_owner_builds() -> None:
    table = ready("penthesilea")
    table.start(BuildMetropolis(0))
    assert (table.decision, table.options) == ("metropolis_on_card", ["on_card", "on_site"])
    table.answer("on_card", "draw_bonus three_gold")  # it draws its bonus
    assert table.s.gold[0] == 13
    assert table.standing("penthesilea") == ""
    assert table.s.hero_owner[hero("penthesilea")] == 0  # her card stays as holder
    assert table.s.metropolises_of(0) == 1
    assert temples_of(table.s, 0) == 1  # and keeps the temple effect
    assert table.types("t10_l2") == []


@pytest.mark.rule("CYC-18.37")
def test_she_is_never_sacrificed_otherwise_nor_out_of_turn() -> None:
    table = ready("penthesilea")
    assert not can(table, "penthesilea")
    table.s.active = 1
    table.start(BuildMetropolis(0))
    assert table.decision != "metropolis_on_card"


@pytest.mark.rule("CYC-18.37", "CYC-18.4", "CYC-18.5")
@pytest.mark.parametrize("reason", ["new", "silenced"])
def test_her_card_takes_no_metropolis_when_she_could_not_be_sacrificed(reason: str) -> None:
    table = ready("penthesilea")
    if reason == "new":
        table.s.hero_cycle = put(table.s.hero_cycle, hero("penthesilea"), table.s.cycle)
    else:
        table.s.bid_god[0] = terms.APOLLO
    table.start(BuildMetropolis(0))
    assert table.decision != "metropolis_on_card"


@pytest.mark.rule("CYC-18.49", "CYC-18.37")
def test_pandora_may_carry_it_while_penthesilea_is_on_the_track() -> None:
    table = ready("pandora")
    table.start(BuildMetropolis(0))
    assert table.decision != "metropolis_on_card"
    table.hire("penthesilea")
    assert not can(table, "pandora")  # through the building only
    table.start(BuildMetropolis(0)).answer("on_card", "draw_bonus three_gold")
    assert table.s.holder[hero("pandora")] != terms.NONE
    assert table.s.hero_track[0] == hero("penthesilea")


@pytest.mark.rule("CYC-18.37")
def test_a_metropolis_on_her_card_needs_no_site_and_cannot_be_conquered() -> None:
    table = Table()
    table.land("t10_l1", 0)
    table.hero("penthesilea", 0, "t10_l1")
    table.build("t10_l1", "metropolis")
    table.land("t12_l1", 0)
    table.build("t12_l1", "metropolis", "metropolis")
    table.start(BuildMetropolis(0))  # for a sacrifice, and no site is left: the card is the only place
    table.answer("draw_bonus three_gold")
    assert table.s.metropolises_of(0) == 4
    table.s.set_owner(zone("t10_l1"), 1)
    assert table.s.metropolises_of(0) == 3


def without_site(table: Table) -> Table:
    """Purple has Penthesilea, and metropolises on all its sites."""
    table.land("t10_l1", 0)
    table.build("t10_l1", "metropolis")
    table.hero("penthesilea", 0, "t10_l1")
    return table


@pytest.mark.rule("CYC-18.37", "CYC-D61", "CYC-16.15")
@pytest.mark.parametrize("answer", ["on_card", "on_site"])
def test_she_is_asked_for_a_mandatory_metropolis_without_room_too_and_may_stay(answer: str) -> None:
    table = without_site(Table())
    table.cards(0, philosophers=4)
    table.start(Completion())
    assert (table.decision, table.options) == ("metropolis_on_card", ["on_card", "on_site"])
    game = load_game("cyclades")
    told = [game.detail(game.known(table.s, 0), VOCABULARY.read(text)) for text in ("on_card", "on_site")]
    assert [message and message.key for message in told] == [None, "no-site"]
    if answer == "on_card":
        table.answer("on_card", "draw_bonus three_gold")
        assert (table.s.metropolises_of(0), table.standing("penthesilea")) == (2, "")
    else:
        table.answer("on_site")
        assert (table.decision, table.s.metropolises_of(0), table.standing("penthesilea")) == ("", 1, "t10_l1")
        assert "metropolis_lost" in table.events()


@pytest.mark.rule("CYC-18.37", "CYC-16.16")
def test_a_sacrifice_without_room_puts_the_metropolis_on_her_card_without_asking() -> None:
    table = without_site(Table())
    table.gold(0, 20)
    table.hero("croesus", 0, "t10_l1")
    sacrifice(table, "croesus")
    assert table.decision == "draw_bonus"
    table.answer("draw_bonus three_gold")
    assert table.s.holder[hero("penthesilea")] != terms.NONE


@pytest.mark.rule("CYC-18.37")
def test_upkeep_is_not_her_owners_turn() -> None:
    table = ready("penthesilea")
    table.s.phase = UPKEEP  # a Typhon released may finish a metropolis now
    assert table.start(BuildMetropolis(0)).decision == "open_onto"


@pytest.mark.rule("CYC-16.16", "CYC-18.49")
def test_a_card_that_is_about_to_leave_holds_no_metropolis() -> None:
    table = Table()
    table.gold(0, 20)
    table.land("t10_l1", 0)
    table.build("t10_l1", "metropolis")  # on its only site
    table.hero("pandora", 0, "t10_l1")
    table.hire("croesus", "penthesilea")
    assert not can(table, "pandora")
    table.hero("croesus", 0, "t10_l1")
    table.hire("helen", "penthesilea")
    assert can(table, "croesus")  # his would go on Pandora's card


@pytest.mark.rule("CYC-18.4", "CYC-12.15")
def test_a_hero_recruited_with_hera_is_not_sacrificed_in_that_cycle() -> None:
    table = Table(god=terms.HERA)
    table.gold(0, 30)
    table.land("t10_l2", 0)
    table.hire("croesus")
    table.start(Menu(0)).answer("recruit_hero croesus")
    assert (table.decision, table.standing("croesus")) == ("turn_menu", "t10_l2")
    assert "sacrifice croesus" not in table.options
    table.s.cycle += 1
    assert can(table, "croesus")
