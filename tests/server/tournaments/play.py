"""Tournaments without tables: whoever has the smaller number wins, or as a test says."""

from collections.abc import Callable
from itertools import count

from pessoi.server.tournaments import course
from pessoi.server.tournaments.tournament import Entrant, Match, Tournament, TournamentPlan

Judge = Callable[[Match], list[int]]


def by_number(match: Match) -> list[int]:
    return [1 + sorted(match.entrants).index(entrant) for entrant in match.entrants]


def tournament(entrants: int, plan: TournamentPlan, bots: int = 0) -> Tournament:
    made = Tournament("t1", "Cup", "owner", "key", plan, 1)
    made.entrants = [Entrant(f"P{n}", f"p{n}") for n in range(entrants - bots)]
    made.entrants += [Entrant("", level="easy") for _ in range(bots)]
    return made


def plan(format: str, seats: int = 2, **more: object) -> TournamentPlan:
    return TournamentPlan("pebbles", seats, format, **more)  # type: ignore[arg-type] # as tests write them


def names() -> Callable[[], str]:
    numbers = count()
    return lambda: f"table{next(numbers)}"


def begun(entrants: int, which: TournamentPlan, seed: str = "s", bots: int = 0) -> Tournament:
    t = tournament(entrants, which, bots)
    course.begin(t, seed, names())
    return t


def play_round(t: Tournament, judge: Judge = by_number) -> None:
    for match in t.running():
        course.record(match, judge(match), [])


def play(t: Tournament, judge: Judge = by_number) -> Tournament:
    new_id = names()
    while t.phase == "play":
        play_round(t, judge)
        assert course.go_on(t, new_id)
    return t
