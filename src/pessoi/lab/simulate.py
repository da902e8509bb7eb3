"""Many games between bots: how long they are, who wins, how fast the engine is."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from pessoi.lab.match import play_games
from pessoi.lab.results import Results, complete
from pessoi.lab.tally import Tally


def simulate(
    results: Results,
    games: int,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play what is missing of the first `games` games and add up all of them; rates are of those played now."""
    started = perf_counter()
    missing = results.missing(games)
    complete(results, games, play_games, workers, cluster, progress)
    seconds = perf_counter() - started
    decisions = sum(results.games[number].decisions for number in missing)
    return {
        **Tally(results.plan, results.first(games)).data(),
        "played_now": len(missing),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(len(missing) / seconds, 3),
    }
