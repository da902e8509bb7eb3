"""Phase 3: offerings.  [CYC-9.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.offerings import OfferGod, Offerings, OfferValue, available_gods
from pessoi.games.cyclades.state import Position
from pessoi.kernel import IllegalAction
from tests.games.cyclades.positions import Scene

SPACES = ["1", "10", "13", "16", "2", "20", "25", "3", "5", "7"]


def auction(mode: str = "solo3", gold: int = 40) -> Scene:
    """Slots zeus, ares, …; nobody has bid."""
    scene = Scene(mode)
    s = scene.s
    s.god_slots = (terms.ZEUS, terms.ARES, terms.ATHENA, terms.POSEIDON, terms.HERA)
    s.turn_order = tuple(range(s.mode.factions))
    for faction in range(s.mode.factions):
        s.bid_god[faction] = terms.NONE
    for team in range(len(s.mode.teams)):
        scene.gold(team, gold)
    return scene


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
    scene = auction().start(Offerings(0))
    assert (scene.request.seat, scene.decision) == (0, "offer_god")
    assert scene.options == ["apollo", "ares", "zeus"]
    scene.answer("offer_god ares")
    assert (scene.decision, scene.options) == ("offer_value", SPACES)
    scene.answer("offer_value 3")
    assert (scene.s.bid_god[0], scene.s.bid_value[0]) == (terms.ARES, 3)
    assert scene.request.seat == 1  # turn order
    scene.answer("offer_god apollo")
    assert (scene.s.bid_god[1], scene.s.bid_value[1]) == (terms.APOLLO, 0)


@pytest.mark.rule("CYC-9.3", "CYC-9.8")
def test_an_offering_must_be_higher_and_never_above_25() -> None:
    scene = auction()
    bid(scene.s, 0, terms.ARES, 13)
    scene.start(OfferGod(1, terms.NONE)).answer("offer_god ares")
    assert scene.options == ["16", "20", "25"]
    with pytest.raises(IllegalAction, match=r"CYC-9\.3"):
        scene.answer("offer_value 13")
    bid(scene.s, 0, terms.ARES, 25)
    assert "ares" not in scene.start(OfferGod(1, terms.NONE)).options


@pytest.mark.rule("CYC-9.2", "CYC-9.4", "CYC-9.5", "CYC-9.6", "CYC-9.7", "CYC-9.11")
def test_example_3_offerings_of_three() -> None:
    scene = auction().start(Offerings(0))
    scene.cards(1, priestesses=1)
    scene.answer("offer_god zeus", "offer_value 3")  # purple
    scene.answer("offer_god zeus", "offer_value 5")  # yellow
    assert (scene.request.seat, scene.options) == (0, ["apollo", "ares"])  # purple may not return to zeus
    scene.answer("offer_god ares", "offer_value 1")
    assert scene.request.seat == 2
    scene.answer("offer_god ares", "offer_value 7")  # blue
    assert (scene.request.seat, scene.options) == (0, ["apollo", "zeus"])  # to zeus again, not to ares
    scene.answer("offer_god zeus")
    assert scene.options == ["10", "13", "16", "20", "25", "7"]
    scene.answer("offer_value 7")
    assert (scene.request.seat, scene.options) == (1, ["apollo", "ares"])
    scene.answer("offer_god apollo")
    assert scene.decision == ""  # apollo's faction cannot be driven out: the phase is over
    assert scene.s.gold == [33, 40, 33]
    assert scene.s.action_order() == [0, 2, 1]


@pytest.mark.rule("CYC-9.7")
def test_apollo_is_closed_once_taken() -> None:
    scene = auction()
    bid(scene.s, 0, terms.APOLLO, 0)
    assert scene.start(OfferGod(1, terms.NONE)).options == ["ares", "zeus"]
    with pytest.raises(IllegalAction, match=r"CYC-9\.7"):
        scene.answer("offer_god apollo")


@pytest.mark.rule("CYC-9.4")
def test_returning_at_once_is_refused_with_the_rule() -> None:
    scene = auction().start(OfferGod(1, terms.ZEUS))
    with pytest.raises(IllegalAction, match=r"CYC-9\.4"):
        scene.answer("offer_god zeus")


@pytest.mark.rule("CYC-9.9", "CYC-9.10", "CYC-9.12")
def test_priestesses_lower_the_cost_and_gold_must_cover_it() -> None:
    scene = auction(gold=4)
    scene.cards(0, priestesses=3)
    scene.start(OfferValue(0, terms.ZEUS))
    assert scene.options == ["1", "2", "3", "5", "7"]
    scene.s.phase = 3
    scene.start(Offerings(0)).answer("offer_god zeus", "offer_value 2")
    scene.answer("offer_god ares", "offer_value 1", "offer_god apollo")
    assert scene.s.gold == [4, 3, 4]  # 3 priestesses make 2 gold free, not −1


@pytest.mark.rule("CYC-9.10", "CYC-20.2")
def test_a_team_must_cover_both_offerings() -> None:
    scene = auction("team4", gold=10)
    bid(scene.s, 1, terms.ZEUS, 7)
    scene.start(OfferValue(0, terms.ARES))
    assert scene.options == ["1", "2", "3"]
    scene.cards(1, priestesses=2)
    assert scene.start(OfferValue(0, terms.ARES)).options == ["1", "2", "3", "5"]


@pytest.mark.rule("CYC-9.10", "CYC-9.14")
def test_teammates_may_outbid_each_other_and_then_one_offering_counts() -> None:
    scene = auction("team4", gold=12)
    bid(scene.s, 1, terms.ZEUS, 7)
    scene.start(OfferValue(0, terms.ZEUS))
    assert (scene.decision, scene.s.bid_value[0]) == ("offer_god", 10)  # the only higher space that 12 gold cover
    assert scene.request.seat == 1
    assert scene.s.bid_god[1] == terms.NONE


@pytest.mark.rule("CYC-9.13")
def test_who_can_pay_for_nothing_bids_on_space_one_for_free() -> None:
    scene = auction(gold=0)
    bid(scene.s, 0, terms.APOLLO, 0)
    bid(scene.s, 1, terms.ZEUS, 1)
    scene.start(OfferGod(2, terms.NONE))
    assert scene.decision == ""  # ares is the one god without marker
    assert (scene.s.bid_god[2], scene.s.bid_value[2]) == (terms.ARES, 1)
    scene.start(Offerings(3))
    assert scene.s.gold[2] == 0


@pytest.mark.rule("CYC-9.13")
def test_a_free_offering_can_be_outbid() -> None:
    scene = auction(gold=5)
    scene.gold(2, 0)
    bid(scene.s, 0, terms.APOLLO, 0)
    scene.start(OfferGod(2, terms.NONE)).answer("offer_god zeus")
    assert scene.s.free_bids == 1 << 2
    scene.start(OfferGod(1, terms.NONE)).answer("offer_god zeus", "offer_value 2")
    assert scene.s.bid_god[2] == terms.ARES
    assert scene.s.free_bids == 1 << 2


@pytest.mark.rule("CYC-9.11")
def test_all_pay_at_the_end_of_the_phase_only() -> None:
    scene = auction().start(Offerings(0))
    scene.answer("offer_god zeus", "offer_value 5", "offer_god ares", "offer_value 2")
    assert scene.s.gold == [40, 40, 40]
    scene.answer("offer_god apollo")
    assert scene.s.gold == [35, 38, 40]


@pytest.mark.rule("CYC-9.2", "CYC-9.5", "CYC-1.3")
@pytest.mark.parametrize("mode", ["solo3", "duel2"])
def test_the_faction_in_turn_is_the_one_that_must_bid(mode: str) -> None:
    scene = auction(mode).start(Offerings(0))
    assert scene.s.active == 0
    scene.answer("offer_god zeus", "offer_value 1")
    assert scene.s.active == 1  # the next one, though it has not answered yet
    scene.answer("offer_god zeus", "offer_value 2")
    assert scene.s.active == 0  # driven out
    scene.answer("offer_god ares", "offer_value 1")
    assert scene.s.active == 2
