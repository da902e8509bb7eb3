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
from pessoi.games.cyclades.terms import BASE_TYPES, HEROES, LANDS, METROPOLIS, MINIATURES, NONE, UNKNOWN, ZONES
from pessoi.kernel import Options
from pessoi.kernel.rows import Row

A_LOT_OF_GOLD: Final = 20.0
A_LOT_OF_UNITS: Final = 8.0
A_LOT_OF_CARDS: Final = 4.0
A_LOT_OF_ZONES: Final = 10.0


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


def observe(k: Position, seat: int) -> list[float]:
    first = k.mode.seat_of.index(seat)
    order = [(first + i) % k.mode.factions for i in range(k.mode.factions)]
    found = [k.cycle / k.figures.max_cycles]
    found += one_hot(k.phase, len(PHASE_IDS))
    for slot in range(k.figures.god_slots):
        found += one_hot(k.god_slots[slot] if slot < len(k.god_slots) else NONE, k.figures.god_slots)
    found += flags(k.creature_track, terms.CREATURES)
    found += [float((k.creature_discard >> card) & 1) for card in range(terms.CREATURES)]
    found += one_hot(k.top_card, terms.CREATURES)
    found += flags(k.hero_track, HEROES)
    for faction in order:
        observe_faction(k, faction, found)
    for zone in range(ZONES):
        observe_zone(k, zone, order, found)
    return found


def one_hot(number: int, size: int) -> list[float]:
    found = [0.0] * size
    if number >= 0:
        found[number] = 1.0
    return found


def flags(numbers: Row, size: int) -> list[float]:
    found = [0.0] * size
    for number in numbers:
        if number >= 0:
            found[number] = 1.0
    return found


def observe_faction(k: Position, faction: int, found: list[float]) -> None:
    gold = k.gold_of(faction)
    found.append(1.0 if k.active == faction else 0.0)
    found.append((k.turn_order.index(faction) + 1) / k.mode.factions if faction in k.turn_order else 0.0)
    found.append(0.0 if gold == UNKNOWN else gold / A_LOT_OF_GOLD)
    found.append(0.0 if gold == UNKNOWN else 1.0)
    found.append(income_of(k, faction) / A_LOT_OF_ZONES)
    found.append(k.philosophers[faction] / A_LOT_OF_CARDS)
    found.append(k.priestesses[faction] / A_LOT_OF_CARDS)
    found.append(k.metropolises_of(faction) / k.goal)
    found.append(k.lands[faction].bit_count() / A_LOT_OF_ZONES)
    found.append(k.seas[faction].bit_count() / A_LOT_OF_ZONES)
    found.append(k.troops_left[faction] / A_LOT_OF_UNITS)
    found.append(k.fleets_left[faction] / A_LOT_OF_UNITS)
    found.append(k.bid_value[faction] / A_LOT_OF_GOLD)
    found += one_hot(k.bid_god[faction], len(terms.GOD_IDS))
    found += [1.0 if owner == faction else 0.0 for owner in k.hero_owner]
    found += [1.0 if owner == faction else 0.0 for owner in k.creature_owner[terms.FIRST_MINIATURE :]]


def observe_zone(k: Position, zone: int, order: list[int], found: list[float]) -> None:
    on_map = ((k.map.land_mask | k.map.sea_mask) >> zone) & 1 == 1
    for faction in order:
        found.append(1.0 if k.owner[zone] == faction else 0.0)
    found.append(k.units[zone] / A_LOT_OF_UNITS)
    found.append((k.map.cornucopias[zone] + k.tokens[zone]) / A_LOT_OF_CARDS if on_map else 0.0)
    for miniature in range(MINIATURES):
        found.append(1.0 if k.figure_zone[miniature] == zone else 0.0)
    if zone >= LANDS:
        return
    found.append(k.mercenaries[zone] / A_LOT_OF_UNITS)
    found.append(k.free_sites(zone) / SITES if on_map else 0.0)
    sites = k.site[zone * SITES : zone * SITES + SITES]
    found.append(len([b for b in sites if b >= METROPOLIS]) / SITES)
    found.append(sum(k.spent[zone * SITES : zone * SITES + SITES]) / SITES)
    for building in range(BASE_TYPES):
        found.append(sites.count(building) / SITES)
    for hero in range(HEROES):
        found.append(1.0 if k.hero_zone[hero] == zone else 0.0)
