"""The combat die.  [CYC-C7] [CYC-14.4]"""

from typing import ClassVar, Final

from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import ROLL
from pessoi.kernel import CHANCE, Action, Frame, Request, acts_on, target
from pessoi.kernel.rows import put

ATTACKER: Final = 0  # the sides of a combat
DEFENDER: Final = 1


def faction_of(s: Position, side: int) -> int:
    return s.attacker if side == ATTACKER else s.defender


class Roll(Frame[Position]):
    """A side rolls its die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Position) -> Request | None:
        return Request(CHANCE, acts_on(ROLL, s.figures.die_values), "roll", s.figures.die_weights)

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.dice = put(s.dice, self.side, target(a))
        faction = faction_of(s, self.side)
        s.jot("rolls", s.seat(faction), faction, target(a))
