"""The map: which tile lies where, what is connected, and where tiles can go. A value, replaced when a tile is placed.

Positions share one Board, so copying a position does not copy the map.
"""

from bisect import bisect_left
from typing import Final

from pessoi.games.hellas.chapters.hexes import NO_CELL, START, STEPS, neighbours, opposite
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.terms import DOLPHIN, NO_TILE, TILES
from pessoi.kernel.rows import Row


class Board:
    """Placed tiles, in ascending (q, r), and what follows from them.

    A contact is by land or by sea, since both tiles show the same kind on their shared edge [HEL-3.8].

    by_land, by_sea  for each tile the tiles connected to it, as bit sets [HEL-3.11] [HEL-3.12]
    frontier         empty cells with a contact, ascending [HEL-3.7]
    facing           for each of them what surrounds it: see `components.fitting`
    moored           for each of them the tiles whose harbour opens to it, as a bit set [HEL-3.14]
    """

    def __init__(
        self,
        tile_at: dict[int, int],
        placed: list[int],
        by_land: list[int],
        by_sea: list[int],
        round_dolphin: int,
        frontier: list[int],
        facing: list[int],
        moored: list[int],
    ) -> None:
        self.tile_at: Final = tile_at
        self.placed: Final = placed
        self.by_land: Final = by_land
        self.by_sea: Final = by_sea
        self.round_dolphin: Final = round_dolphin
        self.frontier: Final = frontier
        self.facing: Final = facing
        self.moored: Final = moored


def start_board() -> Board:
    """Only the dolphin tile, on cell (0, 0).  [HEL-2.2]"""
    frontier = sorted(neighbours(START))
    facing = []
    for cell in frontier:
        side = opposite(STEPS.index(cell - START))
        facing.append(1 << 12 | 1 << (6 + side) | 1 << side)
    return Board({START: DOLPHIN}, [], [0] * TILES, [0] * TILES, 0, frontier, facing, [0] * 6)


def with_tile(figures: Components, old: Board, tile: int, cell: int, k: int, cells: Row) -> Board:
    """The map with one more tile. `cells` is the cell of each tile on the map."""
    tile_at = old.tile_at.copy()
    placed = old.placed.copy()
    by_land = old.by_land.copy()
    by_sea = old.by_sea.copy()
    frontier = old.frontier.copy()
    facing = old.facing.copy()
    moored = old.moored.copy()
    round_dolphin = old.round_dolphin
    sea = figures.sea[tile * 6 + k]
    harbour = figures.harbour[tile * 6 + k]
    tile_at[cell] = tile
    at = 0
    while at < len(placed) and cells[placed[at]] < cell:
        at += 1
    placed.insert(at, tile)
    gone = bisect_left(frontier, cell)
    if gone < len(frontier) and frontier[gone] == cell:
        frontier.pop(gone)
        facing.pop(gone)
        moored.pop(gone)
    for d in range(6):
        beside = cell + STEPS[d]
        other = tile_at.get(beside, NO_TILE)
        if other > DOLPHIN:
            connections = by_sea if sea >> d & 1 else by_land
            connections[tile] |= 1 << other
            connections[other] |= 1 << tile
        elif other == DOLPHIN:
            round_dolphin |= 1 << tile
        else:
            i = bisect_left(frontier, beside)
            if i == len(frontier) or frontier[i] != beside:
                frontier.insert(i, beside)
                facing.insert(i, 0)
                moored.insert(i, 0)
            back = opposite(d)
            facing[i] |= 1 << (6 + back) | (sea >> d & 1) << back
            moored[i] |= (harbour >> d & 1) << tile
    if round_dolphin >> tile & 1:
        jump_dolphin(placed, by_land, by_sea, round_dolphin, tile)
    return Board(tile_at, placed, by_land, by_sea, round_dolphin, frontier, facing, moored)


def jump_dolphin(placed: list[int], by_land: list[int], by_sea: list[int], round_dolphin: int, tile: int) -> None:
    """Tiles around the dolphin tile are neighbours by sea, unless they are by land.  [HEL-3.12]"""
    for other in placed:
        if other != tile and round_dolphin >> other & 1 and not by_land[tile] >> other & 1:
            by_sea[tile] |= 1 << other
            by_sea[other] |= 1 << tile


def board_of(figures: Components, cells: Row, rotations: Row) -> Board:
    """The map of tiles on the given cells: the way back from saved data."""
    board = start_board()
    for tile in range(1, TILES):
        if cells[tile] != NO_CELL:
            board = with_tile(figures, board, tile, cells[tile], rotations[tile], cells)
    return board


def cells_for(figures: Components, board: Board, tile: int) -> list[int]:
    """The cells on which some rotation of the tile is legal, ascending.  [HEL-3.9]"""
    table = figures.rotations[tile]
    found = []
    facing = board.facing
    for i, cell in enumerate(board.frontier):
        if table[facing[i]]:
            found.append(cell)
    return found


def rotations_at(figures: Components, board: Board, tile: int, cell: int) -> list[int]:
    """The legal rotations of the tile on that cell, each standing for those that look the same.  [HEL-3.10]"""
    i = bisect_left(board.frontier, cell)
    if i == len(board.frontier) or board.frontier[i] != cell:
        return []
    legal = figures.rotations[tile][board.facing[i]]
    return [k for k in range(6) if legal >> k & 1]


def tiles_beside(board: Board, cell: int) -> int:
    """The landscape tiles (bits) on neighbouring cells, whatever their edges.  [HEL-3.2]"""
    found = 0
    for step in STEPS:
        tile = board.tile_at.get(cell + step, NO_TILE)
        if tile > DOLPHIN:
            found |= 1 << tile
    return found


def moored_at(board: Board, cell: int) -> int:
    """The tiles (bits) whose ships count for an expedition to that empty cell.  [HEL-3.14]

    [HEL-3.15] Under a bridge the harbour is all the tile's water; [HEL-3.16] on a tile with two waters it is one of
    them; [HEL-3.17] there is no jump over the dolphin tile.
    """
    i = bisect_left(board.frontier, cell)
    if i == len(board.frontier) or board.frontier[i] != cell:
        return 0
    return board.moored[i]
