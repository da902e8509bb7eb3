"""Distances between territories, once for every way to travel; the rules only look them up.

Nothing on the map blocks or slows a settler [OLY-5.9], so distances depend on the traveller alone: on what
entering the sea costs, on Cavalry, and on the Siren. `routes` finds the cheapest, `walks` what longer ways there are
[OLY-5.12].
"""

from typing import Final

from pessoi.games.olympos.terms import FORBIDDEN

NORTH_KIND: Final = 0
LAND_KIND: Final = 1
SEA_KIND: Final = 2


class Chart:
    """The map's spaces by kind and neighbours; the northern zone is left, never entered."""

    def __init__(self, kinds: list[int], neighbours: list[list[int]]) -> None:
        self.kinds: Final = kinds
        self.neighbours: Final = neighbours


def entry_cost(chart: Chart, space: int, previous: int, land: int, run: int, sea: int) -> int:
    """What entering a space costs. `run` (Cavalry) is paid once for an unbroken stretch of land; 0: no Cavalry.
    `previous` is the space entered before, or -1: the origin is not entered.  [OLY-5.7] [OLY-5.8] [OLY-11.2]
    """
    kind = chart.kinds[space]
    if kind == NORTH_KIND:  # never entered nor crossed  [OLY-5.5]
        return FORBIDDEN
    if kind == SEA_KIND:
        return sea
    if run == 0:
        return land
    if previous >= 0 and chart.kinds[previous] == LAND_KIND:
        return 0
    return run


def routes(chart: Chart, origin: int, land: int, run: int, sea: int) -> tuple[list[int], list[int]]:
    """The cheapest cost from `origin` to every space, and the space before each on the way (-1: the origin).

    The origin itself gets the cost of really leaving and coming back [OLY-5.25].
    """
    count = len(chart.kinds)
    cost = [FORBIDDEN] * count
    before = [-1] * count
    done = [False] * count
    for space in chart.neighbours[origin]:
        cost[space] = min(FORBIDDEN, entry_cost(chart, space, -1, land, run, sea))
    while True:
        here = -1
        for space in range(count):
            if not done[space] and cost[space] < FORBIDDEN and (here < 0 or cost[space] < cost[here]):
                here = space
        if here < 0:
            return cost, before
        done[here] = True
        for space in chart.neighbours[here]:
            through = cost[here] + entry_cost(chart, space, here, land, run, sea)
            if through < cost[space]:
                cost[space] = through
                before[space] = here


def walks(chart: Chart, origins: list[int], land: int, run: int, sea: int, most: int) -> list[int]:
    """By space, the costs up to `most` of all ways there, as a bit set; spaces may be visited again.  [OLY-5.12]

    All origins travel at once: the costs from origin number i begin at bit i * (most + 1).
    """
    width = most + 1
    found = [0] * len(chart.kinds)
    for i, origin in enumerate(origins):
        for space in chart.neighbours[origin]:
            cost = entry_cost(chart, space, -1, land, run, sea)
            if cost <= most:
                found[space] |= 1 << (i * width + cost)
    room: list[int] = []  # by cost: the bits that may still pay it without running into the next origin's
    for cost in range(width):
        bits = 0
        for i in range(len(origins)):
            bits |= ((1 << (width - cost)) - 1) << (i * width)
        room.append(bits)
    changed = True
    while changed:
        changed = False
        for here in range(len(chart.kinds)):
            for space in chart.neighbours[here]:
                cost = entry_cost(chart, space, here, land, run, sea)
                if cost <= most:
                    wider = found[space] | (found[here] & room[cost]) << cost
                    if wider != found[space]:
                        found[space] = wider
                        changed = True
    return found


def way_to(goal: int, before: list[int]) -> list[int]:
    """The spaces entered on the cheapest way to `goal`, for drawing; `before` is what `routes` found."""
    way = [goal]
    while before[way[0]] >= 0 and len(way) <= len(before):
        way.insert(0, before[way[0]])
    return way
