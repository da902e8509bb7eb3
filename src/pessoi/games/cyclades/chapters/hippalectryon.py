"""The Hippalectryon, which barters mercenaries: an instant creature with three questions."""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.instants import Effect
from pessoi.games.cyclades.chapters.metropolises import check
from pessoi.games.cyclades.chapters.presence import sheltered
from pessoi.games.cyclades.chapters.supply import add_cornucopia, gain_philosophers, gain_priestesses
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    GAIN_CORNUCOPIA,
    GAIN_PHILOSOPHER,
    GAIN_PRIESTESS,
    GIVE_MERCENARY,
    HIPPALECTRYON_GAIN,
    PLACE_CORNUCOPIA,
    STOP,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add
from pessoi.kernel.sets import bits


class Hippalectryon(Frame[Position]):
    """`hippalectryon`: two own mercenaries become a cornucopia, a priestess or a philosopher, at least once.

    It goes on as long as there are two mercenaries left and the faction likes.  [CYC-17.29] [CYC-D79]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "times")

    def __init__(self, faction: int, times: int) -> None:
        self.faction: Final = faction
        self.times: Final = times

    def ask(self, s: Position) -> Request | None:
        gains: list[int] = []
        if sum(s.mercenaries[z] for z in mercenary_zones(s, self.faction)) >= s.figures.hippalectryon_price:
            if open_zones(s, self.faction):
                gains.append(GAIN_CORNUCOPIA)
            if s.priestesses_left > 0:
                gains.append(GAIN_PRIESTESS)
            if s.philosophers_left > 0:
                gains.append(GAIN_PHILOSOPHER)
        if not gains:
            return None
        answers = acts_on(HIPPALECTRYON_GAIN, gains)
        if self.times > 0:
            answers.append(act(STOP))
        return Request(s.seat(self.faction), answers, "hippalectryon")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING or verb(a) == STOP:
            s.end()
            return
        s.become(Hippalectryon(self.faction, self.times + 1))
        s.call(GiveMercenaries(self.faction, target(a), s.figures.hippalectryon_price))


class GiveMercenaries(Frame[Position]):
    """Mercenaries go back to the supply, from any own zones; then comes the gain.

    They are transformed, not destroyed.  [CYC-17.29] [CYC-1.6] [CYC-D79]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "gain", "left")

    def __init__(self, faction: int, gain: int, left: int) -> None:
        self.faction: Final = faction
        self.gain: Final = gain
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        zones = mercenary_zones(s, self.faction)
        return Request(s.seat(self.faction), acts_on(GIVE_MERCENARY, zones), "give_mercenary")

    def tell(self, s: Position, a: Action) -> None:
        s.mercenaries = add(s.mercenaries, target(a), -1)
        s.mercenaries_left += 1
        s.jot("gives_mercenary", s.seat(self.faction), self.faction, target(a))
        if self.left > 1:
            s.become(GiveMercenaries(self.faction, self.gain, self.left - 1))
        elif self.gain == GAIN_CORNUCOPIA:
            s.become(HippalectryonHorn(self.faction))
        else:
            s.end()
            if self.gain == GAIN_PRIESTESS:
                gain_priestesses(s, self.faction, 1)
            else:
                gain_philosophers(s, self.faction, 1)
                check(s)


class HippalectryonHorn(Effect):
    """The token goes on a zone that the faction controls.  [CYC-17.29] [CYC-D34]"""

    def ask(self, s: Position) -> Request | None:
        zones = bits(open_zones(s, self.faction))
        return Request(s.seat(self.faction), acts_on(PLACE_CORNUCOPIA, zones), "place_cornucopia")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        add_cornucopia(s, self.faction, target(a))


def mercenary_zones(s: Position, faction: int) -> list[int]:
    """Own land zones with mercenaries that a creature effect may choose."""
    return [z for z in bits(s.lands[faction] & ~sheltered(s)) if s.mercenaries[z] > 0]


def open_zones(s: Position, faction: int) -> int:
    """Own zones that a creature effect may choose.  [CYC-17.11]"""
    return (s.lands[faction] | s.seas[faction]) & ~sheltered(s)
