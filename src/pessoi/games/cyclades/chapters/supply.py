"""Gains and payments: gold, cards, tokens. Supplies that run out give what they have.  [CYC-2.6]

None of these functions asks anybody anything or pushes a frame. Whoever gives a philosopher calls
`metropolises.check` when its effect is done.
"""

from pessoi.games.cyclades.state import Position
from pessoi.kernel.rows import add


def gain_gold(s: Position, faction: int, amount: int) -> None:
    """Gold goes to the team's treasury.  [CYC-8.1] [CYC-20.2]"""
    if amount > 0:
        team = s.team(faction)
        s.gold[team] += amount
        s.tally[team] += amount


def pay(s: Position, faction: int, amount: int) -> None:
    """The team's treasury pays; rules offer only what it can pay.  [CYC-11.7]"""
    team = s.team(faction)
    s.gold[team] -= amount
    s.tally[team] -= amount


def gain_priestesses(s: Position, faction: int, number: int) -> None:
    number = min(number, s.priestesses_left)
    if number > 0:
        s.priestesses = add(s.priestesses, faction, number)
        s.priestesses_left -= number
        s.jot("gains_priestess", s.seat(faction), faction, number)


def return_priestesses(s: Position, faction: int, number: int) -> None:
    """Priestess cards go back to the supply.  [CYC-2.7]"""
    s.priestesses = add(s.priestesses, faction, -number)
    s.priestesses_left += number


def gain_philosophers(s: Position, faction: int, number: int) -> None:
    number = min(number, s.philosophers_left)
    if number > 0:
        s.philosophers = add(s.philosophers, faction, number)
        s.philosophers_left -= number
        s.jot("gains_philosopher", s.seat(faction), faction, number)


def return_philosophers(s: Position, faction: int, number: int) -> None:
    """Philosopher cards go back to the supply.  [CYC-2.7]"""
    s.philosophers = add(s.philosophers, faction, -number)
    s.philosophers_left += number


def add_cornucopia(s: Position, faction: int, zone: int) -> None:
    """A token, worth 1, from an unlimited supply.  [CYC-2.3] [CYC-2.4]"""
    s.tokens = add(s.tokens, zone, 1)
    s.jot("places_cornucopia", s.seat(faction), faction, zone)
