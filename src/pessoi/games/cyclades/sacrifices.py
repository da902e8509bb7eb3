"""Sacrifice powers of heroes.  [CYC-18.3]

offers(s, faction)          the heroes that the faction may sacrifice now
Sacrifice(faction, hero)    frame: the hero leaves the game and its power applies
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.state import Position
from pessoi.kernel import Action, Frame


def offers(s: Position, faction: int) -> list[int]:
    return []


class Sacrifice(Frame[Position]):
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction: Final = faction
        self.hero: Final = hero

    def tell(self, s: Position, a: Action) -> None:
        s.end()
