"""The specification's invariants: they hold in random games, and each is noticed when it does not."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.games.hellas.chapters.hexes import cell_at
from pessoi.games.hellas.chapters.opening import PLAIN, OpeningDraw
from pessoi.games.hellas.chapters.strength import behind
from pessoi.games.hellas.state import Position
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import add, put
from tests.games.hellas.positions import F_LAND, F_SEA, SEA, hellas, position


@pytest.mark.parametrize("seed", range(40))
def test_they_hold_in_random_games(seed: int) -> None:
    game = hellas()
    rng = Random(seed)
    s = game.setup(Options(2))
    request = game.pending(s)
    answers = 0
    while request.seat != OVER:
        before = s.copy()
        request = game.play(s, sample(request, rng))
        answers += 1
        assert game.violations(s, before) == []
        if s.target >= 0 and request.decision == "battle":
            assert request.seat == behind(s)
    assert answers < game.max_decisions(Options(2))


def middle() -> Position:
    return position(F_LAND, white="zeus_theft", red="ares_levy").s


def lose_a_soldier(s: Position) -> None:
    s.reserve[0] -= 1


def owe_a_ship(s: Position) -> None:
    s.reserve[1] = -1


def overfill(s: Position) -> None:
    s.soldiers[s.board.placed[0]] += 3
    s.acted = 1


def commit_for_nothing(s: Position) -> None:
    s.sent = put(s.sent, s.board.placed[0], 1)


def hide_a_card(s: Position) -> None:
    s.pile = add(s.pile, 0, -1)


def hoard(s: Position) -> None:
    s.hand_size = put(s.hand_size, 0, 4)


def lock_nothing(s: Position) -> None:
    s.locked = put(s.locked, 0, 1)


def double_a_tile(s: Position) -> None:
    s.bottom = (*s.bottom, s.board.placed[0])


def settle_the_dolphin(s: Position) -> None:
    s.soldiers[0] = 1


def turn_a_tile(s: Position) -> None:
    s.rotation = put(s.rotation, s.figures.tile_ids.index("tile_malea"), 0)


def strand_a_tile(s: Position) -> None:
    s.cell = put(s.cell, s.figures.tile_ids.index("tile_malea"), cell_at(7, 0))


def bend_a_connection(s: Position) -> None:
    s.board.by_land[s.board.placed[0]] ^= 1 << s.board.placed[-1]


def keep_aside(s: Position) -> None:
    tile = next(t for t in range(24) if s.pool >> t & 1)
    s.pool &= ~(1 << tile)
    s.aside = 1 << tile


def promise_turns(s: Position) -> None:
    s.extra = 2


def count_a_card_twice(s: Position) -> None:
    s.discard = put(s.discard, 6, 2)


def stop_asking(s: Position) -> None:
    s.stack = []


@pytest.mark.parametrize(
    ("harm", "number"),
    [
        (lose_a_soldier, "1"),
        (owe_a_ship, "2"),
        (overfill, "3"),
        (commit_for_nothing, "4"),
        (hide_a_card, "5"),
        (hoard, "6"),
        (lock_nothing, "7"),
        (double_a_tile, "8"),
        (settle_the_dolphin, "9"),
        (turn_a_tile, "10"),
        (strand_a_tile, "11"),
        (strand_a_tile, "12"),
        (bend_a_connection, "13"),
        (keep_aside, "21"),
        (promise_turns, "18"),
        (count_a_card_twice, "23"),
        (stop_asking, "25"),
    ],
)
def test_each_is_noticed(harm: Callable[[Position], None], number: str) -> None:
    s = middle()
    assert hellas().violations(s, None) == []
    harm(s)
    assert [fault for fault in hellas().violations(s, None) if fault.startswith(f"{number}:")]


def faults_since(change: Callable[[Position], None]) -> list[str]:
    before = middle()
    s = before.copy()
    change(s)
    return [fault.split(":")[0] for fault in hellas().violations(s, before)]


def test_changes_are_noticed() -> None:
    def move_a_tile(s: Position) -> None:
        s.rotation = put(s.rotation, s.board.placed[0], 5)

    def start_a_won_turn(s: Position) -> None:
        s.turn += 1
        for tile in s.board.placed:
            s.owner = put(s.owner, tile, 0)

    def empty_the_stack(s: Position) -> None:
        s.turn += 1
        s.pool = 0

    assert "14" in faults_since(move_a_tile)
    assert "17" in faults_since(start_a_won_turn)
    assert "24" in faults_since(empty_the_stack)
    before = middle()
    s = position("tile_naxos 1 -1 k0 white 1/0").s
    assert "16" in [fault.split(":")[0] for fault in hellas().violations(s, before)]


def test_a_city_is_not_forgotten_among_those_attacked() -> None:
    before = position(F_SEA, red="ares_levy").do("announce attack", f"attack {SEA['D']}", "send 2").s
    before.attacked = 0b110
    s = before.copy()
    s.attacked = 0b1000
    assert "20" in [fault.split(":")[0] for fault in hellas().violations(s, before)]


def test_white_playing_a_card_in_the_first_turn_is_noticed() -> None:
    before = position(F_LAND, white="zeus_theft", turn=1).s
    s = position(F_LAND, turn=1).s
    assert "22" in [fault.split(":")[0] for fault in hellas().violations(s, before)]


def test_a_temple_in_the_opening_is_noticed() -> None:
    s = position("tile_athens 1 0 k0 white 1/1").s
    s.stack = [OpeningDraw(PLAIN)]
    assert "15" in [fault.split(":")[0] for fault in hellas().violations(s, None)]
    s = position(F_LAND, turn=1).s  # not four tiles each
    assert "15" in [fault.split(":")[0] for fault in hellas().violations(s, None)]
