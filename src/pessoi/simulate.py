"""Many games between bots, on all cores or on a Ray cluster: how long they are, who wins, how fast the engine is."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

import msgspec

from pessoi.bots import make_bot
from pessoi.cluster import on_ray
from pessoi.games import load_game, make_game
from pessoi.kernel import Game, Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.kernel.state import fingerprint
from pessoi.match import play_match
from pessoi.results import ResultsFile


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Everything that a game depends on beside its number."""

    game: str
    players: int
    options: dict[str, str]
    edition: dict[str, Any] | None
    bots: list[str]  # the last one fills the other seats
    seed: str
    rules: int

    def seats(self, number: int) -> list[str]:
        """Who sits where in that game: everybody moves on one seat from game to game."""
        bots = [*self.bots, *[self.bots[-1]] * (self.players - len(self.bots))]
        shift = number % self.players
        return bots[shift:] + bots[:shift]


class Result(msgspec.Struct, frozen=True):
    """One game of a simulation."""

    number: int
    answers: int
    shares: list[float]
    points: list[int]
    reason: str
    digest: str


class Results(ResultsFile[Plan, Result]):
    """The games of a simulation."""

    plan_type = Plan
    played_type = Result


class Worker:
    """Plays games of one plan in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: Final[Game[Any]] = make_game(plan.game, plan.edition) if plan.edition else load_game(plan.game)
        self.options: Final = self.game.settled_options(Options(plan.players, plan.options))

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


def play_all(plan: Plan, numbers: Sequence[int], workers: int, cluster: str) -> Iterator[Result]:
    """Games of these numbers, in whatever order they end."""
    processes = workers or os.cpu_count() or 1
    chunk = max(1, min(16, len(numbers) // (processes * 4)))
    if cluster:
        chunks = [numbers[i : i + chunk] for i in range(0, len(numbers), chunk)]
        for some in on_ray(cluster, workers, play_some, [(plan, numbers) for numbers in chunks]):
            yield from some
    elif processes == 1:
        yield from map(Worker(plan).play, numbers)
    else:
        with get_context("spawn").Pool(processes, start_worker, (plan,)) as pool:
            yield from pool.imap_unordered(play_one, numbers, chunk)


def simulate(
    results: Results,
    games: int,
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> dict[str, Any]:
    """Play what is missing of the first `games` games on that many processes (0: one a core), or on a Ray cluster.

    Adds up what came of all of them; rates are those of the games played now.
    """
    started = perf_counter()
    missing = results.missing(games)
    for count, result in enumerate(play_all(results.plan, missing, workers, cluster) if missing else (), start=1):
        results.add(result)
        if progress is not None:
            progress(games - len(missing) + count)
    seconds = perf_counter() - started
    decisions = sum(results.games[number].answers for number in missing)
    found = summary(results.plan, results.first(games))
    found["played_now"] = len(missing)
    found["seconds"] = round(seconds, 3)
    found["decisions_per_s"] = round(decisions / seconds, 1)
    found["games_per_s"] = round(len(missing) / seconds, 3)
    return found


def summary(plan: Plan, found: Sequence[Result]) -> dict[str, Any]:
    lengths = sorted(r.answers for r in found)
    decisions = sum(lengths)
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(found),
        "decisions": decisions,
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
