"""What is drawn of a known position: the types of `view.show`.

All ids are those of the figures, seats are numbers, a cell is [q, r], fleets are ships by seat.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Pair = Annotated[list[int], 2]  # of that length
Phase = Literal[
    "deal", "opening", "main", "reinforcement", "expedition", "attack", "battle", "reorganisation", "end", "over"
]


class Seat(TypedDict):
    """A player: soldiers and ships are those in reserve."""

    id: str  # white, red
    cities: int
    temples: int
    soldiers: int
    ships: int
    cards: dict[str, int]  # by god: in hand
    locked: dict[str, int]  # by god: of these, not to be played in this turn
    face_down: dict[str, int]  # by god: drawn and not yet looked at
    known: list[str]  # cards of the hand that the opponent knows; to spectators, those that both players have seen
    steps: int  # that a reinforcement would have


class Tile(TypedDict):
    """A tile of the map with its city, as it lies."""

    id: str
    cell: Pair
    rotation: int
    owner: int | None  # None: the dolphin tile's
    soldiers: int
    ships: int
    temple: bool
    edges: str  # six letters L or S, by direction
    harbour: list[int]  # directions
    by_land: list[str]  # connected tiles
    by_sea: list[str]


class Place(TypedDict):
    """An empty cell beside the map."""

    cell: Pair
    fleets: Pair  # ships that count there


class Landing(TypedDict):
    """A cell where the tile in hand fits by its edges."""

    cell: Pair
    rotations: list[int]
    fleets: Pair
    open: bool  # to the active player; in the opening all are


class Expedition(TypedDict):
    """An expedition, or a tile drawn in the opening."""

    tile: str | None  # drawn and not yet placed
    even_fleet: bool
    free_passage: bool
    extra: int  # granted ones left
    cells: list[Landing]


class Goal(TypedDict):
    """A city that may be attacked now: what it takes, and who could go."""

    tile: str
    defence: int
    by_land: int | None  # strength that wins if everybody comes by land; null if nobody can
    by_sea: int | None  # if anybody comes by sea
    senders: dict[str, int]  # soldiers that each city can send
    most: int  # soldiers that can be sent in all


class Attack(TypedDict):
    """An attack; with a target, the battle and its count, with the soldiers that are just being asked for."""

    target: str | None
    far: int  # unconnected cities that may still send
    levy: int  # cities that may still send their last soldier
    extra: int  # granted ones left
    attacked: list[str]  # in this action
    goals: list[Goal]  # while the target is being chosen
    sent: NotRequired[dict[str, int]]  # soldiers by tile
    by_sea: NotRequired[bool]
    attack: NotRequired[int]
    defence: NotRequired[int]
    soldiers: NotRequired[int]  # in the target
    attack_bonus: NotRequired[int]
    defence_bonus: NotRequired[int]
    ships_defend: NotRequired[int]  # ships that count as soldiers
    parity: NotRequired[bool]
    margin: NotRequired[int]
    needed: NotRequired[int]  # attack strength that wins
    behind: NotRequired[int]  # seat


class Stack(TypedDict):
    """The tile stack."""

    size: int
    bottom: list[str]  # failed tiles under it, first to come first
    left: list[str]  # the others, whose order nobody knows


class Pile(TypedDict):
    """A god's cards: how many to draw, and which are discarded."""

    pile: int
    discard: list[str]


class Card(TypedDict):
    """A card of the viewer's own hand."""

    id: str
    god: str
    mark: bool  # may be played in the opponent's turn
    locked: bool


class Shown(TypedDict):
    """The whole position as a seat, or a spectator, knows it."""

    active: int  # the seat in turn
    round: int  # turns begun, 0 in the opening
    turn_limit: int  # ends a stalemate
    phase: Phase
    scores: list[int]  # cities by seat
    to_win: int  # cities needed at the end of one's own turn
    seats: list[Seat]
    tiles: list[Tile]  # the dolphin tile first, then ascending (q, r)
    frontier: list[Place]
    stack: Stack
    aside: list[str]  # tiles set aside in the opening
    piles: dict[str, Pile]  # by god
    in_play: list[str]  # cards on the table, not yet discarded
    mine: list[Card]  # empty for spectators
    expedition: Expedition | None
    attack: Attack | None
    turned: Pair | None  # the cell whose rotation is being chosen
    extra_turn: bool  # is pending
    winner: int | None  # a seat, or -1 for a draw
