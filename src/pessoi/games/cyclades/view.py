"""The table as clients draw it, from what a seat knows; `shown` says what it is made of."""

from collections.abc import Mapping
from typing import Any, cast

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters import heroes, sides
from pessoi.games.cyclades.chapters.archipelago import STRIDE, Archipelago
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.buildings import fortresses_in, open_ports
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER, faction_of
from pessoi.games.cyclades.chapters.ending import teams_of_seats
from pessoi.games.cyclades.chapters.income import income_of
from pessoi.games.cyclades.chapters.offerings import OfferValue
from pessoi.games.cyclades.chapters.presence import barred_lands, closed_seas, suppressed_lands
from pessoi.games.cyclades.chapters.temples import creature_price, unspent
from pessoi.games.cyclades.secrecy import team_of_seat
from pessoi.games.cyclades.shown import (
    Battle,
    Building,
    Faction,
    God,
    Holder,
    Map,
    MapZone,
    Mine,
    Phase,
    Seat,
    Shown,
    Side,
    Space,
    Supply,
    Team,
    Tile,
    Turn,
    Zone,
)
from pessoi.games.cyclades.state import PHASE_IDS, Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    BASE_TYPES,
    FORTRESS,
    LANDS,
    METROPOLIS,
    NOBODY,
    NONE,
    NOWHERE,
    SIDE_A,
    UNKNOWN,
)
from pessoi.kernel.sets import bits


def name(ids: list[str], number: int) -> str | None:
    return None if number < 0 else ids[number]


def names(ids: list[str], mask: int) -> list[str]:
    return [ids[i] for i in bits(mask)]


def faction_name(faction: int) -> str | None:
    return name(terms.FACTION_IDS, faction)


def show(k: Position, seat: int) -> Shown:
    teams = teams_of_seats(k)
    return {
        "active": k.seat(k.active) if k.active != NOBODY else None,
        "round": k.cycle,
        "scores": [k.team_metropolises(team) for team in teams],
        "mode": k.mode_name,
        "goal": k.goal,
        "phase": cast(Phase, PHASE_IDS[k.phase]),
        "faction": faction_name(k.active),
        "seats": [show_seat(k, i) for i in range(k.mode.players)],
        "teams": [show_team(k, team) for team in range(len(k.mode.teams))],
        "factions": [show_faction(k, faction) for faction in range(k.mode.factions)],
        "map": show_map(k) if k.assembly else None,
        "zones": show_zones(k) if k.assembly else {},
        "gods": show_gods(k),
        "bidding": show_bidding(k),
        "spaces": list(k.figures.spaces),
        "turn_order": [terms.FACTION_IDS[f] for f in k.turn_order],
        "next_order": [faction_name(f) for f in k.next_order],
        "creature_track": [show_space(k, space) for space in range(len(k.creature_track))],
        "hero_track": [name(terms.HERO_IDS, hero) for hero in k.hero_track],
        "hero_cost": k.figures.hero_cost,
        "creature_deck": k.creature_deck.bit_count() - k.drawn.count(UNKNOWN),
        "creature_discard": names(terms.CREATURE_IDS, k.creature_discard),
        "hero_deck": k.hero_deck.bit_count(),
        "hero_discard": names(terms.HERO_IDS, k.hero_discard),
        "hero_removed": names(terms.HERO_IDS, k.hero_removed),
        "supply": show_supply(k),
        "turn": show_turn(k),
        "battle": show_battle(k),
        "mine": show_mine(k, seat),
    }


def show_own(k: Position, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
    """Gold behind the screen, and cards that were looked at."""
    teams, factions = list(watched["teams"]), list(watched["factions"])
    for team in range(len(teams)):
        if k.gold[team] != UNKNOWN:
            teams[team] = {**teams[team], "gold": k.gold[team]}
    for faction in range(len(factions)):
        if k.gold[k.team(faction)] != UNKNOWN:
            factions[faction] = {**factions[faction], "gold": k.gold[k.team(faction)]}
    return {"teams": teams, "factions": factions, "mine": show_mine(k, seat)}


def show_seat(k: Position, seat: int) -> Seat:
    factions = [terms.FACTION_IDS[f] for f, owner in enumerate(k.mode.seat_of) if owner == seat]
    return {"team": teams_of_seats(k)[seat], "factions": factions}


def show_gold(k: Position, team: int) -> int | None:
    return None if k.gold[team] == UNKNOWN else k.gold[team]


def show_team(k: Position, team: int) -> Team:
    return {
        "factions": [terms.FACTION_IDS[f] for f in k.mode.teams[team]],
        "metropolises": k.team_metropolises(team),
        "gold": show_gold(k, team),
    }


def show_faction(k: Position, faction: int) -> Faction:
    return {
        "id": terms.FACTION_IDS[faction],
        "seat": k.seat(faction),
        "team": k.team(faction),
        "gold": show_gold(k, k.team(faction)),
        "priestesses": k.priestesses[faction],
        "philosophers": k.philosophers[faction],
        "philosophers_needed": k.figures.philosophers_needed,
        "lands": k.lands[faction].bit_count(),
        "seas": k.seas[faction].bit_count(),
        "income": income_of(k, faction),
        "metropolises": k.metropolises_of(faction),
        "buildings": count_buildings(k, faction),
        "temples": unspent(k, faction),
        "troops_left": k.troops_left[faction],
        "fleets_left": k.fleets_left[faction],
        "heroes": names(terms.HERO_IDS, k.heroes_of(faction)),
        "holders": show_holders(k, faction),
        "creatures": [terms.CREATURE_IDS[c] for c in k.creatures_of(faction)],
        "trophies": names(terms.CREATURE_IDS, k.trophies) if k.hero_owner[terms.HERACLES] == faction else [],
        "god": name(terms.GOD_IDS, k.bid_god[faction]),
        "bid": k.bid_value[faction],
        "acted": faction in k.next_order,
        "silenced": heroes.silenced(k, faction),
        "eliminated": not k.is_in_play(faction),
    }


def count_buildings(k: Position, faction: int) -> dict[str, int]:
    found = dict.fromkeys(terms.BUILDING_IDS[:BASE_TYPES], 0)
    for zone in bits(k.lands[faction]):
        for building in k.site[zone * SITES : zone * SITES + SITES]:
            if 0 <= building < BASE_TYPES:
                found[terms.BUILDING_IDS[building]] += 1
    return found


def show_holders(k: Position, faction: int) -> list[Holder]:
    return [
        {"hero": terms.HERO_IDS[hero], "bonus": terms.BONUS_IDS[bonus], "spent": (k.spent_cards >> hero) & 1 == 1}
        for hero, bonus in enumerate(k.holder)
        if bonus != NONE and k.hero_owner[hero] == faction
    ]


def show_map(k: Position) -> Map:
    """The same object in all positions of a map."""
    if k.map.drawing is None:
        k.map.drawing = cast(dict[str, Any], draw_map(k.map))
    return cast(Map, k.map.drawing)


def draw_map(m: Archipelago) -> Map:
    zones: list[MapZone] = [
        {
            "id": terms.ZONE_IDS[z],
            "kind": "land" if z < LANDS else "sea",
            "island": m.island[z],
            "x": m.x[z],
            "y": m.y[z],
            "cells": [list(cell) for cell in m.cells[z]],
            "sites": m.sites[z],
            "cornucopia": m.cornucopias[z],
            "priestess": m.priestess[z] == 1,
            "near": names(terms.ZONE_IDS, m.near[z]),
        }
        for z in [*m.lands, *m.seas]
    ]
    tiles: list[Tile] = [
        {
            "id": terms.TILE_IDS[m.assembly[i]],
            "u": m.assembly[i + 1],
            "v": m.assembly[i + 2],
            "rotation": m.assembly[i + 3],
        }
        for i in range(1, len(m.assembly), STRIDE)
    ]
    return {"side": "a" if m.side == SIDE_A else "b", "hex_size": m.hex_size, "tiles": tiles, "zones": zones}


def show_zones(k: Position) -> dict[str, Zone]:
    closed = closed_seas(k) | barred_lands(k)
    suppressed = suppressed_lands(k)
    standing = [0] * terms.ZONES
    for hero, zone in enumerate(k.hero_zone):
        if zone != NOWHERE:
            standing[zone] |= 1 << hero
    found: dict[str, Zone] = {}
    for z in [*k.map.lands, *k.map.seas]:
        land = z < LANDS
        found[terms.ZONE_IDS[z]] = {
            "owner": faction_name(k.owner[z]),
            "troops": k.units[z] if land else 0,
            "mercenaries": k.mercenaries[z] if land else 0,
            "fleets": 0 if land else k.units[z],
            "heroes": names(terms.HERO_IDS, standing[z]),
            "creature": name(terms.CREATURE_IDS, k.creature_at(z)),
            "buildings": show_sites(k, z) if land else [],
            "tokens": k.tokens[z],
            "gold": k.zone_gold[z],
            "closed": (closed >> z) & 1 == 1,
            "suppressed": (suppressed >> z) & 1 == 1,
        }
    return found


def show_sites(k: Position, zone: int) -> list[Building | None]:
    found: list[Building | None] = []
    for place in range(zone * SITES, zone * SITES + k.map.sites[zone]):
        building = k.site[place]
        if building == NONE:
            found.append(None)
        else:
            found.append(
                {
                    "type": terms.BUILDING_IDS[min(building, METROPOLIS)],
                    "bonus": name(terms.BONUS_IDS, building - METROPOLIS),
                    "opens": name(terms.ZONE_IDS, k.opens[place]),
                    "spent": k.spent[place] == 1,
                }
            )
    return found


def show_gods(k: Position) -> list[God]:
    up = len(k.god_slots) - k.mode.face_down
    found: list[God] = []
    for slot, god in enumerate([*k.god_slots, APOLLO]):
        faction = k.servant(god)
        found.append(
            {
                "god": terms.GOD_IDS[god],
                "face_up": slot < up or god == APOLLO,
                "faction": faction_name(faction),
                "bid": k.bid_value[faction] if faction != NOBODY else None,
            }
        )
    return found


def show_bidding(k: Position) -> str | None:
    frame = k.stack[-1] if k.stack else None
    return terms.GOD_IDS[frame.god] if isinstance(frame, OfferValue) else None


def show_space(k: Position, space: int) -> Space:
    card = k.creature_track[space]
    return {
        "cost": k.figures.creature_costs[space],
        "creature": name(terms.CREATURE_IDS, card),
        "reserved_by": faction_name(k.reserved[space]),
        "price": creature_price(k, k.active, space) if k.active != NOBODY else None,
    }


def show_supply(k: Position) -> Supply:
    return {
        "mercenaries": k.mercenaries_left,
        "philosophers": k.philosophers_left,
        "priestesses": k.priestesses_left,
        "buildings": {terms.BUILDING_IDS[b]: k.buildings_left[b] for b in range(BASE_TYPES)},
        "tokens": {terms.BONUS_IDS[b]: number for b, number in enumerate(k.tokens_left)},
    }


def show_turn(k: Position) -> Turn:
    return {
        "extra_recruits": k.extra_recruits,
        "extra_cards": k.extra_cards,
        "hired": k.hired,
        "peeked": k.peeked,
        "hero_moves": {terms.HERO_IDS[hero]: number for hero, number in enumerate(k.hero_moves) if number > 0},
    }


def show_battle(k: Position) -> Battle | None:
    if k.battle_zone == NOWHERE:
        return None
    return {
        "zone": terms.ZONE_IDS[k.battle_zone],
        "round": k.battle_round,
        "attacker": show_side(k, ATTACKER),
        "defender": show_side(k, DEFENDER),
        "odds": odds(k) if k.compared and sides.engaged(k, ATTACKER) and sides.engaged(k, DEFENDER) else None,
    }


def odds(k: Position) -> list[int]:
    """How the next round would go: the throws that the attacker wins, ties that cost both a unit, and the others."""
    found = [0, 0, 0]
    for attack, weight in throws(k, ATTACKER):
        for defence, other in throws(k, DEFENDER):
            if attack > defence or (attack == defence and heroes.wins_ties(k, k.attacker)):
                found[0] += weight * other
            elif attack < defence or heroes.wins_ties(k, k.defender):
                found[2] += weight * other
            else:
                found[1] += weight * other
    return found


def throws(k: Position, side: int) -> list[tuple[int, int]]:
    """The strengths that a side may reach in the next round, and how often."""
    faction = faction_of(k, side)
    force = sides.force(k, side)
    fixed = heroes.fixed_die(k, faction)
    if fixed != NONE:
        return [(force + fixed, 1)]
    f = k.figures
    return [
        (force + heroes.settled_die(k, faction, value), weight)
        for value, weight in zip(f.die_values, f.die_weights, strict=True)
    ]


def show_side(k: Position, side: int) -> Side:
    naval = sides.is_naval(k)
    faction = faction_of(k, side)
    walls = 0
    if side == DEFENDER and not naval:
        walls = fortresses_in(k, k.battle_zone, FORTRESS) + fortresses_in(k, k.battle_zone, METROPOLIS)
    rolled = k.dice[side] != NONE
    return {
        "faction": terms.FACTION_IDS[faction],
        "troops": 0 if naval else sides.base_units(k, side),
        "mercenaries": sides.side_mercenaries(k, side),
        "fleets": sides.base_units(k, side) if naval else 0,
        "heroes": names(terms.HERO_IDS, sides.side_heroes(k, side)),
        "minotaur": sides.side_minotaur(k, side),
        "walls": walls,
        "ports": open_ports(k, faction, k.battle_zone) if naval else 0,
        "force": k.compared[side] if k.compared else sides.force(k, side),
        # whom Perseus has saved is gone from the fight, too
        "fallen": bool(k.compared) and k.compared[side] > sides.force(k, side) and not heroes.rescues(k, faction),
        "die": k.dice[side] if rolled else None,
        "strength": k.compared[2 + side] if k.compared else sides.strength(k, side) if rolled else None,
    }


def show_mine(k: Position, seat: int) -> Mine:
    if seat < 0:
        return {}
    return {
        "gold": k.gold[team_of_seat(k, seat)],
        "top_card": name(terms.CREATURE_IDS, k.top_card),
        "drawn": [terms.CREATURE_IDS[card] for card in k.drawn if card != UNKNOWN],
    }
