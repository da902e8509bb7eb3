"""Chapter 10: end of the game and scoring."""

import pytest

from pessoi.games.olympos.chapters.ending import outcome, points, points_by_part
from pessoi.kernel import OVER
from pessoi.kernel.rows import put
from tests.games.olympos.positions import GAME, F, Table


def finished(players: int = 2) -> Table:
    """A game over, everybody on the last Zeus space."""
    t = Table(players)
    t.at(*[65] * players)
    t.s.finished = (1 << players) - 1
    t.s.stack = []
    return t


@pytest.mark.rule("OLY-10.1", "OLY-10.2")
@pytest.mark.parametrize(("position", "final"), [(64, False), (65, True), (66, True)])
def test_the_final_turn_begins_on_the_last_zeus_space(position: int, final: bool) -> None:
    t = Table()
    t.at(position, 75, 75, 75)
    t.settle(0, "illyria")
    assert ("pass" in t.start().options()) == final


@pytest.mark.rule("OLY-10.3", "OLY-10.4")
def test_cards_may_be_played_before_passing_and_after_the_last_action() -> None:
    t = Table()
    t.at(66, 68, 75, 75)
    t.settle(0, "illyria")
    t.settle(1, "thrace")
    t.hold(0, "season_grain", "gift_gold")
    t.start().play("card season_grain", "pass")
    assert t.s.is_finished(0)
    assert t.s.position[0] == 66
    assert t.s.active == 1
    acting = Table()
    acting.at(66, 68, 75, 75)
    acting.settle(0, "illyria")
    acting.hold(0, "gift_gold")
    acting.start().expand("paeonia", move="illyria")
    assert acting.options() == ["card gift_gold", "done"]
    acting.play("card gift_gold")
    assert acting.s.is_finished(0)
    assert acting.s.position[0] == 67  # still behind the others, but never active again
    assert acting.s.active == 1


@pytest.mark.rule("OLY-10.2", "OLY-10.4")
def test_an_action_from_the_last_zeus_space_itself_is_the_last() -> None:
    t = Table()
    t.at(65, 68, 75, 75)
    t.settle(0, "illyria")
    t.settle(1, "thrace")
    t.start().expand("paeonia", move="illyria")
    assert t.s.position[0] == 66
    assert t.s.is_finished(0)
    assert t.s.active == 1
    before = Table()
    before.at(64, 68, 75, 75)
    before.settle(0, "illyria")
    before.start().expand("paeonia", move="illyria").play("draw harmony", "done")
    assert before.s.position[0] == 65
    assert not before.s.is_finished(0)  # the final turn is still to come


@pytest.mark.rule("OLY-10.5")
def test_who_can_do_nothing_in_the_final_turn_passes() -> None:
    t = Table()
    t.at(75, 74, 74, 74)
    t.s.finished = 0b1110
    t.start()
    assert t.request.seat == OVER


@pytest.mark.rule("OLY-10.6")
def test_the_game_ends_when_all_had_their_final_turn() -> None:
    t = Table(2)
    t.at(66, 70)
    t.settle(0, "illyria")
    t.settle(1, "thrace")
    t.start().play("pass")
    assert outcome(t.s) is None
    t.play("pass")
    assert t.request.seat == OVER
    result = GAME.outcome(t.s)
    assert result is not None
    assert result.reason == "end-all-finished"
    assert [r.points for r in result.seats] == [5 + 1, 3 + 1]


@pytest.mark.rule("OLY-10.7")
def test_finished_players_can_be_attacked_and_their_hourglass_is_worthless() -> None:
    t = Table(2)
    t.at(70, 66)
    t.settle(1, "paeonia")
    t.s.finished = 2
    before = points(t.s, 1)
    t.start().expand("paeonia")
    assert t.s.hourglass[1] == 1
    assert points(t.s, 1) == before - 1  # the territory; the hourglass is worth nothing


@pytest.mark.rule("OLY-10.8")
def test_points_of_the_final_position_and_prestige() -> None:
    t = Table()
    scores = []
    for position in range(65, 76):
        t.s.position[0] = position
        scores.append(points_by_part(t.s, 0)[0])
    assert scores == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]
    t.s.prestige = put(t.s.prestige, 0, 7)
    assert points(t.s, 0) == 7


@pytest.mark.rule("OLY-10.9")
def test_territories_score_one_atlantis_two_conquered_settlers_nothing() -> None:
    t = Table()
    t.settle(0, "illyria", "atlas", "thrace")
    t.settle(1, "thrace")
    assert points_by_part(t.s, 0)[2] == 1 + 2
    assert F.atlantis.bit_count() == 6


@pytest.mark.rule("OLY-10.10")
def test_discoveries_score_two_and_wonders_their_value() -> None:
    """FAQ: all discoveries have 2 base points, the purple ones included; wonders do not."""
    t = Table()
    t.learn(0, "hoplite", "absolutism", "city", "engineering", "science", "philosophy", "poetry")
    t.s.built = put(t.s.built, 0, 0b11)
    parts = points_by_part(t.s, 0)
    assert parts[3] == 14
    assert parts[4] == 2 + 0 + 0 + 7 + 5 + 3  # one sword, no settlers, no stars, seven discoveries
    assert parts[5] == 8 + 10


@pytest.mark.rule("OLY-10.11")
def test_keres_and_cards_in_hand() -> None:
    """FAQ: unused Destiny cards score a point each."""
    t = Table()
    t.s.keres = 1
    t.hold(0, "harmony", "favour", "gift_gold")
    assert points(t.s, 0) == 3 - 2


@pytest.mark.rule("OLY-10.12")
def test_cubes_and_hourglasses_are_worth_nothing() -> None:
    t = Table()
    t.cubes(0, "gold", "wood")
    t.s.hourglass[0] = 9
    assert points(t.s, 0) == 0


@pytest.mark.rule("OLY-10.13")
def test_ties_go_to_most_tiles_and_then_are_shared() -> None:
    t = finished(3)
    t.learn(0, "hoplite")  # 2 points, one tile
    t.s.prestige = (0, 2, 1)
    result = GAME.outcome(t.s)
    assert result is not None
    assert [r.place for r in result.seats] == [1, 2, 3]
    shared = finished(3)
    shared.s.prestige = (2, 2, 1)
    result = GAME.outcome(shared.s)
    assert result is not None
    assert [r.place for r in result.seats] == [1, 1, 3]
    assert result.shares() == [0.5, 0.5, 0.0]
    wonder = finished(2)
    wonder.s.built = put(wonder.s.built, 0, 1)  # 8 points
    wonder.s.prestige = put(wonder.s.prestige, 1, 8)
    result = GAME.outcome(wonder.s)
    assert result is not None
    assert [r.place for r in result.seats] == [1, 2]
    assert dict(result.seats[0].parts)["wonders"] == 8


@pytest.mark.rule("OLY-10.14")
def test_the_marks_every_five_spaces_do_nothing() -> None:
    t = Table()
    t.at(2, 30, 30, 30)
    before = (t.s.hourglass.copy(), t.s.prestige, t.s.held)
    t.start().expand("illyria")
    assert t.s.position[0] == 5
    assert (t.s.hourglass, t.s.prestige, t.s.held) == before


@pytest.mark.rule("OLY-10.15")
def test_on_the_cross_hourglasses_alone_pay_for_a_last_action() -> None:
    t = Table()
    t.at(75, 75, 75, 75)
    t.s.hourglass[0] = 3
    t.settle(0, "illyria")
    t.start()
    assert t.options() == ["new northern_zone", "new illyria", "move illyria", "pass"]
    t.play("new northern_zone")
    assert t.costs() == {"paeonia": 3, "macedonia": 3, "thrace": 3}
    t.play("to thrace")
    assert (t.s.position[0], t.s.hourglass[0]) == (75, 0)
    assert t.s.is_finished(0)
