"""The gods' optional actions: what the faction in turn may choose from.  [CYC-12.1]

`menu` lists what its god allows, within the limits, affordable, and with at least one legal continuation.
"""

from typing import Final

from pessoi.games.cyclades.chapters.conditions import offers, why_no_sacrifice
from pessoi.games.cyclades.chapters.decks import can_draw_creature
from pessoi.games.cyclades.chapters.heroes import may_act
from pessoi.games.cyclades.chapters.movement import heroic_reach, land_origins, sea_origins
from pessoi.games.cyclades.chapters.reach import union
from pessoi.games.cyclades.chapters.recruits import RECRUITED, in_reserve, troop_zones, zones_for
from pessoi.games.cyclades.chapters.temples import unspent
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    ARES,
    ATHENA,
    BUY_CREATURE,
    END_TURN,
    EXTRA_FLEET,
    EXTRA_MERCENARY,
    EXTRA_PHILOSOPHER,
    EXTRA_PRIESTESS,
    EXTRA_TROOP,
    FLEET,
    HERA,
    HEROIC_MOVE,
    LAND_MOVE,
    LETO,
    MERCENARY,
    NOBODY,
    NONE,
    PEEK,
    POSEIDON,
    RECRUIT_HERO,
    SACRIFICE,
    SEA_MOVE,
    TROOP,
    ZEUS,
)
from pessoi.kernel import Action, act, acts_on, target, verb
from pessoi.kernel.sets import bits


def menu(s: Position, faction: int) -> list[Action]:
    """All that the faction may do now; ending its turn comes first.  [CYC-D40]"""
    god = s.bid_god[faction]
    actions = [act(END_TURN)]
    if god == ATHENA:
        add_cards(s, faction, EXTRA_PHILOSOPHER, actions)
    elif god == ZEUS:
        add_cards(s, faction, EXTRA_PRIESTESS, actions)
        if s.peeked < s.figures.peeks and can_draw_creature(s):
            actions.append(act(PEEK))  # [CYC-12.5]
    elif god == POSEIDON:
        add_recruits(s, faction, FLEET, actions)
        actions += acts_on(SEA_MOVE, sea_origins(s, faction))
    elif god == ARES:
        add_recruits(s, faction, TROOP, actions)
        actions += acts_on(LAND_MOVE, land_origins(s, faction))
    elif god == HERA:
        add_recruits(s, faction, MERCENARY, actions)
        add_heroes_for_hire(s, faction, actions)
    if god != ARES:
        add_heroic_moves(s, faction, god, actions)
    if god != APOLLO:
        add_creatures(s, faction, actions)
    actions += acts_on(SACRIFICE, offers(s, faction))
    return actions


def add_cards(s: Position, faction: int, verb: int, actions: list[Action]) -> None:
    """A second philosopher or priestess, once a turn.  [CYC-12.2] [CYC-12.4]"""
    f = s.figures
    if verb == EXTRA_PHILOSOPHER:
        limit, cost, left = f.philosopher_extras, f.philosopher_cost, s.philosophers_left
    else:
        limit, cost, left = f.priestess_extras, f.priestess_cost, s.priestesses_left
    if s.extra_cards < limit and s.gold_of(faction) >= cost and left > 0:
        actions.append(act(verb))


def recruit_costs(s: Position, kind: int) -> list[int]:
    """What the first, second, third extra unit costs.  [CYC-12.7] [CYC-12.10] [CYC-12.14]"""
    if kind == FLEET:
        return s.figures.fleet_costs
    return s.figures.troop_costs if kind == TROOP else s.figures.mercenary_costs


def add_recruits(s: Position, faction: int, kind: int, actions: list[Action]) -> None:
    costs = recruit_costs(s, kind)
    if s.extra_recruits >= len(costs) or s.gold_of(faction) < costs[s.extra_recruits]:
        return
    if in_reserve(s, faction, kind) > 0 and zones_for(s, faction, kind, RECRUITED):
        actions.append(act(EXTRA_FLEET if kind == FLEET else EXTRA_TROOP if kind == TROOP else EXTRA_MERCENARY))


def add_heroes_for_hire(s: Position, faction: int, actions: list[Action]) -> None:
    """A hero of the track, once a turn.  [CYC-12.15]"""
    f = s.figures
    if s.hired >= f.hero_recruits or s.gold_of(faction) < f.hero_cost or not troop_zones(s, faction):
        return
    for hero in s.hero_track:
        if hero != NONE:
            actions.append(act(RECRUIT_HERO, hero))


def add_heroic_moves(s: Position, faction: int, god: int, actions: list[Action]) -> None:
    """Heroes that can lead a move; with Apollo only Leto.  [CYC-13.20] [CYC-12.18] [CYC-18.44]"""
    heroes = s.heroes_of(faction)
    if god == APOLLO:
        heroes &= 1 << LETO
    for hero in bits(heroes):
        if union(heroic_reach(s, faction, hero)):
            actions.append(act(HEROIC_MOVE, hero))


def add_creatures(s: Position, faction: int, actions: list[Action]) -> None:
    """Creatures of the track that nobody else has reserved.  [CYC-17.1] [CYC-17.2] [CYC-17.5]"""
    most = s.gold_of(faction) + unspent(s, faction)  # each reduction is worth a coin, down to nothing
    for space, creature in enumerate(s.creature_track):
        reserved = s.reserved[space]
        if creature == NONE or (reserved != NOBODY and reserved != faction):
            continue
        if s.figures.creature_costs[space] <= most:
            actions.append(act(BUY_CREATURE, creature))


# -- what is missing from the menu, and why

RULES: Final[dict[int, str]] = {
    EXTRA_PHILOSOPHER: "CYC-12.2",
    EXTRA_PRIESTESS: "CYC-12.4",
    PEEK: "CYC-12.5",
    EXTRA_FLEET: "CYC-12.7",
    SEA_MOVE: "CYC-12.8",
    EXTRA_TROOP: "CYC-12.10",
    LAND_MOVE: "CYC-12.11",
    EXTRA_MERCENARY: "CYC-12.14",
    RECRUIT_HERO: "CYC-12.15",
    HEROIC_MOVE: "CYC-13.20",
    BUY_CREATURE: "CYC-17.1",
    SACRIFICE: "CYC-18.3",
}


def why_not_offered(s: Position, faction: int, a: Action) -> str:
    """The rule that keeps an action off the faction's menu."""
    do = verb(a)
    if do == BUY_CREATURE:
        return why_no_creature(s, faction, target(a))
    if do == SACRIFICE:
        return why_no_sacrifice(s, faction, target(a))
    if do == HEROIC_MOVE and s.bid_god[faction] == ARES:
        return "CYC-12.11"
    if do == HEROIC_MOVE and not may_act(s, target(a)):
        return "CYC-18.5"
    return RULES.get(do, "CYC-11.2")


def why_no_creature(s: Position, faction: int, creature: int) -> str:
    if s.bid_god[faction] == APOLLO:
        return "CYC-12.18"
    if creature not in s.creature_track:
        return "CYC-17.1"
    owner = s.reserved[s.creature_track.index(creature)]
    return "CYC-11.7" if owner in (NOBODY, faction) else "CYC-17.2"
