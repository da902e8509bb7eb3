"""Chapter 4: whose turn it is, the choice of an action, and what follows an action."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.destiny import DrawDestiny, EndWindow, play_card, playable_cards
from pessoi.games.olympos.chapters.development import CubePayment, add_discoveries, why_not_discover
from pessoi.games.olympos.chapters.expansion import ChooseSettler, Destination, add_expansions, why_not_new
from pessoi.games.olympos.chapters.olympos_cards import DueCards
from pessoi.games.olympos.chapters.stacks import holds
from pessoi.games.olympos.chapters.track import advance, next_player
from pessoi.games.olympos.chapters.wonders import SpendStars, add_wonders, shortfall, why_not_build
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BUILD,
    CARD,
    CREATED,
    DISCOVER,
    GIVE_STAR,
    GIVE_ZEUS,
    IDLE,
    MOVE,
    NEW,
    NOBODY,
    PASS,
)
from pessoi.kernel import Action, Frame, Request, act, target, verb


class Turns(Frame[Position]):
    """Turn after turn, until all players are finished.  [OLY-4.1] [OLY-4.10] [OLY-10.6]"""

    def tell(self, s: Position, a: Action) -> None:
        seat = next_player(s)
        if seat == NOBODY:
            s.end()
            return
        s.active = seat
        s.turn += 1
        s.jot("turn", seat, s.turn)
        s.call(TurnMenu())


class TurnMenu(Frame[Position]):
    """The player plays Destiny cards and performs exactly one action. Passing is for the final turn, idling for
    those who can do nothing else before it.
    [OLY-4.7] [OLY-4.9] [OLY-8.4] [OLY-10.1] [OLY-10.3] [OLY-10.5] [OLY-10.15] [OLY-D-03]

    With cards in hand the player is asked whatever the options: an answer nobody was asked for would tell the
    others that no card can be played.
    """

    def ask(self, s: Position) -> Request | None:
        seat = s.active
        actions = playable_cards(s, seat)
        cards = len(actions)
        add_expansions(s, seat, actions)
        add_discoveries(s, seat, actions)
        add_wonders(s, seat, actions)
        if s.is_final_turn(seat):
            actions.append(act(PASS))
        elif len(actions) == cards:
            actions.append(act(IDLE))
        return Request(seat, actions, "turn_menu", secret=s.held[seat] > 0)

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        does = verb(a)
        if does == CARD:
            play_card(s, seat, target(a))
            return
        if does == PASS:
            s.end()
            finish(s, seat)
            return
        s.become(Aftermath(s.position[seat]))
        if does == NEW:
            s.call(Destination(target(a), CREATED))
        elif does == MOVE:
            s.call(ChooseSettler(target(a)))
        elif does == DISCOVER:
            s.call(CubePayment(target(a)))
        elif does == BUILD:
            s.call(SpendStars(target(a), shortfall(s, seat, target(a))))
        else:
            s.jot("idles", seat, s.position[seat] + s.figures.idle_cost)
            advance(s, seat, s.figures.idle_cost)

    def why_not(self, s: Position, a: Action) -> str:
        does = verb(a)
        if does == NEW:
            return why_not_new(s, s.active, target(a))
        if does == MOVE:
            return "OLY-4.8" if holds(s.pile[target(a)], s.active) else "OLY-5.1"
        if does == DISCOVER:
            return why_not_discover(s, s.active, target(a))
        if does == BUILD:
            return why_not_build(s, s.active, target(a))
        if does == CARD:
            return "OLY-8.5" if s.figures.card_effect[target(a)] in (GIVE_STAR, GIVE_ZEUS) else "OLY-8.6"
        return "OLY-4.9" if does in (PASS, IDLE) else ""


class Aftermath(Frame[Position]):
    """After the action: Destiny cards for Zeus spaces reached or passed, a window for Destiny cards, then the
    Olympos cards now due; a final turn finishes the player.
    [OLY-4.10] [OLY-8.1] [OLY-8.2] [OLY-9.4] [OLY-10.3] [OLY-10.4]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, start: int) -> None:
        self.start: Final = start  # where the turn began on the time track

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        f = s.figures
        s.become(EndTurn(1 if self.start >= f.last_zeus else 0))
        s.call(DueCards(seat))
        s.call(EndWindow(seat))
        for space in f.zeus_spaces:
            if self.start < space <= s.position[seat]:
                s.call(DrawDestiny(seat))


class EndTurn(Frame[Position]):
    """The turn is over; after a final turn the player is finished.  [OLY-10.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("final",)

    def __init__(self, final: int) -> None:
        self.final: Final = final

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if self.final:
            finish(s, s.active)


def finish(s: Position, seat: int) -> None:
    """The player is never active again; the token stays where it is.  [OLY-10.4]"""
    s.finished |= 1 << seat
    s.jot("finishes", seat, s.position[seat])
