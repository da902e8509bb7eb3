"""Terms, shortages, teams and the order of resolution.  [CYC-1.1] ff., [CYC-2.1] ff., [CYC-20.1] ff., [CYC-22.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu, Turn
from pessoi.games.cyclades.chapters.buildings import open_ports, temples_of
from pessoi.games.cyclades.chapters.losses import destroy_fleets, destroy_troops
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove
from pessoi.games.cyclades.chapters.supply import gain_priestesses
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, hero, zone


@pytest.mark.rule("CYC-1.4")
def test_teammates_and_opponents() -> None:
    s = Scene("team6").s
    assert [s.mate(f) for f in range(6)] == [1, 0, 3, 2, 5, 4]
    assert not s.are_opponents(2, 3)
    assert s.are_opponents(2, 4)
    solo = Scene("solo4").s
    assert [solo.mate(f) for f in range(4)] == [terms.NOBODY] * 4
    assert solo.are_opponents(0, 1)


@pytest.mark.rule("CYC-1.9")
def test_a_must_without_legal_option_is_skipped_and_cannot_overrides_must() -> None:
    scene = Scene(god=terms.POSEIDON)
    scene.land("t02_l1", 0)
    scene.creature("polyphemus", 1, "t02_l1")  # closes both seas beside it
    scene.start(Mandatory(0, 1, False))
    assert (scene.decision, scene.s.fleets_left[0]) == ("", 8)


@pytest.mark.rule("CYC-1.10")
def test_halves_are_rounded_down() -> None:
    scene = Scene()
    scene.gold(1, 7)
    scene.gold(2, 0)
    scene.play("griffin").answer("steal_from yellow")
    assert scene.s.gold == [13, 4, 0]


@pytest.mark.rule("CYC-2.5")
def test_destroyed_units_return_to_their_reserve() -> None:
    scene = Scene()
    scene.land("t10_l1", 1, troops=3)
    scene.fleet("t10_s1", 2, 2)
    destroy_troops(scene.s, zone("t10_l1"), 2)
    destroy_fleets(scene.s, zone("t10_s1"), 2)
    assert (scene.s.troops_left[1], scene.s.fleets_left[2]) == (7, 8)
    assert scene.owner("t10_s1") == terms.NOBODY


@pytest.mark.rule("CYC-2.6")
def test_as_much_as_the_supply_has_is_gained() -> None:
    scene = Scene()
    scene.s.priestesses_left = 1
    gain_priestesses(scene.s, 0, 3)
    assert (scene.s.priestesses[0], scene.s.priestesses_left) == (1, 0)


# -- teams


@pytest.mark.rule("CYC-20.2")
def test_either_faction_spends_the_common_gold() -> None:
    scene = Scene("team4", terms.ATHENA)
    for faction in (0, 1):
        scene.s.bid_god = [terms.ATHENA, terms.ZEUS, terms.ARES, terms.POSEIDON]
        scene.s.active = faction
        scene.s.extra_cards = 0
        scene.land(["t10_l1", "t05_l1"][faction], faction)
        scene.start(Menu(faction)).answer(["extra_philosopher", "extra_priestess"][faction])
    assert scene.s.gold == [2, 10]


@pytest.mark.rule("CYC-20.3", "CYC-20.9")
def test_temples_ports_and_conditions_are_each_faction_s_own() -> None:
    scene = Scene("team4")
    scene.land("t10_l2", 1)
    scene.build("t10_l2", "temple", "port", opens="t10_s1")
    assert (temples_of(scene.s, 0), temples_of(scene.s, 1)) == (0, 1)
    assert (open_ports(scene.s, 0, zone("t10_s1")), open_ports(scene.s, 1, zone("t10_s1"))) == (0, 1)


@pytest.mark.rule("CYC-20.9")
def test_a_reservation_does_not_help_the_teammate() -> None:
    scene = Scene("team4")
    scene.land("t10_l2", 0)
    scene.s.creature_track = put(scene.s.creature_track, 0, terms.DRYAD)
    scene.s.creature_deck &= ~(1 << terms.DRYAD)
    scene.s.reserved = put(scene.s.reserved, 0, 1)
    assert "buy_creature dryad" not in scene.start(Menu(0)).options


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_fleets_pass_through_the_teammate_s_seas_and_pay_for_each_zone() -> None:
    scene = Scene("team4", terms.POSEIDON)
    scene.fleet("t07_s3", 0)
    scene.fleet("t07_s1", 1)
    scene.start(SeaMove(0, zone("t07_s3")))
    assert scene.options == ["t01_s1", "t07_s2", "t12_s1", "t12_s2"]  # beyond t07_s1, never in it
    scene.answer("move_to t12_s1")
    assert (scene.owner("t12_s1"), scene.s.gold[0]) == (0, 8)
    scene = Scene("team4", terms.POSEIDON)
    scene.fleet("t07_s3", 0)
    scene.fleet("t07_s1", 2)  # an opponent's zone cannot be passed
    assert scene.start(SeaMove(0, zone("t07_s3"))).options == ["t07_s1", "t07_s2"]


@pytest.mark.rule("CYC-20.6")
def test_the_cheapest_path_counts_and_gold_limits_it() -> None:
    scene = Scene("team4", terms.POSEIDON)
    scene.fleet("t07_s3", 0)
    scene.fleet("t07_s1", 1)
    scene.start(SeaMove(0, zone("t07_s3"))).answer("move_to t07_s2")  # a neighbour, also reached through t07_s1
    assert scene.s.gold[0] == 9
    scene = Scene("team4", terms.POSEIDON)
    scene.fleet("t07_s3", 0)
    scene.fleet("t07_s1", 1)
    scene.gold(0, 1)
    scene.start(SeaMove(0, zone("t07_s3")))
    assert scene.owner("t07_s2") == 0  # 1 gold pays for one zone


@pytest.mark.rule("CYC-20.5", "CYC-20.6")
def test_troops_pass_through_the_teammate_s_land() -> None:
    scene = Scene("team4", terms.ARES)
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 1)
    scene.start(LandMove(0, zone("t10_l1")))
    assert (scene.owner("t10_l3"), scene.owner("t10_l2"), scene.s.gold[0]) == (0, 1, 8)


@pytest.mark.rule("CYC-20.6", "CYC-13.22")
def test_a_heroic_move_pays_the_hero_s_next_costs_for_each_zone() -> None:
    scene = Scene("team4", terms.ATHENA)
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.hero("ajax", 0, "t10_l1")
    scene.start(HeroicMove(0, hero("ajax")))
    assert (scene.standing("ajax"), scene.s.gold[0], scene.s.hero_moves[hero("ajax")]) == ("t10_l3", 7, 2)


@pytest.mark.rule("CYC-20.7")
def test_the_teammate_s_fleets_carry() -> None:
    scene = Scene("team4", terms.ARES)
    scene.land("t02_l1", 0, troops=1)
    scene.fleet("t02_s1", 1)
    scene.start(LandMove(0, zone("t02_l1")))
    assert scene.options == ["t02_l2", "t02_l3"]


# -- resolution


@pytest.mark.rule("CYC-22.1")
def test_what_an_effect_causes_comes_before_the_interrupted_action_goes_on() -> None:
    scene = Scene(god=terms.ATHENA)
    scene.s.bid_god[0] = terms.ATHENA
    scene.land("t10_l2", 0)
    scene.land("t05_l2", 0)
    scene.cards(0, philosophers=3)
    scene.build("t05_l2", "temple", "port")
    scene.build("t10_l2", "fortress")
    scene.start(Turn(0))  # the university completes the four types in the middle of the mandatory actions
    assert scene.decision == "metropolis_zone"
    assert scene.s.philosophers[0] == 3
    scene.answer("metropolis_zone t05_l2", "open_onto t05_s1", "draw_bonus three_gold")
    assert scene.decision == "metropolis_zone"  # then the philosopher, the fourth, builds the next one
    assert scene.s.philosophers[0] == 0


@pytest.mark.rule("CYC-22.5")
def test_a_turn_goes_on_with_the_new_position_after_a_failed_move() -> None:
    scene = Scene(god=terms.ARES)
    scene.s.bid_god[0] = terms.ARES
    scene.land("t10_l1", 0, troops=1)
    scene.land("t10_l2", 1, troops=2)
    scene.land("t05_l2", 1)
    scene.start(Menu(0)).answer("land_move t10_l1").roll(0, 3)
    assert (scene.decision, scene.at("t10_l1")) == ("turn_menu", (0, 0))
    assert "land_move t10_l1" not in scene.options
    assert "extra_troop" in scene.options
