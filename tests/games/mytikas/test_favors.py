"""Part 11: favor tokens and gained offerings."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import IllegalAction
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table


@pytest.mark.rule("MYT-11.4", "MYT-D13")
def test_one_favor_of_a_god_of_one_s_choice() -> None:
    table = Table()
    table.play("place poseidon_night", "main")
    assert table.asked() == (BLUE, "take_favor")
    assert table.options() == [f"favor {god} stack" for god in t.GODS]
    table.play("favor hades stack")
    assert table.favors_of(BLUE) == {"hades": 1}
    assert table.stack_of("hades") == 2


@pytest.mark.rule("MYT-11.5")
def test_opponents_lose_favors_only_if_the_stack_is_empty() -> None:
    table = Table().favor(RED, "zeus", "hades").favor(WHITE, "zeus").stack("zeus", 0).stack("demeter", 0)
    table.play("place poseidon_night", "main")
    assert table.options() == ["favor zeus red", "favor zeus white", "favor poseidon stack", "favor hades stack"]
    with pytest.raises(IllegalAction, match=r"MYT-11\.5"):
        table.play("favor hades red")
    table.play("favor zeus white")
    assert (table.favors_of(BLUE), table.favors_of(WHITE)) == ({"zeus": 1}, {})


@pytest.mark.rule("MYT-11.5")
def test_one_s_own_favors_are_no_source() -> None:
    table = Table().favor(BLUE, "zeus", "zeus", "zeus")
    table.play("place poseidon_night", "main")
    assert "zeus" not in {option.split()[1] for option in table.having("favor")}


@pytest.mark.rule("MYT-11.6")
def test_any_number_of_favors_of_one_god() -> None:
    table = Table().favor(BLUE, "hades", "hades")
    table.play("place poseidon_night", "main", "favor hades stack")
    assert table.favors_of(BLUE) == {"hades": 3}


@pytest.mark.rule("MYT-11.1", "MYT-11.3")
@pytest.mark.parametrize(
    ("temples", "gifts"),
    [
        ([], 1),
        (["small_temple_a"], 2),
        (["small_temple_a", "small_temple_b"], 3),
        (["large_temple_a"], 3),
        (["small_temple_a", "small_temple_b", "large_temple_a"], 5),
        (["small_city_a", "large_city_a"], 1),
    ],
)
def test_temple_gifts_go_to_the_reserve(temples: list[str], gifts: int) -> None:
    table = Table().card(BLUE, "deity_hermes", 1)
    for slot in temples:
        table.built(BLUE, slot, 2)
    table.play("place poseidon_day", "main")
    assert table.s.reserve[BLUE] == gifts
    assert table.laid("deity_hermes") == 1


@pytest.mark.rule("MYT-11.2")
def test_offerings_are_counted_by_value() -> None:
    table = Table().reserve(BLUE, 3)  # be it one token or three
    table.play("place hades_night", "main", "offer")
    assert table.options() == ["amount 1", "amount 2", "amount 3"]


@pytest.mark.rule("MYT-11.8", "MYT-D15")
def test_the_altar_gives_an_offering_or_takes_one() -> None:
    table = Table().reserve(BLUE, 1)
    table.play("place hades_night", "main")
    assert table.options() == ["gain", "offer"]
    table.play("gain")
    assert table.s.reserve[BLUE] == 2
    empty = Table()
    empty.play("place hades_night", "main")
    assert empty.s.reserve[BLUE] == 1  # nothing to offer: not asked
    assert empty.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-11.8")
def test_the_gain_is_automatic_if_no_card_can_be_the_target() -> None:
    table = Table().reserve(BLUE, 1).card(RED, "deity_hestia", 1)
    table.play("place hades_night", "main")  # stealing would take two
    assert table.s.reserve[BLUE] == 2


@pytest.mark.rule("MYT-11.9")
def test_offerings_on_cards_cannot_be_used_again() -> None:
    table = Table().card(BLUE, "deity_hera", 3)
    table.play("place hades_night", "main")
    assert table.s.reserve[BLUE] == 1  # nothing in reserve: the gain came by itself
    assert table.laid("deity_hera") == 3
