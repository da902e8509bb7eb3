"""The notation: every action as text, the same in all languages, and what the targets of actions mean.

A verb has a number (`terms`), a word and a kind of targets; a kind has the words of its targets. So a new verb needs a
line here, and its sentences in the catalogues.
"""

from typing import Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.terms import BASE_TYPES, FIRST_MINIATURE, LANDS, PAIRS, ZONES
from pessoi.kernel import Action, Vocabulary, target

# -- combined targets, packed and unpacked only here


def site_target(zone: int, building: int) -> int:
    """A base building on the map: its land zone and its type."""
    return zone * BASE_TYPES + building


def site_zone(a: Action) -> int:
    return target(a) // BASE_TYPES


def site_type(a: Action) -> int:
    return target(a) % BASE_TYPES


def shrine_target(zone: int, building: int) -> int:
    """A temple or metropolis on the map: its land zone and which of both."""
    return 2 * zone + (0 if building == terms.TEMPLE else 1)


def unit_target(zone: int, kind: int) -> int:
    """A unit on the map: its zone and its kind."""
    return kind * ZONES + zone


def unit_zone(a: Action) -> int:
    return target(a) % ZONES


def unit_kind(a: Action) -> int:
    return target(a) // ZONES


def zone_unit(number: int) -> str:
    """The words of a unit in a zone; empty for troops at sea and fleets on land."""
    kind, zone = number // ZONES, number % ZONES
    if (kind == terms.FLEET) == (zone < LANDS):
        return ""
    return f"{terms.ZONE_IDS[zone]} {terms.UNIT_IDS[kind]}"


# the words of the targets of each kind, each under its number; empty where a verb cannot take it
WORDS: Final[dict[str, list[str]]] = {
    "": [],
    "faction": terms.FACTION_IDS,
    "god": terms.GOD_IDS,
    "zone": terms.ZONE_IDS,
    "land": terms.ZONE_IDS[:LANDS],
    "sea": [""] * LANDS + terms.ZONE_IDS[LANDS:],
    "base": terms.BUILDING_IDS[:BASE_TYPES],
    "bonus": terms.BONUS_IDS,
    "creature": terms.CREATURE_IDS,
    "miniature": [""] * FIRST_MINIATURE + terms.CREATURE_IDS[FIRST_MINIATURE:],
    "hero": terms.HERO_IDS,
    "troop": terms.UNIT_IDS[:2],
    "loss": ["" if name == "fleet" else name for name in terms.LOSS_IDS],
    "pushed": [*terms.UNIT_IDS[:2], "", "", *terms.HERO_IDS],
    "prey": [""] * FIRST_MINIATURE + terms.PREY_IDS[FIRST_MINIATURE:],
    "gain": terms.GAIN_IDS,
    "tile": terms.TILE_IDS,
    "side": terms.SIDE_IDS,
    "pair": [f"{terms.BUILDING_IDS[a]} {terms.BUILDING_IDS[b]}" for a, b in PAIRS],
    "zone_building": [f"{zone} {base}" for zone in terms.ZONE_IDS[:LANDS] for base in terms.BUILDING_IDS[:BASE_TYPES]],
    "shrine": [f"{zone} {building}" for zone in terms.ZONE_IDS[:LANDS] for building in ("temple", "metropolis")],
    "mark": terms.MARK_IDS,
    "zone_unit": [zone_unit(t) for t in range(len(terms.UNIT_IDS) * ZONES)],
}

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
    (terms.UPKEEP_PICK, "upkeep_pick", "miniature"),
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
    (terms.CROSS, "cross", "miniature"),
    (terms.AVOID, "avoid", "miniature"),
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
    (terms.ECHIDNA_PICK, "echidna_pick", "miniature"),
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
    (terms.PUSH_UNIT, "push_unit", "pushed"),
    (terms.SPEND_TEMPLE, "spend_temple", "shrine"),
    (terms.SPEND_CARD, "spend_card", "hero"),
    (terms.WHICH_TEMPLE, "which_temple", "mark"),
    (terms.WHICH_PORT, "which_port", "sea"),
]


def make_vocabulary(figures: Components) -> Vocabulary:
    """All actions with their notation. Numbers in it are those of the figures."""
    return Vocabulary([(number, word, target_words(figures, kind)) for number, word, kind in VERBS])


def target_words(figures: Components, kind: str) -> list[str]:
    """The words of a kind's targets, each under its number; empty where a verb cannot take it."""
    return WORDS[kind] if kind in WORDS else numbers(figures, kind)


def numbers(figures: Components, kind: str) -> list[str]:
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
