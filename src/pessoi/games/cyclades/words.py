"""The game in words: notation of actions, and messages for actions, events and questions.

Every verb and every event names the kinds of its targets or values. A kind has a list of identifiers, and an
identifier is a key of the catalogues `en.ftl` and `fr.ftl`. So a new verb or event needs a line here and its two
sentences there.
"""

from typing import Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.components import Figures
from pessoi.games.cyclades.terms import BASE_TYPES, FIRST_FIGURE, LANDS, PAIRS, ZONES
from pessoi.kernel import Action, Event, Message, Vocabulary, target, verb

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
    "tile": terms.TILE_IDS,
    "side": [f"side-{name}" for name in terms.SIDE_IDS],
}

ALIASES: Final = {"land": "zone", "sea": "zone", "base": "building", "troop": "unit", "figure": "creature"}

# verb, its word, the kind of its targets
VERBS: Final[list[tuple[int, str, str]]] = [
    (terms.DRAW_SIDE, "draw_side", "side"),
    (terms.DRAW_TILE, "draw_tile", "tile"),
    (terms.DRAW_ROTATION, "draw_rotation", "rotation"),
    (terms.DRAW_GOD, "draw_god", "god"),
    (terms.DRAW_CREATURE, "draw_creature", "creature"),
    (terms.DRAW_HERO, "draw_hero", "hero"),
    (terms.DRAW_FIRST, "draw_first", "faction"),
    (terms.DRAW_BONUS, "draw_bonus", "bonus"),
    (terms.ROLL, "roll", "die"),
    (terms.PLACE_LAND, "place_land", "land"),
    (terms.PLACE_FLEET, "place_fleet", "sea"),
    (terms.PLACE_START_TROOP, "place_start_troop", "land"),
    (terms.OFFER_GOD, "offer_god", "god"),
    (terms.OFFER_VALUE, "offer_value", "offering"),
    (terms.UPKEEP_PICK, "upkeep_pick", "figure"),
    (terms.KEEP_CREATURE, "keep_creature", ""),
    (terms.RELEASE_CREATURE, "release_creature", ""),
    (terms.UPKEEP_MOVE, "upkeep_move", "zone"),
    (terms.HYDRA_VICTIM, "hydra_victim", "zone_unit"),
    (terms.PUSH_PICK, "push_pick", "sea"),
    (terms.PUSH_TO, "push_to", "zone"),
    (terms.BUILD_ZONE, "build_zone", "land"),
    (terms.RENOUNCE, "renounce", ""),
    (terms.REPLACE_BUILDING, "replace_building", "zone_building"),
    (terms.BUILD_TYPE, "build_type", "base"),
    (terms.OPEN_ONTO, "open_onto", "sea"),
    (terms.PLACE_UNIT, "place_unit", "zone"),
    (terms.PLACE_CORNUCOPIA, "place_cornucopia", "zone"),
    (terms.END_TURN, "end_turn", ""),
    (terms.EXTRA_PHILOSOPHER, "extra_philosopher", ""),
    (terms.EXTRA_PRIESTESS, "extra_priestess", ""),
    (terms.PEEK, "peek", ""),
    (terms.EXTRA_FLEET, "extra_fleet", ""),
    (terms.EXTRA_TROOP, "extra_troop", ""),
    (terms.EXTRA_MERCENARY, "extra_mercenary", ""),
    (terms.SEA_MOVE, "sea_move", "sea"),
    (terms.LAND_MOVE, "land_move", "land"),
    (terms.HEROIC_MOVE, "heroic_move", "hero"),
    (terms.RECRUIT_HERO, "recruit_hero", "hero"),
    (terms.BUY_CREATURE, "buy_creature", "creature"),
    (terms.SACRIFICE, "sacrifice", "hero"),
    (terms.GO_ON, "go_on", ""),
    (terms.MOVE_TO, "move_to", "zone"),
    (terms.MOVE_FROM, "move_from", "land"),
    (terms.MOVE_TROOPS, "move_troops", "troops"),
    (terms.MOVE_MERCENARIES, "move_mercenaries", "mercenaries"),
    (terms.HERO_GOES, "hero_goes", "hero"),
    (terms.HERO_STAYS, "hero_stays", "hero"),
    (terms.MOVE_FLEETS, "move_fleets", "fleets"),
    (terms.CROSS, "cross", "figure"),
    (terms.AVOID, "avoid", "figure"),
    (terms.HECTOR_KILL, "hector_kill", "troop"),
    (terms.REROLL, "reroll", ""),
    (terms.KEEP_DIE, "keep_die", ""),
    (terms.COMBAT_LOSS, "combat_loss", "loss"),
    (terms.DESTROY, "destroy", ""),
    (terms.PERSEUS_RESCUE, "perseus_rescue", "land"),
    (terms.RETREAT, "retreat", "zone"),
    (terms.STAY, "stay", ""),
    (terms.USE_TYPES, "use_types", "pair"),
    (terms.USE_TYPE, "use_type", "base"),
    (terms.USE_BUILDING, "use_building", "land"),
    (terms.ON_CARD, "on_card", ""),
    (terms.ON_SITE, "on_site", ""),
    (terms.METROPOLIS_ZONE, "metropolis_zone", "land"),
    (terms.RESERVE, "reserve", "creature"),
    (terms.PLAY_CARD, "play_card", ""),
    (terms.PUT_BACK, "put_back", ""),
    (terms.CHARON_GIVE, "charon_give", "hero"),
    (terms.CHARON_TAKE, "charon_take", "hero"),
    (terms.CHIMERA_PICK, "chimera_pick", "creature"),
    (terms.CYCLOPS_PICK, "cyclops_pick", "zone_building"),
    (terms.STEAL_FROM, "steal_from", "faction"),
    (terms.ECHIDNA_PICK, "echidna_pick", "figure"),
    (terms.ECHIDNA_MOVE, "echidna_move", "zone"),
    (terms.GIANT_ZONE, "giant_zone", "land"),
    (terms.HARPY_PICK, "harpy_pick", "zone_unit"),
    (terms.HIPPALECTRYON_GAIN, "hippalectryon_gain", "gain"),
    (terms.GIVE_MERCENARY, "give_mercenary", "land"),
    (terms.STOP, "stop", ""),
    (terms.HIPPOCAMP_ZONE, "hippocamp_zone", "sea"),
    (terms.MANTICORE_PICK, "manticore_pick", "prey"),
    (terms.ERINYES_FROM, "erinyes_from", "zone"),
    (terms.ERINYES_TO, "erinyes_to", "zone"),
    (terms.SPHINX_PICK, "sphinx_pick", "creature"),
    (terms.SYLPH_FIRST, "sylph_first", "sea"),
    (terms.SYLPH_SECOND, "sylph_second", "sea"),
    (terms.TRITON_PICK, "triton_pick", "zone_building"),
    (terms.FIGURE_ZONE, "figure_zone", "zone"),
    (terms.ACHILLES_ZONE, "achilles_zone", "land"),
    (terms.ANTIGONE_ZONE, "antigone_zone", "zone"),
    (terms.AGAIN, "again", ""),
    (terms.PANDORA_COPY, "pandora_copy", "hero"),
]

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
    "heroes_shuffled": "",
    "income": "faction number",
    # offerings
    "bids": "faction god number",
    "bids_apollo": "faction",
    "outbid": "faction god",
    "pays_offering": "faction god number",
    # upkeep and figures
    "keeps_creature": "faction creature",
    "loses_creature": "faction creature",
    "creature_placed": "faction creature zone",
    "creature_moves": "faction creature zone",
    "fleets_pushed": "faction zone to:zone",
    "units_pushed": "faction zone to:zone",
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
    "geryon_gold": "zone number",
    # heroes
    "sacrifices": "faction hero",
    "copies": "faction hero",
    "converts": "faction priestesses:number number",
    "discards_cornucopia": "faction zone",
    "hector_kills": "faction unit",
    "pandora_takes": "faction number",
    "heracles_slays": "faction creature",
    "achilles_routs": "faction",
    "rerolls": "faction number",
    "saves_troop": "faction to:zone",
}


def write_vocabulary(figures: Figures) -> Vocabulary:
    """All actions with their notation. Numbers in it are those of the figures."""
    return Vocabulary([(number, word, target_words(figures, kind)) for number, word, kind in VERBS])


def target_words(figures: Figures, kind: str) -> list[str]:
    if kind == "":
        return []
    if kind == "land":
        return terms.ZONE_IDS[:LANDS]
    if kind == "sea":
        return [""] * LANDS + terms.ZONE_IDS[LANDS:]
    if kind == "figure":
        return [""] * FIRST_FIGURE + terms.CREATURE_IDS[FIRST_FIGURE:]
    if kind == "prey":
        return [""] * FIRST_FIGURE + terms.PREY_IDS[FIRST_FIGURE:]
    if kind == "loss":
        return ["" if name == "fleet" else name for name in terms.LOSS_IDS]
    if kind == "base":
        return terms.BUILDING_IDS[:BASE_TYPES]
    if kind == "troop":
        return terms.UNIT_IDS[:2]
    if kind == "bonus":
        return terms.BONUS_IDS
    if kind == "side":
        return terms.SIDE_IDS
    if kind in IDS:
        return IDS[kind]
    if kind == "pair":
        return [f"{terms.BUILDING_IDS[a]} {terms.BUILDING_IDS[b]}" for a, b in PAIRS]
    if kind == "zone_building":
        return [f"{zone} {building}" for zone in terms.ZONE_IDS[:LANDS] for building in terms.BUILDING_IDS[:BASE_TYPES]]
    if kind == "zone_unit":
        return [zone_unit(t) for t in range(len(terms.UNIT_IDS) * ZONES)]
    return numbers(figures, kind)


def zone_unit(unit_target: int) -> str:
    """The words of a unit in a zone; empty for troops at sea and fleets on land."""
    kind, zone = unit_target // ZONES, unit_target % ZONES
    if (kind == terms.FLEET) == terms.is_land(zone):
        return ""
    return f"{terms.ZONE_IDS[zone]} {terms.UNIT_IDS[kind]}"


def numbers(figures: Figures, kind: str) -> list[str]:
    """The numbers that a verb may take, each under its own number."""
    if kind == "die":
        return [str(n) if n in figures.die_values else "" for n in range(max(figures.die_values) + 1)]
    if kind == "offering":
        return [str(n) if n in figures.spaces else "" for n in range(figures.spaces[-1] + 1)]
    most = {
        "rotation": figures.rotations - 1,
        "troops": figures.troops,
        "mercenaries": figures.mercenaries,
        "fleets": figures.fleets,
    }
    return [str(n) for n in range(most[kind] + 1)]


def describe(a: Action) -> Message:
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
    if kind == "zone_unit":
        return {"zone": terms.ZONE_IDS[number % ZONES], "unit": terms.UNIT_IDS[number // ZONES]}
    name = ALIASES.get(kind, kind)
    if name in IDS:
        return {name: IDS[name][number]}
    return {"number": number}


def describe_event(e: Event) -> Message:
    """An event in words."""
    args: dict[str, int | str] = {}
    for spec, value in zip(EVENTS[e.name].split(), e.values, strict=True):
        name, _, kind = spec.rpartition(":")
        args[name or kind] = value if kind == "number" else IDS[kind][value]
    return Message(f"event-{e.name}", args)
