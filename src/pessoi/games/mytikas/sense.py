"""Sense for bots: what a position is worth to each seat, and which answers look good at first sight."""

from pessoi.games.mytikas.ending import score
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Request


def evaluate(s: Position) -> list[float]:
    total = 0.0
    values = [float(score(s, seat)) for seat in range(s.players)]
    for value in values:
        total += value
    return [value / total for value in values]


def priors(s: Position, request: Request) -> list[float]:
    return [1.0] * len(request.actions)
