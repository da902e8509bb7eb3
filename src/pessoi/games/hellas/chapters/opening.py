"""Chapter 2, opening: the first coast, eight tiles around the dolphin tile.

No god card can be played here: nothing in this chapter offers one.  [HEL-2.13]
"""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.board import cells_for, rotations_at
from pessoi.games.hellas.chapters.hexes import q_of, r_of
from pessoi.games.hellas.chapters.tiles import DrawTile
from pessoi.games.hellas.chapters.turn import Turn
from pessoi.games.hellas.state import Position, put_tile
from pessoi.games.hellas.terms import NO_TILE, PLACE, PLAY, SHIP, SOLDIER, TILES, TURN_TILE, WHITE
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target, verb

PLAIN: Final = 0  # temple tiles are set aside
TEMPLES: Final = 1  # the stack is made of temple tiles, because nothing else fits


class OpeningDraw(Frame[Position]):
    """The player in turn draws the top tile, until each has placed four.  [HEL-2.3] [HEL-2.9] [HEL-2.12]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("stock",)

    def __init__(self, stock: int) -> None:
        self.stock: Final = stock

    def tell(self, s: Position, a: Action) -> None:
        stock = self.stock
        done = len(s.board.placed) == 2 * s.figures.opening_tiles
        if not done and s.pool == 0:
            stock = restock(s)
        if done or s.pool == 0:
            s.become(Turn())
            end_opening(s)
        else:
            s.become(OpeningCell(stock))
            s.call(DrawTile())


class OpeningCell(Frame[Position]):
    """The tile is set aside, or placed on a cell of the player's choice.

    [HEL-2.4] temple tiles and [HEL-2.5] tiles that fit nowhere are set aside and the same player draws again.
    [HEL-2.6] all others must be placed. [HEL-2.8] At first only cells next to the dolphin tile have a contact.
    [HEL-2.11] The ban on new bodies of water holds here too.  [HEL-D-OPEN-CELL]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("stock",)

    def __init__(self, stock: int) -> None:
        self.stock: Final = stock

    def ask(self, s: Position) -> Request | None:
        cells = self.cells(s)
        if not cells:
            return None
        return Request(s.active, acts_on(PLACE, cells), "open_cell")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.become(OpeningDraw(self.stock))
            s.aside |= 1 << s.in_hand
            s.jot("sets_aside", s.active, s.in_hand)
            s.in_hand = NO_TILE
        else:
            s.become(OpeningRotation(self.stock, target(a)))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-2.13" if verb(a) == PLAY else "HEL-3.9"

    def cells(self, s: Position) -> list[int]:
        if self.stock == PLAIN and s.figures.temple[s.in_hand]:
            return []
        return cells_for(s.figures, s.board, s.in_hand)


class OpeningRotation(Frame[Position]):
    """The tile is turned as the player likes, and gets his soldier and ship.  [HEL-2.6] [HEL-2.7] [HEL-D-OPEN-ROT]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("stock", "cell")

    def __init__(self, stock: int, cell: int) -> None:
        self.stock: Final = stock
        self.cell: Final = cell

    def ask(self, s: Position) -> Request | None:
        turns = rotations_at(s.figures, s.board, s.in_hand, self.cell)
        return Request(s.active, acts_on(TURN_TILE, turns), "open_rot")

    def tell(self, s: Position, a: Action) -> None:
        s.become(OpeningDraw(self.stock))
        tile = s.in_hand
        s.in_hand = NO_TILE
        found(s, tile, self.cell, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-2.13" if verb(a) == PLAY else "HEL-3.9"


def found(s: Position, tile: int, cell: int, rotation: int) -> None:
    """The player in turn has a city more, with soldier and ship; the other one is next.  [HEL-2.6] [HEL-2.7]"""
    seat = s.active
    put_tile(s, tile, cell, rotation, seat)
    s.soldiers[tile] = s.figures.opening_soldiers
    s.ships[tile] = s.figures.opening_ships
    s.reserve[seat * 2 + SOLDIER] -= s.figures.opening_soldiers
    s.reserve[seat * 2 + SHIP] -= s.figures.opening_ships
    s.jot("opens", seat, tile, q_of(cell), r_of(cell))
    s.active = 1 - seat


def restock(s: Position) -> int:
    """The stack has run out: tiles set aside become a new one, those without temple first.  [HEL-2.12]"""
    for stock in (PLAIN, TEMPLES):
        fresh = 0
        placeable = False
        for tile in range(1, TILES):
            if s.aside >> tile & 1 and s.figures.temple[tile] == (stock == TEMPLES):
                fresh |= 1 << tile
                if cells_for(s.figures, s.board, tile):
                    placeable = True
        if placeable:
            s.pool = fresh
            s.aside &= ~fresh
            return stock
    return PLAIN


def end_opening(s: Position) -> None:
    """Tiles set aside are shuffled into the stack, and White takes the first turn.

    [HEL-2.9] [HEL-2.10] [HEL-2.14] [HEL-C-TILES-2]
    """
    s.pool |= s.aside
    s.aside = 0
    s.active = WHITE
    s.note("opening_ends", WHITE, [])
