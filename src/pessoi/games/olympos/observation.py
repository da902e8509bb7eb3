"""What a seat knows as a vector of numbers, for learning.

Seats count from the viewer on: `seat+0` is the viewer, `seat+1` the next one clockwise. Counts are divided by what is
a lot in play, so that entries are of about unit size. Of other hands only the size is there, and what counting cards
tells for certain.
"""

from typing import Final

from pessoi.games.olympos.chapters.development import is_usable
from pessoi.games.olympos.chapters.ending import points
from pessoi.games.olympos.chapters.expansion import PaymentWindow
from pessoi.games.olympos.chapters.stacks import controller, height_of, settlers_in
from pessoi.games.olympos.chapters.trail import held_by_others
from pessoi.games.olympos.chapters.wonders import is_on_board, lasting_stars
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, COLUMNS, NOBODY, NOWHERE, RESOURCES, SLOTS
from pessoi.kernel import Options
from pessoi.kernel.observation import Observation

A_LOT_OF_TOKENS: Final = 4.0
A_LOT_OF_POINTS: Final = 50.0
A_LOT_OF_CARDS: Final = 6.0
A_LOT_OF_DISCS: Final = 15.0
A_LOT_OF_TILES: Final = 3.0
A_LOT_OF_STARS: Final = 6.0
A_LOT_OF_COST: Final = 10.0
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
    found.append(k.turn / (16.0 * k.players))
    found.append(k.deck_left / k.figures.deck_size)
    frame = k.stack[-1] if k.stack else None
    found.append(frame.cost / A_LOT_OF_COST if isinstance(frame, PaymentWindow) else 0.0)
    observe_table(k, found)
    cards = k.figures.cards
    for c in range(cards):
        found.append(k.hand[seat * cards + c] / 2.0 if seat >= 0 else 0.0)
    for c in range(cards):
        found.append(k.drawn[c] / 2.0 if k.drawer == seat else 0.0)
    for c in range(cards):
        found.append(k.discard[c] / 2.0)
    for count in held_by_others(k, seat):
        found.append(count / 2.0)
    for i in range(k.players):
        observe_seat(k, (max(seat, 0) + i) % k.players, found)


def observe_table(k: Position, found: Observation) -> None:
    """Olympos cards, map and development board."""
    f = k.figures
    for god in range(f.gods):
        found.append(1.0 if god in k.revealed else 0.0)
    for z in range(len(f.zeus_spaces)):
        found.append(k.turned[z] / f.zeus_cards[z])
    for t in range(f.territories):
        found.append(float(k.condemned >> t & 1))
        found.append(float(k.tribes >> t & 1))
        found.append(1.0 if controller(k.pile[t]) == BARBARIAN else 0.0)
        found.append(height_of(k.pile[t]) / A_LOT_OF_TOKENS)
    for d in range(f.discoveries):
        found.append(k.left[d] / A_LOT_OF_TILES)
        found.one_hot(k.cell_of[d] % COLUMNS if k.cell_of[d] != NOWHERE else NOWHERE, COLUMNS)
    for slot in range(len(k.marker)):
        found.append(1.0 if is_usable(k, slot) and k.marker[slot] == NOBODY else 0.0)
    for w in range(f.wonders):
        found.append(1.0 if is_on_board(k, w) else 0.0)
        found.one_hot(k.wonder_column[w], COLUMNS)


def observe_seat(k: Position, seat: int, found: Observation) -> None:
    f = k.figures
    found.append(1.0 if k.active == seat else 0.0)
    found.append(float(k.finished >> seat & 1))
    found.append(k.position[seat] / f.cross)
    found.append(k.line.index(seat) / k.players if seat in k.line else 0.0)
    found.append(points(k, seat) / A_LOT_OF_POINTS)
    found.append(k.prestige[seat] / A_LOT_OF_POINTS)
    found.append(k.hourglass[seat] / A_LOT_OF_CARDS)
    found.append(k.stock[seat] / A_LOT_OF_CARDS)
    found.append(k.reserve[seat] / A_LOT_OF_DISCS)
    found.append(k.on_map[seat] / A_LOT_OF_DISCS)
    found.append(k.held[seat] / A_LOT_OF_CARDS)
    found.append(k.star[seat] / A_LOT_OF_STARS)
    found.append(k.swords_of(seat) / A_LOT_OF_TOKENS)
    found.append(k.symbols_of(seat) / A_LOT_OF_TOKENS)
    found.append(float(k.athena[seat]))
    for marked in (k.ares, k.siren, k.erinyes, k.keres):
        found.append(float(marked >> seat & 1))
    for counts in (k.token, k.cube, k.discount):
        for r in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            found.append(counts[r] / A_LOT_OF_TOKENS)
    for d in range(f.discoveries):
        found.append(float(k.owned[seat] >> d & 1))
    for w in range(f.wonders):
        found.append(float(k.built[seat] >> w & 1))
        found.append(lasting_stars(k, seat, w) / A_LOT_OF_STARS if k.wonder_column[w] != NOWHERE else 0.0)
    for t in range(f.territories):
        found.append(1.0 if controller(k.pile[t]) == seat else 0.0)
    for t in range(f.territories):
        found.append(settlers_in(k.pile[t], seat) / A_LOT_OF_TOKENS)
