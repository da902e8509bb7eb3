"""Chapter 8: reorganisation. Moving one's own pieces after an action that succeeded; none after others [HEL-8.5]."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.cards import may_play_beside, play_card, playable, why_not_play
from pessoi.games.hellas.state import Position, cities_of, held_by, least, most, pieces_of
from pessoi.games.hellas.terms import GIVE, MAIN, NO_TILE, PLAY, SHIP, SOLDIER, STOP, TAKE
from pessoi.games.hellas.vocabulary import act_on_piece, kind_of, tile_of
from pessoi.kernel import Action, Frame, Request, act, acts_on, target, verb


def end_action(s: Position) -> None:
    """What was granted for expeditions and attacks is over; then, once, the reorganisation into the cities gained.

    [HEL-6.12] [HEL-7.17] Also if a later attempt failed or was abandoned. The frame of the action gives way.
    """
    disband_surplus(s)
    s.far = 0
    s.levy = 0
    s.extra_attacks = 0
    s.attacked = 0
    s.extra_expeditions = 0
    s.even_fleet = 0
    s.free_passage = 0
    if s.gained & held_by(s, s.active):
        s.become(Occupation(0, 0, 0, 0))
    else:
        s.end()
        s.gained = 0


def disband_surplus(s: Position) -> None:
    """The action is over: soldiers beyond three, come by an exchange, go to reserve, before any reorganisation.

    [HEL-10.26] From now on an exchange keeps to three, too.
    """
    s.acted = 1
    for tile in s.board.placed:
        surplus = s.soldiers[tile] - s.figures.soldiers_max
        if surplus > 0:
            s.soldiers[tile] -= surplus
            s.reserve[s.owner[tile] * 2 + SOLDIER] += surplus
            s.jot("disbands", s.owner[tile], surplus, tile)


def move_piece(s: Position, kind: int, source: int, goal: int) -> None:
    pieces = pieces_of(s, kind)
    pieces[source] -= 1
    pieces[goal] += 1
    s.jot("moves", s.owner[source], kind, source, goal)


class Reorganisation(Frame[Position]):
    """After a reinforcement: any pieces between any own cities, one at a time.  [HEL-8.1] [HEL-8.5] [HEL-D-REORG-SRC]

    The fields are bit sets of the cities that have given or received soldiers or ships: who has given a kind cannot
    receive it, and the other way round, so that it always ends.  [HEL-8.4] `main` cards may be played in between,
    which changes nothing in that.  [HEL-4.5]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("gave_soldier", "got_soldier", "gave_ship", "got_ship")

    def __init__(self, gave_soldier: int, got_soldier: int, gave_ship: int, got_ship: int) -> None:
        self.gave_soldier: Final = gave_soldier
        self.got_soldier: Final = got_soldier
        self.gave_ship: Final = gave_ship
        self.got_ship: Final = got_ship

    def into_new(self) -> int:
        """1 if only cities that the action gained may receive."""
        return 0

    def ask(self, s: Position) -> Request | None:
        actions = [act(STOP)]
        for kind in (SOLDIER, SHIP):
            gave = self.gave_soldier if kind == SOLDIER else self.gave_ship
            got = self.got_soldier if kind == SOLDIER else self.got_ship
            takers = receivers(s, kind, gave, self.into_new())
            if not takers:
                continue
            pieces = pieces_of(s, kind)
            floor = least(s, kind)
            only = takers[0] if len(takers) == 1 else NO_TILE
            for tile in cities_of(s, s.active):
                if pieces[tile] > floor and not got >> tile & 1 and tile != only:
                    actions.append(act_on_piece(TAKE, kind, tile))
        actions.extend(playable(s, s.active, MAIN))
        decision = "reorg_into" if self.into_new() else "reorg_src"
        return Request(s.active, actions, decision, secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
            return
        if verb(a) == STOP:
            s.end()
            s.gained = 0
            return
        source = tile_of(a)
        kind = kind_of(a)
        gave = (self.gave_soldier if kind == SOLDIER else self.gave_ship) | 1 << source
        got = self.got_soldier if kind == SOLDIER else self.got_ship
        other_gave = self.gave_ship if kind == SOLDIER else self.gave_soldier
        other_got = self.got_ship if kind == SOLDIER else self.got_soldier
        s.become(Receiver(kind, source, gave, got, other_gave, other_got, self.into_new()))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return why_not_play(s, s.active, target(a), MAIN)
        if verb(a) != TAKE:
            return "HEL-8.3" if self.into_new() else "HEL-8.1"
        got = self.got_soldier if kind_of(a) == SOLDIER else self.got_ship
        return "HEL-8.4" if got >> tile_of(a) & 1 else "HEL-8.2"


class Occupation(Reorganisation):
    """After conquests or discoveries: pieces into the cities gained only.  [HEL-8.3] [HEL-6.10] [HEL-D-REORG-INTO]"""

    def into_new(self) -> int:
        return 1


def reorganisation(into_new: int, gave_soldier: int, got_soldier: int, gave_ship: int, got_ship: int) -> Reorganisation:
    if into_new:
        return Occupation(gave_soldier, got_soldier, gave_ship, got_ship)
    return Reorganisation(gave_soldier, got_soldier, gave_ship, got_ship)


class Receiver(Frame[Position]):
    """The city that the piece goes to.  [HEL-8.2] [HEL-8.4] [HEL-D-REORG-DST]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "source", "gave", "got", "other_gave", "other_got", "into_new")

    def __init__(
        self, kind: int, source: int, gave: int, got: int, other_gave: int, other_got: int, into_new: int = 0
    ) -> None:
        self.kind: Final = kind
        self.source: Final = source
        self.gave: Final = gave
        self.got: Final = got
        self.other_gave: Final = other_gave
        self.other_got: Final = other_got
        self.into_new: Final = into_new

    def ask(self, s: Position) -> Request | None:
        goals = receivers(s, self.kind, self.gave, self.into_new)
        return Request(s.active, acts_on(GIVE, goals), "reorg_dst")

    def tell(self, s: Position, a: Action) -> None:
        got = self.got | 1 << target(a)
        if self.kind == SOLDIER:
            s.become(reorganisation(self.into_new, self.gave, got, self.other_gave, self.other_got))
        else:
            s.become(reorganisation(self.into_new, self.other_gave, self.other_got, self.gave, got))
        move_piece(s, self.kind, self.source, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return "HEL-4.5"
        return "HEL-8.4" if verb(a) == GIVE and self.gave >> target(a) & 1 else "HEL-8.2"


def receivers(s: Position, kind: int, gave: int, into_new: int) -> list[int]:
    """Own cities with room for the kind that have not given any of it; of those gained only, if it is so."""
    pieces = pieces_of(s, kind)
    room = most(s, kind)
    found = []
    for tile in cities_of(s, s.active):
        if pieces[tile] >= room or gave >> tile & 1:
            continue
        if not into_new or s.gained >> tile & 1:
            found.append(tile)
    return found
