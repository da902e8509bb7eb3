"""Military powers of heroes, as questions that combat and movement ask.  [CYC-18.1] [CYC-18.2]

`faction` is a side of the combat under way (s.attacker or s.defender in s.battle_zone). A silenced faction has no
powers; its heroes fight with the strength of a unit.
"""

from pessoi.games.cyclades.state import ACTIONS, Position
from pessoi.games.cyclades.terms import APOLLO, NONE


def silenced(s: Position, faction: int) -> bool:
    """Whoever serves Apollo has heroes without powers for the whole phase.  [CYC-18.5] [CYC-18.6]"""
    return s.phase == ACTIONS and s.bid_god[faction] == APOLLO


def strength_of(s: Position, faction: int, heroes: int) -> int:
    """What these heroes add to a strength on land."""
    return heroes.bit_count() * s.figures.unit_strength


def fixed_die(s: Position, faction: int) -> int:
    """The result that the side has without rolling, or NONE."""
    return NONE


def settled_die(s: Position, faction: int, die: int) -> int:
    """What a result counts."""
    return die


def offer_rerolls(s: Position) -> None:
    """Both dice are known: push the question to a side that may roll again."""


def wins_ties(s: Position, faction: int) -> bool:
    return False


def ignores_fortresses(s: Position, attacker: int) -> bool:
    return False


def extra_fortresses(s: Position, defender: int, zone: int) -> int:
    return 0


def naval_bonus(s: Position, faction: int, sea: int) -> int:
    return 0


def drives_off(s: Position, faction: int) -> bool:
    """Whether the side's opponent must leave after a lost round."""
    return False


def rescues(s: Position, faction: int) -> bool:
    """Whether troops of the side may retreat instead of being destroyed."""
    return False


def prelude(s: Position) -> None:
    """Before round 1 on land: push what has to be settled first.  [CYC-14.2]"""


def heroic_cost(s: Position, hero: int, move: int) -> int:
    """The price of the hero's `move`-th heroic move of the turn, from 1.  [CYC-13.22]"""
    return move


def uses_all_fleets(s: Position, hero: int) -> bool:
    """Whether fleets of all factions carry the heroic moves that this hero leads."""
    return False


def cross(s: Position, faction: int, heroes: int, origin: int, destination: int, free: bool) -> None:
    """These heroes are about to move; `free`: through the air (Pegasus, Perseus). Pushes D47 where it is asked."""


def card_holder(s: Position, faction: int) -> int:
    """The hero whose card may carry the metropolis that the faction builds now, or NONE."""
    return NONE
