"""Creatures: playing a card.  [CYC-17.1]

Where to look: instant creatures in `instants`, `hippalectryon` and `thefts` (those that play other cards here),
miniatures and their arrival in `arrivals`, what miniatures do while they stand in `presence`.

PlayCreature(faction, creature)   frame: resolve a card that is in s.resolving; then an instant card is discarded, a
                                  card with a miniature lies in front of the faction
arrive(s, faction, miniature)     push what happens when a miniature has come to a new zone (not the Hydra's meal)
feed_hydra(s, faction)            push the Hydra's meal
"""

from typing import Any, ClassVar, Final

from pessoi.games.cyclades.chapters import hippalectryon, instants, thefts
from pessoi.games.cyclades.chapters.arrivals import PlaceFigure, arrive, feed_hydra
from pessoi.games.cyclades.chapters.board import has_miniature, miniature_of
from pessoi.games.cyclades.chapters.decks import creature_draw, discard_creature, take_creature
from pessoi.games.cyclades.chapters.income import collect
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.metropolises import check
from pessoi.games.cyclades.chapters.movement import FreeMove
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    CHIMERA,
    CHIMERA_PICK,
    DRYAD,
    EMPUSA,
    GRAEAE,
    HIPPALECTRYON,
    NONE,
    PEGASUS,
    SATYR,
    SPHINX,
    SPHINX_PICK,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target
from pessoi.kernel.sets import bits

__all__ = ["PlayCreature", "arrive", "feed_hydra"]


class PlayCreature(Frame[Position]):
    """The effect is resolved at once, the same however the card came.  [CYC-17.4] [CYC-17.9]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: int, creature: int) -> None:
        self.faction: Final = faction
        self.creature: Final = creature

    def tell(self, s: Position, a: Action) -> None:
        s.become(Spent(self.creature))
        if has_miniature(self.creature):
            s.call(PlaceFigure(self.faction, miniature_of(self.creature)))
        elif self.creature == GRAEAE:
            # `graeae`: its income again, without Geryon's gold  [CYC-17.33]
            collect(s, self.faction, False)
        else:
            effect = effect_of(self.faction, self.creature)
            if effect.ask(s) is None and self.creature not in (EMPUSA, SPHINX):
                s.jot("no_effect", s.seat(self.faction), self.faction, self.creature)  # [CYC-17.5]
            else:
                s.call(effect)


def effect_of(faction: int, creature: int) -> Frame[Any]:
    """The frame that resolves an instant creature."""
    if creature in instants.EFFECTS:
        return instants.EFFECTS[creature](faction)
    if creature in thefts.EFFECTS:
        return thefts.EFFECTS[creature](faction)
    if creature in (DRYAD, SATYR):
        return thefts.StealCard(faction, creature)
    if creature == HIPPALECTRYON:
        return hippalectryon.Hippalectryon(faction, 0)
    if creature == EMPUSA:
        # `empusa`: the god's mandatory actions again, in printed order  [CYC-17.25]
        return Mandatory(faction, 0, False)
    if creature == PEGASUS:
        # `pegasus`: a free move  [CYC-17.34]
        return FreeMove(faction, True)
    if creature == CHIMERA:
        return Chimera(faction)
    if creature == SPHINX:
        return Sphinx(faction)
    raise ValueError(f"creature {creature} has no instant effect")


class Spent(Frame[Position]):
    """An instant card, or a miniature that found no place, is discarded.  [CYC-17.4] [CYC-17.5] [CYC-17.19]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature: Final = creature

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if (s.resolving >> self.creature) & 1:
            s.resolving &= ~(1 << self.creature)
            discard_creature(s, self.creature)
        check(s)


# -- chimera


class Chimera(Frame[Position]):
    """`chimera`: play a card of the creature discard for free; her own is not yet there.

    When she is discarded, deck and discard are shuffled (`decks.discard_creature`).
    [CYC-17.18] [CYC-17.20] [CYC-17.37] [CYC-D72]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        cards = bits(s.creature_discard)
        return Request(s.seat(self.faction), acts_on(CHIMERA_PICK, cards), "chimera_pick") if cards else None

    def tell(self, s: Position, a: Action) -> None:
        creature = target(a)
        s.creature_discard &= ~(1 << creature)
        play(s, self.faction, creature)


def play(s: Position, faction: int, creature: int) -> None:
    """The frame on top becomes the playing of a card that was found."""
    s.resolving |= 1 << creature
    s.jot("plays_creature", s.seat(faction), faction, creature)
    s.become(PlayCreature(faction, creature))


# -- sphinx


class Sphinx(Frame[Position]):
    """`sphinx`: draw three creature cards, fewer if they run out; only the team sees them.  [CYC-17.36]

    But if she empties the deck and goes on with the discard pile, which was open, everybody can count what she took.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        return creature_draw(s, s.team_seats(self.faction)) if len(s.drawn) < s.figures.sphinx_draws else None

    def tell(self, s: Position, a: Action) -> None:
        if len(s.drawn) == s.figures.sphinx_draws:
            s.become(SphinxPick(self.faction))
            return
        if s.creature_deck == 0 and s.drawn_open == 0:
            s.drawn = tuple(sorted(s.drawn))
            s.drawn_open = len(s.drawn)
        known = s.top_known if s.top_card != NONE else 0
        card = take_creature(s, a)
        if card == NONE:
            s.become(SphinxPick(self.faction))
            return
        if not s.drawn:
            s.drawn_known = known
        s.drawn = (*s.drawn, card)
        s.jot("sees_card", s.seat(self.faction), self.faction, card, seen=s.team_seats(self.faction))


class SphinxPick(Frame[Position]):
    """Choose one to play for free and discard the others first, the Chimera last of them.

    So what she shuffles includes them.  [CYC-17.36] [CYC-17.37] [CYC-D83]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        cards = sorted(s.drawn)
        return Request(s.seat(self.faction), acts_on(SPHINX_PICK, cards), "sphinx_pick") if cards else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            s.jot("no_effect", s.seat(self.faction), self.faction, SPHINX)
            return
        others = [card for card in s.drawn if card not in (target(a), CHIMERA)]
        if CHIMERA in s.drawn and target(a) != CHIMERA:
            others.append(CHIMERA)
        s.drawn = ()
        s.drawn_known = 0
        s.drawn_open = 0
        play(s, self.faction, target(a))
        for card in others:
            s.jot("creature_discarded", s.seat(self.faction), card)
            discard_creature(s, card)
