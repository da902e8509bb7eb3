"""The position, and questions about it.

What is hidden is told by differences: `hand_size` is open to all, `hand` holds the cards as far as the viewer
knows them, so a complete position has them all; likewise `locked_size` and `locked`, `settled` and `face_down`.
What a player who counts cards knows of the other hand beyond that follows from the course of the game, so the position
remembers it: `revealed`, `seen`, `locked_openly`, `doubtful` and `fresh`.
"""

from typing import Any, ClassVar, Final

from pessoi.games.hellas.chapters.board import Board, board_of, start_board, with_tile
from pessoi.games.hellas.chapters.hexes import NO_CELL
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD, GOING_ON, NO_TILE, NOBODY, SOLDIER, TILES
from pessoi.kernel import State
from pessoi.kernel.rows import Row, put, row

# Frames of an action, by which saved positions of older rules tell that it is not over
ACTION_FRAMES: Final = frozenset(
    (
        "Reinforcement",
        "Expedition",
        "Landfall",
        "Bearing",
        "Payment",
        "AnotherExpedition",
        "Attack",
        "Commit",
        "AnotherAttack",
        "Battle",
        "Aftermath",
    )
)


NO_CITIES: Final[list[list[int]]] = [[], []]


class Position(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "active",
        "extra",
        "winner",
        "reason",
        "cell",
        "rotation",
        "owner",
        "soldiers",
        "ships",
        "reserve",
        "pool",
        "bottom",
        "aside",
        "in_hand",
        "gained",
        "acted",
        "hand",
        "hand_size",
        "revealed",
        "seen",
        "locked",
        "locked_size",
        "locked_openly",
        "doubtful",
        "face_down",
        "drawn",
        "settled",
        "fresh",
        "pile",
        "discard",
        "in_play",
        "extra_expeditions",
        "even_fleet",
        "free_passage",
        "extra_attacks",
        "far",
        "levy",
        "attacked",
        "target",
        "sent",
        "attack_bonus",
        "defence_bonus",
        "parity",
        "wall",
        "retreat",
    )

    def __init__(
        self,
        figures: Components,
        board: Board,
        soldiers: list[int],
        ships: list[int],
        reserve: list[int],
    ) -> None:
        super().__init__()
        self.figures: Final = figures
        self.board = board  # follows from cell and rotation
        self.turn = 0  # turns begun; 0 in the opening
        self.active = 0
        self.extra = 0  # extra turns pending
        self.winner = NOBODY  # a seat, or DRAW
        self.reason = GOING_ON
        # the map, by tile
        self.cell: Row = ()
        self.rotation: Row = ()
        self.owner: Row = ()
        self.listed: Row = ()  # the row of owners that `cities` was made from
        self.cities = NO_CITIES  # [seat]: see cities_of
        self.soldiers = soldiers
        self.ships = ships
        self.reserve = reserve  # [seat * 2 + kind]
        # the tile stack: shuffled tiles (a bit set) on top, failed ones in order at the bottom
        self.pool = 0
        self.bottom: Row = ()
        self.aside = 0  # tiles set aside in the opening, a bit set
        self.in_hand = NO_TILE  # the tile drawn and not yet placed
        self.acted = 0  # the action of this turn is over
        self.gained = 0  # cities discovered or conquered in this action, a bit set
        # god cards
        self.hand: Row = ()  # [seat * CARDS + card]
        self.hand_size: Row = ()  # [seat * 3 + god]
        self.revealed: Row = ()  # [seat * CARDS + card]: cards of that hand that both players have seen
        self.seen: Row = ()  # [seat * CARDS + card]: cards that the opponent knows to be in that hand; these, and more
        self.locked: Row = ()  # [card], of the active player
        self.locked_size: Row = ()  # [god]
        self.locked_openly: Row = ()  # [card]: those of them that both players have seen
        self.doubtful: Row = ()  # [card]: of the active hand, cards that the opponent knows, but not which are locked
        self.drawn: Row = ()  # [god]: cards drawn in the running reinforcement, seen by nobody
        self.settled: Row = ()  # [god]: those of them that are the rest of a pile since made anew
        self.face_down: Row = ()  # [card]: which cards the settled ones are
        self.fresh: Row = ()  # [card]: what such a pile was made of, until the settled ones are looked at
        self.pile: Row = ()  # [god]: how many cards
        self.discard: Row = ()  # [card]
        self.in_play: Row = ()  # [card]: played, not yet discarded
        # the running expedition
        self.extra_expeditions = 0
        self.even_fleet = 0
        self.free_passage = 0
        # the running attack
        self.extra_attacks = 0
        self.far = 0  # unconnected cities that may still send
        self.levy = 0  # cities that may still send their last soldier
        self.attacked = 0  # cities attacked in this action, a bit set
        self.target = NO_TILE
        self.sent: Row = ()  # [tile]: soldiers committed from there
        self.attack_bonus = 0
        self.defence_bonus = 0
        self.parity = 0
        self.wall = 0  # poseidon_ships_defend is in effect
        self.retreat = 0

    def copy(self) -> "Position":
        s = Position(
            self.figures,
            self.board,
            self.soldiers.copy(),
            self.ships.copy(),
            self.reserve.copy(),
        )
        s.turn = self.turn
        s.active = self.active
        s.extra = self.extra
        s.winner = self.winner
        s.reason = self.reason
        s.pool = self.pool
        s.aside = self.aside
        s.in_hand = self.in_hand
        s.gained = self.gained
        s.acted = self.acted
        s.extra_expeditions = self.extra_expeditions
        s.even_fleet = self.even_fleet
        s.free_passage = self.free_passage
        s.extra_attacks = self.extra_attacks
        s.far = self.far
        s.levy = self.levy
        s.attacked = self.attacked
        s.target = self.target
        s.attack_bonus = self.attack_bonus
        s.defence_bonus = self.defence_bonus
        s.parity = self.parity
        s.wall = self.wall
        s.retreat = self.retreat
        s.cell = self.cell
        s.rotation = self.rotation
        s.owner = self.owner
        s.listed = self.listed
        s.cities = self.cities
        s.bottom = self.bottom
        s.hand = self.hand
        s.hand_size = self.hand_size
        s.revealed = self.revealed
        s.seen = self.seen
        s.locked = self.locked
        s.locked_size = self.locked_size
        s.locked_openly = self.locked_openly
        s.doubtful = self.doubtful
        s.face_down = self.face_down
        s.drawn = self.drawn
        s.settled = self.settled
        s.fresh = self.fresh
        s.pile = self.pile
        s.discard = self.discard
        s.in_play = self.in_play
        s.sent = self.sent
        s.stack = self.stack.copy()
        return s

    def restore(self, data: dict[str, Any]) -> None:
        super().restore(modernised(self, data))
        self.board = board_of(self.figures, self.cell, self.rotation)


def modernised(blank: Position, data: dict[str, Any]) -> dict[str, Any]:
    """The data of a position that older rules may have saved: what they did not know yet follows from the rest."""
    full = {**blank.data(), **data}
    if "seen" in data:
        return full
    frames = [entry[0] for entry in data["stack"]]
    full["seen"] = data["revealed"]
    full["acted"] = int("EndWindow" in frames and not any(name in ACTION_FRAMES for name in frames))
    full["gained"] = sum(1 << entry[1] for entry in data["stack"] if entry[0] == "Occupation")
    for card in range(CARDS):
        if data["settled"][card // CARDS_PER_GOD]:  # then what is nowhere else makes up the new pile
            held = data["hand"][card] + data["hand"][CARDS + card] + data["face_down"][card]
            laid = data["discard"][card] + data["in_play"][card]
            full["fresh"][card] = blank.figures.copies[card] - held - laid
    return full


def new_position(figures: Components) -> Position:
    """All pieces in reserve, all tiles in the stack, all cards in the piles.  [HEL-1.3] [HEL-2.1] [HEL-2.2]"""
    s = Position(figures, start_board(), [0] * TILES, [0] * TILES, figures.pieces.copy())
    s.cell = row(NO_CELL, TILES)
    s.rotation = row(0, TILES)
    s.owner = row(NOBODY, TILES)
    s.hand = row(0, 2 * CARDS)
    s.hand_size = row(0, 6)
    s.revealed = row(0, 2 * CARDS)
    s.seen = row(0, 2 * CARDS)
    s.locked = row(0, CARDS)
    s.locked_size = row(0, 3)
    s.locked_openly = row(0, CARDS)
    s.doubtful = row(0, CARDS)
    s.face_down = row(0, CARDS)
    s.drawn = row(0, 3)
    s.settled = row(0, 3)
    s.fresh = row(0, CARDS)
    s.pile = tuple(figures.deck)
    s.discard = row(0, CARDS)
    s.in_play = row(0, CARDS)
    s.sent = row(0, TILES)
    s.pool = (1 << TILES) - 2
    return s


# -- cities and pieces


def cities_of(s: Position, seat: int) -> list[int]:
    """The tiles whose city the player holds, in ascending (q, r): listed once for a row of owners.  [HEL-1.6]"""
    if s.listed is not s.owner:
        mine: list[list[int]] = [[], []]
        for tile in s.board.placed:
            if s.owner[tile] != NOBODY:
                mine[s.owner[tile]].append(tile)
        s.cities = mine
        s.listed = s.owner
    return s.cities[seat]


def tiles_in(mask: int) -> list[int]:
    """The tiles of a bit set."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found


def held_by(s: Position, seat: int) -> int:
    """The same as a bit set."""
    found = 0
    for tile in cities_of(s, seat):
        found |= 1 << tile
    return found


def count_cities(s: Position, seat: int) -> int:
    return len(cities_of(s, seat))


def count_temples(s: Position, seat: int) -> int:
    """Temple cities; ownership goes with the city at once.  [HEL-7.18]"""
    count = 0
    for tile in cities_of(s, seat):
        if s.figures.temple[tile]:
            count += 1
    return count


def pieces_of(s: Position, kind: int) -> list[int]:
    """Soldiers or ships by tile."""
    return s.soldiers if kind == SOLDIER else s.ships


def most(s: Position, kind: int) -> int:
    """How many pieces of the kind a city can hold.  [HEL-1.7]"""
    return s.figures.soldiers_max if kind == SOLDIER else s.figures.ships_max


def least(s: Position, kind: int) -> int:
    """How many pieces of the kind must stay in a city.  [HEL-8.2]"""
    return s.figures.soldiers_min if kind == SOLDIER else 0


def connected(s: Position, tile: int) -> int:
    """The tiles (bits) connected to this one by land or sea, never through a third.  [HEL-3.13]"""
    return s.board.by_land[tile] | s.board.by_sea[tile]


def fleet(s: Position, seat: int, moored: int) -> int:
    """The player's ships on the given tiles.  [HEL-3.14]"""
    total = 0
    for tile in tiles_in(moored):
        if s.owner[tile] == seat:
            total += s.ships[tile]
    return total


def fleet_lead(s: Position, seat: int, moored: int) -> int:
    """By how many ships the player leads on the given tiles."""
    lead = 0
    while moored:
        low = moored & -moored
        moored ^= low
        tile = low.bit_length() - 1
        lead += s.ships[tile] if s.owner[tile] == seat else -s.ships[tile]
    return lead


def put_tile(s: Position, tile: int, cell: int, k: int, seat: int) -> None:
    """The tile comes onto the map, its city the player's."""
    s.cell = put(s.cell, tile, cell)
    s.rotation = put(s.rotation, tile, k)
    s.owner = put(s.owner, tile, seat)
    s.board = with_tile(s.figures, s.board, tile, cell, k, s.cell)


# -- hands


def hand_total(s: Position, seat: int) -> int:
    return s.hand_size[seat * 3] + s.hand_size[seat * 3 + 1] + s.hand_size[seat * 3 + 2]


def has_room(s: Position, seat: int, god: int) -> bool:
    """Whether one more card of the god fits the hand limits; face-down draws count.  [HEL-5.5] [HEL-9.1]"""
    total = hand_total(s, seat)
    same = s.hand_size[seat * 3 + god]
    if seat == s.active:
        total += s.drawn[0] + s.drawn[1] + s.drawn[2]
        same += s.drawn[god]
    return total < s.figures.hand_max and same < s.figures.hand_max_per_god


def is_barred(s: Position, seat: int) -> bool:
    """White plays no god card in the first turn of the game.  [HEL-9.10]"""
    return s.turn == 1 and seat == 0


def may_hold(s: Position, seat: int, god: int) -> bool:
    """Whether, by what everybody knows, the player could play a card of that god now."""
    free = s.hand_size[seat * 3 + god]
    if seat == s.active:
        free -= s.locked_size[god]
    return free > 0 and not is_barred(s, seat)
