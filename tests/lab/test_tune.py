"""Fitting evaluations to outcomes."""

import json
from random import Random

import numpy as np
import pytest

from pessoi.cli import main
from pessoi.games import GAMES, load_game
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.lab.plan import make_plan
from pessoi.lab.tune import NothingToTune, Objective, Sample, collect, fit, log_loss, predict, tune
from pessoi.lab.weighted_bots import terms_of


def drawn(weights: list[float], positions: int) -> Sample:
    """Outcomes that follow these weights, for three seats."""
    rng = np.random.default_rng(5)
    terms = rng.normal(size=(positions, 3, len(weights)))
    chances = predict(terms, np.array(weights))
    shares = np.array([np.eye(3)[rng.choice(3, p=row)] for row in chances])
    return Sample(terms, shares, np.arange(positions), np.zeros((1, len(weights))))


def test_the_fit_finds_the_weights_that_made_the_outcomes() -> None:
    made = drawn([1.5, -0.5, 0.0], 4000)
    weights, errors = fit(made, np.zeros(3), 0.0)
    assert np.all(np.abs(weights - [1.5, -0.5, 0.0]) < 3 * errors)
    assert np.all(errors < 0.06)
    assert log_loss(made, weights) < log_loss(made, np.zeros(3))


def test_a_bad_start_does_not_make_the_fit_run_away() -> None:
    made = drawn([1.0, -1.0], 2000)
    weights, errors = fit(made, np.array([-6.0, 6.0]), 0.0)
    assert np.all(np.abs(weights - [1.0, -1.0]) < 3 * errors)


def test_a_prior_keeps_weights_of_which_nothing_is_learned() -> None:
    made = drawn([1.0, 1.0], 50)
    made.terms[:, :, 1] = 0.7  # the same for every seat: it predicts nothing
    weights, _ = fit(made, np.array([0.2, 0.9]), 10.0)
    assert weights[1] == pytest.approx(0.9)
    held, _ = fit(made, np.array([0.2, 0.9]), 1e9)
    assert held == pytest.approx([0.2, 0.9], abs=1e-4)


def test_positions_of_one_game_count_as_one_observation() -> None:
    alone = drawn([1.0, 0.0], 400)
    together = Sample(alone.terms, alone.shares, alone.games // 4, alone.gains)
    assert fit(together, np.zeros(2), 0.0)[1] == pytest.approx(2 * fit(alone, np.zeros(2), 0.0)[1])


def test_weights_are_held_to_turns_that_gain_nothing() -> None:
    made = drawn([1.0, 0.0], 2000)
    gains = np.tile([1.0, 0.5], (50_000, 1)) + np.random.default_rng(1).normal(size=(50_000, 2))
    weights, _ = fit(Sample(made.terms, made.shares, made.games, gains), np.array([1.0, 0.1]), 0.0)
    assert abs(float((gains @ weights).mean())) < 0.03 < float((gains @ [1.0, 0.0]).mean())


@pytest.mark.parametrize(
    ("name", "players"), [(name, count(load_game(name).players)) for name in GAMES for count in (min, max)]
)
def test_evaluations_are_what_the_terms_and_weights_say(name: str, players: int) -> None:
    game = load_game(name)
    weights = game.weights.of(players)
    assert len(game.terms) == len(weights) == len(set(game.terms))
    rng = Random(1)
    s = game.setup(Options(players))
    request = game.pending(s)
    number = 0
    while request.seat != OVER and number < 200:
        if number % 20 == 0:
            chances = predict(np.array([game.measure(s, weights)]), np.array(weights))[0]
            assert [chances[team] for team in game.teams(s)] == pytest.approx(game.evaluate(s))
        request = game.step(s, sample(request, rng))
        number += 1


def test_the_gradient_is_that_of_the_loss() -> None:
    made = drawn([1.0, -1.0], 40)
    objective = Objective(made, np.array([0.5, 0.5]), 10.0)
    at, small = np.array([0.3, -0.2]), 1e-5
    slopes = [(objective.loss(at + d) - objective.loss(at - d)) / (2 * small) for d in small * np.eye(2)]
    assert objective.gradient(at) == pytest.approx(slopes, rel=1e-4)


def test_games_give_samples_and_samples_give_weights() -> None:
    found: list[int] = []
    plan = make_plan("tune", "mytikas", ["random"], players=3)
    made, results = collect(plan, 6, 4, workers=1, progress=found.append)
    assert found == [1, 2, 3, 4, 5, 6]
    assert made.terms.shape == (24, 3, len(terms_of("mytikas")))
    assert len(made.gains) > 100
    assert made.shares.sum(axis=1) == pytest.approx(np.ones(24))
    line = tune(plan, made, results, 50.0)
    assert (line["positions"], line["games"]) == (24, 6)
    assert [entry["present"] for entry in line["terms"]] == load_game("mytikas").weights.more
    with pytest.raises(NothingToTune, match="it takes 5 games at least"):
        tune(plan, made.of(made.games < 4), results[:4], 50.0)


def test_a_sample_is_the_same_whatever_the_workers() -> None:
    plan = make_plan("tune", "mytikas", ["random"])
    one, other = (collect(plan, 3, 5, workers)[0] for workers in (1, 2))
    assert np.array_equal(one.terms, other.terms)
    assert np.array_equal(one.gains, other.gains)


def test_the_command_prints_tables_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["tune", "mytikas", "--bots", "random", "--games", "5", "--positions", "3", "--workers", "1"]
    assert main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["positions"] == 15
    assert set(found["loss"]) == {"even", "present", "fitted"}
    assert main(line) == 0
    text = capsys.readouterr().out
    assert "15 positions of 5 games of mytikas" in text
    assert "building points" in text
    assert main(["tune", "mytikas", "--bots", "fishy"]) == 2
