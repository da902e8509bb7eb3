"""Creatures: playing a card, and what figures do when they arrive.  [CYC-17.1]

PlayCreature(faction, creature)   frame: resolve a card that is in s.resolving; then an instant card is discarded, a
                                  figure card lies in front of the faction
arrive(s, faction, figure)        push what happens when a figure has come to a new zone (not the Hydra's meal)
feed_hydra(s, faction)            push the Hydra's meal
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.decks import discard_creature
from pessoi.games.cyclades.state import Position
from pessoi.kernel import Action, Frame


class PlayCreature(Frame[Position]):
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: int, creature: int) -> None:
        self.faction: Final = faction
        self.creature: Final = creature

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.resolving &= ~(1 << self.creature)
        discard_creature(s, self.creature)


def arrive(s: Position, faction: int, figure: int) -> None:
    """Push the arrival effect."""


def feed_hydra(s: Position, faction: int) -> None:
    """Push the Hydra's meal."""
