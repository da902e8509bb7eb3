"""Each temple gives its reduction once a cycle; of buildings that differ, whoever takes one says which."""

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.buildings import MAY_RENOUNCE, Build, open_ports
from pessoi.games.cyclades.chapters.control import conquer, eliminate
from pessoi.games.cyclades.chapters.cycle import begin_cycle
from pessoi.games.cyclades.chapters.metropolises import ChooseSite, Completion
from pessoi.games.cyclades.chapters.sacrifices import AchillesZone, UlyssesType
from pessoi.games.cyclades.chapters.temples import SpendTemples, creature_price, temples_of, unspent
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, hero, zone


def town() -> Table:
    """Purple holds the island t10; t10_l2 has two sites, the others one each."""
    table = Table()
    for name in ("t10_l1", "t10_l2", "t10_l3"):
        table.land(name, 0)
    table.s.creature_track = (card("dryad"), card("graeae"), card("harpy"), card("satyr"))
    return table


def spend(table: Table, name: str, site: int = 0) -> None:
    table.s.spent = put(table.s.spent, zone(name) * SITES + site, 1)


# -- each temple once a cycle


@pytest.mark.rule("CYC-16.7")
def test_a_temple_that_was_used_is_used_for_whoever_takes_it_in_the_cycle() -> None:
    table = town()
    table.build("t10_l1", "temple")
    table.build("t10_l2", "temple")
    table.start(SpendTemples(0, 1)).answer("spend_temple t10_l1 temple")
    table.s.stack = []
    conquer(table.s, zone("t10_l1"), 1)
    conquer(table.s, zone("t10_l2"), 1)
    assert (temples_of(table.s, 1), unspent(table.s, 1)) == (2, 1)
    assert creature_price(table.s, 1, 3) == 4


@pytest.mark.rule("CYC-16.7")
def test_a_reduction_unused_in_one_turn_serves_another_faction_later_in_the_cycle() -> None:
    table = town()
    table.build("t10_l1", "temple")
    table.start(Menu(0)).answer("end_turn")
    conquer(table.s, zone("t10_l1"), 1)
    assert creature_price(table.s, 1, 0) == 1


@pytest.mark.rule("CYC-16.7", "CYC-D35")
def test_the_buyer_says_which_reductions_are_used_if_there_are_more() -> None:
    table = town()
    table.build("t10_l2", "temple", "temple")
    table.build("t10_l3", "metropolis")
    table.hero("penthesilea", 0, "t10_l1")
    table.s.holder = put(table.s.holder, hero("penthesilea"), 0)
    table.start(Menu(0)).answer("buy_creature graeae")  # 3 gold, four reductions
    assert (table.decision, table.options) == (
        "spend_temple",
        ["spend_card penthesilea", "spend_temple t10_l2 temple", "spend_temple t10_l3 metropolis"],
    )
    table.answer("spend_card penthesilea", "spend_temple t10_l2 temple")
    assert table.options == ["t10_l2 temple", "t10_l3 metropolis"]  # the other temple of the zone is unused
    table.answer("spend_temple t10_l2 temple")
    assert table.decision == "turn_menu"
    assert table.s.spent_cards == 1 << hero("penthesilea")
    assert (sum(table.s.spent), unspent(table.s, 0), table.s.gold[0]) == (2, 1, 12)  # 10, and the Graeae's income


@pytest.mark.rule("CYC-16.7", "CYC-16.9")
def test_a_metropolis_built_from_a_used_temple_brings_its_own_reduction() -> None:
    table = town()
    table.build("t10_l1", "temple")
    table.build("t10_l2", "port", "fortress")
    table.build("t10_l3", "university")
    spend(table, "t10_l1")
    assert unspent(table.s, 0) == 0
    table.start(Completion()).answer("metropolis_zone t10_l1", "open_onto t10_s1", "draw_bonus three_gold")
    assert table.types("t10_l1") == ["metropolis"]
    assert unspent(table.s, 0) == 1


@pytest.mark.rule("CYC-16.7", "CYC-17.39")
@pytest.mark.parametrize("used", [0, 1])
def test_a_temple_moved_by_triton_keeps_its_mark(used: int) -> None:
    table = town()
    table.land("t05_l1", 1)
    table.build("t05_l1", "temple")
    table.s.spent = put(table.s.spent, zone("t05_l1") * SITES, used)
    table.play("triton").answer("build_zone t10_l1")
    assert table.types("t10_l1") == ["temple"]
    assert (sum(table.s.spent), unspent(table.s, 0)) == (used, 1 - used)


@pytest.mark.rule("CYC-16.7")
def test_a_temple_returned_to_the_supply_loses_its_mark() -> None:
    table = town()
    table.build("t10_l1", "temple")
    spend(table, "t10_l1")
    table.play("cyclops").answer("build_type fortress")
    assert table.types("t10_l1") == ["fortress"]
    assert sum(table.s.spent) == 0


@pytest.mark.rule("CYC-16.7")
def test_marks_are_cleared_in_phase_1_and_with_a_card_that_leaves_the_game() -> None:
    table = town()
    table.build("t10_l1", "temple")
    spend(table, "t10_l1")
    table.hero("penthesilea", 1, "t10_l1")
    table.s.holder = put(table.s.holder, hero("penthesilea"), 0)
    table.s.spent_cards = 1 << hero("penthesilea")
    gone = table.s.copy()
    eliminate(gone, 1)
    assert (gone.spent_cards, sum(gone.spent)) == (0, 1)
    begin_cycle(table.s)
    assert (table.s.spent_cards, sum(table.s.spent)) == (0, 0)


@pytest.mark.rule("CYC-16.7")
def test_a_position_saved_under_rules_version_1_goes_on() -> None:
    table = town()
    table.build("t10_l1", "temple")
    table.build("t10_l2", "temple")
    table.s.stack = [Menu(0)]
    data = table.s.data()
    for name in ("spent", "spent_cards", "compared", "drawn_open"):
        del data[name]
    loaded = load_game("cyclades").load({**data, "temples_used": 1})
    assert (sum(loaded.spent), unspent(loaded, 0)) == (1, 1)
    assert unspent(load_game("cyclades").load({**data, "temples_used": 0}), 0) == 2


# -- of buildings that differ, whoever takes one says which


def two_temples() -> Table:
    table = town()
    table.build("t10_l2", "temple", "temple")
    spend(table, "t10_l2")
    return table


def two_ports() -> Table:
    table = town()
    table.build("t10_l2", "port", opens="t10_s1")
    table.build("t10_l2", "port", opens="t10_s3")
    return table


def ports(table: Table, faction: int = 0) -> list[int]:
    return [open_ports(table.s, faction, zone(sea)) for sea in ("t10_s1", "t10_s3")]


@pytest.mark.rule("CYC-16.30", "CYC-D36", "CYC-3.4")
def test_replacing_a_building_its_owner_says_which() -> None:
    table = two_temples()
    table.build("t10_l1", "university")
    table.build("t10_l3", "university")
    table.start(Build(0, terms.FORTRESS, MAY_RENOUNCE)).answer("replace_building t10_l2 temple")
    assert (table.decision, table.options) == ("which_building", ["spent", "unspent"])
    table.answer("which_temple spent")
    assert (table.types("t10_l2"), sum(table.s.spent)) == (["fortress", "temple"], 0)
    table = two_ports()
    table.build("t10_l1", "university")
    table.build("t10_l3", "university")
    table.start(Build(0, terms.FORTRESS, MAY_RENOUNCE)).answer("replace_building t10_l2 port")
    assert (table.decision, table.options) == ("which_building", ["t10_s1", "t10_s3"])
    table.answer("which_port t10_s1")
    assert (table.types("t10_l2"), ports(table)) == (["fortress", "port"], [0, 1])


@pytest.mark.rule("CYC-16.30")
def test_equal_ones_are_not_asked_about() -> None:
    table = town()
    table.build("t10_l2", "port", "port", opens="t10_s1")
    table.build("t10_l1", "university")
    table.build("t10_l3", "university")
    table.start(Build(0, terms.FORTRESS, MAY_RENOUNCE)).answer("replace_building t10_l2 port")
    assert (table.decision, table.types("t10_l2")) == ("", ["fortress", "port"])


@pytest.mark.rule("CYC-16.30", "CYC-17.21")
def test_the_cyclops_replaces_the_one_that_is_chosen() -> None:
    table = two_ports()
    table.play("cyclops").answer("build_type temple", "which_port t10_s3")
    assert (table.types("t10_l2"), ports(table)) == (["port", "temple"], [1, 0])
    table = two_temples()
    table.play("cyclops").answer("build_type fortress", "which_temple unspent")
    assert (table.types("t10_l2"), sum(table.s.spent)) == (["fortress", "temple"], 1)


@pytest.mark.rule("CYC-16.30", "CYC-17.39")
def test_with_triton_the_thief_says_which() -> None:
    table = two_temples()
    table.land("t05_l1", 1)
    table.play("triton", faction=1)
    assert (table.decision, table.request.seat, table.options) == ("which_building", 1, ["spent", "unspent"])
    table.answer("which_temple unspent")
    assert (unspent(table.s, 0), unspent(table.s, 1)) == (0, 1)
    table = two_ports()
    table.land("t05_l1", 1)
    table.play("triton", faction=1)
    assert (table.request.seat, table.options) == (1, ["t10_s1", "t10_s3"])
    table.answer("which_port t10_s1")
    assert ports(table) == [0, 1]


@pytest.mark.rule("CYC-16.30", "CYC-17.39")
def test_triton_s_building_may_replace_one_that_is_chosen() -> None:
    table = two_ports()
    table.build("t10_l1", "metropolis")
    table.build("t10_l3", "metropolis")
    table.land("t05_l1", 1)
    table.build("t05_l1", "university")
    table.play("triton").answer("which_port t10_s3")
    assert (table.types("t10_l2"), ports(table)[1]) == (["port", "university"], 0)


@pytest.mark.rule("CYC-16.30", "CYC-16.10")
def test_the_builder_of_a_metropolis_says_which_port_goes() -> None:
    table = two_ports()
    table.build("t10_l1", "fortress")
    table.build("t10_l3", "temple")
    table.land("t05_l1", 0)
    table.build("t05_l1", "university")
    table.start(Completion())
    assert (table.decision, table.options) == ("which_building", ["t10_s1", "t10_s3"])
    table.answer("which_port t10_s1")
    assert (table.types("t10_l2"), ports(table)) == (["port"], [0, 1])


@pytest.mark.rule("CYC-16.30", "CYC-16.14")
def test_a_metropolis_may_take_the_site_of_the_one_that_is_chosen() -> None:
    table = two_ports()
    table.build("t10_l1", "metropolis")
    table.build("t10_l3", "metropolis")
    table.start(ChooseSite(0)).answer("which_port t10_s1")
    assert (table.decision, table.types("t10_l2")) == ("open_onto", ["port"])


@pytest.mark.rule("CYC-16.30", "CYC-18.51")
def test_ulysses_leaves_the_port_that_is_chosen_and_asks_nothing_if_all_go() -> None:
    table = two_ports()
    table.build("t10_l1", "port", opens="t10_s1")
    table.build("t10_l3", "port", opens="t10_s3")
    table.start(UlyssesType(0)).answer("use_building t10_l1", "use_building t10_l2")
    assert (table.decision, table.options) == ("which_building", ["t10_s1", "t10_s3"])
    table = two_ports()
    table.build("t10_l1", "port", opens="t10_s1")
    table.start(UlyssesType(0))
    assert table.decision == "metropolis_zone"  # all three are gone


@pytest.mark.rule("CYC-16.30", "CYC-18.13")
def test_where_all_go_achilles_does_not_ask_which() -> None:
    table = two_ports()
    table.build("t10_l1", "university")
    table.build("t10_l3", "university")
    table.start(AchillesZone(0))
    assert (table.decision, table.types("t10_l2")) == ("build_type", [])
