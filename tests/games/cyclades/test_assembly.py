"""Random maps, and custom ones.  [CYC-3.12] [CYC-3.14] [CYC-3.16] [CYC-C1]"""

from random import Random

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades.chapters.assembly import Assemble, random_map
from pessoi.games.cyclades.state import Position, new_position
from pessoi.games.cyclades.terms import DRAW_ROTATION, DRAW_SIDE, DRAW_TILE, SIDE_B, TILES, UNKNOWN
from pessoi.games.cyclades.view import show_map
from pessoi.kernel import CHANCE, NOTHING, Action, BadOption, Options, Request, act, target, verb
from pessoi.records import read, verify, write
from tests.games.cyclades.positions import FIGURES
from tests.toys.played import played


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


# -- custom maps

GAME = load_game("cyclades")
LINE = [f"t{number:02}@{number - 3},0/{number % 6}" for number in range(3, 9)]  # six tiles in a row: no layout


def custom(*tiles: str, players: int = 3, side: str = "a") -> Options:
    return Options(players, {"map": "custom:" + ";".join(tiles), "side": side})


@pytest.mark.rule("CYC-3.16", "CYC-21.2")
def test_a_custom_map_is_laid_as_it_is_written() -> None:
    s = GAME.setup(custom(*LINE))
    assert s.assembly == (0, *[n for i in range(6) for n in (i + 2, i, 0, (i + 3) % 6)])
    assert [(tile["id"], tile["u"], tile["v"], tile["rotation"]) for tile in show_map(s)["tiles"]] == [
        (f"t{i + 3:02}", i, 0, (i + 3) % 6) for i in range(6)
    ]
    assert GAME.setup(custom(*LINE, side="b")).assembly[0] == SIDE_B
    assert GAME.load(s.data()).map is s.map


@pytest.mark.rule("CYC-3.16")
def test_a_custom_map_goes_into_the_record_and_comes_back() -> None:
    record, _ = played(GAME, custom(*LINE), "custom")
    again = read(write(record, reveal=True))
    assert again.options.values["map"] == "custom:" + ";".join(LINE)
    assert verify(again, GAME).over


@pytest.mark.rule("CYC-3.16", "CYC-3.7", "CYC-3.13")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (custom(*LINE[:5]), "the custom map has 5 tiles; this game is played with 6"),
        (custom(*LINE, players=4), "the custom map has 6 tiles; this game is played with 8"),
        (custom(*LINE[:5], "t03@5,0/0"), "tile t03 stands twice"),
        (custom(*LINE[:5], "t13@5,0/0"), "there is no tile t13; there are: t01, t02"),
        (custom(*LINE[:5], "t08@4,0/0"), "tiles t07 and t08 lie on one position"),
        (custom(*LINE[:5], "t08@5,0/6"), "tile t08 is turned by 6 sixths; rotations are 0 to 5"),
        (custom(*LINE[:5], "t08@5,0/-1"), "tile t08 is turned by -1 sixths"),
        (custom(*LINE[:5], "t08@6,0/0"), "tile t08 does not touch the rest"),
        (custom(*LINE[:5], "t08@5,1/0"), "tile t08 does not touch the rest"),  # positions lie askew
        (custom(*LINE[:5], "t08@5"), "a tile of a custom map is written like t05@1,-1/3 .*, not 't08@5'"),
        (custom(), "a tile of a custom map is written like .*, not ''"),
        (custom(*LINE, side="random"), "a custom map has side=a or side=b"),
        (Options(3, {"map": "customary"}), "option map takes recommended, random, custom:…, not 'customary'"),
        (Options(3, {"map": "custom: t05@0,0/0"}), "option map takes recommended"),
    ],
)
def test_what_is_wrong_with_a_custom_map_is_said(options: Options, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.setup(options)


@pytest.mark.rule("CYC-3.16", "CYC-3.13")
def test_a_custom_map_must_be_fair() -> None:
    laid = unfair_tiling()
    tiles = [f"t{laid[2 * i] + 1:02}@{u},{v}/{laid[2 * i + 1]}" for i, (u, v) in enumerate(FIGURES.layouts[6])]
    with pytest.raises(BadOption, match="map=custom cannot be played on: "):
        GAME.setup(custom(*tiles, side="b"))


@pytest.mark.rule("CYC-3.16")
def test_a_layout_may_be_written_as_a_custom_map() -> None:
    for players, mode in ((3, "solo3"), (2, "duel2"), (5, "solo5"), (6, "team6")):
        flat = FIGURES.recommended_map(FIGURES.modes[mode], 0)
        tiles = [f"t{flat[i] + 1:02}@{flat[i + 1]},{flat[i + 2]}/{flat[i + 3]}" for i in range(1, len(flat), 4)]
        assert list(GAME.setup(custom(*tiles, players=players)).assembly) == flat
