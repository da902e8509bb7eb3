"""Sense for bots: how a position looks, and which answers look promising at first sight."""

from pessoi.games.cyclades.ending import teams_of_seats
from pessoi.games.cyclades.state import Position
from pessoi.kernel import Request


def evaluate(s: Position) -> list[float]:
    worth = [1.0 + s.team_metropolises(team) for team in range(len(s.mode.teams))]
    return [worth[team] / sum(worth) for team in teams_of_seats(s)]


def priors(s: Position, r: Request) -> list[float]:
    return [1.0] * len(r.actions)
