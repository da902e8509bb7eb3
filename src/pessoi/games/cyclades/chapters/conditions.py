"""When a hero may be sacrificed: the condition of each power.  [CYC-18.3]

offers(s, faction)    the heroes that the faction may sacrifice now
"""

from pessoi.games.cyclades.chapters.buildings import fortresses_in
from pessoi.games.cyclades.chapters.heroes import card_holder, may_act
from pessoi.games.cyclades.chapters.metropolises import can_place
from pessoi.games.cyclades.chapters.movement import free_move_origins
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    ACHILLES,
    AJAX,
    ANTIGONE,
    BASE_TYPES,
    CROESUS,
    HECTOR,
    HELEN,
    HERACLES,
    HIPPOLYTA,
    JASON,
    LETO,
    NONE,
    NOWHERE,
    PAIRS,
    PANDORA,
    PENELOPE,
    PENTHESILEA,
    PERICLES,
    PERSEUS,
    ULYSSES,
)
from pessoi.kernel.sets import bits


def offers(s: Position, faction: int) -> list[int]:
    """Heroes that may be sacrificed: not acquired in this cycle, not silenced, condition fulfilled.

    Wherever they stand, Medusa's zone included.  [CYC-18.3] [CYC-18.4] [CYC-18.5] [CYC-18.9]
    """
    found: list[int] = []
    for hero in bits(s.heroes_of(faction)):
        if s.hero_cycle[hero] != s.cycle and may_act(s, hero) and is_usable(s, faction, hero, hero):
            found.append(hero)
    return found


def why_no_sacrifice(s: Position, faction: int, hero: int) -> str:
    """The rule that keeps the faction from sacrificing a hero now; CYC-18.3: its condition does not hold."""
    if s.hero_owner[hero] != faction or s.hero_zone[hero] == NOWHERE:
        return "CYC-18.3"
    if not may_act(s, hero):
        return "CYC-18.5"
    if s.hero_cycle[hero] == s.cycle:
        return "CYC-18.4"
    return "CYC-18.37" if hero == PENTHESILEA else "CYC-18.3"


def is_usable(s: Position, faction: int, power: int, hero: int) -> bool:
    """Whether the faction fulfils the condition of a power when `hero` is gone; its own, not the team's.

    `hero` has the power, or is Pandora, who copies it.  [CYC-18.8] [CYC-20.3]
    """
    if power == ACHILLES:
        return len(achilles_zones(s, faction)) > 0 and sum(s.buildings_left) >= s.figures.achilles_buildings
    if power == HECTOR:
        return s.priestesses[faction] >= s.figures.hector_priestesses and s.philosophers_left > 0
    if power == PERSEUS:
        return len(perseus_origins(s, faction, hero)) > 0
    if power == PANDORA:
        return len(copied_powers(s, faction)) > 0
    return power != PENTHESILEA and earns_metropolis(s, faction, power, hero) and finds_room(s, faction, hero)


def earns_metropolis(s: Position, faction: int, power: int, hero: int) -> bool:
    """The conditions of powers that build a metropolis."""
    f = s.figures
    if power == AJAX:
        return s.lands[faction].bit_count() >= f.ajax_lands  # [CYC-18.15]
    if power == ANTIGONE:
        return sum(s.tokens[z] for z in token_zones(s, faction)) >= f.antigone_tokens  # [CYC-18.16]
    if power == CROESUS:
        return s.gold_of(faction) >= f.croesus_gold  # [CYC-18.18]
    if power == HELEN:
        return len(helen_pairs(s, faction)) > 0  # [CYC-18.25]
    if power == HERACLES:
        return hero == HERACLES and s.trophies.bit_count() >= f.heracles_cards  # [CYC-18.30] [CYC-18.49]
    if power == HIPPOLYTA:
        return (s.heroes_of(faction) & ~(1 << hero)).bit_count() >= f.hippolyta_heroes  # [CYC-18.34]
    if power == JASON:
        return f.fleets - s.fleets_left[faction] >= f.jason_fleets  # [CYC-18.40]
    if power == PERICLES:
        return f.troops - s.troops_left[faction] >= f.pericles_troops  # [CYC-18.42]
    if power == LETO:
        return count_miniatures(s, faction) >= f.leto_miniatures  # [CYC-18.44]
    if power == ULYSSES:
        return len(plentiful_types(s, faction, f.ulysses_buildings)) > 0  # [CYC-18.51]
    if power == PENELOPE:
        return s.seas[faction].bit_count() >= f.penelope_seas  # [CYC-18.53]
    return False


def finds_room(s: Position, faction: int, hero: int) -> bool:
    """No hero is sacrificed for a metropolis that could not be placed, on a site or a card.  [CYC-16.16]"""
    return can_place(s, faction) or card_holder(s, faction) not in (NONE, hero)


def token_zones(s: Position, faction: int) -> list[int]:
    """Controlled zones with cornucopia tokens; printed ones cannot be discarded.  [CYC-18.16]"""
    return [z for z in bits(s.lands[faction] | s.seas[faction]) if s.tokens[z] > 0]


def count_miniatures(s: Position, faction: int) -> int:
    """Creature miniatures of the faction: Charybdis and Scylla are two.  [CYC-18.45]"""
    found = 0
    for creature in s.creatures_of(faction):
        found += len(s.miniatures_of(creature))
    return found


def plentiful_types(s: Position, faction: int, number: int) -> list[int]:
    """Types of which the faction has so many effective base buildings."""
    found: list[int] = []
    for building in range(BASE_TYPES):
        owned = 0
        for zone in bits(s.lands[faction] & s.lands_with(building)):
            owned += fortresses_in(s, zone, building)
        if owned >= number:
            found.append(building)
    return found


def helen_pairs(s: Position, faction: int) -> list[int]:
    """Pairs of types with two effective buildings each, as positions in PAIRS.  [CYC-18.25]"""
    types = plentiful_types(s, faction, s.figures.helen_pairs)
    return [i for i, (one, other) in enumerate(PAIRS) if one in types and other in types]


def perseus_origins(s: Position, faction: int, hero: int) -> list[int]:
    """Where a free move may start once the hero is gone.  [CYC-18.47]"""
    found: list[int] = []
    for zone in free_move_origins(s, faction, False):
        if s.troops_in(zone) > 0 or s.heroes_in(zone, faction) & ~(1 << hero):
            found.append(zone)
    return found


def copied_powers(s: Position, faction: int) -> list[int]:
    """Heroes on the track whose power Pandora can use: never Heracles, nor Penthesilea here.  [CYC-18.49]"""
    return [h for h in s.hero_track if h not in (NONE, HERACLES) and is_usable(s, faction, h, PANDORA)]


def achilles_zones(s: Position, faction: int) -> list[int]:
    """Own land zones with two empty sites; if there is none, with two sites that hold no metropolis.  [CYC-18.13]"""
    lands = bits(s.lands[faction])
    needed = s.figures.achilles_buildings
    free = [z for z in lands if s.free_sites(z) >= needed]
    return free if free else [z for z in lands if s.map.sites[z] - s.metropolises_in(z) >= needed]
