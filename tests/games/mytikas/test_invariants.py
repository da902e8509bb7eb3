"""Part 19.3: the invariants hold at every decision of random games."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.games.mytikas import Mytikas
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.state import Position
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import add, put
from tests.games.mytikas.positions import BLUE, RED, Table
from tests.games.mytikas.positions import game as the_game

GAMES = 10  # of each mode


@pytest.mark.parametrize("options", the_game().modes(), ids=str)
@pytest.mark.rule("MYT-4.6", "MYT-14.7", "MYT-2.3", "MYT-12.10")
def test_invariants_hold_at_every_decision(options: Options) -> None:
    game: Mytikas = the_game()
    rng = Random(f"invariants {options}")
    for _ in range(GAMES):
        s = game.setup(options)
        request = game.pending(s)
        answers = 0
        while request.seat != OVER:
            before = s.copy()
            request = game.step(s, sample(request, rng))
            assert game.violations(s, before) == []
            answers += 1
        assert answers <= game.max_decisions(options)
        assert s.turn <= 60 * options.players


def spoil_favor(s: Position) -> None:
    s.stacks = add(s.stacks, 0, 1)


def spoil_tokens(s: Position) -> None:
    s.tokens = add(s.tokens, 2, -1)


def spoil_home(s: Position) -> None:
    s.built = put(s.built, 0, 2)


def spoil_locks(s: Position) -> None:
    s.lock = put(s.lock, t.PAN, 2)
    s.place = put(s.place, t.PAN, BLUE)
    s.taken = 1


def spoil_offerings(s: Position) -> None:
    s.place = put(s.place, t.PAN, BLUE)
    s.laid = put(s.laid, t.PAN, 0)


def spoil_river(s: Position) -> None:
    s.laid = put(s.laid, t.HESTIA, 1)


def spoil_goods(s: Position) -> None:
    s.goods[3] = -1


def spoil_reserve(s: Position) -> None:
    s.reserve[RED] = -1


def spoil_builders(s: Position) -> None:
    s.builder[:] = [1, 1, 2]


def spoil_turn(s: Position) -> None:
    s.turn = 181


def spoil_end(s: Position) -> None:
    s.ended = t.BY_LOCKS


SPOILERS = [
    (1, spoil_favor),
    (2, spoil_tokens),
    (3, spoil_home),
    (5, spoil_locks),
    (7, spoil_offerings),
    (9, spoil_river),
    (13, spoil_goods),
    (14, spoil_reserve),
    (15, spoil_builders),
    (24, spoil_end),
    (26, spoil_turn),
]


@pytest.mark.parametrize(("number", "spoil"), SPOILERS)
def test_each_invariant_can_fail(number: int, spoil: Callable[[Position], None]) -> None:
    s = Table().s
    spoil(s)
    assert any(fault.startswith(f"invariant {number}:") for fault in the_game().violations(s, None))


def test_what_must_not_change_from_one_decision_to_the_next() -> None:
    before = Table().built(BLUE, "small_temple_a", 2).secured(RED, "deity_pan")
    after = before.s.copy()
    after.place = put(after.place, t.PAN, BLUE)
    after.built = put(after.built, t.SLOTS.index("small_temple_a"), 0)
    after.tokens = add(after.tokens, 1, 1)
    faults = " ".join(the_game().violations(after, before.s))
    for number in (6, 18, 19, 23):
        assert f"invariant {number}:" in faults
