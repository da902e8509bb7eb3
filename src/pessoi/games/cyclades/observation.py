"""What a seat knows as a vector of numbers, for learning.

Factions count from the viewer's first one on: `faction+0` is its own. Zones are those of all tiles, so that a zone has
the same entries on every map; zones that are not on the map are zeros. Counts are divided by what is a lot in play.
"""

from typing import Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.income import income_of
from pessoi.games.cyclades.chapters.setup import mode_of
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.state import PHASE_IDS, Position
from pessoi.games.cyclades.terms import (
    ALL_LANDS,
    BASE_TYPES,
    HEROES,
    LANDS,
    METROPOLIS,
    MINIATURES,
    NONE,
    UNKNOWN,
    ZONES,
)
from pessoi.kernel import Options
from pessoi.kernel.observation import Observation
from pessoi.kernel.rows import Row

A_LOT_OF_GOLD: Final = 20.0
A_LOT_OF_UNITS: Final = 8.0
A_LOT_OF_CARDS: Final = 4.0
A_LOT_OF_ZONES: Final = 10.0
OF_A_ZONE: Final = 2  # entries beside owners and figures, and beside heroes those that lands have more
OF_A_LAND: Final = 4 + BASE_TYPES
MINIATURE_CARDS: Final = terms.CREATURES - terms.FIRST_MINIATURE
A_FEW: Final = 2  # bits, in which a land's buildings of a type are counted: SITES are the most


def features(figures: Components, options: Options) -> list[str]:
    """The names of the entries of `observe`, in order."""
    factions = figures.modes[mode_of(options)].factions
    names = ["cycle", *[f"phase.{phase}" for phase in PHASE_IDS]]
    names += [f"slot{slot + 1}.{god}" for slot in range(figures.god_slots) for god in terms.GOD_IDS[:-1]]
    names += [f"track.{card}" for card in terms.CREATURE_IDS] + [f"discard.{card}" for card in terms.CREATURE_IDS]
    names += [f"top.{card}" for card in terms.CREATURE_IDS] + [f"track.{hero}" for hero in terms.HERO_IDS]
    for i in range(factions):
        who = f"faction+{i}"
        names += [f"{who}.active", f"{who}.order", f"{who}.gold", f"{who}.gold_known", f"{who}.income"]
        names += [f"{who}.philosophers", f"{who}.priestesses", f"{who}.metropolises", f"{who}.lands", f"{who}.seas"]
        names += [f"{who}.troops_left", f"{who}.fleets_left", f"{who}.bid"]
        names += [f"{who}.serves.{god}" for god in terms.GOD_IDS]
        names += [f"{who}.{hero}" for hero in terms.HERO_IDS]
        names += [f"{who}.{card}" for card in terms.CREATURE_IDS[terms.FIRST_MINIATURE :]]
    for z in range(ZONES):
        zone = terms.ZONE_IDS[z]
        names += [f"{zone}.owner+{i}" for i in range(factions)]
        names += [f"{zone}.units", f"{zone}.horns"]
        names += [f"{zone}.figure{miniature}" for miniature in range(MINIATURES)]
        if z < LANDS:
            names += [f"{zone}.mercenaries", f"{zone}.free_sites", f"{zone}.metropolises", f"{zone}.spent"]
            names += [f"{zone}.{building}" for building in terms.BUILDING_IDS[:BASE_TYPES]]
            names += [f"{zone}.{hero}" for hero in terms.HERO_IDS]
    return names


def observe(k: Position, seat: int, found: Observation) -> None:
    first = k.mode.seat_of.index(seat)
    order = [(first + i) % k.mode.factions for i in range(k.mode.factions)]
    found.part(k.cycle, k.figures.max_cycles)
    found.one_hot(k.phase, len(PHASE_IDS))
    for slot in range(k.figures.god_slots):
        found.one_hot(k.god_slots[slot] if slot < len(k.god_slots) else NONE, k.figures.god_slots)
    observe_cards(k.creature_track, terms.CREATURES, found)
    found.flags(k.creature_discard, terms.CREATURES)
    found.one_hot(k.top_card, terms.CREATURES)
    observe_cards(k.hero_track, HEROES, found)
    for faction in order:
        observe_faction(k, faction, found)
    visited = zones_of(k.figure_zone) | zones_of(k.hero_zone)
    lands, there = k.map.land_mask, visited & ALL_LANDS
    for zone in range(LANDS):
        if (lands >> zone) & 1 == 1:
            observe_zone(k, zone, first, (there >> zone) & 1 == 1, found)
            observe_land(k, zone, (there >> zone) & 1 == 1, found)
        else:
            found.skip(k.mode.factions + OF_A_ZONE + MINIATURES + OF_A_LAND + HEROES)
    seas, there = k.map.sea_mask >> LANDS, visited >> LANDS
    for zone in range(ZONES - LANDS):
        if (seas >> zone) & 1 == 1:
            observe_zone(k, LANDS + zone, first, (there >> zone) & 1 == 1, found)
        else:
            found.skip(k.mode.factions + OF_A_ZONE + MINIATURES)


def observe_cards(cards: Row, count: int, found: Observation) -> None:
    """Which of that many lie there."""
    for card in cards:
        if card >= 0:
            found.put(card, 1.0)
    found.skip(count)


def observe_faction(k: Position, faction: int, found: Observation) -> None:
    gold = k.gold_of(faction)
    found.flag(k.active == faction)
    found.part(k.turn_order.index(faction) + 1 if faction in k.turn_order else 0, k.mode.factions)
    found.part(0 if gold == UNKNOWN else gold, A_LOT_OF_GOLD)
    found.flag(gold != UNKNOWN)
    found.part(income_of(k, faction), A_LOT_OF_ZONES)
    found.part(k.philosophers[faction], A_LOT_OF_CARDS)
    found.part(k.priestesses[faction], A_LOT_OF_CARDS)
    found.part(k.metropolises_of(faction), k.goal)
    found.part(k.lands[faction].bit_count(), A_LOT_OF_ZONES)
    found.part(k.seas[faction].bit_count(), A_LOT_OF_ZONES)
    found.part(k.troops_left[faction], A_LOT_OF_UNITS)
    found.part(k.fleets_left[faction], A_LOT_OF_UNITS)
    found.part(k.bid_value[faction], A_LOT_OF_GOLD)
    found.one_hot(k.bid_god[faction], len(terms.GOD_IDS))
    found.places(k.hero_owner, faction, 0, HEROES)
    found.places(k.creature_owner, faction, terms.FIRST_MINIATURE, MINIATURE_CARDS)


def zones_of(places: Row) -> int:
    """The zones that anything stands in, as a bit set."""
    found = 0
    for zone in places:
        if zone >= 0:
            found |= 1 << zone
    return found


def observe_zone(k: Position, zone: int, first: int, visited: bool, found: Observation) -> None:
    """A zone of the map; `first` is the viewer's faction, `visited` if a figure or a hero is there."""
    owner = k.owner[zone]
    found.one_hot((owner - first) % k.mode.factions if owner >= 0 else NONE, k.mode.factions)
    found.part(k.units[zone], A_LOT_OF_UNITS)
    found.part(k.map.cornucopias[zone] + k.tokens[zone], A_LOT_OF_CARDS)
    if visited:
        found.places(k.figure_zone, zone, 0, MINIATURES)
    else:
        found.skip(MINIATURES)


def observe_land(k: Position, zone: int, visited: bool, found: Observation) -> None:
    """What land zones have besides."""
    found.part(k.mercenaries[zone], A_LOT_OF_UNITS)
    found.part(k.free_sites(zone), SITES)
    metropolises = spent = counts = 0
    site, used = k.site, k.spent
    for i in range(zone * SITES, zone * SITES + SITES):
        building = site[i]
        if building >= METROPOLIS:
            metropolises += 1
        elif 0 <= building < BASE_TYPES:
            counts += 1 << building * A_FEW
        spent += used[i]
    found.part(metropolises, SITES)
    found.part(spent, SITES)
    if counts == 0:
        found.skip(BASE_TYPES)
    else:
        for building in range(BASE_TYPES):
            found.part((counts >> building * A_FEW) & SITES, SITES)
    if visited:
        found.places(k.hero_zone, zone, 0, HEROES)
    else:
        found.skip(HEROES)
