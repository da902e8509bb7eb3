"""Pebbles, broken once for every law: each shows that its law can fail."""

import itertools
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.kernel import CHANCE, Action, Event, Known, Message, Options, Outcome, Request, Vocabulary, act, target
from pessoi.kernel.drawn import Drawn
from tests.toys.pebbles import HAND, LAY, LET, VALUES, Deal, Pebbles, Position, Reaction, Turn


class Forgetful(Pebbles):
    """Law 1: every second game is set up differently."""

    def __init__(self) -> None:
        super().__init__()
        self.games: Final = itertools.count()

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        s.points[0] = next(self.games) % 2
        return s


class Sharing(Position):
    """A position whose copies share the list of points."""

    def copy(self) -> "Sharing":
        hand, unseen, out = self.hand.copy(), self.unseen.copy(), self.out.copy()
        s = Sharing(self.players, self.total, hand, unseen, out, self.points, self.turn)
        s.stack = self.stack.copy()
        return s


class Entangled(Pebbles):
    """Law 2: copies are not independent."""

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        shared = Sharing(s.players, s.total, s.hand, s.unseen, s.out, s.points, s.turn)
        shared.stack = s.stack
        return shared


class Lossy(Position):
    """A position that forgets to save whose turn it is."""

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in Position.FIELDS if name != "turn")

    def copy(self) -> "Lossy":
        hand, unseen, out, points = self.hand.copy(), self.unseen.copy(), self.out.copy(), self.points.copy()
        s = Lossy(self.players, self.total, hand, unseen, out, points, self.turn)
        s.stack = self.stack.copy()
        return s


class Amnesiac(Pebbles):
    """Law 3: saving and loading loses something."""

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        lossy = Lossy(s.players, s.total, s.hand, s.unseen, s.out, s.points, s.turn)
        lossy.stack = s.stack
        return lossy

    def blank(self) -> Position:
        return Lossy(0, 0, [], [], [], [], 0)


class Boastful(Turn):
    """Lists pebbles that the player does not hold, and cannot lay them."""

    def ask(self, s: Position) -> Request | None:
        if s.holds(s.turn) == 0:
            return None
        return Request(s.turn, [act(LAY, v) for v in range(VALUES)], "lay", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        if s.holds(s.turn) and s.hand[s.turn * VALUES + target(a)] == 0:
            raise IndexError("no such pebble")
        super().tell(s, a)


class BoastfulDeal(Deal):
    def tell(self, s: Position, a: Action) -> None:
        if self.next_seat(s) < 0:
            s.become(Boastful())
        else:
            super().tell(s, a)


class Overpromising(Pebbles):
    """Law 4: a listed answer does not apply."""

    def __init__(self) -> None:
        super().__init__()
        self.frames.update({"BoastfulDeal": BoastfulDeal, "Boastful": Boastful})

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        s.stack = [BoastfulDeal()]
        return s


class Lenient(Pebbles):
    """Law 4: an answer that is not listed applies."""

    def play(self, s: Position, a: Action, journal: list[Event] | None = None) -> Request:
        if a == act(LET) and self.pending(s).decision == "lay":
            s.points[s.turn] += 1
            return self.pending(s)
        return super().play(s, a, journal)


class Transparent(Pebbles):
    """Law 5: everybody sees the next player's hand."""

    def known(self, s: Position, seat: int) -> Known:
        k = cast(Position, super().known(s, seat))
        shown = (seat + 1) % s.players
        k.unseen[shown] = s.unseen[shown]
        k.hand[shown * VALUES : (shown + 1) * VALUES] = s.hand[shown * VALUES : (shown + 1) * VALUES]
        return Known(k)

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return super().imagine(super().known(cast(Position, k), seat), seat, rng)


class Hasty(Reaction):
    """Asks openly, so that a player who cannot block is not asked, and everybody knows."""

    def ask(self, s: Position) -> Request | None:
        request = super().ask(s)
        return None if request is None else Request(request.seat, request.actions, "block")


class HastyTurn(Turn):
    def tell(self, s: Position, a: Action) -> None:
        super().tell(s, a)
        if s.stack and isinstance(s.stack[-1], Reaction):
            s.become(Hasty(target(a)))


class HastyDeal(Deal):
    def tell(self, s: Position, a: Action) -> None:
        if self.next_seat(s) < 0:
            s.become(HastyTurn())
        else:
            super().tell(s, a)


class Shortsighted(Pebbles):
    """Law 5: what is drawn is taken again for as long as it is the same seat's turn."""

    def draw(self, k: Known, seat: int, drawn: Drawn) -> Mapping[str, Any]:
        turn = cast(Position, k).turn
        before: Mapping[str, Any] | None = drawn.find("all", turn)
        return before or drawn.keep("all", turn, self.show(k, seat))


class Telltale(Pebbles):
    """Law 5: not being asked betrays a hand."""

    def __init__(self) -> None:
        super().__init__()
        self.frames.update({"Hasty": Hasty, "HastyTurn": HastyTurn, "HastyDeal": HastyDeal})

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        s.stack = [HastyDeal()]
        return s


class LoudDeal(Deal):
    """Tells everybody what was drawn."""

    def tell(self, s: Position, a: Action) -> None:
        seat = self.next_seat(s)
        super().tell(s, a)
        if seat >= 0:
            s.note("draws", seat, [target(a)])


class Loud(Pebbles):
    """Law 5: an event betrays a hidden draw."""

    def __init__(self) -> None:
        super().__init__()
        self.frames["LoudDeal"] = LoudDeal

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        s.stack = [LoudDeal()]
        return s


class Muddled(Vocabulary):
    """Calls two actions alike."""

    def text(self, action: Action) -> str:
        return super().text(act(LAY, 1) if action == act(LAY, 2) else action)


class Ambiguous(Pebbles):
    """Laws 6 and 9: notation that does not come back."""

    def __init__(self) -> None:
        super().__init__()
        names = ["one", "two", "three"]
        muddled = Muddled([(0, "draw", names), (1, "lay", names), (2, "block", []), (3, "let", [])])
        self.vocabulary = muddled  # type: ignore[misc]  # Final for games, not for a broken one


class Speechless(Pebbles):
    """Law 6: an event without words."""

    def describe_event(self, e: Event) -> Message:
        return Message("event-nobody-translated") if e.name == "blocks" else super().describe_event(e)


class Crashing(Pebbles):
    """No law at all: the evaluation fails."""

    def evaluate(self, s: Position) -> list[float]:
        return [p / s.out[0] for p in s.points]


class Greedless(Pebbles):
    """Law 7: points fall when a pebble is laid."""

    def step(self, s: Position, a: Action) -> Request:
        if self.pending(s).decision == "lay" and s.points[s.turn] > 0:
            s.points[s.turn] -= 1
        return super().step(s, a)


class Endless(Pebbles):
    """Law 8: the game is longer than it says."""

    def max_decisions(self, options: Options) -> int:
        return options.players * HAND


class Resultless(Pebbles):
    """Law 8: the end has no result."""

    def outcome(self, s: Position) -> Outcome | None:
        return None


class Different(Pebbles):
    """Law 10: another build that deals from another bag."""

    def step(self, s: Position, a: Action) -> Request:
        request = super().step(s, a)
        if request.seat != CHANCE and s.turn == 1:
            s.points[0] += 1
        return request


class Overconfident(Pebbles):
    """Law 11: evaluations that are no chances."""

    def evaluate(self, s: Position) -> list[float]:
        return [float(p) for p in s.points]


class Prejudiced(Pebbles):
    """Law 11: an answer that no bot would ever look at."""

    def priors(self, s: Position, r: Request) -> list[float]:
        return [0.0 if a == act(LET) else 1.0 for a in r.actions]


class OpenDeal(Deal):
    """Every pebble is drawn in front of everybody."""

    def ask(self, s: Position) -> Request | None:
        request = super().ask(s)
        return None if request is None else Request(CHANCE, request.actions, "draw", request.weights, secret=True)

    def tell(self, s: Position, a: Action) -> None:
        seat = self.next_seat(s)
        if seat < 0:
            super().tell(s, a)
        else:
            s.hand[seat * VALUES + target(a)] += 1
            s.note("draws", seat, [target(a)])


class Absentminded(Pebbles):
    """Law 12: what everybody saw is forgotten, so that hands are imagined which nobody can have."""

    def __init__(self) -> None:
        super().__init__()
        self.frames["OpenDeal"] = OpenDeal

    def initial(self, options: Options) -> Position:
        s = super().initial(options)
        s.stack = [OpenDeal()]
        return s


def create(edition: Any, weights: object = None) -> Pebbles:
    return Different()
