"""From the terms of an evaluation to chances to win: what the senses of all games share.

A game's `sense` names what counts (TERMS), says how much (WEIGHTS) and measures it in a position (`measure`); weights
can so be read, and fitted to the outcomes of games (`pessoi tune`).
"""

from math import exp


def weigh(terms: list[float], weights: list[float]) -> float:
    """What the terms add up to."""
    value = 0.0
    for i in range(len(terms)):
        value += terms[i] * weights[i]
    return value


def chances(values: list[float]) -> list[float]:
    """Chances to win from values: one more multiplies the chance by e, against those whose value stays."""
    highest = max(values)
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp(value - highest)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
