"""The invariants of the specification, by their numbers.

Most hold at every decision. Those "between actions" (5, 15) are checked where a faction stands before a free choice.
"""

from typing import Final

from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import SITES, card_of
from pessoi.games.cyclades.chapters.buildings import ALL_TYPES, effective_types
from pessoi.games.cyclades.chapters.ending import has_won, is_over
from pessoi.games.cyclades.chapters.income import income_of
from pessoi.games.cyclades.chapters.offerings import OfferGod, OfferValue, available_gods
from pessoi.games.cyclades.chapters.presence import BOAR_MINIATURE, MINOTAUR_MINIATURE, closed_seas
from pessoi.games.cyclades.components import LAND, SEA
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS, SETUP, UPKEEP, Position
from pessoi.games.cyclades.terms import (
    BASE_TYPES,
    CREATURES,
    FIRST_MINIATURE,
    HEROES,
    LANDS,
    METROPOLIS,
    MINIATURES,
    MINOTAUR,
    NOBODY,
    NONE,
    NOWHERE,
    SCYLLA,
    TEMPLE,
    ZONES,
)
from pessoi.kernel.sets import bits

FREE_CHOICES: Final = (Menu, OfferGod, OfferValue)


def violations(s: Position, before: Position | None) -> list[str]:
    """Which invariants do not hold; empty if all do."""
    faults: list[str] = []
    check_pieces(s, faults)
    check_cards(s, faults)
    check_zones(s, faults)
    check_miniatures(s, faults)
    check_turns(s, faults)
    check_marks(s, faults)
    if s.stack and isinstance(s.stack[-1], FREE_CHOICES):
        check_between_actions(s, faults)
    if not s.stack and not is_over(s):
        faults.append("25: the game is over without a reason")
    if before is not None:
        check_change(s, before, faults)
    return faults


def check_pieces(s: Position, faults: list[str]) -> None:
    f = s.figures
    troops = list(s.troops_left)
    fleets = list(s.fleets_left)
    for zone in range(ZONES):
        owner = s.owner[zone]
        if owner != NOBODY:
            (troops if zone < LANDS else fleets)[owner] += s.units[zone]
        elif s.units[zone] != 0:
            faults.append(f"10, 11: units in zone {zone}, which nobody controls")
    if s.battle_zone != NOWHERE:
        (troops if s.battle_zone < LANDS else fleets)[s.attacker] += s.raid_units
    for faction in range(s.mode.factions):
        if troops[faction] != f.troops or fleets[faction] != f.fleets:
            faults.append(f"1: faction {faction} has {troops[faction]} troops and {fleets[faction]} fleets")
    hired = sum(s.mercenaries) + s.raid_mercenaries + s.mercenaries_left
    if hired != f.mercenaries:
        faults.append(f"2: there are {hired} mercenaries")
    for building in range(BASE_TYPES):
        if s.site.count(building) + s.buildings_left[building] != f.buildings[building]:
            faults.append(f"3: buildings of type {building} do not add up")
    metropolises = len([b for b in s.site if b >= METROPOLIS]) + len([b for b in s.holder if b != NONE])
    if metropolises + sum(s.tokens_left) + s.tokens_removed != sum(f.bonuses):
        faults.append(f"4: {metropolises} metropolises and {sum(s.tokens_left)} tokens do not add up")
    if sum(s.philosophers) + s.philosophers_left != f.philosophers:
        faults.append("5: philosophers do not add up")
    if sum(s.priestesses) + s.priestesses_left != f.priestesses:
        faults.append("5: priestesses do not add up")
    if min([*s.gold, *s.tally]) < 0:
        faults.append(f"8: a treasury is negative: {s.gold}")
    if s.gold != s.tally:
        faults.append(f"26: the treasuries {s.gold} are not as counted, {s.tally}")
    if min(s.tokens) < 0 or min(s.zone_gold) < 0:
        faults.append("21: a count of tokens or gold on a zone is negative")


def check_cards(s: Position, faults: list[str]) -> None:
    places = [s.creature_deck, s.creature_discard, s.trophies, s.resolving]
    places += [1 << c for c in s.creature_track if c != NONE] + [1 << c for c in s.drawn]
    places += [1 << c for c in range(CREATURES) if s.creature_owner[c] != NOBODY]
    if not is_partition(places, s.figures.creature_cards):
        faults.append("6: a creature card is missing or in two places")
    if s.top_card != NONE and (s.creature_deck >> s.top_card) & 1 == 0:
        faults.append("6: the card on top of the deck is not in the deck")
    places = [s.hero_deck, s.hero_discard, s.hero_removed]
    places += [1 << h for h in s.hero_track if h != NONE]
    places += [1 << h for h in range(HEROES) if s.hero_owner[h] != NOBODY]
    if not is_partition(places, s.figures.hero_cards):
        faults.append("7: a hero card is missing or in two places")
    for space, faction in enumerate(s.reserved):
        if faction != NOBODY and (s.creature_track[space] == NONE or not s.is_in_play(faction)):
            faults.append(f"22: space {space} is reserved in vain")


def is_partition(places: list[int], everything: int) -> bool:
    found = 0
    for cards in places:
        if found & cards:
            return False
        found |= cards
    return found == everything


def check_zones(s: Position, faults: list[str]) -> None:
    for faction in range(s.mode.factions):
        held = [z for z in range(ZONES) if s.owner[z] == faction]
        if held != bits(s.lands[faction] | s.seas[faction]):
            faults.append(f"10, 11: the zones of faction {faction} are written down differently")
        if s.phase != SETUP and s.is_in_play(faction) and s.lands[faction] == 0:
            faults.append(f"16: faction {faction} has no land zone")
    for hero in range(HEROES):
        zone = s.hero_zone[hero]
        attacks = zone == s.battle_zone and s.hero_owner[hero] == s.attacker
        if zone != NOWHERE and s.owner[zone] != s.hero_owner[hero] and not attacks:
            faults.append(f"10: hero {hero} stands in a zone of another faction")
    for zone in s.map.seas:
        if (s.owner[zone] != NOBODY) != (s.units[zone] > 0):
            faults.append(f"11: sea zone {zone} has {s.units[zone]} fleets and owner {s.owner[zone]}")
    for zone in bits(closed_seas(s)):
        if s.units[zone] > 0 and not is_under(s, PUSHES):
            faults.append(f"11: closed sea zone {zone} holds fleets")
    for zone in s.map.lands:
        sites = s.site[zone * SITES : zone * SITES + SITES]
        if any(b != NONE for b in sites[s.map.sites[zone] :]):
            faults.append(f"14: land zone {zone} has more buildings than sites")
        if s.owner[zone] == NOBODY and (any(b != NONE for b in sites) or s.mercenaries[zone] > 0):
            faults.append(f"14: land zone {zone}, nobody's, is not empty")


def is_under(s: Position, frames: tuple[str, ...]) -> bool:
    """Whether one of these frames waits for an answer: what it does is half done."""
    return bool(s.stack) and type(s.stack[-1]).__name__ in frames


PUSHES: Final = ("PolyphemusPush", "PushFleets", "BoarPush", "PushUnit")  # a miniature drives units out
PLACING: Final = ("PlaceFigure",)  # the second of two miniatures
STOLEN: Final = ("EchidnaMove",)  # a stolen Minotaur is to move


def check_miniatures(s: Position, faults: list[str]) -> None:
    standing = [zone for zone in s.figure_zone if zone != NOWHERE]
    if len(set(standing)) < len(standing):
        faults.append("9: two miniatures stand in one zone")
    for miniature in range(MINIATURES):
        creature = card_of(miniature)
        zone = s.figure_zone[miniature]
        owned = s.creature_owner[creature] != NOBODY
        if owned != (zone != NOWHERE) and not (miniature == SCYLLA and is_under(s, PLACING)):
            faults.append(f"9: miniature {miniature} is on the map or its card is owned, but not both")
        if zone != NOWHERE and s.figures.terrain[creature] & (LAND if zone < LANDS else SEA) == 0:
            faults.append(f"9: miniature {miniature} stands on the wrong terrain")
    for creature in range(FIRST_MINIATURE):
        if s.creature_owner[creature] != NOBODY:
            faults.append(f"9: instant creature {creature} lies in front of a faction")
    boar = s.figure_zone[BOAR_MINIATURE]
    if boar != NOWHERE and not is_under(s, PUSHES) and (s.troops_in(boar) > 0 or s.heroes_in(boar, s.owner[boar])):
        faults.append("12: units stand in the Boar's zone")
    minotaur = s.figure_zone[MINOTAUR_MINIATURE]
    if minotaur != NOWHERE and s.owner[minotaur] != s.creature_owner[MINOTAUR] and not is_under(s, STOLEN):
        faults.append("13: the Minotaur stands in a zone that its owner does not control")


def check_turns(s: Position, faults: list[str]) -> None:
    f = s.figures
    if s.phase in (OFFERINGS, UPKEEP) and sorted(s.turn_order) != list(range(s.mode.factions)):
        faults.append(f"18: the turn order is {s.turn_order}")
    if s.phase in (UPKEEP, ACTIONS) and sorted(s.bid_god) != sorted(available_gods(s)):
        faults.append("17: the gods are not served by one faction each")
    if s.extra_recruits > len(f.troop_costs) or s.extra_cards > 1 or s.hired > f.hero_recruits or s.peeked > f.peeks:
        faults.append("19: more extras than a turn allows")


def check_marks(s: Position, faults: list[str]) -> None:
    """Reductions are used in phase 5, by temples and metropolises alone, and come back in phase 1."""
    for place, spent in enumerate(s.spent):
        if spent and s.site[place] != TEMPLE and s.site[place] < METROPOLIS:
            faults.append(f"27: place {place} has a reduction used, but holds neither temple nor metropolis")
    if any(s.holder[hero] == NONE for hero in bits(s.spent_cards)):
        faults.append("27: a hero's card has a reduction used, but carries no metropolis")
    if s.phase < ACTIONS and (sum(s.spent) > 0 or s.spent_cards):
        faults.append("27: reductions are used before phase 5")


def check_between_actions(s: Position, faults: list[str]) -> None:
    if max(s.philosophers) >= s.figures.philosophers_needed:
        faults.append("5: four philosophers are held")
    for team, members in enumerate(s.mode.teams):
        types = 0
        for faction in members:
            types |= effective_types(s, faction)
        if types == ALL_TYPES:
            faults.append(f"15: team {team} has all four types")


def check_change(s: Position, before: Position, faults: list[str]) -> None:
    for place, building in enumerate(before.site):
        if building >= METROPOLIS and s.site[place] != building:
            faults.append(f"24: the metropolis at {place} has left")
    if before.assembly and s.map is not before.map:
        faults.append("23: the map has changed")
    if s.map.cornucopias is not before.map.cornucopias and before.assembly:
        faults.append("21: printed cornucopias have changed")
    if s.cycle > max(1, before.cycle) and (has_won(s) or s.eliminated):
        faults.append("25: a new cycle has begun though the game was to end")
    if s.phase == OFFERINGS and before.phase == OFFERINGS and s.cycle == before.cycle:
        check_offerings(s, before, faults)
    if s.active != before.active and s.phase == ACTIONS and s.active != NOBODY:
        check_turn_start(s, faults)
    for hero in range(HEROES):
        removed = (s.hero_removed & ~before.hero_removed) >> hero & 1 == 1 and s.eliminated == before.eliminated
        holds = s.holder[hero] != NONE and before.holder[hero] == NONE
        if (removed or holds) and before.hero_cycle[hero] == s.cycle:
            faults.append(f"20: hero {hero} was sacrificed in the cycle in which it was acquired")
    check_gold(s, before, faults)


def check_turn_start(s: Position, faults: list[str]) -> None:
    """Nothing can have been bought, used or moved before the first decision of a turn."""
    if s.extra_recruits + s.extra_cards + s.hired + s.peeked + sum(s.hero_moves) > 0:
        faults.append("19: a turn starts with extras bought or heroes moved")


def check_offerings(s: Position, before: Position, faults: list[str]) -> None:
    for god in available_gods(s):
        old = before.servant(god)
        new = s.servant(god)
        if old != NOBODY and (new == NOBODY or s.bid_value[new] < before.bid_value[old]):
            faults.append(f"17: the offering to god {god} fell")


def check_gold(s: Position, before: Position, faults: list[str]) -> None:
    """Within the offerings gold stays; in a turn it grows at most by Apollo, an income or a few bonuses."""
    growth = sum(s.gold) - sum(before.gold)
    if s.cycle != before.cycle or s.phase == SETUP:
        return
    if s.phase == OFFERINGS and before.phase == OFFERINGS and growth != 0:
        faults.append(f"26: gold changed by {growth} during the offerings")
    if s.phase == ACTIONS and before.phase == ACTIONS:
        incomes = [income_of(before, faction) for faction in range(s.mode.factions)]
        tokens = sum(before.tokens_left) - sum(s.tokens_left)
        most = max(incomes) + s.figures.apollo_gold + max(s.figures.bonus_gold) * (tokens + SITES)
        if growth > most:
            faults.append(f"26: gold grew by {growth}, at most {most} can be explained")
