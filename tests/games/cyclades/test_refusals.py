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
from tests.games.cyclades.positions import Table, card, hero, zone


def refused(table: Table, text: str) -> str:
    """The rule that an answer is refused with."""
    before = table.s.digest()
    with pytest.raises(IllegalAction) as refusal:
        table.answer(text)
    assert table.s.digest() == before
    return refusal.value.rule


def garrison(god: int) -> Table:
    """Purple stands on t10_l2 with troops and a hero; its teammate has t07_l1, opponents the rest."""
    table = Table("team4", god)
    table.s.lay_map(table.s.figures.recommended_map(table.s.figures.modes["solo3"], terms.SIDE_A))
    table.land("t10_l2", 0, troops=3)
    table.hero("ajax", 0, "t10_l2")
    table.land("t07_l1", 1)
    table.land("t10_l1", 2)  # its only one
    table.land("t10_l3", 3)
    table.land("t12_l1", 3)
    return table


MOVES: list[tuple[int, Frame[Any]]] = [
    (terms.ARES, LandMove(0, zone("t10_l2"))),
    (terms.ATHENA, HeroicMove(0, hero("ajax"))),
]


@pytest.mark.rule("CYC-13.9", "CYC-13.12", "CYC-13.13", "CYC-15.6")
@pytest.mark.parametrize(("god", "move"), MOVES, ids=["land", "heroic"])
def test_a_march_is_refused_by_the_rule_that_forbids_it(god: int, move: Frame[Any]) -> None:
    table = garrison(god)
    for name in ("t10_s1", "t05_s1", "t07_s1"):
        table.fleet(name, 0)
    table.start(move)
    assert refused(table, "move_to t10_l1") == "CYC-15.6"
    assert refused(table, "move_to t07_l1") == "CYC-13.12"
    assert refused(table, "move_to t12_l1") == "CYC-13.9"
    table.creature("medusa", 3, "t10_l3")
    table.start(move)
    assert refused(table, "move_to t10_l3") == "CYC-13.13"


@pytest.mark.rule("CYC-13.30", "CYC-17.11", "CYC-15.6")
def test_a_free_move_is_refused_by_the_rule_that_forbids_it() -> None:
    table = garrison(terms.ATHENA)
    table.creature("chiron", 3, "t12_l1")
    table.start(FreeMove(0, True))
    assert refused(table, "move_to t12_l1") == "CYC-17.11"
    assert refused(table, "move_to t10_l1") == "CYC-15.6"
    assert refused(table, "move_to t07_l1") == "CYC-13.12"


@pytest.mark.rule("CYC-13.1", "CYC-13.4", "CYC-13.5")
def test_a_voyage_is_refused_by_the_rule_that_forbids_it() -> None:
    table = garrison(terms.POSEIDON)
    table.fleet("t10_s2", 0)
    table.fleet("t10_s3", 1)
    table.creature("kraken", 2, "t10_s1")
    table.start(SeaMove(0, zone("t10_s2")))
    assert refused(table, "move_to t10_s1") == "CYC-13.5"
    assert refused(table, "move_to t10_s3") == "CYC-13.4"
    assert refused(table, "move_to t12_s1") == "CYC-13.1"


@pytest.mark.rule("CYC-9.1", "CYC-9.3", "CYC-9.8", "CYC-9.10")
def test_an_offering_is_refused_by_the_rule_that_forbids_it() -> None:
    table = Table("solo4")
    s = table.s
    s.bid_god = [terms.ATHENA, terms.NONE, terms.NONE, terms.NONE]
    s.bid_value = [25, 0, 0, 0]
    table.start(OfferGod(1, terms.NONE))
    assert refused(table, "offer_god ares") == "CYC-9.1"  # face down
    assert refused(table, "offer_god athena") == "CYC-9.8"
    s.bid_value[0] = 10
    assert refused(table, "offer_god athena") == "CYC-9.10"
    s.bid_value[0] = 3
    table.start(OfferValue(1, terms.ATHENA))
    assert refused(table, "offer_value 2") == "CYC-9.3"
    assert refused(table, "offer_value 13") == "CYC-9.10"


@pytest.mark.rule("CYC-5.1", "CYC-5.3", "CYC-5.6", "CYC-5.8")
def test_a_landing_is_refused_by_the_rule_that_forbids_it() -> None:
    table = Table("team4")
    table.s.lay_map(table.s.figures.recommended_map(table.s.figures.modes["solo3"], terms.SIDE_A))
    table.land("t10_l1", 2)
    table.land("t07_l1", 1)
    table.start(FirstLand(0))
    assert refused(table, "place_land t10_l1") == "CYC-5.1"  # taken
    assert refused(table, "place_land t07_l2") == "CYC-5.6"  # the teammate's island
    table.answer("place_land t12_l1")
    assert refused(table, "place_land t12_l2") == "CYC-5.1"  # the same island
    for sea in table.s.map.sea_next[zone("t05_l1")]:
        table.s.add_fleets(sea, 2, 1)
    table.start(SecondLand(0, zone("t12_l1")))
    assert refused(table, "place_land t05_l1") == "CYC-5.8"  # no sea for its fleet
    table.start(ThirdLand(0))
    assert refused(table, "place_land t10_l1") == "CYC-5.3"
    assert refused(table, "place_land t05_l1") == "CYC-5.8"


@pytest.mark.rule("CYC-11.7", "CYC-12.11", "CYC-12.18", "CYC-17.1", "CYC-17.2", "CYC-18.5")
def test_an_optional_action_is_refused_by_the_rule_that_forbids_it() -> None:
    table = garrison(terms.HERA)
    s = table.s
    s.creature_track = (card("harpy"), card("kraken"), card("sylph"), terms.NONE)
    s.reserved = put(s.reserved, 0, 2)
    table.gold(0, 2)
    table.start(Menu(0))
    assert refused(table, "buy_creature harpy") == "CYC-17.2"
    assert refused(table, "buy_creature kraken") == "CYC-11.7"
    assert refused(table, "buy_creature triton") == "CYC-17.1"
    assert refused(table, "land_move t10_l2") == "CYC-12.11"
    s.bid_god[0] = terms.ARES
    assert refused(table, "heroic_move ajax") == "CYC-12.11"
    s.bid_god[0] = terms.APOLLO
    table.hero("leto", 0, "t10_l2")
    assert refused(table, "heroic_move ajax") == "CYC-18.5"
    assert refused(table, "buy_creature kraken") == "CYC-12.18"


@pytest.mark.rule("CYC-18.3", "CYC-18.4", "CYC-18.5", "CYC-18.37", "CYC-11.4")
@pytest.mark.parametrize("early", [False, True], ids=["menu", "mandatory"])
def test_a_sacrifice_is_refused_by_the_rule_that_forbids_it(early: bool) -> None:
    table = garrison(terms.ATHENA)
    table.gold(0, 30)
    table.hero("croesus", 0, "t10_l2")
    table.hero("penthesilea", 0, "t10_l2")
    table.hero("antigone", 0, "t10_l2", cycle=table.s.cycle)
    table.hero("helen", 2, "t10_l1")
    table.start(Mandatory(0, 0, True) if early else Menu(0))
    assert refused(table, "sacrifice ajax") == "CYC-18.3"  # has not 7 land zones
    assert refused(table, "sacrifice helen") == "CYC-18.3"  # another faction's
    assert refused(table, "sacrifice antigone") == "CYC-18.4"
    assert refused(table, "sacrifice penthesilea") == "CYC-18.37"
    if early:
        assert refused(table, "end_turn") == "CYC-11.4"
    else:
        table.s.bid_god[0] = terms.APOLLO
        assert refused(table, "sacrifice croesus") == "CYC-18.5"
