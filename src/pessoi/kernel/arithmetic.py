"""From the terms of an evaluation to chances to win: the arithmetic that all games share.

A game names what counts (`terms`), measures it in a position (`measure`) and is given how much each counts (`weights`):
so weights can be read, fitted to the outcomes of games (`pessoi tune`), and handed in anew.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

LOST: Final = -1e9  # the value of a team that can no longer win


class Weights:
    """How much each term of an evaluation counts, with two players and with more."""

    def __init__(self, two: Sequence[float], more: Sequence[float] | None = None) -> None:
        self.two: Final = list(two)
        self.more: Final = list(two if more is None else more)

    def of(self, players: int) -> list[float]:
        return self.two if players == 2 else self.more


def dot(terms: list[float], weights: list[float]) -> float:
    """What the terms add up to."""
    value = 0.0
    for i in range(len(terms)):
        value += terms[i] * weights[i]
    return value


def softmax(values: list[float]) -> list[float]:
    """Chances to win from values: one more multiplies the chance by e, against those whose value stays."""
    highest = max(values)
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp(value - highest)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
