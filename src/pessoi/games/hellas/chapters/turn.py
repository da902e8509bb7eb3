"""Chapter 4: a turn is main window, action, reorganisation, end window, end-of-turn checks.  [HEL-4.1]"""

from pessoi.games.hellas.chapters.attack import Attack, can_announce_attack
from pessoi.games.hellas.chapters.cards import may_play_beside, play_card, playable, why_not_play
from pessoi.games.hellas.chapters.ending import finish
from pessoi.games.hellas.chapters.expedition import AnotherExpedition, Expedition
from pessoi.games.hellas.chapters.hands import unlock_all
from pessoi.games.hellas.chapters.reinforcement import Reinforcement, steps_of
from pessoi.games.hellas.chapters.tiles import stack_size
from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import (
    ANNOUNCE,
    ATTACK,
    END,
    EXPEDITION,
    MAIN,
    PLAY,
    REINFORCEMENT,
)
from pessoi.kernel import Action, Frame, Request, act, target, verb


class Turn(Frame[Position]):
    """A turn begins.  [HEL-4.1]"""

    def tell(self, s: Position, a: Action) -> None:
        s.become(MainWindow())
        s.turn += 1
        s.acted = 0
        s.jot("turn", s.active, s.turn)


class MainWindow(Frame[Position]):
    """God cards of the main window, then exactly one action.  [HEL-4.2] [HEL-4.3] [HEL-4.5] [HEL-D-MAIN]"""

    def ask(self, s: Position) -> Request | None:
        actions = [act(ANNOUNCE, REINFORCEMENT)]
        if stack_size(s) > 0:
            actions.append(act(ANNOUNCE, EXPEDITION))
        if can_announce_attack(s):
            actions.append(act(ANNOUNCE, ATTACK))
        actions.extend(playable(s, s.active, MAIN))
        return Request(s.active, actions, "main", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
            return
        s.become(EndWindow())
        s.jot("announces", s.active, target(a))
        if target(a) == REINFORCEMENT:
            s.call(Reinforcement(steps_of(s)))
        elif target(a) == EXPEDITION:
            s.call(AnotherExpedition())
            s.call(Expedition())
        else:
            s.call(Attack())

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == ANNOUNCE:
            return "HEL-4.6" if target(a) == ATTACK else "HEL-4.3"
        return why_not_play(s, s.active, target(a), MAIN) if verb(a) == PLAY else "HEL-4.3"


class EndWindow(Frame[Position]):
    """After the action, also a failed or abandoned one: main cards again, then the end.  [HEL-4.4] [HEL-D-END]"""

    def ask(self, s: Position) -> Request | None:
        actions = [act(END)]
        actions.extend(playable(s, s.active, MAIN))
        return Request(s.active, actions, "end", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            s.become(EndOfTurn())

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_play(s, s.active, target(a), MAIN) if verb(a) == PLAY else "HEL-4.4"


class EndOfTurn(Frame[Position]):
    """Cards are unlocked, the end of the game is checked, the next turn begins.  [HEL-4.7] [HEL-4.8] [HEL-2.10]"""

    def tell(self, s: Position, a: Action) -> None:
        unlock_all(s)
        if finish(s):
            s.end()
            return
        s.become(Turn())
        if s.extra > 0:
            s.extra -= 1
            s.note("extra_turn", s.active, [])
        else:
            s.active = 1 - s.active
