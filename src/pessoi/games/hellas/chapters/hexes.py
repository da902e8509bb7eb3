"""The hexagonal grid: cells as ints, directions, distances. Pure functions and tables.

A cell (q, r) is (q + 13) * 27 + (r + 13): ascending ints are ascending (q, r), a step in a direction is one
addition, and the outermost ring of the grid is never reached, so no step leaves it.
"""

from typing import Final

RADIUS: Final = 12  # no cell farther from the dolphin tile can be reached [HEL-3.18]
SHIFT: Final = 13
WIDTH: Final = 27
CELLS: Final = 729
NO_CELL: Final = -1
START: Final = 364  # (0, 0)

SIDES: Final = 6
VECTORS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # NE E SE SW W NW [HEL-3.1]
STEPS: Final = [26, 27, 1, -26, -27, -1]  # the same as differences of cells
ALL_SIDES: Final = 63


def cell_at(q: int, r: int) -> int:
    return (q + SHIFT) * WIDTH + r + SHIFT


def q_of(cell: int) -> int:
    return cell // WIDTH - SHIFT


def r_of(cell: int) -> int:
    return cell % WIDTH - SHIFT


def distance(cell: int) -> int:
    """Steps from the dolphin tile's cell."""
    q = q_of(cell)
    r = r_of(cell)
    return max(abs(q), abs(r), abs(q + r))


def opposite(direction: int) -> int:
    """The direction seen from the other side of the edge.  [HEL-3.1]"""
    return (direction + 3) % 6


def neighbours(cell: int) -> list[int]:
    """The six cells around, by direction.  [HEL-3.2]"""
    return [cell + step for step in STEPS]


def turned(edges: int, k: int) -> int:
    """A set of edges (bits) as it lies after k turns: printed edge i faces direction (i + k) mod 6.  [HEL-3.3]"""
    return ((edges << k) | (edges >> (6 - k))) & 63


def cell_name(cell: int) -> str:
    """The notation: `cell 2 -1`."""
    return f"cell {q_of(cell)} {r_of(cell)}"
