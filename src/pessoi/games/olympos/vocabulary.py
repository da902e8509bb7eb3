"""The notation: every action as text, the same in all languages."""

from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.development import cubes_in
from pessoi.games.olympos.chapters.payment import amount
from pessoi.games.olympos.components import Figures
from pessoi.games.olympos.terms import RESOURCES
from pessoi.kernel import Vocabulary


def make_vocabulary(f: Figures) -> Vocabulary:
    """Targets are the ids of things that a client draws; a settler of a stack has its height.  [OLY-2.5]"""
    seats = [str(seat) for seat in range(len(f.colour_ids))]
    heights = [str(i) for i in range(len(f.colour_ids) * (f.discs - f.time_tokens) + 1)]
    return Vocabulary(
        [
            (terms.LAY, "lay", [*f.discovery_ids, *f.wonder_ids]),
            (terms.STACK, "stack", seats),
            (terms.FIFTH, "fifth", f.resource_ids),
            (terms.DEAL, "deal", f.resource_ids),
            (terms.DRAW, "draw", f.card_ids),
            (terms.REVEAL, "reveal", f.god_ids),
            (terms.CONDEMN, "condemn", f.territory_ids),
            (terms.BARBARIANS, "barbarian", f.territory_ids),
            (terms.CARD, "card", f.card_ids),
            (terms.NEW, "new", f.origin_ids),
            (terms.MOVE, "move", f.territory_ids),
            (terms.SETTLER, "settler", heights),
            (terms.DISCOVER, "discover", f.discovery_ids),
            (terms.BUILD, "build", f.wonder_ids),
            (terms.PASS, "pass", []),
            (terms.IDLE, "idle", []),
            (terms.TO, "to", f.territory_ids),
            (terms.PAY, "pay", payments(f)),
            (terms.VARIANT, "variant", f.resource_ids),
            (terms.BONUS, "bonus", f.bonus_ids),
            (terms.CUBE, "cube", f.resource_ids),
            (terms.KEEP, "keep", f.card_ids),
            (terms.STAR, "star", ["athena", "inspiration"]),
            (terms.DONE, "done", []),
            (terms.SURRENDER, "surrender", f.territory_ids),
        ]
    )


def payments(f: Figures) -> list[str]:
    """Sets of cubes such as `grain gold gold`; empty for those that no cell asks for."""
    needs = {need for ways in f.cell_needs for need in ways}
    words: list[str] = []
    for number in range(1 << 3 * RESOURCES):
        cubes = cubes_in(number)
        wanted = any(all(cubes[r] <= amount(need, r) for r in range(RESOURCES)) for need in needs)
        cube_words = [name for r, name in enumerate(f.resource_ids) for _ in range(cubes[r])]
        words.append((" ".join(cube_words) or "nothing") if wanted else "")
    return words
