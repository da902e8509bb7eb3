"""The table as JSON, for clients that draw it without knowing any rule.

Everything is named by id (the ids of `components.toml`, which also has polygons and positions); seats are numbers;
nothing is said that the viewing seat may not know. Keys of `show`:

active      the seat in turn (during set-up, the one that condemns)
round       turns begun so far; 0 during set-up
over        whether the game is over
players     how many
scores      by seat, points as things stand. Before the end without prestige, which lies face down, for all alike
seats       by seat, a dict:
    position, finished, order    space on the time track; place in the order of play (0 plays next)
    hourglasses, stock, reserve  numbers
    tokens, cubes                {resource: number}: Territory tokens, cubes
    swords, symbols, stars       as they count now: swords with Ares, Zeus symbols with the Zeus token, Star tokens
    zeus_token                   holds the Zeus token
    athena                       one-shot stars from Athena
    ares, siren, erinyes, keres  marked by that Olympos card
    discoveries, wonders         lists of ids
    discounts                    {resource: action points off} of Money and Agriculture
    cards                        number of Destiny cards in hand
    prestige                     face-down prestige: the viewer's own, or everybody's at the end; otherwise null
    settlers                     on the map
    budget                       action points payable at most before the cross
    parts                        {part of the score: points}; `prestige` is null where the seat's prestige is
track       start, last_zeus, cross; next_zeus (the next space where the active player draws a card, or null);
            piles: [{space, seats}], bottom first; zeus: [{space, cards, revealed}];
            end_points: {space: points} as strings to numbers
map         {territory: dict}:
    resource, star, atlantis, zeus   what is printed on it
    condemned                        true if out of play
    tribe, star_token, zeus_token    what lies on it (tokens lie with the controller while there is one)
    controller                       a seat, "barbarian", or null
    stack                            owners bottom first: seats or "barbarian"; a settler's height is its index
board       columns (in use); grey_open; cells and wonders:
    cells: [{id, row, column, discovery (or null), left (tiles), variants (resources of the tiles left),
        fixed {resource: number}, groups [numbers], owners [seats],
        bonuses [{kind, grey, open, owner (seat or null)}],
        ap (for the viewer, else for the active seat), affordable (resources suffice), owned}]
    wonders: [{id, column, needs, points, builder (seat or null), stars (that the seat has for it, one-shot stars
        not counted), ap}]; wonders out of the game are left out
olympos     revealed (ids, oldest first), latest (or null), left (face down on the track)
destiny     deck (number of cards), discard {card: number}
travel      for the viewer, else the active seat: new, land, sea (null: forbidden), run (Cavalry: a stretch of land, or
            null)
mine        for a seat: hand [{card, count, gives}] (gives: what it would bring now), drawn (cards to keep one of)
about       null, or what a question is about: the territory whose settler is asked for, or the discovery that is
            paid for or whose tile or bonus is chosen
choice      null, or, while a settler's destination is asked for: origin, index (null: a new settler), destinations
            [{to, ap, new, way, fight, erinyes, route (spaces entered), rival (seat, "barbarian", "tribe" or null),
            hourglasses (that pay), space (the token then), again (the player then plays again)}]
"""

from collections.abc import Sequence
from typing import Any, Final

from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.development import Bonus, CubePayment, TakeTile, discovery_cost
from pessoi.games.olympos.chapters.ending import PARTS, PRESTIGE, points_by_part
from pessoi.games.olympos.chapters.expansion import ChooseSettler, Destination, creation_cost, sea_cost
from pessoi.games.olympos.chapters.olympos_cards import SurrenderSettler
from pessoi.games.olympos.chapters.payment import is_affordable
from pessoi.games.olympos.chapters.stacks import controller, pieces_of
from pessoi.games.olympos.chapters.travel import routes, way_to
from pessoi.games.olympos.chapters.wonders import lasting_stars, wonder_cost
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, COLUMNS, CREATED, FORBIDDEN, NOBODY, NOWHERE, RESOURCES, SLOTS
from pessoi.games.olympos.words import cost_parts
from pessoi.kernel import target

ROW_IDS: Final = ["red", "yellow", "green", "blue", "purple"]


def show(k: Position, seat: int) -> dict[str, Any]:
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
        "choice": show_choice(k),
    }


def counted(names: list[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


def open_points(k: Position, seat: int) -> int:
    """Points on the table: prestige lies face down until the end."""
    parts = points_by_part(k, seat)
    return sum(parts) if not k.stack else sum(parts) - parts[PRESTIGE]


def show_seat(k: Position, seat: int, viewer: int) -> dict[str, Any]:
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


def show_track(k: Position) -> dict[str, Any]:
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


def owner_name(owner: int) -> int | str | None:
    if owner == NOBODY:
        return None
    return "barbarian" if owner == BARBARIAN else owner


def show_territory(k: Position, t: int) -> dict[str, Any]:
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
        "controller": owner_name(owner),
        "stack": [owner_name(piece) for piece in pieces_of(k.pile[t])],
    }


def show_board(k: Position, seat: int) -> dict[str, Any]:
    f = k.figures
    laid = {cell: d for d, cell in enumerate(k.cell_of) if cell != NOWHERE}
    columns = f.columns[k.players]
    cells = [c for c in range(len(f.cell_ids)) if c % COLUMNS < columns]
    return {
        "columns": columns,
        "grey_open": f.grey_open[k.players] > 0,
        "cells": [show_cell(k, cell, laid.get(cell, NOWHERE), seat) for cell in cells],
        "wonders": [show_wonder(k, w, seat) for w in range(f.wonders) if k.wonder_column[w] != NOWHERE],
    }


def show_cell(k: Position, cell: int, d: int, seat: int) -> dict[str, Any]:
    f = k.figures
    have = k.packed(k.token, seat) + k.packed(k.cube, seat)
    bonuses = []
    for slot in range(cell * SLOTS, (cell + 1) * SLOTS):
        if f.cell_bonus[slot] >= 0:
            usable = not f.cell_grey[slot] or f.grey_open[k.players] > 0
            bonuses.append(
                {
                    "kind": f.bonus_ids[f.cell_bonus[slot]],
                    "grey": f.cell_grey[slot],
                    "open": usable and k.marker[slot] == NOBODY,
                    "owner": owner_name(k.marker[slot]),
                }
            )
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
        "bonuses": bonuses,
        "ap": discovery_cost(k, seat, d) if d != NOWHERE else f.discovery_cost,
        "affordable": is_affordable(f.cell_needs[cell], have),
        "owned": d != NOWHERE and bool(k.owned[seat] >> d & 1),
    }


def show_wonder(k: Position, w: int, seat: int) -> dict[str, Any]:
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


def show_olympos(k: Position) -> dict[str, Any]:
    names = [k.figures.god_ids[g] for g in k.revealed]
    return {
        "revealed": names,
        "latest": names[-1] if names else None,
        "left": k.figures.gods_placed - len(names),
    }


def show_travel(k: Position, seat: int) -> dict[str, Any]:
    f = k.figures
    sea = sea_cost(k, seat)
    return {
        "new": creation_cost(k, seat),
        "land": f.enter_land,
        "sea": None if sea == FORBIDDEN else sea,
        "run": f.land_run if k.owned[seat] & f.cavalry_tiles else None,
    }


def show_mine(k: Position, seat: int) -> dict[str, Any]:
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
    if isinstance(frame, (CubePayment, TakeTile, Bonus)):
        return k.figures.discovery_ids[frame.discovery]
    return None


def show_choice(k: Position) -> dict[str, Any] | None:
    frame = k.stack[-1] if k.stack else None
    if not isinstance(frame, Destination):
        return None
    request = frame.ask(k)
    goals = [] if request is None else [target(action) for action in request.actions]
    f = k.figures
    start = f.north_space if frame.origin == f.north else f.territory_space[frame.origin]
    run = f.land_run if k.owned[k.active] & f.cavalry_tiles else 0
    _, before = routes(f.chart, start, f.enter_land, run, sea_cost(k, k.active))
    return {
        "origin": f.origin_ids[frame.origin],
        "index": None if frame.index == CREATED else frame.index,
        "destinations": [show_destination(k, frame, goal, before) for goal in goals],
    }


def show_destination(k: Position, frame: Destination, goal: int, before: list[int]) -> dict[str, Any]:
    f = k.figures
    seat = k.active
    parts = cost_parts(k, frame, goal)
    cost = sum(parts.values())
    hourglasses = min(cost, k.hourglass[seat])
    space = k.position[seat] + cost - hourglasses
    owner: int | str | None = owner_name(controller(k.pile[goal]))
    return {
        "to": f.territory_ids[goal],
        "ap": cost,
        **parts,
        "route": [f.space_ids[i] for i in way_to(f.territory_space[goal], before)],
        "rival": "tribe" if k.tribes >> goal & 1 else owner,
        "hourglasses": hourglasses,
        "space": space,
        "again": plays_again(k, seat, space),
    }


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
