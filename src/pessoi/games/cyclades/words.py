"""The game in words: messages for actions, events and questions, and what answers cost.

Every verb (`vocabulary.VERBS`) and every event names the kinds of its targets or values. A kind has a list of
identifiers, and an identifier is a key of the catalogues `en.ftl` and `fr.ftl`. So a new event needs a line here and
its two sentences there.

A question names the thing in hand (the creature to keep, the building to place), and the faction where a seat plays
several. All of it is read off the frame that asks.
"""

from typing import Any, Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import card_of
from pessoi.games.cyclades.chapters.dice import faction_of
from pessoi.games.cyclades.chapters.gods import recruit_costs
from pessoi.games.cyclades.chapters.heracles import HeraclesWay
from pessoi.games.cyclades.chapters.heroes import HectorKill
from pessoi.games.cyclades.chapters.metropolises import can_place
from pessoi.games.cyclades.chapters.movement import HeroicMove, Move, heroic_price, heroic_reach
from pessoi.games.cyclades.chapters.offerings import OfferValue, net_cost
from pessoi.games.cyclades.chapters.reach import distance
from pessoi.games.cyclades.chapters.temples import creature_price
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import BASE_TYPES, NOBODY, NONE, PAIRS, ZONES
from pessoi.games.cyclades.vocabulary import VERBS
from pessoi.kernel import Action, Event, Frame, Message, Request, target, verb

# what the numbers of a kind are called; the rest of the kinds are numbers or combinations
IDS: Final[dict[str, list[str]]] = {
    "faction": terms.FACTION_IDS,
    "god": terms.GOD_IDS,
    "zone": terms.ZONE_IDS,
    "building": terms.BUILDING_IDS,
    "bonus": [f"bonus-{name}" for name in terms.BONUS_IDS],
    "creature": terms.CREATURE_IDS,
    "hero": terms.HERO_IDS,
    "unit": terms.UNIT_IDS,
    "loss": terms.LOSS_IDS,
    "prey": terms.PREY_IDS,
    "gain": terms.GAIN_IDS,
    "mark": [f"mark-{name}" for name in terms.MARK_IDS],
    "tile": terms.TILE_IDS,
    "side": [f"side-{name}" for name in terms.SIDE_IDS],
}

ALIASES: Final = {
    "land": "zone",
    "sea": "zone",
    "base": "building",
    "troop": "unit",
    "miniature": "creature",
    "pushed": "loss",
}

WORD: Final = {number: word for number, word, _ in VERBS}
KIND: Final = {number: kind for number, _, kind in VERBS}

# event, its values in order: `kind`, or `name:kind` where a sentence needs two of a kind
EVENTS: Final[dict[str, str]] = {
    # set-up and the cycle
    "cycle_starts": "number",
    "god_placed": "god number",
    "order_placed": "faction number",
    "creature_revealed": "creature number",
    "creature_discarded": "creature",
    "hero_revealed": "hero",
    "creatures_shuffled": "",
    "income": "faction number",
    # offerings
    "bids": "faction god number",
    "bids_apollo": "faction",
    "outbid": "faction god",
    "pays_offering": "faction god number",
    # upkeep and miniatures
    "keeps_creature": "faction creature",
    "loses_creature": "faction creature",
    "creature_placed": "faction creature zone",
    "creature_moves": "faction creature zone",
    "fleet_pushed": "faction zone to:zone",
    "fleets_pushed": "faction zone to:zone",  # in games of version 1, a zone at once
    "unit_pushed": "faction loss zone to:zone",
    "units_pushed": "faction zone to:zone",  # likewise
    # turns
    "turn_starts": "faction god",
    "turn_ends": "faction",
    "builds": "faction building zone",
    "renounces": "faction",
    "building_removed": "faction building zone",
    "opens_onto": "zone to:zone",
    "places": "faction unit zone",
    "places_hero": "faction hero zone",
    "places_cornucopia": "faction zone",
    "gains_gold": "faction number",
    "gains_priestess": "faction number",
    "gains_philosopher": "faction number",
    "pays": "faction number",
    "buys_creature": "faction creature number",
    "peeks": "faction",
    "sees_card": "faction creature",
    "puts_back": "faction",
    "recruits": "faction hero number",
    # moves, combat, control
    "fleets_move": "faction number zone to:zone",
    "troops_move": "faction number zone to:zone",
    "hero_moves": "faction hero zone to:zone",
    "takes_zone": "faction zone",
    "combat_starts": "faction defender:faction zone",
    "combat_round": "number",
    "rolls": "faction number",
    "strength": "faction number",
    "round_lost": "faction",
    "round_tied": "",
    "retreats": "faction zone to:zone",
    "combat_won": "faction zone",
    "combat_undecided": "zone",
    "destroyed": "faction number unit zone",
    "hero_dies": "faction hero",
    "minotaur_dies": "faction zone",
    "eliminated": "faction",
    # metropolises
    "metropolis": "faction zone",
    "metropolis_on_card": "faction hero",
    "metropolis_lost": "faction",
    "four_buildings": "faction",
    "four_philosophers": "faction",
    "bonus": "faction bonus",
    "reserves": "faction creature",
    # creatures
    "plays_creature": "faction creature",
    "no_effect": "faction creature",
    "swaps_heroes": "faction hero to:hero",
    "steals_priestess": "faction victim:faction",
    "steals_philosopher": "faction victim:faction",
    "steals_half": "faction victim:faction",
    "steals_gold": "faction victim:faction number",
    "steals_creature": "faction creature victim:faction",
    "steals_building": "faction victim:faction building zone",
    "steals_mercenaries": "faction victim:faction number zone",
    "gives_mercenary": "faction zone",
    "moves_cornucopia": "faction zone to:zone",
    "swaps_fleets": "faction zone to:zone",
    # heroes
    "sacrifices": "faction hero",
    "copies": "faction hero",
    "converts": "faction priestesses:number number",
    "discards_cornucopia": "faction zone",
    "hector_kills": "faction unit",
    "pandora_takes": "faction number",
    "heracles_slays": "faction creature",
    "saves_troop": "faction to:zone",
}


def describe(figures: Components, a: Action) -> Message:
    """An action in words."""
    return Message(f"do-{WORD[verb(a)]}", action_args(KIND[verb(a)], target(a)))


def action_args(kind: str, number: int) -> dict[str, int | str]:
    if kind == "":
        return {}
    if kind == "pair":
        first, second = PAIRS[number]
        return {"building": terms.BUILDING_IDS[first], "other": terms.BUILDING_IDS[second]}
    if kind == "zone_building":
        return {"zone": terms.ZONE_IDS[number // BASE_TYPES], "building": terms.BUILDING_IDS[number % BASE_TYPES]}
    if kind == "shrine":
        return {"zone": terms.ZONE_IDS[number // 2], "building": ("temple", "metropolis")[number % 2]}
    if kind == "zone_unit":
        return {"zone": terms.ZONE_IDS[number % ZONES], "unit": terms.UNIT_IDS[number // ZONES]}
    name = ALIASES.get(kind, kind)
    if name in IDS:
        return {name: IDS[name][number]}
    return {"number": number}


def describe_event(figures: Components, e: Event) -> Message:
    """An event in words."""
    args: dict[str, int | str] = {}
    for spec, value in zip(EVENTS[e.name].split(), e.values, strict=True):
        name, _, kind = spec.rpartition(":")
        args[name or kind] = value if kind == "number" else IDS[kind][value]
    return Message(f"event-{e.name}", args)


# -- questions, and what answers cost

# fields of frames that say what a question is about, and the names of their values
ABOUT: Final[list[tuple[str, list[str]]]] = [
    ("creature", terms.CREATURE_IDS),
    ("hero", terms.HERO_IDS),
    ("building", terms.BUILDING_IDS),
    ("kind", terms.UNIT_IDS),
    ("god", terms.GOD_IDS),
    ("origin", terms.ZONE_IDS),
    ("zone", terms.ZONE_IDS),
]

EXTRAS: Final = {
    terms.EXTRA_FLEET: terms.FLEET,
    terms.EXTRA_TROOP: terms.TROOP,
    terms.EXTRA_MERCENARY: terms.MERCENARY,
}


def prompt(k: Position, r: Request) -> Message:
    """The question in words."""
    args: dict[str, int | str] = {"question": f"ask-{r.decision}"}
    frame = k.stack[-1]
    thing = topic(frame)
    faction = decider(k, frame)
    several = faction != NOBODY and k.mode.seat_of.count(k.seat(faction)) > 1
    if several:
        args["faction"] = terms.FACTION_IDS[faction]
    if thing:
        args["thing"] = thing
    if several:
        return Message("ask-as-about" if thing else "ask-as", args)
    return Message("ask-about", args) if thing else Message(f"ask-{r.decision}")


def topic(frame: Frame[Any]) -> str:
    """The thing in hand, or nothing."""
    miniature = getattr(frame, "figure", NONE)
    if miniature != NONE:
        return terms.CREATURE_IDS[card_of(miniature)]
    for field, ids in ABOUT:
        number = getattr(frame, field, NONE)
        if number != NONE:
            return ids[number]
    return ""


def decider(k: Position, frame: Frame[Any]) -> int:
    """The faction that decides."""
    if isinstance(frame, HectorKill):
        return k.defender
    if isinstance(frame, HeraclesWay):
        return k.hero_owner[terms.HERACLES]
    side = getattr(frame, "side", NONE)
    if side != NONE and k.attacker != NOBODY:
        return faction_of(k, side)
    faction: int = getattr(frame, "faction", getattr(frame, "builder", k.active))
    return faction


def detail(k: Position, a: Action) -> Message | None:
    """What a legal answer costs, and whether it gives a metropolis up."""
    if verb(a) == terms.ON_SITE and not can_place(k, decider(k, k.stack[-1])):
        return Message("no-site")
    price = cost(k, a)
    return None if price == NONE else Message("cost", {"number": price})


def cost(k: Position, a: Action) -> int:
    """The gold that an answer costs, or NONE where it has no price."""
    frame = k.stack[-1]
    do = verb(a)
    if isinstance(frame, OfferValue) and do == terms.OFFER_VALUE:
        return net_cost(k, frame.faction, target(a))
    if do == terms.MOVE_TO:
        return move_cost(k, frame, target(a))
    if do == terms.SACRIFICE and target(a) == terms.CROESUS:
        return k.figures.croesus_gold
    if do == terms.PLAY_CARD:
        return k.figures.peek_cost
    if do == terms.REROLL:
        return k.figures.croesus_reroll
    return menu_cost(k, frame.faction, a) if isinstance(frame, Menu) else NONE


def menu_cost(k: Position, faction: int, a: Action) -> int:
    f = k.figures
    do = verb(a)
    if do == terms.BUY_CREATURE:
        return creature_price(k, faction, k.creature_track.index(target(a)))
    if do in EXTRAS:
        return recruit_costs(k, EXTRAS[do])[k.extra_recruits]
    prices = {
        terms.EXTRA_PHILOSOPHER: f.philosopher_cost,
        terms.EXTRA_PRIESTESS: f.priestess_cost,
        terms.RECRUIT_HERO: f.hero_cost,
        terms.SEA_MOVE: f.sea_move_cost,
        terms.LAND_MOVE: f.land_move_cost,
    }
    if do == terms.HEROIC_MOVE:
        return heroic_price(k, target(a), 1)
    return prices.get(do, NONE)


def move_cost(k: Position, frame: Frame[Any], destination: int) -> int:
    """The price of a destination: passing through a teammate's zones costs more.  [CYC-20.6]"""
    if isinstance(frame, Move):
        return frame.price(k, destination)
    if isinstance(frame, HeroicMove):
        return heroic_price(k, frame.hero, distance(heroic_reach(k, frame.faction, frame.hero), destination))
    return NONE
