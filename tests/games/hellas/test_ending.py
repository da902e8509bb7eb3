"""Chapter 11: the end of the game."""

import pytest

from pessoi.games.hellas.chapters import ending
from pessoi.games.hellas.chapters.ending import leader
from pessoi.games.hellas.chapters.turn import EndOfTurn
from pessoi.games.hellas.state import Position, count_cities
from pessoi.games.hellas.terms import DRAW, NOBODY, RED, WHITE
from pessoi.kernel import OVER
from pessoi.kernel.rows import put
from tests.games.hellas.positions import F_PLACE, F_SEA, changed, hellas, position


def with_cities(white: int, red: int, active: int = WHITE, turn: int = 20) -> Position:
    """A position at the end of a turn with so many cities each; only the counts matter here."""
    t = position("tile_naxos 1 0 k0 white 1/0", active=active, turn=turn)
    s = t.s
    s.board.placed[:] = list(range(1, white + red + 1))
    for i in s.board.placed:
        s.owner = put(s.owner, i, WHITE if i <= white else RED)
        s.soldiers[i] = 1
    s.stack = [EndOfTurn()]
    return s


@pytest.mark.rule("HEL-1.2", "HEL-11.1")
@pytest.mark.parametrize("active", [WHITE, RED])
def test_ten_cities_at_the_end_of_ones_own_turn(active: int) -> None:
    counts = (10, 6) if active == WHITE else (6, 10)
    s = with_cities(*counts, active=active)
    assert hellas().settle(s).seat == OVER
    assert s.winner == active
    outcome = ending.outcome(s)
    assert outcome is not None
    assert outcome.reason == "end-cities"
    assert [r.place for r in outcome.seats] == ([1, 2] if active == WHITE else [2, 1])
    assert [r.points for r in outcome.seats] == list(counts)
    assert all(sum(points for _, points in r.parts) == r.points for r in outcome.seats)


@pytest.mark.rule("HEL-11.1")
def test_nine_are_not_enough_and_the_opponents_turn_does_not_count() -> None:
    s = with_cities(9, 9)
    assert hellas().settle(s).seat == RED
    s = with_cities(10, 6, active=RED)  # cannot come about by play; White's cities count in White's turn only
    hellas().settle(s)
    assert s.winner == -1


@pytest.mark.rule("HEL-11.2")
def test_a_player_without_city_has_lost() -> None:
    s = with_cities(3, 0)
    hellas().settle(s)
    assert s.winner == WHITE
    outcome = ending.outcome(s)
    assert outcome is not None
    assert outcome.reason == "end-no-city-left"


@pytest.mark.rule("HEL-11.3")
def test_the_end_comes_before_an_extra_turn() -> None:
    s = with_cities(10, 2)
    s.extra = 1
    assert hellas().settle(s).seat == OVER
    s = with_cities(9, 2)
    s.extra = 1
    assert hellas().settle(s).seat == WHITE


@pytest.mark.rule("HEL-11.4")
def test_after_two_hundred_turns_more_cities_win() -> None:
    s = with_cities(5, 6, turn=199)
    hellas().settle(s)
    assert s.winner == -1
    s = with_cities(5, 6, turn=200)
    hellas().settle(s)
    assert s.winner == RED
    outcome = ending.outcome(s)
    assert outcome is not None
    assert outcome.reason == "end-turns-played"


@pytest.mark.rule("HEL-11.4")
def test_then_temples_then_soldiers_then_a_draw() -> None:
    s = position(F_PLACE).s
    assert [count_cities(s, seat) for seat in (WHITE, RED)] == [2, 2]
    assert leader(s) == DRAW
    s = position(changed(F_PLACE, "tile_malea 1 0 k0 red 2/0")).s
    assert leader(s) == RED
    temple = s.figures.temple.index(True)
    s.board.placed.append(temple)
    s.owner = put(s.owner, temple, WHITE)
    assert leader(s) == WHITE  # three cities against two
    s.owner = put(s.owner, s.board.placed[0], RED)
    assert [count_cities(s, seat) for seat in (WHITE, RED)] == [2, 3]
    s.owner = put(s.owner, s.figures.tile_ids.index("tile_sounion"), NOBODY)
    assert [count_cities(s, seat) for seat in (WHITE, RED)] == [2, 2]
    assert leader(s) == WHITE  # the temple, though Red has more soldiers


@pytest.mark.rule("HEL-11.4")
def test_a_draw_is_shared() -> None:
    s = with_cities(5, 5, turn=200)
    hellas().settle(s)
    assert s.winner == DRAW
    outcome = ending.outcome(s)
    assert outcome is not None
    assert outcome.shares() == [0.5, 0.5]


def test_no_outcome_while_the_game_goes_on() -> None:
    assert ending.outcome(position(F_SEA).s) is None
