"""A small table to arrange, so that a test says only what it is about.

Blue (seat 0) is the first player and active at the start of turn 1. Boards are empty except for the home cities,
nobody holds a card or a favor, and Hestia lies face up in the river.
"""

from functools import cache

from pessoi.games.mytikas import Mytikas, create
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.turn import Turns, TurnStart
from pessoi.games.mytikas.shown import Shown
from pessoi.games.mytikas.state import Position, new_position
from pessoi.kernel import Event, Known, Options, Request
from pessoi.kernel.rows import add, put

BLUE = 0
RED = 1
WHITE = 2
BLACK = 3


@cache
def game() -> Mytikas:
    return create(None)


class Table:
    def __init__(self, players: int = 3, rules: Mytikas | None = None) -> None:
        self.game: Mytikas = rules or game()
        self.s: Position = new_position(self.game.figures, players, False)
        self.journal: list[Event] = []
        s = self.s
        s.first = s.active = BLUE
        s.turn = 1
        s.river = put(s.river, 0, t.HESTIA)
        s.place = put(s.place, t.HESTIA, t.FACE_UP)
        s.stack = [Turns(), TurnStart()]

    # -- arranging

    def goods(self, seat: int, level: int, stone: int = 0, marble: int = 0, gold: int = 0) -> "Table":
        base = seat * t.CELLS + (level - 1) * t.KINDS
        self.s.goods[base : base + t.KINDS] = [stone, marble, gold]
        return self

    def favor(self, seat: int, *gods: str) -> "Table":
        for god in gods:
            number = t.GODS.index(god)
            self.s.stacks = add(self.s.stacks, number, -1)
            self.s.favors = add(self.s.favors, seat * t.GOD_COUNT + number, 1)
        return self

    def stack(self, god: str, count: int) -> "Table":
        self.s.stacks = put(self.s.stacks, t.GODS.index(god), count)
        return self

    def card(self, seat: int, name: str, offerings: int = 1, gained: int = 0) -> "Table":
        deity = t.DEITIES.index(name)
        self.s.place = put(self.s.place, deity, seat)
        self.s.laid = put(self.s.laid, deity, offerings)
        self.s.gained = put(self.s.gained, deity, gained)
        return self

    def secured(self, seat: int, name: str) -> "Table":
        self.card(seat, name, 0)
        locks = self.game.figures.setup(self.s.players).locks
        self.s.lock = put(self.s.lock, t.DEITIES.index(name), locks[self.s.taken])
        self.s.taken += 1
        if self.s.taken < len(self.s.river):  # the card below was turned up and is gone from the river
            self.s.river = put(self.s.river, self.s.taken, t.DEITIES.index(name))
        return self

    def built(self, seat: int, slot: str, level: int) -> "Table":
        self.s.built = put(self.s.built, seat * t.SLOT_COUNT + t.SLOTS.index(slot), level)
        self.s.tokens = add(self.s.tokens, level - 1, -1)
        return self

    def reserve(self, seat: int, count: int) -> "Table":
        self.s.reserve[seat] = count
        return self

    def builder(self, seat: int, space: str) -> "Table":
        self.s.builder[seat] = t.SPACES.index(space)
        return self

    def tokens(self, *counts: int) -> "Table":
        self.s.tokens = counts
        return self

    def turn(self, number: int, active: int = BLUE) -> "Table":
        self.s.turn = number
        self.s.active = active
        return self

    # -- playing

    def play(self, *answers: str) -> Request:
        request = self.game.settle(self.s)
        for answer in answers:
            request = self.game.play(self.s, self.game.vocabulary.read(answer), self.journal)
        return request

    def options(self) -> list[str]:
        request = self.game.settle(self.s)
        return [self.game.vocabulary.text(a) for a in request.actions]

    def having(self, verb: str) -> list[str]:
        """The options with that verb."""
        return [option for option in self.options() if option.split()[0] == verb]

    def asked(self) -> tuple[int, str]:
        request = self.game.settle(self.s)
        return request.seat, request.decision

    # -- looking

    def known(self, seat: int = BLUE) -> Known:
        return self.game.known(self.s, seat)

    def shown(self, seat: int = BLUE) -> Shown:
        return self.game.show(self.known(seat), seat)

    def goods_on(self, seat: int, level: int) -> tuple[int, int, int]:
        base = seat * t.CELLS + (level - 1) * t.KINDS
        stone, marble, gold = self.s.goods[base : base + t.KINDS]
        return stone, marble, gold

    def favors_of(self, seat: int) -> dict[str, int]:
        held = {god: self.s.favors[seat * t.GOD_COUNT + i] for i, god in enumerate(t.GODS)}
        return {god: count for god, count in held.items() if count}

    def stack_of(self, god: str) -> int:
        return self.s.stacks[t.GODS.index(god)]

    def level_of(self, seat: int, slot: str) -> int:
        return self.s.built[seat * t.SLOT_COUNT + t.SLOTS.index(slot)]

    def holder(self, name: str) -> int:
        return self.s.place[t.DEITIES.index(name)]

    def laid(self, name: str) -> int:
        return self.s.laid[t.DEITIES.index(name)]

    def lock_on(self, name: str) -> str:
        lock = self.s.lock[t.DEITIES.index(name)]
        return t.LOCKS[lock] if lock >= 0 else ""


def start(players: int, *answers: str, draft: bool = False) -> Table:
    """A real game from its first question on."""
    table = Table(players)
    table.s = table.game.setup(Options(players, {"draft": "yes" if draft else "no"}))
    table.play(*answers)
    return table
