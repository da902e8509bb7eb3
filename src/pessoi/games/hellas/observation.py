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
    found.append(k.turn / k.figures.max_turns)
    found.append(float(k.acted))
    found.append(float(k.extra))
    found.append(float(k.extra_expeditions))
    found.append(float(k.even_fleet))
    found.append(float(k.free_passage))
    found.append(float(k.extra_attacks))
    found.append(float(k.far))
    found.append(float(k.levy))
    found.append(k.attack_bonus / MOST_PIECES)
    found.append(k.defence_bonus / MOST_PIECES)
    found.append(float(k.parity))
    found.append(float(k.wall))
    for tile in range(TILES):
        observe_tile(k, seat, tile, found)
    for side in (seat, 1 - seat):
        observe_side(k, side, found)
    for god in range(len(GODS)):
        found.append(k.pile[god] / PILE)
    for card in range(CARDS):
        found.append(k.hand[seat * CARDS + card] / HAND)
        found.append(k.seen[(1 - seat) * CARDS + card] / HAND)
        found.append(k.discard[card] / HAND)
        found.append(float(k.in_play[card]))


def observe_tile(k: Position, seat: int, tile: int, found: Observation) -> None:
    lies = tile in k.board.placed
    side = 0.0
    if k.owner[tile] != NOBODY:
        side = 1.0 if k.owner[tile] == seat else -1.0
    found.append(1.0 if lies else 0.0)
    found.append(q_of(k.cell[tile]) / FAR if lies else 0.0)
    found.append(r_of(k.cell[tile]) / FAR if lies else 0.0)
    found.append(k.rotation[tile] / 6.0 if lies else 0.0)
    found.append(side)
    found.append(side * k.soldiers[tile] / MOST_PIECES)
    found.append(side * k.ships[tile] / MOST_PIECES)
    found.append(float(k.aside >> tile & 1))
    found.append(1.0 if k.in_hand == tile else 0.0)
    found.append(1.0 if k.target == tile else 0.0)
    found.append(k.sent[tile] / MOST_PIECES)
    found.append(float(k.gained >> tile & 1))


def observe_side(k: Position, side: int, found: Observation) -> None:
    found.append(1.0 if k.active == side else 0.0)
    found.append(count_cities(k, side) / k.figures.cities_to_win)
    found.append(count_temples(k, side) / MOST_PIECES)
    found.append(k.reserve[side * 2] / 15.0)
    found.append(k.reserve[side * 2 + 1] / 10.0)
    for god in range(len(GODS)):
        found.append(k.hand_size[side * 3 + god] / HAND)
        found.append(k.drawn[god] / HAND if k.active == side else 0.0)
        found.append(k.locked_size[god] / HAND if k.active == side else 0.0)
