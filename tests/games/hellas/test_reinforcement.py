"""Chapter 5: reinforcement."""

import pytest

from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import CHANCE, IllegalAction
from pessoi.kernel.rows import put
from tests.games.hellas.positions import F_PLACE, Table, changed, position

TEMPLE = changed(F_PLACE, "tile_athens 1 1 k0 white 1/0")


def draws(options: list[str]) -> list[str]:
    return [o for o in options if o.startswith("draw")]


@pytest.mark.rule("HEL-5.1")
def test_four_steps_with_more_temples() -> None:
    step = "add soldier tile_mykale", "add soldier tile_mykale", "add ship tile_mykale"
    t = position(TEMPLE).do("announce reinforcement", *step)
    assert t.asked == (WHITE, "reinf")
    t.do("add ship tile_mykale")
    assert t.asked == (WHITE, "reorg_src")
    for fewer in (F_PLACE, changed(TEMPLE, "tile_athens 1 1 k0 red 1/0")):  # none each, or Red's
        assert position(fewer).do("announce reinforcement", *step).asked == (WHITE, "reorg_src")


@pytest.mark.rule("HEL-5.9")
def test_the_number_of_steps_is_settled_at_the_start() -> None:
    t = position(TEMPLE).do("announce reinforcement", "add soldier tile_mykale")
    # no rule does this; the count would fall if it were made again
    t.s.owner = put(t.s.owner, t.tile("tile_athens"), RED)
    t.s.reserve = [13, 7, 13, 9]
    t.game.play(t.s, t.game.vocabulary.read("add soldier tile_mykale"))
    t.game.play(t.s, t.game.vocabulary.read("add ship tile_mykale"))
    assert t.asked == (WHITE, "reinf")


@pytest.mark.rule("HEL-5.2", "HEL-D-REINF")
def test_every_kind_is_offered_every_time() -> None:
    t = position(F_PLACE).do("announce reinforcement")
    wanted = [f"add {kind} {tile}" for kind in ("soldier", "ship") for tile in ("tile_mykale", "tile_tainaron")]
    assert sorted(t.options) == sorted([*wanted, "draw ares", "draw poseidon", "draw zeus"])
    t.do("draw zeus", "draw zeus", "draw zeus")
    assert t.asked == (CHANCE, "draw")


@pytest.mark.rule("HEL-5.3", "HEL-5.4")
def test_only_own_cities_with_room_and_a_ship_needs_no_ship() -> None:
    t = position(changed(F_PLACE, "tile_mykale 0 -1 k0 white 3/0")).do("announce reinforcement")
    assert "add soldier tile_mykale" not in t.options
    assert "add ship tile_mykale" in t.options
    assert not [o for o in t.options if "tile_malea" in o or "tile_sounion" in o]


@pytest.mark.rule("HEL-5.5")
def test_hand_limits_count_what_was_drawn_before() -> None:
    t = position(F_PLACE, white="zeus_cancel zeus_cancel ares_levy ares_levy poseidon_storm").do(
        "announce reinforcement"
    )
    t.do("draw zeus")
    assert draws(t.options) == ["draw ares", "draw poseidon"]
    t.do("draw poseidon")
    assert draws(t.options) == []  # seven cards


@pytest.mark.rule("HEL-5.6", "HEL-C-DRAW")
def test_drawn_cards_stay_unseen_until_the_last_step() -> None:
    t = position(F_PLACE).do("announce reinforcement", "draw zeus")
    assert t.hand(WHITE) == []
    assert t.s.drawn == (0, 0, 1)
    assert t.s.pile == (16, 16, 15)
    t.do("add ship tile_mykale", "draw ares")
    # now, and only now, chance says what they are, to their owner alone
    assert t.asked == (CHANCE, "draw")
    assert t.request.seen == 1 << WHITE
    assert t.request.secret
    assert sum(t.request.weights or []) == 16
    t.do("card ares_plunder", "card zeus_recall")
    assert t.hand(WHITE) == ["ares_plunder", "zeus_recall"]
    assert t.s.drawn == (0, 0, 0)
    assert t.s.locked_size == (1, 0, 1)


@pytest.mark.rule("HEL-5.7")
def test_what_the_reserve_lacks_cannot_be_chosen() -> None:
    t = position(F_PLACE)
    t.s.reserve[0] = 0
    t.s.reserve[1] = 1
    t.game.play(t.s, t.game.vocabulary.read("announce reinforcement"))
    assert not [o for o in t.options if o.startswith("add soldier")]
    with pytest.raises(IllegalAction, match=r"HEL-5\.7"):
        t.game.play(t.s, t.game.vocabulary.read("add soldier tile_mykale"))
    t.game.play(t.s, t.game.vocabulary.read("add ship tile_mykale"))
    assert draws(t.options) == t.options


@pytest.mark.rule("HEL-5.8")
def test_steps_must_be_used_and_are_lost_when_nothing_is_possible() -> None:
    t = position(F_PLACE).do("announce reinforcement")
    assert not [o for o in t.options if o in ("stop", "no", "pass", "end")]
    t = stuck("zeus_cancel zeus_cancel zeus_keep ares_levy ares_levy ares_retreat poseidon_fair_wind")
    assert t.asked == (WHITE, "reinf")  # no card helps, but that is nobody's business
    assert t.options == ["stop"]
    assert t.request.secret
    t.game.play(t.s, t.game.vocabulary.read("stop"))
    assert t.asked == (WHITE, "reorg_src")


def stuck(hand: str) -> Table:
    """White reinforces with a full hand, all ships on the board and one soldier in reserve, which comes."""
    t = position(F_PLACE, white=hand)
    t.s.reserve[0] = 1
    t.s.reserve[1] = 0
    t.game.play(t.s, t.game.vocabulary.read("announce reinforcement"))
    t.game.play(t.s, t.game.vocabulary.read("add soldier tile_mykale"))
    return t


@pytest.mark.rule("HEL-5.8", "HEL-4.5", "HEL-D-REINF")
def test_a_card_may_make_a_step_possible_or_the_rest_is_lost() -> None:
    hand = "zeus_cancel zeus_cancel zeus_double_turn ares_levy ares_levy ares_retreat poseidon_storm"
    t = stuck(hand)
    assert t.options == ["stop", "play poseidon_storm", "play zeus_double_turn"]
    t.game.play(t.s, t.game.vocabulary.read("play zeus_double_turn"))
    while t.asked[1] == "keep":
        t.game.play(t.s, t.game.vocabulary.read("no"))
    assert draws(t.options) == ["draw poseidon", "draw zeus"]  # six cards: a step is possible again, and must be used
    assert "stop" not in t.options
    lost = stuck(hand)
    lost.game.play(lost.s, lost.game.vocabulary.read("stop"))
    assert lost.asked == (WHITE, "reorg_src")


@pytest.mark.rule("HEL-5.8")
def test_without_any_card_that_could_help_the_steps_are_lost_unasked() -> None:
    t = stuck("ares_levy ares_levy ares_retreat poseidon_storm zeus_cancel zeus_cancel zeus_keep")
    t.s.locked_size = (0, 1, 3)  # all that could be played was acquired in this turn
    t.s.locked = put(put(put(t.s.locked, 14, 1), 16, 2), 17, 1)
    t.game.settle(t.s)
    assert t.s.stack[-1].data()[0] != "Reinforcement"


@pytest.mark.rule("HEL-9.11", "HEL-C-RESHUFFLE")
def test_an_empty_pile_is_made_anew_at_once() -> None:
    t = position(F_PLACE, red="zeus_theft zeus_recall")
    laid = ["zeus_cancel"] * 3 + ["zeus_keep"] * 2 + ["zeus_double_turn"] * 2 + ["zeus_swap_city"] * 2
    t.discard(*laid, "zeus_new_soldiers", "zeus_new_soldiers", "zeus_thunderbolt")
    assert t.s.pile[2] == 2  # a Veto and a Thunderbolt
    t.do("announce reinforcement", "draw zeus", "draw zeus")
    assert t.s.pile[2] == 12
    assert t.discards() == []
    t.do("draw zeus")
    # the first two are what was left of the old pile, the third comes from the new one
    assert t.asked == (CHANCE, "draw")
    assert sum(t.request.weights or []) == 12
    t.do("card zeus_keep")
    assert sorted(t.hand(WHITE)) == ["zeus_cancel", "zeus_keep", "zeus_thunderbolt"]
