"""Chapter 2, setup: the god piles, and each player's first cards."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.hands import draw_request
from pessoi.games.hellas.chapters.opening import PLAIN, OpeningDraw
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.state import Position, new_position
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD
from pessoi.kernel import NOTHING, Action, Frame, Options, Request, target
from pessoi.kernel.rows import add


def initial(figures: Components, options: Options) -> Position:
    """Piles, stack and reserves; the cards are dealt first.  [HEL-2.1] [HEL-2.2]"""
    s = new_position(figures)
    s.stack = [Deal(0)]
    return s


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
        s.note("looks", seat, [card], 1 << seat)

    def seat(self, s: Position) -> int:
        return self.number // (3 * s.figures.dealt)

    def god(self, s: Position) -> int:
        return self.number // s.figures.dealt % 3
