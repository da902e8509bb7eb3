"""The cycle: its six phases, and phase 1, initialisation.  [CYC-6.1]"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.actions import Actions
from pessoi.games.cyclades.chapters.decks import (
    can_draw_creature,
    creature_draw,
    discard_creature,
    hero_draw,
    take_creature,
    take_hero,
)
from pessoi.games.cyclades.chapters.ending import is_over
from pessoi.games.cyclades.chapters.income import Income
from pessoi.games.cyclades.chapters.offerings import Offerings
from pessoi.games.cyclades.chapters.temples import refresh
from pessoi.games.cyclades.chapters.upkeep import Upkeep
from pessoi.games.cyclades.state import ACTIONS, CYCLE_END, INCOME, INIT, OFFERINGS, UPKEEP, Position
from pessoi.games.cyclades.terms import NOBODY, NONE
from pessoi.kernel import NOTHING, Action, Frame, Request
from pessoi.kernel.rows import put


@mypyc_attr(free_list_len=1)
class Cycle(Frame[Position]):
    """One phase after the other, cycle after cycle.  [CYC-6.1]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def tell(self, s: Position, a: Action) -> None:
        s.become(Cycle(self.phase + 1))
        if self.phase == INIT:
            begin_cycle(s)
        elif self.phase == INCOME:
            s.call(Income())
        elif self.phase == OFFERINGS:
            s.call(Offerings(0))
        elif self.phase == UPKEEP:
            s.call(Upkeep(0))
        elif self.phase == ACTIONS:
            s.call(Actions())
        else:
            end_cycle(s)


def begin_cycle(s: Position) -> None:
    """Phase 1, but for the first cycle: heroes, creatures, gods.  [CYC-6.2] [CYC-7.8]"""
    s.cycle += 1
    s.phase = INIT
    refresh(s)
    s.jot("cycle_starts", NOBODY, s.cycle)
    if s.cycle > 1:
        s.call(MoveGods())
        s.call(RefillCreatures())
        s.call(SlideCreatures())
        s.call(RefillHeroes())


def end_cycle(s: Position) -> None:
    """Phase 6: the end is checked; else the next cycle starts in the new order.  [CYC-19.1]"""
    s.phase = CYCLE_END
    if is_over(s):
        s.end()
        return
    s.turn_order = tuple(s.next_order)
    for faction in range(s.mode.factions):
        s.next_order[faction] = NOBODY
        s.bid_god[faction] = NONE
        s.bid_value[faction] = 0
    s.free_bids = 0
    s.become(Cycle(INIT))


class RefillHeroes(Frame[Position]):
    """Empty slots of the hero track are filled from the deck.  [CYC-7.1] [CYC-4.3]"""

    def ask(self, s: Position) -> Request | None:
        return hero_draw(s) if NONE in s.hero_track else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        hero = take_hero(s, a)
        s.hero_track = put(s.hero_track, s.hero_track.index(NONE), hero)
        s.jot("hero_revealed", NOBODY, hero)


class SlideCreatures(Frame[Position]):
    """The cheapest creature is discarded, the others slide down with their reservations.  [CYC-7.2] [CYC-7.3]"""

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        cheapest = s.creature_track[0]  # its reservation goes with it  [CYC-7.6]
        kept = [space for space in range(1, len(s.creature_track)) if s.creature_track[space] != NONE]
        empty = len(s.creature_track) - len(kept)
        s.creature_track = tuple([s.creature_track[space] for space in kept] + [NONE] * empty)
        s.reserved = tuple([s.reserved[space] for space in kept] + [NOBODY] * empty)
        if cheapest != NONE:
            s.jot("creature_discarded", NOBODY, cheapest)
            discard_creature(s, cheapest)  # [CYC-7.5]


class RefillCreatures(Frame[Position]):
    """Empty spaces of the creature track are filled, cheapest first.  [CYC-7.4] [CYC-4.2]"""

    def ask(self, s: Position) -> Request | None:
        return creature_draw(s) if NONE in s.creature_track else None

    def tell(self, s: Position, a: Action) -> None:
        if NONE not in s.creature_track or not can_draw_creature(s):
            s.end()
            return
        creature = take_creature(s, a)
        space = s.creature_track.index(NONE)
        s.creature_track = put(s.creature_track, space, creature)
        s.jot("creature_revealed", NOBODY, creature, s.figures.creature_costs[space])


class MoveGods(Frame[Position]):
    """The first god goes to the last slot, the others move up.  [CYC-7.7]"""

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.god_slots = (*s.god_slots[1:], s.god_slots[0])
