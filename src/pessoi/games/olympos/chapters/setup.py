"""Chapters 3 and 12: the board is laid out for two to five players, in the order of the rulebook.

Seats are fixed before. The Destiny deck and the Olympos cards are drawn from as the rules turn them over, so that
shuffling them leaves nothing to do here.  [OLY-3.13] [OLY-3.14] [OLY-3.15] [OLY-C-04] [OLY-C-05]
"""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.stacks import put_on
from pessoi.games.olympos.chapters.turn import Turns
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.state import Position, new_position
from pessoi.games.olympos.terms import (
    BARBARIAN,
    BARBARIANS,
    COLUMNS,
    CONDEMN,
    DEAL,
    FIFTH,
    FIVE_PLAYERS,
    LAY,
    NOWHERE,
    RESOURCES,
    ROWS,
    STACK,
    TWO_PLAYERS,
)
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Options, Request, act, acts_on, target, verb
from pessoi.kernel.rows import put


def initial(figures: Components, options: Options) -> Position:
    """Nothing laid out yet: set-up comes first, then turn after turn."""
    s = new_position(figures, options.players)
    s.stack = [Turns(), LayTiles(0)]
    if options.values["opening"] == "ready":
        prepare_lands(s)
    return s


def prepare_lands(s: Position) -> None:
    """A ready-made opening: outlying territories are condemned, and barbarians stand where the list has room first.
    [OLY-3.16]
    """
    f = s.figures
    starred = f.starred | 1 << f.olympos
    for resource in range(RESOURCES):
        lands = [t for t in range(f.territories) if f.resource_of[t] == resource and not starred >> t & 1]
        outlying = sorted(lands, key=lambda t: len(f.chart.neighbours[f.territory_space[t]]))
        for t in outlying[: f.condemned[s.players]]:
            s.condemned |= 1 << t
        if resource < f.barbarians[s.players]:
            free = [t for t in lands if not s.condemned >> t & 1]
            s.restack(free[0], put_on(0, BARBARIAN))


class LayTiles(Frame[Position]):
    """A pile of the row's colour on each cell, then the wonders, at random. With two players only four columns
    are used: one pile of each row and one wonder stay away.  [OLY-3.1] [OLY-3.2] [OLY-3.3] [OLY-12.5] [OLY-C-01]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place  # row * COLUMNS + column; the wonders' row is the last

    def ask(self, s: Position) -> Request | None:
        row = self.place // COLUMNS
        if row > ROWS or self.place % COLUMNS >= s.figures.columns[s.players]:
            return None
        tiles = acts_on(LAY, remaining(s, row))
        return Request(CHANCE, tiles, "lay_tiles", [1] * len(tiles))

    def tell(self, s: Position, a: Action) -> None:
        row = self.place // COLUMNS
        column = self.place % COLUMNS
        if row > ROWS:
            s.become(StackTokens())
            return
        s.become(LayTiles(self.place + 1))
        if column >= s.figures.columns[s.players]:
            return
        tile = target(a)
        if row == ROWS:
            s.wonder_column = put(s.wonder_column, tile - s.figures.discoveries, column)
        else:
            lay_pile(s, tile, self.place)


def remaining(s: Position, row: int) -> list[int]:
    """Tiles of that row not yet laid out; wonders are numbered after the discoveries."""
    f = s.figures
    if row == ROWS:
        return [f.discoveries + w for w in range(f.wonders) if s.wonder_column[w] == NOWHERE]
    return [d for d in range(f.discoveries) if f.row[d] == row and s.cell_of[d] == NOWHERE]


def lay_pile(s: Position, discovery: int, cell: int) -> None:
    """As many tiles as the number of players asks for; with two, both tiles of Money and of Agriculture.
    [OLY-3.1] [OLY-12.1] [OLY-12.4] [OLY-12.6]
    """
    f = s.figures
    s.cell_of = put(s.cell_of, discovery, cell)
    s.variants = put(s.variants, discovery, f.variants[discovery])
    if s.players == TWO_PLAYERS and f.both_stacked >> discovery & 1:
        s.left = put(s.left, discovery, f.backs[f.row[discovery]])
    else:
        s.left = put(s.left, discovery, f.copies[s.players][f.row[discovery]])


class StackTokens(Frame[Position]):
    """The time tokens are stacked at random on the start; the bottom one is laid first.  [OLY-3.6] [OLY-C-02]"""

    def ask(self, s: Position) -> Request | None:
        if len(s.line) == s.players:
            return None
        seats = [act(STACK, seat) for seat in range(s.players) if seat not in s.line]
        return Request(CHANCE, seats, "stack_tokens", [1] * len(seats))

    def tell(self, s: Position, a: Action) -> None:
        if len(s.line) == s.players:
            s.active = s.line[-1]
            s.note("stacked", s.line[-1], [])
            s.become(Condemn(0))
        else:
            s.line.insert(0, target(a))


class Condemn(Frame[Position]):
    """The bottom player condemns territories of each resource in turn; of the two starred ones of a resource
    only one. Olympos may be condemned.  [OLY-3.7] [OLY-3.8] [OLY-3.9] [OLY-12.2] [OLY-12.4] [OLY-12.7] [OLY-D-01]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def ask(self, s: Position) -> Request | None:
        resource = self.step // s.figures.condemned[s.players]
        if resource >= RESOURCES or len(condemned_of(s, resource)) > self.step % s.figures.condemned[s.players]:
            return None
        return Request(s.active, acts_on(CONDEMN, condemnable(s, resource)), "condemn")

    def tell(self, s: Position, a: Action) -> None:
        if self.step // s.figures.condemned[s.players] >= RESOURCES:
            s.become(PlaceBarbarians(0))
            return
        s.become(Condemn(self.step + 1))
        if a != NOTHING:  # else it lay ready
            s.condemned |= 1 << target(a)
            s.jot("condemns", s.active, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != CONDEMN:
            return ""
        f = s.figures
        right = f.resource_of[target(a)] == self.step // f.condemned[s.players]
        return "OLY-3.8" if right and f.starred >> target(a) & 1 else "OLY-3.7"


def condemned_of(s: Position, resource: int) -> list[int]:
    f = s.figures
    return [t for t in range(f.territories) if s.condemned >> t & 1 and f.resource_of[t] == resource]


def condemnable(s: Position, resource: int) -> list[int]:
    f = s.figures
    stars = 0
    for t in condemned_of(s, resource):
        stars += f.starred >> t & 1
    full = stars >= f.condemned_stars[s.players]
    return [
        t
        for t in range(f.territories)
        if f.resource_of[t] == resource and not s.condemned >> t & 1 and not (full and f.starred >> t & 1)
    ]


class PlaceBarbarians(Frame[Position]):
    """Two players: barbarians on free territories, one of each resource. Free is what is neither condemned nor
    starred.  [OLY-12.8] [OLY-D-02]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def ask(self, s: Position) -> Request | None:
        f = s.figures
        if self.resource >= f.barbarians[s.players] or self.are_there(s):
            return None
        taken = s.condemned | f.starred
        free = [t for t in range(f.territories) if f.resource_of[t] == self.resource and not taken >> t & 1]
        return Request(s.active, acts_on(BARBARIANS, free), "place_barbarian")

    def tell(self, s: Position, a: Action) -> None:
        f = s.figures
        if self.resource < f.barbarians[s.players]:
            s.become(PlaceBarbarians(self.resource + 1))
            if a != NOTHING:  # else they stood ready
                s.restack(target(a), put_on(0, BARBARIAN))
                s.jot("barbarians", s.active, target(a))
        else:
            # Tribes settle where a star is left; the Zeus token lies on Olympos.  [OLY-3.10] [OLY-3.11]
            s.tribes = f.starred & ~s.condemned
            s.become(FifthCube() if s.players == FIVE_PLAYERS else DealCubes([1] * RESOURCES, 0))

    def are_there(self, s: Position) -> bool:
        f = s.figures
        for t in range(f.territories):
            if s.pile[t] != 0 and f.resource_of[t] == self.resource:
                return True
        return False

    def why_not(self, s: Position, a: Action) -> str:
        return "OLY-12.8" if verb(a) == BARBARIANS else ""


class FifthCube(Frame[Position]):
    """Five players: a fifth cube, each resource alike likely.  [OLY-12.3] [OLY-C-03]"""

    def ask(self, s: Position) -> Request | None:
        return Request(CHANCE, [act(FIFTH, r) for r in range(RESOURCES)], "fifth_cube", [1] * RESOURCES)

    def tell(self, s: Position, a: Action) -> None:
        cubes = [1] * RESOURCES
        cubes[target(a)] += 1
        s.become(DealCubes(cubes, 0))


class DealCubes(Frame[Position]):
    """One cube to each player at random; with two or three, different ones.
    [OLY-3.12] [OLY-12.4] [OLY-12.11] [OLY-C-03]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cubes", "seat")

    def __init__(self, cubes: list[int], seat: int) -> None:
        self.cubes: Final = cubes
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        if self.seat == s.players:
            return None
        kinds = [r for r in range(RESOURCES) if self.cubes[r] > 0]
        return Request(CHANCE, acts_on(DEAL, kinds), "deal_cubes", [self.cubes[r] for r in kinds])

    def tell(self, s: Position, a: Action) -> None:
        if self.seat == s.players:
            s.end()
            return
        left = self.cubes.copy()
        left[target(a)] -= 1
        s.become(DealCubes(left, self.seat + 1))
        s.cube[self.seat * RESOURCES + target(a)] += 1
        s.jot("dealt", self.seat, target(a))
