"""Names as numbers: zones, gods, buildings, creatures, heroes, and the verbs of the decision catalogue.

Every number is an index into the list of identifiers beside it, and the identifiers are those of the figures.
"""

from typing import Final

UNKNOWN: Final = -1  # what a seat must not see
NOWHERE: Final = -1  # of a piece: not on the map
NOBODY: Final = -1  # of a zone or card: nobody's
NONE: Final = -1  # of anything else that is absent

# -- zones: one number for all maps and both sides, so that notation never changes  [CYC-3.1] [CYC-3.10]

TILES: Final = 12
LANDS: Final = 36  # land zones are 0 … 35: three numbers a tile
ALL_LANDS: Final = 0xF_FFFF_FFFF  # as a bit set
ZONES: Final = 72  # sea zones are 36 … 71

TILE_IDS: Final = [f"t{tile + 1:02}" for tile in range(TILES)]
ZONE_IDS: Final = [f"t{z // 3 + 1:02}_l{z % 3 + 1}" for z in range(LANDS)] + [
    f"t{z // 3 + 1:02}_s{z % 3 + 1}" for z in range(LANDS)
]

# -- map sides

SIDE_A: Final = 0
SIDE_B: Final = 1

SIDE_IDS: Final = ["a", "b"]

# -- factions

PURPLE: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
BLACK: Final = 3
RED: Final = 4
GREEN: Final = 5

FACTION_IDS: Final = ["purple", "yellow", "blue", "black", "red", "green"]

# -- gods; Apollo has no tile

ATHENA: Final = 0
ZEUS: Final = 1
POSEIDON: Final = 2
ARES: Final = 3
HERA: Final = 4
APOLLO: Final = 5

GOD_IDS: Final = ["athena", "zeus", "poseidon", "ares", "hera", "apollo"]

# -- buildings: the four base types, then the metropolis

UNIVERSITY: Final = 0
TEMPLE: Final = 1
PORT: Final = 2
FORTRESS: Final = 3
METROPOLIS: Final = 4

BUILDING_IDS: Final = ["university", "temple", "port", "fortress", "metropolis"]

BASE_TYPES: Final = 4

# -- metropolis bonuses

BONUS_TWO_TROOPS: Final = 0
BONUS_CORNUCOPIA: Final = 1
BONUS_PRIESTESS: Final = 2
BONUS_THREE_GOLD: Final = 3
BONUS_TWO_FLEETS: Final = 4
BONUS_RESERVE_CREATURE: Final = 5
BONUS_BASE_BUILDING: Final = 6
BONUS_TROOP_AND_FLEET: Final = 7

BONUS_IDS: Final = [
    "two_troops", "cornucopia", "priestess", "three_gold", "two_fleets", "reserve_creature",
    "base_building", "troop_and_fleet",
]  # fmt: skip

# -- creatures: 19 instant cards, then 12 cards with miniatures  [CYC-1.7]

CHARON: Final = 0
CHIMERA: Final = 1
CYCLOPS: Final = 2
DRYAD: Final = 3
ECHIDNA: Final = 4
EMPUSA: Final = 5
GIANT: Final = 6
GRIFFIN: Final = 7
HARPY: Final = 8
HIPPALECTRYON: Final = 9
HIPPOCAMP: Final = 10
MANTICORE: Final = 11
ERINYES: Final = 12
GRAEAE: Final = 13
PEGASUS: Final = 14
SATYR: Final = 15
SPHINX: Final = 16
SYLPH: Final = 17
TRITON: Final = 18

CERBERUS: Final = 19
CHARYBDIS_SCYLLA: Final = 20
CHIRON: Final = 21
GERYON: Final = 22
HYDRA: Final = 23
KRAKEN: Final = 24
MEDUSA: Final = 25
MINOTAUR: Final = 26
NEREID: Final = 27
POLYPHEMUS: Final = 28
CALYDONIAN_BOAR: Final = 29
TYPHON: Final = 30

CREATURES: Final = 31
FIRST_MINIATURE: Final = 19

CREATURE_IDS: Final = [
    "charon", "chimera", "cyclops", "dryad", "echidna", "empusa", "giant", "griffin", "harpy",
    "hippalectryon", "hippocamp", "manticore", "erinyes", "graeae", "pegasus", "satyr", "sphinx",
    "sylph", "triton", "cerberus", "charybdis_scylla", "chiron", "geryon", "hydra", "kraken",
    "medusa", "minotaur", "nereid", "polyphemus", "calydonian_boar", "typhon",
]  # fmt: skip

# -- miniatures: one a card from FIRST_MINIATURE on, and Scylla, the second one of her card

MINIATURES: Final = 13
SCYLLA: Final = 12

# -- heroes

ACHILLES: Final = 0
AJAX: Final = 1
ANTIGONE: Final = 2
CROESUS: Final = 3
HECTOR: Final = 4
HELEN: Final = 5
HERACLES: Final = 6
HIPPOLYTA: Final = 7
PENTHESILEA: Final = 8
JASON: Final = 9
PERICLES: Final = 10
LETO: Final = 11
PERSEUS: Final = 12
PANDORA: Final = 13
ULYSSES: Final = 14
PENELOPE: Final = 15

HERO_IDS: Final = [
    "achilles", "ajax", "antigone", "croesus", "hector", "helen", "heracles", "hippolyta",
    "penthesilea", "jason", "pericles", "leto", "perseus", "pandora", "ulysses", "penelope",
]  # fmt: skip

HEROES: Final = 16

# -- kinds of units, as victims and losses  [CYC-1.5]

TROOP: Final = 0
MERCENARY: Final = 1
FLEET: Final = 2
LOSS_MINOTAUR: Final = 3
LOSS_HERO: Final = 4  # + the hero's number

UNIT_IDS: Final = ["base_troop", "mercenary", "fleet"]
LOSS_IDS: Final = [*UNIT_IDS, "minotaur", *HERO_IDS]

# -- what the Manticore may destroy: a creature, or PREY_HERO + a hero

PREY_HERO: Final = 31

PREY_IDS: Final = [*CREATURE_IDS, *HERO_IDS]

# -- what Hippalectryon gives

GAIN_CORNUCOPIA: Final = 0
GAIN_PRIESTESS: Final = 1
GAIN_PHILOSOPHER: Final = 2

GAIN_IDS: Final = ["cornucopia", "priestess", "philosopher"]

# -- temples, by the mark of their reduction

MARK_IDS: Final = ["unspent", "spent"]

# -- pairs of building types, for Helen

PAIRS: Final = [(a, b) for a in range(4) for b in range(a + 1, 4)]

# -- verbs: chance

DRAW_SIDE: Final = 0
DRAW_TILE: Final = 1
DRAW_ROTATION: Final = 2
DRAW_GOD: Final = 3
DRAW_CREATURE: Final = 4
DRAW_HERO: Final = 5
DRAW_FIRST: Final = 6
DRAW_BONUS: Final = 7
ROLL: Final = 8

# -- verbs: placement (D01–D03)

PLACE_LAND: Final = 9
PLACE_FLEET: Final = 10
PLACE_START_TROOP: Final = 11

# -- verbs: offerings (D10–D11)

OFFER_GOD: Final = 12
OFFER_VALUE: Final = 13

# -- verbs: upkeep (D20–D25)

UPKEEP_PICK: Final = 14
KEEP_CREATURE: Final = 15
RELEASE_CREATURE: Final = 16
UPKEEP_MOVE: Final = 17
HYDRA_VICTIM: Final = 18
PUSH_PICK: Final = 19
PUSH_TO: Final = 20

# -- verbs: building and placing (D30–D34)

BUILD_ZONE: Final = 21
RENOUNCE: Final = 22
REPLACE_BUILDING: Final = 23
BUILD_TYPE: Final = 24
OPEN_ONTO: Final = 25
PLACE_UNIT: Final = 26
PLACE_CORNUCOPIA: Final = 27

# -- verbs: the turn (D40, D94)

END_TURN: Final = 28
EXTRA_PHILOSOPHER: Final = 29
EXTRA_PRIESTESS: Final = 30
PEEK: Final = 31
EXTRA_FLEET: Final = 32
EXTRA_TROOP: Final = 33
EXTRA_MERCENARY: Final = 34
SEA_MOVE: Final = 35
LAND_MOVE: Final = 36
HEROIC_MOVE: Final = 37
RECRUIT_HERO: Final = 38
BUY_CREATURE: Final = 39
SACRIFICE: Final = 40
GO_ON: Final = 41

# -- verbs: moves (D41–D47)

MOVE_TO: Final = 42
MOVE_FROM: Final = 43
MOVE_TROOPS: Final = 44
MOVE_MERCENARIES: Final = 45
HERO_GOES: Final = 46
HERO_STAYS: Final = 47
MOVE_FLEETS: Final = 48
CROSS: Final = 49
AVOID: Final = 50

# -- verbs: combat (D50–D56)

HECTOR_KILL: Final = 51
REROLL: Final = 52
KEEP_DIE: Final = 53
COMBAT_LOSS: Final = 54
DESTROY: Final = 55
PERSEUS_RESCUE: Final = 56
RETREAT: Final = 57
STAY: Final = 58

# -- verbs: metropolises (D60–D63)

USE_TYPES: Final = 59
USE_TYPE: Final = 60
USE_BUILDING: Final = 61
ON_CARD: Final = 62
ON_SITE: Final = 63
METROPOLIS_ZONE: Final = 64
RESERVE: Final = 65

# -- verbs: creatures (D70–D86)

PLAY_CARD: Final = 66
PUT_BACK: Final = 67
CHARON_GIVE: Final = 68
CHARON_TAKE: Final = 69
CHIMERA_PICK: Final = 70
CYCLOPS_PICK: Final = 71
STEAL_FROM: Final = 72
ECHIDNA_PICK: Final = 73
ECHIDNA_MOVE: Final = 74
GIANT_ZONE: Final = 75
HARPY_PICK: Final = 76
HIPPALECTRYON_GAIN: Final = 77
GIVE_MERCENARY: Final = 78
STOP: Final = 79
HIPPOCAMP_ZONE: Final = 80
MANTICORE_PICK: Final = 81
ERINYES_FROM: Final = 82
ERINYES_TO: Final = 83
SPHINX_PICK: Final = 84
SYLPH_FIRST: Final = 85
SYLPH_SECOND: Final = 86
TRITON_PICK: Final = 87
FIGURE_ZONE: Final = 88

# -- verbs: heroes (D90–D93)

ACHILLES_ZONE: Final = 89
ANTIGONE_ZONE: Final = 90
AGAIN: Final = 91
PANDORA_COPY: Final = 92

# -- verbs of rules version 2, which stand last so that no number changes (D26, D35, D36)

PUSH_UNIT: Final = 93
SPEND_TEMPLE: Final = 94
SPEND_CARD: Final = 95
WHICH_TEMPLE: Final = 96
WHICH_PORT: Final = 97
