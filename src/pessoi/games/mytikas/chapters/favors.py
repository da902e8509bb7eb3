"""Part 11, favors: how they are taken, from whom, and how Hephaestus sells one more."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target, verb
from pessoi.kernel.rows import add


def can_take_favor(s: Position, seat: int) -> bool:
    """Whether any god has a legal source for that seat.  [MYT-11.5]"""
    for god in range(t.GOD_COUNT):
        if s.stacks[god]:
            return True
        for other in range(s.players):
            if other != seat and s.favors[other * t.GOD_COUNT + god]:
                return True
    return False


def sources(s: Position, seat: int) -> list[Action]:
    """[MYT-11.5] A god's stack if it is not empty; otherwise any opponent who has a favor of that god."""
    found: list[Action] = []
    for god in range(t.GOD_COUNT):
        if s.stacks[god]:
            found.append(v.FAVORS[god][t.FROM_STACK])
            continue
        for other in range(s.players):
            if other != seat and s.favors[other * t.GOD_COUNT + god]:
                found.append(v.FAVORS[god][t.FROM_SEAT + other])
    return found


def take_from_stack(s: Position, seat: int, god: int) -> None:
    """[MYT-11.6] A player may hold any number of favors, also of one god."""
    s.stacks = add(s.stacks, god, -1)
    s.favors = add(s.favors, seat * t.GOD_COUNT + god, 1)
    s.jot("takes-favor", seat, god)


def return_favor(s: Position, seat: int, god: int) -> None:
    s.favors = add(s.favors, seat * t.GOD_COUNT + god, -1)
    s.stacks = add(s.stacks, god, 1)


class TakeFavor(Frame[Position]):
    """[MYT-D13] [MYT-11.4] Take one favor of a god of one's choice; [MYT-9.9] lost if there is no source."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        found = sources(s, self.seat)
        return Request(self.seat, found, "take_favor") if found else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        god, source = v.read_favor(a)
        if source == t.FROM_STACK:
            take_from_stack(s, self.seat, god)
            return
        loser = source - t.FROM_SEAT
        s.favors = add(s.favors, loser * t.GOD_COUNT + god, -1)
        s.favors = add(s.favors, self.seat * t.GOD_COUNT + god, 1)
        s.jot("wins-favor", self.seat, god, loser)

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-11.5" if verb(a) == t.FAVOR else ""


class Hephaestus(Frame[Position]):
    """[MYT-D14] [MYT-13.22] After the main favor of Poseidon Night: pay a marble of any level for one more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        price = s.figures.powers.favor_price
        base = self.seat * t.CELLS + t.MARBLE
        levels = [level for level in range(t.LEVELS) if s.goods[base + level * t.KINDS] >= price]
        if not levels or not can_take_favor(s, self.seat):
            return None
        return Request(self.seat, [*acts_on(t.PAY_MARBLE, levels), v.DO_DECLINE], "hephaestus")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING or verb(a) != t.PAY_MARBLE:
            return
        level = target(a)
        s.goods[self.seat * t.CELLS + level * t.KINDS + t.MARBLE] -= s.figures.powers.favor_price
        s.jot("buys-favor", self.seat, s.figures.powers.favor_price, level + 1)
        for _ in range(s.figures.powers.favors_bought):
            s.call(TakeFavor(self.seat))

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-13.22" if verb(a) == t.PAY_MARBLE else ""
