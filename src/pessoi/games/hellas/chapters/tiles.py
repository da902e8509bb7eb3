"""The tile stack: shuffled tiles on top, failed tiles in known order at the bottom."""

from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import GET_TILE, NO_TILE, TILES
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, acts_on, target


def stack_size(s: Position) -> int:
    return s.pool.bit_count() + len(s.bottom)


def put_under(s: Position) -> None:
    """The tile in hand goes face down under the stack; both players have seen it."""
    s.bottom = (*s.bottom, s.in_hand)
    s.in_hand = NO_TILE


class DrawTile(Frame[Position]):
    """The top tile is drawn and shown.  [HEL-2.3] [HEL-6.2] [HEL-C-TILES] [HEL-C-DRAW]

    The shuffle is lazy: every tile of the shuffled part is equally likely to be the top one.
    """

    def ask(self, s: Position) -> Request | None:
        if s.pool == 0:
            return None
        tiles = [tile for tile in range(1, TILES) if s.pool >> tile & 1]
        return Request(CHANCE, acts_on(GET_TILE, tiles), "tile", [1] * len(tiles))

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:  # no shuffled tile is left
            s.in_hand = s.bottom[0]
            s.bottom = s.bottom[1:]
        else:
            s.in_hand = target(a)
            s.pool &= ~(1 << s.in_hand)
        s.jot("draws_tile", s.active, s.in_hand)
