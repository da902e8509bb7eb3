"""How good a position looks to each player, for bots. How single answers look: `priors`.

The unit was a city, and everything else a part of one, before weights were fitted to the outcomes of games.
"""

from typing import Final

from pessoi.games.hellas.chapters.cards import Reaction
from pessoi.games.hellas.chapters.pieces import most_exchanged
from pessoi.games.hellas.chapters.strength import attack_strength, behind, defence_strength, margin
from pessoi.games.hellas.state import Position, connected, hand_total, may_hold
from pessoi.games.hellas.terms import (
    ARES_EXTRA_SOLDIER,
    ARES_RETREAT,
    ARES_SEA_PARITY,
    NO_CARD,
    NO_TILE,
    NOBODY,
    POSEIDON_SHIPS_DEFEND,
    POSEIDON_SHIPS_TO_SOLDIERS,
    TILES,
    ZEUS,
)
from pessoi.kernel.arithmetic import Weights

# What counts for a player, and how many cities each is worth
TERMS: Final = (
    "cities",
    "share of the cities that win, squared",
    "enough cities, and in turn",
    "soldiers",
    "ships",
    "cards",
    "more temples",
    "a city that the player in turn can take",
    "further cities that he can take",
    "in turn, with a city that could be taken",
    "battle and card on the table",
    "in turn",
)
WEIGHTS: Final = Weights([0.45, 0.5, 4.9, 0.11, 0.03, 0.38, 0.65, -0.1, -0.14, -0.1, 0.65, 0.3])
SCALE: Final = 0.8  # how fast an advantage turns into a sure win
LIKELY: Final = 0.85  # that a battle ends, or a card stands, as it looks now

SOLDIER_WORTH: Final = 0.11  # spoils of a battle, in cities
SHIP_WORTH: Final = 0.08
TEMPLES_WORTH: Final = 0.25

# What a card that stands is worth in general, by card; battle cards are judged by the battle
PLAYED: Final = [
    0.1, 0.1, 0.3, 0.3, 0.2, 0.2, 0.1, 0.2,
    0.1, 0.15, 0.3, 0.5, 0.2, 0.2, 0.2, 0.22,
    0.2, 0.2, 0.9, 0.15, 0.3, 0.25, 0.2, 0.2,
]  # fmt: skip


def measure(s: Position, weights: list[float]) -> list[list[float]]:
    """The terms of both players; a team is a player."""
    return [measure_seat(s, 0), measure_seat(s, 1)]


def measure_seat(s: Position, seat: int) -> list[float]:
    """What the player has on the board and in hand, and what is about to be won and lost, in the order of TERMS."""
    cities = 0
    soldiers = 0
    ships = 0
    temples = 0
    exposed = 0
    for tile in s.board.placed:
        if s.owner[tile] == seat:
            cities += 1
            soldiers += min(s.soldiers[tile], s.figures.soldiers_max)  # what is beyond three leaves after the action
            ships += s.ships[tile]
            if s.figures.temple[tile]:
                temples += 1
            if can_be_taken(s, tile):
                exposed += 1
        elif s.figures.temple[tile]:
            temples -= 1
    cards = hand_total(s, seat)
    in_turn = seat == s.active
    if in_turn:
        cards += s.drawn[0] + s.drawn[1] + s.drawn[2]
    share = cities / s.figures.cities_to_win
    row = [
        float(cities),
        share * share,
        1.0 if in_turn and cities >= s.figures.cities_to_win else 0.0,
        float(soldiers),
        float(ships),
        float(cards),
        1.0 if temples > 0 else 0.0,
        1.0 if exposed and not in_turn else 0.0,
        float(exposed - 1) if exposed and not in_turn else 0.0,
        1.0 if exposed and in_turn else 0.0,
        outlook(s) if in_turn else 0.0,
        1.0 if in_turn else 0.0,
    ]
    for i in range(len(row)):
        row[i] *= SCALE
    return row


def can_be_taken(s: Position, city: int) -> bool:
    """Whether the enemies around have soldiers to spare for it, cards apart."""
    enemy = 1 - s.owner[city]
    near = connected(s, city)
    by_land = 0
    by_sea = 0
    while near:
        low = near & -near
        near ^= low
        tile = low.bit_length() - 1
        if s.owner[tile] == enemy:
            spare = s.soldiers[tile] - s.figures.soldiers_min
            if s.board.by_land[city] & low:
                by_land += spare
            else:
                by_sea += spare
    guard = s.soldiers[city]
    if by_land >= guard + s.figures.land_margin and by_land > 0:
        return True
    return by_sea > 0 and by_land + by_sea >= guard + s.figures.sea_margin


def outlook(s: Position) -> float:
    """What the active player is about to gain by the battle and the card on the table."""
    card = NO_CARD
    player = NOBODY
    stands = True
    for frame in s.stack:
        if isinstance(frame, Reaction):
            card = frame.card
            player = frame.seat
            stands = frame.cancels % 2 == 0
    if s.target != NO_TILE:
        return battle_outlook(s, card if stands else NO_CARD, player)
    if card == NO_CARD or not stands:
        return 0.0
    gain = PLAYED[card] * (LIKELY if may_hold(s, 1 - player, ZEUS) else 1.0)
    return gain if player == s.active else -gain


def battle_outlook(s: Position, card: int, player: int) -> float:
    """The battle as it stands, with the card being played counted in."""
    need = defence_strength(s) + margin(s) - attack_strength(s)
    if card != NO_CARD:
        need -= shift_by(s, card) if player == s.active else -shift_by(s, card)
    army = 0
    for tile in range(TILES):
        army += s.sent[tile]
    if card == ARES_RETREAT:
        return SOLDIER_WORTH * army
    if need > 0:
        return 0.0
    spoils = 2.0 + SOLDIER_WORTH * (min(army, s.figures.soldiers_max) + s.soldiers[s.target])
    spoils += 2 * SHIP_WORTH * s.ships[s.target]
    if s.figures.temple[s.target]:
        spoils += TEMPLES_WORTH
    return spoils * LIKELY


def shift_by(s: Position, card: int) -> int:
    """How far a battle card moves the comparison for its player."""
    if card == ARES_EXTRA_SOLDIER:
        return s.figures.extra_strength
    if card == ARES_SEA_PARITY:
        return s.figures.sea_margin - s.figures.parity_margin
    if card == POSEIDON_SHIPS_DEFEND:
        return s.ships[s.target]
    if card == POSEIDON_SHIPS_TO_SOLDIERS:
        return most_exchanged(s, s.owner[s.target], s.target)
    return 0


def wins_the_comparison(s: Position, card: int) -> bool:
    """Whether the card would bring the player who is behind ahead."""
    need = defence_strength(s) + margin(s) - attack_strength(s)
    if behind(s) == s.active:
        return shift_by(s, card) >= need
    return shift_by(s, card) > -need
