"""The table for clients that draw it without knowing any rule; `shown` says what everything means.

Nothing is said that the viewing seat may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pessoi.games.olympos import shown
from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.development import Bonus, CubePayment, TakeTile, discovery_cost, is_usable
from pessoi.games.olympos.chapters.ending import PARTS, PRESTIGE, points_by_part
from pessoi.games.olympos.chapters.expansion import ChooseSettler, Detour, PaymentWindow, creation_cost, sea_cost
from pessoi.games.olympos.chapters.olympos_cards import SurrenderSettler
from pessoi.games.olympos.chapters.payment import is_affordable
from pessoi.games.olympos.chapters.stacks import controller, pieces_of
from pessoi.games.olympos.chapters.wonders import lasting_stars, wonder_cost
from pessoi.games.olympos.choices import piece_name, show_choice
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    COLUMNS,
    FIVE_PLAYERS,
    FORBIDDEN,
    NOBODY,
    NOWHERE,
    RESOURCES,
    ROW_IDS,
    SLOTS,
)
from pessoi.kernel.drawn import Drawn

SEATS: Final = [f"seat {number}" for number in range(FIVE_PLAYERS)]  # as what is drawn of each is called


def show(k: Position, seat: int) -> shown.Shown:
    """The known position `k` for the viewer in `seat`, or for a spectator."""
    return draw(k, seat, Drawn())


def draw(k: Position, seat: int, drawn: Drawn) -> shown.Shown:
    me = seat if 0 <= seat < k.players else k.active
    parts = [points_by_part(k, other) for other in range(k.players)]
    return {
        "active": k.active,
        "round": k.turn,
        "over": not k.stack,
        "players": k.players,
        "scores": [open_points(k, points) for points in parts],
        "seats": draw_seats(k, seat, parts, drawn),
        "track": draw_track(k, drawn),
        "map": draw_map(k, drawn),
        "board": draw_board(k, me, drawn),
        "olympos": show_olympos(k),
        "destiny": {"deck": k.deck_left, "discard": counted(k.figures.card_ids, k.discard)},
        "travel": show_travel(k, me),
        "mine": show_mine(k, seat),
        "about": show_about(k),
        "owed": show_owed(k),
        "choice": show_choice(k, seat),
    }


def draw_own(k: Position, seat: int, watched: Mapping[str, Any], drawn: Drawn) -> Mapping[str, Any]:
    """Cards and prestige, and what the seat itself would pay: a spectator is told what the active player would."""
    seats = list(watched["seats"])
    seats[seat] = draw_seat(k, seat, seat, points_by_part(k, seat), drawn)
    own: dict[str, Any] = {
        "seats": drawn.gather("seats", seats),
        "mine": show_mine(k, seat),
        "choice": show_choice(k, seat),
    }
    if seat != k.active:
        source = board_source(k, seat)
        board = drawn.find("board", source)
        if board is None:
            made = {**watched["board"], **show_prices(k, seat, watched["board"])}
            board = drawn.keep("board", source, made)
        own["board"] = board
        own["travel"] = show_travel(k, seat)
    return own


def show_prices(k: Position, seat: int, board: Mapping[str, Any]) -> Mapping[str, Any]:
    """Cells and wonders of the board as they are for that seat; what is the same for it is not made again."""
    f = k.figures
    cells: list[Mapping[str, Any]] = list(board["cells"])
    have = k.packed(k.token, seat) + k.packed(k.cube, seat)
    laid = {cell: d for d, cell in enumerate(k.cell_of) if cell != NOWHERE}
    for i, cell in enumerate(cells_of(k)):
        d = laid.get(cell, NOWHERE)
        ap = discovery_cost(k, seat, d) if d != NOWHERE else f.discovery_cost
        affordable = is_affordable(f.cell_needs[cell], have)
        owned = d != NOWHERE and bool(k.owned[seat] >> d & 1)
        if ap != cells[i]["ap"] or affordable != cells[i]["affordable"] or owned != cells[i]["owned"]:
            cells[i] = {**cells[i], "ap": ap, "affordable": affordable, "owned": owned}
    wonders = [w for w in range(f.wonders) if k.wonder_column[w] != NOWHERE]
    return {
        "cells": cells,
        "wonders": [
            {**shown, "stars": lasting_stars(k, seat, w), "ap": wonder_cost(k, seat)}
            for w, shown in zip(wonders, board["wonders"], strict=True)
        ],
    }


def counted(names: list[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


def open_points(k: Position, parts: list[int]) -> int:
    """Points on the table: prestige lies face down until the end."""
    return sum(parts) if not k.stack else sum(parts) - parts[PRESTIGE]


def draw_seats(k: Position, viewer: int, parts: list[list[int]], drawn: Drawn) -> list[shown.Player]:
    return drawn.gather("seats", [draw_seat(k, seat, viewer, parts[seat], drawn) for seat in range(k.players)])


def draw_seat(k: Position, seat: int, viewer: int, points: list[int], drawn: Drawn) -> shown.Player:
    mine = slice(seat * RESOURCES, (seat + 1) * RESOURCES)
    sees = viewer == seat or not k.stack
    source = (
        tuple(points),
        sees,
        k.position[seat],
        k.finished,
        k.line.index(seat) if seat in k.line else seat,
        k.hourglass[seat],
        k.stock[seat],
        k.reserve[seat],
        tuple(k.token[mine]),
        tuple(k.cube[mine]),
        k.swords_of(seat),
        k.symbols_of(seat),
        k.star[seat],
        k.zeus_holder() == seat,
        k.athena[seat],
        k.ares,
        k.siren,
        k.erinyes,
        k.keres,
        k.owned[seat],
        k.built[seat],
        k.discount,
        k.held[seat],
        k.on_map[seat],
    )
    name = SEATS[seat]
    player: shown.Player | None = drawn.find(name, source)
    return drawn.keep(name, source, show_seat(k, seat, sees, points)) if player is None else player


def show_seat(k: Position, seat: int, sees: bool, points: list[int]) -> shown.Player:
    f = k.figures
    mine = slice(seat * RESOURCES, (seat + 1) * RESOURCES)
    parts: dict[str, int | None] = dict(zip(PARTS, points, strict=True))
    if not sees:
        parts[PARTS[PRESTIGE]] = None
    return {
        "position": k.position[seat],
        "finished": k.is_finished(seat),
        "order": k.line.index(seat) if seat in k.line else seat,
        "hourglasses": k.hourglass[seat],
        "stock": k.stock[seat],
        "reserve": k.reserve[seat],
        "tokens": dict(zip(f.resource_ids, k.token[mine], strict=True)),
        "cubes": dict(zip(f.resource_ids, k.cube[mine], strict=True)),
        "swords": k.swords_of(seat),
        "symbols": k.symbols_of(seat),
        "stars": k.star[seat],
        "zeus_token": k.zeus_holder() == seat,
        "athena": k.athena[seat],
        "ares": bool(k.ares >> seat & 1),
        "siren": bool(k.siren >> seat & 1),
        "erinyes": bool(k.erinyes >> seat & 1),
        "keres": bool(k.keres >> seat & 1),
        "discoveries": [name for d, name in enumerate(f.discovery_ids) if k.owned[seat] >> d & 1],
        "wonders": [name for w, name in enumerate(f.wonder_ids) if k.built[seat] >> w & 1],
        "discounts": counted(f.resource_ids, k.discount[mine]),
        "cards": k.held[seat],
        "prestige": k.prestige[seat] if sees else None,
        "settlers": k.on_map[seat],
        "budget": k.budget(seat),
        "parts": parts,
    }


def draw_track(k: Position, drawn: Drawn) -> shown.Track:
    source = (tuple(k.line), tuple(k.position), k.active, k.turned)
    track: shown.Track | None = drawn.find("track", source)
    return drawn.keep("track", source, show_track(k)) if track is None else track


def show_track(k: Position) -> shown.Track:
    f = k.figures
    piles: dict[int, list[int]] = {}
    for seat in reversed(k.line):
        piles.setdefault(k.position[seat], []).append(seat)
    ahead = [space for space in f.zeus_spaces if space > k.position[k.active]]
    return {
        "start": f.start,
        "last_zeus": f.last_zeus,
        "cross": f.cross,
        "next_zeus": ahead[0] if ahead else None,
        "piles": [{"space": space, "seats": seats} for space, seats in sorted(piles.items())],
        "zeus": [
            {"space": space, "cards": f.zeus_cards[z], "revealed": k.turned[z]} for z, space in enumerate(f.zeus_spaces)
        ],
        "end_points": {str(space): f.end_points[space] for space in range(f.last_zeus, f.cross + 1)},
    }


def draw_map(k: Position, drawn: Drawn) -> dict[str, shown.Territory]:
    source = (k.pile, k.condemned, k.tribes, k.turn > 0)
    found: dict[str, shown.Territory] | None = drawn.find("map", source)
    if found is None:
        found = {name: show_territory(k, t) for t, name in enumerate(k.figures.territory_ids)}
        drawn.keep("map", source, found)
    return found


def show_territory(k: Position, t: int) -> shown.Territory:
    f = k.figures
    owner = controller(k.pile[t])
    free = not k.condemned >> t & 1 and not 0 <= owner < k.players
    starred = bool(f.starred >> t & 1)
    tribe = bool(k.tribes >> t & 1)
    return {
        "resource": f.resource_ids[f.resource_of[t]],
        "star": starred,
        "atlantis": bool(f.atlantis >> t & 1),
        "zeus": t == f.olympos,
        "condemned": bool(k.condemned >> t & 1),
        "tribe": tribe,
        "star_token": starred and free and not tribe and k.turn > 0,
        "zeus_token": t == f.olympos and free,
        "controller": None if owner == NOBODY else piece_name(owner),
        "stack": [piece_name(piece) for piece in pieces_of(k.pile[t])],
    }


def draw_board(k: Position, seat: int, drawn: Drawn) -> shown.Board:
    source = board_source(k, seat)
    board: shown.Board | None = drawn.find("board", source)
    return drawn.keep("board", source, show_board(k, seat)) if board is None else board


def board_source(k: Position, seat: int) -> Any:
    """What lies on the board, and what the seat would pay there with."""
    return (
        k.cell_of,
        k.left,
        k.variants,
        k.marker,
        k.owned,
        k.wonder_column,
        k.built,
        k.star[seat],
        seat,
        k.discount,
        k.surcharge(seat),
        k.packed(k.token, seat) + k.packed(k.cube, seat),
    )


def show_board(k: Position, seat: int) -> shown.Board:
    f = k.figures
    laid = {cell: d for d, cell in enumerate(k.cell_of) if cell != NOWHERE}
    return {
        "columns": f.columns[k.players],
        "grey_open": f.grey_open[k.players] > 0,
        "cells": [show_cell(k, cell, laid.get(cell, NOWHERE), seat) for cell in cells_of(k)],
        "wonders": [show_wonder(k, w, seat) for w in range(f.wonders) if k.wonder_column[w] != NOWHERE],
    }


def cells_of(k: Position) -> list[int]:
    """Those of the columns that are played with."""
    columns = k.figures.columns[k.players]
    return [cell for cell in range(len(k.figures.cell_ids)) if cell % COLUMNS < columns]


def show_cell(k: Position, cell: int, d: int, seat: int) -> shown.Cell:
    f = k.figures
    have = k.packed(k.token, seat) + k.packed(k.cube, seat)
    return {
        "id": f.cell_ids[cell],
        "row": ROW_IDS[cell // COLUMNS],
        "column": cell % COLUMNS + 1,
        "discovery": f.discovery_ids[d] if d != NOWHERE else None,
        "left": k.left[d] if d != NOWHERE else 0,
        "variants": [r for i, r in enumerate(f.resource_ids) if d != NOWHERE and k.variants[d] >> i & 1],
        "fixed": counted(f.resource_ids, f.cell_fixed[cell]),
        "groups": f.cell_groups[cell],
        "owners": [other for other in range(k.players) if d != NOWHERE and k.owned[other] >> d & 1],
        "bonuses": [show_bonus(k, slot) for slot in range(cell * SLOTS, (cell + 1) * SLOTS) if f.cell_bonus[slot] >= 0],
        "ap": discovery_cost(k, seat, d) if d != NOWHERE else f.discovery_cost,
        "affordable": is_affordable(f.cell_needs[cell], have),
        "owned": d != NOWHERE and bool(k.owned[seat] >> d & 1),
    }


def show_bonus(k: Position, slot: int) -> shown.Bonus:
    f = k.figures
    owner = k.marker[slot]
    return {
        "kind": f.bonus_ids[f.cell_bonus[slot]],
        "grey": f.cell_grey[slot],
        "open": is_usable(k, slot) and owner == NOBODY,
        "owner": None if owner == NOBODY else owner,
    }


def show_wonder(k: Position, w: int, seat: int) -> shown.Wonder:
    f = k.figures
    builders = [other for other in range(k.players) if k.built[other] >> w & 1]
    return {
        "id": f.wonder_ids[w],
        "column": k.wonder_column[w] + 1,
        "needs": f.wonder_stars[w],
        "points": f.wonder_points[w],
        "builder": builders[0] if builders else None,
        "stars": lasting_stars(k, seat, w),
        "ap": wonder_cost(k, seat),
    }


def show_olympos(k: Position) -> shown.OlymposCards:
    names = [k.figures.god_ids[g] for g in k.revealed]
    return {
        "revealed": names,
        "latest": names[-1] if names else None,
        "left": k.figures.gods_placed - len(names),
    }


def show_travel(k: Position, seat: int) -> shown.Travel:
    f = k.figures
    sea = sea_cost(k, seat)
    return {
        "new": creation_cost(k, seat),
        "land": f.enter_land,
        "sea": None if sea == FORBIDDEN else sea,
        "run": f.land_run if k.owned[seat] & f.cavalry_tiles else None,
    }


def show_mine(k: Position, seat: int) -> shown.Mine:
    if not 0 <= seat < k.players:
        return {"hand": [], "drawn": []}
    f = k.figures
    hand = k.hand[seat * f.cards : (seat + 1) * f.cards]
    return {
        "hand": [
            {"card": name, "count": hand[c], "gives": card_yield(k, seat, c)}
            for c, name in enumerate(f.card_ids)
            if hand[c]
        ],
        "drawn": [name for c, name in enumerate(f.card_ids) for _ in range(k.drawn[c])],
    }


def show_about(k: Position) -> str | None:
    frame = k.stack[-1] if k.stack else None
    if isinstance(frame, ChooseSettler):
        return k.figures.origin_ids[frame.origin]
    if isinstance(frame, SurrenderSettler):
        return k.figures.territory_ids[frame.territory]
    if isinstance(frame, Detour):
        return k.figures.territory_ids[frame.goal]
    if isinstance(frame, (CubePayment, TakeTile, Bonus)):
        return k.figures.discovery_ids[frame.discovery]
    return None


def show_owed(k: Position) -> int | None:
    frame = k.stack[-1] if k.stack else None
    return frame.cost if isinstance(frame, PaymentWindow) else None
