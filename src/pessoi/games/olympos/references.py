"""Which rule explains a thing, a verb or a decision, for help in place."""

from typing import Final

from pessoi.games.olympos.components import Components

RULES: Final = {
    "medicine": "OLY-11.1",
    "cavalry": "OLY-11.2",
    "oracle": "OLY-11.3",
    "astronomy": "OLY-11.4",
    "map_making": "OLY-11.5",
    "metallurgy": "OLY-11.6",
    "hoplite": "OLY-11.6",
    "phalanx": "OLY-11.6",
    "strategy": "OLY-11.6",
    "religion": "OLY-11.7",
    "polytheism": "OLY-11.7",
    "hellenism": "OLY-11.7",
    "art": "OLY-11.7",
    "money": "OLY-11.9",
    "agriculture": "OLY-11.9",
    "commerce": "OLY-11.11",
    "surgery": "OLY-11.12",
    "democracy": "OLY-11.13",
    "architecture": "OLY-11.18",
    "poetry": "OLY-11.19",
    "philosophy": "OLY-11.19",
    "science": "OLY-11.20",
    "city": "OLY-11.21",
    "absolutism": "OLY-11.22",
    "engineering": "OLY-11.23",
    "zeus": "OLY-9.14",
    "hecate": "OLY-9.15",
    "artemis": "OLY-9.16",
    "athena": "OLY-9.17",
    "ares": "OLY-9.18",
    "erinyes": "OLY-9.19",
    "hades": "OLY-9.20",
    "keres": "OLY-9.21",
    "siren": "OLY-9.22",
    "nemesis": "OLY-9.23",
    "harmony": "OLY-8.9",
    "inspiration": "OLY-8.12",
    "favour": "OLY-9.7",
    "settler": "OLY-6.12",
    "hourglass2": "OLY-6.12",
    "prestige2": "OLY-6.12",
    "hourglass": "OLY-4.5",
    "tribe": "OLY-5.26",
    "star_token": "OLY-7.2",
    "zeus_token": "OLY-5.16",
    "barbarian": "OLY-12.9",
    "condemned": "OLY-3.7",
    "northern_zone": "OLY-5.5",
    "olympos": "OLY-5.16",
    "atlantis": "OLY-10.9",
    "condemn": "OLY-3.7",
    "place_barbarian": "OLY-12.8",
    "turn_menu": "OLY-4.7",
    "destination": "OLY-5.10",
    "detour_cost": "OLY-5.13",
    "payment_window": "OLY-8.4",
    "cube_payment": "OLY-6.5",
    "variant": "OLY-11.8",
    "bonus": "OLY-6.10",
    "commerce_cube": "OLY-11.11",
    "oracle_keep": "OLY-8.3",
    "one_shot_star": "OLY-7.4",
    "end_window": "OLY-8.4",
    "artemis_cube": "OLY-9.16",
    "hades_settler": "OLY-9.20",
    "card": "OLY-8.4",
    "new": "OLY-5.3",
    "move": "OLY-5.1",
    "discover": "OLY-6.1",
    "build": "OLY-7.1",
    "pass": "OLY-10.4",
    "idle": "OLY-4.9",
    "to": "OLY-5.10",
    "detour": "OLY-5.7",
    "cost": "OLY-5.13",
}


# Cards and bonuses that exist once a resource, by the first word of their names
KINDS: Final = {
    "gift": "OLY-8.7",
    "renown": "OLY-8.8",
    "season": "OLY-8.10",
    "mastery": "OLY-8.11",
    "cube": "OLY-6.12",
}


def references(figures: Components) -> dict[str, str]:
    rules = dict(RULES)
    for name in [*figures.card_ids, *figures.bonus_ids]:
        if name not in rules:
            rules[name] = KINDS[name.split("_")[0]]
    for name in figures.wonder_ids:
        rules[name] = "OLY-7.1"
    return rules
