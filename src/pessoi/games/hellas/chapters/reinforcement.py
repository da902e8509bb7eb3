"""Chapter 5: reinforcement."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.cards import may_play_beside, play_card, playable, why_not_play
from pessoi.games.hellas.chapters.hands import LookAtDraws, draw_face_down
from pessoi.games.hellas.chapters.reorganisation import Reorganisation, disband_surplus
from pessoi.games.hellas.state import Position, cities_of, count_temples, has_room
from pessoi.games.hellas.terms import ADD, DRAW_CARD, MAIN, PLAY, SHIP, SOLDIER, STOP
from pessoi.games.hellas.vocabulary import act_on_piece, kind_of, tile_of
from pessoi.kernel import NOTHING, Action, Frame, Request, act, target, verb


def steps_of(s: Position) -> int:
    """Three steps, four with more temple cities; settled when the action is announced.  [HEL-5.1] [HEL-5.9]"""
    if count_temples(s, s.active) > count_temples(s, 1 - s.active):
        return s.figures.steps_with_temples
    return s.figures.steps


class Reinforcement(Frame[Position]):
    """One step after the other; each must be used while any is possible.  [HEL-5.2] [HEL-5.8] [HEL-D-REINF]

    `main` cards may be played before each step  [HEL-4.5]: where none is possible they may make one so, or the
    steps left are lost.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        if self.left == 0:
            return None
        actions = possible_steps(s)
        if not actions:
            actions.append(act(STOP))
        actions.extend(playable(s, s.active, MAIN))
        return Request(s.active, actions, "reinf", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING or verb(a) == STOP:
            s.become(Reorganisation(0, 0, 0, 0))
            s.call(LookAtDraws())
            disband_surplus(s)
            return
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
            return
        s.become(Reinforcement(self.left - 1))
        if verb(a) == DRAW_CARD:
            draw_face_down(s, target(a))
            return
        tile = tile_of(a)
        kind = kind_of(a)
        s.reserve[s.active * 2 + kind] -= 1
        if kind == SOLDIER:
            s.soldiers[tile] += 1
        else:
            s.ships[tile] += 1
        s.jot("adds", s.active, kind, tile)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == ADD:
            kind = kind_of(a)
            if s.reserve[s.active * 2 + kind] == 0:
                return "HEL-5.7"
            return "HEL-5.3" if kind == SOLDIER else "HEL-5.4"
        if verb(a) == PLAY:
            return why_not_play(s, s.active, target(a), MAIN)
        return "HEL-5.5" if verb(a) == DRAW_CARD else "HEL-5.8"


def possible_steps(s: Position) -> list[Action]:
    """New soldier [HEL-5.3], new ship [HEL-5.4], draw [HEL-5.5]; only what the reserve has [HEL-5.7]."""
    seat = s.active
    actions = []
    cities = cities_of(s, seat)
    if s.reserve[seat * 2 + SOLDIER] > 0:
        for tile in cities:
            if s.soldiers[tile] < s.figures.soldiers_max:
                actions.append(act_on_piece(ADD, SOLDIER, tile))
    if s.reserve[seat * 2 + SHIP] > 0:
        for tile in cities:
            if s.ships[tile] < s.figures.ships_max:
                actions.append(act_on_piece(ADD, SHIP, tile))
    for god in range(3):
        if has_room(s, seat, god):  # a pile is never empty: it is made anew at once [HEL-9.11]
            actions.append(act(DRAW_CARD, god))
    return actions
