"""Evaluation and priors: sane numbers, and a greedy bot that beats chance."""

from collections import Counter
from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import Chance, sample, seed_from
from pessoi.lab.match import play_match
from tests.games.olympos.positions import GAME, F, Table


@pytest.mark.parametrize("players", [2, 5])
def test_values_are_chances_and_weights_are_positive(players: int) -> None:
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat >= CHANCE:
        values = GAME.evaluate(s)
        assert abs(sum(values) - 1) < 1e-9
        assert min(values) >= 0
        if request.seat >= 0:
            weights = GAME.priors(s, request)
            assert len(weights) == len(request.actions)
            assert min(weights) > 0
        request = GAME.step(s, sample(request, rng))


def test_more_is_better() -> None:
    t = Table(2)
    even = GAME.evaluate(t.s)
    assert even[0] == even[1]
    t.settle(0, "attica")
    assert GAME.evaluate(t.s)[0] > even[0]
    t.learn(0, "philosophy")
    t.s.position[1] = 30
    assert GAME.evaluate(t.s)[0] > 0.7


def differing(t: Table) -> set[str]:
    """The terms in which seat 0 and seat 1 of a table for two differ."""
    mine, theirs = GAME.measure(t.s, GAME.weights.two)
    return {name for name, a, b in zip(GAME.terms, mine, theirs, strict=True) if a != b}


@pytest.mark.parametrize(
    ("discovery", "term"),
    [
        ("metallurgy", "swords"),
        ("religion", "symbols"),
        ("medicine", "creation"),
        ("cavalry", "cavalry"),
        ("democracy", "democracy"),
        ("oracle", "oracle"),
        ("astronomy", "seafaring"),
    ],
)
def test_a_discovery_counts_under_its_term(discovery: str, term: str) -> None:
    t = Table(2)
    t.learn(0, discovery)
    assert differing(t) == {"points", term}


def test_everything_else_counts_under_its_term() -> None:
    t = Table(2)
    assert differing(t) == set()
    t.cubes(0, "wood")
    assert differing(t) == {"cubes"}
    t.mark(0, "red_1", 0)
    assert differing(t) == {"cubes", "wonder in sight"}
    t = Table(2)
    t.settle(0, "illyria")
    assert differing(t) == {"points", "tokens"}
    t.hold(0, "favour")
    assert differing(t) == {"points", "tokens", "cards"}
    t = Table(2)
    t.discount(0, "money", "gold")
    assert differing(t) == {"points", "discounts"}
    t = Table(2)
    t.s.stock[0] = 1
    assert differing(t) == {"settlers in stock"}
    t.s.erinyes = 1
    assert differing(t) == {"settlers in stock", "Erinyes"}
    t = Table(2)
    t.s.hourglass[0] = 3
    assert differing(t) == {"time left"}
    t.s.position[0] = 65  # the last Zeus space
    assert differing(t) == {"points", "time left", "final position still ahead", "settlers in stock"}
    t.s.finished = 1
    assert GAME.measure(t.s, GAME.weights.two)[0] == [1.0] + [0.0] * 16  # five points


@pytest.mark.parametrize(("players", "games", "least"), [(2, 10, 9), (4, 8, 6)])
def test_greedy_beats_random(players: int, games: int, least: int) -> None:
    wins = 0.0
    for i in range(games):
        seat = i % players
        bots = [make_bot("greedy" if other == seat else "random", i * 7 + other) for other in range(players)]
        match = play_match(GAME, Options(players), bots, Chance(seed_from(f"greedy {players} {i}")))
        wins += match.outcome.shares()[seat]
    assert wins >= least


def test_what_is_owed_counts_as_spent() -> None:
    t = Table(2)
    t.at(60, 70)
    t.settle(0, "illyria")
    t.s.hourglass[0] = 2
    t.hold(0, "favour")
    t.start().play("new northern_zone", "to crete")
    owed = t.show(0)["owed"]
    assert owed is not None
    assert t.s.position[0] + owed - 2 >= F.last_zeus
    unpaid = GAME.measure(t.s, GAME.weights.two)[0]
    t.s.position[0] += owed - 2
    t.s.hourglass[0] = 0
    t.s.stack.pop()
    assert GAME.measure(t.s, GAME.weights.two)[0] == unpaid


def test_a_detour_looks_worth_a_try_only_where_it_leads_somewhere() -> None:
    def promise(t: Table, text: str) -> float:
        weights = dict(zip(t.options(), GAME.priors(t.s, t.request), strict=True))
        return weights[text]

    t = Table(2)
    t.at(18, 60)
    t.start()
    assert promise(t, "detour illyria") == 0.05  # nothing lies on spaces 22 to 29
    near = Table(2)
    near.at(15, 40)
    near.start()
    assert promise(near, "detour illyria") > promise(t, "detour illyria")
    assert promise(near, "detour illyria") < promise(near, "to illyria") / 5
    near.play("detour illyria")
    assert promise(near, "cost 6") > promise(near, "cost 5")  # onto space 21


def test_greedy_seldom_takes_detours() -> None:
    chosen = Counter[str]()
    for i in range(3):
        bots = [make_bot("greedy", i * 7 + seat) for seat in range(2)]
        for answer in play_match(GAME, Options(2), bots, Chance(seed_from(f"detours {i}"))).answers:
            chosen[GAME.vocabulary.text(answer).split()[0]] += 1
    assert chosen["detour"] < chosen["to"] / 4
