"""Random maps.  [CYC-3.12] [CYC-3.14] [CYC-C1]"""

from random import Random

import pytest

from pessoi.games.cyclades.chapters.assembly import Assemble, random_map
from pessoi.games.cyclades.state import Position, new_position
from pessoi.games.cyclades.terms import DRAW_ROTATION, DRAW_SIDE, DRAW_TILE, SIDE_B, TILES, UNKNOWN
from pessoi.kernel import CHANCE, NOTHING, Action, Request, act, target, verb
from tests.games.cyclades.positions import FIGURES


def table(side: int, mode: str = "solo3") -> Position:
    s = new_position(FIGURES, mode, 3)
    s.stack = [random_map(side)]
    return s


def question(s: Position) -> Request:
    request = s.stack[-1].ask(s)
    assert request is not None
    return request


def settle(s: Position) -> None:
    while s.stack and s.stack[-1].ask(s) is None:
        s.stack[-1].tell(s, NOTHING)


def finish(s: Position, rng: Random) -> list[Action]:
    """Answer at random until a map is accepted."""
    answers: list[Action] = []
    while s.stack:
        answers.append(rng.choice(question(s).actions))
        s.stack[-1].tell(s, answers[-1])
        settle(s)
    return answers


@pytest.mark.rule("CYC-3.12", "CYC-C1")
def test_chance_draws_side_tiles_and_rotations_with_equal_odds() -> None:
    s = table(UNKNOWN)
    asked = question(s)
    assert (asked.seat, asked.weights, len(asked.actions)) == (CHANCE, [1, 1], 2)
    s.stack[-1].tell(s, act(DRAW_SIDE, SIDE_B))
    asked = question(s)
    assert (asked.seat, asked.weights, verb(asked.actions[0])) == (CHANCE, [1] * TILES, DRAW_TILE)
    s.stack[-1].tell(s, act(DRAW_TILE, 4))
    assert question(s).actions == [act(DRAW_ROTATION, k) for k in range(6)]
    s.stack[-1].tell(s, act(DRAW_ROTATION, 2))
    assert act(DRAW_TILE, 4) not in question(s).actions  # each tile once
    finish(s, Random(3))
    assert s.map.side == SIDE_B
    assert s.assembly[:5] == (SIDE_B, 4, 0, 0, 2)


@pytest.mark.rule("CYC-3.7", "CYC-3.10", "CYC-3.12")
@pytest.mark.parametrize("mode", ["solo3", "team4", "team6"])
def test_tiles_lie_on_the_layout_in_the_order_drawn(mode: str) -> None:
    s = table(0, mode)
    drawn = [target(a) for a in finish(s, Random(5)) if verb(a) == DRAW_TILE]
    tiles = s.mode.tiles
    assert s.assembly[1::4] == tuple(drawn)
    assert list(zip(s.assembly[2::4], s.assembly[3::4], strict=True)) == FIGURES.layouts[tiles]
    assert FIGURES.atlas.unfairness(list(s.assembly), s.mode.factions) is None


def unfair_tiling() -> list[int]:
    """Tiles and rotations of side b that fail: found by trying."""
    rng = Random(1)
    while True:
        laid: list[int] = []
        for tile in rng.sample(range(TILES), 6):
            laid += [tile, rng.randrange(6)]
        s = table(SIDE_B)
        if FIGURES.atlas.unfairness(Assemble(SIDE_B, laid, []).assembly(s), 3) is not None:
            return laid


@pytest.mark.rule("CYC-3.14")
def test_a_refused_map_is_laid_anew_with_the_same_tiles() -> None:
    laid = unfair_tiling()
    s = table(SIDE_B)
    s.stack = [Assemble(SIDE_B, laid, list(range(TILES)))]
    settle(s)
    assert s.stack
    assert sorted(target(a) for a in question(s).actions) == sorted(laid[::2])


@pytest.mark.rule("CYC-3.14")
def test_after_two_hundred_refusals_other_tiles_are_drawn() -> None:
    laid = unfair_tiling()
    s = table(SIDE_B)
    s.stack = [Assemble(SIDE_B, laid, sorted(laid[::2]), 199)]
    settle(s)
    assert len(question(s).actions) == 6
    s.stack = [Assemble(SIDE_B, laid, sorted(laid[::2]), 200)]
    settle(s)
    assert len(question(s).actions) == TILES
