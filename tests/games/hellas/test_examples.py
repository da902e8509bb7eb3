"""The worked examples of the specification, which stand for the booklet's pictures."""

import pytest

from pessoi.games.hellas.chapters.board import cells_for, rotations_at
from pessoi.games.hellas.chapters.expedition import open_cells
from pessoi.games.hellas.chapters.hexes import cell_at
from pessoi.games.hellas.state import connected
from pessoi.games.hellas.terms import RED, WHITE
from tests.games.hellas.positions import F_LAND, F_PLACE, F_SEA, LAND, SEA, Table, changed, gods, position

TAINARON, MYKALE = "tile_tainaron", "tile_mykale"  # (0, 1) and (0, -1) in F-PLACE


def expedition(table: Table, tile: str) -> Table:
    return table.do("announce expedition", f"tile {tile}")


@pytest.mark.rule("HEL-5.2", "HEL-5.3", "HEL-5.4", "HEL-D-REINF")
def test_ex_1_two_soldiers_and_a_ship() -> None:
    t = position(F_PLACE).do("announce reinforcement")
    t.do("add soldier tile_tainaron", "add soldier tile_tainaron", "add ship tile_mykale")
    assert t.city(TAINARON) == (WHITE, 3, 2)
    assert t.city(MYKALE) == (WHITE, 1, 2)
    assert t.reserve(WHITE) == (11, 6)
    t = position(F_PLACE).do("announce reinforcement")
    t.do("add soldier tile_tainaron", "add soldier tile_mykale", "add ship tile_mykale")
    assert t.city(TAINARON) == (WHITE, 2, 2)
    assert t.city(MYKALE) == (WHITE, 2, 2)


@pytest.mark.rule("HEL-5.5")
def test_ex_2_three_cards() -> None:
    hand = "ares_levy poseidon_storm zeus_theft"
    t = position(F_PLACE, white=hand).do("announce reinforcement", "draw ares", "draw zeus", "draw ares")
    t.do("card ares_retreat", "card ares_plunder", "card zeus_keep")
    assert gods(t, WHITE) == {"ares": 3, "poseidon": 1, "zeus": 2}
    t = position(F_PLACE, white=hand).do("announce reinforcement", "draw ares", "draw ares")
    assert [o for o in t.options if o.startswith("draw")] == ["draw poseidon", "draw zeus"]


def test_ex_3_one_of_each() -> None:
    t = position(F_PLACE).do("announce reinforcement")
    t.do("add soldier tile_tainaron", "add ship tile_tainaron", "draw poseidon", "card poseidon_storm")
    assert t.city(TAINARON) == (WHITE, 2, 3)
    assert t.reserve(WHITE) == (12, 6)
    assert t.hand(WHITE) == ["poseidon_storm"]


@pytest.mark.rule("HEL-3.9", "HEL-3.14", "HEL-6.3")
def test_ex_4_tile_a_fits_but_nobody_has_a_ship_there() -> None:
    t = position(F_PLACE)
    cell = cell_at(1, -2)
    assert rotations_at(t.game.figures, t.s.board, t.tile("tile_chalkis"), cell) == [1, 3]
    t.s.in_hand = t.tile("tile_chalkis")
    assert cell not in open_cells(t.s, WHITE)
    assert cell not in open_cells(t.s, RED)


@pytest.mark.rule("HEL-3.9")
def test_ex_5_tile_b_would_be_a_new_water() -> None:
    t = position(F_PLACE)
    cells = cells_for(t.game.figures, t.s.board, t.tile("tile_ephesos"))
    assert cell_at(0, 2) not in cells
    assert cell_at(2, -1) not in cells


@pytest.mark.rule("HEL-6.3", "HEL-D-EXP-CELL")
def test_ex_6_tile_c_is_open_to_the_larger_fleet() -> None:
    assert "place cell 1 1" in expedition(position(F_PLACE), "tile_naxos").options
    red = expedition(position(F_PLACE, active=RED), "tile_naxos")
    assert "place cell 1 1" not in red.options


@pytest.mark.rule("HEL-6.7", "HEL-6.8", "HEL-6.10", "HEL-D-REORG-INTO")
def test_ex_7_success() -> None:
    t = expedition(position(F_PLACE), "tile_naxos").do("place cell 1 1")
    assert t.city("tile_naxos") == (WHITE, 1, 0)
    assert t.city(TAINARON) == (WHITE, 1, 1)
    assert t.reserve(WHITE) == (12, 8)
    assert t.asked == (WHITE, "reorg_into")
    assert "take ship tile_tainaron" in t.options


@pytest.mark.rule("HEL-6.6")
def test_ex_8_failure() -> None:
    t = expedition(position(F_PLACE, active=RED), "tile_megara")
    assert t.s.bottom == (t.tile("tile_megara"),)
    assert t.city("tile_malea") == (RED, 1, 1)
    assert t.asked == (WHITE, "main")


@pytest.mark.rule("HEL-7.10", "HEL-7.13")
def test_ex_9_one_against_one_by_land() -> None:
    # E is (0, 2) and is asked first; if it sends nobody, C must send its one
    for source, answers in (("C", ["send 0"]), ("E", ["send 1", "send 0"])):
        t = position(F_LAND).do("announce attack", f"attack {LAND['D']}", *answers)
        assert t.city(LAND["D"]) == (WHITE, 1, 0)
        assert t.city(LAND[source])[1] == 1


@pytest.mark.rule("HEL-7.4", "HEL-7.13")
def test_ex_10_three_from_two_cities_by_land() -> None:
    t = position(F_LAND).do("announce attack", f"attack {LAND['B']}")
    # sources in ascending (q, r): A is (2, -2), C is (2, 0)
    t.do("send 2", "send 1")
    assert t.city(LAND["B"]) == (WHITE, 3, 0)
    assert t.city(LAND["A"]) == (WHITE, 1, 0)
    assert t.city(LAND["C"]) == (WHITE, 1, 0)
    assert t.reserve(RED) == (11, 10)


def test_ex_11_two_against_two_by_land() -> None:
    t = position(F_LAND, active=RED).do("announce attack", f"attack {LAND['C']}", "send 2")
    assert t.city(LAND["C"]) == (RED, 2, 0)
    assert t.city(LAND["B"]) == (RED, 1, 0)
    assert t.reserve(WHITE) == (10, 10)


@pytest.mark.rule("HEL-7.7", "HEL-7.10", "HEL-7.13", "HEL-D-COMMIT")
def test_ex_12_four_against_three_by_sea() -> None:
    t = position(F_SEA, active=RED).do("announce attack", f"attack {SEA['E']}")
    t.do("send 1", "send 1", "send 1", "send 1")
    assert t.reserve(WHITE) == (14, 10)
    assert t.city(SEA["E"]) == (RED, 3, 0)
    assert t.reserve(RED) == (8, 10)
    assert [t.city(SEA[x]) for x in "ABCD"] == [(RED, 1, 0)] * 4


@pytest.mark.rule("HEL-3.12")
def test_ex_13_the_dolphin_tile_is_jumped() -> None:
    t = position(F_SEA)
    d = t.tile(SEA["D"])
    for letter in "ABC":
        other = t.tile(SEA[letter])
        assert t.s.board.by_sea[d] >> other & 1
        assert connected(t.s, other) >> d & 1


@pytest.mark.rule("HEL-9.1")
def test_ex_14_a_full_hand() -> None:
    hand = "ares_levy ares_levy ares_plunder poseidon_storm poseidon_fair_wind zeus_theft zeus_keep"
    t = position(F_PLACE, white=hand).do("announce reinforcement")
    assert not [o for o in t.options if o.startswith("draw")]


@pytest.mark.rule("HEL-9.2")
def test_ex_15_a_card_of_another_action() -> None:
    t = position(F_PLACE, white="ares_double_attack").do("announce expedition", "tile tile_naxos")
    assert t.cards() == []
    t.do("place cell 1 1")
    while t.asked[0] == WHITE:
        assert t.cards() == []
        t.do("stop" if "stop" in t.options else "end")


@pytest.mark.rule("HEL-9.5", "HEL-9.6", "HEL-10.20")
def test_ex_16_reacting_in_time() -> None:
    t = position(F_LAND, white="zeus_swap_city", red="zeus_cancel").do("play zeus_swap_city")
    assert t.asked == (RED, "cancel")
    t.do("pass", f"choose {LAND['E']}", "choose tile_samos")
    assert t.asked[0] == WHITE  # Red is not asked again
    assert t.city(LAND["E"]) == (RED, 1, 0)
    assert t.city("tile_samos") == (WHITE, 2, 0)


@pytest.mark.rule("HEL-9.9", "HEL-4.8", "HEL-10.19")
def test_ex_17_a_card_just_drawn() -> None:
    t = position(F_PLACE, white="zeus_double_turn").do("play zeus_double_turn")
    t.do("announce reinforcement", "draw zeus", "add soldier tile_mykale", "add soldier tile_mykale")
    t.do("card zeus_new_soldiers", "stop")
    # the only Zeus card is locked, so the turn ends without a question
    assert t.asked == (WHITE, "main")
    assert t.cards() == ["zeus_new_soldiers"]


@pytest.mark.rule("HEL-7.11", "HEL-9.4", "HEL-9.7", "HEL-10.9", "HEL-10.17")
def test_ex_18_battle_1_a_cancelled_wall() -> None:
    start = changed(F_LAND, "tile_byzantion 1 1 k0 red 1/1")
    t = position(start, white="zeus_cancel", red="poseidon_ships_defend")
    assert t.reserve(RED) == (8, 9)
    t.do("announce attack", f"attack {LAND['D']}", "send 0")
    assert t.asked == (RED, "battle")
    t.do("play poseidon_ships_defend")
    assert t.asked == (WHITE, "cancel")
    t.do("play zeus_cancel")
    # Red has no card left: he concedes
    assert t.city(LAND["D"]) == (WHITE, 1, 1)
    assert t.reserve(WHITE) == (8, 9)
    assert t.reserve(RED) == (9, 10)
    assert t.discards() == ["poseidon_ships_defend", "zeus_cancel"]
    assert t.asked == (WHITE, "reorg_into")


BATTLE_2 = changed(
    F_LAND,
    "tile_malea 2 -2 k2 white 1/2",
    "tile_salamis 2 -1 k2 white 1/0",
    "tile_chalkis 2 0 k3 red 1/0",
    "tile_byzantion 1 1 k0 red 2/1",
    "tile_tainaron 0 2 k0 red 1/0",
)


@pytest.mark.rule("HEL-7.8", "HEL-10.2", "HEL-10.3", "HEL-10.5", "HEL-10.10", "HEL-10.25", "HEL-9.5")
def test_ex_19_battle_2_cancel_of_a_cancel() -> None:
    white = "ares_ships_to_soldiers ares_far_attack ares_sea_parity zeus_cancel"
    t = position(BATTLE_2, white=white, red="zeus_cancel poseidon_ships_to_soldiers")
    t.do("announce attack", "play ares_ships_to_soldiers", "pass")
    t.do("exchange 2", "no")
    assert t.city(LAND["A"]) == (WHITE, 3, 0)
    t.do("play ares_far_attack", "pass", "no", f"attack {LAND['D']}", "send 2")
    assert t.asked == (WHITE, "battle")  # by sea, 2 against 2: White is behind
    t.do("play ares_sea_parity", "play zeus_cancel", "play zeus_cancel")
    # parity stands, White has no Zeus card to keep it with, and Red is behind
    assert t.asked == (RED, "battle")
    t.do("play poseidon_ships_to_soldiers")
    # White has nothing left: the attack fails
    assert t.city(LAND["A"]) == (WHITE, 1, 0)
    assert t.city(LAND["D"]) == (RED, 3, 0)
    assert t.reserve(WHITE) == (13, 10)


@pytest.mark.rule("HEL-10.1", "HEL-10.18", "HEL-7.12", "HEL-D-KEEP", "HEL-D-BATTLE")
def test_ex_20_battle_3_a_card_kept() -> None:
    start = changed(F_SEA, "tile_samos 1 0 k0 red 2/1")
    t = position(start, white="ares_extra_soldier zeus_keep", red="poseidon_ships_defend")
    t.do("announce attack", f"attack {SEA['D']}", "send 2")
    assert t.asked == (WHITE, "battle")
    t.do("play ares_extra_soldier")
    assert t.asked == (WHITE, "keep")
    t.do("play zeus_keep")
    assert t.hand(WHITE) == ["ares_extra_soldier"]
    assert t.discards() == ["zeus_keep"]
    assert t.asked == (RED, "battle")
    t.do("play poseidon_ships_defend")
    assert t.asked == (WHITE, "battle")
    t.do("play ares_extra_soldier")
    assert t.city(SEA["D"]) == (WHITE, 2, 1)
    assert t.city(SEA["E"]) == (WHITE, 1, 0)


@pytest.mark.rule("HEL-9.16")
def test_ex_21_the_erratum() -> None:
    t = position(changed(F_SEA, "tile_samos 1 0 k0 red 1/1"), red="ares_ships_to_soldiers")
    t.do("announce attack", f"attack {SEA['D']}", "send 2")
    assert t.asked == (RED, "battle")
    assert t.cards() == []


@pytest.mark.rule("HEL-9.10")
def test_ex_22_the_first_turn() -> None:
    hand = "ares_far_attack poseidon_storm zeus_new_soldiers"
    t = position(F_PLACE, white=hand, turn=1)
    assert t.asked == (WHITE, "main")
    assert t.cards() == []
    t.do("announce reinforcement")
    while t.asked[0] == WHITE:
        assert t.cards() == []
        t.do(t.options[0])
