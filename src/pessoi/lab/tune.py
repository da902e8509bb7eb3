"""Fitting a game's evaluation to outcomes: which weights of its terms would have predicted the winners best.

Bots play; at every change of turn the terms of all seats are noted beside the game's later result. The evaluation is
a softmax of weighted terms, so the weights are those of a logistic regression, found by Newton's method. The present
ones are the prior: a term that hardly occurs, or only together with others, keeps the weight it has.

And they are held to what every fair evaluation has: a turn gains nothing on the average, because that its seat will
answer was known before. A search compares positions before and after the others' turns; without this it would take
every answer that it looked beyond for a bad one.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pessoi.kernel import CHANCE, OVER, Fault, Game
from pessoi.lab.jobs import in_order, run
from pessoi.lab.match import GameResult, Step, Worker
from pessoi.lab.plan import Plan, derived_seed, game_with
from pessoi.lab.tally import Tally
from pessoi.lab.weighted_bots import terms_of

Array = NDArray[np.float64]

HELD_OUT: Final = 5  # every fifth game is kept to judge the weights by
STEPS: Final = 30
SMALL: Final = 1e-9


class NothingToTune(Fault):
    """Games without anything to learn from."""


class Sample:
    """Positions: the terms (position, seat, term), the seats' shares of the win, and the game each comes from.

    gains   by turn: how the terms of its seat changed, less the mean change of the other seats' terms
    """

    def __init__(self, terms: Array, shares: Array, games: NDArray[np.int64], gains: Array) -> None:
        self.terms: Final = terms
        self.shares: Final = shares
        self.games: Final = games
        self.gains: Final = gains

    def of(self, chosen: NDArray[np.bool_]) -> "Sample":
        return Sample(self.terms[chosen], self.shares[chosen], self.games[chosen], self.gains)


class Turns:
    """Notes of a game: every position in which another seat comes to answer, which is where bots evaluate."""

    def __init__(self, game: Game[Any], weights: list[float]) -> None:
        self.game: Final = game
        self.weights: Final = weights
        self.found: Final[list[tuple[int, Array]]] = []  # that seat, and the terms by seat
        self.asked = CHANCE

    def note(self, step: Step) -> None:
        if step.number == 0:
            self.asked = step.request.seat
        if step.after.seat not in (self.asked, CHANCE, OVER):
            self.asked = step.after.seat
            rows = self.game.measure(step.position, self.weights)
            self.found.append((self.asked, np.array([rows[team] for team in self.game.teams(step.position)])))


class Noted:
    """What is learned from one game."""

    def __init__(self, result: GameResult, rows: list[Array], gains: list[Array]) -> None:
        self.result: Final = result
        self.rows: Final = rows
        self.gains: Final = gains


def play(plan: Plan, numbers: Sequence[int], each: int) -> Iterator[Noted]:
    """These games, with `each` positions of every one at most."""
    worker = Worker(plan)
    weights = worker.game.weights.of(plan.players)
    for number in numbers:
        turns = Turns(worker.game, weights)
        result = worker.play(number, turns.note)
        found = turns.found
        gains = [lead(after[1], before[0]) - lead(before[1], before[0]) for before, after in pairwise(found)]
        rng = Random(derived_seed(plan, number, "positions"))
        yield Noted(result, [row for _, row in rng.sample(found, min(each, len(found)))], gains)


def lead(terms: Array, seat: int) -> Array:
    """A seat's terms, less the mean of the others'."""
    found: Array = (terms[seat] * len(terms) - terms.sum(axis=0)) / (len(terms) - 1)
    return found


def collect(
    plan: Plan,
    games: int,
    each: int,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> tuple[Sample, list[GameResult]]:
    """Let bots play, and note `each` positions of every game at most. A team's members divide their win."""
    terms_of(plan.game)
    rows: list[Array] = []
    shares: list[list[float]] = []
    numbers: list[int] = []
    gains: list[Array] = []
    results: list[GameResult] = []
    found = run(partial(play, each=each), plan, range(games), workers, cluster)
    for noted in in_order(found, lambda noted: noted.result.number):
        result = noted.result
        results.append(result)
        rows += noted.rows
        shares += [[share / sum(result.shares) for share in result.shares]] * len(noted.rows)
        numbers += [result.number] * len(noted.rows)
        gains += noted.gains
        if progress is not None:
            progress(len(results))
    if not gains:
        raise NothingToTune("error-tune-nothing", {"games": games, "game": f"={plan.game}"})
    return Sample(np.array(rows), np.array(shares), np.array(numbers), np.array(gains)), results


def predict(terms: Array, weights: Array) -> Array:
    """Chances to win by position and seat."""
    values = terms @ weights
    exps = np.exp(values - values.max(axis=1, keepdims=True))
    chances: Array = exps / exps.sum(axis=1, keepdims=True)
    return chances


def log_loss(sample: Sample, weights: Array) -> float:
    """The mean logarithmic loss: 0 for a prophet."""
    return float(-(sample.shares * np.log(predict(sample.terms, weights) + SMALL)).sum(axis=1).mean())


class Objective:
    """What weights should do: predict the sample's results, gain nothing by a turn, stay near the start.

    `prior_strength` is how many positions the start is worth.
    """

    def __init__(self, sample: Sample, start: Array, prior_strength: float) -> None:
        size = np.sqrt(((sample.terms - sample.terms.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1))) + SMALL
        gain = sample.gains.mean(axis=0)
        self.sample: Final = sample
        self.start: Final = start
        self.size: Final = size  # by term, how much it varies
        self.calm: Final = np.outer(gain, gain) * len(sample.gains) / ((sample.gains @ start).var() + SMALL)
        self.hold: Final = np.diag(prior_strength * size**2)

    def is_felt(self, step: NDArray[np.floating[Any]]) -> bool:
        """Whether a step changes any evaluation."""
        return float(np.abs(step * self.size).max()) > SMALL

    def loss(self, weights: Array) -> float:
        """By how much: to be made as small as can be."""
        off = weights - self.start
        return float(
            log_loss(self.sample, weights) * len(self.sample.games)
            + 0.5 * off @ self.hold @ off
            + 0.5 * weights @ self.calm @ weights
        )

    def gradient(self, weights: Array) -> Array:
        shares, terms = self.sample.shares, self.sample.terms
        found: Array = np.einsum("ns,nst->t", predict(terms, weights) - shares, terms)
        found += self.hold @ (weights - self.start) + self.calm @ weights
        return found

    def hessian(self, weights: Array) -> Array:
        terms = self.sample.terms
        chances = predict(terms, weights)
        mean = np.einsum("ns,nst->nt", chances, terms)
        found: Array = np.einsum("ns,nst,nsu->tu", chances, terms, terms) - mean.T @ mean + self.hold + self.calm
        return found + SMALL * np.eye(len(weights))


def fit(sample: Sample, start: Array, prior_strength: float) -> tuple[Array, Array]:
    """The weights that predict best, and their standard errors.

    Positions of one game share its result, so that errors are computed as if each game were one observation.
    """
    objective = Objective(sample, start, prior_strength)
    weights = start.copy()
    for _ in range(STEPS):
        step = np.linalg.solve(objective.hessian(weights), -objective.gradient(weights))
        while objective.loss(weights + step) > objective.loss(weights) and objective.is_felt(step):
            step = step / 2  # Newton's step is too long where the curve bends
        weights = weights + step
        if not objective.is_felt(step):
            break
    each = len(sample.games) / len(np.unique(sample.games))
    errors = np.sqrt(np.maximum(np.diag(np.linalg.inv(objective.hessian(weights))), 0.0) * each)
    return weights, errors


def tune(plan: Plan, sample: Sample, results: Sequence[GameResult], prior_strength: float) -> dict[str, Any]:
    """The weights fitted, beside the present ones, and how well both predict games that were kept out."""
    start = np.array(game_with(plan.game, plan.edition).weights.of(plan.players))
    kept_out = sample.games % HELD_OUT == HELD_OUT - 1
    if not kept_out.any():
        raise NothingToTune("error-tune-few", {"number": HELD_OUT})
    judged = sample.of(kept_out)
    learned, _ = fit(sample.of(~kept_out), start, prior_strength)
    weights, errors = fit(sample, start, prior_strength)
    even = float(np.log(sample.shares.shape[1]))
    return {
        **Tally(plan, results).data(),
        "positions": len(sample.games),
        "gain": {"present": float((sample.gains @ start).mean()), "fitted": float((sample.gains @ weights).mean())},
        "loss": {"even": even, "present": log_loss(judged, start), "fitted": log_loss(judged, learned)},
        "terms": [
            {"term": term, "present": float(start[i]), "fitted": float(weights[i]), "error": float(errors[i])}
            for i, term in enumerate(terms_of(plan.game))
        ],
    }
