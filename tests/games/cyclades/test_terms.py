"""Terms, shortages, teams and the order of resolution.  [CYC-1.1] ff., [CYC-2.1] ff., [CYC-20.1] ff., [CYC-22.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu, Turn
from pessoi.games.cyclades.chapters.buildings import open_ports
from pessoi.games.cyclades.chapters.losses import destroy_fleets, destroy_troops
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove
from pessoi.games.cyclades.chapters.supply import gain_priestesses
from pessoi.games.cyclades.chapters.temples import temples_of
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, hero, zone


@pytest.mark.rule("CYC-1.4")
def test_teammates_and_opponents() -> None:
    s = Table("team6").s
    assert [s.mate(f) for f in range(6)] == [1, 0, 3, 2, 5, 4]
    assert not s.are_opponents(2, 3)
    assert s.are_opponents(2, 4)
    solo = Table("solo4").s
    assert [solo.mate(f) for f in range(4)] == [terms.NOBODY] * 4
    assert solo.are_opponents(0, 1)


@pytest.mark.rule("CYC-1.9")
def test_a_must_without_legal_option_is_skipped_and_cannot_overrides_must() -> None:
    table = Table(god=terms.POSEIDON)
    table.land("t02_l1", 0)
    table.creature("polyphemus", 1, "t02_l1")  # closes both seas beside it
    table.start(Mandatory(0, 1, False))
    assert (table.decision, table.s.fleets_left[0]) == ("", 8)


@pytest.mark.rule("CYC-1.10")
def test_halves_are_rounded_down() -> None:
    table = Table()
    table.gold(1, 7)
    table.gold(2, 0)
    table.play("griffin").answer("steal_from yellow")
    assert table.s.gold == [13, 4, 0]


@pytest.mark.rule("CYC-2.5")
def test_destroyed_units_return_to_their_reserve() -> None:
    table = Table()
    table.land("t10_l1", 1, troops=3)
    table.fleet("t10_s1", 2, 2)
    destroy_troops(table.s, zone("t10_l1"), 2)
    destroy_fleets(table.s, zone("t10_s1"), 2)
    assert (table.s.troops_left[1], table.s.fleets_left[2]) == (7, 8)
    assert table.owner("t10_s1") == terms.NOBODY


@pytest.mark.rule("CYC-2.6")
def test_as_much_as_the_supply_has_is_gained() -> None:
    table = Table()
    table.s.priestesses_left = 1
    gain_priestesses(table.s, 0, 3)
    assert (table.s.priestesses[0], table.s.priestesses_left) == (1, 0)


# -- teams


@pytest.mark.rule("CYC-20.2")
def test_either_faction_spends_the_common_gold() -> None:
    table = Table("team4", terms.ATHENA)
    for faction in (0, 1):
        table.s.bid_god = [terms.ATHENA, terms.ZEUS, terms.ARES, terms.POSEIDON]
        table.s.active = faction
        table.s.extra_cards = 0
        table.land(["t10_l1", "t05_l1"][faction], faction)
        table.start(Menu(faction)).answer(["extra_philosopher", "extra_priestess"][faction])
    assert table.s.gold == [2, 10]


@pytest.mark.rule("CYC-20.3", "CYC-20.9")
def test_temples_ports_and_conditions_are_each_faction_s_own() -> None:
    table = Table("team4")
    table.land("t10_l2", 1)
    table.build("t10_l2", "temple", "port", opens="t10_s1")
    assert (temples_of(table.s, 0), temples_of(table.s, 1)) == (0, 1)
    assert (open_ports(table.s, 0, zone("t10_s1")), open_ports(table.s, 1, zone("t10_s1"))) == (0, 1)


@pytest.mark.rule("CYC-20.9")
def test_a_reservation_does_not_help_the_teammate() -> None:
    table = Table("team4")
    table.land("t10_l2", 0)
    table.s.creature_track = put(table.s.creature_track, 0, terms.DRYAD)
    table.s.creature_deck &= ~(1 << terms.DRYAD)
    table.s.reserved = put(table.s.reserved, 0, 1)
    assert "buy_creature dryad" not in table.start(Menu(0)).options


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_fleets_pass_through_the_teammate_s_seas_and_pay_for_each_zone() -> None:
    table = Table("team4", terms.POSEIDON)
    table.fleet("t07_s3", 0)
    table.fleet("t07_s1", 1)
    table.start(SeaMove(0, zone("t07_s3")))
    assert table.options == ["t01_s1", "t07_s2", "t12_s1", "t12_s2"]  # beyond t07_s1, never in it
    table.answer("move_to t12_s1")
    assert (table.owner("t12_s1"), table.s.gold[0]) == (0, 8)
    table = Table("team4", terms.POSEIDON)
    table.fleet("t07_s3", 0)
    table.fleet("t07_s1", 2)  # an opponent's zone cannot be passed
    assert table.start(SeaMove(0, zone("t07_s3"))).options == ["t07_s1", "t07_s2"]


@pytest.mark.rule("CYC-20.6")
def test_the_cheapest_path_counts_and_gold_limits_it() -> None:
    table = Table("team4", terms.POSEIDON)
    table.fleet("t07_s3", 0)
    table.fleet("t07_s1", 1)
    table.start(SeaMove(0, zone("t07_s3"))).answer("move_to t07_s2")  # a neighbour, also reached through t07_s1
    assert table.s.gold[0] == 9
    table = Table("team4", terms.POSEIDON)
    table.fleet("t07_s3", 0)
    table.fleet("t07_s1", 1)
    table.gold(0, 1)
    table.start(SeaMove(0, zone("t07_s3")))
    assert table.owner("t07_s2") == 0  # 1 gold pays for one zone


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_troops_pass_through_the_teammate_s_land() -> None:
    table = Table("team4", terms.ARES)
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1)
    table.start(LandMove(0, zone("t10_l1")))
    assert (table.owner("t10_l3"), table.owner("t10_l2"), table.s.gold[0]) == (0, 1, 8)


@pytest.mark.rule("CYC-20.6", "CYC-13.22")
def test_a_heroic_move_pays_the_hero_s_next_costs_for_each_zone() -> None:
    table = Table("team4", terms.ATHENA)
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.hero("ajax", 0, "t10_l1")
    table.start(HeroicMove(0, hero("ajax")))
    assert (table.standing("ajax"), table.s.gold[0], table.s.hero_moves[hero("ajax")]) == ("t10_l3", 7, 2)


@pytest.mark.rule("CYC-20.7")
def test_the_teammate_s_fleets_carry() -> None:
    table = Table("team4", terms.ARES)
    table.land("t02_l1", 0, troops=1)
    table.fleet("t02_s1", 1)
    table.start(LandMove(0, zone("t02_l1")))
    assert table.options == ["t02_l2", "t02_l3"]


# -- resolution


@pytest.mark.rule("CYC-22.1")
def test_what_an_effect_causes_comes_before_the_interrupted_action_goes_on() -> None:
    table = Table(god=terms.ATHENA)
    table.s.bid_god[0] = terms.ATHENA
    table.land("t10_l2", 0)
    table.land("t05_l2", 0)
    table.cards(0, philosophers=3)
    table.build("t05_l2", "temple", "port")
    table.build("t10_l2", "fortress")
    table.start(Turn(0))  # the university completes the four types in the middle of the mandatory actions
    assert table.decision == "metropolis_zone"
    assert table.s.philosophers[0] == 3
    table.answer("metropolis_zone t05_l2", "open_onto t05_s1", "draw_bonus three_gold")
    assert table.decision == "metropolis_zone"  # then the philosopher, the fourth, builds the next one
    assert table.s.philosophers[0] == 0


@pytest.mark.rule("CYC-22.5")
def test_a_turn_goes_on_with_the_new_position_after_a_failed_move() -> None:
    table = Table(god=terms.ARES)
    table.s.bid_god[0] = terms.ARES
    table.land("t10_l1", 0, troops=1)
    table.land("t10_l2", 1, troops=2)
    table.land("t05_l2", 1)
    table.start(Menu(0)).answer("land_move t10_l1").roll(0, 3)
    assert (table.decision, table.at("t10_l1")) == ("turn_menu", (0, 0))
    assert "land_move t10_l1" not in table.options
    assert "extra_troop" in table.options
