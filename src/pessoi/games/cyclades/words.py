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


def tell(e: Event) -> Message:
    """An event in words."""
    args: dict[str, int | str] = {}
    for spec, value in zip(EVENTS[e.name].split(), e.values, strict=True):
        name, _, kind = spec.rpartition(":")
        args[name or kind] = value if kind == "number" else IDS[kind][value]
    return Message(f"event-{e.name}", args)


# the rule that explains each thing; verbs and decisions have theirs in the decision catalogue
THINGS: Final[dict[str, str]] = {
    "athena": "CYC-12.1",
    "zeus": "CYC-12.3",
    "poseidon": "CYC-12.6",
    "ares": "CYC-12.9",
    "hera": "CYC-12.12",
    "apollo": "CYC-12.16",
    "university": "CYC-16.5",
    "temple": "CYC-16.6",
    "port": "CYC-16.4",
    "fortress": "CYC-16.5",
    "metropolis": "CYC-16.18",
    "bonus-two_troops": "CYC-16.22",
    "bonus-cornucopia": "CYC-16.23",
    "bonus-priestess": "CYC-16.24",
    "bonus-three_gold": "CYC-16.24",
    "bonus-two_fleets": "CYC-16.25",
    "bonus-reserve_creature": "CYC-16.26",
    "bonus-base_building": "CYC-16.27",
    "bonus-troop_and_fleet": "CYC-16.25",
    "charon": "CYC-17.15",
    "chimera": "CYC-17.18",
    "cyclops": "CYC-17.21",
    "dryad": "CYC-17.22",
    "echidna": "CYC-17.23",
    "empusa": "CYC-17.25",
    "giant": "CYC-17.26",
    "griffin": "CYC-17.27",
    "harpy": "CYC-17.28",
    "hippalectryon": "CYC-17.29",
    "hippocamp": "CYC-17.30",
    "manticore": "CYC-17.31",
    "erinyes": "CYC-17.32",
    "graeae": "CYC-17.33",
    "pegasus": "CYC-17.34",
    "satyr": "CYC-17.35",
    "sphinx": "CYC-17.36",
    "sylph": "CYC-17.38",
    "triton": "CYC-17.39",
    "cerberus": "CYC-17.40",
    "charybdis_scylla": "CYC-17.41",
    "chiron": "CYC-17.43",
    "geryon": "CYC-17.44",
    "hydra": "CYC-17.46",
    "kraken": "CYC-17.48",
    "medusa": "CYC-17.49",
    "minotaur": "CYC-17.50",
    "nereid": "CYC-17.40",
    "polyphemus": "CYC-17.51",
    "calydonian_boar": "CYC-17.53",
    "typhon": "CYC-17.55",
    "achilles": "CYC-18.12",
    "ajax": "CYC-18.15",
    "antigone": "CYC-18.16",
    "croesus": "CYC-18.18",
    "hector": "CYC-18.23",
    "helen": "CYC-18.25",
    "heracles": "CYC-18.27",
    "hippolyta": "CYC-18.32",
    "penthesilea": "CYC-18.36",
    "jason": "CYC-18.40",
    "pericles": "CYC-18.42",
    "leto": "CYC-18.44",
    "perseus": "CYC-18.46",
    "pandora": "CYC-18.48",
    "ulysses": "CYC-18.51",
    "penelope": "CYC-18.53",
    "philosopher": "CYC-16.11",
    "priestess": "CYC-9.9",
    "base_troop": "CYC-1.5",
    "mercenary": "CYC-12.20",
    "fleet": "CYC-13.1",
    "cornucopia": "CYC-8.1",
    "priestess_icon": "CYC-15.5",
}

# decisions of the catalogue, each with the verbs that answer it
DECISIONS: Final[dict[str, tuple[str, str]]] = {
    "place_land": ("CYC-D01", "place_land"),
    "place_fleet": ("CYC-D02", "place_fleet"),
    "place_start_troop": ("CYC-D03", "place_start_troop"),
    "offer_god": ("CYC-D10", "offer_god"),
    "offer_value": ("CYC-D11", "offer_value"),
    "upkeep_pick": ("CYC-D20", "upkeep_pick"),
    "upkeep_keep": ("CYC-D21", "keep_creature release_creature"),
    "upkeep_move": ("CYC-D22", "upkeep_move"),
    "hydra_victim": ("CYC-D23", "hydra_victim"),
    "push_pick": ("CYC-D24", "push_pick"),
    "push_to": ("CYC-D25", "push_to"),
    "build_zone": ("CYC-D30", "build_zone renounce replace_building"),
    "build_type": ("CYC-D31", "build_type"),
    "open_onto": ("CYC-D32", "open_onto"),
    "place_unit": ("CYC-D33", "place_unit"),
    "place_cornucopia": ("CYC-D34", "place_cornucopia"),
    "turn_menu": (
        "CYC-D40",
        "end_turn extra_philosopher extra_priestess peek extra_fleet extra_troop extra_mercenary "
        "sea_move land_move heroic_move recruit_hero buy_creature sacrifice",
    ),
    "move_to": ("CYC-D41", "move_to"),
    "move_from": ("CYC-D42", "move_from"),
    "move_troops": ("CYC-D43", "move_troops"),
    "move_mercenaries": ("CYC-D44", "move_mercenaries"),
    "move_hero": ("CYC-D45", "hero_goes hero_stays"),
    "move_fleets": ("CYC-D46", "move_fleets"),
    "heracles_chain": ("CYC-D47", "cross avoid"),
    "hector_kill": ("CYC-D50", "hector_kill"),
    "croesus_reroll": ("CYC-D51", "reroll keep_die"),
    "combat_loss": ("CYC-D52", "combat_loss"),
    "perseus_rescue": ("CYC-D53", "perseus_rescue destroy"),
    "retreat_defender": ("CYC-D54", "retreat stay"),
    "retreat_attacker": ("CYC-D55", ""),
    "retreat_forced": ("CYC-D56", ""),
    "metropolis_use": ("CYC-D60", "use_types use_type use_building"),
    "metropolis_on_card": ("CYC-D61", "on_card on_site"),
    "metropolis_zone": ("CYC-D62", "metropolis_zone"),
    "reserve": ("CYC-D63", "reserve"),
    "peek_play": ("CYC-D70", "play_card put_back"),
    "charon_swap": ("CYC-D71", "charon_give charon_take"),
    "chimera_pick": ("CYC-D72", "chimera_pick"),
    "cyclops_pick": ("CYC-D73", "cyclops_pick"),
    "steal_from": ("CYC-D74", "steal_from"),
    "echidna_pick": ("CYC-D75", "echidna_pick"),
    "echidna_move": ("CYC-D76", "echidna_move"),
    "giant_zone": ("CYC-D77", "giant_zone"),
    "harpy_pick": ("CYC-D78", "harpy_pick"),
    "hippalectryon": ("CYC-D79", "hippalectryon_gain stop"),
    "give_mercenary": ("CYC-D79", "give_mercenary"),
    "hippocamp_zone": ("CYC-D80", "hippocamp_zone"),
    "manticore_pick": ("CYC-D81", "manticore_pick"),
    "erinyes_from": ("CYC-D82", "erinyes_from"),
    "erinyes_to": ("CYC-D82", "erinyes_to"),
    "sphinx_pick": ("CYC-D83", "sphinx_pick"),
    "sylph_first": ("CYC-D84", "sylph_first"),
    "sylph_second": ("CYC-D84", "sylph_second"),
    "triton_pick": ("CYC-D85", "triton_pick"),
    "figure_zone": ("CYC-D86", "figure_zone"),
    "achilles_zone": ("CYC-D90", "achilles_zone"),
    "antigone_zone": ("CYC-D91", "antigone_zone"),
    "hector_convert": ("CYC-D92", "again"),
    "pandora_copy": ("CYC-D93", "pandora_copy"),
    "early_sacrifice": ("CYC-D94", "go_on"),
}

# questions to chance
DRAWS: Final[dict[str, str]] = {
    "draw_side": "CYC-C1",
    "draw_tile": "CYC-C1",
    "draw_rotation": "CYC-C1",
    "draw_god": "CYC-C2",
    "draw_creature": "CYC-C3",
    "draw_hero": "CYC-C4",
    "draw_bonus": "CYC-C5",
    "draw_first": "CYC-C6",
    "roll": "CYC-C7",
}


def references() -> dict[str, str]:
    """For names of things, verbs and decisions: the rule that explains each."""
    found = dict(THINGS)
    found.update(DRAWS)
    for decision, (rule, verbs) in DECISIONS.items():
        found[decision] = rule
        for word in verbs.split():
            found[word] = rule
    return found
