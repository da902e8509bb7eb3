"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

`TELLS` knows the rules whose sentences have numbers or are of several kinds; `kernel/reasons` finds the others.
"""

from typing import Final

from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.payment import amount
from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.chapters.wonders import lasting_stars
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
    return Message("why-4-8", {"count": k.budget(r.seat)})


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
    short = [{n: amount(need, n) - amount(have, n) for n in range(RESOURCES)} for need in needs]
    ways = sorted(([(n, m) for n, m in way.items() if m > 0] for way in short), key=lambda way: sum(m for _, m in way))
    if not ways or not ways[0]:
        return None
    things = "".join(f"+n-{k.figures.resource_ids[n]} {missing}" for n, missing in ways[0])
    return Message("why-lacks", {"things": things})


def starless(k: Position, r: Request, a: Action) -> Message | None:
    needed = k.figures.wonder_stars[target(a)]
    stars = lasting_stars(k, r.seat, target(a))
    return Message("why-7-1", {"missing": max(1, needed - stars), "count": stars, "needed": needed})


TELLS: Final[dict[str, Tell[Position]]] = {"OLY-4.8": late, "OLY-5.10": unfit, "OLY-6.1": poor, "OLY-7.1": starless}
