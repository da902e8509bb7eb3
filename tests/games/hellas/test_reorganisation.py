"""Chapter 8: reorganisation."""

import pytest

from pessoi.games.hellas.chapters.reorganisation import Occupation, Reorganisation
from pessoi.games.hellas.chapters.turn import EndWindow
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.hellas.positions import F_LAND, F_PLACE, LAND, Table, changed, position

THREE = changed(F_PLACE, "tile_sounion 1 -1 k1 white 3/0", "tile_tainaron 0 1 k2 white 2/2")


def reorganise(text: str) -> Table:
    t = position(text, frame=EndWindow())
    t.s.active = WHITE
    t.s.turn = 5
    t.s.stack = [EndWindow(), Reorganisation(0, 0, 0, 0)]
    return t


@pytest.mark.rule("HEL-8.1", "HEL-8.2", "HEL-D-REORG-SRC", "HEL-D-REORG-DST")
def test_any_piece_between_own_cities_at_any_distance() -> None:
    t = reorganise(THREE)
    assert sorted(t.options) == [
        "stop",
        "take ship tile_mykale",
        "take ship tile_tainaron",
        "take soldier tile_sounion",
        "take soldier tile_tainaron",
    ]
    t.do("take soldier tile_sounion")
    assert t.asked == (WHITE, "reorg_dst")
    assert t.options == ["give tile_mykale", "give tile_tainaron"]
    t.do("give tile_mykale")
    assert t.city("tile_sounion")[1] == 2
    assert t.city("tile_mykale")[1] == 2


@pytest.mark.rule("HEL-8.2")
def test_one_soldier_stays_and_three_is_the_most() -> None:
    t = reorganise(THREE)
    assert "take soldier tile_mykale" not in t.options  # its last one
    t.do("take soldier tile_tainaron")
    # Sounion is full; a single possible receiver is not asked for
    assert t.city("tile_mykale")[1] == 2
    # ships may all leave
    t.do("take ship tile_mykale", "give tile_sounion")
    assert t.city("tile_mykale")[2] == 0


@pytest.mark.rule("HEL-8.4")
def test_who_has_given_a_kind_cannot_receive_it_nor_the_other_way_round() -> None:
    t = reorganise(THREE).do("take soldier tile_sounion", "give tile_tainaron")
    assert "take soldier tile_tainaron" not in t.options  # has received
    assert "take ship tile_tainaron" in t.options  # another kind
    t.do("take soldier tile_sounion")
    assert t.city("tile_mykale")[1] == 2  # Tainaron is full, Sounion the giver: only one receiver
    assert [o for o in t.options if o.startswith("take soldier")] == []
    t = reorganise(THREE).do("take soldier tile_tainaron", "take soldier tile_sounion")
    assert t.city("tile_mykale")[1] == 3  # not to Tainaron, which has given
    with pytest.raises(IllegalAction, match=r"HEL-8\.4"):
        t.do("take soldier tile_mykale")


@pytest.mark.rule("HEL-8.4")
def test_each_kind_is_remembered_while_the_other_moves() -> None:
    fleet = changed(THREE, "tile_mykale 0 -1 k0 white 1/2")
    t = reorganise(fleet).do("take ship tile_tainaron", "give tile_sounion", "take ship tile_mykale")
    assert [o for o in t.options if o.startswith("take ship")] == ["take ship tile_mykale", "take ship tile_tainaron"]
    t = reorganise(fleet).do("take ship tile_tainaron", "give tile_sounion", "take soldier tile_sounion")
    t.do("give tile_mykale", "take ship tile_mykale")
    assert t.city("tile_sounion")[2] == 2  # the only receiver: Tainaron has given a ship


@pytest.mark.rule("HEL-8.3", "HEL-D-REORG-INTO")
def test_into_the_new_city_only() -> None:
    t = position(F_LAND).do("announce attack", f"attack {LAND['B']}", "send 2", "send 1")
    t = position(F_LAND).do("announce attack", f"attack {LAND['D']}", "send 0")
    assert t.asked == (WHITE, "reorg_into")
    assert t.options == ["stop", "take soldier tile_tainaron", "take soldier tile_malea"]
    t.do("take soldier tile_malea", "take soldier tile_malea")
    assert t.city(LAND["D"])[1] == 3
    assert t.city(LAND["A"])[1] == 1
    assert t.asked == (RED, "main")  # full: nothing more can come


TWO_GAINED = changed(F_LAND, "tile_salamis 2 -1 k2 red 1/0", "tile_malea 2 -2 k2 white 3/2")


def conquer_two() -> Table:
    t = position(TWO_GAINED, white="ares_double_attack").do("announce attack", "play ares_double_attack")
    return t.do(f"attack {LAND['D']}", "send 1", "send 0", f"attack {LAND['B']}", "send 1", "send 0")


@pytest.mark.rule("HEL-7.17", "HEL-8.3", "HEL-D-REORG-INTO", "HEL-D-REORG-DST")
def test_after_two_conquests_pieces_go_into_both() -> None:
    """Booklet: after the action the player can reorganise, into the city just conquered: here there are two."""
    t = conquer_two()
    assert t.asked == (WHITE, "reorg_into")
    t.do("take ship tile_malea")
    assert t.asked == (WHITE, "reorg_dst")
    assert t.options == [f"give {LAND['D']}", f"give {LAND['B']}"]
    t.do(f"give {LAND['B']}")
    assert t.city(LAND["B"]) == (WHITE, 1, 1)
    assert t.asked == (WHITE, "reorg_into")


@pytest.mark.rule("HEL-8.4")
def test_no_piece_moves_twice_between_new_cities() -> None:
    t = conquer_two().do("take ship tile_malea", f"give {LAND['B']}")
    assert f"take ship {LAND['B']}" not in t.options  # it has received one
    with pytest.raises(IllegalAction, match=r"HEL-8\.4"):
        t.do(f"take ship {LAND['B']}")


@pytest.mark.rule("HEL-8.3")
def test_a_new_city_that_is_lost_again_receives_nothing() -> None:
    t = conquer_two()
    t.s.owner = put(t.s.owner, t.tile(LAND["B"]), RED)  # as by an exchange of cities
    t.game.play(t.s, t.game.vocabulary.read("take ship tile_malea"))
    assert t.city(LAND["D"])[2] == 1  # the only new city left: not asked for


@pytest.mark.rule("HEL-7.17", "HEL-7.3")
@pytest.mark.parametrize("later", [["abandon"], [f"attack {LAND['B']}", "send 1", "send 0"]])
def test_a_conquest_is_reorganised_also_if_a_later_attack_fails_or_is_abandoned(later: list[str]) -> None:
    t = position(F_LAND, white="ares_double_attack").do("announce attack", "play ares_double_attack")
    t.do(f"attack {LAND['D']}", "send 1", "send 0")
    assert t.asked == (WHITE, "att")
    t.do(*later)
    assert t.asked == (WHITE, "reorg_into")
    assert t.s.gained == 1 << t.tile(LAND["D"])
    t.do("stop")
    assert t.s.gained == 0


@pytest.mark.rule("HEL-8.5")
def test_stopping_at_any_time_and_none_after_failure() -> None:
    t = reorganise(THREE).do("take soldier tile_sounion", "give tile_mykale", "stop")
    assert t.asked == (RED, "main")
    failed = position(F_LAND).do("announce attack", "abandon")
    assert failed.asked == (RED, "main")
    assert not [frame for frame in failed.s.stack if isinstance(frame, Occupation)]


def test_every_reorganisation_ends() -> None:
    t = reorganise(THREE)
    moves = 0
    while t.asked[1].startswith("reorg"):
        t.do(t.options[-1])
        moves += 1
        assert moves < 60
