"""Sense for bots: what a position is worth to each seat. First sights of single answers: `instinct`.

A team is worth its metropolises, the ones it is about to have, and what brings more: zones, income, cards, units.
Worths become chances to win by a softmax over teams.
"""

from typing import Final

from pessoi.games.cyclades.buildings import effective_types
from pessoi.games.cyclades.income import income_of
from pessoi.games.cyclades.mandatory import Mandatory
from pessoi.games.cyclades.offerings import committed
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS, UPKEEP, Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    ARES,
    ATHENA,
    BASE_TYPES,
    HERA,
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
SHARPNESS: Final = 0.16  # how surely a lead wins

METROPOLIS: Final = 0  # terms by number, where a god's favour is reckoned from what he brings
GOLD: Final = 2
TYPES: Final = 3
PHILOSOPHERS: Final = 4
PRIESTESSES: Final = 5
INCOME: Final = 6
SEAS_HELD: Final = 8
TROOPS: Final = 9
FLEETS: Final = 10
PHILOSOPHER_WORTH: Final = [0.0, 1.6, 3.6, 6.2]  # of so many
TYPES_WORTH: Final = [0.0, 1.2, 2.8, 5.2, 5.2]


def measure(s: Position, weights: list[float]) -> list[list[float]]:
    """The terms of each team."""
    return [worth(s, team, weights) for team in range(len(s.mode.teams))]


def worth(s: Position, team: int, weights: list[float]) -> list[float]:
    """What a team has and what brings it nearer to a metropolis, as SHARPNESS counts it."""
    terms = [0.0] * len(TERMS)
    metropolises = s.team_metropolises(team)
    terms[0] = float(metropolises)
    terms[1] = 1.0 if metropolises >= s.goal else 0.0
    terms[2] = float(s.gold[team])
    types = 0
    for faction in s.mode.teams[team]:
        count_holdings(s, faction, terms)
        types |= effective_types(s, faction)
        if awaits_turn(s, faction):
            terms[15] += 1.0
            if s.bid_god[faction] == NONE:
                terms[16] += 1.0
        if s.bid_god[faction] != NONE and awaits_favour(s, faction):
            terms[14] += favour_worth(s, faction, weights)
        if s.phase == OFFERINGS:
            terms[2] -= committed(s, faction)
    terms[3] = TYPES_WORTH[types.bit_count()]
    for i in range(len(terms)):
        terms[i] *= SHARPNESS
    return terms


def count_holdings(s: Position, faction: int, terms: list[float]) -> None:
    """What a faction has for itself."""
    terms[4] += PHILOSOPHER_WORTH[min(s.philosophers[faction], len(PHILOSOPHER_WORTH) - 1)]
    terms[5] += s.priestesses[faction]
    terms[6] += income_of(s, faction)
    terms[7] += s.lands[faction].bit_count()
    terms[8] += s.seas[faction].bit_count()
    terms[9] += s.figures.troops - s.troops_left[faction]
    terms[10] += s.figures.fleets - s.fleets_left[faction]
    mask = s.lands[faction]
    while mask:
        low = mask & -mask
        mask ^= low
        zone = low.bit_length() - 1
        terms[9] += s.mercenaries[zone]
        if s.metropolises_in(zone) > 0:
            terms[11] += min(3, s.troops_in(zone))
    terms[12] += s.heroes_of(faction).bit_count()
    terms[13] += len(s.creatures_of(faction))


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
        value += weights[FLEETS] + weights[SEAS_HELD] + 0.3
    elif god == ARES:
        value += weights[TROOPS] + min(s.gold_of(faction), 6) * 0.25
    elif god == HERA:
        value += weights[TROOPS] + 0.5
    return value


def philosopher_worth(weights: list[float], number: int) -> float:
    """What one more adds to so many; the fourth founds a metropolis."""
    if number >= len(PHILOSOPHER_WORTH) - 1:
        return weights[METROPOLIS] - weights[PHILOSOPHERS] * PHILOSOPHER_WORTH[-1]
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
        return weights[METROPOLIS] - weights[TYPES] * TYPES_WORTH[number]
    return weights[TYPES] * (TYPES_WORTH[number + 1] - TYPES_WORTH[number])
