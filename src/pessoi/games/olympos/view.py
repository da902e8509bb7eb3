"""The table for clients that draw it without knowing any rule; `shown` says what everything means.

Nothing is said that the viewing seat may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pessoi.games.olympos import shown
from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.development import Bonus, CubePayment, TakeTile, discovery_cost, is_usable
from pessoi.games.olympos.chapters.ending import PARTS, PRESTIGE, points_by_part
from pessoi.games.olympos.chapters.expansion import (
    ChooseSettler,
    Destination,
    Detour,
    PaymentWindow,
    cost_parts,
    creation_cost,
    detour_costs,
    sea_cost,
)
from pessoi.games.olympos.chapters.olympos_cards import SurrenderSettler
from pessoi.games.olympos.chapters.payment import is_affordable
from pessoi.games.olympos.chapters.stacks import controller, pieces_of
from pessoi.games.olympos.chapters.travel import routes, way_to
from pessoi.games.olympos.chapters.wonders import lasting_stars, wonder_cost
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BARBARIAN,
    COLUMNS,
    CREATED,
    FORBIDDEN,
    NOBODY,
    NOWHERE,
    RESOURCES,
    ROW_IDS,
    SLOTS,
    TO,
)
from pessoi.kernel import target, verb


def show(k: Position, seat: int) -> shown.Shown:
    """The known position `k` for the viewer in `seat`, or for a spectator."""
    me = seat if 0 <= seat < k.players else k.active
    return {
        "active": k.active,
        "round": k.turn,
        "over": not k.stack,
        "players": k.players,
        "scores": [open_points(k, other) for other in range(k.players)],
        "seats": [show_seat(k, other, seat) for other in range(k.players)],
        "track": show_track(k),
        "map": {name: show_territory(k, t) for t, name in enumerate(k.figures.territory_ids)},
        "board": show_board(k, me),
        "olympos": show_olympos(k),
        "destiny": {"deck": k.deck_left, "discard": counted(k.figures.card_ids, k.discard)},
        "travel": show_travel(k, me),
        "mine": show_mine(k, seat),
        "about": show_about(k),
        "owed": show_owed(k),
        "choice": show_choice(k, seat),
    }


def show_own(k: Position, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
    """Cards and prestige, and what the seat itself would pay: a spectator is told what the active player would."""
    seats = list(watched["seats"])
    seats[seat] = show_seat(k, seat, seat)
    own: dict[str, Any] = {"seats": seats, "mine": show_mine(k, seat), "choice": show_choice(k, seat)}
    if seat != k.active:
        own["board"] = {**watched["board"], **show_prices(k, seat, watched["board"])}
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


def open_points(k: Position, seat: int) -> int:
    """Points on the table: prestige lies face down until the end."""
    parts = points_by_part(k, seat)
    return sum(parts) if not k.stack else sum(parts) - parts[PRESTIGE]


def show_seat(k: Position, seat: int, viewer: int) -> shown.Player:
    f = k.figures
    mine = slice(seat * RESOURCES, (seat + 1) * RESOURCES)
    sees = viewer == seat or not k.stack
    parts: dict[str, int | None] = dict(zip(PARTS, points_by_part(k, seat), strict=True))
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


def piece_name(owner: int) -> int | Literal["barbarian"]:
    return "barbarian" if owner == BARBARIAN else owner


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


def show_choice(k: Position, seat: int) -> shown.Choice | None:
    """For who is to choose: it is long, and the others see what comes of it."""
    frame = k.stack[-1] if k.stack and seat == k.active else None
    if isinstance(frame, Destination):
        request = frame.ask(k)
        goals = [] if request is None else [target(action) for action in request.actions if verb(action) == TO]
    elif isinstance(frame, Detour):
        goals = [frame.goal]
    else:
        return None
    f = k.figures
    start = f.north_space if frame.origin == f.north else f.territory_space[frame.origin]
    run = f.land_run if k.owned[k.active] & f.cavalry_tiles else 0
    _, before = routes(f.chart, start, f.enter_land, run, sea_cost(k, k.active))
    return {
        "origin": f.origin_ids[frame.origin],
        "index": None if frame.index == CREATED else frame.index,
        "destinations": [show_destination(k, frame, goal, before) for goal in goals],
    }


def show_destination(k: Position, frame: Destination | Detour, goal: int, before: list[int]) -> shown.Goal:
    seat = k.active
    new, way, fight, erinyes = cost_parts(k, seat, frame.origin, frame.index, goal)
    cost = new + way + fight + erinyes
    hourglasses = min(cost, k.hourglass[seat])
    space = k.position[seat] + cost - hourglasses
    return {
        "to": k.figures.territory_ids[goal],
        "ap": cost,
        "new": new,
        "way": way,
        "fight": fight,
        "erinyes": erinyes,
        "route": [k.figures.space_ids[i] for i in way_to(k.figures.territory_space[goal], before)],
        "rival": rival_in(k, goal),
        "hourglasses": hourglasses,
        "space": space,
        "again": plays_again(k, seat, space),
        "detours": [show_detour(k, cost) for cost in detour_costs(k, seat, frame.origin, frame.index, goal)],
    }


def show_detour(k: Position, cost: int) -> shown.LongWay:
    seat = k.active
    hourglasses = min(cost, k.hourglass[seat])
    space = k.position[seat] + cost - hourglasses
    return {
        "ap": cost,
        "hourglasses": hourglasses,
        "space": space,
        "zeus": cards_at(k, space),
        "tokens": tokens_on(k, space),
        "again": plays_again(k, seat, space),
    }


def cards_at(k: Position, space: int) -> int:
    """Olympos cards still face down beside that space."""
    f = k.figures
    return sum(f.zeus_cards[z] - k.turned[z] for z, zeus in enumerate(f.zeus_spaces) if zeus == space)


def tokens_on(k: Position, space: int) -> list[int]:
    """Other seats' time tokens on that space, bottom first."""
    return [seat for seat in reversed(k.line) if k.position[seat] == space and seat != k.active]


def rival_in(k: Position, territory: int) -> int | Literal["barbarian", "tribe"] | None:
    """Whom a settler has to beat there."""
    if k.tribes >> territory & 1:
        return "tribe"
    owner = controller(k.pile[territory])
    return None if owner == NOBODY else piece_name(owner)


def plays_again(k: Position, seat: int, space: int) -> bool:
    """Would the seat, its token on `space`, be the next to play? A final turn is the last one."""
    if k.is_final_turn(seat):
        return False
    moved = space > k.position[seat]
    for other in range(k.players):
        if other == seat or k.is_finished(other):
            continue
        place = k.position[other]
        if place < space or (place == space and not moved and k.line.index(other) < k.line.index(seat)):
            return False
    return True
