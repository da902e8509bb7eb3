"""What a seat knows as a vector of numbers, for learning.

`me` is the viewer, `other` the opponent. A tile's place is its cell and rotation; pieces are positive if they are mine.
Of the other hand only the number of cards by god is there, and the cards that the viewer knows to be in it.
"""

from typing import Final

from pessoi.games.hellas.chapters.hexes import q_of, r_of
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.state import Position, count_cities, count_temples
from pessoi.games.hellas.terms import CARD_IDS, CARDS, GODS, NOBODY, TILES
from pessoi.kernel import Options
from pessoi.kernel.observation import Observation

SIDES: Final = ("me", "other")
FAR: Final = 6.0  # cells: the map seldom reaches farther
MOST_PIECES: Final = 3.0
MOST_SOLDIERS: Final = 15.0
MOST_SHIPS: Final = 10.0
TURNS: Final = 6.0  # of a tile
HAND: Final = 3.0
PILE: Final = 16.0
OF_A_TILE: Final = (
    "on_map",
    "q",
    "r",
    "rotation",
    "owner",
    "soldiers",
    "ships",
    "set_aside",
    "in_hand",
    "target",
    "sent",
    "gained",
)
OF_A_SIDE: Final = ("active", "cities", "temples", "soldiers_in_reserve", "ships_in_reserve")
RUNNING: Final = (
    "turn",
    "acted",
    "extra_turn",
    "extra_expeditions",
    "even_fleet",
    "free_passage",
    "extra_attacks",
    "far",
    "levy",
    "attack_bonus",
    "defence_bonus",
    "parity",
    "ships_defend",
)


def features(figures: Components, options: Options) -> list[str]:
    """The names of the entries of `observe`, in order."""
    names = list(RUNNING)
    names += [f"{figures.tile_ids[tile]}.{what}" for tile in range(TILES) for what in OF_A_TILE]
    for side in SIDES:
        names += [f"{side}.{what}" for what in OF_A_SIDE]
        names += [f"{side}.{what}.{god}" for god in GODS for what in ("cards", "drawn", "locked")]
    names += [f"pile.{god}" for god in GODS]
    names += [f"{what}.{card}" for card in CARD_IDS for what in ("mine", "seen", "discard", "in_play")]
    return names


def observe(k: Position, seat: int, found: Observation) -> None:
    found.part(k.turn, k.figures.max_turns)
    found.part(k.acted, 1.0)
    found.part(k.extra, 1.0)
    found.part(k.extra_expeditions, 1.0)
    found.part(k.even_fleet, 1.0)
    found.part(k.free_passage, 1.0)
    found.part(k.extra_attacks, 1.0)
    found.part(k.far, 1.0)
    found.part(k.levy, 1.0)
    found.part(k.attack_bonus, MOST_PIECES)
    found.part(k.defence_bonus, MOST_PIECES)
    found.part(k.parity, 1.0)
    found.part(k.wall, 1.0)
    on_map = 0
    for tile in k.board.placed:
        on_map |= 1 << tile
    for tile in range(TILES):
        observe_tile(k, seat, tile, (on_map >> tile) & 1 == 1, found)
    for side in (seat, 1 - seat):
        observe_side(k, side, found)
    found.parts(k.pile, 0, len(GODS), PILE)
    for card in range(CARDS):
        found.part(k.hand[seat * CARDS + card], HAND)
        found.part(k.seen[(1 - seat) * CARDS + card], HAND)
        found.part(k.discard[card], HAND)
        found.part(k.in_play[card], 1.0)


def observe_tile(k: Position, seat: int, tile: int, lies: bool, found: Observation) -> None:
    owner = k.owner[tile]
    if lies:
        found.flag(True)
        found.part(q_of(k.cell[tile]), FAR)
        found.part(r_of(k.cell[tile]), FAR)
        found.part(k.rotation[tile], TURNS)
    else:
        found.skip(4)
    if owner != NOBODY:
        side = 1 if owner == seat else -1
        found.part(side, 1.0)
        found.part(side * k.soldiers[tile], MOST_PIECES)
        found.part(side * k.ships[tile], MOST_PIECES)
    else:
        found.skip(3)
    found.part(k.aside >> tile & 1, 1.0)
    found.flag(k.in_hand == tile)
    found.flag(k.target == tile)
    found.part(k.sent[tile], MOST_PIECES)
    found.part(k.gained >> tile & 1, 1.0)


def observe_side(k: Position, side: int, found: Observation) -> None:
    active = k.active == side
    found.flag(active)
    found.part(count_cities(k, side), k.figures.cities_to_win)
    found.part(count_temples(k, side), MOST_PIECES)
    found.part(k.reserve[side * 2], MOST_SOLDIERS)
    found.part(k.reserve[side * 2 + 1], MOST_SHIPS)
    for god in range(len(GODS)):
        found.part(k.hand_size[side * 3 + god], HAND)
        found.part(k.drawn[god] if active else 0, HAND)
        found.part(k.locked_size[god] if active else 0, HAND)
