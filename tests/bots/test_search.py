"""Bots on the toy game: what they see, how they spend their budget, what they keep."""

from random import Random
from time import perf_counter
from typing import cast

import pytest

from pessoi.bots import BOTS, LEVELS, SearchBot, UnknownBot, make_bot
from pessoi.bots.levels import EXPERT, HARD, NORMAL, equals
from pessoi.bots.search import Search, best_prior, evaluate_after_turn
from pessoi.games import GAMES, Entry, load_game
from pessoi.kernel import CHANCE, OVER, Known, Options, Request, act
from pessoi.kernel.chance import sample
from tests.toys.pebbles import BLOCK, DRAW, LAY, LET, Pebbles, Position


def dealt(*values: int) -> tuple[Pebbles, Position]:
    """Two players with these pebbles in the order of the draw."""
    game = Pebbles()
    s = game.setup(Options(2))
    for value in values:
        game.play(s, act(DRAW, value))
    return game, s


def test_every_level_answers_legally_through_whole_games() -> None:
    game = Pebbles()
    for name in BOTS:
        bots = [make_bot(name, seat) for seat in range(2)]
        s = game.setup(Options(2))
        request = game.pending(s)
        rng = Random(5)
        while request.seat != OVER:
            seat = request.seat
            if seat == CHANCE:
                request = game.play(s, sample(request, rng))
            else:
                request = game.play(s, bots[seat].choose(game, game.known(s, seat), seat, request))
    assert set(LEVELS) <= set(BOTS)


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'fishy'.*random, greedy.*search:ITERATIONS"):
        make_bot("fishy", 1)
    with pytest.raises(UnknownBot):
        make_bot("search:none", 1)


def test_search_explains_its_choice() -> None:
    game, s = dealt(2, 0, 2, 0)  # both hold a three and a one
    game.play(s, act(LAY, 2))
    request = game.pending(s)
    assert request.actions == [act(LET), act(BLOCK)]
    bot = SearchBot(Random(1), 400)
    choice = bot.choose(game, game.known(s, 1), 1, request)
    assert bot.thought is not None
    assert bot.thought.iterations == 400
    assert sum(bot.thought.shares.values()) == pytest.approx(1)
    assert bot.thought.shares[choice] == max(bot.thought.shares.values())
    assert bot.thought.line[0] == choice


def test_search_lays_what_cannot_be_blocked() -> None:
    game, s = dealt(2, 1, 2, 2)  # seat 0 has a three and a two; all other threes are seen to be gone
    s.out[2] = 1
    k = cast(Position, game.known(s, 0))
    k.hand[3:6], k.unseen[1] = [0, 0, 2], 0  # both of seat 1's threes are known
    assert SearchBot(Random(1), 400).choose(game, Known(k), 0, game.pending(s)) == act(LAY, 1)


def test_bots_choose_the_same_whatever_they_cannot_see() -> None:
    game, s = dealt(0, 2, 1, 1)
    other = game.load(s.data())
    other.hand[3:6] = [1, 0, 1]
    assert s.digest() != other.digest()
    for name in BOTS:
        choices = [
            make_bot(name, 3).choose(game, game.known(x, 0), 0, game.pending(x)) for x in (s, other) for _ in range(3)
        ]
        assert len(set(choices)) == 1


def test_iterations_are_spent_exactly_and_reproducibly() -> None:
    game, s = dealt(0, 2, 1, 1)
    runs = []
    for _ in range(2):
        search = Search(game, Random(9), 150, 0.0)
        search.run(game.known(s, 0), 0)
        runs.append([search.visits(a) for a in game.pending(s).actions])
    assert runs[0] == runs[1]
    assert sum(runs[0]) == 150


class Clock:
    """Time that passes only where a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Slow(Pebbles):
    """A game in which an iteration takes 31 ms."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        self.clock.now += 1 / 32
        return super().imagine(k, seat, rng)


@pytest.mark.parametrize("seconds", [0.01, 0.5, 3.0])
def test_the_search_stops_within_50_ms_of_its_deadline(seconds: float) -> None:
    _, s = dealt(0, 2, 1, 1)
    clock = Clock()
    game = Slow(clock)
    search = Search(game, Random(9), 10**9, seconds, clock)
    search.run(game.known(s, 0), 0)
    assert seconds <= clock.now - 100.0 < seconds + 0.05
    assert search.done == -(-seconds * 32 // 1)  # and no time is left unused


def test_iterations_end_a_search_that_has_time_left() -> None:
    _, s = dealt(0, 2, 1, 1)
    clock = Clock()
    game = Slow(clock)
    Search(game, Random(9), 10, 60.0, clock).run(game.known(s, 0), 0)
    assert clock.now - 100.0 == 10 / 32


def test_a_real_clock_ends_the_search_too() -> None:
    game, s = dealt(0, 2, 1, 1)
    search = Search(game, Random(9), 10**9, 0.05)
    started = perf_counter()
    search.run(game.known(s, 0), 0)
    assert perf_counter() - started >= 0.05
    assert 0 < search.done < 10**9


def test_forced_answers_cost_nothing() -> None:
    game, s = dealt(0, 2, 1, 1)
    only = game.pending(s).actions[:1]
    bot = SearchBot(Random(1), 400)
    assert bot.choose(game, game.known(s, 0), 0, Request(0, only, "lay", secret=True)) == only[0]
    assert bot.search is None
    assert bot.thought is None


def test_budgets_by_game_and_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Pebbles()
    for iterations, spent in ((HARD, [400, 400]), (EXPERT, [1600, 1600]), (NORMAL, [50, 50]), (50, [50, 50])):
        for players in (2, 3):
            s = game.setup(Options(players))
            while game.pending(s).seat == CHANCE:
                game.play(s, sample(game.pending(s), Random(5)))
            seat = game.pending(s).seat
            assert (
                SearchBot(Random(1), iterations).begin(game, game.known(s, seat), seat).iterations == spent[players - 2]
            )
    monkeypatch.setitem(GAMES, "pebbles", Entry("pebbles", "tests.toys.pebbles", "", (30, 40)))
    s = game.setup(Options(3))
    assert SearchBot(Random(1), EXPERT).begin(game, Known(s), 0).iterations == 160


@pytest.mark.parametrize("own_turn_only", [False, True])
def test_a_tree_of_one_s_own_turn_ends_where_another_seat_is_asked(own_turn_only: bool) -> None:
    game, s = dealt(0, 2, 1, 1)
    search = Search(game, Random(9), 100, 0.0, own_turn_only=own_turn_only)
    search.run(game.known(s, 0), 0)
    tried = [search.root.children[a] for a in game.pending(s).actions]
    assert all(child.visits > 1 for child in tried)
    assert any(child.children for child in tried) != own_turn_only


def test_in_cyclades_for_more_than_two_bots_think_of_their_own_turn() -> None:
    game = load_game("cyclades")
    for players, own_turn_only in ((2, False), (4, True)):
        s = game.setup(game.settled_options(Options(players)))
        while game.pending(s).seat == CHANCE:
            game.play(s, sample(game.pending(s), Random(5)))
        seat = game.pending(s).seat
        assert SearchBot(Random(1), 10).begin(game, game.known(s, seat), seat).own_turn_only == own_turn_only


def test_greedy_and_search_play_a_turn_to_its_end_by_priors_before_they_evaluate() -> None:
    game, s = dealt(0, 2, 1, 1)
    asked = game.pending(s)
    assert best_prior(game, s, asked) == asked.actions[game.priors(s, asked).index(max(game.priors(s, asked)))]
    values = evaluate_after_turn(game, s, asked, 0, Random(1))
    assert game.pending(s).seat not in (0, CHANCE)
    assert values == game.evaluate(s)


def test_of_equal_answers_any_may_be_given_and_of_others_the_best() -> None:
    game, s = dealt(0, 2, 1, 1)
    request = game.pending(s)
    search = Search(game, Random(9), 100, 0.0)
    search.run(game.known(s, 0), 0)
    best = search.best(request)
    top = search.root.children[best]
    for action, child in search.root.children.items():
        child.visits, child.total = (40, 20.0) if action == best else (37, 18.5)
    assert equals(search, request) == request.actions
    for action, child in search.root.children.items():
        child.total = 20.0 if action == best else 18.0
    assert equals(search, request) == [best], "worth less"
    for action, child in search.root.children.items():
        child.visits, child.total = (40, 20.0) if action == best else (30, 15.0)
    assert equals(search, request) == [best], "tried less"
    top.visits = 10
    assert equals(search, request) == [search.best(request)], "too few to tell"


def test_the_tree_is_kept_from_one_answer_of_a_turn_to_the_next() -> None:
    game, s = dealt(0, 2, 0, 0)
    search = Search(game, Random(9), 100, 0.0)
    search.run(game.known(s, 0), 0)
    kept = search.visits(act(LAY, 2))
    search.descend(act(LAY, 2))
    assert search.root.visits == kept > 0
