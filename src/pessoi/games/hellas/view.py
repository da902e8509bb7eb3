"""The position for drawing: what `shown` describes."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pessoi.games.hellas.chapters import attack
from pessoi.games.hellas.chapters.board import rotations_at
from pessoi.games.hellas.chapters.expedition import AnotherExpedition, Bearing, open_cells
from pessoi.games.hellas.chapters.hexes import START, q_of, r_of
from pessoi.games.hellas.chapters.opening import OpeningRotation
from pessoi.games.hellas.chapters.strength import (
    attack_strength,
    defence_strength,
    is_by_sea,
    margin_of,
    would_be_by_sea,
)
from pessoi.games.hellas.chapters.tiles import stack_size
from pessoi.games.hellas.shown import Attack, Card, Expedition, Goal, Landing, Phase, Seat, Shown, Tile
from pessoi.games.hellas.state import Position, count_cities, count_temples, fleet
from pessoi.games.hellas.terms import CARD_IDS, CARDS, CARDS_PER_GOD, DOLPHIN, DRAW, GODS, NO_TILE, NOBODY, TILES
from pessoi.kernel import WATCHER
from pessoi.kernel.rows import Row

# Of frames that belong to a phase
PHASES: Final[dict[str, Phase]] = {
    "Deal": "deal",
    "OpeningDraw": "opening",
    "OpeningCell": "opening",
    "OpeningRotation": "opening",
    "MainWindow": "main",
    "Reinforcement": "reinforcement",
    "Reorganisation": "reorganisation",
    "Receiver": "reorganisation",
    "Occupation": "reorganisation",
    "AnotherExpedition": "expedition",
    "Attack": "attack",
    "Commit": "battle",
    "Battle": "battle",
    "AnotherAttack": "attack",
    "EndWindow": "end",
    "EndOfTurn": "end",
}


def show(k: Position, seat: int) -> Shown:
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
        "mine": show_hand(k, seat) if seat != WATCHER else [],
        "expedition": show_expedition(k),
        "attack": show_attack(k),
        "turned": turned_cell(k),
        "extra_turn": k.extra > 0,
        "winner": None if k.winner == NOBODY else -1 if k.winner == DRAW else k.winner,
    }


def show_own(k: Position, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
    """The hand, and what each knows of the other's."""
    seats = [{**watched["seats"][other], "known": known_cards(k, other)} for other in range(2)]
    return {"seats": seats, "mine": show_hand(k, seat)}


def phase_of(k: Position) -> Phase:
    """What the topmost frame that belongs to a phase says."""
    for i in range(len(k.stack) - 1, -1, -1):
        name = type(k.stack[i]).__name__
        if name in PHASES:
            return PHASES[name]
    return "over"


def show_seat(k: Position, seat: int) -> Seat:
    active = seat == k.active
    temples = count_temples(k, seat)
    more = temples > count_temples(k, 1 - seat)
    return {
        "id": k.figures.seat_ids[seat],
        "cities": count_cities(k, seat),
        "temples": temples,
        "soldiers": k.reserve[seat * 2],
        "ships": k.reserve[seat * 2 + 1],
        "cards": {god: k.hand_size[seat * 3 + i] for i, god in enumerate(GODS)},
        "locked": {god: k.locked_size[i] if active else 0 for i, god in enumerate(GODS)},
        "face_down": {god: k.drawn[i] if active else 0 for i, god in enumerate(GODS)},
        "known": known_cards(k, seat),
        "steps": k.figures.steps_with_temples if more else k.figures.steps,
    }


def known_cards(k: Position, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) for _ in range(k.seen[seat * CARDS + card])]


def show_tile(k: Position, tile: int) -> Tile:
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


def show_hand(k: Position, seat: int) -> list[Card]:
    """One's own cards, copies apart; of equal ones the locked come last."""
    cards: list[Card] = []
    for card in range(CARDS):
        count = k.hand[seat * CARDS + card]
        free = count - (k.locked[card] if seat == k.active else 0)
        for i in range(count):
            cards.append(
                {
                    "id": CARD_IDS[card],
                    "god": GODS[card // CARDS_PER_GOD],
                    "mark": k.figures.marked[card],
                    "locked": i >= free,
                }
            )
    return cards


def show_expedition(k: Position) -> Expedition | None:
    sailing = [frame for frame in k.stack if isinstance(frame, AnotherExpedition)]
    if not sailing and k.in_hand == NO_TILE:
        return None
    cells: list[Landing] = []
    if k.in_hand != NO_TILE:
        is_open = open_cells(k, k.active) if sailing else k.board.frontier
        for i, cell in enumerate(k.board.frontier):
            rotations = rotations_at(k.figures, k.board, k.in_hand, cell)
            if rotations:
                cells.append(
                    {
                        "cell": pair(cell),
                        "rotations": rotations,
                        "fleets": fleets(k, k.board.moored[i]),
                        "open": cell in is_open,
                    }
                )
    return {
        "tile": None if k.in_hand == NO_TILE else k.figures.tile_ids[k.in_hand],
        "even_fleet": k.even_fleet > 0,
        "free_passage": k.free_passage > 0,
        "extra": k.extra_expeditions,
        "cells": cells,
    }


def show_attack(k: Position) -> Attack | None:
    if not any(isinstance(frame, attack.Attack | attack.AnotherAttack) for frame in k.stack):
        return None
    out: Attack = {
        "target": None,
        "far": k.far,
        "levy": k.levy,
        "extra": k.extra_attacks,
        "attacked": ids(k, members(k.attacked)),
        "goals": [show_goal(k, tile) for tile in attack.targets(k)] if k.target == NO_TILE else [],
    }
    if k.target != NO_TILE:
        by_sea = will_be_by_sea(k)
        needed = defence_strength(k) + margin_of(k, by_sea)
        out["target"] = k.figures.tile_ids[k.target]
        out["sent"] = {k.figures.tile_ids[tile]: k.sent[tile] for tile in k.board.placed if k.sent[tile]}
        out["by_sea"] = by_sea
        out["attack"] = attack_strength(k)
        out["defence"] = defence_strength(k)
        out["soldiers"] = k.soldiers[k.target]
        out["attack_bonus"] = k.attack_bonus
        out["defence_bonus"] = k.defence_bonus
        out["ships_defend"] = k.ships[k.target] if k.wall else 0
        out["parity"] = k.parity > 0
        out["margin"] = margin_of(k, by_sea)
        out["needed"] = needed
        out["behind"] = 1 - k.active if attack_strength(k) >= needed else k.active
    return out


def show_goal(k: Position, city: int) -> Goal:
    near, far = attack.sources(k, city)
    numbers = {tile: attack.sendable(k, tile) for tile in near + far}
    by_land = [tile for tile in near if k.board.by_land[city] >> tile & 1]
    defence = k.soldiers[city]
    distant = sorted((numbers[tile] for tile in far), reverse=True)[: k.far]
    return {
        "tile": k.figures.tile_ids[city],
        "defence": defence,
        "by_land": defence + margin_of(k, False) if by_land else None,
        "by_sea": defence + margin_of(k, True) if len(numbers) > len(by_land) else None,
        "senders": {k.figures.tile_ids[tile]: number for tile, number in numbers.items()},
        "most": sum(numbers[tile] for tile in near) + sum(distant),
    }


def will_be_by_sea(k: Position) -> bool:
    """How the attack comes; while soldiers are chosen, with those that are asked for."""
    for frame in k.stack:
        if isinstance(frame, attack.Commit) and frame.at < len(frame.sources):
            return would_be_by_sea(k, frame.sources[frame.at])
    return is_by_sea(k)


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
