"""What each seat may know, a full position imagined from it, and the position for drawing.

`known`: hands but one's own keep only the cards that both players have seen, face-down draws are hidden from all.
Spectators see what both players know. A reshuffled discard is forgotten, as the specification's table has it.

`show` (all ids are those of the figures; cells are [q, r]):

  active        the seat in turn
  round         turns begun, 0 in the opening; `turn_limit` ends a stalemate
  phase         `deal`, `opening`, `main`, `reinforcement`, `expedition`, `attack`, `battle`, `end` or `over`
  scores        cities by seat
  to_win        cities needed at the end of one's own turn
  seats         per seat: `id` (white, red), `cities`, `temples`, `soldiers` and `ships` (in reserve), `cards`
                {god: number in hand}, `locked` {god: number}, `face_down` {god: number drawn and not yet looked at},
                `known` (cards of that hand which both players have seen), `steps` (reinforcements he would have)
  tiles         the map, dolphin tile first, then ascending (q, r): `id`, `cell`, `rotation`, `owner` (seat or null),
                `soldiers`, `ships`, `temple`, `edges` (six letters L or S by direction, as it lies), `harbour`
                (directions), `by_land` and `by_sea` (ids of connected tiles)
  frontier      empty cells beside the map: `cell`, `fleets` (ships of each seat that count there)
  stack         `size`, `bottom` (ids of failed tiles under it, first to come first), `left` (the others)
  aside         ids of tiles set aside in the opening
  piles         {god: {`pile`: number, `discard`: [card ids]}}
  in_play       card ids on the table, not yet discarded
  mine          the viewer's own hand: list of {`id`, `god`, `locked`, `mark`}; empty for spectators
  expedition    null, or, in an expedition and with a tile drawn in the opening: `tile` (the one drawn, or null),
                `even_fleet`, `free_passage`, `extra` (granted ones left), `cells`: where it fits by its edges:
                {`cell`, `rotations`, `fleets`, `open` (to the active player; in the opening all are)}
  attack        null, or `target` (id or null), `far`, `levy`, `extra`, `attacked` (ids), and with a target: `sent`
                ({id: number}), `by_sea`, `attack`, `defence`, `soldiers`, `attack_bonus`, `defence_bonus`,
                `ships_defend`, `parity`, `margin`, `needed` (attack strength that wins), `behind` (seat)
  turned        null, or the cell whose rotation is being chosen
  extra_turn    whether an extra turn is pending
  winner        null, a seat, or -1 for a draw
"""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from pessoi.games.hellas.chapters.attack import AnotherAttack, Attack
from pessoi.games.hellas.chapters.board import rotations_at
from pessoi.games.hellas.chapters.expedition import AnotherExpedition, Bearing, open_cells
from pessoi.games.hellas.chapters.hands import unseen
from pessoi.games.hellas.chapters.hexes import START, q_of, r_of
from pessoi.games.hellas.chapters.opening import OpeningRotation
from pessoi.games.hellas.chapters.strength import attack_strength, behind, defence_strength, is_by_sea, margin
from pessoi.games.hellas.chapters.tiles import stack_size
from pessoi.games.hellas.state import Position, count_cities, count_temples, fleet
from pessoi.games.hellas.terms import CARD_IDS, CARDS, CARDS_PER_GOD, DOLPHIN, DRAW, GODS, NO_TILE, NOBODY, TILES
from pessoi.kernel.rows import Row, row

PHASES: Final = {
    "Deal": "deal",
    "OpeningDraw": "opening",
    "OpeningCell": "opening",
    "OpeningRotation": "opening",
    "MainWindow": "main",
    "Reinforcement": "reinforcement",
    "Reorganisation": "reinforcement",
    "Receiver": "reinforcement",
    "AnotherExpedition": "expedition",
    "Attack": "attack",
    "Commit": "battle",
    "Battle": "battle",
    "AnotherAttack": "attack",
    "EndWindow": "end",
    "EndOfTurn": "end",
}


def known_to(s: Position, seat: int) -> Position:
    """The position as that seat, or a spectator, knows it."""
    k = s.copy()
    k.hand = (s.hand if seat == 0 else s.revealed)[:CARDS] + (s.hand if seat == 1 else s.revealed)[CARDS:]
    if s.active != seat:
        k.locked = row(0, CARDS)
    k.face_down = row(0, CARDS)
    return k


def imagine_from(k: Position, seat: int, rng: Random) -> Position:
    """A full position: unseen cards dealt at random to where they are missing, all deals equally likely."""
    s = k.copy()
    hand, face_down, locked = list(s.hand), list(s.face_down), list(s.locked)
    for god in range(3):
        cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
        rest: list[int] = []
        for card in cards:
            rest.extend([card] * unseen(s, card))
        for holder in (0, 1):
            missing = s.hand_size[holder * 3 + god] - sum(hand[holder * CARDS + card] for card in cards)
            for _ in range(missing):
                hand[holder * CARDS + take_any(rest, rng)] += 1
        for _ in range(s.settled[god] - sum(face_down[card] for card in cards)):
            face_down[take_any(rest, rng)] += 1
        missing = s.locked_size[god] - sum(locked[card] for card in cards)
        if missing:
            free: list[int] = []
            for card in cards:
                free.extend([card] * (hand[s.active * CARDS + card] - locked[card]))
            for _ in range(missing):
                locked[take_any(free, rng)] += 1
    s.hand, s.face_down, s.locked = tuple(hand), tuple(face_down), tuple(locked)
    return s


def take_any(cards: list[int], rng: Random) -> int:
    i = int(rng.random() * len(cards))
    cards[i], cards[-1] = cards[-1], cards[i]
    return cards.pop()


# -- for drawing


def show_position(k: Position, seat: int) -> dict[str, Any]:
    return {
        "active": k.active,
        "round": k.turn,
        "turn_limit": k.figures.max_turns,
        "phase": phase_of(k),
        "scores": [count_cities(k, 0), count_cities(k, 1)],
        "to_win": k.figures.cities_to_win,
        "seats": [show_seat(k, 0), show_seat(k, 1)],
        "tiles": [show_tile(k, tile) for tile in [DOLPHIN, *k.board.placed]],
        "frontier": [
            {"cell": pair(cell), "fleets": fleets(k, k.board.moored[i])} for i, cell in enumerate(k.board.frontier)
        ],
        "stack": {"size": stack_size(k), "bottom": ids(k, k.bottom), "left": ids(k, members(k.pool))},
        "aside": ids(k, members(k.aside)),
        "piles": {god: {"pile": k.pile[i], "discard": card_list(k.discard, i)} for i, god in enumerate(GODS)},
        "in_play": [CARD_IDS[card] for card in range(CARDS) for _ in range(k.in_play[card])],
        "mine": show_hand(k, seat) if seat >= 0 else [],
        "expedition": show_expedition(k),
        "attack": show_attack(k),
        "turned": turned_cell(k),
        "extra_turn": k.extra > 0,
        "winner": None if k.winner == NOBODY else -1 if k.winner == DRAW else k.winner,
    }


def phase_of(k: Position) -> str:
    """What the topmost frame that belongs to a phase says."""
    for i in range(len(k.stack) - 1, -1, -1):
        name = type(k.stack[i]).__name__
        if name in PHASES:
            return PHASES[name]
    return "over"


def show_seat(k: Position, seat: int) -> dict[str, Any]:
    active = seat == k.active
    temples = count_temples(k, seat)
    more = temples > count_temples(k, 1 - seat)
    return {
        "id": k.figures.data["player"][seat]["id"],
        "cities": count_cities(k, seat),
        "temples": temples,
        "soldiers": k.reserve[seat * 2],
        "ships": k.reserve[seat * 2 + 1],
        "cards": {god: k.hand_size[seat * 3 + i] for i, god in enumerate(GODS)},
        "locked": {god: k.locked_size[i] if active else 0 for i, god in enumerate(GODS)},
        "face_down": {god: k.drawn[i] if active else 0 for i, god in enumerate(GODS)},
        "known": [CARD_IDS[card] for card in range(CARDS) for _ in range(k.revealed[seat * CARDS + card])],
        "steps": k.figures.steps_with_temples if more else k.figures.steps,
    }


def show_tile(k: Position, tile: int) -> dict[str, Any]:
    turn = tile * 6 + k.rotation[tile]
    return {
        "id": k.figures.tile_ids[tile],
        "cell": pair(START if tile == DOLPHIN else k.cell[tile]),
        "rotation": k.rotation[tile],
        "owner": None if k.owner[tile] == NOBODY else k.owner[tile],
        "soldiers": k.soldiers[tile],
        "ships": k.ships[tile],
        "temple": k.figures.temple[tile],
        "edges": "".join("S" if k.figures.sea[turn] >> d & 1 else "L" for d in range(6)),
        "harbour": [d for d in range(6) if k.figures.harbour[turn] >> d & 1],
        "by_land": ids(k, members(k.board.by_land[tile])),
        "by_sea": ids(k, members(k.board.by_sea[tile])),
    }


def show_hand(k: Position, seat: int) -> list[dict[str, Any]]:
    """One's own cards, copies apart; of equal ones the locked come last."""
    cards = []
    for card in range(CARDS):
        count = k.hand[seat * CARDS + card]
        free = count - (k.locked[card] if seat == k.active else 0)
        for i in range(count):
            about = {"id": CARD_IDS[card], "god": GODS[card // CARDS_PER_GOD], "mark": k.figures.marked[card]}
            cards.append({**about, "locked": i >= free})
    return cards


def show_expedition(k: Position) -> dict[str, Any] | None:
    sailing = [frame for frame in k.stack if isinstance(frame, AnotherExpedition)]
    if not sailing and k.in_hand == NO_TILE:
        return None
    cells = []
    if k.in_hand != NO_TILE:
        is_open = open_cells(k, k.active) if sailing else k.board.frontier
        for i, cell in enumerate(k.board.frontier):
            rotations = rotations_at(k.figures, k.board, k.in_hand, cell)
            if rotations:
                at = {"cell": pair(cell), "rotations": rotations, "fleets": fleets(k, k.board.moored[i])}
                cells.append({**at, "open": cell in is_open})
    return {
        "tile": None if k.in_hand == NO_TILE else k.figures.tile_ids[k.in_hand],
        "even_fleet": k.even_fleet > 0,
        "free_passage": k.free_passage > 0,
        "extra": k.extra_expeditions,
        "cells": cells,
    }


def show_attack(k: Position) -> dict[str, Any] | None:
    if not any(isinstance(frame, Attack | AnotherAttack) for frame in k.stack):
        return None
    out: dict[str, Any] = {
        "target": None,
        "far": k.far,
        "levy": k.levy,
        "extra": k.extra_attacks,
        "attacked": ids(k, members(k.attacked)),
    }
    if k.target != NO_TILE:
        out |= {
            "target": k.figures.tile_ids[k.target],
            "sent": {k.figures.tile_ids[tile]: k.sent[tile] for tile in k.board.placed if k.sent[tile]},
            "by_sea": is_by_sea(k),
            "attack": attack_strength(k),
            "defence": defence_strength(k),
            "soldiers": k.soldiers[k.target],
            "attack_bonus": k.attack_bonus,
            "defence_bonus": k.defence_bonus,
            "ships_defend": k.ships[k.target] if k.wall else 0,
            "parity": k.parity > 0,
            "margin": margin(k),
            "needed": defence_strength(k) + margin(k),
            "behind": behind(k),
        }
    return out


def turned_cell(k: Position) -> list[int] | None:
    frame = k.stack[-1] if k.stack else None
    return pair(frame.cell) if isinstance(frame, OpeningRotation | Bearing) else None


def fleets(k: Position, moored: int) -> list[int]:
    return [fleet(k, 0, moored), fleet(k, 1, moored)]


def pair(cell: int) -> list[int]:
    return [q_of(cell), r_of(cell)]


def members(bits: int) -> list[int]:
    return [tile for tile in range(TILES) if bits >> tile & 1]


def ids(k: Position, tiles: Iterable[int]) -> list[str]:
    return [k.figures.tile_ids[tile] for tile in tiles]


def card_list(counts: Row, god: int) -> list[str]:
    cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
    return [CARD_IDS[card] for card in cards for _ in range(counts[card])]
