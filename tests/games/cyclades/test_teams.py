"""Teams: what is common, what stays each faction's own, passing through each other's zones.  [CYC-20]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.conditions import offers
from pessoi.games.cyclades.chapters.dice import ATTACKER
from pessoi.games.cyclades.chapters.income import collect
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove, land_origins
from pessoi.games.cyclades.chapters.offerings import net_cost
from pessoi.games.cyclades.chapters.sides import strength
from pessoi.games.cyclades.chapters.temples import temples_of
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, hero, zone


def team(god: int = terms.ARES) -> Table:
    """Purple and yellow against blue and black, on the map a3."""
    table = Table("team4", god=god)
    table.s.lay_map(table.s.figures.recommended["a3"])
    return table


@pytest.mark.rule("CYC-1.4", "CYC-20.1")
def test_teammates_and_opponents() -> None:
    s = team().s
    assert [s.mate(faction) for faction in range(4)] == [1, 0, 3, 2]
    assert not s.are_opponents(0, 1)
    assert s.are_opponents(0, 2)
    assert Table().s.mate(0) == terms.NOBODY


@pytest.mark.rule("CYC-20.2", "CYC-1.2")
def test_gold_is_common() -> None:
    table = team()
    table.land("t10_l1", 0)
    table.land("t05_l1", 1)
    collect(table.s, 0, True)
    collect(table.s, 1, True)
    assert table.s.gold == [12, 10]
    assert table.s.gold_of(0) == table.s.gold_of(1) == 12


@pytest.mark.rule("CYC-20.3")
def test_priestesses_temples_and_philosophers_are_each_factions_own() -> None:
    table = team()
    table.land("t10_l2", 0)
    table.land("t05_l2", 1)
    table.build("t05_l2", "temple")
    table.cards(1, priestesses=3)
    assert net_cost(table.s, 1, 5) == 2
    assert net_cost(table.s, 0, 5) == 5
    assert (temples_of(table.s, 0), temples_of(table.s, 1)) == (0, 1)
    table.cards(0, philosophers=2)
    table.cards(1, priestesses=3, philosophers=2)
    table.play("graeae")
    assert table.s.philosophers[:2] == (2, 2)  # four between them build nothing


@pytest.mark.rule("CYC-20.3")
def test_conditions_count_the_factions_own_creatures_heroes_and_zones() -> None:
    table = team()
    table.land("t10_l2", 0)
    table.hero("leto", 0, "t10_l2")
    table.hero("hippolyta", 0, "t10_l2")
    table.hero("ajax", 1, "t10_l2")
    table.hero("helen", 1, "t10_l2")
    table.creature("kraken", 0, "t12_s1")
    table.creature("medusa", 1, "t12_l1")
    assert offers(table.s, 0) == []


@pytest.mark.rule("CYC-20.5", "CYC-20.6", "CYC-13.12")
def test_a_land_move_passes_a_teammates_zone_at_the_price_of_each_zone_entered() -> None:
    table = team()
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1, troops=1)
    table.start(LandMove(0, zone("t10_l1")))  # t10_l2 is no destination, t10_l3 lies beyond
    assert table.owner("t10_l3") == 0
    assert table.s.gold[0] == 8
    assert (table.owner("t10_l2"), table.at("t10_l2")) == (1, (1, 0))


@pytest.mark.rule("CYC-20.6")
def test_a_heroic_move_pays_the_heros_next_costs_for_each_zone() -> None:
    table = team(terms.ATHENA)
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.hero("ajax", 0, "t10_l1")
    table.start(HeroicMove(0, hero("ajax")))
    assert table.standing("ajax") == "t10_l3"
    assert table.s.gold[0] == 10 - 1 - 2
    assert table.s.hero_moves[hero("ajax")] == 2


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_own_and_foreign_zones_are_not_passed() -> None:
    for owner in (0, 2):
        table = team()
        table.land("t10_l1", 0, troops=1)
        table.land("t10_l2", owner)
        table.land("t12_l1", owner)
        table.start(LandMove(0, zone("t10_l1")))
        assert table.owner("t10_l3") == terms.NOBODY


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_without_gold_for_every_zone_nobody_passes() -> None:
    table = team()
    table.gold(0, 1)
    table.land("t07_l1", 0, troops=1)
    table.land("t07_l2", 1)
    table.fleet("t07_s2", 0)
    table.start(LandMove(0, zone("t07_l1")))
    assert table.owner("t07_l3") == 0  # one zone away


@pytest.mark.rule("CYC-20.5", "CYC-20.6", "CYC-13.4")
def test_fleets_pass_a_teammates_sea_zones_but_do_not_stop_there() -> None:
    table = team(terms.POSEIDON)
    table.fleet("t07_s2", 0)
    table.fleet("t07_s1", 1)
    table.start(SeaMove(0, zone("t07_s2")))
    assert "t07_s1" not in table.options
    assert "t10_s1" in table.options
    table.answer("move_to t10_s1")
    assert table.s.gold[0] == 8
    assert table.owner("t07_s1") == 1


@pytest.mark.rule("CYC-20.7")
def test_a_teammates_fleets_carry_units() -> None:
    table = team()
    table.land("t02_l1", 0, troops=1)
    table.fleet("t02_s1", 1)
    assert table.start(LandMove(0, zone("t02_l1"))).options == ["t02_l2", "t02_l3"]


@pytest.mark.rule("CYC-20.9")
def test_ports_and_penelope_help_only_their_own_faction() -> None:
    table = team()
    table.land("t07_l1", 1)
    table.build("t07_l1", "port", opens="t07_s1")
    table.hero("penelope", 1, "t07_l1")
    table.fleet("t07_s1", 2)
    begin(table.s, 0, zone("t07_s1"), 1, 0)
    table.s.dice = (0, 0)
    assert strength(table.s, ATTACKER) == 1


@pytest.mark.rule("CYC-20.9")
def test_a_reservation_helps_only_its_own_faction() -> None:
    table = team(terms.ATHENA)
    table.land("t10_l1", 0)
    table.s.creature_track = put(table.s.creature_track, 0, card("kraken"))
    table.s.reserved = put(table.s.reserved, 0, 1)
    assert "buy_creature kraken" not in table.start(Menu(0)).options
    assert table.decision == "turn_menu"
    table.s.reserved = put(table.s.reserved, 0, 0)
    assert "buy_creature kraken" in table.start(Menu(0)).options


@pytest.mark.rule("CYC-20.6", "CYC-13.13")
@pytest.mark.parametrize("creature", ["medusa", "calydonian_boar"])
def test_a_teammates_zone_that_nobody_may_enter_is_not_passed(creature: str) -> None:
    table = team()
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1)
    assert land_origins(table.s, 0) == [zone("t10_l1")]
    table.creature(creature, 2, "t10_l2")
    assert land_origins(table.s, 0) == []
