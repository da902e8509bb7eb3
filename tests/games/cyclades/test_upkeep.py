"""Phase 4: upkeep of figure creatures.  [CYC-10.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.offerings import Offerings
from pessoi.games.cyclades.chapters.presence import closed_seas
from pessoi.games.cyclades.chapters.upkeep import KeepCreature, Upkeep
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, zone


def keep(scene: Scene, faction: int, creature: str) -> Scene:
    return scene.start(KeepCreature(faction, card(creature)))


@pytest.mark.rule("CYC-10.1", "CYC-D21", "CYC-2.7")
def test_a_priestess_keeps_a_creature() -> None:
    scene = Scene()
    scene.creature("cerberus", 0, "t10_l1")
    scene.cards(0, priestesses=1)
    keep(scene, 0, "cerberus")
    assert (scene.decision, scene.options) == ("upkeep_keep", ["keep_creature", "release_creature"])
    scene.answer("keep_creature")
    assert (scene.s.priestesses[0], scene.s.priestesses_left) == (0, 20)
    assert scene.where("cerberus") == "t10_l1"


@pytest.mark.rule("CYC-10.1", "CYC-17.56")
def test_without_priestess_it_is_lost() -> None:
    scene = Scene()
    scene.creature("cerberus", 0, "t10_l1")
    keep(scene, 0, "cerberus")
    assert scene.decision == ""
    assert scene.where("cerberus") == ""
    assert scene.is_discarded("cerberus")
    assert scene.s.creature_owner[card("cerberus")] == terms.NOBODY


@pytest.mark.rule("CYC-10.2", "CYC-D22")
def test_a_kept_creature_may_move_to_a_neighbour_of_its_terrain_without_creature() -> None:
    scene = Scene()
    scene.creature("chiron", 0, "t10_l2")
    scene.creature("geryon", 1, "t10_l3")
    scene.cards(0, priestesses=1)
    keep(scene, 0, "chiron").answer("keep_creature")
    assert (scene.decision, scene.options) == ("upkeep_move", ["stay", "upkeep_move t10_l1"])
    with pytest.raises(IllegalAction, match=r"CYC-10\.2"):
        scene.answer("upkeep_move t10_l3")
    scene.answer("upkeep_move t10_l1")
    assert scene.where("chiron") == "t10_l1"


@pytest.mark.rule("CYC-10.3", "CYC-D20")
def test_factions_go_in_action_order_each_in_the_order_it_likes() -> None:
    scene = Scene(god=terms.ATHENA)
    scene.s.god_slots = (terms.POSEIDON, terms.ATHENA, terms.ZEUS, terms.ARES, terms.HERA)
    scene.creature("cerberus", 0, "t10_l1")
    scene.creature("chiron", 0, "t05_l1")
    scene.creature("geryon", 2, "t01_l1")  # serves poseidon, slot 1
    scene.cards(0, priestesses=2)
    scene.cards(2, priestesses=1)
    scene.start(Upkeep(0))
    assert (scene.request.seat, scene.decision) == (2, "upkeep_keep")
    scene.answer("release_creature")
    assert (scene.request.seat, scene.decision, scene.options) == (0, "upkeep_pick", ["cerberus", "chiron"])
    scene.answer("upkeep_pick chiron", "release_creature", "keep_creature", "stay")
    assert (scene.where("cerberus"), scene.where("chiron")) == ("t10_l1", "")
    assert scene.decision == ""


@pytest.mark.rule("CYC-10.4", "CYC-17.48", "CYC-16.6")
def test_example_7_the_kraken() -> None:
    scene = Scene(god=terms.ATHENA)
    scene.land("t05_l2", 0)
    scene.build("t05_l2", "temple", "temple")
    scene.s.creature_track = put(scene.s.creature_track, 3, card("kraken"))
    scene.s.creature_deck &= ~(1 << card("kraken"))
    scene.fleet("t10_s1", 1, 2)
    scene.fleet("t10_s2", 2, 1)
    scene.start(Menu(0)).answer("buy_creature kraken")
    assert scene.s.gold[0] == 7  # 5 less 2 temples
    scene.answer("figure_zone t10_s1")
    assert scene.owner("t10_s1") == terms.NOBODY
    assert scene.s.fleets_left[1] == 8
    scene.cards(0, priestesses=1)
    keep(scene, 0, "kraken").answer("keep_creature")
    assert "upkeep_move t10_s2" in scene.options
    scene.answer("upkeep_move t10_s2")
    assert scene.s.fleets_left[2] == 8
    assert closed_seas(scene.s) == 1 << zone("t10_s2")


@pytest.mark.rule("CYC-10.5")
def test_one_priestess_keeps_charybdis_and_scylla_and_each_may_move() -> None:
    scene = Scene()
    scene.creature("charybdis_scylla", 0, "t10_s1", "t02_s1")
    scene.cards(0, priestesses=2)
    keep(scene, 0, "charybdis_scylla").answer("keep_creature")
    scene.answer("upkeep_move t10_s3")
    assert scene.decision == "upkeep_move"
    scene.answer("upkeep_move t02_s2")
    assert (scene.where("charybdis_scylla"), scene.where("charybdis_scylla", second=True)) == ("t10_s3", "t02_s2")
    assert scene.s.priestesses[0] == 1


@pytest.mark.rule("CYC-10.6")
def test_the_minotaur_moves_only_to_its_owner_s_zones() -> None:
    scene = Scene()
    scene.land("t10_l2", 0)
    scene.land("t10_l1", 0)
    scene.land("t10_l3", 1)
    scene.creature("minotaur", 0, "t10_l2")
    scene.cards(0, priestesses=1)
    keep(scene, 0, "minotaur").answer("keep_creature")
    assert scene.options == ["stay", "upkeep_move t10_l1"]


@pytest.mark.rule("CYC-10.7")
def test_the_hydra_eats_after_its_move() -> None:
    scene = Scene()
    scene.creature("hydra", 0, "t10_l1")
    scene.land("t10_l3", 1, troops=2)
    scene.cards(0, priestesses=1)
    keep(scene, 0, "hydra").answer("keep_creature", "upkeep_move t10_l2")
    assert scene.at("t10_l3") == (1, 0)  # the only victim beside its new zone
    assert scene.tokens("t10_l2") == 1


@pytest.mark.rule("CYC-10.8")
def test_a_priestess_discarded_here_has_lowered_the_offering_before() -> None:
    scene = Scene()
    scene.creature("cerberus", 0, "t10_l1")
    scene.cards(0, priestesses=1)
    scene.s.turn_order = (0, 1, 2)
    scene.s.bid_value = [3, 0, 0]
    scene.start(Offerings(3))
    assert scene.s.gold[0] == 8
    keep(scene, 0, "cerberus").answer("keep_creature")
    assert scene.s.gold[0] == 8


@pytest.mark.rule("CYC-10.9")
@pytest.mark.parametrize("answers", [["release_creature"], ["keep_creature", "upkeep_move t02_s3"]])
def test_typhon_leaving_or_moving_may_complete_a_metropolis(answers: list[str]) -> None:
    scene = Scene()
    scene.land("t10_l1", 1)
    scene.land("t10_l2", 1)
    scene.land("t05_l1", 1)
    scene.build("t10_l1", "port")
    scene.build("t10_l2", "fortress", "temple")
    scene.build("t05_l1", "university")
    scene.creature("typhon", 0, "t10_s2")
    scene.cards(0, priestesses=1)
    keep(scene, 0, "typhon").answer(*answers)
    assert scene.decision == "metropolis_zone"
    assert scene.request.seat == 1
