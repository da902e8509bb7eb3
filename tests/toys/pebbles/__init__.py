"""Pebbles: the smallest game that uses everything the kernel has.

Every player draws two pebbles worth 1 to 3 from a bag, unseen by the others. In turn each lays a pebble and
scores it, unless the next player, asked in secret, spends an equal pebble to block it. When the hands are
empty the most points win. Option `bag=double` puts twice as many pebbles into the bag.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.kernel import (
    CHANCE,
    Action,
    Event,
    Frame,
    Game,
    Known,
    Message,
    Option,
    Options,
    Outcome,
    Ranking,
    Request,
    State,
    Vocabulary,
    Weights,
    act,
    target,
    verb,
)

VALUES: Final = 3
HAND: Final = 2

DRAW: Final = 0
LAY: Final = 1
BLOCK: Final = 2
LET: Final = 3

NAMES: Final = ["one", "two", "three"]


class Position(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("players", "total", "hand", "unseen", "out", "points", "turn")

    def __init__(
        self,
        players: int,
        total: int,
        hand: list[int],
        unseen: list[int],
        out: list[int],
        points: list[int],
        turn: int,
    ) -> None:
        super().__init__()
        self.players = players
        self.total = total  # pebbles of each value in the game
        self.hand = hand  # [seat * VALUES + value]
        self.unseen = unseen  # [seat]: pebbles of that hand not known to the viewer
        self.out = out  # [value]: pebbles laid or spent, open to all
        self.points = points
        self.turn = turn

    def copy(self) -> "Position":
        s = Position(
            self.players,
            self.total,
            self.hand.copy(),
            self.unseen.copy(),
            self.out.copy(),
            self.points.copy(),
            self.turn,
        )
        s.stack = self.stack.copy()
        return s

    def in_bag(self) -> list[int]:
        """Pebbles of each value that are neither out nor in a hand as far as is known."""
        held = [sum(self.hand[seat * VALUES + v] for seat in range(self.players)) for v in range(VALUES)]
        return [self.total - self.out[v] - held[v] for v in range(VALUES)]

    def holds(self, seat: int) -> int:
        return sum(self.hand[seat * VALUES : (seat + 1) * VALUES]) + self.unseen[seat]


class Deal(Frame[Position]):
    """Every player draws HAND pebbles in secret.  [PEB-1]"""

    def ask(self, s: Position) -> Request | None:
        seat = self.next_seat(s)
        if seat < 0:
            return None
        bag = s.in_bag()
        values = [v for v in range(VALUES) if bag[v] > 0]
        weights = [bag[v] for v in values]
        return Request(CHANCE, [act(DRAW, v) for v in values], "draw", weights, secret=True, seen=1 << seat)

    def tell(self, s: Position, a: Action) -> None:
        seat = self.next_seat(s)
        if seat < 0:
            s.become(Turn())
        else:
            s.hand[seat * VALUES + target(a)] += 1
            s.note("draws", seat, [target(a)], 1 << seat)

    def next_seat(self, s: Position) -> int:
        return next((seat for seat in range(s.players) if s.holds(seat) < HAND), -1)


class Turn(Frame[Position]):
    """The player in turn lays a pebble.  [PEB-2]"""

    def ask(self, s: Position) -> Request | None:
        if s.holds(s.turn) == 0:
            return None
        mine = [act(LAY, v) for v in range(VALUES) if s.hand[s.turn * VALUES + v] > 0]
        return Request(s.turn, mine, "lay", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        if s.holds(s.turn) == 0:
            s.end()
            return
        s.hand[s.turn * VALUES + target(a)] -= 1
        s.out[target(a)] += 1
        s.note("lays", s.turn, [target(a)])
        s.call(Reaction(target(a)))

    def why_not(self, s: Position, a: Action) -> str:
        return "PEB-2" if verb(a) == LAY else ""


class Reaction(Frame[Position]):
    """The next player may spend an equal pebble to block it.  [PEB-3]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def ask(self, s: Position) -> Request | None:
        seat = (s.turn + 1) % s.players
        answers = [act(LET)]
        if s.hand[seat * VALUES + self.value] > 0:
            answers.append(act(BLOCK))
        return Request(seat, answers, "block", secret=s.holds(seat) > 0)

    def tell(self, s: Position, a: Action) -> None:
        seat = (s.turn + 1) % s.players
        if verb(a) == BLOCK:
            s.hand[seat * VALUES + self.value] -= 1
            s.out[self.value] += 1
            s.note("blocks", seat, [self.value])
        else:
            s.points[s.turn] += self.value + 1
        s.turn = seat
        s.end()


class Pebbles(Game[Position]):
    name: ClassVar[str] = "pebbles"

    def __init__(self) -> None:
        verbs: list[tuple[int, str, list[str]]] = [
            (DRAW, "draw", NAMES),
            (LAY, "lay", NAMES),
            (BLOCK, "block", []),
            (LET, "let", []),
        ]
        super().__init__(Vocabulary(verbs), [Deal, Turn, Reaction], [2, 3], [Option("bag", ["single", "double"])])

    def initial(self, options: Options) -> Position:
        n = options.players
        total = 6 if options.values["bag"] == "double" else 3
        s = Position(n, total, [0] * (n * VALUES), [0] * n, [0] * VALUES, [0] * n, 0)
        s.stack = [Deal()]
        return s

    def blank(self) -> Position:
        return Position(0, 0, [], [], [], [], 0)

    def known(self, s: Position, seat: int) -> Known:
        k = s.copy()
        for other in range(s.players):
            if other != seat:
                k.unseen[other] = s.holds(other)
                k.hand[other * VALUES : (other + 1) * VALUES] = [0] * VALUES
        return Known(k)

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        s = cast(Position, k).copy()
        for other in range(s.players):
            while s.unseen[other]:
                bag = [v for v, count in enumerate(s.in_bag()) for _ in range(count)]
                s.hand[other * VALUES + bag[int(rng.random() * len(bag))]] += 1
                s.unseen[other] -= 1
        return s

    def outcome(self, s: Position) -> Outcome | None:
        if s.stack:
            return None
        ranks = [Ranking(1 + sum(q > p for q in s.points), p, [("pebbles", p)], i) for i, p in enumerate(s.points)]
        return Outcome(ranks, "end-hands-empty")

    def show(self, known: Known, seat: int) -> Mapping[str, Any]:
        k = cast(Position, known)
        mine = k.hand[seat * VALUES : (seat + 1) * VALUES] if seat >= 0 else []
        return {
            "active": k.turn,
            "round": sum(k.out),
            "scores": list(k.points),
            "hands": [k.holds(p) for p in range(k.players)],
            "mine": [NAMES[v] for v, count in enumerate(mine) for _ in range(count)],
        }

    def teams(self, s: Position) -> list[int]:
        return list(range(s.players))

    def violations(self, s: Position, before: Position | None) -> list[str]:
        faults = []
        if any(count < 0 for count in s.in_bag() + s.hand):
            faults.append("a count is negative")
        if before is not None and any(a > b for a, b in zip(before.points, s.points, strict=True)):
            faults.append("points fell")
        return faults

    def max_decisions(self, options: Options) -> int:
        return options.players * HAND * 3

    def describe(self, a: Action) -> Message:
        if verb(a) in (DRAW, LAY):
            return Message(f"do-{self.vocabulary.verbs[verb(a)]}", {"pebble": NAMES[target(a)]})
        return Message(f"do-{self.vocabulary.verbs[verb(a)]}")

    def describe_event(self, e: Event) -> Message:
        return Message(f"event-{e.name}", {"who": f"@{e.seat}", "pebble": NAMES[e.values[0]]})

    def evaluate(self, s: Position) -> list[float]:
        total = sum(s.points) + s.players
        return [(p + 1) / total for p in s.points]

    def features(self, options: Options) -> list[str]:
        mine = [f"me.hand.{name}" for name in NAMES]
        out = [f"out.{name}" for name in NAMES]
        each = [f"seat+{i}.{what}" for i in range(options.players) for what in ("pebbles", "points")]
        return [*mine, *out, *each]

    def observe(self, known: Known, seat: int) -> list[float]:
        k = cast(Position, known)
        found = [k.hand[seat * VALUES + v] / HAND for v in range(VALUES)]
        found += [k.out[v] / k.total for v in range(VALUES)]
        for i in range(k.players):
            other = (seat + i) % k.players
            found += [k.holds(other) / HAND, k.points[other] / 6]
        return found


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Pebbles:
    return Pebbles()
