"""A round: who meets whom, and in which seats. The same for the same seed and results.

At tables of two nobody meets anybody again while it can be avoided, which is exact. At larger ones that is a hard
puzzle: tables are improved by exchanging two entrants as long as that helps.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from typing import Final

from pessoi.server.tournaments.matching import NOBODY, most_pairs
from pessoi.server.tournaments.tournament import Match, Stage, drawn

Group = list[int]  # entrants at a table
Met = Counter[tuple[int, int]]  # how often two have met, the smaller number first
MEETING: Final = 10_000  # what meeting again costs, in steps of the standings
TRIES: Final = 6  # beginnings from which tables are improved, where the standings do not matter


def met_in(stages: Sequence[Stage], rounds: int | None = None) -> Met:
    return Counter(
        pair
        for stage in stages
        for matches in stage.rounds[:rounds]
        for match in matches
        for pair in combinations(sorted(match.entrants), 2)
    )


def times(met: Met, one: int, two: int) -> int:
    return met[min(one, two), max(one, two)]


# -- round robin


def robin_rounds(entrants: int, seats: int) -> int:
    """Until everybody can have met everybody."""
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1))


def robin(order: Sequence[int], seats: int, number: int, met: Met, byes: Counter[int], seed: str) -> list[Group]:
    """Round `number` from 0; `order` is by lot."""
    if seats == 2:
        return circle(order, number)
    playing = sitting(order, seats, lambda one: byes[one])
    best: list[Group] = []
    for trial in range(TRIES):
        found = improved(chunks(drawn(seed, f"robin {number} {trial}", playing), seats), met, lambda one, two: 0)
        if not best or cost_of(found, met) < cost_of(best, met):
            best = found
    return best


def circle(order: Sequence[int], number: int) -> list[Group]:
    """One stays, the others go round: nobody meets anybody twice before everybody has met everybody."""
    ring: list[int] = [*order, *([NOBODY] if len(order) % 2 else [])]
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [[one, two] for one, two in pairs if NOBODY not in (one, two)]


# -- Swiss


def swiss(order: Sequence[int], seats: int, met: Met, byes: Counter[int]) -> list[Group]:
    """`order` is by the standings, the best first: whoever is nearest meets."""
    if seats == 2:
        return pairs_of(without_bye(order, met, byes), met)
    playing = sitting(order, seats, lambda one: byes[one])
    rank = {one: place for place, one in enumerate(playing)}
    return improved(chunks(playing, seats), met, lambda one, two: abs(rank[one] - rank[two]))


def without_bye(order: Sequence[int], met: Met, byes: Counter[int]) -> list[int]:
    """Of an odd number the last one sits out who has done so least, unless the others would meet again for it."""
    if len(order) % 2 == 0:
        return list(order)
    least = min(byes[one] for one in order)
    best: list[int] = []
    most = NOBODY
    for out in reversed(order):
        if byes[out] == least:
            rest = [one for one in order if one != out]
            fresh = fresh_pairs(rest, met)
            if fresh > most:
                best, most = rest, fresh
            if most == len(rest) // 2:
                break
    return best


def fresh_pairs(entrants: Sequence[int], met: Met) -> int:
    """How many pairs can be made of people who have not met."""
    numbers = range(len(entrants))
    friends = [[b for b in numbers if b != a and not times(met, entrants[a], entrants[b])] for a in numbers]
    return sum(mate != NOBODY for mate in most_pairs(friends)) // 2


def pairs_of(order: Sequence[int], met: Met) -> list[Group]:
    """From the top, everybody with the nearest one that leaves as many new meetings possible below as there can be."""
    left = list(order)
    fresh = fresh_pairs(left, met)
    found: list[Group] = []
    while left:
        one = left[0]
        others = sorted(left[1:], key=lambda other: times(met, one, other))  # a stable order: the nearest first
        for two in others:
            rest = [other for other in left if other not in (one, two)]
            is_fresh = not times(met, one, two)
            if fresh_pairs(rest, met) + is_fresh == fresh:
                break
        found.append([one, two])
        left, fresh = rest, fresh - is_fresh
    return found


# -- tables of three and more


def sitting(order: Sequence[int], seats: int, byes: Callable[[int], int]) -> list[int]:
    """Who plays: of those who have sat out least, the last ones sit out if the tables do not come out even."""
    over = len(order) % seats
    rank = {one: place for place, one in enumerate(order)}
    last = sorted(order, key=lambda one: (byes(one), -rank[one]))[:over]
    return [one for one in order if one not in last]


def chunks(order: Sequence[int], seats: int) -> list[Group]:
    return [list(order[start : start + seats]) for start in range(0, len(order), seats)]


def cost_of(groups: list[Group], met: Met, far: Callable[[int, int], int] = lambda one, two: 0) -> int:
    return sum(table_cost(group, met, far) for group in groups)


def table_cost(group: Group, met: Met, far: Callable[[int, int], int]) -> int:
    """Meeting a third time is worse than two second times."""
    return sum(MEETING * times(met, *pair) ** 2 + far(*pair) for pair in combinations(group, 2))


def improved(groups: list[Group], met: Met, far: Callable[[int, int], int]) -> list[Group]:
    """As long as two can change places to everybody's good."""
    better = True
    while better:
        better = False
        for one, two in combinations(groups, 2):
            for a in range(len(one)):
                for b in range(len(two)):
                    before = table_cost(one, met, far) + table_cost(two, met, far)
                    one[a], two[b] = two[b], one[a]
                    if table_cost(one, met, far) + table_cost(two, met, far) < before:
                        better = True
                    else:
                        one[a], two[b] = two[b], one[a]
    return groups


# -- seats


def sat_in(stages: Sequence[Stage]) -> Counter[tuple[int, int]]:
    """How often each entrant had each seat."""
    matches: list[Match] = [match for stage in stages for matches in stage.rounds for match in matches]
    return Counter((entrant, seat) for match in matches for seat, entrant in enumerate(match.entrants))


def seated(group: Group, sat: Counter[tuple[int, int]], seed: str, what: str) -> Group:
    """So that everybody gets every seat as often; by lot where that leaves a choice."""

    def often(order: Iterable[int]) -> int:
        return sum((1 + sat[one, seat]) ** 2 for seat, one in enumerate(order))

    return list(min(permutations(drawn(seed, what, group)), key=often))
