"""Chapter 6: expedition."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.board import rotations_at, tiles_beside
from pessoi.games.hellas.chapters.cards import (
    may_play_beside,
    play_card,
    playable,
    playable_beside,
    why_not_beside,
    why_not_play,
)
from pessoi.games.hellas.chapters.hexes import q_of, r_of
from pessoi.games.hellas.chapters.pieces import Gather, donors
from pessoi.games.hellas.chapters.reorganisation import end_action
from pessoi.games.hellas.chapters.tiles import DrawTile, put_under, stack_size
from pessoi.games.hellas.state import Position, fleet, may_hold, put_tile
from pessoi.games.hellas.terms import (
    AFTER_EXPEDITION,
    DRAW_TILE,
    EXPEDITION_PAY,
    EXPEDITION_PREPARE,
    EXPEDITION_TILE,
    GIVE_UP,
    MAIN,
    NO,
    NO_TILE,
    PAY,
    PLACE,
    PLAY,
    POSEIDON,
    SHIP,
    SOLDIER,
    STOP,
    TURN_TILE,
    YES,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb


class Expedition(Frame[Position]):
    """Preparation: cards, then the tile is drawn.  [HEL-6.1] [HEL-6.2] [HEL-D-EXP-PREP]"""

    def ask(self, s: Position) -> Request | None:
        actions = [act(DRAW_TILE)]
        actions.extend(playable_beside(s, EXPEDITION_PREPARE))
        return Request(s.active, actions, "exp_prep", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            s.become(Landfall())
            s.call(DrawTile())
            s.even_fleet = 0
            s.free_passage = 0

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_beside(s, target(a), EXPEDITION_PREPARE) if verb(a) == PLAY else "HEL-6.1"


class Landfall(Frame[Position]):
    """With the tile in hand: place it on an open cell, play cards, or give up.  [HEL-6.4] [HEL-6.5] [HEL-D-EXP-CELL]"""

    def ask(self, s: Position) -> Request | None:
        actions = acts_on(PLACE, open_cells(s, s.active))
        actions.extend(playable_beside(s, EXPEDITION_TILE))
        actions.append(act(GIVE_UP))
        return Request(s.active, actions, "exp_cell", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
        elif verb(a) == PLACE:
            s.become(Bearing(target(a)))
        else:  # failed: no ship is paid, nothing is reorganised [HEL-6.6]
            s.end()
            s.jot("fails", s.active, s.in_hand)
            put_under(s)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return why_not_beside(s, target(a), EXPEDITION_TILE)
        if verb(a) != PLACE:
            return "HEL-6.4"
        return "HEL-6.3" if rotations_at(s.figures, s.board, s.in_hand, target(a)) else "HEL-3.9"


class Bearing(Frame[Position]):
    """The tile is turned and placed; a soldier settles.  [HEL-6.4] [HEL-6.7] [HEL-D-EXP-ROT]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def ask(self, s: Position) -> Request | None:
        turns = rotations_at(s.figures, s.board, s.in_hand, self.cell)
        return Request(s.active, acts_on(TURN_TILE, turns), "exp_rot")

    def tell(self, s: Position, a: Action) -> None:
        tile = s.in_hand
        s.in_hand = NO_TILE
        s.become(Payment(tiles_beside(s.board, self.cell), s.figures.ships_paid))
        s.call(Gather(s.active, SOLDIER, tile, s.figures.settlers))
        put_tile(s, tile, self.cell, target(a), s.active)
        s.gained |= 1 << tile
        s.jot("discovers", s.active, tile, q_of(self.cell), r_of(self.cell))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-3.9"


class Payment(Frame[Position]):
    """A ship of an adjacent tile goes back to the reserve, or `poseidon_free_passage`.  [HEL-6.8] [HEL-6.9]

    [HEL-D-EXP-PAY] Any adjacent tile of his: behind a land edge, too, where the ship did not count in the fleet.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("beside", "left")

    def __init__(self, beside: int, left: int) -> None:
        self.beside: Final = beside  # tiles next to the new one, a bit set
        self.left: Final = left

    def ask(self, s: Position) -> Request | None:
        if s.free_passage or self.left == 0:
            return None
        actions = []
        for tile in s.board.placed:
            if self.beside >> tile & 1 and s.owner[tile] == s.active and s.ships[tile] > 0:
                actions.append(act(PAY, tile))
        if not actions:
            return None
        actions.extend(playable(s, s.active, EXPEDITION_PAY))
        return Request(s.active, actions, "exp_pay", secret=may_hold(s, s.active, POSEIDON))

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        elif verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            s.become(Payment(self.beside, self.left - 1))
            s.ships[target(a)] -= 1
            s.reserve[s.active * 2 + SHIP] += 1
            s.jot("pays", s.active, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_play(s, s.active, target(a), EXPEDITION_PAY) if verb(a) == PLAY else "HEL-6.8"


class AnotherExpedition(Frame[Position]):
    """With an extra expedition granted he may make or decline another one.  [HEL-6.12] [HEL-D-EXP-AGAIN]

    With none left a card may still grant one.  [HEL-10.12] [HEL-D-EXP-OVER]
    """

    def ask(self, s: Position) -> Request | None:
        if stack_size(s) > 0 and s.extra_expeditions > 0:
            actions = [act(YES), act(NO)]
            actions.extend(playable(s, s.active, MAIN))
            return Request(s.active, actions, "exp_again", secret=may_play_beside(s))
        actions = [act(STOP)]
        actions.extend(playable_beside(s, AFTER_EXPEDITION) if stack_size(s) > 0 else playable(s, s.active, MAIN))
        return Request(s.active, actions, "exp_over", secret=may_play_beside(s))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) in (NO, STOP):
            end_action(s)
        elif verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            s.extra_expeditions -= 1
            s.call(Expedition())

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_beside(s, target(a), AFTER_EXPEDITION) if verb(a) == PLAY else "HEL-6.12"


def open_cells(s: Position, seat: int) -> list[int]:
    """Cells where the drawn tile fits and the player's fleet is larger, counted before placing.  [HEL-6.3] [HEL-6.11]

    A cell where no soldier could settle would leave a city without owner [HEL-1.6]; with the pieces of the box
    there always is one.
    """
    found: list[int] = []
    if s.reserve[seat * 2 + SOLDIER] == 0 and not donors(s, seat, SOLDIER, NO_TILE):
        return found
    figures = s.figures
    table = figures.rotations[s.in_hand]
    board = s.board
    margin = figures.even_margin if s.even_fleet else figures.fleet_margin
    for i, cell in enumerate(board.frontier):
        if table[board.facing[i]] == 0 or board.moored[i] == 0:
            continue
        mine = fleet(s, seat, board.moored[i])
        if mine >= figures.fleet_min and mine >= fleet(s, 1 - seat, board.moored[i]) + margin:
            found.append(cell)
    return found
