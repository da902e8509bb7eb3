"""Part 12: making an offering; locks."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import CHANCE, IllegalAction
from tests.games.mytikas.positions import BLUE, RED, Table


def offering(table: Table, deity: str = "") -> Table:
    """Blue goes to Hades Night and makes an offering."""
    table.play("place hades_night", "main", "offer")
    if deity and table.asked()[1] == "offering_target":
        table.play(f"target {deity}")
    return table


@pytest.mark.rule("MYT-12.1", "MYT-D17")
def test_the_targets_of_an_offering() -> None:
    table = Table().reserve(BLUE, 2).card(BLUE, "deity_hera", 1).card(RED, "deity_pan", 1).card(RED, "deity_ares", 2)
    offering(table)
    assert table.asked() == (BLUE, "offering_target")
    assert table.options() == ["target deity_hera", "target deity_pan", "target deity_hestia"]
    with pytest.raises(IllegalAction, match=r"MYT-12\.4"):
        table.play("target deity_ares")
    with pytest.raises(IllegalAction, match=r"MYT-12\.3"):
        table.play("target deity_zeus")  # face down somewhere


@pytest.mark.rule("MYT-12.1")
def test_offerings_come_from_the_own_reserve_only() -> None:
    table = offering(Table().reserve(BLUE, 2).reserve(RED, 9), "deity_hestia")
    assert table.options() == ["amount 1", "amount 2"]
    with pytest.raises(IllegalAction, match=r"MYT-12\.1"):
        table.play("amount 3")


@pytest.mark.rule("MYT-12.2", "MYT-D18")
def test_protect() -> None:
    table = offering(Table().reserve(BLUE, 9).card(BLUE, "deity_hera", 1), "deity_hera")
    assert table.options() == ["amount 1", "amount 2", "amount 3"]
    table.play("amount 2")
    assert (table.laid("deity_hera"), table.s.reserve[BLUE]) == (3, 7)
    assert table.holder("deity_hera") == BLUE


@pytest.mark.rule("MYT-12.3")
def test_claim_from_the_river_with_at_least_one() -> None:
    table = offering(Table().reserve(BLUE, 2), "deity_hestia")
    assert table.options()[0] == "amount 1"
    table.play("amount 1")
    assert (table.holder("deity_hestia"), table.laid("deity_hestia")) == (BLUE, 1)


@pytest.mark.rule("MYT-12.4")
def test_steal_with_more_and_give_the_old_ones_back() -> None:
    table = offering(Table().reserve(BLUE, 9).card(RED, "deity_hera", 2), "deity_hera")
    assert table.options() == ["amount 3", "amount 4"]
    table.play("amount 3")
    assert (table.holder("deity_hera"), table.laid("deity_hera")) == (BLUE, 3)
    assert table.s.reserve == [6, 2, 0]


@pytest.mark.rule("MYT-12.5")
def test_secured_cards_are_out_of_reach() -> None:
    table = Table().reserve(BLUE, 9).secured(RED, "deity_hera").secured(BLUE, "deity_pan").card(BLUE, "deity_ares")
    offering(table)
    assert table.options() == ["target deity_ares", "target deity_hestia"]
    with pytest.raises(IllegalAction, match=r"MYT-12\.5"):
        table.play("target deity_hera")


@pytest.mark.rule("MYT-12.6")
def test_the_river_is_not_refilled() -> None:
    table = offering(Table().reserve(BLUE, 2), "deity_hestia")
    table.play("amount 1")
    assert table.asked() == (RED, "turn_start")
    assert [place for place in table.s.place if place == t.FACE_UP] == []


@pytest.mark.rule("MYT-12.7")
def test_the_current_lock_is_the_lowest_left() -> None:
    table = Table()
    values = []
    for deity in ("deity_hera", "deity_pan", "deity_ares", "deity_zeus", "deity_hermes"):
        values.append(table.s.current_lock())
        table.secured(RED, deity)
    assert values == [4, 5, 5, 6, 6]
    assert table.s.current_lock() == 0


@pytest.mark.rule("MYT-12.8", "MYT-12.9")
def test_a_card_that_carries_the_lock_s_value_is_secured() -> None:
    table = offering(Table().reserve(BLUE, 9), "deity_hestia")
    assert table.options() == ["amount 1", "amount 2", "amount 3", "amount 4"]
    with pytest.raises(IllegalAction, match=r"MYT-12\.9"):
        table.play("amount 5")
    table.play("amount 4")
    assert table.lock_on("deity_hestia") == "lock_low"
    assert (table.laid("deity_hestia"), table.s.reserve[BLUE]) == (0, 5)
    assert table.s.taken == 1


@pytest.mark.rule("MYT-12.9")
def test_a_steal_may_reach_the_lock_but_not_pass_it() -> None:
    table = offering(Table().reserve(BLUE, 9).card(RED, "deity_hera", 3), "deity_hera")
    assert table.asked() != (BLUE, "offering_amount")  # four is the only amount
    assert table.lock_on("deity_hera") == "lock_low"
    assert table.s.reserve == [5, 3, 0]


@pytest.mark.rule("MYT-12.10", "MYT-14.2", "MYT-14.4")
def test_without_locks_there_is_no_limit_and_no_securing() -> None:
    table = Table().reserve(BLUE, 6).reserve(RED, 9).favor(RED, "hades").card(RED, "deity_hermes", gained=1)
    for deity in ("deity_hera", "deity_pan", "deity_ares", "deity_zeus"):
        table.secured(RED, deity)
    offering(table, "deity_hestia")
    table.play("amount 6")  # the last lock
    assert table.lock_on("deity_hestia") == "lock_high"
    table.play("follow hades_night favor_hades", "offer")
    assert table.options() == [f"amount {count}" for count in range(1, 10)]
    table.play("amount 8")
    assert (table.laid("deity_hermes"), table.lock_on("deity_hermes")) == (9, "")
    assert table.s.stack == []


@pytest.mark.rule("MYT-12.11")
def test_one_lock_for_one_offering() -> None:
    table = Table().reserve(BLUE, 9).card(BLUE, "deity_hera", 1).card(BLUE, "deity_pan", 3)
    offering(table, "deity_hera")
    table.play("amount 3")
    assert table.s.taken == 1
    assert (table.lock_on("deity_pan"), table.laid("deity_pan")) == ("", 3)


@pytest.mark.rule("MYT-12.12")
def test_the_card_under_a_lock_cannot_be_claimed_in_the_same_turn() -> None:
    table = Table().reserve(BLUE, 4).reserve(RED, 3).favor(RED, "hades")
    offering(table, "deity_hestia")
    table.play("amount 4")
    assert table.asked() == (RED, "follow")  # before any card is turned up
    table.play("follow hades_night favor_hades")
    assert table.s.reserve[RED] == 4  # no target: the altar gives
    request = table.game.pending(table.s)
    assert (request.seat, request.decision) == (CHANCE, "deal")


@pytest.mark.rule("MYT-12.13")
def test_the_deck_s_lock_reveals_nothing() -> None:
    table = Table().reserve(BLUE, 6)
    for deity in ("deity_hera", "deity_pan", "deity_ares", "deity_zeus"):
        table.secured(RED, deity)
    offering(table, "deity_hestia")
    table.play("amount 6")
    assert table.s.stack == []
    assert table.s.ended == t.BY_LOCKS


@pytest.mark.rule("MYT-12.14")
def test_any_number_of_cards_and_none() -> None:
    table = Table().reserve(BLUE, 9).card(RED, "deity_hera", 1)
    for deity in ("deity_pan", "deity_ares", "deity_zeus", "deity_hermes"):
        table.card(BLUE, deity)
    offering(table, "deity_hera")
    table.play("amount 2")
    assert sum(place == BLUE for place in table.s.place) == 5
    assert sum(place == RED for place in table.s.place) == 0
