"""Priors: how promising each answer looks before anything is worked out."""

from pessoi.games.cyclades.chapters.demolition import Take
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER
from pessoi.games.cyclades.chapters.metropolises import can_place
from pessoi.games.cyclades.chapters.presence import has_minotaur
from pessoi.games.cyclades.chapters.sides import force
from pessoi.games.cyclades.evaluation import WEIGHTS, building_worth
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    BUILD_TYPE,
    COMBAT_LOSS,
    DESTROY,
    END_TURN,
    FIGURE_ZONE,
    GO_ON,
    HARPY_PICK,
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
    OFFER_VALUE,
    ON_SITE,
    PLACE_CORNUCOPIA,
    PLACE_LAND,
    PLACE_START_TROOP,
    PLACE_UNIT,
    PUSH_PICK,
    REROLL,
    SPEND_TEMPLE,
    STAY,
    WHICH_PORT,
    WHICH_TEMPLE,
)
from pessoi.games.cyclades.vocabulary import unit_zone
from pessoi.kernel import Action, Request, target, verb
from pessoi.kernel.sets import bits


def priors(s: Position, r: Request) -> list[float]:
    faction = deciding(s, r)
    return [prior_of(s, faction, a) for a in r.actions]


def deciding(s: Position, r: Request) -> int:
    """The faction that answers: the active one, or the side of a combat that the question is put to."""
    if s.attacker != NOBODY:
        if s.seat(s.defender) == r.seat:
            return s.defender
        return s.attacker
    if s.active != NOBODY and s.seat(s.active) == r.seat:
        return s.active
    return s.mode.seat_of.index(r.seat)


def prior_of(s: Position, faction: int, a: Action) -> float:
    do = verb(a)
    if do in (END_TURN, GO_ON, STAY):
        return stay_prior(s, faction) if do == STAY else 2.0
    if do in (MOVE_TROOPS, MOVE_MERCENARIES, MOVE_FLEETS):
        return 1.0 + target(a)
    if do == MOVE_TO:
        return zone_prior(s, faction, target(a))
    if do in (PLACE_UNIT, PLACE_START_TROOP, METROPOLIS_ZONE):
        return guard_prior(s, target(a))
    if do == OFFER_VALUE:
        return 8.0 / (8 + max(0, target(a) - s.priestesses[faction]))
    if do == COMBAT_LOSS:
        return loss_prior(target(a))
    if do == BUILD_TYPE:
        return 0.2 + building_worth(s, faction, target(a), WEIGHTS.of(s.mode.players))
    if do == PLACE_LAND:
        return land_prior(s, target(a))
    if do == PLACE_CORNUCOPIA:
        return 1.0 + (guard_prior(s, target(a)) if target(a) < LANDS else s.units[target(a)])
    if do in (HYDRA_VICTIM, HARPY_PICK):
        return harm_prior(s, faction, unit_zone(a))
    if do == FIGURE_ZONE:
        return harm_prior(s, faction, target(a))
    if do == SPEND_TEMPLE:
        return 2.0 if target(a) % 2 == 0 else 1.0  # a temple that becomes a metropolis loses its mark
    if do == ON_SITE:
        return 1.0 if can_place(s, faction) else 0.02  # else it is lost
    if do in (WHICH_TEMPLE, WHICH_PORT):
        return which_prior(s, faction, a)
    if do == PUSH_PICK:
        return 2.0 if s.owner[target(a)] == faction else 1.0  # while there is room
    if do in (REROLL, DESTROY):
        return 0.5
    return 1.0


def stay_prior(s: Position, faction: int) -> float:
    """Stay in a combat that looks even or better; elsewhere staying is as good as moving."""
    if s.attacker == NOBODY:
        return 1.0
    side = ATTACKER if faction == s.attacker else DEFENDER
    ahead = force(s, side) - force(s, DEFENDER if side == ATTACKER else ATTACKER)
    return 3.0 if ahead >= 0 else 0.4


def zone_prior(s: Position, faction: int, zone: int) -> float:
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


def guard_prior(s: Position, zone: int) -> float:
    """A zone to strengthen: metropolises first, empty zones before full ones."""
    if zone >= LANDS:
        return 1.0 / (1 + s.units[zone])
    return (1.0 + 2.0 * s.metropolises_in(zone)) / (1 + s.troops_in(zone))


def loss_prior(loss: int) -> float:
    """Give up a mercenary rather than a troop, a troop rather than a hero."""
    if loss >= LOSS_HERO:
        return 0.3
    return 3.0 if loss == MERCENARY else 2.0


def land_prior(s: Position, zone: int) -> float:
    m = s.map
    return 1.0 + m.sites[zone] + m.cornucopias[zone] + m.priestess[zone] + 0.1 * len(bits(m.land_near[zone]))


def which_prior(s: Position, faction: int, a: Action) -> float:
    """Of two buildings give up the worse: the temple that was used, the port without own fleets. Steal the better."""
    frame = s.stack[-1]
    if verb(a) == WHICH_PORT:
        return 0.5 if s.owner[target(a)] == faction else 1.0
    gives = isinstance(frame, Take) and s.owner[frame.zone] == faction
    return 2.0 if (target(a) == 1) == gives else 1.0


def harm_prior(s: Position, faction: int, zone: int) -> float:
    """Harm opponents, most where most of their units stand; spare one's own."""
    owner = s.owner[zone]
    if owner == NOBODY:
        return 0.5
    return 1.0 + s.units[zone] if s.are_opponents(owner, faction) else 0.1
