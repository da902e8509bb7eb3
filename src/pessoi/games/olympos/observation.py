"""What a seat knows as a vector of numbers, for learning.

Seats count from the viewer on: `seat+0` is the viewer, `seat+1` the next one clockwise. Counts are divided by what is
a lot in play, so that entries are of about unit size. Of other hands only the size is there, and what counting cards
tells for certain.
"""

from typing import Final

from pessoi.games.olympos.chapters.development import is_usable
from pessoi.games.olympos.chapters.ending import points
from pessoi.games.olympos.chapters.expansion import PaymentWindow
from pessoi.games.olympos.chapters.stacks import controller, height_of
from pessoi.games.olympos.chapters.trail import held_by_others
from pessoi.games.olympos.chapters.wonders import is_on_board, own_stars
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, COLUMNS, NOBODY, NOWHERE, RESOURCES, SLOTS
from pessoi.kernel import Options
from pessoi.kernel.observation import Observation
from pessoi.kernel.rows import Row

A_LOT_OF_TOKENS: Final = 4.0
A_LOT_OF_POINTS: Final = 50.0
A_LOT_OF_CARDS: Final = 6.0
A_LOT_OF_DISCS: Final = 15.0
A_LOT_OF_TILES: Final = 3.0
A_LOT_OF_STARS: Final = 6.0
A_LOT_OF_COST: Final = 10.0
A_LOT_OF_TURNS: Final = 16.0  # a seat
COPIES: Final = 2.0  # of a card
OF_A_TERRITORY: Final = 4  # entries
OF_A_SEAT: Final = (
    "active",
    "finished",
    "position",
    "order",
    "points",
    "prestige",
    "hourglasses",
    "stock",
    "reserve",
    "on_map",
    "cards",
    "stars",
    "swords",
    "symbols",
    "athena",
    "ares",
    "siren",
    "erinyes",
    "keres",
)


def features(figures: Components, options: Options) -> list[str]:
    """The names of the entries of `observe`, in order."""
    f = figures
    names = ["turn", "deck_left", "owed"]
    names += [f"god.{god}" for god in f.god_ids]
    names += [f"turned.{space}" for space in f.zeus_spaces]
    for name in f.territory_ids:
        names += [f"{name}.condemned", f"{name}.tribe", f"{name}.barbarian", f"{name}.height"]
    for name in f.discovery_ids:
        names += [f"{name}.left", *[f"{name}.column.{c + 1}" for c in range(COLUMNS)]]
    names += [f"{cell}.free.{slot}" for cell in f.cell_ids for slot in range(SLOTS)]
    for name in f.wonder_ids:
        names += [f"{name}.on_board", *[f"{name}.column.{c + 1}" for c in range(COLUMNS)]]
    names += [f"{what}.{card}" for what in ("hand", "drawn", "discard", "elsewhere") for card in f.card_ids]
    for seat in range(options.players):
        who = f"seat+{seat}"
        names += [f"{who}.{what}" for what in OF_A_SEAT]
        for what in ("tokens", "cubes", "discount"):
            names += [f"{who}.{what}.{resource}" for resource in f.resource_ids]
        names += [f"{who}.owns.{name}" for name in f.discovery_ids]
        for name in f.wonder_ids:
            names += [f"{who}.built.{name}", f"{who}.stars.{name}"]
        names += [f"{who}.controls.{name}" for name in f.territory_ids]
        names += [f"{who}.settlers.{name}" for name in f.territory_ids]
    return names


def observe(k: Position, seat: int, found: Observation) -> None:
    found.part(k.turn, A_LOT_OF_TURNS * k.players)
    found.part(k.deck_left, k.figures.deck_size)
    frame = k.stack[-1] if k.stack else None
    found.part(frame.cost if isinstance(frame, PaymentWindow) else 0, A_LOT_OF_COST)
    observe_table(k, found)
    cards = k.figures.cards
    if seat >= 0:
        found.parts(k.hand, seat * cards, cards, COPIES)
    else:
        found.skip(cards)
    if k.drawer == seat:
        found.parts(k.drawn, 0, cards, COPIES)
    else:
        found.skip(cards)
    found.parts(k.discard, 0, cards, COPIES)
    found.parts(tuple(held_by_others(k, seat)), 0, cards, COPIES)
    pieces = Pieces(k)
    for i in range(k.players):
        observe_seat(k, (max(seat, 0) + i) % k.players, pieces, found)


class Pieces:
    """What all players have on map and development board, counted once for all of them."""

    def __init__(self, k: Position) -> None:
        territories, players = k.figures.territories, k.players
        settlers = [0] * (players * territories)
        for t, stack in enumerate(k.pile):
            while stack:
                owner = controller(stack)
                if 0 <= owner < players:
                    settlers[owner * territories + t] += 1
                stack >>= 3
        markers = [0] * (players * COLUMNS)
        for slot, owner in enumerate(k.marker):
            if owner != NOBODY:
                markers[owner * COLUMNS + slot // SLOTS % COLUMNS] += 1
        self.settlers: Final[Row] = tuple(settlers)  # by seat and territory
        self.markers: Final = markers  # by seat and column


def observe_table(k: Position, found: Observation) -> None:
    """Olympos cards, map and development board."""
    f = k.figures
    gods = 0
    for god in k.revealed:
        gods |= 1 << god
    found.flags(gods, f.gods)
    for z in range(len(f.zeus_spaces)):
        found.part(k.turned[z], f.zeus_cards[z])
    pile, marked = k.pile, k.condemned | k.tribes
    for t in range(f.territories):
        stack = pile[t]
        if stack == 0 and (marked >> t) & 1 == 0:
            found.skip(OF_A_TERRITORY)
            continue
        found.flag((k.condemned >> t) & 1 == 1)
        found.flag((k.tribes >> t) & 1 == 1)
        found.flag(controller(stack) == BARBARIAN)
        found.part(height_of(stack), A_LOT_OF_TOKENS)
    for d in range(f.discoveries):
        found.part(k.left[d], A_LOT_OF_TILES)
        cell = k.cell_of[d]
        found.one_hot(cell % COLUMNS if cell != NOWHERE else NOWHERE, COLUMNS)
    for slot, owner in enumerate(k.marker):
        found.flag(owner == NOBODY and is_usable(k, slot))
    for w in range(f.wonders):
        found.flag(is_on_board(k, w))
        found.one_hot(k.wonder_column[w], COLUMNS)


def place_in(line: list[int], seat: int) -> int:
    """How many come before the seat; 0 where it is not in the line."""
    for i in range(len(line)):
        if line[i] == seat:
            return i
    return 0


def observe_seat(k: Position, seat: int, pieces: Pieces, found: Observation) -> None:
    f = k.figures
    found.flag(k.active == seat)
    found.flag((k.finished >> seat) & 1 == 1)
    found.part(k.position[seat], f.cross)
    found.part(place_in(k.line, seat), k.players)
    found.part(points(k, seat), A_LOT_OF_POINTS)
    found.part(k.prestige[seat], A_LOT_OF_POINTS)
    found.part(k.hourglass[seat], A_LOT_OF_CARDS)
    found.part(k.stock[seat], A_LOT_OF_CARDS)
    found.part(k.reserve[seat], A_LOT_OF_DISCS)
    found.part(k.on_map[seat], A_LOT_OF_DISCS)
    found.part(k.held[seat], A_LOT_OF_CARDS)
    found.part(k.star[seat], A_LOT_OF_STARS)
    found.part(k.swords_of(seat), A_LOT_OF_TOKENS)
    found.part(k.symbols_of(seat), A_LOT_OF_TOKENS)
    found.part(k.athena[seat], 1.0)
    for marked in (k.ares, k.siren, k.erinyes, k.keres):
        found.flag((marked >> seat) & 1 == 1)
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        found.part(k.token[r], A_LOT_OF_TOKENS)
    for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
        found.part(k.cube[r], A_LOT_OF_TOKENS)
    found.parts(k.discount, seat * RESOURCES, RESOURCES, A_LOT_OF_TOKENS)
    found.flags(k.owned[seat], f.discoveries)
    built = k.built[seat]
    stars = own_stars(k, seat)
    for w in range(f.wonders):
        column = k.wonder_column[w]
        found.flag((built >> w) & 1 == 1)
        if column == NOWHERE:
            found.skip(1)
        else:
            found.part(stars + pieces.markers[seat * COLUMNS + column], A_LOT_OF_STARS)
    found.flags(k.controlled_by(seat), f.territories)
    found.parts(pieces.settlers, seat * f.territories, f.territories, A_LOT_OF_TOKENS)
