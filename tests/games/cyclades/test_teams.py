"""Teams: what is common, what stays each faction's own, passing through each other's zones.  [CYC-20]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.buildings import temples_of
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.games.cyclades.chapters.dice import ATTACKER
from pessoi.games.cyclades.chapters.income import collect
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove, land_origins
from pessoi.games.cyclades.chapters.offerings import net_cost
from pessoi.games.cyclades.chapters.sides import strength
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, hero, zone


def team(god: int = terms.ARES) -> Scene:
    """Purple and yellow against blue and black, on the map a3."""
    scene = Scene("team4", god=god)
    scene.s.lay_map(scene.s.figures.recommended["a3"])
    return scene


@pytest.mark.rule("CYC-1.4", "CYC-20.1")
def test_teammates_and_opponents() -> None:
    s = team().s
    assert [s.mate(faction) for faction in range(4)] == [1, 0, 3, 2]
    assert not s.are_opponents(0, 1)
    assert s.are_opponents(0, 2)
    assert Scene().s.mate(0) == terms.NOBODY


@pytest.mark.rule("CYC-20.2", "CYC-1.2")
def test_gold_is_common() -> None:
    scene = team()
    scene.land("t10_l1", 0)
    scene.land("t05_l1", 1)
    collect(scene.s, 0, True)
    collect(scene.s, 1, True)
    assert scene.s.gold == [12, 10]
    assert scene.s.gold_of(0) == scene.s.gold_of(1) == 12


@pytest.mark.rule("CYC-20.3")
def test_priestesses_temples_and_philosophers_are_each_factions_own() -> None:
    scene = team()
    scene.land("t10_l2", 0)
    scene.land("t05_l2", 1)
    scene.build("t05_l2", "temple")
    scene.cards(1, priestesses=3)
    assert net_cost(scene.s, 1, 5) == 2
    assert net_cost(scene.s, 0, 5) == 5
    assert (temples_of(scene.s, 0), temples_of(scene.s, 1)) == (0, 1)
    scene.cards(0, philosophers=2)
    scene.cards(1, priestesses=3, philosophers=2)
    scene.play("graeae")
    assert scene.s.philosophers[:2] == (2, 2)  # four between them build nothing


@pytest.mark.rule("CYC-20.3")
def test_conditions_count_the_factions_own_creatures_heroes_and_zones() -> None:
    scene = team()
    scene.land("t10_l2", 0)
    scene.hero("leto", 0, "t10_l2")
    scene.hero("hippolyta", 0, "t10_l2")
    scene.hero("ajax", 1, "t10_l2")
    scene.hero("helen", 1, "t10_l2")
    scene.creature("kraken", 0, "t12_s1")
    scene.creature("medusa", 1, "t12_l1")
    assert offers(scene.s, 0) == []


@pytest.mark.rule("CYC-20.5", "CYC-20.6", "CYC-13.12")
def test_a_land_move_passes_a_teammates_zone_at_the_price_of_each_zone_entered() -> None:
    scene = team()
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 1, troops=1)
    scene.start(LandMove(0, zone("t10_l1")))  # t10_l2 is no destination, t10_l3 lies beyond
    assert scene.owner("t10_l3") == 0
    assert scene.s.gold[0] == 8
    assert (scene.owner("t10_l2"), scene.at("t10_l2")) == (1, (1, 0))


@pytest.mark.rule("CYC-20.6")
def test_a_heroic_move_pays_the_heros_next_costs_for_each_zone() -> None:
    scene = team(terms.ATHENA)
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.hero("ajax", 0, "t10_l1")
    scene.start(HeroicMove(0, hero("ajax")))
    assert scene.standing("ajax") == "t10_l3"
    assert scene.s.gold[0] == 10 - 1 - 2
    assert scene.s.hero_moves[hero("ajax")] == 2


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_own_and_foreign_zones_are_not_passed() -> None:
    for owner in (0, 2):
        scene = team()
        scene.land("t10_l1", 0, troops=1)
        scene.land("t10_l2", owner)
        scene.land("t12_l1", owner)
        scene.start(LandMove(0, zone("t10_l1")))
        assert scene.owner("t10_l3") == terms.NOBODY


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_without_gold_for_every_zone_nobody_passes() -> None:
    scene = team()
    scene.gold(0, 1)
    scene.land("t07_l1", 0, troops=1)
    scene.land("t07_l2", 1)
    scene.fleet("t07_s2", 0)
    scene.start(LandMove(0, zone("t07_l1")))
    assert scene.owner("t07_l3") == 0  # one zone away


@pytest.mark.rule("CYC-20.5", "CYC-20.6", "CYC-13.4")
def test_fleets_pass_a_teammates_sea_zones_but_do_not_stop_there() -> None:
    scene = team(terms.POSEIDON)
    scene.fleet("t07_s2", 0)
    scene.fleet("t07_s1", 1)
    scene.start(SeaMove(0, zone("t07_s2")))
    assert "t07_s1" not in scene.options
    assert "t10_s1" in scene.options
    scene.answer("move_to t10_s1")
    assert scene.s.gold[0] == 8
    assert scene.owner("t07_s1") == 1


@pytest.mark.rule("CYC-20.7")
def test_a_teammates_fleets_carry_units() -> None:
    scene = team()
    scene.land("t02_l1", 0, troops=1)
    scene.fleet("t02_s1", 1)
    assert scene.start(LandMove(0, zone("t02_l1"))).options == ["t02_l2", "t02_l3"]


@pytest.mark.rule("CYC-20.9")
def test_ports_and_penelope_help_only_their_own_faction() -> None:
    scene = team()
    scene.land("t07_l1", 1)
    scene.build("t07_l1", "port", opens="t07_s1")
    scene.hero("penelope", 1, "t07_l1")
    scene.fleet("t07_s1", 2)
    begin(scene.s, 0, zone("t07_s1"), 1, 0)
    scene.s.dice = (0, 0)
    assert strength(scene.s, ATTACKER) == 1


@pytest.mark.rule("CYC-20.9")
def test_a_reservation_helps_only_its_own_faction() -> None:
    scene = team(terms.ATHENA)
    scene.land("t10_l1", 0)
    scene.s.creature_track = put(scene.s.creature_track, 0, card("kraken"))
    scene.s.reserved = put(scene.s.reserved, 0, 1)
    assert "buy_creature kraken" not in scene.start(Menu(0)).options
    assert scene.decision == "turn_menu"
    scene.s.reserved = put(scene.s.reserved, 0, 0)
    assert "buy_creature kraken" in scene.start(Menu(0)).options


@pytest.mark.rule("CYC-20.6", "CYC-13.13")
@pytest.mark.parametrize("creature", ["medusa", "calydonian_boar"])
def test_a_teammates_zone_that_nobody_may_enter_is_not_passed(creature: str) -> None:
    scene = team()
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 1)
    assert land_origins(scene.s, 0) == [zone("t10_l1")]
    scene.creature(creature, 2, "t10_l2")
    assert land_origins(scene.s, 0) == []
