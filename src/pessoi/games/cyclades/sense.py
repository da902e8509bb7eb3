"""Sense for bots: how a position looks, and which answers look promising at first sight.

A team is worth its metropolises, the ones it is about to have, and what brings more: zones, income, cards, units. One
metropolis is worth METROPOLIS_WORTH; worths become chances to win by a softmax over teams.
"""

from typing import Final

from pessoi.games.cyclades.archipelago import zones_in
from pessoi.games.cyclades.buildings import effective_types
from pessoi.games.cyclades.dice import ATTACKER, DEFENDER
from pessoi.games.cyclades.ending import is_alive, teams_of_seats
from pessoi.games.cyclades.income import income_of
from pessoi.games.cyclades.mandatory import Mandatory
from pessoi.games.cyclades.offerings import committed
from pessoi.games.cyclades.presence import has_minotaur
from pessoi.games.cyclades.sides import force
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS, UPKEEP, Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    ARES,
    ATHENA,
    BASE_TYPES,
    BUILD_TYPE,
    COMBAT_LOSS,
    DESTROY,
    END_TURN,
    FIGURE_ZONE,
    GO_ON,
    HARPY_PICK,
    HERA,
    HYDRA_VICTIM,
    LANDS,
    LOSS_HERO,
    MERCENARY,
    METROPOLIS_ZONE,
    MOVE_FLEETS,
    MOVE_MERCENARIES,
    MOVE_TO,
    MOVE_TROOPS,
    NOBODY,
    NONE,
    OFFER_VALUE,
    PLACE_CORNUCOPIA,
    PLACE_LAND,
    PLACE_START_TROOP,
    PLACE_UNIT,
    POSEIDON,
    REROLL,
    STAY,
    ZEUS,
    unit_zone,
)
from pessoi.kernel import Action, Request, target, verb
from pessoi.kernel.chances import chances, weigh

# What counts for a team, and how much each is worth: METROPOLIS_WORTH is the measure
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
WEIGHTS: Final = [10.0, 25.0, 0.2, 1.0, 1.0, 1.1, 0.75, 0.8, 0.3, 0.35, 0.25, 0.5, 1.4, 0.6, 1.0, 1.5, 1.0]
SHARPNESS: Final = 0.16  # how surely a lead wins

METROPOLIS_WORTH: Final = 10.0
PHILOSOPHER_WORTH: Final = [0.0, 1.6, 3.6, 6.2]
TYPES_WORTH: Final = [0.0, 1.2, 2.8, 5.2, 5.2]
INCOME_WORTH: Final = 0.75
GOLD_WORTH: Final = 0.2
PRIESTESS_WORTH: Final = 1.1
SEA_WORTH: Final = 0.3
TROOP_WORTH: Final = 0.35
FLEET_WORTH: Final = 0.25
LOST: Final = -1e9  # of a team that is out


def evaluate(s: Position) -> list[float]:
    """Each seat's chance to win, as its team's worth among all teams' says."""
    values: list[float] = []
    for team in range(len(s.mode.teams)):
        values.append(weigh(worth(s, team), WEIGHTS) if is_alive(s, team) else LOST)
    found = chances(values)
    return [found[team] for team in teams_of_seats(s)]


def measure(s: Position) -> list[list[float]]:
    """The terms of each seat's team."""
    rows = [worth(s, team) for team in range(len(s.mode.teams))]
    return [rows[team] for team in teams_of_seats(s)]


def worth(s: Position, team: int) -> list[float]:
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
            elif awaits_favour(s, faction):
                terms[14] += favour_worth(s, faction)
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
    """Whether the faction is still to act in this cycle, or has not done acting."""
    if s.phase == ACTIONS:
        return faction not in s.next_order
    return s.phase in (OFFERINGS, UPKEEP)


def awaits_favour(s: Position, faction: int) -> bool:
    """Whether its god's mandatory actions lie ahead."""
    if s.active != faction:
        return True
    for frame in s.stack:
        if isinstance(frame, Mandatory):
            return frame.step <= 1
    return False


def favour_worth(s: Position, faction: int) -> float:
    """What a faction's god will bring: the mandatory actions and the chance of the others."""
    god = s.bid_god[faction]
    if god == APOLLO:
        return 2 * INCOME_WORTH + s.figures.apollo_gold * GOLD_WORTH
    gold = s.gold_of(faction)
    value = building_worth(s, faction, s.figures.god_building[god])
    if god == ATHENA:
        number = min(s.philosophers[faction], 2)
        value += PHILOSOPHER_WORTH[number + 1] - PHILOSOPHER_WORTH[number]
        if s.philosophers[faction] == 3:
            value += METROPOLIS_WORTH - PHILOSOPHER_WORTH[3]
    elif god == ZEUS:
        value += PRIESTESS_WORTH + 0.5
    elif god == POSEIDON:
        value += FLEET_WORTH + SEA_WORTH + 0.3
    elif god == ARES:
        value += TROOP_WORTH + min(gold, 6) * 0.25
    elif god == HERA:
        value += TROOP_WORTH + 0.5
    return value


def building_worth(s: Position, faction: int, building: int) -> float:
    """What a building of the type (NONE: of any missing type) adds to the team's set of four."""
    types = 0
    for member in s.mode.teams[s.team(faction)]:
        types |= effective_types(s, member)
    if building != NONE and (types >> building) & 1:
        return 0.2
    number = types.bit_count()
    if number >= BASE_TYPES - 1:
        return METROPOLIS_WORTH - TYPES_WORTH[number]
    return TYPES_WORTH[number + 1] - TYPES_WORTH[number]


# -- first sight


def priors(s: Position, r: Request) -> list[float]:
    faction = deciding(s, r)
    return [first_sight(s, faction, a) for a in r.actions]


def deciding(s: Position, r: Request) -> int:
    """The faction that answers: the active one, or the side of a combat that the question is put to."""
    if s.attacker != NOBODY:
        if s.seat(s.defender) == r.seat:
            return s.defender
        return s.attacker
    if s.active != NOBODY and s.seat(s.active) == r.seat:
        return s.active
    return s.mode.seat_of.index(r.seat)


def first_sight(s: Position, faction: int, a: Action) -> float:
    do = verb(a)
    if do in (END_TURN, GO_ON, STAY):
        return stay_sight(s, faction) if do == STAY else 2.0
    if do in (MOVE_TROOPS, MOVE_MERCENARIES, MOVE_FLEETS):
        return 1.0 + target(a)
    if do == MOVE_TO:
        return zone_sight(s, faction, target(a))
    if do in (PLACE_UNIT, PLACE_START_TROOP, METROPOLIS_ZONE):
        return guard_sight(s, target(a))
    if do == OFFER_VALUE:
        return 8.0 / (8 + max(0, target(a) - s.priestesses[faction]))
    if do == COMBAT_LOSS:
        return loss_sight(target(a))
    if do == BUILD_TYPE:
        return 0.2 + building_worth(s, faction, target(a))
    if do == PLACE_LAND:
        return land_sight(s, target(a))
    if do == PLACE_CORNUCOPIA:
        return 1.0 + (guard_sight(s, target(a)) if target(a) < LANDS else s.units[target(a)])
    if do in (HYDRA_VICTIM, HARPY_PICK):
        return harm_sight(s, faction, unit_zone(a))
    if do == FIGURE_ZONE:
        return harm_sight(s, faction, target(a))
    if do in (REROLL, DESTROY):
        return 0.5
    return 1.0


def stay_sight(s: Position, faction: int) -> float:
    """Stay in a combat that looks even or better; elsewhere staying is as good as moving."""
    if s.attacker == NOBODY:
        return 1.0
    side = ATTACKER if faction == s.attacker else DEFENDER
    ahead = force(s, side) - force(s, DEFENDER if side == ATTACKER else ATTACKER)
    return 3.0 if ahead >= 0 else 0.4


def zone_sight(s: Position, faction: int, zone: int) -> float:
    """A destination: what it holds, and whether it is held."""
    owner = s.owner[zone]
    if owner == faction:
        return 0.3
    if zone >= LANDS:
        return 1.0 if owner == NOBODY else 1.5 / (1 + s.units[zone])
    prize = 1.0 + s.map.cornucopias[zone] + s.tokens[zone] + 10.0 * s.metropolises_in(zone)
    prize += s.types_in(zone).bit_count()
    if owner == NOBODY:
        return 2.0 * prize
    guards = s.troops_in(zone) + s.heroes_in(zone, owner).bit_count() + (2 if has_minotaur(s, zone, owner) else 0)
    return 2.0 * prize / (1 + guards)


def guard_sight(s: Position, zone: int) -> float:
    """A zone to strengthen: metropolises first, empty zones before full ones."""
    if zone >= LANDS:
        return 1.0 / (1 + s.units[zone])
    return (1.0 + 2.0 * s.metropolises_in(zone)) / (1 + s.troops_in(zone))


def loss_sight(loss: int) -> float:
    """Give up a mercenary rather than a troop, a troop rather than a hero."""
    if loss >= LOSS_HERO:
        return 0.3
    return 3.0 if loss == MERCENARY else 2.0


def land_sight(s: Position, zone: int) -> float:
    m = s.map
    return 1.0 + m.sites[zone] + m.cornucopias[zone] + m.priestess[zone] + 0.1 * len(zones_in(m.land_near[zone]))


def harm_sight(s: Position, faction: int, zone: int) -> float:
    """Harm opponents, most where most of their units stand; spare one's own."""
    owner = s.owner[zone]
    if owner == NOBODY:
        return 0.5
    return 1.0 + s.units[zone] if s.are_opponents(owner, faction) else 0.1
