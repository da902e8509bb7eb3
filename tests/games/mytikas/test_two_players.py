"""Part 16: two players."""

import pytest

from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, Table


@pytest.mark.rule("MYT-16.1", "MYT-16.2", "MYT-16.6")
def test_the_player_chooses_a_side_and_its_bonus() -> None:
    table = Table(2).favor(BLUE, "poseidon").goods(BLUE, 1, stone=1)
    assert {"place poseidon_day", "place poseidon_night"} <= set(table.options())
    table.play("place poseidon_night", "main", "favor zeus stack", "bonus")
    assert table.goods_on(BLUE, 1) == (3, 0, 0)  # the quarry of the night side
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-16.3")
def test_a_builder_bars_both_sides_of_its_god() -> None:
    table = Table(2).builder(RED, "zeus_day").goods(BLUE, 1, 9, 9, 9)
    assert not {"place zeus_day", "place zeus_night"} & set(table.options())
    with pytest.raises(IllegalAction, match=r"MYT-16\.3"):
        table.play("place zeus_night")


@pytest.mark.rule("MYT-16.4")
def test_the_own_builder_must_go_to_another_god() -> None:
    table = Table(2).builder(BLUE, "zeus_day").goods(BLUE, 1, 9, 9, 9)
    with pytest.raises(IllegalAction, match=r"MYT-16\.4"):
        table.play("place zeus_night")


@pytest.mark.rule("MYT-16.5")
def test_two_gods_are_candidates_and_each_side_must_be_worthwhile() -> None:
    table = Table(2).builder(BLUE, "zeus_day").builder(RED, "hades_day")
    assert table.having("place") == ["place demeter_day", "place poseidon_day", "place poseidon_night"]
    table.goods(BLUE, 1, stone=2, marble=1)
    assert "place demeter_night" in table.options()


@pytest.mark.rule("MYT-16.7", "MYT-16.8")
def test_either_side_can_be_followed_with_one_payment_if_feasible() -> None:
    table = Table(2).favor(RED, "poseidon", "poseidon")
    table.play("place poseidon_day", "main")
    assert table.options() == [
        "pass",
        "follow poseidon_day favor_poseidon",
        "follow poseidon_night favor_poseidon",
    ]
    table.play("follow poseidon_night favor_poseidon", "favor hades stack")
    assert table.favors_of(RED) == {"poseidon": 1, "hades": 1}
    assert table.asked() == (RED, "turn_start")
    table = Table(2).favor(RED, "hades").card(RED, "deity_zeus").reserve(RED, 1)
    table.play("place hades_night", "main")
    assert table.options() == ["pass", "follow hades_night favor_hades", "follow hades_night offering"]
    with pytest.raises(IllegalAction, match=r"MYT-7\.5"):
        table.play("follow hades_day favor_hades")  # Red has nothing to raise
    with pytest.raises(IllegalAction, match=r"MYT-16\.7"):
        table.play("follow zeus_day favor_hades")
