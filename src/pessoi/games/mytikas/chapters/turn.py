"""Part 4: the phases of a turn.

Turns (phase 7, then the next turn) → TurnStart (1, 2) → MainAction (3) → BonusAction (4) → TurnEnd (5)
→ following.Follow, moving.LastTumble (6).  [MYT-4.2]
"""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.actions import bonus_available, feasible, perform
from pessoi.games.mytikas.chapters.deities import burn, burnings, refine, refinements
from pessoi.games.mytikas.chapters.following import Follow
from pessoi.games.mytikas.chapters.moving import gather, tumble
from pessoi.games.mytikas.chapters.placement import legal_places, why_not_place
from pessoi.games.mytikas.state import Position
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, acts_on, target, verb
from pessoi.kernel.rows import put


def deal(s: Position) -> Request:
    """The next card of a well shuffled deck: any unseen one, equally likely.  [MYT-C2]"""
    cards = s.unseen()
    return Request(CHANCE, acts_on(t.DEAL, cards), "deal", [1] * len(cards))


def turn_up(s: Position, deity: int) -> None:
    """The next card of the river lies face up.  [MYT-12.6] The river is never refilled."""
    s.river = put(s.river, s.next_hidden(), deity)
    s.place = put(s.place, deity, t.FACE_UP)
    s.jot("turned-up", s.active, deity)


def unlocked(s: Position) -> bool:
    """Whether a face-down card has lost its lock. [MYT-12.13] The deck's own lock, the last, reveals nothing."""
    face_down = s.figures.setup(s.players).face_down
    return s.next_hidden() - s.figures.face_up < min(s.taken, face_down)


class Turns(Frame[Position]):
    """Phase 7: [MYT-4.5] cards without a lock are turned up; then the game is scored, or the next player is active.

    [MYT-4.1] Clockwise from seat 1. [MYT-14.4] [MYT-14.6] No further turn after the end was triggered.
    [MYT-14.7] The safety cap ends the game as well.
    """

    def ask(self, s: Position) -> Request | None:
        return deal(s) if unlocked(s) else None

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING:
            turn_up(s, target(a))
            return
        if s.ended == t.GOES_ON and s.turn >= s.figures.max_rounds * s.players:
            s.ended = t.BY_CAP
        if s.ended != t.GOES_ON:
            s.end()
            return
        if s.turn:
            s.active = (s.active + 1) % s.players
        s.turn += 1
        s.used = 0
        s.jot("turn", s.active, s.turn)
        s.call(TurnStart())


class TurnStart(Frame[Position]):
    """Phases 1 and 2: [MYT-D03] [MYT-4.3] start powers, each once, and tumbling, until the builder is placed.

    [MYT-10.8] Tumbling is offered here, in phase 5, and after the followers. [MYT-4.6] Placing is compulsory.
    """

    def ask(self, s: Position) -> Request | None:
        found = legal_places(s, s.active)
        refinements(s, s.active, found)
        burnings(s, s.active, found)
        gather(s, s.active, v.TUMBLES, found)
        return Request(s.active, found, "turn_start")

    def tell(self, s: Position, a: Action) -> None:
        what = verb(a)
        if what == t.PLACE:
            space = target(a)
            s.become(MainAction(space))
            s.builder[s.active] = space
            s.jot("places", s.active, space)
        elif what == t.REFINE:
            refine(s, s.active, a)
        elif what == t.BURN:
            burn(s, s.active, a)
        else:
            tumble(s, s.active, a)

    def why_not(self, s: Position, a: Action) -> str:
        rules = {t.REFINE: "MYT-13.12", t.BURN: "MYT-13.13", t.TUMBLE: "MYT-10.7"}
        if verb(a) == t.PLACE:
            return why_not_place(s, s.active, target(a))
        return rules.get(verb(a), "")


class MainAction(Frame[Position]):
    """Phase 3: [MYT-D05] [MYT-6.1] the main action, [MYT-6.8] to which nobody is ever obliged.

    [MYT-6.9] If it is not feasible it is skipped without asking.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def ask(self, s: Position) -> Request | None:
        if not feasible(s, s.active, s.figures.main[self.space], self.space):
            return None
        return Request(s.active, [v.DO_MAIN, v.DO_SKIP], "main_or_skip")

    def tell(self, s: Position, a: Action) -> None:
        s.become(BonusAction(self.space))
        if a != NOTHING and verb(a) == t.MAIN:
            perform(s, s.active, s.figures.main[self.space], self.space)
        else:
            s.jot("skips-main", s.active, s.figures.main[self.space])

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-6.8"


class BonusAction(Frame[Position]):
    """Phase 4: [MYT-D19] [MYT-6.2] the bonus action if it is available now, [MYT-6.4] once.

    [MYT-6.7] [MYT-11.7] A favor just gained counts. [MYT-6.10] Optional after a main action, [MYT-6.9] and without one.
    [MYT-16.6] It is that of the chosen side.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int, compulsory: int = 0) -> None:
        self.space: Final = space  # positions saved by version 1 also say whether the bonus was compulsory

    def ask(self, s: Position) -> Request | None:
        if not bonus_available(s, s.active, self.space):
            return None
        return Request(s.active, [v.DO_BONUS, v.DO_DECLINE], "bonus_or_decline")

    def tell(self, s: Position, a: Action) -> None:
        s.become(TurnEnd(self.space))
        if a != NOTHING and verb(a) == t.BONUS:
            s.jot("uses-bonus", s.active, s.figures.bonus[self.space])
            perform(s, s.active, s.figures.bonus[self.space], t.NO_SPACE)


class TurnEnd(Frame[Position]):
    """Phase 5: [MYT-D20] [MYT-4.4] a chance to tumble, then the others may follow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = [v.DO_END_TURN]
        gather(s, s.active, v.TUMBLES, found)
        return Request(s.active, found, "turn_end")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == t.TUMBLE:
            tumble(s, s.active, a)
        else:
            s.become(Follow(self.space, 1, 0))

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-10.7" if verb(a) == t.TUMBLE else "MYT-4.3"
