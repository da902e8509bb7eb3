"""Chapter 4: the turn."""

import pytest

from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.hellas.positions import F_LAND, F_PLACE, LAND, changed, position

IDLE = changed(F_PLACE)  # one soldier everywhere: nobody can attack without cards


@pytest.mark.rule("HEL-4.1", "HEL-2.10")
def test_the_five_steps_and_the_next_player() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers")
    assert t.asked == (WHITE, "main")
    t.do("announce reinforcement", "add soldier tile_mykale", "add soldier tile_mykale", "add ship tile_mykale")
    assert t.asked == (WHITE, "reorg_src")
    t.do("stop")
    assert t.asked == (WHITE, "end")
    t.do("end")
    assert t.asked == (RED, "main")
    assert t.s.turn == 6


@pytest.mark.rule("HEL-4.2", "HEL-9.3", "HEL-D-MAIN")
def test_main_cards_one_after_the_other_then_an_action() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers zeus_new_soldiers poseidon_new_ships")
    assert t.options == [
        "announce reinforcement",
        "announce expedition",
        "play poseidon_new_ships",
        "play zeus_new_soldiers",
    ]
    t.do("play zeus_new_soldiers", "stop", "no")
    assert t.asked == (WHITE, "main")
    t.do("play poseidon_new_ships", "stop", "no", "play zeus_new_soldiers", "stop")
    assert t.asked == (WHITE, "main")
    assert t.cards() == []


@pytest.mark.rule("HEL-4.3")
def test_exactly_one_action() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers").do("announce expedition", "draw_tile", "tile tile_megara")
    t.do("give_up", "stop")
    assert t.asked == (WHITE, "end")
    assert not [o for o in t.options if o.startswith("announce")]


@pytest.mark.rule("HEL-4.3")
def test_no_expedition_without_tiles() -> None:
    t = position(F_PLACE)
    assert "announce expedition" in t.options
    t.s.pool = 0
    assert "announce expedition" not in t.options
    t.s.bottom = (t.tile("tile_megara"),)
    assert "announce expedition" in t.options


@pytest.mark.rule("HEL-4.4", "HEL-D-END")
def test_the_end_window_comes_also_after_an_abandoned_action() -> None:
    t = position(F_LAND, white="zeus_new_soldiers poseidon_new_ships").do("announce attack", "abandon")
    assert t.asked == (WHITE, "end")
    assert t.cards() == ["poseidon_new_ships", "zeus_new_soldiers"]
    t.do("play zeus_new_soldiers", "stop")
    assert t.asked == (WHITE, "end")
    t.do("end")
    assert t.asked == (RED, "main")


@pytest.mark.rule("HEL-D-END")
def test_whether_the_end_is_asked_betrays_no_hand() -> None:
    for cards, asked in (("zeus_cancel", True), ("poseidon_even_fleet", True), ("ares_levy", False), ("", False)):
        t = position(F_LAND, white=cards).do("announce attack", "abandon")
        assert (t.asked == (WHITE, "end")) is asked
        if asked:
            assert t.options == ["end"]
            assert t.request.secret


BOTH = "zeus_new_soldiers poseidon_new_ships"


@pytest.mark.rule("HEL-4.5", "HEL-D-REINF", "HEL-D-REORG-SRC")
def test_cards_between_the_steps_of_a_reinforcement_and_the_moves_after_it() -> None:
    """Booklet: during his turn a player may play as many cards as he wishes."""
    t = position(F_PLACE, white=BOTH).do("announce reinforcement", "draw zeus")
    assert t.asked == (WHITE, "reinf")
    assert t.cards() == ["poseidon_new_ships", "zeus_new_soldiers"]
    t.do("play zeus_new_soldiers", "choose tile_mykale", "stop")
    assert t.asked == (WHITE, "reinf")  # the step is still to come
    t.do("draw zeus", "draw ares", "card ares_levy", "card zeus_new_soldiers", "card zeus_theft")
    assert t.asked == (WHITE, "reorg_src")
    assert t.cards() == ["poseidon_new_ships"]  # what was drawn in this turn waits
    t.do("take soldier tile_mykale", "play poseidon_new_ships", "stop")
    assert t.asked == (WHITE, "reorg_src")
    assert "take soldier tile_tainaron" not in t.options  # it has received one: cards in between change nothing


@pytest.mark.rule("HEL-4.5", "HEL-D-EXP-PREP", "HEL-D-EXP-CELL", "HEL-D-EXP-AGAIN")
def test_cards_during_an_expedition() -> None:
    t = position(F_PLACE, white=BOTH + " poseidon_double_expedition").do("announce expedition")
    assert t.cards() == ["poseidon_double_expedition", "poseidon_new_ships", "zeus_new_soldiers"]
    t.do("play poseidon_double_expedition", "no", "draw_tile", "tile tile_naxos")
    assert t.cards() == ["poseidon_new_ships", "zeus_new_soldiers"]
    # ships built with the tile in hand count at once
    assert "place cell 1 -2" not in t.options
    t.do("place cell 1 1")
    assert t.asked == (WHITE, "exp_pay")
    assert t.cards() == []
    with pytest.raises(IllegalAction, match=r"HEL-9\.2"):
        t.do("play zeus_new_soldiers")
    t.do("pay tile_tainaron")
    assert t.asked == (WHITE, "exp_again")
    assert t.cards() == ["poseidon_new_ships", "zeus_new_soldiers"]
    t.do("no")
    assert t.asked == (WHITE, "reorg_into")
    assert t.cards() == ["poseidon_new_ships", "zeus_new_soldiers"]


@pytest.mark.rule("HEL-4.5", "HEL-D-ATT")
def test_cards_in_an_attack_until_the_target_is_named() -> None:
    t = position(F_LAND, white="zeus_thunderbolt poseidon_new_ships", red="ares_levy").do("announce attack")
    assert t.cards() == ["poseidon_new_ships", "zeus_thunderbolt"]
    t.do("play zeus_thunderbolt")
    assert t.city(LAND["B"])[1] == 2
    t.do(f"attack {LAND['B']}")
    with pytest.raises(IllegalAction, match=r"HEL-4\.5"):
        t.do("play poseidon_new_ships")
    t.do("send 1", "send 1")
    assert t.asked == (RED, "battle")
    t.do("concede")
    assert t.asked == (WHITE, "att_over")
    assert t.cards() == ["poseidon_new_ships"]
    t.do("stop")
    assert t.asked == (WHITE, "reorg_into")
    assert t.cards() == ["poseidon_new_ships"]


@pytest.mark.rule("HEL-4.5", "HEL-9.10")
def test_no_cards_anywhere_in_whites_first_turn() -> None:
    t = position(F_PLACE, turn=1, white=BOTH).do("announce reinforcement")
    assert t.cards() == []
    t.do("add ship tile_mykale", "add ship tile_mykale", "add soldier tile_mykale")
    assert (t.asked, t.cards()) == ((WHITE, "reorg_src"), [])


@pytest.mark.rule("HEL-4.5", "HEL-D-REORG-SRC", "HEL-D-ATT")
def test_a_lone_option_where_cards_may_be_played_betrays_no_hand() -> None:
    full = changed(F_PLACE, "tile_mykale 0 -1 k0 white 1/0", "tile_tainaron 0 1 k2 white 1/0")
    for cards, asked in (("zeus_cancel", True), ("poseidon_even_fleet", True), ("ares_levy", False), ("", False)):
        t = position(full, white=cards).do("announce reinforcement", "draw ares", "draw ares", "draw zeus")
        t.do("card ares_retreat", "card ares_plunder", "card zeus_keep")
        assert (t.asked == (WHITE, "reorg_src")) is asked
        if asked:
            assert t.options == ["stop"]
            assert t.request.secret
    alone = "tile_naxos 1 0 k0 white 2/0\ntile_samos 0 1 k0 red 1/0"
    for cards, asked in (("zeus_cancel", True), ("ares_retreat", True), ("", False)):
        t = position(alone, white="ares_double_attack " + cards).do("announce attack", "play ares_double_attack")
        while t.asked[1] == "keep":
            t.do("no")
        t.do("attack tile_samos")  # by sea, one against one: lost, and no other target is left
        while t.asked[1] == "battle":
            t.do("concede")
        assert (t.asked == (WHITE, "att")) is asked
        if asked:
            assert t.options == ["abandon"]


@pytest.mark.rule("HEL-4.6")
@pytest.mark.parametrize(
    ("cards", "turn", "possible"),
    [
        ("", 5, False),
        ("ares_far_attack", 5, True),
        ("ares_levy", 5, True),
        ("ares_ships_to_soldiers", 5, True),
        ("ares_double_attack", 5, False),
        ("ares_far_attack", 1, False),
    ],
)
def test_when_an_attack_can_be_announced(cards: str, turn: int, possible: bool) -> None:
    t = position(IDLE, white=cards, turn=turn)
    assert ("announce attack" in t.options) is possible


@pytest.mark.rule("HEL-4.6")
def test_soldiers_to_spare_open_the_attack_and_locked_cards_do_not() -> None:
    assert "announce attack" in position(changed(IDLE, "tile_mykale 0 -1 k0 white 2/1")).options
    apart = position("tile_naxos 1 0 k0 white 3/0\ntile_samos 4 0 k0 red 1/0")
    assert "announce attack" not in apart.options  # soldiers to spare, but no enemy city is connected
    t = position(IDLE, white="ares_levy")
    t.s.locked = put(t.s.locked, 5, 1)
    t.s.locked_size = put(t.s.locked_size, 0, 1)
    assert "announce attack" not in t.options


@pytest.mark.rule("HEL-4.7", "HEL-9.9")
def test_cards_are_unlocked_at_the_end_of_the_turn() -> None:
    t = position(F_PLACE).do("announce reinforcement", "draw zeus", "draw zeus", "draw ares")
    t.do("card ares_levy", "card zeus_theft", "card zeus_cancel", "stop")
    assert t.asked == (RED, "main")
    assert t.s.locked_size == (0, 0, 0)
    assert max(t.s.locked) == 0


@pytest.mark.rule("HEL-4.8")
def test_an_extra_turn() -> None:
    t = position(F_LAND, white="zeus_double_turn").do("play zeus_double_turn", "announce attack", "abandon")
    assert t.asked == (WHITE, "main")
    assert t.s.turn == 6
    assert t.s.extra == 0
    t.do("announce attack", "abandon")
    assert t.asked == (RED, "main")


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    t = position(F_LAND)
    before = t.s.digest()
    with pytest.raises(IllegalAction, match=r"HEL-9\.2"):
        t.do("play zeus_theft")
    with pytest.raises(IllegalAction, match=r"HEL-4\.3"):
        t.do(f"attack {LAND['B']}")
    assert t.s.digest() == before
