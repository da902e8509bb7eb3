"""The words of the rules as numbers: verbs of actions, resources, owners of pieces."""

from typing import Final

# chance's answers
LAY: Final = 0  # a tile on the next cell  [OLY-C-01]
STACK: Final = 1  # a time token on the initial stack, from the bottom up  [OLY-C-02]
FIFTH: Final = 2  # the fifth cube of the five-player deal  [OLY-C-03]
DEAL: Final = 3  # a starting cube to the next seat  [OLY-C-03]
DRAW: Final = 4  # a Destiny card from the deck  [OLY-C-04]
REVEAL: Final = 5  # an Olympos card  [OLY-C-05]

# players' answers
CONDEMN: Final = 6
BARBARIANS: Final = 7
CARD: Final = 8
NEW: Final = 9
MOVE: Final = 10
SETTLER: Final = 11  # which one of several own settlers in a stack
DISCOVER: Final = 12
BUILD: Final = 13
PASS: Final = 14
IDLE: Final = 15
TO: Final = 16
PAY: Final = 17
VARIANT: Final = 18
BONUS: Final = 19
CUBE: Final = 20
KEEP: Final = 21
STAR: Final = 22
DONE: Final = 23
SURRENDER: Final = 24
DETOUR: Final = 25  # there, but not by the cheapest route
COST: Final = 26  # the action points that the detour takes

RESOURCES: Final = 4  # grain, stone, wood, gold
COLUMNS: Final = 5
SLOTS: Final = 3  # bonus spaces of a cell
ROWS: Final = 5  # rows of discoveries; the wonders' row comes below them
PURPLE: Final = 4  # the row without bonuses
ROW_IDS: Final = ["red", "yellow", "green", "blue", "purple"]

TWO_PLAYERS: Final = 2
FIVE_PLAYERS: Final = 5

NOBODY: Final = -1
NOWHERE: Final = -1
BARBARIAN: Final = 5  # owner of a neutral piece, beside the seats 0 to 4
CREATED: Final = -1  # in place of a settler's height: it comes from the stock

FORBIDDEN: Final = 1000  # a cost that nobody can pay: no way there, or no stopping there

# the two one-shot stars of OLY-7.4
ATHENA: Final = 0
INSPIRATION: Final = 1
STAR_IDS: Final = ["athena", "inspiration"]

# effects of Destiny cards
GIVE_CUBE: Final = 0
PRESTIGE_EACH: Final = 1
HOURGLASS_EACH: Final = 2
MAJORITY: Final = 3
ALL_RESOURCES: Final = 4
GIVE_STAR: Final = 5
GIVE_ZEUS: Final = 6

# effects of bonuses; 0 is settlers
BONUS_HOURGLASSES: Final = 1
BONUS_PRESTIGE: Final = 2
BONUS_CUBES: Final = 3
