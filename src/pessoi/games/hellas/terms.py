"""The words of the rulebook as numbers: kinds, actions, gods, cards, windows, verbs."""

from typing import Final

WHITE: Final = 0
RED: Final = 1
NOBODY: Final = -1

# Pieces
SOLDIER: Final = 0
SHIP: Final = 1
KINDS: Final = ["soldier", "ship"]

# The three actions of a turn
REINFORCEMENT: Final = 0
EXPEDITION: Final = 1
ATTACK: Final = 2
ACTIONS: Final = ["reinforcement", "expedition", "attack"]

# Tiles: 0 is the dolphin tile, the others are landscape tiles in the order of the figures
TILES: Final = 24
DOLPHIN: Final = 0
NO_TILE: Final = -1

# Gods, and their eight cards each: card // 8 is the god
GODS: Final = ["ares", "poseidon", "zeus"]
ARES: Final = 0
POSEIDON: Final = 1
ZEUS: Final = 2
CARDS: Final = 24
CARDS_PER_GOD: Final = 8
NO_CARD: Final = -1

ARES_EXTRA_SOLDIER: Final = 0
ARES_SEA_PARITY: Final = 1
ARES_FAR_ATTACK: Final = 2
ARES_DOUBLE_ATTACK: Final = 3
ARES_SHIPS_TO_SOLDIERS: Final = 4
ARES_LEVY: Final = 5
ARES_RETREAT: Final = 6
ARES_PLUNDER: Final = 7
POSEIDON_SHIPS_DEFEND: Final = 8
POSEIDON_SHIPS_TO_SOLDIERS: Final = 9
POSEIDON_EVEN_FLEET: Final = 10
POSEIDON_DOUBLE_EXPEDITION: Final = 11
POSEIDON_FREE_PASSAGE: Final = 12
POSEIDON_FAIR_WIND: Final = 13
POSEIDON_STORM: Final = 14
POSEIDON_NEW_SHIPS: Final = 15
ZEUS_CANCEL: Final = 16
ZEUS_KEEP: Final = 17
ZEUS_DOUBLE_TURN: Final = 18
ZEUS_SWAP_CITY: Final = 19
ZEUS_NEW_SOLDIERS: Final = 20
ZEUS_THEFT: Final = 21
ZEUS_RECALL: Final = 22
ZEUS_THUNDERBOLT: Final = 23

CARD_IDS: Final = [
    "ares_extra_soldier",
    "ares_sea_parity",
    "ares_far_attack",
    "ares_double_attack",
    "ares_ships_to_soldiers",
    "ares_levy",
    "ares_retreat",
    "ares_plunder",
    "poseidon_ships_defend",
    "poseidon_ships_to_soldiers",
    "poseidon_even_fleet",
    "poseidon_double_expedition",
    "poseidon_free_passage",
    "poseidon_fair_wind",
    "poseidon_storm",
    "poseidon_new_ships",
    "zeus_cancel",
    "zeus_keep",
    "zeus_double_turn",
    "zeus_swap_city",
    "zeus_new_soldiers",
    "zeus_theft",
    "zeus_recall",
    "zeus_thunderbolt",
]

# Windows in which cards are played
MAIN: Final = 0
EXPEDITION_PREPARE: Final = 1
EXPEDITION_TILE: Final = 2
EXPEDITION_PAY: Final = 3
ATTACK_PREPARE: Final = 4
BATTLE_ATTACKER: Final = 5
BATTLE_DEFENDER: Final = 6
AFTER_CONQUEST: Final = 7
AFTER_OWN_CARD: Final = 8
REACTION: Final = 9
AFTER_ATTACK: Final = 10
AFTER_EXPEDITION: Final = 11
WINDOWS: Final = [
    "main",
    "expedition_prepare",
    "expedition_tile",
    "expedition_pay",
    "attack_prepare",
    "battle_attacker",
    "battle_defender",
    "after_conquest",
    "after_own_card",
    "reaction",
    "after_attack",
    "after_expedition",
]

# What ended the game
GOING_ON: Final = 0
CITIES: Final = 1
NO_CITY_LEFT: Final = 2
TURNS_PLAYED: Final = 3
REASONS: Final = ["", "end-cities", "end-no-city-left", "end-turns-played"]
DRAW: Final = 2  # as a winner: nobody

# Verbs. Targets: a tile stands for its city.
ANNOUNCE: Final = 0  # action
PLAY: Final = 1  # card
ADD: Final = 2  # kind * TILES + tile
DRAW_CARD: Final = 3  # god
TAKE: Final = 4  # kind * TILES + tile
GIVE: Final = 5  # tile
STOP: Final = 6
DRAW_TILE: Final = 7
PLACE: Final = 8  # cell
TURN_TILE: Final = 9  # rotation
GIVE_UP: Final = 10
PAY: Final = 11  # tile
YES: Final = 12
NO: Final = 13
TARGET: Final = 14  # tile
ABANDON: Final = 15
SEND: Final = 16  # number
CONCEDE: Final = 17
PASS: Final = 18
CHOOSE: Final = 19  # tile
EXCHANGE: Final = 20  # number
DONOR: Final = 21  # tile
RECALL: Final = 22  # card
END: Final = 23
GET_CARD: Final = 24  # card; chance
GET_TILE: Final = 25  # tile; chance
STEAL: Final = 26  # card; chance
