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
from pessoi.kernel.observation import Observation
from pessoi.kernel.rows import Row

A_LOT_OF_GOLD: Final = 20.0
A_LOT_OF_UNITS: Final = 8.0
A_LOT_OF_CARDS: Final = 4.0
A_LOT_OF_ZONES: Final = 10.0
OF_A_ZONE: Final = 2  # entries beside owners and figures, and beside heroes those that lands have more
OF_A_LAND: Final = 4 + BASE_TYPES


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
    found.append(k.cycle / k.figures.max_cycles)
    found.one_hot(k.phase, len(PHASE_IDS))
    for slot in range(k.figures.god_slots):
        found.one_hot(k.god_slots[slot] if slot < len(k.god_slots) else NONE, k.figures.god_slots)
    observe_cards(k.creature_track, terms.CREATURES, found)
    for card in range(terms.CREATURES):
        found.flag((k.creature_discard >> card) & 1 == 1)
    found.one_hot(k.top_card, terms.CREATURES)
    observe_cards(k.hero_track, HEROES, found)
    for faction in order:
        observe_faction(k, faction, found)
    on_map = k.map.land_mask | k.map.sea_mask
    visited = zones_of(k.figure_zone) | zones_of(k.hero_zone)
    for zone in range(ZONES):
        if (on_map >> zone) & 1 == 1:
            observe_zone(k, zone, first, (visited >> zone) & 1 == 1, found)
        else:
            found.skip(k.mode.factions + OF_A_ZONE + MINIATURES + (OF_A_LAND + HEROES if zone < LANDS else 0))


def observe_cards(cards: Row, count: int, found: Observation) -> None:
    """Which of that many lie there."""
    for card in cards:
        if card >= 0:
            found.put(card, 1.0)
    found.skip(count)


def observe_faction(k: Position, faction: int, found: Observation) -> None:
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
    found.one_hot(k.bid_god[faction], len(terms.GOD_IDS))
    for hero in range(HEROES):
        found.flag(k.hero_owner[hero] == faction)
    for card in range(terms.FIRST_MINIATURE, terms.CREATURES):
        found.flag(k.creature_owner[card] == faction)


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
    found.append(k.units[zone] / A_LOT_OF_UNITS)
    found.append((k.map.cornucopias[zone] + k.tokens[zone]) / A_LOT_OF_CARDS)
    observe_places(k.figure_zone, MINIATURES, zone, visited, found)
    if zone >= LANDS:
        return
    found.append(k.mercenaries[zone] / A_LOT_OF_UNITS)
    found.append(k.free_sites(zone) / SITES)
    metropolises = spent = 0
    counts = [0] * BASE_TYPES
    for i in range(zone * SITES, zone * SITES + SITES):
        building = k.site[i]
        if building >= METROPOLIS:
            metropolises += 1
        elif 0 <= building < BASE_TYPES:
            counts[building] += 1
        spent += k.spent[i]
    found.append(metropolises / SITES)
    found.append(spent / SITES)
    for count in counts:
        found.append(count / SITES)
    observe_places(k.hero_zone, HEROES, zone, visited, found)


def observe_places(places: Row, count: int, zone: int, visited: bool, found: Observation) -> None:
    """Which of them stand there."""
    if visited:
        for i in range(count):
            if places[i] == zone:
                found.put(i, 1.0)
    found.skip(count)
