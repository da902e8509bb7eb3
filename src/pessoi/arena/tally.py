"""What the games of a tournament add up to."""

import hashlib
import math
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from pessoi.arena.results import Played

Z95 = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def tally(games: Sequence[Played], bots: Sequence[str]) -> dict[str, Any]:
    """Ratings, wins with intervals, win matrix, seat advantage, lengths and thinking times, as plain data."""
    names = list(dict.fromkeys(bots))
    return {
        "games": len(games),
        "bots": {name: bot_line(games, name) for name in names},
        "ratings": ratings(games, names),
        "matrix": {a: {b: beats(games, a, b) for b in names if b != a} for a in names},
        "seats": [seat_line(games, seat) for seat in range(len(games[0].bots) if games else 0)],
        "decisions": sum(g.decisions for g in games) / len(games) if games else 0.0,
        "digest": digest(games),
    }


def bot_line(games: Sequence[Played], name: str) -> dict[str, float]:
    """A bot's share of victories over all games it sat in. Copies of a bot at one table share their seats."""
    played = wins = points = seconds = decisions = 0.0
    entries = 0
    for game in games:
        for seat, bot in enumerate(game.bots):
            if bot == name:
                entries += 1
                wins += game.shares[seat]
                points += game.points[seat]
                seconds += game.seconds[seat]
                decisions += game.decisions / len(game.bots)
        played += name in game.bots
    low, high = wilson(wins, entries)
    count = max(entries, 1)
    return {
        "games": played,
        "wins": wins,
        "share": wins / count,
        "low": low,
        "high": high,
        "points": points / count,
        "seconds_per_game": seconds / count,
        "ms_per_decision": 1000 * seconds / decisions if decisions else 0.0,
    }


def ratings(games: Sequence[Played], names: Sequence[str]) -> dict[str, dict[str, float]]:
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


def rate(model: Any, current: dict[str, Any], game: Played) -> None:
    """Every seat is rated for its place; copies of one bot go on with their mean, or three would outdo one."""
    teams = model.rate([[current[bot]] for bot in game.bots], ranks=[float(place) for place in game.places])
    seats: dict[str, list[Any]] = {}
    for bot, team in zip(game.bots, teams, strict=True):
        seats.setdefault(bot, []).append(team[0])
    for bot, rated in seats.items():
        mu = sum(r.mu for r in rated) / len(rated)
        sigma = sum(r.sigma for r in rated) / len(rated)
        current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def beats(games: Sequence[Played], a: str, b: str) -> float | None:
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


def seat_line(games: Sequence[Played], seat: int) -> dict[str, float]:
    wins = sum(game.shares[seat] for game in games)
    low, high = wilson(wins, len(games))
    return {"wins": wins, "share": wins / len(games), "low": low, "high": high}


def digest(games: Sequence[Played]) -> str:
    """Equal for equal tournaments; thinking times do not enter."""
    text = "\n".join(f"{g.number} {','.join(g.bots)} {g.digest}" for g in games)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
