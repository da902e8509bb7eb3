"""The names of Mytikas as numbers: boards, tokens, cards, verbs.  [MYT-2.3] [MYT-2.4]

Inside the rules a level is 0 to 3; in words, events and on slots it is 1 to 4 (0 on a slot: not built).
"""

from typing import Final

LEVELS: Final = 4
KINDS: Final = 3  # of resources
CELLS: Final = 12  # a player board's levels times kinds

STONE: Final = 0
MARBLE: Final = 1
GOLD: Final = 2
RESOURCES: Final = ["stone", "marble", "gold"]

GOD_COUNT: Final = 4
GODS: Final = ["zeus", "demeter", "poseidon", "hades"]

SPACE_COUNT: Final = 8
SPACES: Final = [f"{god}_{side}" for god in GODS for side in ("day", "night")]
NO_SPACE: Final = -1  # where an action is a bonus, or a builder is off the board

SMALL_CITY: Final = 0
SMALL_TEMPLE: Final = 1
LARGE_CITY: Final = 2
LARGE_TEMPLE: Final = 3
BUILDINGS: Final = ["small_city", "small_temple", "large_city", "large_temple"]

SLOT_COUNT: Final = 8
SLOTS: Final = [
    "small_city_home",
    "small_city_a",
    "small_city_b",
    "small_temple_a",
    "small_temple_b",
    "large_city_a",
    "large_city_b",
    "large_temple_a",
]

ACTIONS: Final = [
    "produce_cities",
    "build_temple",
    "produce_base",
    "build_city",
    "collect_offerings",
    "take_favor",
    "raise_three",
    "raise_two",
    "raise_to_any",
    "offering_choice",
    "quarry_two_stone",
]
EFFECTS: Final = [
    "effect_move_two",
    "effect_favor",
    "effect_two_offerings",
    "effect_offering_and_move",
    "effect_gold_here",
    "effect_two_favors",
]
LOCKS: Final = ["lock_low", "lock_mid", "lock_high"]
NO_LOCK: Final = -1
COLORS: Final = ["blue", "red", "white", "black"]

DEITY_COUNT: Final = 16
ZEUS: Final = 0
POSEIDON: Final = 1
DEMETER: Final = 2
HADES: Final = 3
HERA: Final = 4
APOLLO: Final = 5
ATHENA: Final = 6
DIONYSUS: Final = 7
PAN: Final = 8
ARTEMIS: Final = 9
APHRODITE: Final = 10
ARES: Final = 11
HEPHAESTUS: Final = 12
PERSEPHONE: Final = 13
HESTIA: Final = 14
HERMES: Final = 15
DEITIES: Final = [
    "deity_zeus",
    "deity_poseidon",
    "deity_demeter",
    "deity_hades",
    "deity_hera",
    "deity_apollo",
    "deity_athena",
    "deity_dionysus",
    "deity_pan",
    "deity_artemis",
    "deity_aphrodite",
    "deity_ares",
    "deity_hephaestus",
    "deity_persephone",
    "deity_hestia",
    "deity_hermes",
]

# Where a deity card is: with a seat (0 to 3), or one of these.
FACE_UP: Final = 4  # in the river
UNSEEN: Final = 5  # face down in the river, or in the deck: nobody knows which
BOTTOM: Final = 6  # returned in the draft: known to lie under the deck
DEALT: Final = 8  # + seat: laid before that player, who keeps one

# What ended the game.
GOES_ON: Final = 0
BY_LEVELS: Final = 1
BY_LOCKS: Final = 2
BY_PIECES: Final = 3
BY_CAP: Final = 4
REASONS: Final = ["", "end-levels", "end-locks", "end-pieces", "end-cap"]

# -- verbs

FIRST: Final = 0
DEAL: Final = 1
KEEP: Final = 2
FAVOR: Final = 3
PLACE: Final = 4
REFINE: Final = 5
BURN: Final = 6
TUMBLE: Final = 7
GIVE: Final = 8
MAIN: Final = 9
SKIP: Final = 10
BATCH: Final = 11
EXTRA: Final = 12
RAISE: Final = 13
RAISE_REFINE: Final = 14
STOP: Final = 15
LIFT: Final = 16
BUILD: Final = 17
MOVE: Final = 18
PAY_MARBLE: Final = 19
DECLINE: Final = 20
GAIN: Final = 21
OFFER: Final = 22
TARGET: Final = 23
AMOUNT: Final = 24
BONUS: Final = 25
END_TURN: Final = 26
PASS: Final = 27
FOLLOW: Final = 28
VERBS: Final = [
    "first",
    "deal",
    "keep",
    "favor",
    "place",
    "refine",
    "burn",
    "tumble",
    "give",
    "main",
    "skip",
    "batch",
    "extra",
    "raise",
    "raise_refine",
    "stop",
    "lift",
    "build",
    "move",
    "pay_marble",
    "decline",
    "gain",
    "offer",
    "target",
    "amount",
    "bonus",
    "end_turn",
    "pass",
    "follow",
]

BATCHES: Final = 3
MOST_OFFERINGS: Final = 99  # the largest amount with a name; more can be placed only when no lock is left [MYT-12.10]

# Where a favor comes from; a seat is added to FROM_SEAT.
SOURCES: Final = 6
PICKED: Final = 0  # at setup
FROM_STACK: Final = 1
FROM_SEAT: Final = 2

# What following is paid with: a favor of a god, or this.
PAYMENTS: Final = 5
WITH_OFFERING: Final = 4
