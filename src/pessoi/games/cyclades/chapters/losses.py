"""Pieces and cards that leave the map. No function here asks anybody anything or pushes a frame.

Destroyed troops and fleets pay Geryon on the spot.  [CYC-1.6] [CYC-22.2]
"""

from typing import Final

from pessoi.games.cyclades.chapters.decks import discard_creature
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import FIRST_MINIATURE, GERYON, HERACLES, NOBODY, NOWHERE
from pessoi.kernel.rows import add, put

GERYON_MINIATURE: Final = GERYON - FIRST_MINIATURE


def pay_geryon(s: Position, destroyed: int) -> None:
    """1 gold on Geryon's zone for each troop or fleet destroyed; it stays there.  [CYC-17.44] [CYC-17.45]"""
    zone = s.figure_zone[GERYON_MINIATURE]
    if zone != NOWHERE and destroyed > 0:
        s.zone_gold = add(s.zone_gold, zone, destroyed * s.figures.geryon_gold)


def destroy_troops(s: Position, zone: int, number: int) -> None:
    """Base troops of the zone's owner go back to its reserve.  [CYC-2.5]"""
    s.units = add(s.units, zone, -number)
    s.troops_left = add(s.troops_left, s.owner[zone], number)
    pay_geryon(s, number)


def destroy_mercenaries(s: Position, zone: int, number: int) -> None:
    """Mercenaries of the zone go back to the shared supply.  [CYC-2.5] [CYC-12.20]"""
    s.mercenaries = add(s.mercenaries, zone, -number)
    s.mercenaries_left += number
    pay_geryon(s, number)


def destroy_fleets(s: Position, zone: int, number: int) -> None:
    """Fleets of the zone's owner go back to its reserve.  [CYC-2.5]"""
    s.fleets_left = add(s.fleets_left, s.owner[zone], number)
    s.take_fleets(zone, number)
    pay_geryon(s, number)


def destroy_raiders(s: Position, number: int) -> None:
    """The attacker's base troops, or fleets, in the combat under way."""
    s.raid_units -= number
    if s.battle_zone < len(s.mercenaries):
        s.troops_left = add(s.troops_left, s.attacker, number)
    else:
        s.fleets_left = add(s.fleets_left, s.attacker, number)
    pay_geryon(s, number)


def destroy_raiding_mercenaries(s: Position, number: int) -> None:
    s.raid_mercenaries -= number
    s.mercenaries_left += number
    pay_geryon(s, number)


def discard_hero(s: Position, hero: int) -> None:
    """A hero dies: its card goes to the hero discard.  [CYC-2.8] [CYC-14.10]"""
    s.jot("hero_dies", s.seat(s.hero_owner[hero]), s.hero_owner[hero], hero)
    take_hero_away(s, hero)
    s.hero_discard |= 1 << hero


def take_hero_away(s: Position, hero: int) -> None:
    """Its miniature leaves the map and its card its owner; where the card goes is the caller's business."""
    s.hero_owner = put(s.hero_owner, hero, NOBODY)
    s.hero_zone = put(s.hero_zone, hero, NOWHERE)
    if hero == HERACLES:
        drop_trophies(s)


def drop_trophies(s: Position) -> None:
    """Cards under Heracles go to the creature discard when he leaves.  [CYC-17.17] [CYC-18.30]"""
    cards = s.trophies
    s.trophies = 0
    while cards:
        low = cards & -cards
        cards ^= low
        discard_creature(s, low.bit_length() - 1)


def take_creature_off(s: Position, creature: int) -> None:
    """Its miniatures leave the map and its card its owner; where the card goes is the caller's business."""
    s.creature_owner = put(s.creature_owner, creature, NOBODY)
    for miniature in s.miniatures_of(creature):
        s.figure_zone = put(s.figure_zone, miniature, NOWHERE)


def banish_creature(s: Position, creature: int) -> None:
    """A creature leaves the map and its card is discarded; for Typhon call `metropolises.check` after."""
    s.jot("loses_creature", s.seat(s.creature_owner[creature]), s.creature_owner[creature], creature)
    take_creature_off(s, creature)
    discard_creature(s, creature)
