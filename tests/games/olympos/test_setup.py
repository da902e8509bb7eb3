"""Chapters 3 and 12: set-up for every number of players."""

from collections import Counter
from random import Random

import pytest

from pessoi.games.olympos.chapters.setup import DealCubes, FifthCube
from pessoi.games.olympos.state import Position
from pessoi.kernel import CHANCE, IllegalAction, Options
from pessoi.kernel.chance import sample
from tests.games.olympos.positions import GAME, F, Table, discovery, named, territory, wonder


def texts(s: Position) -> list[str]:
    return [GAME.vocabulary.text(a) for a in GAME.pending(s).actions]


def until(players: int, decision: str, seed: int = 1) -> Position:
    """A random set-up up to the first question of that name."""
    rng = Random(seed)
    s = GAME.setup(Options(players))
    while GAME.pending(s).decision != decision:
        GAME.step(s, sample(GAME.pending(s), rng))
    return s


def set_up(players: int, seed: int = 1) -> Position:
    """A random set-up to the first turn."""
    rng = Random(seed)
    s = GAME.setup(Options(players))
    while s.turn == 0:
        GAME.step(s, sample(GAME.pending(s), rng))
    return s


def answer(s: Position, *words: str) -> None:
    for text in words:
        GAME.play(s, GAME.vocabulary.read(text))


@pytest.mark.rule("OLY-3.1", "OLY-12.1", "OLY-12.4")
@pytest.mark.parametrize(("players", "copies"), [(3, [1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 1]), (5, [3, 2, 3, 2, 1])])
def test_piles_have_the_tiles_of_the_player_count(players: int, copies: list[int]) -> None:
    s = set_up(players)
    for d in range(F.discoveries):
        assert s.left[d] == copies[F.row[d]]
    assert sum(s.left) == 5 * sum(copies)


@pytest.mark.rule("OLY-3.2", "OLY-C-01")
def test_each_row_is_laid_out_at_random_one_pile_a_column() -> None:
    s = GAME.setup(Options(4))
    first = GAME.pending(s)
    assert (first.seat, first.decision) == (CHANCE, "lay_tiles")
    assert texts(s) == [f"lay {name}" for name in ("medicine", "cavalry", "astronomy", "metallurgy", "religion")]
    assert first.weights == [1] * 5
    answer(s, "lay religion")
    assert "lay religion" not in texts(s)
    assert s.cell_of[discovery("religion")] == F.cell_ids.index("red_1")
    s = set_up(4)
    for d in range(F.discoveries):
        assert s.cell_of[d] // 5 == F.row[d]
    assert sorted(s.cell_of) == list(range(25))


@pytest.mark.rule("OLY-3.3", "OLY-C-01")
def test_the_wonders_are_laid_out_at_random_below() -> None:
    s = GAME.setup(Options(4))
    while "lay lion_gate" not in texts(s):
        GAME.step(s, GAME.pending(s).actions[0])
    assert GAME.pending(s).weights == [1] * 5
    answer(s, "lay colossus", "lay lion_gate", "lay stadium", "lay parthenon")
    assert s.wonder_column[wonder("colossus")] == 0
    assert s.wonder_column[wonder("statue_of_zeus")] == 4


@pytest.mark.rule("OLY-3.4")
def test_costs_and_bonuses_belong_to_the_cell_whatever_tile_lies_there() -> None:
    for name in ("medicine", "cavalry", "religion"):
        t = Table()
        t.lay(name, "red_1")
        t.settle(0, "illyria", "macedonia")  # grain and gold: the cost of red 1
        t.start().play(f"discover {name}")
        assert t.options("bonus") == ["settler", "hourglass2"]


@pytest.mark.rule("OLY-3.6", "OLY-C-02")
def test_tokens_are_stacked_at_random_the_last_laid_on_top() -> None:
    s = until(3, "stack_tokens")
    assert texts(s) == ["stack 0", "stack 1", "stack 2"]
    assert GAME.pending(s).weights == [1, 1, 1]
    answer(s, "stack 1", "stack 2")  # seat 0 is left for the top
    assert s.line == [0, 2, 1]
    assert GAME.pending(s).seat == 1  # the bottom player condemns


@pytest.mark.rule("OLY-3.7", "OLY-12.2", "OLY-12.4", "OLY-12.7", "OLY-D-01")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 2), (5, 1)])
def test_the_bottom_player_condemns_so_many_of_each_resource_in_order(players: int, each: int) -> None:
    s = until(players, "condemn")
    bottom = s.line[-1]
    asked = []
    while GAME.pending(s).decision == "condemn":
        assert GAME.pending(s).seat == bottom
        kinds = {F.resource_ids[F.resource_of[territory(t.split()[1])]] for t in texts(s)}
        assert len(kinds) == 1
        asked.append(kinds.pop())
        GAME.step(s, GAME.pending(s).actions[0])
    assert asked == [r for r in F.resource_ids for _ in range(each)]
    assert s.condemned.bit_count() == 4 * each


@pytest.mark.rule("OLY-3.8", "OLY-D-01")
def test_only_one_starred_territory_of_a_resource_may_be_condemned() -> None:
    """Worked example 18.10: after Mysia (wood, star), Crete (wood, star) is refused."""
    s = until(4, "condemn")
    answer(s, "condemn illyria", "condemn thrace", "condemn paeonia", "condemn olympos")
    assert {"condemn mysia", "condemn crete"} <= set(texts(s))
    answer(s, "condemn mysia")
    assert "condemn crete" not in texts(s)
    before = s.digest()
    with pytest.raises(IllegalAction, match=r"OLY-3\.8"):
        answer(s, "condemn crete")
    with pytest.raises(IllegalAction, match=r"OLY-3\.7"):
        answer(s, "condemn laconia")
    assert s.digest() == before
    answer(s, "condemn epirus")


@pytest.mark.rule("OLY-3.9", "OLY-3.11")
def test_olympos_may_be_condemned_and_the_zeus_token_then_stays_away() -> None:
    s = until(5, "condemn")
    shown = GAME.show(GAME.known(s, 0), 0)["map"]["olympos"]
    assert shown["zeus_token"]
    answer(s, "condemn illyria", "condemn olympos", "condemn epirus", "condemn boeotia")
    shown = GAME.show(GAME.known(s, 0), 0)["map"]["olympos"]
    assert shown["condemned"]
    assert not shown["zeus_token"]
    assert s.zeus_holder() < 0


@pytest.mark.rule("OLY-3.10")
def test_tribes_live_where_a_star_is_not_condemned() -> None:
    s = until(5, "condemn")
    answer(s, "condemn thessaly", "condemn argolis", "condemn epirus", "condemn boeotia")
    assert named(s.tribes, F.territory_ids) == ["attica", "mysia", "lydia", "naxos", "rhodes", "crete"]


@pytest.mark.rule("OLY-3.12", "OLY-C-03")
def test_four_players_get_one_cube_of_each_resource() -> None:
    s = set_up(4)
    assert [sum(s.cube[seat * 4 : seat * 4 + 4]) for seat in range(4)] == [1] * 4
    assert [sum(s.cube[r::4]) for r in range(4)] == [1] * 4


@pytest.mark.rule("OLY-12.4", "OLY-12.11", "OLY-C-03")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_get_different_cubes(players: int) -> None:
    firsts = set()
    for seed in range(30):
        s = set_up(players, seed)
        assert sum(s.cube) == players
        assert max(sum(s.cube[r::4]) for r in range(4)) == 1
        firsts.add(s.cube[:4].index(1))
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("OLY-12.3", "OLY-C-03")
def test_five_players_get_the_four_cubes_and_a_random_fifth() -> None:
    s = until(5, "fifth_cube")
    assert isinstance(s.stack[-1], FifthCube)
    assert GAME.pending(s).weights == [1, 1, 1, 1]
    answer(s, "fifth gold")
    assert isinstance(s.stack[-1], DealCubes)
    assert (texts(s), GAME.pending(s).weights) == (["deal grain", "deal stone", "deal wood", "deal gold"], [1, 1, 1, 2])
    answer(s, "deal gold", "deal gold")
    assert texts(s) == ["deal grain", "deal stone", "deal wood"]


@pytest.mark.rule("OLY-3.13", "OLY-C-04")
def test_the_destiny_deck_is_drawn_from_at_random() -> None:
    t = Table()
    t.at(9, 20, 20, 20)
    t.start().expand("illyria")
    assert t.asked == (CHANCE, "destiny_draw")
    assert dict(zip(t.options("draw"), t.request.weights or [], strict=True)) == dict(
        zip(F.card_ids, F.card_count, strict=True)
    )
    assert t.request.seen == 1  # the drawer alone


@pytest.mark.rule("OLY-3.14", "OLY-C-05")
def test_nine_of_ten_olympos_cards_lie_unseen_at_the_zeus_spaces() -> None:
    assert F.zeus_cards == [1, 1, 2, 2, 2, 1]
    assert F.gods_placed == 9
    t = Table()
    t.at(9, 9, 9, 9)
    t.start().expand("illyria").play("draw harmony", "done")
    assert t.asked == (CHANCE, "olympos_reveal")
    assert t.options("reveal") == F.god_ids
    assert t.request.weights == [1] * 10
    t.play("reveal hecate", "done")
    assert t.show(1)["olympos"] == {"revealed": ["hecate"], "latest": "hecate", "left": 8}


@pytest.mark.rule("OLY-3.15")
def test_clockwise_is_by_rising_seat_numbers_around_the_table() -> None:
    t = Table(3)
    t.at(9, 9, 8)
    for seat in range(3):
        t.hold(seat, "favour" if seat < 2 else "harmony")
    t.start()
    assert t.s.active == 2
    t.expand("illyria").play("draw inspiration", "done", "reveal hecate")
    order = []
    while t.request.decision == "favour":
        order.append(t.request.seat)
        t.play("done")
    assert order == [2, 0, 1]


@pytest.mark.rule("OLY-12.5")
def test_two_players_use_four_columns_and_four_of_each_row() -> None:
    left_out = set()
    for seed in range(20):
        s = set_up(2, seed)
        for row in range(5):
            laid = [d for d in range(F.discoveries) if F.row[d] == row and s.cell_of[d] >= 0]
            assert len(laid) == 4
            assert sorted(s.cell_of[d] % 5 for d in laid) == [0, 1, 2, 3]
            for d in laid:
                assert s.left[d] == (2 if F.discovery_ids[d] in ("money", "agriculture") else 1)
        assert sorted(s.wonder_column) == [-1, 0, 1, 2, 3]
        left_out.add(s.wonder_column.index(-1))
    assert len(left_out) == 5


@pytest.mark.rule("OLY-12.5", "OLY-7.1")
def test_the_wonder_left_out_cannot_be_built() -> None:
    t = Table(2)
    t.settle(0, "thessaly", "attica", "argolis", "naxos", "rhodes", "crete")
    assert t.s.wonder_column[F.wonder_ids.index("colossus")] < 0
    assert t.start().options("build") == ["lion_gate", "stadium", "parthenon", "statue_of_zeus"]


@pytest.mark.rule("OLY-12.6")
def test_with_two_players_the_first_buyer_picks_a_tile_and_the_other_is_discarded() -> None:
    t = Table(2)
    t.settle(0, "illyria", "thrace", "epirus", "chalcidice")
    t.start()
    assert t.s.left[discovery("agriculture")] == 2
    t.play("discover agriculture")
    assert t.options("variant") == ["grain", "wood"]
    t.play("variant wood", "bonus hourglass2")
    assert t.s.left[discovery("agriculture")] == 0
    t.settle(1, "illyria", "thrace", "epirus", "chalcidice")
    assert t.s.active == 1
    assert "agriculture" not in t.options("discover")


@pytest.mark.rule("OLY-12.8", "OLY-D-02")
def test_the_bottom_player_places_four_barbarians_on_free_territories() -> None:
    s = until(2, "place_barbarian")
    bottom = s.line[-1]
    for r in range(4):
        assert GAME.pending(s).seat == bottom
        for text in texts(s):
            place = territory(text.split()[1])
            assert F.resource_of[place] == r
            assert not s.condemned >> place & 1
            assert not F.starred >> place & 1
        before = s.digest()
        with pytest.raises(IllegalAction, match=r"OLY-12\.8"):
            answer(s, "barbarian crete")
        assert s.digest() == before
        GAME.step(s, GAME.pending(s).actions[-1])
    assert Counter(stack for stack in s.pile if stack) == {6: 4}
    assert until(3, "deal_cubes").pile == (0,) * 32


@pytest.mark.rule("OLY-12.9")
def test_a_barbarian_fights_with_one_sword_stays_below_and_gives_no_hourglass() -> None:
    t = Table(2)
    t.barbarians("illyria")
    t.start()
    assert t.costs()["illyria"] == 2 + 1 + 3  # 0 swords against 1
    t.expand("illyria")
    assert t.stack("illyria") == [5, 0]
    assert t.s.hourglass == [0, 0]
    assert t.tokens(0) == {"grain": 1}
    strong = Table(2)
    strong.learn(0, "strategy")
    strong.barbarians("illyria")
    assert strong.start().costs()["illyria"] == 2 + 1 + 1
    even = Table(2)
    even.learn(0, "hoplite")
    even.barbarians("illyria")
    assert even.start().costs()["illyria"] == 2 + 1 + 2


@pytest.mark.rule("OLY-12.10")
def test_a_barbarian_takes_its_territory_back_when_the_settler_leaves() -> None:
    t = Table(2)
    t.barbarians("olympos")
    t.settle(0, "olympos")
    t.start()
    assert t.s.symbols_of(0) == 1
    t.expand("paeonia", move="olympos")
    assert t.stack("olympos") == [5]
    assert t.tokens(0) == {"stone": 1}  # Paeonia's; that of Olympos went back
    assert t.s.symbols_of(0) == 0
    shown = t.show(0)["map"]["olympos"]
    assert (shown["controller"], shown["zeus_token"]) == ("barbarian", True)
    assert t.s.active == 1
    assert t.costs()["olympos"] == 2 + 2 + 3  # must be fought again


@pytest.mark.rule("OLY-12.1")
def test_grey_bonuses_are_open_to_any_buyer_of_five() -> None:
    t = Table(5)
    t.settle(0, "illyria", "macedonia")
    t.start().play("discover medicine")
    assert t.options("bonus") == ["settler", "hourglass2", "cube_stone"]
    t.play("bonus cube_stone")
    assert t.cubes_of(0) == {"stone": 1}


@pytest.mark.rule("OLY-12.4", "OLY-12.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_grey_bonuses_are_closed_to_fewer_than_five(players: int) -> None:
    t = Table(players)
    t.settle(0, "illyria", "macedonia")
    t.start().play("discover medicine")
    assert t.options("bonus") == ["settler", "hourglass2"]
