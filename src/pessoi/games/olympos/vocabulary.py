"""The notation: every action as text, the same in all languages."""

from typing import Final

from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.payment import amount
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.terms import RESOURCES
from pessoi.kernel import Action, Vocabulary, act

# verb, its word, the kind of its targets: one of `Components.ids`, a seat, a height in a stack, action points, or a
# set of cubes
VERBS: Final[list[tuple[int, str, str]]] = [
    (terms.LAY, "lay", "tile"),
    (terms.STACK, "stack", "seat"),
    (terms.FIFTH, "fifth", "resource"),
    (terms.DEAL, "deal", "resource"),
    (terms.DRAW, "draw", "card"),
    (terms.REVEAL, "reveal", "god"),
    (terms.CONDEMN, "condemn", "territory"),
    (terms.BARBARIANS, "barbarian", "territory"),
    (terms.CARD, "card", "card"),
    (terms.NEW, "new", "origin"),
    (terms.MOVE, "move", "territory"),
    (terms.SETTLER, "settler", "height"),
    (terms.DISCOVER, "discover", "discovery"),
    (terms.BUILD, "build", "wonder"),
    (terms.PASS, "pass", ""),
    (terms.IDLE, "idle", ""),
    (terms.TO, "to", "territory"),
    (terms.PAY, "pay", "cubes"),
    (terms.VARIANT, "variant", "resource"),
    (terms.BONUS, "bonus", "bonus"),
    (terms.CUBE, "cube", "resource"),
    (terms.KEEP, "keep", "card"),
    (terms.STAR, "star", "star"),
    (terms.DONE, "done", ""),
    (terms.SURRENDER, "surrender", "territory"),
    (terms.DETOUR, "detour", "territory"),
    (terms.COST, "cost", "points"),
]


def make_vocabulary(figures: Components) -> Vocabulary:
    """Targets are the ids of things that a client draws; a settler of a stack has its height.  [OLY-2.5]"""
    return Vocabulary([(number, word, target_words(figures, kind)) for number, word, kind in VERBS])


def target_words(figures: Components, kind: str) -> list[str]:
    colours = len(figures.colour_ids)
    if kind == "":
        return []
    if kind == "seat":
        return [str(seat) for seat in range(colours)]
    if kind == "height":
        return [str(i) for i in range(colours * (figures.discs - figures.time_tokens) + 1)]
    if kind == "points":
        return [str(points) for points in range(figures.dearest_expansion + 1)]
    if kind == "cubes":
        return payments(figures)
    return figures.ids[kind]


def payments(figures: Components) -> list[str]:
    """Sets of cubes such as `grain gold gold`; empty for those that no cell asks for."""
    needs = {need for ways in figures.cell_needs for need in ways}
    words: list[str] = []
    for number in range(1 << 3 * RESOURCES):
        cubes = cubes_in(number)
        wanted = any(all(cubes[r] <= amount(need, r) for r in range(RESOURCES)) for need in needs)
        cube_words = [name for r, name in enumerate(figures.resource_ids) for _ in range(cubes[r])]
        words.append((" ".join(cube_words) or "nothing") if wanted else "")
    return words


def cube_action(cubes: int) -> Action:
    """A set of cubes, as `payment` counts them, as an action: three bits a resource."""
    return act(terms.PAY, amount(cubes, 0) | amount(cubes, 1) << 3 | amount(cubes, 2) << 6 | amount(cubes, 3) << 9)


def cubes_in(pay_target: int) -> list[int]:
    """By resource, the cubes of a payment."""
    return [pay_target >> (3 * r) & 7 for r in range(RESOURCES)]
