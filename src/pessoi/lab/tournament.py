"""Tournaments: bots meet in every order of seats; ratings with intervals, win matrix, seats, thinking times."""

from collections.abc import Callable, Sequence
from typing import Any

from openskill.models import PlackettLuce

from pessoi.lab.match import GameResult, play_with_curves
from pessoi.lab.plan import Plan
from pessoi.lab.results import Results, complete
from pessoi.lab.tally import Z95, Tally


def hold(
    results: Results,
    games: int,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play what is missing of the first `games` games, one by one because good bots think long, and add up all."""
    complete(results, games, play_with_curves, workers, cluster, progress, at_once=1)
    return summary(results.plan, results.first(games))


def summary(plan: Plan, games: Sequence[GameResult]) -> dict[str, Any]:
    """A tournament as plain data."""
    tally = Tally(plan, games)
    names = list(tally.bots)
    return {
        **tally.heading(),
        "bots": {
            name: {
                "games": line.games,
                "wins": line.wins,
                "share": line.share,
                "low": line.low,
                "high": line.high,
                "points": line.points,
                "seconds_per_game": line.seconds,
                "ms_per_decision": line.ms_per_decision,
            }
            for name, line in tally.bots.items()
        },
        "ratings": ratings(games, names),
        "matrix": {a: {b: beats(games, a, b) for b in names if b != a} for a in names},
        "seats": [{"wins": line.wins, "share": line.share, "low": line.low, "high": line.high} for line in tally.seats],
        "decisions": tally.decisions / tally.games,
        "digest": tally.digest,
    }


def ratings(games: Sequence[GameResult], names: Sequence[str]) -> dict[str, dict[str, float]]:
    """openskill's Plackett-Luce, game after game in their order."""
    model = PlackettLuce()
    current = {name: model.rating(name=name) for name in names}
    for game in games:
        if len(set(game.bots)) > 1:
            rate(model, current, game)
    return {
        name: {"mu": r.mu, "sigma": r.sigma, "low": r.mu - Z95 * r.sigma, "high": r.mu + Z95 * r.sigma}
        for name, r in current.items()
    }


def rate(model: Any, current: dict[str, Any], game: GameResult) -> None:
    """Every seat is rated for its place; copies of one bot go on with their mean, or three would outdo one."""
    teams = model.rate([[current[bot]] for bot in game.bots], ranks=[float(place) for place in game.places])
    seats: dict[str, list[Any]] = {}
    for bot, team in zip(game.bots, teams, strict=True):
        seats.setdefault(bot, []).append(team[0])
    for bot, rated in seats.items():
        mu = sum(r.mu for r in rated) / len(rated)
        sigma = sum(r.sigma for r in rated) / len(rated)
        current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def beats(games: Sequence[GameResult], a: str, b: str) -> float | None:
    """How often a stood above b where both sat at one table; equal places count half. None: they never met."""
    above = 0.0
    meetings = 0
    for game in games:
        for i, one in enumerate(game.bots):
            for j, other in enumerate(game.bots):
                if one == a and other == b:
                    meetings += 1
                    if game.places[i] == game.places[j]:
                        above += 0.5
                    elif game.places[i] < game.places[j]:
                        above += 1.0
    return above / meetings if meetings else None
