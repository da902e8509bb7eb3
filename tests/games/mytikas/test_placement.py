"""Part 5: where the builder may go."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table

ALWAYS = ["place zeus_day", "place demeter_day", "place poseidon_day", "place poseidon_night", "place hades_night"]


@pytest.mark.rule("MYT-5.1", "MYT-5.5")
def test_from_off_the_board_every_worthwhile_space_is_open() -> None:
    assert Table().having("place") == ALWAYS


@pytest.mark.rule("MYT-5.2")
def test_an_opponent_s_builder_bars_its_space() -> None:
    table = Table().builder(RED, "zeus_day")
    assert "place zeus_day" not in table.options()
    with pytest.raises(IllegalAction, match=r"MYT-5\.2"):
        table.play("place zeus_day")


@pytest.mark.rule("MYT-5.3")
def test_the_own_builder_must_move() -> None:
    table = Table().builder(BLUE, "zeus_day")
    with pytest.raises(IllegalAction, match=r"MYT-5\.3"):
        table.play("place zeus_day")


@pytest.mark.rule("MYT-5.4")
def test_the_other_side_of_the_same_god_is_allowed() -> None:
    table = Table().builder(BLUE, "poseidon_day").builder(RED, "hades_day")
    assert {"place poseidon_night", "place hades_night"} <= set(table.options())


@pytest.mark.rule("MYT-5.6", "MYT-6.6")
def test_a_space_where_nothing_can_be_done_is_illegal() -> None:
    table = Table()
    with pytest.raises(IllegalAction, match=r"MYT-5\.6"):
        table.play("place zeus_night")
    with pytest.raises(IllegalAction, match=r"MYT-5\.6"):
        table.play("place hades_day")
    table.favor(BLUE, "zeus")
    assert "place zeus_night" in table.options()  # for its bonus
    assert "place demeter_night" not in table.options()


@pytest.mark.rule("MYT-5.6")
def test_a_favor_does_not_help_if_the_bonus_is_not_feasible() -> None:
    table = Table().favor(BLUE, "hades")
    assert "place hades_day" not in table.options()  # nothing to raise, as main action or as bonus
    table.goods(BLUE, 4, gold=1)
    assert "place hades_day" not in table.options()  # nothing below the summit
    table.goods(BLUE, 1, stone=1)
    assert "place hades_day" in table.options()


@pytest.mark.rule("MYT-5.7")
def test_the_builder_stays_and_blocks_until_it_is_placed_again() -> None:
    table = Table()
    table.play("place zeus_day", "main", "batch 0")
    assert table.s.builder == [t.SPACES.index("zeus_day"), t.NO_SPACE, t.NO_SPACE]
    assert "place zeus_day" not in table.options()
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (WHITE, "turn_start")
    assert "place zeus_day" not in table.options()
    assert "place demeter_day" not in table.options()
    table.play("place hades_night", "main")
    assert table.asked() == (BLUE, "turn_start")
    table.play("place poseidon_day", "main")
    assert table.asked() == (RED, "turn_start")
    assert "place zeus_day" in table.options()


@pytest.mark.rule("MYT-6.5")
def test_what_is_feasible() -> None:
    table = Table().tokens(4, 5, 0, 2).goods(BLUE, 3, stone=2, marble=1)
    assert "place demeter_night" not in table.options()  # the cost lies there, but no token
    table.tokens(4, 5, 1, 2)
    assert "place demeter_night" in table.options()
    nothing_left = Table().stack("zeus", 0).stack("demeter", 0).stack("poseidon", 0).stack("hades", 0)
    assert "place poseidon_night" not in nothing_left.options()  # no favor anywhere
    assert "place hades_night" in nothing_left.options()
