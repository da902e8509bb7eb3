"""Phase 4: upkeep of figure creatures.  [CYC-10.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.offerings import Offerings
from pessoi.games.cyclades.chapters.presence import closed_seas
from pessoi.games.cyclades.chapters.upkeep import KeepCreature, Upkeep
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, zone


def keep(table: Table, faction: int, creature: str) -> Table:
    return table.start(KeepCreature(faction, card(creature)))


@pytest.mark.rule("CYC-10.1", "CYC-D21", "CYC-2.7")
def test_a_priestess_keeps_a_creature() -> None:
    table = Table()
    table.creature("cerberus", 0, "t10_l1")
    table.cards(0, priestesses=1)
    keep(table, 0, "cerberus")
    assert (table.decision, table.options) == ("upkeep_keep", ["keep_creature", "release_creature"])
    table.answer("keep_creature")
    assert (table.s.priestesses[0], table.s.priestesses_left) == (0, 20)
    assert table.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-10.1", "CYC-17.56")
def test_without_priestess_it_is_lost() -> None:
    table = Table()
    table.creature("cerberus", 0, "t10_l1")
    keep(table, 0, "cerberus")
    assert table.decision == ""
    assert table.where("cerberus") == ""
    assert table.is_discarded("cerberus")
    assert table.s.creature_owner[card("cerberus")] == terms.NOBODY


@pytest.mark.rule("CYC-10.2", "CYC-D22")
def test_a_kept_creature_may_move_to_a_neighbour_of_its_terrain_without_creature() -> None:
    table = Table()
    table.creature("chiron", 0, "t10_l2")
    table.creature("geryon", 1, "t10_l3")
    table.cards(0, priestesses=1)
    keep(table, 0, "chiron").answer("keep_creature")
    assert (table.decision, table.options) == ("upkeep_move", ["stay", "upkeep_move t10_l1"])
    with pytest.raises(IllegalAction, match=r"CYC-10\.2"):
        table.answer("upkeep_move t10_l3")
    table.answer("upkeep_move t10_l1")
    assert table.where("chiron") == "t10_l1"


@pytest.mark.rule("CYC-10.3", "CYC-D20")
def test_factions_go_in_action_order_each_in_the_order_it_likes() -> None:
    table = Table(god=terms.ATHENA)
    table.s.god_slots = (terms.POSEIDON, terms.ATHENA, terms.ZEUS, terms.ARES, terms.HERA)
    table.creature("cerberus", 0, "t10_l1")
    table.creature("chiron", 0, "t05_l1")
    table.creature("geryon", 2, "t01_l1")  # serves poseidon, slot 1
    table.cards(0, priestesses=2)
    table.cards(2, priestesses=1)
    table.start(Upkeep(0))
    assert (table.request.seat, table.decision) == (2, "upkeep_keep")
    table.answer("release_creature")
    assert (table.request.seat, table.decision, table.options) == (0, "upkeep_pick", ["cerberus", "chiron"])
    table.answer("upkeep_pick chiron", "release_creature", "keep_creature", "stay")
    assert (table.where("cerberus"), table.where("chiron")) == ("t10_l1", "")
    assert table.decision == ""


@pytest.mark.rule("CYC-10.4", "CYC-17.48", "CYC-16.6")
def test_example_7_the_kraken() -> None:
    table = Table(god=terms.ATHENA)
    table.land("t05_l2", 0)
    table.build("t05_l2", "temple", "temple")
    table.s.creature_track = put(table.s.creature_track, 3, card("kraken"))
    table.s.creature_deck &= ~(1 << card("kraken"))
    table.fleet("t10_s1", 1, 2)
    table.fleet("t10_s2", 2, 1)
    table.start(Menu(0)).answer("buy_creature kraken")
    assert table.s.gold[0] == 7  # 5 less 2 temples
    table.answer("figure_zone t10_s1")
    assert table.owner("t10_s1") == terms.NOBODY
    assert table.s.fleets_left[1] == 8
    table.cards(0, priestesses=1)
    keep(table, 0, "kraken").answer("keep_creature")
    assert "upkeep_move t10_s2" in table.options
    table.answer("upkeep_move t10_s2")
    assert table.s.fleets_left[2] == 8
    assert closed_seas(table.s) == 1 << zone("t10_s2")


@pytest.mark.rule("CYC-10.5")
def test_one_priestess_keeps_charybdis_and_scylla_and_each_may_move() -> None:
    table = Table()
    table.creature("charybdis_scylla", 0, "t10_s1", "t02_s1")
    table.cards(0, priestesses=2)
    keep(table, 0, "charybdis_scylla").answer("keep_creature")
    table.answer("upkeep_move t10_s3")
    assert table.decision == "upkeep_move"
    table.answer("upkeep_move t02_s2")
    assert (table.where("charybdis_scylla"), table.where("charybdis_scylla", second=True)) == ("t10_s3", "t02_s2")
    assert table.s.priestesses[0] == 1


@pytest.mark.rule("CYC-10.6")
def test_the_minotaur_moves_only_to_its_owner_s_zones() -> None:
    table = Table()
    table.land("t10_l2", 0)
    table.land("t10_l1", 0)
    table.land("t10_l3", 1)
    table.creature("minotaur", 0, "t10_l2")
    table.cards(0, priestesses=1)
    keep(table, 0, "minotaur").answer("keep_creature")
    assert table.options == ["stay", "upkeep_move t10_l1"]


@pytest.mark.rule("CYC-10.7")
def test_the_hydra_eats_after_its_move() -> None:
    table = Table()
    table.creature("hydra", 0, "t10_l1")
    table.land("t10_l3", 1, troops=2)
    table.cards(0, priestesses=1)
    keep(table, 0, "hydra").answer("keep_creature", "upkeep_move t10_l2")
    assert table.at("t10_l3") == (1, 0)  # the only victim beside its new zone
    assert table.tokens("t10_l2") == 1


@pytest.mark.rule("CYC-10.8")
def test_a_priestess_discarded_here_has_lowered_the_offering_before() -> None:
    table = Table()
    table.creature("cerberus", 0, "t10_l1")
    table.cards(0, priestesses=1)
    table.s.turn_order = (0, 1, 2)
    table.s.bid_value = [3, 0, 0]
    table.start(Offerings(3))
    assert table.s.gold[0] == 8
    keep(table, 0, "cerberus").answer("keep_creature")
    assert table.s.gold[0] == 8


@pytest.mark.rule("CYC-10.9")
@pytest.mark.parametrize("answers", [["release_creature"], ["keep_creature", "upkeep_move t02_s3"]])
def test_typhon_leaving_or_moving_may_complete_a_metropolis(answers: list[str]) -> None:
    table = Table()
    table.land("t10_l1", 1)
    table.land("t10_l2", 1)
    table.land("t05_l1", 1)
    table.build("t10_l1", "port")
    table.build("t10_l2", "fortress", "temple")
    table.build("t05_l1", "university")
    table.creature("typhon", 0, "t10_s2")
    table.cards(0, priestesses=1)
    keep(table, 0, "typhon").answer(*answers)
    assert table.decision == "metropolis_zone"
    assert table.request.seat == 1
