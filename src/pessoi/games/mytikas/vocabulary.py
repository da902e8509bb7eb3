"""Actions: what their targets mean, and the notation, which is the same in all languages.

Only this module packs things into targets and takes them apart: chapters look actions up in the tables by what they
mean, and read answers by `read_…`.
"""

from typing import Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.components import Components
from pessoi.kernel import Action, Vocabulary, act, target

# -- tables of actions


def cells(verb: int) -> list[list[Action]]:
    """[kind][level]: something is done to one resource of a kind on a level."""
    return [[act(verb, kind * t.LEVELS + level) for level in range(t.LEVELS)] for kind in range(t.KINDS)]


def ways(verb: int, up: bool, down: bool) -> list[list[list[Action]]]:
    """[kind][level]: one resource of a kind leaves that level for another, goals ascending."""
    return [
        [
            [
                act(verb, (kind * t.LEVELS + start) * t.LEVELS + goal)
                for goal in range(t.LEVELS)
                if (goal > start and up) or (goal < start and down)
            ]
            for start in range(t.LEVELS)
        ]
        for kind in range(t.KINDS)
    ]


def pairs(verb: int, first: int, second: int) -> list[list[Action]]:
    """[one][other] of so many."""
    return [[act(verb, one * second + other) for other in range(second)] for one in range(first)]


def single(verb: int, count: int) -> list[Action]:
    return [act(verb, number) for number in range(count)]


class Ways:
    """What can be done with a resource of a cell, for whoever has resources in some of them."""

    def __init__(self, table: list[list[list[Action]]]) -> None:
        self.table: Final = table  # [kind][level]
        self._of: Final[list[list[Action] | None]] = [None] * (1 << t.CELLS)

    def of(self, cells: int) -> list[Action]:
        """The actions of a set of cells: kind by kind, and not to be changed. They are listed once."""
        found = self._of[cells]
        if found is None:
            found = []
            for kind in range(t.KINDS):
                for level in range(t.LEVELS):
                    if (cells >> (level * t.KINDS + kind)) & 1:
                        found.extend(self.table[kind][level])
            self._of[cells] = found
        return found


GIVES: Final = cells(t.GIVE)
REFINES: Final = cells(t.REFINE)
RAISES: Final = cells(t.RAISE)
REFINED_RAISES: Final = cells(t.RAISE_REFINE)
TUMBLES: Final = Ways(ways(t.TUMBLE, False, True))
LIFTS: Final = Ways(ways(t.LIFT, True, False))
MOVES: Final = Ways(ways(t.MOVE, True, True))
BUILDS: Final = pairs(t.BUILD, t.SLOT_COUNT, t.LEVELS)  # [slot][level]
FAVORS: Final = pairs(t.FAVOR, t.GOD_COUNT, t.SOURCES)  # [god][source]
FOLLOWS: Final = pairs(t.FOLLOW, t.SPACE_COUNT, t.PAYMENTS)  # [space][payment]
PLACES: Final = single(t.PLACE, t.SPACE_COUNT)
BATCH_ACTIONS: Final = single(t.BATCH, t.BATCHES)
TARGETS: Final = single(t.TARGET, t.DEITY_COUNT)
AMOUNTS: Final = single(t.AMOUNT, t.MOST_OFFERINGS + 1)
DO_MAIN: Final = act(t.MAIN)
DO_SKIP: Final = act(t.SKIP)
DO_BONUS: Final = act(t.BONUS)
DO_DECLINE: Final = act(t.DECLINE)
DO_STOP: Final = act(t.STOP)
DO_GAIN: Final = act(t.GAIN)
DO_OFFER: Final = act(t.OFFER)
DO_END_TURN: Final = act(t.END_TURN)
DO_PASS: Final = act(t.PASS)


# -- what answers mean


def read_cell(a: Action) -> tuple[int, int]:
    """Kind and level of `give`, `refine`, `raise`, `raise_refine`."""
    return target(a) // t.LEVELS, target(a) % t.LEVELS


def read_way(a: Action) -> tuple[int, int, int]:
    """Kind, start and goal of `tumble`, `lift`, `move`."""
    return target(a) // (t.LEVELS * t.LEVELS), target(a) // t.LEVELS % t.LEVELS, target(a) % t.LEVELS


def read_build(a: Action) -> tuple[int, int]:
    """Slot and level."""
    return target(a) // t.LEVELS, target(a) % t.LEVELS


def read_favor(a: Action) -> tuple[int, int]:
    """God and source."""
    return target(a) // t.SOURCES, target(a) % t.SOURCES


def read_follow(a: Action) -> tuple[int, int]:
    """Space and payment."""
    return target(a) // t.PAYMENTS, target(a) % t.PAYMENTS


# -- notation


def make_vocabulary(figures: Components) -> Vocabulary:
    """All actions with their notation; deity_hades takes as many resources as the figures say."""
    levels = [str(level + 1) for level in range(t.LEVELS)]
    sources = ["", " stack", *[f" {color}" for color in t.COLORS]]
    payments = [*[f"favor_{god}" for god in t.GODS], "offering"]
    targets: dict[int, list[str]] = {
        t.FIRST: t.COLORS,
        t.DEAL: t.DEITIES,
        t.KEEP: t.DEITIES,
        t.FAVOR: [f"{god}{source}" for god in t.GODS for source in sources],
        t.PLACE: t.SPACES,
        t.REFINE: cell_words(["", "marble", "gold"], t.LEVELS),
        t.BURN: [str(count) for count in figures.powers.burn_in],
        t.TUMBLE: way_words(TUMBLES.table),
        t.GIVE: cell_words(t.RESOURCES, t.LEVELS),
        t.BATCH: [str(batch) for batch in range(t.BATCHES)],
        t.EXTRA: t.RESOURCES,
        t.RAISE: cell_words(t.RESOURCES, t.LEVELS - 1),
        t.RAISE_REFINE: cell_words(["stone", "marble"], t.LEVELS - 1),
        t.LIFT: way_words(LIFTS.table),
        t.BUILD: [f"{slot} {level}" for slot in t.SLOTS for level in levels],
        t.MOVE: way_words(MOVES.table),
        t.PAY_MARBLE: levels,
        t.TARGET: t.DEITIES,
        t.AMOUNT: ["", *[str(amount) for amount in range(1, t.MOST_OFFERINGS + 1)]],
        t.FOLLOW: [f"{space} {payment}" for space in t.SPACES for payment in payments],
    }
    return Vocabulary([(verb, word, targets.get(verb, [])) for verb, word in enumerate(t.VERBS)])


def cell_words(kinds: list[str], levels: int) -> list[str]:
    return [f"{kind} {level + 1}" if kind and level < levels else "" for kind in kinds for level in range(t.LEVELS)]


def way_words(table: list[list[list[Action]]]) -> list[str]:
    words = [""] * (t.CELLS * t.LEVELS)
    for starts in table:
        for actions in starts:
            for action in actions:
                kind, start, goal = read_way(action)
                words[target(action)] = f"{t.RESOURCES[kind]} {start + 1} {goal + 1}"
    return words
