"""Chapter 7: wonders."""

import pytest

from pessoi.games.olympos.chapters.ending import points_by_part
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.olympos.positions import F, Table, named, wonder

STARS = ("thessaly", "attica", "argolis", "naxos", "rhodes", "crete")


def builder(stars: int) -> Table:
    t = Table()
    t.settle(0, *STARS[:stars])
    return t


@pytest.mark.rule("OLY-7.1", "OLY-D-03")
def test_a_wonder_needs_its_stars_and_time_and_must_be_there() -> None:
    assert builder(3).start().options("build") == []
    t = builder(4).start()
    assert t.options("build") == ["lion_gate"]
    with pytest.raises(IllegalAction, match=r"OLY-7\.1"):
        t.play("build stadium")
    in_time = builder(4)
    in_time.at(68, 75, 75, 75)
    assert in_time.start().options("build") == ["lion_gate"]  # 7 spaces, just to the cross
    late = builder(4)
    late.at(69, 75, 75, 75)
    assert late.start().options("build") == []
    gone = builder(4)
    gone.s.built = put(gone.s.built, 1, 1 << wonder("lion_gate"))
    assert gone.start().options("build") == []


@pytest.mark.rule("OLY-7.2")
def test_all_sources_of_stars_add_up() -> None:
    t = Table()
    t.settle(0, "crete")  # 1 Star token
    t.learn(0, "architecture", "engineering")  # 2
    t.mark(0, "red_4", 0)  # 1 marker in the column of the Statue of Zeus
    t.mark(0, "blue_3", 0)  # a marker in another column
    t.mark(1, "yellow_4", 0)  # another player's
    t.s.athena = put(t.s.athena, 0, 1)
    assert F.wonder_stars[wonder("statue_of_zeus")] == 6
    assert "statue_of_zeus" not in t.start().options("build")
    t.hold(0, "inspiration")
    t.start()
    assert "statue_of_zeus" in t.options("build")
    t.play("build statue_of_zeus", "star athena")  # then only the card is left
    assert named(t.s.built[0], F.wonder_ids) == ["statue_of_zeus"]
    assert (t.s.athena[0], t.hand(0)) == (0, {})


@pytest.mark.rule("OLY-7.3")
def test_example_18_9_wonder() -> None:
    t = Table()
    t.at(33, 40, 40, 40)
    t.settle(0, "crete", "attica")
    t.learn(0, "architecture")
    t.mark(0, "red_2", 0)
    t.mark(0, "blue_2", 0)
    t.start().play("build stadium")
    assert t.s.position[0] == 38
    assert named(t.s.built[0], F.wonder_ids) == ["stadium"]
    assert (t.s.star[0], t.s.marker.count(0)) == (2, 2)  # all stars are kept
    assert points_by_part(t.s, 0)[5] == 10


@pytest.mark.rule("OLY-7.4", "OLY-D-10")
def test_exactly_the_shortfall_is_paid_with_one_shot_stars_of_choice() -> None:
    t = builder(3)
    t.s.athena = put(t.s.athena, 0, 1)
    t.hold(0, "inspiration", "inspiration")
    t.start().play("build lion_gate")
    assert (t.asked, t.options("star")) == ((0, "one_shot_star"), ["athena", "inspiration"])
    t.play("star inspiration")
    assert (t.s.athena[0], t.hand(0)) == (1, {"inspiration": 1})
    assert t.s.built[0] == 1
    none = builder(4)
    none.s.athena = put(none.s.athena, 0, 1)
    none.start().play("build lion_gate")
    assert none.s.athena[0] == 1  # nothing was missing


@pytest.mark.rule("OLY-7.4", "OLY-D-10")
def test_a_single_kind_of_one_shot_star_is_spent_unasked_unless_that_would_tell() -> None:
    t = builder(3)
    t.s.athena = put(t.s.athena, 0, 1)
    t.start().play("build lion_gate")
    assert (t.s.athena[0], t.s.built[0]) == (0, 1)
    secret = builder(3)
    secret.s.athena = put(secret.s.athena, 0, 1)
    secret.hold(0, "favour")
    secret.start().play("build lion_gate")
    assert secret.options() == ["star athena"]
    assert secret.request.secret
    card = builder(3)
    card.hold(0, "inspiration", "favour")
    card.start().play("build lion_gate")
    assert card.hand(0) == {"favour": 1}


@pytest.mark.rule("OLY-7.5")
@pytest.mark.parametrize(("tiles", "erinyes", "cost"), [((), 0, 7), (("architecture",), 0, 5), ((), 1, 9)])
def test_a_wonder_costs_seven(tiles: tuple[str, ...], erinyes: int, cost: int) -> None:
    t = builder(4)
    t.learn(0, *tiles)
    t.s.erinyes = erinyes
    t.start().play("build lion_gate")
    assert t.s.position[0] == cost
    assert t.s.erinyes == 0


@pytest.mark.rule("OLY-7.6")
def test_a_wonder_scores_its_value_and_gives_nothing_else() -> None:
    t = builder(4)
    t.start().play("build lion_gate")
    parts = points_by_part(t.s, 0)
    assert (parts[5], parts[3]) == (8, 0)
    assert t.s.marker.count(0) == 0
    assert t.s.active == 1
    assert [F.wonder_points[w] for w in range(5)] == [8, 10, 10, 12, 12]


@pytest.mark.rule("OLY-7.7")
def test_each_wonder_exists_once_but_a_player_may_build_several() -> None:
    t = builder(5)
    t.at(0, 30, 30, 30)
    t.start().play("build lion_gate")
    assert t.options("build") == ["stadium", "parthenon"]
    t.play("build stadium", "draw harmony", "done")
    assert named(t.s.built[0], F.wonder_ids) == ["lion_gate", "stadium"]
