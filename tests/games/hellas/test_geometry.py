"""Chapter 3: geometry."""

from random import Random
from typing import Any

import pytest

from pessoi.games.hellas.chapters.board import board_of, cells_for, moored_at, rotations_at, start_board, with_tile
from pessoi.games.hellas.chapters.hexes import (
    CELLS,
    NO_CELL,
    RADIUS,
    START,
    STEPS,
    VECTORS,
    cell_at,
    cell_name,
    distance,
    neighbours,
    opposite,
    q_of,
    r_of,
    turned,
)
from pessoi.games.hellas.components import Tile
from pessoi.games.hellas.invariants import water_is_one
from pessoi.games.hellas.state import Position, connected, fleet
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.games.sheet import Sheet
from pessoi.kernel import Options
from pessoi.kernel.playout import play_out
from tests.games.hellas.positions import F_LAND, F_PLACE, F_SEA, LAND, SEA, Table, changed, hellas, position


def rows() -> dict[str, Tile]:
    return {row["id"]: Tile(Sheet(row)) for row in hellas().figures_data["tile"]}


@pytest.mark.rule("HEL-3.1", "HEL-3.2")
def test_directions_go_round_clockwise_and_have_opposites() -> None:
    assert VECTORS == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for d, (q, r) in enumerate(VECTORS):
        assert STEPS[d] == cell_at(q, r) - cell_at(0, 0)
        assert VECTORS[opposite(d)] == (-q, -r)
    assert len(set(neighbours(START))) == 6
    assert all(START in neighbours(cell) for cell in neighbours(START))


def test_cells_and_their_notation() -> None:
    assert cell_at(0, 0) == START
    for cell in range(CELLS):
        assert cell_at(q_of(cell), r_of(cell)) == cell
    assert cell_name(cell_at(2, -1)) == "cell 2 -1"
    assert distance(cell_at(3, -5)) == 5
    assert NO_CELL < 0
    # ascending cells are ascending (q, r)
    assert sorted([cell_at(1, -3), cell_at(0, 5), cell_at(1, 2)]) == [cell_at(0, 5), cell_at(1, -3), cell_at(1, 2)]


@pytest.mark.rule("HEL-3.3")
def test_turning_moves_printed_edges_clockwise() -> None:
    assert turned(0b000001, 2) == 0b000100
    assert turned(0b100000, 1) == 0b000001
    assert [turned(0b000001, k) for k in range(6)] == [1 << k for k in range(6)]


@pytest.mark.rule("HEL-3.4", "HEL-3.5", "HEL-3.6")
def test_bodies_of_water() -> None:
    tiles = rows()
    two = [id for id, tile in tiles.items() if len(tile.waters) == 2]
    assert two == ["tile_corinth", "tile_megara"]
    bridges = [row["id"] for row in hellas().figures_data["tile"] if row["bridges"]]
    assert all(len(tiles[id].waters) == 1 for id in bridges)
    assert tiles["tile_corinth"].harbour == 0b110000
    assert tiles["tile_megara"].harbour == 0b000110


@pytest.mark.rule("HEL-3.7")
def test_the_dolphin_tile_is_a_contact() -> None:
    board = start_board()
    assert board.frontier == sorted(neighbours(START))
    assert all(facing >> 12 & 1 for facing in board.facing)


@pytest.mark.rule("HEL-3.8")
@pytest.mark.parametrize("text", [F_LAND, F_PLACE, F_SEA])
def test_a_contact_is_by_land_or_by_sea(text: str) -> None:
    t = position(text)
    for tile in t.s.board.placed:
        beside = {t.s.board.tile_at.get(cell, 0) for cell in neighbours(t.s.cell[tile])} - {0}
        land, sea = t.s.board.by_land[tile], t.s.board.by_sea[tile]
        assert land & sea == 0
        assert all((land | sea) >> other & 1 for other in beside)


@pytest.mark.rule("HEL-3.9")
def test_a_placement_needs_an_empty_cell_contacts_matching_edges_and_water() -> None:
    t = position(F_PLACE)
    figures, board = t.game.figures, t.s.board
    island = t.tile("tile_naxos")
    cells = cells_for(figures, board, island)
    assert START not in cells  # (a)
    assert cell_at(1, 0) not in cells
    assert cell_at(0, 2) not in cells  # (b): one contact
    assert cell_at(-1, 0) in cells  # (b): the dolphin tile is enough
    assert cell_at(2, -1) not in cells  # (c): land lies there on both sides
    assert cell_at(1, 1) in cells
    # (d): Megara's two waters both need a contact; next to the dolphin tile alone one of them has none
    alone = start_board()
    assert cells_for(figures, alone, t.tile("tile_megara")) == []
    assert len(cells_for(figures, alone, t.tile("tile_salamis"))) == 6


@pytest.mark.rule("HEL-3.10")
def test_rotations_that_look_the_same_are_one_option() -> None:
    counts = {id: len(tile.distinct_rotations()) for id, tile in rows().items()}
    assert counts["tile_naxos"] == 1
    assert counts["tile_potidaia"] == 2
    assert counts["tile_salamis"] == counts["tile_eleusis"] == 3
    assert counts["tile_megara"] == 6
    rest = [n for id, n in counts.items() if hellas().figures.sea[hellas().figures.tile_ids.index(id) * 6] not in (63,)]
    assert set(rest) == {2, 3, 6}
    assert rows()["tile_salamis"].distinct_rotations() == [0, 1, 2]


@pytest.mark.rule("HEL-3.11", "HEL-3.13")
def test_land_connections() -> None:
    t = position(F_LAND)
    pairs = {("A", "B"), ("B", "C"), ("C", "D"), ("D", "E")}
    for x in LAND:
        for y in LAND:
            linked = bool(t.s.board.by_land[t.tile(LAND[x])] >> t.tile(LAND[y]) & 1)
            assert linked == ((x, y) in pairs or (y, x) in pairs)
    # A and C are both land-connected to B, but not to each other
    assert not connected(t.s, t.tile(LAND["A"])) >> t.tile(LAND["C"]) & 1


@pytest.mark.rule("HEL-3.12")
def test_sea_connections() -> None:
    t = position(F_SEA)
    everyone = sum(1 << t.tile(id) for id in SEA.values())
    for id in SEA.values():
        tile = t.tile(id)
        assert connected(t.s, tile) == everyone & ~(1 << tile)
    # neighbours by land are not connected by sea, though both border the dolphin tile
    a, c = t.tile(SEA["A"]), t.tile(SEA["C"])
    for x, y in ((a, c), (c, a)):
        assert not (t.s.board.by_land[x] >> y & 1 and t.s.board.by_sea[x] >> y & 1)


@pytest.mark.rule("HEL-3.14")
def test_a_fleet_is_the_ships_whose_harbour_opens_to_the_cell() -> None:
    t = position(F_PLACE)
    assert fleet(t.s, WHITE, moored_at(t.s.board, cell_at(1, 1))) == 2
    assert fleet(t.s, RED, moored_at(t.s.board, cell_at(1, 1))) == 1
    # White's ship on (0, -1) lies behind a land edge
    assert fleet(t.s, WHITE, moored_at(t.s.board, cell_at(1, -2))) == 0


@pytest.mark.rule("HEL-3.15")
def test_under_a_bridge_ships_count_on_both_sides() -> None:
    board = start_board()
    figures = hellas().figures
    salamis = figures.tile_ids.index("tile_salamis")
    cells = [NO_CELL] * 24
    cells[salamis] = cell_at(1, 0)
    board = with_tile(figures, board, salamis, cell_at(1, 0), 0, tuple(cells))
    beside = [cell_at(1, 0) + step for step in STEPS]
    for d in (1, 2, 5):  # direction 4 is the dolphin tile
        assert moored_at(board, beside[d]) == 1 << salamis
    for d in (0, 3):
        assert moored_at(board, beside[d]) == 0


@pytest.mark.rule("HEL-3.16")
def test_between_two_waters_ships_count_on_the_harbour_side_only() -> None:
    figures = hellas().figures
    megara = figures.tile_ids.index("tile_megara")
    cells = [NO_CELL] * 24
    cells[megara] = cell_at(5, 0)
    board = with_tile(figures, start_board(), megara, cell_at(5, 0), 0, tuple(cells))
    beside = [cell_at(5, 0) + step for step in STEPS]
    assert [moored_at(board, cell) != 0 for cell in beside] == [False, True, True, False, False, False]


@pytest.mark.rule("HEL-3.17")
def test_fleets_do_not_jump_the_dolphin_tile() -> None:
    t = position(F_PLACE)
    # (-1, 0) touches the dolphin tile and (0, -1); Red's ship on (1, 0) is across
    moored = moored_at(t.s.board, cell_at(-1, 0))
    assert not moored >> t.tile("tile_malea") & 1
    assert fleet(t.s, RED, moored) == 0


@pytest.mark.rule("HEL-3.18")
def test_all_water_is_one_sea_and_no_cell_is_out_of_reach() -> None:
    for seed in range(10):
        s = hellas().setup(Options(2))
        play_out(hellas(), s, Random(seed), 10**6)
        by_cell = {s.cell[tile]: tile for tile in s.board.placed} | {START: 0}
        assert water_is_one(s, by_cell)
        assert max(distance(cell) for cell in by_cell) <= RADIUS


def test_the_map_can_be_rebuilt_from_its_cells() -> None:
    s = hellas().setup(Options(2))
    play_out(hellas(), s, Random(4), 200)
    again = board_of(s.figures, s.cell, s.rotation)
    for name in ("tile_at", "placed", "by_land", "by_sea", "round_dolphin", "frontier", "facing", "moored"):
        assert getattr(again, name) == getattr(s.board, name)


def test_the_table_of_placements_agrees_with_the_rule_read_literally() -> None:
    """An oracle of its own: every tile, frontier cell and rotation of random maps, judged edge by edge."""
    figures = hellas().figures
    printed = dict(enumerate(hellas().figures_data["tile"]))
    for seed in range(6):
        s = hellas().setup(Options(2))
        play_out(hellas(), s, Random(seed), 120 + 60 * seed)
        for tile in range(1, 24):
            for cell in s.board.frontier:
                legal = {k for k in range(6) if literally_legal(s, printed, tile, cell, k)}
                offered = set(rotations_at(figures, s.board, tile, cell))
                assert offered <= legal
                looks = [rows()[printed[tile]["id"]].looks(k) for k in offered]
                assert all(rows()[printed[tile]["id"]].looks(k) in looks for k in legal)


def literally_legal(s: Position, printed: dict[int, dict[str, Any]], tile: int, cell: int, k: int) -> bool:
    board = s.board
    contacts = {d: board.tile_at[cell + STEPS[d]] for d in range(6) if cell + STEPS[d] in board.tile_at}

    def kind(of: int, turns: int, d: int) -> str:
        return str(printed[of]["edges"])[(d - turns) % 6]

    if 0 not in contacts.values() and len(contacts) < 2:
        return False
    for d, other in contacts.items():
        if kind(tile, k, d) != kind(other, s.rotation[other], (d + 3) % 6):
            return False
    return all(any((edge + k) % 6 in contacts for edge in water) for water in printed[tile]["waters"])


def test_a_tile_between_two_waters_can_be_attacked_over_both() -> None:
    """Soldiers cross any sea edge, whatever side the ships lie on.  [HEL-3.16]"""
    text = changed(F_PLACE, "tile_megara 1 1 k0 red 1/0", "tile_tainaron 0 1 k2 white 3/0")
    t: Table = position(text)
    megara, tainaron = t.tile("tile_megara"), t.tile("tile_tainaron")
    assert t.s.board.by_sea[megara] >> tainaron & 1
    assert not t.game.figures.harbour[megara * 6] >> 4 & 1
