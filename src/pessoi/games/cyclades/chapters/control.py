"""Control, conquest, elimination.  [CYC-15.1]

For callers:
  conquer(s, zone, faction)       the faction takes a land zone that is not its own and holds no unit of another; the
                                  caller puts its units there. Pushes frames: call it last, after end/become.
  may_attack(s, faction, zone)    the protection of an opponent's last zone.
  protected_lands(s, faction)     land zones that this protection closes to the faction, as a bit set.
"""

from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.bonuses import Bonus
from pessoi.games.cyclades.chapters.buildings import ALL_TYPES, effective_types
from pessoi.games.cyclades.chapters.losses import banish_creature, discard_hero
from pessoi.games.cyclades.chapters.metropolises import Completion, check
from pessoi.games.cyclades.chapters.presence import suppressed_lands
from pessoi.games.cyclades.chapters.supply import gain_priestesses, return_philosophers, return_priestesses
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import HEROES, METROPOLIS, NOBODY, NONE, NOWHERE
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits


def conquer(s: Position, zone: int, faction: int) -> None:
    """Take control of a land zone and all that follows, in this order.  [CYC-15.3] [CYC-15.4] [CYC-16.13]"""
    former = s.owner[zone]
    s.set_owner(zone, faction)
    s.jot("takes_zone", s.seat(faction), faction, zone)
    if former != NOBODY and s.lands[former] == 0:
        eliminate(s, former)
    if s.map.priestess[zone]:
        gain_priestesses(s, faction, 1)  # [CYC-15.5]
    consoled = former != NOBODY and s.is_in_play(former) and s.metropolises_in(zone) > 0
    if not consoled:
        check(s)
        return
    s.call(Completion())  # after the bonuses
    for place in range(zone * SITES + SITES - 1, zone * SITES - 1, -1):
        if s.site[place] >= METROPOLIS:
            s.call(Bonus(former, s.site[place] - METROPOLIS))  # [CYC-16.20]


def eliminate(s: Position, faction: int) -> None:
    """A faction without land zone leaves with all it has; the game ends with the cycle.  [CYC-15.9] [CYC-15.10]"""
    s.eliminated |= 1 << faction
    s.jot("eliminated", s.seat(faction), faction)
    for zone in bits(s.seas[faction]):
        s.fleets_left = add(s.fleets_left, faction, s.units[zone])
        s.take_fleets(zone, s.units[zone])
    for hero in range(HEROES):
        if s.hero_owner[hero] == faction:
            if s.holder[hero] != NONE:
                s.holder = put(s.holder, hero, NONE)
                s.spent_cards &= ~(1 << hero)
                s.tokens_removed += 1
                s.hero_owner = put(s.hero_owner, hero, NOBODY)
                s.hero_removed |= 1 << hero
            elif s.hero_zone[hero] != NOWHERE:
                discard_hero(s, hero)
    for creature in s.creatures_of(faction):
        banish_creature(s, creature)
    return_philosophers(s, faction, s.philosophers[faction])
    return_priestesses(s, faction, s.priestesses[faction])
    for space in range(len(s.reserved)):
        if s.reserved[space] == faction:
            s.reserved = put(s.reserved, space, NOBODY)
    if s.mate(faction) == NOBODY:
        team = s.team(faction)
        s.gold[team] = 0
        s.tally[team] = 0


def protected_lands(s: Position, faction: int) -> int:
    """Last land zones of opponents that the faction may not attack.  [CYC-15.6] [CYC-15.8] [CYC-20.10]"""
    protected = 0
    for other in range(s.mode.factions):
        last = s.lands[other]
        is_last = last != 0 and last & (last - 1) == 0 and s.are_opponents(faction, other)
        if is_last and not wins_with(s, faction, last.bit_length() - 1):
            protected |= last
    return protected


def wins_with(s: Position, faction: int, zone: int) -> bool:
    """Whether taking the zone would give the team the metropolises that end the game.  [CYC-15.7]

    The attack may still fail.  [CYC-15.11]
    """
    team = s.team(faction)
    number = s.team_metropolises(team) + s.metropolises_in(zone)
    types = 0
    for member in s.mode.teams[team]:
        types |= effective_types(s, member)
    if (suppressed_lands(s) >> zone) & 1 == 0:
        types |= s.types_in(zone)
    if types == ALL_TYPES:
        number += 1
    return number >= s.goal


def may_attack(s: Position, faction: int, zone: int) -> bool:
    return (protected_lands(s, faction) >> zone) & 1 == 0
