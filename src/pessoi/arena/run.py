"""Playing a tournament on all cores, or on a Ray cluster."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context

from pessoi.arena.entrants import make_entrant
from pessoi.arena.lineups import Lineup, lineups
from pessoi.arena.results import Plan, Played, Results
from pessoi.cluster import on_ray
from pessoi.games import load_game
from pessoi.kernel import Options
from pessoi.kernel.chance import Chance
from pessoi.match import play_match

Job = tuple[Plan, Lineup]


def run(results: Results, games: int, workers: int, progress: Callable[[int], None], cluster: str = "") -> None:
    """Play what is missing of the first `games` games; `progress` is told how many are done."""
    plan = results.plan
    everything = lineups(plan.bots, plan.players, games, plan.seed)
    todo = [(plan, everything[number]) for number in results.missing(games)]
    progress(games - len(todo))
    for played in played_by(workers, cluster, todo) if todo else ():
        results.add(played)
        progress(len(results.games))


def played_by(workers: int, cluster: str, todo: Sequence[Job]) -> Iterator[Played]:
    """The games as they end, in whatever order."""
    if cluster:
        yield from on_ray(cluster, workers, play, todo)
    elif workers <= 1:
        yield from map(play, todo)
    else:
        with get_context("spawn").Pool(workers) as pool:
            yield from pool.imap_unordered(play, todo)


def play(job: Job) -> Played:
    plan, lineup = job
    game = load_game(plan.game)
    bots = [make_entrant(name, plan.seed * 1_000_003 + lineup.number * 16 + i) for i, name in enumerate(lineup.bots)]
    options = Options(plan.players, plan.options)
    match = play_match(game, options, bots, Chance(lineup.chance), with_curve=True)
    seats = match.outcome.seats
    return Played(
        lineup.number,
        lineup.bots,
        [seat.place for seat in seats],
        match.outcome.shares(),
        [seat.points for seat in seats],
        [round(s, 3) for s in match.seconds],
        len(match.answers),
        match.digest,
        match.curve,
    )
