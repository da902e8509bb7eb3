"""What `view.show` gives to clients: the table in the game's words, from what a seat knows.

Names of things are the identifiers of `terms`, which are keys of the catalogues, too. Gold that a seat may not see,
places that are empty and what does not apply now are null.
"""

from typing import Annotated, Literal, TypedDict

Pair = Annotated[list[int], 2]  # of that length
Phase = Literal["setup", "init", "income", "offerings", "upkeep", "actions", "cycle_end"]


class Seat(TypedDict):
    team: int
    factions: list[str]


class Team(TypedDict):
    factions: list[str]
    metropolises: int
    gold: int | None


class Holder(TypedDict):
    """A metropolis on a hero's card."""

    hero: str
    bonus: str
    spent: bool  # its reduction was used in this cycle


class Faction(TypedDict):
    id: str
    seat: int
    team: int
    gold: int | None  # its team's
    priestesses: int
    philosophers: int
    philosophers_needed: int
    lands: int
    seas: int
    income: int
    metropolises: int
    buildings: dict[str, int]  # by base type
    temples: int  # reductions on creatures that are left in this cycle
    troops_left: int
    fleets_left: int
    heroes: list[str]  # on the map
    holders: list[Holder]
    creatures: list[str]
    trophies: list[str]  # creatures under Heracles
    god: str | None
    bid: int
    acted: bool
    silenced: bool
    eliminated: bool


class Tile(TypedDict):
    id: str
    u: int
    v: int
    rotation: int


class MapZone(TypedDict):
    """A zone as it is printed."""

    id: str
    kind: Literal["land", "sea"]
    island: int  # -1 at sea
    x: int
    y: int
    cells: list[Pair]  # hexes, [q, r] each
    sites: int
    cornucopia: int
    priestess: bool
    near: list[str]


class Map(TypedDict):
    side: Literal["a", "b"]
    hex_size: float
    tiles: list[Tile]
    zones: list[MapZone]


class Building(TypedDict):
    type: str
    bonus: str | None  # of a metropolis
    opens: str | None  # the sea zone that a port or metropolis opens onto
    spent: bool  # the reduction of a temple or metropolis was used in this cycle


class Zone(TypedDict):
    """What stands in a zone."""

    owner: str | None
    troops: int
    mercenaries: int
    fleets: int
    heroes: list[str]
    creature: str | None
    buildings: list[Building | None]  # by site
    tokens: int
    gold: int
    closed: bool
    suppressed: bool


class God(TypedDict):
    god: str
    face_up: bool
    faction: str | None
    bid: int | None


class Space(TypedDict):
    """A space of the creature track."""

    cost: int
    creature: str | None
    reserved_by: str | None
    price: int | None  # for the faction in turn


class Supply(TypedDict):
    mercenaries: int
    philosophers: int
    priestesses: int
    buildings: dict[str, int]  # by base type
    tokens: dict[str, int]  # by bonus


class Turn(TypedDict):
    """What the faction in turn has used."""

    extra_recruits: int
    extra_cards: int
    hired: int
    peeked: int
    hero_moves: dict[str, int]  # by hero


class Side(TypedDict):
    """A side of a combat; die and strength are null before the roll.

    Units are those that are left; force and strength, once compared, stay as they were compared.
    """

    faction: str
    troops: int
    mercenaries: int
    fleets: int
    heroes: list[str]
    minotaur: bool
    walls: int  # fortresses and metropolises
    ports: int
    force: int  # strength without die
    fallen: bool  # the round has cost it a unit
    die: int | None
    strength: int | None


class Battle(TypedDict):
    zone: str
    round: int
    attacker: Side
    defender: Side
    odds: list[int] | None  # of another round, between rounds: throws the attacker wins, nobody wins, the rest


class Mine(TypedDict, total=False):
    """What the seat alone knows; nothing for a watcher."""

    gold: int
    top_card: str | None  # the creature that Zeus showed
    drawn: list[str]  # by the Sphinx


class Shown(TypedDict):
    active: int | None  # the seat in turn
    round: int  # the cycle
    scores: list[int]  # by seat: metropolises of its team
    mode: str
    goal: int  # metropolises that end the game
    phase: Phase
    faction: str | None  # the one in turn
    seats: list[Seat]
    teams: list[Team]
    factions: list[Faction]
    map: Map | None  # null while it is being drawn
    zones: dict[str, Zone]
    gods: list[God]  # by slot, Apollo last
    bidding: str | None  # the god that the faction in turn is naming its offering for
    spaces: list[int]  # the offering scale
    turn_order: list[str]
    next_order: list[str | None]
    creature_track: list[Space]
    hero_track: list[str | None]
    hero_cost: int
    creature_deck: int
    creature_discard: list[str]
    hero_deck: int
    hero_discard: list[str]
    hero_removed: list[str]
    supply: Supply
    turn: Turn
    battle: Battle | None
    mine: Mine
