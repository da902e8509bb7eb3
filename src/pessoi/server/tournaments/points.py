"""What places are worth, and who stands where.

A place brings a point for everybody at the table whom one has left behind, and half a point for whoever shares it.
Points are counted in halves here. Who sits a round out gets what an average place brings.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from pessoi.server.tournaments.tournament import Match, Stage, Tournament, drawn

WIN: Final = 2  # halves of a point


class Standing(msgspec.Struct):
    """A line of the standings: points and what decides between equals, the first of them first; all in halves."""

    entrant: int
    points: int = 0
    opponents: int = 0  # the sum of all opponents' points
    direct: int = 0  # points won against those with whom one is level
    wins: int = 0  # first places that one shared with nobody
    lot: int = 0  # drawn from the tournament's seed
    games: int = 0
    byes: int = 0
    by_round: list[int | None] = []  # points of each round; None: still playing, or not in it


def against(match: Match, seat: int, other: int) -> int:
    """What that seat got from the other one."""
    mine, theirs = match.places[seat], match.places[other]
    return WIN * (mine < theirs) + (mine == theirs)


def points_of(match: Match) -> list[int]:
    seats = range(len(match.places))
    return [sum(against(match, seat, other) for other in seats if other != seat) for seat in seats]


def matches_in(stage: Stage, pool: list[int]) -> Iterator[tuple[int, Match]]:
    """With the numbers of their rounds."""
    for number, matches in enumerate(stage.rounds):
        for match in matches:
            if match.entrants[0] in pool:
                yield number, match


def standings(t: Tournament, stage: Stage, pool: list[int]) -> list[Standing]:
    """Of a pool, the best first: by points, by opponents' points, by direct meetings, by wins, by lot."""
    seats = t.plan.seats
    found = {number: Standing(number, by_round=[None] * len(stage.rounds)) for number in pool}
    meetings: list[tuple[int, int, int]] = []  # who, whom, what they got from them
    played: set[tuple[int, int]] = set()
    for number, match in matches_in(stage, pool):
        played.update((number, entrant) for entrant in match.entrants)
        if match.places:
            count(found, number, match)
            for seat, one in enumerate(match.entrants):
                for other, two in enumerate(match.entrants):
                    if other != seat:
                        meetings.append((one, two, against(match, seat, other)))
    sit_out(found, stage, pool, played, seats)
    for one, two, _ in meetings:
        found[one].opponents += found[two].points
    for standing in found.values():  # as if against people like oneself
        standing.opponents += standing.byes * (seats - 1) * standing.points
    for one, two, points in meetings:
        if level(found[one]) == level(found[two]):
            found[one].direct += points
    for lot, number in enumerate(drawn(t.seed, f"lot {t.stages.index(stage)}", pool)):
        found[number].lot = lot
    return sorted(found.values(), key=lambda s: (*(-value for value in level(s)), -s.direct, -s.wins, s.lot))


def level(standing: Standing) -> tuple[int, int]:
    return standing.points, standing.opponents


def count(found: dict[int, Standing], number: int, match: Match) -> None:
    best = min(match.places)
    for entrant, points, place in zip(match.entrants, points_of(match), match.places, strict=True):
        standing = found[entrant]
        standing.points += points
        standing.games += 1
        standing.wins += place == best and match.places.count(best) == 1
        standing.by_round[number] = points


def sit_out(
    found: dict[int, Standing], stage: Stage, pool: list[int], played: set[tuple[int, int]], seats: int
) -> None:
    """Whoever is in no match of a round in which their pool plays."""
    for number, matches in enumerate(stage.rounds):
        if not any(match.entrants[0] in pool for match in matches):
            continue  # a smaller pool has finished before
        for entrant in pool:
            if (number, entrant) not in played:
                found[entrant].points += seats - 1
                found[entrant].byes += 1
                found[entrant].by_round[number] = seats - 1
