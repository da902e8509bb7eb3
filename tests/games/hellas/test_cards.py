"""Chapter 9: god cards in general."""

import pytest

from pessoi.games.hellas.terms import CARD_IDS, RED, WHITE
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.hellas.positions import F_LAND, F_PLACE, F_SEA, SEA, changed, gods, position

STRONG = changed(F_SEA, "tile_sounion 0 1 k2 white 3/0", "tile_samos 1 0 k0 red 2/2")


@pytest.mark.rule("HEL-9.1")
def test_no_hand_grows_beyond_its_limits() -> None:
    t = position(F_PLACE, white="zeus_cancel zeus_cancel zeus_recall").discard("zeus_keep", "ares_levy")
    t.do("play zeus_recall")
    # two Zeus cards left: a third may come
    assert t.options == ["recall ares_levy", "recall zeus_keep"]
    full = "zeus_cancel zeus_cancel zeus_theft ares_levy ares_levy ares_retreat poseidon_storm"
    t = position(F_PLACE, white=full, red="ares_plunder").do("play zeus_theft", "steal ares_plunder")
    assert gods(t, WHITE) == {"ares": 3, "poseidon": 1, "zeus": 2}
    assert "ares_plunder" in t.discards()


@pytest.mark.rule("HEL-9.2")
def test_a_card_needs_its_window_and_its_condition() -> None:
    t = position(F_PLACE, white="poseidon_storm zeus_thunderbolt poseidon_even_fleet")
    assert t.cards() == ["poseidon_storm"]  # nobody has two soldiers, and it is no expedition
    with pytest.raises(IllegalAction, match=r"HEL-10\.24"):
        t.do("play zeus_thunderbolt")  # its condition
    with pytest.raises(IllegalAction, match=r"HEL-9\.2"):
        t.do("play poseidon_even_fleet")  # its window


@pytest.mark.rule("HEL-9.4")
def test_a_card_leaves_the_hand_waits_on_the_table_and_is_discarded() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers", red="zeus_keep").do("play zeus_new_soldiers")
    card = CARD_IDS.index("zeus_new_soldiers")
    assert t.hand(WHITE) == []
    assert t.s.in_play[card] == 1
    assert t.discards() == []
    t.do("pass", "choose tile_mykale", "stop")
    assert t.s.in_play[card] == 0
    assert t.discards() == ["zeus_new_soldiers"]
    assert min(t.s.revealed) == 0  # nothing more is known of the hand than before


@pytest.mark.rule("HEL-9.5", "HEL-9.7", "HEL-10.17", "HEL-D-CANCEL")
@pytest.mark.parametrize("cancels", range(5))
def test_a_chain_of_vetoes(cancels: int) -> None:
    t = position(F_PLACE, white="zeus_new_soldiers zeus_cancel zeus_cancel", red="zeus_cancel zeus_cancel zeus_keep")
    t.do("play zeus_new_soldiers")
    for n in range(cancels):
        assert t.asked == (RED if n % 2 == 0 else WHITE, "cancel")
        t.do("play zeus_cancel")
    if t.asked[1] == "cancel":
        t.do("pass")
    stands = cancels % 2 == 0
    while t.asked[1] == "keep":
        t.do("no")
    assert t.asked == (WHITE, "city" if stands else "main")
    # the vetoes are discarded before the card takes effect
    assert t.discards().count("zeus_cancel") == cancels
    assert ("zeus_new_soldiers" in t.discards()) is not stands
    assert t.s.in_play[CARD_IDS.index("zeus_cancel")] == 0


@pytest.mark.rule("HEL-9.6")
def test_who_passes_is_not_asked_again() -> None:
    t = position(F_LAND, white="zeus_swap_city", red="zeus_cancel").do("play zeus_swap_city", "pass")
    while t.asked[1] == "city":
        assert t.asked[0] == WHITE
        t.do(t.options[0])
    assert t.asked == (WHITE, "main")
    assert t.hand(RED) == ["zeus_cancel"]


@pytest.mark.rule("HEL-9.7")
def test_a_cancelled_card_has_no_effect() -> None:
    t = position(F_PLACE, white="zeus_double_turn", red="zeus_cancel").do("play zeus_double_turn", "play zeus_cancel")
    assert t.s.extra == 0
    assert t.discards() == ["zeus_cancel", "zeus_double_turn"]


@pytest.mark.rule("HEL-D-CANCEL")
def test_the_reaction_is_asked_by_public_facts_alone() -> None:
    for red, asked in (("zeus_keep", True), ("zeus_cancel", True), ("ares_levy poseidon_storm", False)):
        t = position(F_PLACE, white="zeus_double_turn", red=red).do("play zeus_double_turn")
        assert (t.asked == (RED, "cancel")) is asked
        if asked:
            assert t.request.secret


@pytest.mark.rule("HEL-9.8")
def test_only_marked_cards_in_the_opponents_turn() -> None:
    t = position(STRONG, red="ares_extra_soldier poseidon_ships_defend poseidon_ships_to_soldiers ares_retreat")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.asked == (RED, "battle")
    assert t.cards() == ["ares_extra_soldier", "poseidon_ships_defend", "poseidon_ships_to_soldiers"]
    # the mark does not keep a card from its owner's own turn
    own = position(STRONG, active=RED, red="poseidon_ships_to_soldiers")
    assert own.cards() == ["poseidon_ships_to_soldiers"]
    unmarked = {card for i, card in enumerate(CARD_IDS) if not t.game.figures.marked[i]}
    assert len(unmarked) == 20


@pytest.mark.rule("HEL-9.9")
def test_a_locked_card_cannot_be_played_but_its_copy_can() -> None:
    t = position(F_PLACE, white="zeus_theft", red="zeus_new_soldiers").do("play zeus_theft", "pass")
    t.do("steal zeus_new_soldiers")
    assert t.cards() == []
    t = position(F_PLACE, white="zeus_theft zeus_new_soldiers", red="zeus_new_soldiers").do("play zeus_theft", "pass")
    t.do("steal zeus_new_soldiers", "no")
    assert t.cards() == ["zeus_new_soldiers"]
    t.do("play zeus_new_soldiers", "stop")
    assert t.cards() == []


@pytest.mark.rule("HEL-9.9")
def test_a_locked_card_is_free_in_the_opponents_next_turn() -> None:
    t = position(STRONG, active=RED, red="").do("announce reinforcement", "draw ares", "draw ares", "draw ares")
    t.do("card ares_extra_soldier", "card ares_extra_soldier", "card ares_levy", "stop")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.cards() == ["ares_extra_soldier"]


@pytest.mark.rule("HEL-9.10")
def test_white_is_barred_in_the_first_turn_and_red_is_not() -> None:
    t = position(STRONG, turn=1, white="ares_extra_soldier zeus_cancel", red="poseidon_ships_defend")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.asked == (RED, "battle")
    t.do("play poseidon_ships_defend")
    # White cannot answer with a veto, nor play on: he has lost the battle
    assert t.city(SEA["D"])[0] == RED
    assert t.hand(WHITE) == ["ares_extra_soldier", "zeus_cancel"]
    assert t.asked == (RED, "main")


def test_a_refused_card_names_the_rule_that_forbids_it() -> None:
    barred = position(F_PLACE, turn=1, white="zeus_new_soldiers")
    locked = position(F_PLACE, white="zeus_new_soldiers")
    locked.s.locked = put(locked.s.locked, CARD_IDS.index("zeus_new_soldiers"), 1)
    absent = position(F_PLACE)
    for t, rule in ((barred, "HEL-9.10"), (locked, "HEL-9.9"), (absent, "HEL-9.2")):
        with pytest.raises(IllegalAction) as refused:
            t.do("play zeus_new_soldiers")
        assert refused.value.rule == rule
    defender = position(STRONG, red="poseidon_ships_to_soldiers ares_retreat ares_sea_parity")
    defender.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    with pytest.raises(IllegalAction, match=r"HEL-9\.2"):
        defender.do("play ares_retreat")  # a card of the attacker


@pytest.mark.rule("HEL-9.12", "HEL-9.13", "HEL-D-DONOR")
def test_pieces_come_from_the_reserve_first_then_from_other_cities() -> None:
    text = changed(F_PLACE, "tile_tainaron 0 1 k2 white 3/2", "tile_mykale 0 -1 k0 white 1/1")
    t = position(text, white="zeus_new_soldiers")
    t.s.reserve[0] = 1
    t.game.figures.pieces[0] = 5
    try:
        t.do("play zeus_new_soldiers", "choose tile_mykale")
        assert t.s.reserve[0] == 0
        assert t.city("tile_tainaron")[1] == 3  # the reserve had one
        t.do("choose tile_mykale")  # Tainaron is the only other city with a soldier to spare
    finally:
        t.game.figures.pieces[0] = 15
    assert t.city("tile_mykale")[1] == 3
    assert t.city("tile_tainaron")[1] == 2


@pytest.mark.rule("HEL-9.14")
def test_an_effect_that_has_become_impossible_is_spent() -> None:
    t = position(F_PLACE, white="zeus_theft zeus_cancel", red="zeus_cancel").do("play zeus_theft", "play zeus_cancel")
    t.do("play zeus_cancel")
    # the theft stands, but Red's only card is gone
    assert t.hand(WHITE) == []
    assert sorted(t.discards()) == ["zeus_cancel", "zeus_cancel", "zeus_theft"]
    assert t.asked == (WHITE, "main")


@pytest.mark.rule("HEL-9.15")
def test_a_stolen_card_that_does_not_fit_is_discarded() -> None:
    t = position(F_PLACE, white="zeus_theft ares_levy ares_levy ares_retreat", red="ares_plunder")
    t.do("play zeus_theft", "steal ares_plunder")
    assert t.hand(WHITE) == ["ares_levy", "ares_levy", "ares_retreat"]
    assert t.hand(RED) == []
    assert "ares_plunder" in t.discards()


@pytest.mark.rule("HEL-9.16", "HEL-9.8")
def test_the_erratum_is_in_the_figures() -> None:
    assert not position(F_PLACE).game.figures.marked[CARD_IDS.index("ares_ships_to_soldiers")]
