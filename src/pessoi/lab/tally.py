"""What games add up to: wins with intervals, points, lengths, one digest of all."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pessoi.kernel.state import fingerprint
from pessoi.lab.match import GameResult
from pessoi.lab.plan import Plan

Z95: Final = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Line:
    """How a seat fared, or a bot in all seats that it had: copies of a bot at one table have a seat each."""

    def __init__(self, seated: Iterable[tuple[GameResult, int]]) -> None:
        sat = list(seated)
        count = max(len(sat), 1)
        self.seated: Final = len(sat)
        self.games: Final = len({game.number for game, _ in sat})
        self.wins: Final = sum(game.shares[seat] for game, seat in sat)
        self.share: Final = self.wins / count
        self.low, self.high = wilson(self.wins, len(sat))
        self.points: Final = sum(game.points[seat] for game, seat in sat) / count
        self.seconds: Final = sum(game.seconds[seat] for game, seat in sat) / count
        decisions = sum(game.decisions / len(game.bots) for game, _ in sat) / count  # about a seat's own
        self.ms_per_decision: Final = 1000 * self.seconds / decisions if decisions else 0.0

    def data(self) -> dict[str, float]:
        return {
            "games": self.seated,
            "wins": round(self.wins, 2),
            "win_rate": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "mean_score": round(self.points, 2),
        }


class Tally:
    """Games of one plan, added up."""

    def __init__(self, plan: Plan, games: Sequence[GameResult]) -> None:
        self.plan: Final = plan
        self.games: Final = len(games)
        self.lengths: Final = sorted(game.decisions for game in games)
        self.decisions: Final = sum(self.lengths)
        self.seats: Final = [Line((game, seat) for game in games) for seat in range(plan.players)]
        self.bots: Final = {name: Line(seatings(games, name)) for name in dict.fromkeys(plan.bots)}
        self.reasons: Final = dict(Counter(game.reason for game in games).most_common())
        self.digest: Final = fingerprint([game.digest for game in games])  # thinking times do not enter

    def heading(self) -> dict[str, Any]:
        """What was played."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "games": self.games,
        }

    def data(self) -> dict[str, Any]:
        return {
            **self.heading(),
            "decisions": self.decisions,
            "length": {
                "min": self.lengths[0],
                "mean": round(self.decisions / self.games, 1),
                "p95": self.lengths[int(0.95 * (self.games - 1))],
                "max": self.lengths[-1],
            },
            "seats": [line.data() for line in self.seats],
            "bots": {name: line.data() for name, line in self.bots.items()},
            "reasons": self.reasons,
            "digest": self.digest,
        }


def seatings(games: Iterable[GameResult], name: str) -> list[tuple[GameResult, int]]:
    """Every game and seat in which that bot sat."""
    return [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
