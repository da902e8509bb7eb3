"""Chapter 2, setup: the god piles, and each player's first cards."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.board import rotations_at
from pessoi.games.hellas.chapters.hands import draw_request
from pessoi.games.hellas.chapters.hexes import cell_at
from pessoi.games.hellas.chapters.opening import PLAIN, OpeningDraw, found
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.state import Position, new_position
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD
from pessoi.kernel import NOTHING, Action, BadOption, Frame, Options, Request, target
from pessoi.kernel.rows import add

# A coast for beginners: tile, cell, rotation, White's and Black's in turn. It was played by bots, and of forty such
# one that gives both the same chances: 51 and 49 %.  [HEL-2.15]
COAST: Final = (
    ("tile_sounion", -1, 0, 0),
    ("tile_byzantion", -1, 1, 1),
    ("tile_salamis", -2, 1, 1),
    ("tile_leukas", -2, 0, 3),
    ("tile_naxos", -2, 2, 0),
    ("tile_malea", -3, 2, 2),
    ("tile_samos", -1, -1, 0),
    ("tile_halikarnassos", -3, 3, 1),
)


def initial(figures: Components, options: Options) -> Position:
    """Piles, stack and reserves; the cards are dealt first.  [HEL-2.1] [HEL-2.2]"""
    s = new_position(figures)
    s.stack = [Deal(0)]
    if options.values["opening"] == "ready":
        build_coast(s)
    return s


def check_options(figures: Components, options: Options) -> None:
    """BadOption where an owner's figures have no room for the ready-made coast.  [HEL-2.15]"""
    if options.values["opening"] == "ready" and not build_coast(new_position(figures)):
        raise BadOption("error-coast")


def build_coast(s: Position) -> bool:
    """The ready-made coast; False where it does not fit.  [HEL-2.15]"""
    figures = s.figures
    for id, q, r, rotation in COAST:
        cell = cell_at(q, r)
        if id not in figures.tile_ids or figures.opening_tiles != len(COAST) // 2:
            return False
        tile = figures.tile_ids.index(id)
        if rotation not in rotations_at(figures, s.board, tile, cell):
            return False
        s.pool &= ~(1 << tile)
        found(s, tile, cell, rotation)
    return True


class Deal(Frame[Position]):
    """Each player draws a card of each pile, White first, god by god.  [HEL-2.1] [HEL-C-DECK] [HEL-C-DEAL]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number  # deals made: seat, then god, then copy

    def ask(self, s: Position) -> Request | None:
        if self.number == 6 * s.figures.dealt:
            return None
        return draw_request(s, self.god(s), "deal", 1 << self.seat(s))

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.become(OpeningDraw(PLAIN))
            return
        seat = self.seat(s)
        card = target(a)
        s.become(Deal(self.number + 1))
        s.pile = add(s.pile, card // CARDS_PER_GOD, -1)
        s.hand = add(s.hand, seat * CARDS + card, 1)
        s.hand_size = add(s.hand_size, seat * 3 + card // CARDS_PER_GOD, 1)
        s.jot("looks", seat, card, seen=1 << seat)

    def seat(self, s: Position) -> int:
        return self.number // (3 * s.figures.dealt)

    def god(self, s: Position) -> int:
        return self.number // s.figures.dealt % 3
