"""Many games between bots, on all cores or on a Ray cluster: how long they are, who wins, how fast the engine is."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from pessoi.bots import make_bot
from pessoi.cluster import on_ray
from pessoi.games import load_game, make_game
from pessoi.kernel import Game, Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.kernel.state import fingerprint
from pessoi.match import play_match


class Plan:
    """What to simulate. Everything that the digest depends on, and nothing else."""

    def __init__(
        self,
        game: str,
        players: int,
        values: Mapping[str, str],
        edition: Mapping[str, Any] | None,
        bots: Sequence[str],
        games: int,
        seed: str,
    ) -> None:
        if len(bots) > players:
            raise ValueError(f"{players} seats take at most {players} bots, not {len(bots)}")
        self.game: Final = game
        self.players: Final = players
        self.values: Final = dict(values)
        self.edition: Final = edition
        self.bots: Final = [*bots, *[bots[-1]] * (players - len(bots))]  # the last one fills the other seats
        self.games: Final = games
        self.seed: Final = seed

    def seats(self, number: int) -> list[str]:
        """Who sits where in that game: everybody moves on one seat from game to game."""
        shift = number % self.players
        return self.bots[shift:] + self.bots[:shift]


class Result:
    """One game of a simulation."""

    def __init__(
        self, number: int, answers: int, shares: list[float], points: list[int], reason: str, digest: str
    ) -> None:
        self.number: Final = number
        self.answers: Final = answers
        self.shares: Final = shares
        self.points: Final = points
        self.reason: Final = reason
        self.digest: Final = digest


class Worker:
    """Plays games of one plan in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: Final[Game[Any]] = make_game(plan.game, plan.edition) if plan.edition else load_game(plan.game)
        self.options: Final = self.game.settled_options(Options(plan.players, plan.values))

    def play(self, number: int) -> Result:
        seed = f"simulate {self.plan.seed} {number}"
        seats = self.plan.seats(number)
        bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(seats)]
        match = play_match(self.game, self.options, bots, Chance(seed_from(seed)))
        points = [r.points for r in match.outcome.seats]
        digest = fingerprint([match.digest, [int(a) for a in match.answers], points])
        return Result(number, len(match.answers), match.outcome.shares(), points, match.outcome.reason, digest)


def bot_seed(seed: str, seat: int) -> int:
    return int.from_bytes(seed_from(f"{seed} bot {seat}")[:8], "big")


worker: Worker | None = None  # of this process, when it is one of several


def start_worker(plan: Plan) -> None:
    global worker
    worker = Worker(plan)


def play_one(number: int) -> Result:
    assert worker is not None  # start_worker ran first
    return worker.play(number)


def play_some(job: tuple[Plan, Sequence[int]]) -> list[Result]:
    """Several games in one go, for workers that keep nothing from job to job."""
    here = Worker(job[0])
    return [here.play(number) for number in job[1]]


def results(plan: Plan, workers: int, cluster: str) -> Iterator[Result]:
    """All games, in whatever order they end."""
    processes = workers or os.cpu_count() or 1
    chunk = max(1, min(16, plan.games // (processes * 4)))
    if cluster:
        chunks = [range(i, min(i + chunk, plan.games)) for i in range(0, plan.games, chunk)]
        for some in on_ray(cluster, workers, play_some, [(plan, numbers) for numbers in chunks]):
            yield from some
    elif processes == 1:
        here = Worker(plan)
        for number in range(plan.games):
            yield here.play(number)
    else:
        with get_context("spawn").Pool(processes, start_worker, (plan,)) as pool:
            yield from pool.imap_unordered(play_one, range(plan.games), chunk)


def simulate(
    plan: Plan, workers: int = 0, progress: Callable[[int], None] | None = None, cluster: str = ""
) -> dict[str, Any]:
    """Play the plan on that many processes (0: one a core), or on a Ray cluster, and add up what came of it."""
    started = perf_counter()
    found: list[Result] = []
    for result in results(plan, workers, cluster):
        found.append(result)
        if progress is not None:
            progress(len(found))
    found.sort(key=lambda r: r.number)
    return summary(plan, found, perf_counter() - started)


def summary(plan: Plan, found: Sequence[Result], seconds: float) -> dict[str, Any]:
    lengths = sorted(r.answers for r in found)
    decisions = sum(lengths)
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.values,
        "seed": plan.seed,
        "games": len(found),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(len(found) / seconds, 3),
        "length": {
            "min": lengths[0],
            "mean": round(decisions / len(lengths), 1),
            "p95": lengths[int(0.95 * (len(lengths) - 1))],
            "max": lengths[-1],
        },
        "seats": [tally([(r, seat) for r in found]) for seat in range(plan.players)],
        "bots": {name: tally(seatings(plan, found, name)) for name in dict.fromkeys(plan.bots)},
        "reasons": dict(Counter(r.reason for r in found).most_common()),
        "digest": fingerprint([r.digest for r in found]),
    }


def seatings(plan: Plan, found: Sequence[Result], name: str) -> list[tuple[Result, int]]:
    """Every game and seat in which that bot sat."""
    return [(r, seat) for r in found for seat, bot in enumerate(plan.seats(r.number)) if bot == name]


def tally(seated: Sequence[tuple[Result, int]]) -> dict[str, float]:
    """Games, wins (a shared victory counts in shares), share of wins, and mean score."""
    wins = sum(r.shares[seat] for r, seat in seated)
    score = sum(r.points[seat] for r, seat in seated) / len(seated)
    return {
        "games": len(seated),
        "wins": round(wins, 2),
        "win_rate": round(wins / len(seated), 4),
        "mean_score": round(score, 2),
    }
