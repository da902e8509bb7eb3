"""Heracles on the move: he destroys every creature he meets and keeps its card.  [CYC-18.27]

Only his own movement does this: being pushed, or a creature placed in his zone, triggers nothing, and Medusa's and
the Boar's zones stay closed to him.  [CYC-18.28]
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.board import card_of
from pessoi.games.cyclades.chapters.losses import take_creature_off
from pessoi.games.cyclades.chapters.presence import barred_lands, strait
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import AVOID, CROSS, HERACLES, MINIATURES, NOBODY, NONE, NOWHERE, ZONES
from pessoi.kernel import Action, Frame, Request, act, target, verb
from pessoi.kernel.sets import bits


def travel(s: Position, faction: int, origin: int, destination: int, free: bool) -> None:
    """He is about to move, `free`: through the air. Pushes the choice of his way and what he destroys on it."""
    if s.haunted() == 0:
        return
    goal = creature_in(s, destination)
    ways = [goal] if free else [goal | way for way in journeys(s, faction, origin, destination)]
    s.call(HeraclesWay(sorted(set(ways))))


class HeraclesWay(Frame[Position]):
    """His owner chooses the way: which creatures it crosses, one after the other.  [CYC-18.29] [CYC-D47]

    ways  the sets of creature cards that the ways left to choose from cross
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("ways",)

    def __init__(self, ways: list[int]) -> None:
        self.ways: Final = ways

    def ask(self, s: Position) -> Request | None:
        creature = self.crossroads()
        if creature == NONE:
            return None
        answers = [act(CROSS, creature), act(AVOID, creature)]
        return Request(s.seat(s.hero_owner[HERACLES]), answers, "heracles_chain")

    def tell(self, s: Position, a: Action) -> None:
        if self.crossroads() == NONE:
            s.end()
            for creature in bits(self.ways[0]):
                slay(s, creature)
            return
        wanted = 1 if verb(a) == CROSS else 0
        s.become(HeraclesWay([way for way in self.ways if (way >> target(a)) & 1 == wanted]))

    def crossroads(self) -> int:
        """The first creature that some ways cross and others do not, or NONE."""
        some = 0
        every = self.ways[0]
        for way in self.ways:
            some |= way
            every &= way
        differs = some & ~every
        return NONE if differs == 0 else (differs & -differs).bit_length() - 1


def slay(s: Position, creature: int) -> None:
    """The creature leaves the map, both miniatures of Charybdis and Scylla; its card goes under his.  [CYC-18.27]"""
    faction = s.hero_owner[HERACLES]
    s.jot("heracles_slays", s.seat(faction), faction, creature)
    take_creature_off(s, creature)
    s.trophies |= 1 << creature


# -- ways, as sets of creature cards that they cross


def creature_in(s: Position, zone: int) -> int:
    creature = s.creature_at(zone)
    return 0 if creature == NONE else 1 << creature


def journeys(s: Position, faction: int, origin: int, destination: int) -> list[int]:
    """All ways of the fewest moves, passing through the teammate's land zones if need be.  [CYC-18.29] [CYC-20.6]"""
    mate = s.mate(faction)
    stops = 0 if mate == NOBODY else s.lands[mate] & ~barred_lands(s)
    frontier: dict[int, set[int]] = {origin: {0}}  # zone: what ways to it cross
    passed = 1 << origin
    while frontier:
        ways = arrivals(s, faction, frontier, destination)
        if ways:
            return ways
        ahead: dict[int, set[int]] = {}
        for stop in bits(stops & ~passed):
            met = creature_in(s, stop)
            found = {way | met for way in arrivals(s, faction, frontier, stop)}
            if found:
                ahead[stop] = found
        for stop in ahead:
            passed |= 1 << stop
        frontier = ahead
    return [0]


def arrivals(s: Position, faction: int, frontier: dict[int, set[int]], destination: int) -> list[int]:
    """What the ways over the zones of `frontier`, and one more move to the destination, cross."""
    found: set[int] = set()
    for zone, ways in frontier.items():
        for chain in chains(s, faction, zone, destination):
            for way in ways:
                found.add(way | chain)
    return sorted(found)


def chains(s: Position, faction: int, origin: int, destination: int) -> list[int]:
    """What the simple chains of one move cross: nothing between neighbours.  [CYC-13.9] [CYC-13.10]"""
    if (s.map.near[origin] >> destination) & 1:
        return [0]
    if s.map.island[origin] == s.map.island[destination]:
        return []
    mate = s.mate(faction)
    carriers = s.seas[faction] | (0 if mate == NOBODY else s.seas[mate])  # [CYC-20.7]
    met = [0] * ZONES
    for miniature in range(MINIATURES):
        if s.figure_zone[miniature] != NOWHERE:
            met[s.figure_zone[miniature]] = 1 << card_of(miniature)
    link = strait(s, faction)
    start = s.map.sea_near[origin] & carriers
    if s.map.flood(start, carriers, link) & s.map.sea_near[destination] == 0:
        return []
    found: set[int] = set()
    search = Search(s, carriers, link, s.map.sea_near[destination], met)
    for sea in bits(start):
        search.follow(sea, 0, met[sea], found)
    return sorted(found)


class Search:
    """A walk over all simple chains; short, since only fleets carry it."""

    def __init__(self, s: Position, carriers: int, link: int, shore: int, met: list[int]) -> None:
        self.s: Final = s
        self.carriers: Final = carriers
        self.link: Final = link
        self.shore: Final = shore
        self.met: Final = met

    def follow(self, sea: int, visited: int, crossed: int, found: set[int]) -> None:
        visited |= 1 << sea
        if (self.shore >> sea) & 1:
            found.add(crossed)
        near = self.s.map.near[sea]
        if (self.link >> sea) & 1:
            near |= self.link
        for ahead in bits(near & self.carriers & ~visited):
            self.follow(ahead, visited, crossed | self.met[ahead], found)
