"""Phase 3: offerings.  [CYC-9.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.offerings import OfferGod, Offerings, OfferValue, available_gods
from pessoi.games.cyclades.state import Position
from pessoi.kernel import IllegalAction
from tests.games.cyclades.positions import Table

SPACES = ["1", "10", "13", "16", "2", "20", "25", "3", "5", "7"]


def auction(mode: str = "solo3", gold: int = 40) -> Table:
    """Slots zeus, ares, …; nobody has bid."""
    table = Table(mode)
    s = table.s
    s.god_slots = (terms.ZEUS, terms.ARES, terms.ATHENA, terms.POSEIDON, terms.HERA)
    s.turn_order = tuple(range(s.mode.factions))
    for faction in range(s.mode.factions):
        s.bid_god[faction] = terms.NONE
    for team in range(len(s.mode.teams)):
        table.gold(team, gold)
    return table


def bid(s: Position, faction: int, god: int, value: int) -> None:
    s.bid_god[faction] = god
    s.bid_value[faction] = value


@pytest.mark.rule("CYC-9.1", "CYC-1.8")
@pytest.mark.parametrize("mode", ["duel2", "solo3", "solo4", "team4", "solo5", "team6"])
def test_there_are_as_many_gods_as_factions(mode: str) -> None:
    s = auction(mode).s
    assert len(available_gods(s)) == s.mode.factions
    assert available_gods(s)[-1] == terms.APOLLO


@pytest.mark.rule("CYC-9.2", "CYC-D10", "CYC-D11")
def test_a_marker_goes_on_a_space_of_a_god_or_on_apollo() -> None:
    table = auction().start(Offerings(0))
    assert (table.request.seat, table.decision) == (0, "offer_god")
    assert table.options == ["apollo", "ares", "zeus"]
    table.answer("offer_god ares")
    assert (table.decision, table.options) == ("offer_value", SPACES)
    table.answer("offer_value 3")
    assert (table.s.bid_god[0], table.s.bid_value[0]) == (terms.ARES, 3)
    assert table.request.seat == 1  # turn order
    table.answer("offer_god apollo")
    assert (table.s.bid_god[1], table.s.bid_value[1]) == (terms.APOLLO, 0)


@pytest.mark.rule("CYC-9.3", "CYC-9.8")
def test_an_offering_must_be_higher_and_never_above_25() -> None:
    table = auction()
    bid(table.s, 0, terms.ARES, 13)
    table.start(OfferGod(1, terms.NONE)).answer("offer_god ares")
    assert table.options == ["16", "20", "25"]
    with pytest.raises(IllegalAction, match=r"CYC-9\.3"):
        table.answer("offer_value 13")
    bid(table.s, 0, terms.ARES, 25)
    assert "ares" not in table.start(OfferGod(1, terms.NONE)).options


@pytest.mark.rule("CYC-9.2", "CYC-9.4", "CYC-9.5", "CYC-9.6", "CYC-9.7", "CYC-9.11")
def test_example_3_offerings_of_three() -> None:
    table = auction().start(Offerings(0))
    table.cards(1, priestesses=1)
    table.answer("offer_god zeus", "offer_value 3")  # purple
    table.answer("offer_god zeus", "offer_value 5")  # yellow
    assert (table.request.seat, table.options) == (0, ["apollo", "ares"])  # purple may not return to zeus
    table.answer("offer_god ares", "offer_value 1")
    assert table.request.seat == 2
    table.answer("offer_god ares", "offer_value 7")  # blue
    assert (table.request.seat, table.options) == (0, ["apollo", "zeus"])  # to zeus again, not to ares
    table.answer("offer_god zeus")
    assert table.options == ["10", "13", "16", "20", "25", "7"]
    table.answer("offer_value 7")
    assert (table.request.seat, table.options) == (1, ["apollo", "ares"])
    table.answer("offer_god apollo")
    assert table.decision == ""  # apollo's faction cannot be driven out: the phase is over
    assert table.s.gold == [33, 40, 33]
    assert table.s.action_order() == [0, 2, 1]


@pytest.mark.rule("CYC-9.7")
def test_apollo_is_closed_once_taken() -> None:
    table = auction()
    bid(table.s, 0, terms.APOLLO, 0)
    assert table.start(OfferGod(1, terms.NONE)).options == ["ares", "zeus"]
    with pytest.raises(IllegalAction, match=r"CYC-9\.7"):
        table.answer("offer_god apollo")


@pytest.mark.rule("CYC-9.4")
def test_returning_at_once_is_refused_with_the_rule() -> None:
    table = auction().start(OfferGod(1, terms.ZEUS))
    with pytest.raises(IllegalAction, match=r"CYC-9\.4"):
        table.answer("offer_god zeus")


@pytest.mark.rule("CYC-9.9", "CYC-9.10", "CYC-9.12")
def test_priestesses_lower_the_cost_and_gold_must_cover_it() -> None:
    table = auction(gold=4)
    table.cards(0, priestesses=3)
    table.start(OfferValue(0, terms.ZEUS))
    assert table.options == ["1", "2", "3", "5", "7"]
    table.s.phase = 3
    table.start(Offerings(0)).answer("offer_god zeus", "offer_value 2")
    table.answer("offer_god ares", "offer_value 1", "offer_god apollo")
    assert table.s.gold == [4, 3, 4]  # 3 priestesses make 2 gold free, not −1


@pytest.mark.rule("CYC-9.10", "CYC-20.2")
def test_a_team_must_cover_both_offerings() -> None:
    table = auction("team4", gold=10)
    bid(table.s, 1, terms.ZEUS, 7)
    table.start(OfferValue(0, terms.ARES))
    assert table.options == ["1", "2", "3"]
    table.cards(1, priestesses=2)
    assert table.start(OfferValue(0, terms.ARES)).options == ["1", "2", "3", "5"]


@pytest.mark.rule("CYC-9.10", "CYC-9.14")
def test_teammates_may_outbid_each_other_and_then_one_offering_counts() -> None:
    table = auction("team4", gold=12)
    bid(table.s, 1, terms.ZEUS, 7)
    table.start(OfferValue(0, terms.ZEUS))
    assert (table.decision, table.s.bid_value[0]) == ("offer_god", 10)  # the only higher space that 12 gold cover
    assert table.request.seat == 1
    assert table.s.bid_god[1] == terms.NONE


@pytest.mark.rule("CYC-9.13")
def test_who_can_pay_for_nothing_bids_on_space_one_for_free() -> None:
    table = auction(gold=0)
    bid(table.s, 0, terms.APOLLO, 0)
    bid(table.s, 1, terms.ZEUS, 1)
    table.start(OfferGod(2, terms.NONE))
    assert table.decision == ""  # ares is the one god without marker
    assert (table.s.bid_god[2], table.s.bid_value[2]) == (terms.ARES, 1)
    table.start(Offerings(3))
    assert table.s.gold[2] == 0


@pytest.mark.rule("CYC-9.13")
def test_a_free_offering_can_be_outbid() -> None:
    table = auction(gold=5)
    table.gold(2, 0)
    bid(table.s, 0, terms.APOLLO, 0)
    table.start(OfferGod(2, terms.NONE)).answer("offer_god zeus")
    assert table.s.free_bids == 1 << 2
    table.start(OfferGod(1, terms.NONE)).answer("offer_god zeus", "offer_value 2")
    assert table.s.bid_god[2] == terms.ARES
    assert table.s.free_bids == 1 << 2


@pytest.mark.rule("CYC-9.11")
def test_all_pay_at_the_end_of_the_phase_only() -> None:
    table = auction().start(Offerings(0))
    table.answer("offer_god zeus", "offer_value 5", "offer_god ares", "offer_value 2")
    assert table.s.gold == [40, 40, 40]
    table.answer("offer_god apollo")
    assert table.s.gold == [35, 38, 40]


@pytest.mark.rule("CYC-9.2", "CYC-9.5", "CYC-1.3")
@pytest.mark.parametrize("mode", ["solo3", "duel2"])
def test_the_faction_in_turn_is_the_one_that_must_bid(mode: str) -> None:
    table = auction(mode).start(Offerings(0))
    assert table.s.active == 0
    table.answer("offer_god zeus", "offer_value 1")
    assert table.s.active == 1  # the next one, though it has not answered yet
    table.answer("offer_god zeus", "offer_value 2")
    assert table.s.active == 0  # driven out
    table.answer("offer_god ares", "offer_value 1")
    assert table.s.active == 2
