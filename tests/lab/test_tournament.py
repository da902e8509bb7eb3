"""Tournaments and what they add up to, on the toy game."""

from pathlib import Path

import pytest

from pessoi.lab.match import GameResult
from pessoi.lab.plan import make_plan
from pessoi.lab.plot import plot_tournament
from pessoi.lab.results import Results
from pessoi.lab.simulate import simulate
from pessoi.lab.tally import wilson
from pessoi.lab.tournament import hold, ratings
from tests.lab.runs import plan


def test_the_tally_adds_up(tmp_path: Path) -> None:
    results = Results(plan("arena"))
    summary = hold(results, 30, workers=1)
    assert sum(line["wins"] for line in summary["bots"].values()) == pytest.approx(30)
    assert sum(line["wins"] for line in summary["seats"]) == pytest.approx(30)
    assert summary["matrix"]["greedy"]["random"] + summary["matrix"]["random"]["greedy"] == pytest.approx(1)
    plot_tournament(summary, results.first(30), "Pebbles", tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 5000


def test_scores_are_kept_by_round() -> None:
    results = Results(plan("arena"))
    hold(results, 1, workers=1)
    game = results.games[0]
    rounds = [entry[0] for entry in game.curve]
    assert rounds == sorted(set(rounds))
    assert game.curve[-1][1:] == game.points


def test_simulations_and_tournaments_count_alike() -> None:
    """The same games, added up by both: one seat more or less for a bot makes no difference to its share."""
    simulated = simulate(Results(plan("simulate", ("greedy", "random"), players=2)), 10, workers=1)
    bots = simulated["bots"]
    assert {name: line["games"] for name, line in bots.items()} == {"greedy": 10, "random": 10}
    for line in bots.values():
        assert line["low"] <= line["win_rate"] <= line["high"]
    assert sum(line["wins"] for line in simulated["seats"]) == pytest.approx(10)


def result(bots: list[str], places: list[int]) -> GameResult:
    shares = [float(place == 1) for place in places]
    return GameResult(0, bots, places, shares, [0] * 4, [0.0] * 4, 9, "", "")


def test_three_copies_of_a_bot_are_not_rated_by_the_best_of_them() -> None:
    found = ratings([result(["one", "many", "many", "many"], [2, 1, 3, 4])] * 40, ["one", "many"])
    assert found["one"]["mu"] > 25 > found["many"]["mu"]
    assert ratings([result(["many"] * 4, [1, 2, 3, 4])], ["many"]) == ratings([], ["many"])


def test_an_edition_s_figures_are_played() -> None:
    edition = {"lock": [{"id": "lock_low", "value": 3}]}
    digests = set()
    for own in (None, edition):
        results = Results(make_plan("arena", "mytikas", ["greedy", "random"], edition=own))
        digests.add(hold(results, 2, workers=1)["digest"])
    assert len(digests) == 2


def test_wilson_intervals_hold_the_share_and_narrow() -> None:
    low, high = wilson(75, 100)
    assert 0.65 < low < 0.75 < high < 0.83
    assert wilson(750, 1000)[0] > low
    assert wilson(0, 0) == (0.0, 1.0)
