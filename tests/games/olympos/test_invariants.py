"""Chapter 16: the invariants hold in random games, and each notices when it is broken."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.games.olympos.chapters.ending import points
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import add, put
from tests.games.olympos.positions import GAME, F, Table, discovery, territory

GAMES = 10  # of each number of players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_keep_all_invariants(players: int) -> None:
    rng = Random(players)
    turns = decisions = 0
    for _ in range(GAMES):
        s = GAME.setup(Options(players))
        request = GAME.pending(s)
        while request.seat >= CHANCE:
            before = s.copy()
            request = GAME.step(s, sample(request, rng))
            assert GAME.violations(s, before) == []
            decisions += 1
        assert s.finished == (1 << players) - 1
        turns += s.turn
    assert 8 <= turns / GAMES / players <= 18
    assert 120 <= decisions / GAMES <= 400


def middle(players: int, turn: int, seed: int = 3) -> Position:
    """A random game at the start of that turn."""
    rng = Random(seed)
    s = GAME.setup(Options(players))
    while s.turn < turn or GAME.pending(s).decision != "turn_menu":
        GAME.step(s, sample(GAME.pending(s), rng))
    assert GAME.violations(s, None) == []
    return s


def spoil_discs(s: Position) -> None:
    s.stock[0] += 1


def spoil_stack(s: Position) -> None:
    held = next(t for t in range(32) if s.pile[t])
    s.pile = put(s.pile, held, s.pile[held] << 3 | BARBARIAN + 1)


def spoil_tokens(s: Position) -> None:
    s.token[0] += 1


def spoil_stars(s: Position) -> None:
    s.star = add(s.star, 0, 1)


def spoil_tribe(s: Position) -> None:
    s.tribes |= 1 << next(t for t in range(32) if s.pile[t])


def spoil_condemned(s: Position) -> None:
    s.condemned |= 1 << next(t for t in range(32) if s.pile[t])


def spoil_count(s: Position) -> None:
    s.condemned &= s.condemned - 1


def spoil_position(s: Position) -> None:
    s.position[0] = -1


def spoil_line(s: Position) -> None:
    s.line.reverse()


def spoil_hourglass(s: Position) -> None:
    s.hourglass[0] = -1


def spoil_tiles(s: Position) -> None:
    s.left = add(s.left, 0, 1)


def spoil_markers(s: Position) -> None:
    s.marker = put(s.marker, F.cell_ids.index("purple_1") * 3, 0)


def spoil_cell(s: Position) -> None:
    s.marker = put(s.marker, s.marker.index(-1), 0)


def spoil_wonders(s: Position) -> None:
    s.built = put(s.built, 0, s.built[0] | 1)
    s.built = put(s.built, 1, s.built[1] | 1)


def spoil_deck(s: Position) -> None:
    s.deck_left -= 1


def spoil_revealed(s: Position) -> None:
    s.revealed = (*s.revealed, next(g for g in range(10) if g not in s.revealed))


def spoil_ares(s: Position) -> None:
    s.revealed = (F.god_ids.index("keres"),)
    s.ares = 1


def spoil_received(s: Position) -> None:
    s.received = add(s.received, 0, 1)


def spoil_finished(s: Position) -> None:
    s.finished |= 1 << s.line[0]


def spoil_discount(s: Position) -> None:
    s.discount = (4,) * len(s.discount)


@pytest.mark.parametrize(
    ("number", "spoil"),
    [
        (1, spoil_discs),
        (2, spoil_stack),
        (3, spoil_tokens),
        (4, spoil_tokens),
        (5, spoil_stars),
        (6, spoil_tribe),
        (8, spoil_condemned),
        (9, spoil_count),
        (10, spoil_position),
        (11, spoil_line),
        (12, spoil_hourglass),
        (13, spoil_tiles),
        (14, spoil_markers),
        (15, spoil_cell),
        (16, spoil_wonders),
        (17, spoil_deck),
        (18, spoil_revealed),
        (19, spoil_ares),
        (20, spoil_received),
        (21, spoil_finished),
        (22, spoil_discount),
    ],
)
def test_a_broken_invariant_is_named(number: int, spoil: Callable[[Position], None]) -> None:
    s = middle(4, 20)
    spoil(s)
    faults = GAME.violations(s, None)
    assert any(fault.startswith(f"invariant {number}:") for fault in faults), faults


def test_invariant_7_the_zeus_token_is_where_it_belongs() -> None:
    t = Table()
    t.settle(0, "olympos")
    assert [seat for seat in range(4) if t.s.symbols_of(seat)] == [0]
    t.settle(1, "olympos")
    assert [seat for seat in range(4) if t.s.symbols_of(seat)] == [1]


def test_invariants_10_and_6_look_back_one_decision() -> None:
    before = middle(3, 12)
    s = before.copy()
    s.position[s.line[0]] -= 1
    s.tribes |= 1 << territory("crete")
    before.tribes &= ~(1 << territory("crete"))
    named = {fault.split(":")[0] for fault in GAME.violations(s, before)}
    assert {"invariant 10", "invariant 6"} <= named


def test_invariants_23_and_24_watch_an_expansion() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.start().play("new northern_zone")
    before = t.s.copy()
    t.play("to thrace")
    after = t.s.copy()
    after.hourglass[0] = 1
    assert any(fault.startswith("invariant 24") for fault in GAME.violations(after, before))
    window = Table()
    window.hold(0, "favour")
    window.start().play("new northern_zone", "to thrace")
    unpaid = window.s.copy()
    window.play("done")
    window.s.hourglass[0] = 1
    assert any(fault.startswith("invariant 24") for fault in GAME.violations(window.s, unpaid))
    after = t.s.copy()
    after.pile = put(after.pile, territory("thrace"), 0)
    assert any(fault.startswith("invariant 23") for fault in GAME.violations(after, before))


def test_invariant_25_the_score_is_the_sum_of_its_items() -> None:
    s = middle(5, 40)
    result = [points(s, seat) for seat in range(5)]
    s.cube = [9] * 20
    s.hourglass = [9] * 5
    assert [points(s, seat) for seat in range(5)] == result
    s.swords = add(s.swords, 0, 1)
    s.owned = put(s.owned, 0, s.owned[0] | (1 << discovery("absolutism")))
    assert any(fault.startswith("invariant 25") for fault in GAME.violations(s, None))
