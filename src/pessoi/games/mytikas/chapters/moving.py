"""Part 10: raising, lifting, moving and tumbling resources."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action, Frame, Request, verb


def gather(s: Position, seat: int, ways: v.Ways, found: list[Action]) -> None:
    """Add the actions for every kind and level of which the seat has a resource."""
    goods = s.goods
    first = seat * t.CELLS
    cells = 0
    for cell in range(t.CELLS):
        if goods[first + cell]:
            cells |= 1 << cell
    found.extend(ways.of(cells))


def tumble(s: Position, seat: int, a: Action) -> None:
    """[MYT-10.7] One own resource to a lower level, free of charge."""
    carry(s, seat, a, "tumbles")


def carry(s: Position, seat: int, a: Action, event: str) -> None:
    """Carry out `tumble`, `lift` or `move`.  [MYT-10.9]"""
    kind, start, goal = v.read_way(a)
    s.shift(seat, kind, start, goal)
    s.jot(event, seat, kind, start + 1, goal + 1)


class LastTumble(Frame[Position]):
    """[MYT-D22] [MYT-10.8] After the followers, in the last turn too, the active player may tumble again."""

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = [v.DO_END_TURN]
        gather(s, s.active, v.TUMBLES, found)
        return Request(s.active, found, "last_tumble")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == t.TUMBLE:
            tumble(s, s.active, a)
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-10.7" if verb(a) == t.TUMBLE else "MYT-10.8"


class RaiseSteps(Frame[Position]):
    """[MYT-D09] [MYT-10.1] [MYT-10.2] So many times, one resource one level up, the same or another.

    [MYT-10.3] At least one step, then one may stop; [MYT-13.15] for Apollo one may stop at once.
    [MYT-10.4] With nothing left to raise the remaining steps are lost.
    [MYT-13.24] Hestia: at one of the steps the stone raised becomes marble, or the marble gold.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps", "may_stop", "hestia")

    def __init__(self, seat: int, steps: int, may_stop: int, hestia: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps
        self.may_stop: Final = may_stop
        self.hestia: Final = hestia

    def ask(self, s: Position) -> Request | None:
        if not s.can_raise(self.seat):
            return None
        base = self.seat * t.CELLS
        found: list[Action] = []
        refined: list[Action] = []
        for kind in range(t.KINDS):
            for level in range(t.LEVELS - 1):
                if s.goods[base + level * t.KINDS + kind]:
                    found.append(v.RAISES[kind][level])
                    if self.hestia and s.figures.powers.refined[kind] >= 0:
                        refined.append(v.REFINED_RAISES[kind][level])
        found.extend(refined)
        if self.may_stop:
            found.append(v.DO_STOP)
        return Request(self.seat, found, "raise_step")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING or verb(a) == t.STOP:
            s.end()
            return
        refining = verb(a) == t.RAISE_REFINE
        if self.steps > 1:
            s.become(RaiseSteps(self.seat, self.steps - 1, 1, 0 if refining else self.hestia))
        else:
            s.end()
        kind, level = v.read_cell(a)
        s.shift(self.seat, kind, level, level + 1)
        if not refining:
            s.jot("raises", self.seat, kind, level + 1, level + 2)
            return
        better = s.figures.powers.refined[kind]
        base = self.seat * t.CELLS + (level + 1) * t.KINDS
        s.goods[base + kind] -= 1
        s.goods[base + better] += 1
        s.jot("raises-refined", self.seat, kind, better, level + 1, level + 2)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == t.STOP:
            return "MYT-10.3"
        return "MYT-13.24" if verb(a) == t.RAISE_REFINE else "MYT-10.1"


class RaiseAny(Frame[Position]):
    """[MYT-D10] [MYT-10.5] One resource to any higher level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = []
        gather(s, self.seat, v.LIFTS, found)
        return Request(self.seat, found, "raise_any") if found else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a != NOTHING:
            carry(s, self.seat, a, "lifts")

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-10.5"


class EffectMove(Frame[Position]):
    """[MYT-D12] [MYT-10.6] Move a resource to any other level, so many times; [MYT-9.9] may be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moves")

    def __init__(self, seat: int, moves: int) -> None:
        self.seat: Final = seat
        self.moves: Final = moves

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = []
        gather(s, self.seat, v.MOVES, found)
        found.append(v.DO_STOP)
        return Request(self.seat, found, "effect_move")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == t.STOP or self.moves == 1:
            s.end()
        else:
            s.become(EffectMove(self.seat, self.moves - 1))
        if verb(a) == t.MOVE:
            carry(s, self.seat, a, "moves")

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-10.6"
