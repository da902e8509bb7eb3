"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

`TELLS` knows the rules whose sentences have numbers or are of several kinds; `kernel/reasons` finds the others.
"""

from typing import Final

from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.development import discovery_cost
from pessoi.games.olympos.chapters.expansion import Destination, expansion_cost
from pessoi.games.olympos.chapters.payment import amount
from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.chapters.wonders import lasting_stars, wonder_cost
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import RESOURCES
from pessoi.games.olympos.words import WORD
from pessoi.kernel import Action, Message, Request, target, verb
from pessoi.kernel.reasons import Tell, find_reason, moment

# Verbs that share a sentence
MOMENTS: Final[dict[str, str]] = {
    **dict.fromkeys(["lay", "stack", "fifth", "deal", "draw", "reveal"], "chance"),
    **dict.fromkeys(["idle", "done"], "pass"),
    **dict.fromkeys(["detour", "cost"], "to"),
}


def explain(k: Position, r: Request, a: Action, rule: str) -> Message:
    return find_reason(TELLS, (), k, r, a, rule) or moment(MOMENTS, WORD[verb(a)])


def late(k: Position, r: Request, a: Action) -> Message | None:
    """What it takes, where that can be told, and what the seat has."""
    frame = k.stack[-1]
    cost = 0
    if verb(a) == terms.DISCOVER:
        cost = discovery_cost(k, r.seat, target(a))
    elif verb(a) == terms.BUILD:
        cost = wonder_cost(k, r.seat)
    elif verb(a) == terms.TO and isinstance(frame, Destination):
        cost = expansion_cost(k, r.seat, frame.origin, frame.index, target(a))
    left = k.budget(r.seat)
    return Message("why-takes", {"cost": cost, "count": left}) if cost > left else Message("why-4-8", {"count": left})


def unfit(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) not in (terms.TO, terms.DETOUR):
        return None
    is_mine = controller(k.pile[target(a)]) == r.seat
    return Message("why-yours" if is_mine else "why-condemned")


def poor(k: Position, r: Request, a: Action) -> Message | None:
    """What the cell of a discovery asks for and the seat cannot show, by the way that lacks least."""
    discovery = target(a)
    if verb(a) != terms.DISCOVER or k.left[discovery] == 0:
        return None
    have = k.packed(k.token, r.seat) + k.packed(k.cube, r.seat)
    needs = k.figures.cell_needs[k.cell_of[discovery]]
    ways = [[n for n in range(RESOURCES) if amount(need, n) > amount(have, n)] for need in needs]
    missing = [sum(amount(need, n) - amount(have, n) for n in way) for need, way in zip(needs, ways, strict=True)]
    if not needs or not min(missing):
        return None
    best = missing.index(min(missing))
    need = needs[best]
    asked = [n for n in range(RESOURCES) if amount(need, n)]
    return Message(
        "why-lacks",
        {
            "things": counted(k, {n: amount(need, n) - amount(have, n) for n in ways[best]}),
            "cost": counted(k, {n: amount(need, n) for n in asked}),
            "have": counted(k, {n: amount(have, n) for n in asked}),
        },
    )


def counted(k: Position, amounts: dict[int, int]) -> str:
    return "".join(f"+n-{k.figures.resource_ids[n]} {count}" for n, count in amounts.items())


def starless(k: Position, r: Request, a: Action) -> Message | None:
    needed = k.figures.wonder_stars[target(a)]
    stars = lasting_stars(k, r.seat, target(a))
    return Message("why-7-1", {"missing": max(1, needed - stars), "count": stars, "needed": needed})


TELLS: Final[dict[str, Tell[Position]]] = {"OLY-4.8": late, "OLY-5.10": unfit, "OLY-6.1": poor, "OLY-7.1": starless}
