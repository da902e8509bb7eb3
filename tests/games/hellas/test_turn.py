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
    t = position(F_PLACE, white="zeus_new_soldiers").do("announce expedition", "tile tile_megara")
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


@pytest.mark.rule("HEL-4.5")
def test_main_cards_are_not_played_inside_an_action() -> None:
    t = position(F_PLACE, white="zeus_new_soldiers poseidon_new_ships").do("announce reinforcement")
    assert t.cards() == []
    with pytest.raises(IllegalAction, match=r"HEL-4\.5"):
        t.do("play zeus_new_soldiers")
    t = position(F_LAND, white="zeus_new_soldiers").do("announce attack")
    assert t.cards() == []


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
