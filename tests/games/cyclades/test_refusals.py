"""Answers that the rules forbid are refused with the rule that forbids them, and change nothing."""

from typing import Any

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.movement import FreeMove, HeroicMove, LandMove, SeaMove
from pessoi.games.cyclades.chapters.offerings import OfferGod, OfferValue
from pessoi.games.cyclades.chapters.placement import FirstLand, SecondLand, ThirdLand
from pessoi.kernel import Frame, IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card, hero, zone


def refused(scene: Scene, text: str) -> str:
    """The rule that an answer is refused with."""
    before = scene.s.digest()
    with pytest.raises(IllegalAction) as refusal:
        scene.answer(text)
    assert scene.s.digest() == before
    return refusal.value.rule


def garrison(god: int) -> Scene:
    """Purple stands on t10_l2 with troops and a hero; its teammate has t07_l1, opponents the rest."""
    scene = Scene("team4", god)
    scene.s.lay_map(scene.s.figures.recommended_map(3, terms.SIDE_A))
    scene.land("t10_l2", 0, troops=3)
    scene.hero("ajax", 0, "t10_l2")
    scene.land("t07_l1", 1)
    scene.land("t10_l1", 2)  # its only one
    scene.land("t10_l3", 3)
    scene.land("t12_l1", 3)
    return scene


MOVES: list[tuple[int, Frame[Any]]] = [
    (terms.ARES, LandMove(0, zone("t10_l2"))),
    (terms.ATHENA, HeroicMove(0, hero("ajax"))),
]


@pytest.mark.rule("CYC-13.9", "CYC-13.12", "CYC-13.13", "CYC-15.6")
@pytest.mark.parametrize(("god", "move"), MOVES, ids=["land", "heroic"])
def test_a_march_is_refused_by_the_rule_that_forbids_it(god: int, move: Frame[Any]) -> None:
    scene = garrison(god)
    for name in ("t10_s1", "t05_s1", "t07_s1"):
        scene.fleet(name, 0)
    scene.start(move)
    assert refused(scene, "move_to t10_l1") == "CYC-15.6"
    assert refused(scene, "move_to t07_l1") == "CYC-13.12"
    assert refused(scene, "move_to t12_l1") == "CYC-13.9"
    scene.creature("medusa", 3, "t10_l3")
    scene.start(move)
    assert refused(scene, "move_to t10_l3") == "CYC-13.13"


@pytest.mark.rule("CYC-13.30", "CYC-17.11", "CYC-15.6")
def test_a_free_move_is_refused_by_the_rule_that_forbids_it() -> None:
    scene = garrison(terms.ATHENA)
    scene.creature("chiron", 3, "t12_l1")
    scene.start(FreeMove(0, True))
    assert refused(scene, "move_to t12_l1") == "CYC-17.11"
    assert refused(scene, "move_to t10_l1") == "CYC-15.6"
    assert refused(scene, "move_to t07_l1") == "CYC-13.12"


@pytest.mark.rule("CYC-13.1", "CYC-13.4", "CYC-13.5")
def test_a_voyage_is_refused_by_the_rule_that_forbids_it() -> None:
    scene = garrison(terms.POSEIDON)
    scene.fleet("t10_s2", 0)
    scene.fleet("t10_s3", 1)
    scene.creature("kraken", 2, "t10_s1")
    scene.start(SeaMove(0, zone("t10_s2")))
    assert refused(scene, "move_to t10_s1") == "CYC-13.5"
    assert refused(scene, "move_to t10_s3") == "CYC-13.4"
    assert refused(scene, "move_to t12_s1") == "CYC-13.1"


@pytest.mark.rule("CYC-9.1", "CYC-9.3", "CYC-9.8", "CYC-9.10")
def test_an_offering_is_refused_by_the_rule_that_forbids_it() -> None:
    scene = Scene("solo4")
    s = scene.s
    s.bid_god = [terms.ATHENA, terms.NONE, terms.NONE, terms.NONE]
    s.bid_value = [25, 0, 0, 0]
    scene.start(OfferGod(1, terms.NONE))
    assert refused(scene, "offer_god ares") == "CYC-9.1"  # face down
    assert refused(scene, "offer_god athena") == "CYC-9.8"
    s.bid_value[0] = 10
    assert refused(scene, "offer_god athena") == "CYC-9.10"
    s.bid_value[0] = 3
    scene.start(OfferValue(1, terms.ATHENA))
    assert refused(scene, "offer_value 2") == "CYC-9.3"
    assert refused(scene, "offer_value 13") == "CYC-9.10"


@pytest.mark.rule("CYC-5.1", "CYC-5.3", "CYC-5.6", "CYC-5.8")
def test_a_landing_is_refused_by_the_rule_that_forbids_it() -> None:
    scene = Scene("team4")
    scene.s.lay_map(scene.s.figures.recommended_map(3, terms.SIDE_A))
    scene.land("t10_l1", 2)
    scene.land("t07_l1", 1)
    scene.start(FirstLand(0))
    assert refused(scene, "place_land t10_l1") == "CYC-5.1"  # taken
    assert refused(scene, "place_land t07_l2") == "CYC-5.6"  # the teammate's island
    scene.answer("place_land t12_l1")
    assert refused(scene, "place_land t12_l2") == "CYC-5.1"  # the same island
    for sea in scene.s.map.sea_next[zone("t05_l1")]:
        scene.s.add_fleets(sea, 2, 1)
    scene.start(SecondLand(0, zone("t12_l1")))
    assert refused(scene, "place_land t05_l1") == "CYC-5.8"  # no sea for its fleet
    scene.start(ThirdLand(0))
    assert refused(scene, "place_land t10_l1") == "CYC-5.3"
    assert refused(scene, "place_land t05_l1") == "CYC-5.8"


@pytest.mark.rule("CYC-11.7", "CYC-12.11", "CYC-12.18", "CYC-17.1", "CYC-17.2", "CYC-18.5")
def test_an_optional_action_is_refused_by_the_rule_that_forbids_it() -> None:
    scene = garrison(terms.HERA)
    s = scene.s
    s.creature_track = (card("harpy"), card("kraken"), card("sylph"), terms.NONE)
    s.reserved = put(s.reserved, 0, 2)
    scene.gold(0, 2)
    scene.start(Menu(0))
    assert refused(scene, "buy_creature harpy") == "CYC-17.2"
    assert refused(scene, "buy_creature kraken") == "CYC-11.7"
    assert refused(scene, "buy_creature triton") == "CYC-17.1"
    assert refused(scene, "land_move t10_l2") == "CYC-12.11"
    s.bid_god[0] = terms.ARES
    assert refused(scene, "heroic_move ajax") == "CYC-12.11"
    s.bid_god[0] = terms.APOLLO
    scene.hero("leto", 0, "t10_l2")
    assert refused(scene, "heroic_move ajax") == "CYC-18.5"
    assert refused(scene, "buy_creature kraken") == "CYC-12.18"


@pytest.mark.rule("CYC-18.3", "CYC-18.4", "CYC-18.5", "CYC-18.37", "CYC-11.4")
@pytest.mark.parametrize("early", [False, True], ids=["menu", "mandatory"])
def test_a_sacrifice_is_refused_by_the_rule_that_forbids_it(early: bool) -> None:
    scene = garrison(terms.ATHENA)
    scene.gold(0, 30)
    scene.hero("croesus", 0, "t10_l2")
    scene.hero("penthesilea", 0, "t10_l2")
    scene.hero("antigone", 0, "t10_l2", cycle=scene.s.cycle)
    scene.hero("helen", 2, "t10_l1")
    scene.start(Mandatory(0, 0, True) if early else Menu(0))
    assert refused(scene, "sacrifice ajax") == "CYC-18.3"  # has not 7 land zones
    assert refused(scene, "sacrifice helen") == "CYC-18.3"  # another faction's
    assert refused(scene, "sacrifice antigone") == "CYC-18.4"
    assert refused(scene, "sacrifice penthesilea") == "CYC-18.37"
    if early:
        assert refused(scene, "end_turn") == "CYC-11.4"
    else:
        scene.s.bid_god[0] = terms.APOLLO
        assert refused(scene, "sacrifice croesus") == "CYC-18.5"
