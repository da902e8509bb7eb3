"""Base buildings that are taken from a zone: to the supply, or by a thief.  [CYC-2.7] [CYC-16.30]

Demolish(faction, zone, building)   frame: one of this type goes back to the supply
demolish(s, faction, place)         the same for a place in s.site, where there is nothing to choose
Two ports of a zone may open onto different seas, of two temples one may be used: then whoever takes one says which.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import NONE, NOWHERE, PORT, WHICH_PORT, WHICH_TEMPLE
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target
from pessoi.kernel.rows import add, put


def remove_building(s: Position, place: int) -> None:
    """A base building goes back to the supply and loses its mark.  [CYC-2.7] [CYC-16.7]"""
    s.buildings_left = add(s.buildings_left, s.site[place], 1)
    s.set_site(place, NONE)
    s.opens = put(s.opens, place, NOWHERE)
    s.spent = put(s.spent, place, 0)


def demolish(s: Position, faction: int, place: int) -> None:
    s.jot("building_removed", s.seat(faction), faction, s.site[place], place // SITES)
    remove_building(s, place)


class Take(Frame[Position]):
    """A building of the type is taken from the zone; if they differ, the faction that takes it says which.

    [CYC-D36] [CYC-16.30] [CYC-3.4]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "zone", "building")

    def __init__(self, faction: int, zone: int, building: int) -> None:
        self.faction: Final = faction
        self.zone: Final = zone
        self.building: Final = building

    def ask(self, s: Position) -> Request | None:
        places = s.different_buildings(self.zone, self.building)
        if len(places) < 2:
            return None
        if self.building == PORT:
            answers = acts_on(WHICH_PORT, [s.opens[place] for place in places])
        else:
            answers = acts_on(WHICH_TEMPLE, [s.spent[place] for place in places])
        return Request(s.seat(self.faction), answers, "which_building")

    def tell(self, s: Position, a: Action) -> None:
        for place in s.different_buildings(self.zone, self.building):
            mark = s.opens[place] if self.building == PORT else s.spent[place]
            if a == NOTHING or mark == target(a):
                self.take(s, place)
                return

    def take(self, s: Position, place: int) -> None:
        """What becomes of it; the frame ends or goes on as another."""
        raise NotImplementedError  # abstract


@mypyc_attr(free_list_len=1)
class Demolish(Take):
    """It goes back to the supply.  [CYC-2.7]"""

    def take(self, s: Position, place: int) -> None:
        s.end()
        demolish(s, self.faction, place)
