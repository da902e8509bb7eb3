"""What `view.show` gives for drawing. Names are identifiers of components.toml; levels are 1 to 4."""

from typing import Literal, TypedDict


class End(TypedDict):
    """How near each trigger of the end is."""

    levels_emptied: int
    levels_to_end: int
    locks_left: int
    locks: int
    most_pieces: int
    pieces_to_end: int
    turns: int
    turns_to_end: int
    triggered: str  # a key end-…, or empty


class Piece(TypedDict):
    seat: int
    building: str
    slot: str
    home: bool


class Level(TypedDict):
    """A level of the mountain."""

    level: int
    tokens: int
    tokens_at_start: int
    pieces: list[Piece]


class Space(TypedDict):
    """An action space."""

    id: str
    god: str
    side: Literal["day", "night"]
    main: str
    bonus: str
    builder: int | None  # whose builder is there
    barred: bool  # by a builder
    open: bool  # the active player could go there now
    bonus_right: bool  # the active player may take the bonus there (a favor or a card), as far as favors go


class Slot(TypedDict):
    """A place for a piece on a player board."""

    id: str
    building: str
    effect: str  # empty under the home city
    built: int  # its level, or 0
    points: int
    cost: dict[str, int]  # by resource, after rebates
    printed: dict[str, int]  # by resource
    affordable: list[int]  # levels


class Seat(TypedDict):
    """A player and the player board."""

    seat: int
    color: str
    order: int | None  # 1 is the first player; none before the draw
    score: int
    buildings: int  # points
    deity_points: int
    pieces: int
    pieces_of: int
    reserve: int
    favors: dict[str, int]  # by god
    builder: str | None  # its space
    goods: dict[str, dict[str, int]]  # by level "1" to "4", by resource
    totals: dict[str, int]  # by resource
    locks: int
    cards: list[str]
    slots: list[Slot]


class Deity(TypedDict):
    """A card that has been seen."""

    place: Literal["seat", "river", "bottom", "dealt"]
    seat: int | None
    offerings: int
    lock: str | None
    lock_value: int | None
    active: bool  # its power works for its holder now
    gained: int | None  # in which turn
    worth: int | None  # points for its holder now
    worth_for: list[int]  # points by seat if each held it (counting the card itself as theirs where cards count)


class RiverPlace(TypedDict):
    deity: str | None  # none: face down
    claimed: bool
    lock: str | None
    lock_value: int | None
    next: bool  # the current lock lies here


class Deck(TypedDict):
    cards: int  # face down, the river's excluded
    bottom: list[str]
    lock: str | None
    lock_value: int | None
    next: bool


class Lock(TypedDict):
    id: str
    value: int


class Private(TypedDict):
    """What only the viewer sees: nothing in this game."""


class Shown(TypedDict):
    """The whole table."""

    active: int  # the seat in turn; -1 before the first player is drawn
    round: int  # turns of the table begun so far, divided by the players, rounded up
    scores: list[int]  # points by seat as things stand
    phase: Literal["setup", "play", "over"]
    turn: int
    first: int  # the first player's seat; -1 before the draw
    draft: bool
    mode: Literal["whole_god", "single_space"]  # with two players a builder bars both sides of its god
    end: End
    mountain: list[Level]  # from the foot to the summit
    spaces: list[Space]
    stacks: dict[str, int]  # favors left by god
    seats: list[Seat]
    deities: dict[str, Deity]
    river: list[RiverPlace]  # from the first card towards the deck
    deck: Deck
    lock: Lock | None  # the current one
    unseen: list[str]  # cards that nobody has seen
    used: list[str]  # cards whose start power was used in this turn
    mine: Private
