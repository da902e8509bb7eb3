"""What a position is worth to each team, for bots. How promising single answers look: `priors`.

A team is worth its metropolises, the ones it is about to have, and what brings more: zones, income, cards, units.
"""

from typing import Final

from pessoi.games.cyclades.chapters.buildings import effective_types
from pessoi.games.cyclades.chapters.income import income_of
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.offerings import committed
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS, UPKEEP, Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    ARES,
    ATHENA,
    BASE_TYPES,
    HERA,
    METROPOLIS,
    NONE,
    POSEIDON,
    ZEUS,
)
from pessoi.kernel.arithmetic import Weights

# What counts for a team, and how much each is worth: a tenth of a metropolis was the measure
TERMS: Final = (
    "metropolises",
    "enough metropolises",
    "gold",
    "types of buildings",
    "philosophers",
    "priestesses",
    "income",
    "lands",
    "seas",
    "troops",
    "fleets",
    "guards of metropolises",
    "heroes",
    "creatures on the map",
    "favour of the god chosen",
    "turn to come",
    "god to choose",
)
# With more than two players gold counts less: who thinks it dear is outbid by somebody every time
WEIGHTS: Final = Weights(
    [10.0, 25.0, 0.2, 1.0, 1.0, 0.66, 0.75, 0.8, 0.3, 0.56, 0.15, 0.5, 1.4, 0.6, 1.0, 1.5, 1.0],
    [10.0, 25.0, 0.1, 1.0, 1.0, 0.66, 0.75, 0.8, 0.3, 0.56, 0.15, 0.5, 1.4, 0.6, 1.0, 1.5, 1.0],
)
SCALE: Final = 0.16  # how surely a lead wins

# places in TERMS whose weights say what a god's favour brings
METROPOLISES: Final = 0
GOLD: Final = 2
TYPES: Final = 3
PHILOSOPHERS: Final = 4
PRIESTESSES: Final = 5
INCOME: Final = 6
SEAS: Final = 8
TROOPS: Final = 9
FLEETS: Final = 10

PHILOSOPHER_WORTH: Final = [0.0, 1.6, 3.6, 6.2]  # of so many
TYPES_WORTH: Final = [0.0, 1.2, 2.8, 5.2, 5.2]


def measure(s: Position, weights: list[float]) -> list[list[float]]:
    """The terms of each team."""
    return [measure_team(s, team, weights) for team in range(len(s.mode.teams))]


class Possessions:
    """What a team has, counted over all its factions. Gold offered is spent."""

    def __init__(self, s: Position, team: int) -> None:
        gold = s.gold[team]
        types = priestesses = income = lands = seas = troops = fleets = guards = heroes = creatures = 0
        for faction in s.mode.teams[team]:
            types |= effective_types(s, faction)
            priestesses += s.priestesses[faction]
            income += income_of(s, faction)
            lands += s.lands[faction].bit_count()
            seas += s.seas[faction].bit_count()
            troops += s.figures.troops - s.troops_left[faction]
            fleets += s.figures.fleets - s.fleets_left[faction]
            heroes += s.heroes_of(faction).bit_count()
            creatures += len(s.creatures_of(faction))
            held = s.lands[faction]
            while held:
                low = held & -held
                held ^= low
                zone = low.bit_length() - 1
                troops += s.mercenaries[zone]
                if low & s.lands_with(METROPOLIS):
                    guards += min(3, s.troops_in(zone))
            if s.phase == OFFERINGS:
                gold -= committed(s, faction)
        self.metropolises: Final = s.team_metropolises(team)
        self.gold: Final = gold
        self.types: Final = types.bit_count()
        self.priestesses: Final = priestesses
        self.income: Final = income
        self.lands: Final = lands
        self.seas: Final = seas
        self.troops: Final = troops
        self.fleets: Final = fleets
        self.guards: Final = guards
        self.heroes: Final = heroes
        self.creatures: Final = creatures


def measure_team(s: Position, team: int, weights: list[float]) -> list[float]:
    """What a team has and what brings it nearer to a metropolis, as SCALE counts it."""
    has = Possessions(s, team)
    philosophers = 0.0
    favour = 0.0
    turns = 0
    choices = 0
    for faction in s.mode.teams[team]:
        philosophers += PHILOSOPHER_WORTH[min(s.philosophers[faction], len(PHILOSOPHER_WORTH) - 1)]
        if awaits_turn(s, faction):
            turns += 1
            if s.bid_god[faction] == NONE:
                choices += 1
        if s.bid_god[faction] != NONE and awaits_favour(s, faction):
            favour += favour_worth(s, faction, weights)
    row = [
        float(has.metropolises),
        1.0 if has.metropolises >= s.goal else 0.0,
        float(has.gold),
        TYPES_WORTH[has.types],
        philosophers,
        float(has.priestesses),
        float(has.income),
        float(has.lands),
        float(has.seas),
        float(has.troops),
        float(has.fleets),
        float(has.guards),
        float(has.heroes),
        float(has.creatures),
        favour,
        float(turns),
        float(choices),
    ]
    return [term * SCALE for term in row]


def awaits_turn(s: Position, faction: int) -> bool:
    """Whether the faction is still to act in this cycle.

    Not while it acts: a combat asks the other side in the middle of a turn, and fighting must not look as if the
    whole turn were still to come.
    """
    if s.phase == ACTIONS:
        return faction != s.active and faction not in s.next_order
    return s.phase in (OFFERINGS, UPKEEP)


def awaits_favour(s: Position, faction: int) -> bool:
    """Whether its god's mandatory actions lie ahead."""
    if awaits_turn(s, faction):
        return True
    if s.active == faction:
        for frame in s.stack:
            if isinstance(frame, Mandatory):
                return frame.step <= 1
    return False


def favour_worth(s: Position, faction: int, weights: list[float]) -> float:
    """What a faction's god will bring: the mandatory actions and the chance of the others."""
    god = s.bid_god[faction]
    if god == APOLLO:
        return 2 * weights[INCOME] + s.figures.apollo_gold * weights[GOLD]
    value = building_worth(s, faction, s.figures.god_building[god], weights)
    if god == ATHENA:
        value += philosopher_worth(weights, s.philosophers[faction])
    elif god == ZEUS:
        value += weights[PRIESTESSES] + 0.5
    elif god == POSEIDON:
        value += weights[FLEETS] + weights[SEAS] + 0.3
    elif god == ARES:
        value += weights[TROOPS] + min(s.gold_of(faction), 6) * 0.25
    elif god == HERA:
        value += weights[TROOPS] + 0.5
    return value


def philosopher_worth(weights: list[float], number: int) -> float:
    """What one more adds to so many; the fourth founds a metropolis."""
    if number >= len(PHILOSOPHER_WORTH) - 1:
        return weights[METROPOLISES] - weights[PHILOSOPHERS] * PHILOSOPHER_WORTH[-1]
    return weights[PHILOSOPHERS] * (PHILOSOPHER_WORTH[number + 1] - PHILOSOPHER_WORTH[number])


def building_worth(s: Position, faction: int, building: int, weights: list[float]) -> float:
    """What a building of the type (NONE: of any missing type) adds to the team's set of four."""
    types = 0
    for member in s.mode.teams[s.team(faction)]:
        types |= effective_types(s, member)
    if building != NONE and (types >> building) & 1:
        return 0.2
    number = types.bit_count()
    if number >= BASE_TYPES - 1:
        return weights[METROPOLISES] - weights[TYPES] * TYPES_WORTH[number]
    return weights[TYPES] * (TYPES_WORTH[number + 1] - TYPES_WORTH[number])
