"""Chapter 2: setup and opening."""

from random import Random

import pytest

from pessoi.games.hellas.chapters.hexes import START, neighbours
from pessoi.games.hellas.chapters.opening import PLAIN, TEMPLES, OpeningCell, OpeningDraw, restock
from pessoi.games.hellas.state import count_cities, hand_total, new_position
from pessoi.games.hellas.terms import GET_TILE, RED, WHITE
from pessoi.kernel import CHANCE, IllegalAction, Options, target, verb
from pessoi.kernel.chance import sample
from tests.games.hellas.positions import Table, hellas, position

DEAL = ("ares_levy", "poseidon_storm", "zeus_keep", "ares_levy", "poseidon_fair_wind", "zeus_theft")


def opening() -> Table:
    """After the deal, before the first tile."""
    return Table(hellas(), hellas().setup(Options(2))).do(*[f"card {card}" for card in DEAL])


def tiles_on_offer(t: Table) -> set[str]:
    return {text.removeprefix("tile ") for text in t.options}


def play_opening(seed: int) -> Table:
    rng = Random(seed)
    t = opening()
    while t.s.turn == 0:
        t.do(t.game.vocabulary.text(sample(t.request, rng)))
    return t


@pytest.mark.rule("HEL-2.1", "HEL-C-DECK", "HEL-C-DEAL")
def test_each_player_is_dealt_a_card_of_each_god() -> None:
    t = Table(hellas(), hellas().setup(Options(2)))
    seen = []
    for card in DEAL:
        god = card.split("_")[0]
        assert t.asked == (CHANCE, "deal")
        assert all(text.startswith(f"card {god}_") for text in t.options)
        seen.append(t.request.seen)
        # a pile is shuffled: each of its cards is equally likely to be on top
        assert sum(t.request.weights or []) == 16 - len([c for c in DEAL[: len(seen) - 1] if c.startswith(god)])
        t.do(f"card {card}")
    assert seen == [1 << WHITE] * 3 + [1 << RED] * 3
    assert t.hand(WHITE) == ["ares_levy", "poseidon_storm", "zeus_keep"]
    assert t.hand(RED) == ["ares_levy", "poseidon_fair_wind", "zeus_theft"]
    assert t.s.pile == (14, 14, 14)


@pytest.mark.rule("HEL-2.2", "HEL-C-TILES")
def test_the_dolphin_tile_lies_in_the_middle_and_the_stack_is_shuffled() -> None:
    t = opening()
    assert t.s.board.tile_at == {START: 0}
    assert t.asked == (CHANCE, "tile")
    assert len(t.options) == 23
    assert t.request.weights == [1] * 23


@pytest.mark.rule("HEL-2.3", "HEL-2.6", "HEL-2.7", "HEL-2.8", "HEL-D-OPEN-CELL", "HEL-D-OPEN-ROT")
def test_a_tile_is_placed_with_a_soldier_and_a_ship() -> None:
    t = opening().do("tile tile_malea")
    assert t.asked == (WHITE, "open_cell")
    around = {f"place cell {c // 27 - 13} {c % 27 - 13}" for c in neighbours(START)}
    assert set(t.options) == around
    t.do("place cell 1 0")
    assert t.asked == (WHITE, "open_rot")
    # printed edge 0 is land; the dolphin tile lies in direction 4, so rotation 4 would turn land to the sea
    assert t.options == ["turn 0", "turn 1", "turn 2", "turn 3", "turn 5"]
    t.do("turn 3")
    assert t.city("tile_malea") == (WHITE, 1, 1)
    assert t.reserve(WHITE) == (14, 9)
    assert t.s.active == RED


@pytest.mark.rule("HEL-2.4")
def test_temple_tiles_are_set_aside() -> None:
    t = opening().do("tile tile_athens")
    assert t.asked == (CHANCE, "tile")
    assert t.s.active == WHITE
    assert "tile_athens" not in tiles_on_offer(t)
    assert t.s.aside == 1 << t.tile("tile_athens")


@pytest.mark.rule("HEL-2.5")
def test_a_tile_that_fits_nowhere_is_set_aside() -> None:
    t = opening()
    # six islands' worth of sea: around them nothing but sea faces outwards, so three headlands cannot touch
    for tile, cell in (("naxos", "0 -1"), ("samos", "1 0")):
        t.do(f"tile tile_{tile}", f"place cell {cell}")
    t.s.board.facing[:] = [1 << 12 | 0b111111 << 6 | 0b000000] * len(t.s.board.facing)
    t.game.play(t.s, t.game.vocabulary.read("tile tile_mykale"))
    assert t.s.aside == 1 << t.tile("tile_mykale")
    assert t.s.active == WHITE
    assert t.asked == (CHANCE, "tile")


@pytest.mark.rule("HEL-2.9", "HEL-2.10", "HEL-2.14", "HEL-C-TILES-2")
@pytest.mark.parametrize("seed", range(5))
def test_after_eight_tiles_the_set_aside_ones_are_shuffled_in(seed: int) -> None:
    t = play_opening(seed)
    assert t.asked == (WHITE, "main")
    assert t.s.turn == 1
    assert [count_cities(t.s, seat) for seat in (WHITE, RED)] == [4, 4]
    assert all((s, v) == (1, 1) for _, s, v in (t.city(t.game.figures.tile_ids[n]) for n in t.s.board.placed))
    assert t.reserve(WHITE) == t.reserve(RED) == (11, 6)
    assert hand_total(t.s, WHITE) == hand_total(t.s, RED) == 3
    assert t.s.aside == 0
    assert t.s.pool.bit_count() == 15
    assert t.s.pool >> t.tile("tile_athens") & 1


@pytest.mark.rule("HEL-2.3")
def test_the_players_take_turns() -> None:
    t = opening()
    seats = []
    rng = Random(3)
    while t.s.turn == 0:
        if t.asked[1] == "open_cell":
            seats.append(t.asked[0])
        t.do(t.game.vocabulary.text(sample(t.request, rng)))
    assert seats == [WHITE, RED] * 4


@pytest.mark.rule("HEL-2.11")
def test_no_new_water_in_the_opening() -> None:
    # (3, 0) has a contact in direction 0 and one in direction 2; Chalkis has land on two such sides
    shore = "tile_malea 4 -1 k3 white 1/1"  # land towards (3, 0)
    for other, legal in (("tile_mykale 3 1 k5 red 1/1", False), ("tile_mykale 3 1 k0 red 1/1", True)):
        t = position(f"{shore}\n{other}")
        t.s.in_hand = t.tile("tile_chalkis")
        t.s.stack = [OpeningCell(PLAIN)]
        # between two land edges all its water would be new; with sea in direction 2 it flows on
        assert ("place cell 3 0" in t.options) is legal


@pytest.mark.rule("HEL-2.12")
def test_when_the_stack_runs_out_tiles_come_back() -> None:
    s = new_position(hellas().figures)
    everything = s.pool
    temples = sum(1 << t for t in range(24) if s.figures.temple[t])
    s.pool = 0
    s.aside = everything
    assert restock(s) == PLAIN
    assert (s.pool, s.aside) == (everything & ~temples, temples)
    s.pool = 0
    assert restock(s) == TEMPLES
    assert (s.pool, s.aside) == (temples, 0)


@pytest.mark.rule("HEL-2.12")
def test_temple_tiles_are_placed_when_nothing_else_fits() -> None:
    s = new_position(hellas().figures)
    temples = sum(1 << t for t in range(24) if s.figures.temple[t])
    s.aside, s.pool, s.bottom = temples, 0, tuple([t for t in range(1, 24) if not temples >> t & 1])
    s.stack = [OpeningDraw(PLAIN)]
    t = Table(hellas(), s)
    assert tiles_on_offer(t) == {x for i, x in enumerate(t.game.figures.tile_ids) if temples >> i & 1}
    t.game.play(t.s, t.game.vocabulary.read("tile tile_athens"))
    assert t.asked == (WHITE, "open_cell")


@pytest.mark.rule("HEL-2.12")
def test_without_any_fitting_tile_the_opening_ends_early() -> None:
    s = new_position(hellas().figures)
    s.pool, s.bottom = 0, tuple(range(1, 24))
    s.stack = [OpeningDraw(PLAIN)]
    t = Table(hellas(), s)
    assert t.s.turn == 1
    assert t.asked == (WHITE, "main")


@pytest.mark.rule("HEL-2.13")
def test_no_cards_in_the_opening() -> None:
    rng = Random(8)
    t = opening()
    while t.s.turn == 0:
        assert t.cards() == []
        if t.asked[1] == "open_cell":
            with pytest.raises(IllegalAction, match=r"HEL-2\.13"):
                t.do("play zeus_keep")
        t.do(t.game.vocabulary.text(sample(t.request, rng)))


def test_drawing_a_tile_is_an_open_question_to_chance() -> None:
    t = opening()
    assert verb(t.request.actions[0]) == GET_TILE
    assert target(t.request.actions[0]) == 1
    assert t.request.is_seen_by(RED)
