"""Chapter 8: reorganisation. Moving one's own pieces after an action that succeeded; none after others [HEL-8.5]."""

from typing import ClassVar, Final

from pessoi.games.hellas.state import Position, least, most, pieces_of
from pessoi.games.hellas.terms import GIVE, NO_TILE, PLAY, SHIP, SOLDIER, STOP, TAKE
from pessoi.games.hellas.vocabulary import act_on_piece, kind_of, tile_of
from pessoi.kernel import Action, Frame, Request, act, target, verb


def move_piece(s: Position, kind: int, source: int, goal: int) -> None:
    pieces = pieces_of(s, kind)
    pieces[source] -= 1
    pieces[goal] += 1
    s.note("moves", s.owner[source], [kind, source, goal])


class Reorganisation(Frame[Position]):
    """After a reinforcement: any pieces between any own cities, one at a time.  [HEL-8.1] [HEL-8.5] [HEL-D-REORG-SRC]

    The fields are bit sets of the cities that have given or received soldiers or ships: who has given a kind cannot
    receive it, and the other way round, so that it always ends.  [HEL-8.4]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("gave_soldier", "got_soldier", "gave_ship", "got_ship")

    def __init__(self, gave_soldier: int, got_soldier: int, gave_ship: int, got_ship: int) -> None:
        self.gave_soldier: Final = gave_soldier
        self.got_soldier: Final = got_soldier
        self.gave_ship: Final = gave_ship
        self.got_ship: Final = got_ship

    def ask(self, s: Position) -> Request | None:
        actions = [act(STOP)]
        for kind in (SOLDIER, SHIP):
            gave = self.gave_soldier if kind == SOLDIER else self.gave_ship
            got = self.got_soldier if kind == SOLDIER else self.got_ship
            takers = receivers(s, kind, gave)
            if not takers:
                continue
            pieces = pieces_of(s, kind)
            floor = least(s, kind)
            only = takers[0] if len(takers) == 1 else NO_TILE
            for tile in s.board.placed:
                if s.owner[tile] == s.active and pieces[tile] > floor and not got >> tile & 1 and tile != only:
                    actions.append(act_on_piece(TAKE, kind, tile))
        return Request(s.active, actions, "reorg_src")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == STOP:
            s.end()
            return
        source = tile_of(a)
        kind = kind_of(a)
        gave = (self.gave_soldier if kind == SOLDIER else self.gave_ship) | 1 << source
        got = self.got_soldier if kind == SOLDIER else self.got_ship
        other_gave = self.gave_ship if kind == SOLDIER else self.gave_soldier
        other_got = self.got_ship if kind == SOLDIER else self.got_soldier
        s.become(Receiver(kind, source, gave, got, other_gave, other_got))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return "HEL-4.5"
        if verb(a) != TAKE:
            return "HEL-8.1"
        got = self.got_soldier if kind_of(a) == SOLDIER else self.got_ship
        return "HEL-8.4" if got >> tile_of(a) & 1 else "HEL-8.2"


class Receiver(Frame[Position]):
    """The city that the piece goes to.  [HEL-8.2] [HEL-8.4] [HEL-D-REORG-DST]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "source", "gave", "got", "other_gave", "other_got")

    def __init__(self, kind: int, source: int, gave: int, got: int, other_gave: int, other_got: int) -> None:
        self.kind: Final = kind
        self.source: Final = source
        self.gave: Final = gave
        self.got: Final = got
        self.other_gave: Final = other_gave
        self.other_got: Final = other_got

    def ask(self, s: Position) -> Request | None:
        goals = receivers(s, self.kind, self.gave)
        return Request(s.active, [act(GIVE, tile) for tile in goals], "reorg_dst")

    def tell(self, s: Position, a: Action) -> None:
        got = self.got | 1 << target(a)
        if self.kind == SOLDIER:
            s.become(Reorganisation(self.gave, got, self.other_gave, self.other_got))
        else:
            s.become(Reorganisation(self.other_gave, self.other_got, self.gave, got))
        move_piece(s, self.kind, self.source, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-8.4" if verb(a) == GIVE and self.gave >> target(a) & 1 else "HEL-8.2"


def receivers(s: Position, kind: int, gave: int) -> list[int]:
    """Own cities with room for the kind that have not given any of it."""
    pieces = pieces_of(s, kind)
    room = most(s, kind)
    found = []
    for tile in s.board.placed:
        if s.owner[tile] == s.active and pieces[tile] < room and not gave >> tile & 1:
            found.append(tile)
    return found


class Occupation(Frame[Position]):
    """After a conquest or discovery: pieces into the new city only.  [HEL-8.3] [HEL-6.10] [HEL-D-REORG-INTO]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def ask(self, s: Position) -> Request | None:
        actions = [act(STOP)]
        for kind in (SOLDIER, SHIP):
            pieces = pieces_of(s, kind)
            if pieces[self.city] >= most(s, kind):
                continue
            floor = least(s, kind)
            for tile in s.board.placed:
                if s.owner[tile] == s.active and tile != self.city and pieces[tile] > floor:
                    actions.append(act_on_piece(TAKE, kind, tile))
        return Request(s.active, actions, "reorg_into")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == STOP:
            s.end()
        else:
            move_piece(s, kind_of(a), tile_of(a), self.city)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return "HEL-4.5"
        return "HEL-8.2" if verb(a) == TAKE else "HEL-8.3"
