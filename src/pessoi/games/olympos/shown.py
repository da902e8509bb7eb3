"""What `view.show` gives, as types: everything that a client needs to draw the table without knowing any rule.

Things are named by id (those of `components.toml`, which also has hexes and positions); seats are numbers.
"""

from typing import Literal, TypedDict


class Player(TypedDict):
    """What lies in front of a seat."""

    position: int  # the space of its time token
    finished: bool
    order: int  # the place in the order of play: 0 plays next
    hourglasses: int
    stock: int
    reserve: int
    tokens: dict[str, int]  # Territory tokens by resource
    cubes: dict[str, int]  # by resource
    swords: int  # as they count now, with Ares
    symbols: int  # Zeus symbols as they count now, with the Zeus token
    stars: int  # Star tokens
    zeus_token: bool
    athena: int  # one-shot stars from Athena
    ares: bool  # marked by that Olympos card, like the next three
    siren: bool
    erinyes: bool
    keres: bool
    discoveries: list[str]
    wonders: list[str]
    discounts: dict[str, int]  # action points off by resource, of Money and Agriculture
    cards: int  # Destiny cards in hand
    prestige: int | None  # face down: the viewer's own, or everybody's at the end
    settlers: int  # on the map
    budget: int  # action points payable at most before the cross
    parts: dict[str, int | None]  # the score's parts; `prestige` is None where the seat's prestige is


class Pile(TypedDict):
    """Time tokens on one space, bottom first."""

    space: int
    seats: list[int]


class ZeusSpace(TypedDict):
    """A Zeus space with its Olympos cards, and how many of them are revealed."""

    space: int
    cards: int
    revealed: int


class Track(TypedDict):
    """The time track."""

    start: int
    last_zeus: int
    cross: int
    next_zeus: int | None  # the next space where the seat in turn draws a card
    piles: list[Pile]
    zeus: list[ZeusSpace]
    end_points: dict[str, int]  # by space


class Territory(TypedDict):
    """A territory: what is printed on it, then what lies there."""

    resource: str
    star: bool
    atlantis: bool
    zeus: bool
    condemned: bool  # out of play
    tribe: bool
    star_token: bool  # tokens lie with the controller while there is one
    zeus_token: bool
    controller: int | Literal["barbarian"] | None
    stack: list[int | Literal["barbarian"]]  # owners bottom first: a settler's height is its index


class Bonus(TypedDict):
    """A bonus space of a cell."""

    kind: str
    grey: bool
    open: bool
    owner: int | None


class Cell(TypedDict):
    """A cell of the development board; costs are the viewer's, or those of the seat in turn."""

    id: str
    row: str
    column: int  # from 1
    discovery: str | None
    left: int  # tiles in the pile
    variants: list[str]  # resources of the tiles left (Money, Agriculture)
    fixed: dict[str, int]  # resources that it names
    groups: list[int]  # grey resources, every group of a kind of its own
    owners: list[int]
    bonuses: list[Bonus]
    ap: int
    affordable: bool  # resources suffice
    owned: bool


class Wonder(TypedDict):
    """A wonder in the game."""

    id: str
    column: int  # from 1
    needs: int  # stars
    points: int
    builder: int | None
    stars: int  # that the seat has for it, one-shot stars not counted
    ap: int


class Board(TypedDict):
    """The development board."""

    columns: int  # in use
    grey_open: bool
    cells: list[Cell]
    wonders: list[Wonder]


class OlymposCards(TypedDict):
    revealed: list[str]  # oldest first
    latest: str | None
    left: int  # face down on the track


class DestinyCards(TypedDict):
    deck: int  # cards left
    discard: dict[str, int]  # by card


class Travel(TypedDict):
    """What travelling costs the viewer, or the seat in turn."""

    new: int
    land: int
    sea: int | None  # None: forbidden
    run: int | None  # Cavalry: a whole stretch of land


class HandCard(TypedDict):
    """A card in the viewer's hand, how many of it, and what it would bring now."""

    card: str
    count: int
    gives: int


class Mine(TypedDict):
    """What only the viewer sees."""

    hand: list[HandCard]
    drawn: list[str]  # one of these is to be kept


class LongWay(TypedDict):
    """A detour: what it costs, and what it leads to on the time track."""

    ap: int
    hourglasses: int  # that pay
    space: int  # where the time token will be
    zeus: int  # Olympos cards still face down there
    tokens: list[int]  # seats whose time tokens lie there, bottom first
    again: bool  # the player then plays again


class Goal(TypedDict):
    """A destination: what it costs and why, the way there, and what follows."""

    to: str
    ap: int  # the sum of the next four
    new: int
    way: int
    fight: int
    erinyes: int
    route: list[str]  # spaces entered
    rival: int | Literal["barbarian", "tribe"] | None
    hourglasses: int  # that pay
    space: int  # where the time token will be
    again: bool  # the player then plays again
    detours: list[LongWay]  # cheapest first


class Choice(TypedDict):
    """While a settler's destination is asked for, or how long a detour there shall be (then there is only one)."""

    origin: str
    index: int | None  # its height in the stack; None: a new settler
    destinations: list[Goal]


class Shown(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    active: int  # the seat in turn; during set-up, the one that condemns
    round: int  # turns begun so far; 0 during set-up
    over: bool
    players: int
    scores: list[int]  # by seat as things stand; before the end without prestige, for all alike
    seats: list[Player]
    track: Track
    map: dict[str, Territory]
    board: Board
    olympos: OlymposCards
    destiny: DestinyCards
    travel: Travel
    mine: Mine
    about: str | None  # the territory or discovery that a question is about
    owed: int | None  # action points of an Expansion before its payment
    choice: Choice | None  # of who is asked for it; nobody else is shown it
