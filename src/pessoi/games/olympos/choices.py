"""Where a settler may go, for clients that draw it: what each way costs, and what follows (`shown` has the types)."""

from typing import Literal

from pessoi.games.olympos import shown
from pessoi.games.olympos.chapters.expansion import Destination, Detour, cost_parts, detour_costs, sea_cost
from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.chapters.travel import routes, way_to
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, CREATED, NOBODY, TO
from pessoi.kernel import target, verb


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


def piece_name(owner: int) -> int | Literal["barbarian"]:
    return "barbarian" if owner == BARBARIAN else owner


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
