"""Fitting a game's evaluation to outcomes: which weights of its terms would have foretold the winners best.

Bots play; at every change of turn the terms of all seats are noted beside the game's later result. The evaluation is
a softmax of weighted terms, so the weights are those of a logistic regression, found by Newton's method. They are
pulled towards the present ones: a term that hardly occurs, or only together with others, keeps the weight it has.

And they are held to what every fair evaluation has: a string of answers gains nothing on the average, because that
its seat will answer was known before. A search compares positions before and after the others' answers; without this
it would take every answer that it looked beyond for a bad one.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pessoi.arena.entrants import make_entrant, terms_of
from pessoi.arena.lineups import Lineup, lineups
from pessoi.games import load_game
from pessoi.kernel import CHANCE, OVER, Action, Game, Options, Request
from pessoi.kernel.chance import Chance
from pessoi.match import play_match

Array = NDArray[np.float64]

HELD_OUT: Final = 5  # every fifth game is kept to judge the weights by
STEPS: Final = 30
SMALL: Final = 1e-9


class NothingToTune(ValueError):
    """Games without anything to learn from."""


class Sample:
    """Positions: the terms (position, seat, term), the seats' shares of the win, and the game each comes from.

    gains   by string of answers: how the terms of its seat changed, less the mean change of the other seats' terms
    """

    def __init__(self, terms: Array, shares: Array, games: NDArray[np.int64], gains: Array) -> None:
        self.terms: Final = terms
        self.shares: Final = shares
        self.games: Final = games
        self.gains: Final = gains

    def of(self, chosen: NDArray[np.bool_]) -> "Sample":
        return Sample(self.terms[chosen], self.shares[chosen], self.games[chosen], self.gains)


def collect(
    name: str, options: Options, bots: Sequence[str], games: int, each: int, seed: int, progress: Callable[[int], None]
) -> Sample:
    """Let bots play, and note `each` positions of every game at most."""
    rules = load_game(name)
    terms_of(name)
    weights = rules.weights.of(options.players)
    rng = Random(seed)
    terms: list[Array] = []
    shares: list[list[float]] = []
    numbers: list[int] = []
    gains: list[Array] = []
    for lineup in lineups(bots, options.players, games, seed):
        answers, won = play(rules, options, lineup, seed)
        found = positions(rules, options, answers, weights)
        gains += [lead(after[1], before[0]) - lead(before[1], before[0]) for before, after in pairwise(found)]
        for _, row in rng.sample(found, min(each, len(found))):
            terms.append(row)
            shares.append(won)
            numbers.append(lineup.number)
        progress(lineup.number + 1)
    if not gains:
        raise NothingToTune(f"{games} games of {name} gave no positions")
    return Sample(np.array(terms), np.array(shares), np.array(numbers), np.array(gains))


def lead(terms: Array, seat: int) -> Array:
    """A seat's terms, less the mean of the others'."""
    found: Array = (terms[seat] * len(terms) - terms.sum(axis=0)) / (len(terms) - 1)
    return found


def play(rules: Game[Any], options: Options, lineup: Lineup, seed: int) -> tuple[list[Action], list[float]]:
    """A game's answers and its seats' shares of the win, which add up to 1 (a team's members divide theirs)."""
    players = [make_entrant(bot, seed * 1_000_003 + lineup.number * 16 + i) for i, bot in enumerate(lineup.bots)]
    match = play_match(rules, options, players, Chance(lineup.chance))
    won = match.outcome.shares()
    return match.answers, [share / sum(won) for share in won]


def positions(
    rules: Game[Any], options: Options, answers: Sequence[Action], weights: list[float]
) -> list[tuple[int, Array]]:
    """Every position in which another seat comes to answer, which is where bots judge: that seat, and the terms."""
    s = rules.setup(options)
    request: Request = rules.pending(s)
    asked = request.seat
    found = []
    for answer in answers:
        request = rules.step(s, answer)
        if request.seat not in (asked, CHANCE, OVER):
            asked = request.seat
            rows = rules.measure(s, weights)
            found.append((asked, np.array([rows[team] for team in rules.teams(s)])))
    return found


def foretell(terms: Array, weights: Array) -> Array:
    """Chances to win by position and seat."""
    values = terms @ weights
    exps = np.exp(values - values.max(axis=1, keepdims=True))
    chances: Array = exps / exps.sum(axis=1, keepdims=True)
    return chances


def surprise(sample: Sample, weights: Array) -> float:
    """The mean logarithmic loss: 0 for a prophet."""
    return float(-(sample.shares * np.log(foretell(sample.terms, weights) + SMALL)).sum(axis=1).mean())


class Aim:
    """What weights should do: foretell the sample's results, gain nothing by a string of answers, stay near the start.

    `pull` is how many positions the start is worth.
    """

    def __init__(self, sample: Sample, start: Array, pull: float) -> None:
        size = np.sqrt(((sample.terms - sample.terms.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1))) + SMALL
        gain = sample.gains.mean(axis=0)
        self.sample: Final = sample
        self.start: Final = start
        self.size: Final = size  # by term, how much it varies
        self.calm: Final = np.outer(gain, gain) * len(sample.gains) / ((sample.gains @ start).var() + SMALL)
        self.hold: Final = np.diag(pull * size**2)

    def missed(self, weights: Array) -> float:
        """By how much: to be made as small as can be."""
        off = weights - self.start
        return float(
            surprise(self.sample, weights) * len(self.sample.games)
            + 0.5 * off @ self.hold @ off
            + 0.5 * weights @ self.calm @ weights
        )

    def slope(self, weights: Array) -> Array:
        shares, terms = self.sample.shares, self.sample.terms
        found: Array = np.einsum("ns,nst->t", shares - foretell(terms, weights), terms)
        found -= self.hold @ (weights - self.start) + self.calm @ weights
        return found

    def curve(self, weights: Array) -> Array:
        terms = self.sample.terms
        chances = foretell(terms, weights)
        mean = np.einsum("ns,nst->nt", chances, terms)
        found: Array = np.einsum("ns,nst,nsu->tu", chances, terms, terms) - mean.T @ mean + self.hold + self.calm
        return found + SMALL * np.eye(len(weights))


def fit(sample: Sample, start: Array, pull: float) -> tuple[Array, Array]:
    """The weights that foretell best, and their standard errors.

    Positions of one game share its result, so that errors are computed as if each game were one observation.
    """
    aim = Aim(sample, start, pull)
    weights = start.copy()
    for _ in range(STEPS):
        step = np.linalg.solve(aim.curve(weights), aim.slope(weights))
        while aim.missed(weights + step) > aim.missed(weights) and float(np.abs(step * aim.size).max()) > SMALL:
            step = step / 2  # Newton's step is too long where the curve bends
        weights = weights + step
        if float(np.abs(step * aim.size).max()) < SMALL:
            break
    each = len(sample.games) / len(np.unique(sample.games))
    errors = np.sqrt(np.maximum(np.diag(np.linalg.inv(aim.curve(weights))), 0.0) * each)
    return weights, errors


def tune(name: str, sample: Sample, pull: float) -> dict[str, Any]:
    """The weights fitted, beside the present ones, and how well both foretell games that were kept out."""
    start = np.array(load_game(name).weights.of(sample.shares.shape[1]))
    kept_out = sample.games % HELD_OUT == HELD_OUT - 1
    if not kept_out.any():
        raise NothingToTune(f"it takes {HELD_OUT} games at least: every {HELD_OUT}th is kept to judge by")
    judged = sample.of(kept_out)
    learned, _ = fit(sample.of(~kept_out), start, pull)
    weights, errors = fit(sample, start, pull)
    even = float(np.log(sample.shares.shape[1]))
    return {
        "game": name,
        "positions": len(sample.games),
        "games": len(np.unique(sample.games)),
        "gain": {"present": float((sample.gains @ start).mean()), "fitted": float((sample.gains @ weights).mean())},
        "loss": {"even": even, "present": surprise(judged, start), "fitted": surprise(judged, learned)},
        "terms": [
            {"term": term, "present": float(start[i]), "fitted": float(weights[i]), "error": float(errors[i])}
            for i, term in enumerate(terms_of(name))
        ],
    }
