"""Evaluation and priors: sane numbers, and a greedy player that beats random ones."""

from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.games.mytikas.chapters.following import Follow
from pessoi.kernel import CHANCE, OVER, Options
from pessoi.kernel.chance import sample
from tests.games.mytikas.positions import BLUE, RED, Table, game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluations_are_chances_and_priors_are_positive(players: int) -> None:
    rng = Random(players)
    s = game().setup(Options(players))
    request = game().pending(s)
    while request.seat != OVER:
        before = s.digest()
        values = game().evaluate(s)
        assert len(values) == players
        assert abs(sum(values) - 1) < 1e-9
        assert all(0 <= value <= 1 for value in values)
        weights = game().priors(s, request)
        assert len(weights) == len(request.actions)
        assert all(weight > 0 for weight in weights)
        assert s.digest() == before
        request = game().step(s, sample(request, rng))


def test_more_is_better() -> None:
    even = game().evaluate(Table().s)
    assert even[BLUE] > even[RED]  # whose turn comes first
    for better in (
        Table().built(BLUE, "small_temple_a", 3),
        Table().card(BLUE, "deity_apollo"),
        Table().goods(BLUE, 1, stone=3),
        Table().favor(BLUE, "zeus"),
        Table().reserve(BLUE, 2),
    ):
        values = game().evaluate(better.s)
        assert values[BLUE] > even[BLUE]
        assert values[RED] < even[RED]
    low = game().evaluate(Table().goods(BLUE, 1, stone=1, marble=1, gold=1).s)
    high = game().evaluate(Table().goods(BLUE, 3, stone=1, marble=1, gold=1).s)
    assert high[BLUE] > low[BLUE]


def changed_terms(table: Table) -> set[str]:
    """Which of Blue's terms differ from those at an empty table."""
    rows = [game().measure(s, game().weights.more)[BLUE] for s in (Table().s, table.s)]
    assert [len(row) for row in rows] == [len(game().terms)] * 2
    return {term for term, old, new in zip(game().terms, *rows, strict=True) if old != new}


def test_what_changes_is_measured_under_its_name() -> None:
    assert changed_terms(Table()) == set()
    assert changed_terms(Table().goods(BLUE, 1, marble=1)) == {
        *("marble", "best building in sight", "next best building in sight")
    }
    assert changed_terms(Table().card(BLUE, "deity_apollo", offerings=2)) == {
        *("points of cards that can be stolen", "offerings on such cards, times points")
    }
    assert changed_terms(Table().favor(BLUE, "zeus")) == {"gods in favor"}
    assert changed_terms(Table().favor(BLUE, "zeus", "zeus")) == {"gods in favor", "favors beyond a god's first"}
    assert changed_terms(Table().reserve(BLUE, 1)) == {"offerings in reserve"}
    assert changed_terms(Table().turn(2, RED)) == {"nearness of the next turn"}


def test_a_turn_taken_is_no_longer_ahead() -> None:
    """What a turn brings is expected before it, so that positions before and after it can be compared."""
    table = Table()
    before = game().evaluate(table.s)
    table.s.active = RED
    after = game().evaluate(table.s)
    assert after[BLUE] < before[BLUE]
    table.s.active = BLUE
    table.s.stack.append(Follow(0, 1))
    assert game().evaluate(table.s)[BLUE] < before[BLUE]


def test_greedy_beats_three_random_players() -> None:
    won = 0.0
    for number in range(20):
        mine = number % 4
        rng = Random(number)
        greedy = make_bot("greedy", number)
        s = game().setup(Options(4))
        request = game().pending(s)
        while request.seat != OVER:
            if request.seat == mine and request.seat != CHANCE:
                action = greedy.choose(game(), game().known(s, mine), mine, request)
            else:
                action = sample(request, rng)
            request = game().step(s, action)
        outcome = game().outcome(s)
        assert outcome is not None
        won += outcome.shares()[mine]
    assert won >= 16
