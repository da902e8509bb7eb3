"""Chapter 10, the cards of Ares: attack and defence."""

from pessoi.games.hellas.chapters.hands import Steal
from pessoi.games.hellas.chapters.pieces import ExchangeCity, cities_to_exchange, has_garrison
from pessoi.games.hellas.chapters.strength import is_by_sea
from pessoi.games.hellas.state import Position, cities_of, hand_total
from pessoi.games.hellas.terms import (
    ARES_DOUBLE_ATTACK,
    ARES_EXTRA_SOLDIER,
    ARES_FAR_ATTACK,
    ARES_LEVY,
    ARES_PLUNDER,
    ARES_RETREAT,
    ARES_SEA_PARITY,
    ARES_SHIPS_TO_SOLDIERS,
)


def can_play(s: Position, seat: int, card: int) -> bool:
    if card == ARES_SEA_PARITY:  # [HEL-10.2] only by sea, and once
        return s.parity == 0 and is_by_sea(s)
    if card == ARES_FAR_ATTACK:  # [HEL-10.3]
        return s.far == 0
    if card == ARES_SHIPS_TO_SOLDIERS:  # [HEL-10.5]
        return len(cities_to_exchange(s, seat)) > 0
    if card == ARES_LEVY:  # [HEL-10.6]
        return s.levy == 0 and any_garrison(s, seat)
    if card == ARES_PLUNDER:  # [HEL-10.8]
        return hand_total(s, 1 - seat) > 0
    return card in (ARES_EXTRA_SOLDIER, ARES_DOUBLE_ATTACK, ARES_RETREAT)  # [HEL-10.1] [HEL-10.4] [HEL-10.7]


def take_effect(s: Position, seat: int, card: int) -> None:
    if card == ARES_EXTRA_SOLDIER:
        add_strength(s, seat)
    elif card == ARES_SEA_PARITY:
        s.parity = 1  # the margin by sea is 0 in this battle [HEL-10.2]
    elif card == ARES_FAR_ATTACK:
        s.far = s.figures.far_sources  # in the next attack an unconnected city may send too [HEL-10.3]
    elif card == ARES_DOUBLE_ATTACK:
        s.extra_attacks += s.figures.extra_attacks  # one more attack in this action; several add up [HEL-10.4]
    elif card == ARES_SHIPS_TO_SOLDIERS:
        s.call(ExchangeCity(seat, card))  # [HEL-10.5]
    elif card == ARES_LEVY:
        s.levy = s.figures.levies  # in the next attack one source may send all its soldiers [HEL-10.6]
    elif card == ARES_RETREAT:
        s.retreat = 1  # the battle ends, the soldiers go home [HEL-10.7]
    elif card == ARES_PLUNDER:
        s.call(Steal(s.figures.plundered))  # [HEL-10.8]


def any_garrison(s: Position, seat: int) -> bool:
    """`ares_levy`: whether any city of the player could send all its soldiers and be garrisoned.  [HEL-10.6]"""
    for tile in cities_of(s, seat):
        if has_garrison(s, seat, tile):
            return True
    return False


def add_strength(s: Position, seat: int) -> None:
    """`ares_extra_soldier`: its player's side counts one soldier more; several add up.  [HEL-10.1]"""
    if seat == s.active:
        s.attack_bonus += s.figures.extra_strength
    else:
        s.defence_bonus += s.figures.extra_strength
