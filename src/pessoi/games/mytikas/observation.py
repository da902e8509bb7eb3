"""What a seat knows as a vector of numbers, for learning. Everything is open, so this is the whole table.

Seats count from the viewer on: `seat+0` is the viewer, `seat+1` the next one clockwise. Counts are divided by what is
a lot in play, so that entries are of about unit size.
"""

from typing import Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters import ending
from pessoi.games.mytikas.components import Components
from pessoi.games.mytikas.state import USED_DEMETER, USED_HADES, Position
from pessoi.kernel import Options
from pessoi.kernel.observation import Observation

A_LOT_OF_GOODS: Final = 6.0
A_LOT_OF_OFFERINGS: Final = 6.0
A_LOT_OF_POINTS: Final = 40.0


def features(figures: Components, options: Options) -> list[str]:
    """The names of the entries of `observe`, in order."""
    names = ["turn", "ends_after_this_turn", "locks_taken", "current_lock", "used.demeter", "used.hades"]
    names += [f"tokens.{level + 1}" for level in range(t.LEVELS)]
    names += [f"stack.{god}" for god in t.GODS]
    names += [f"{deity}.{where}" for deity in t.DEITIES for where in ("river", "unseen", "bottom")]
    for seat in range(options.players):
        who = f"seat+{seat}"
        names += [f"{who}.active", f"{who}.first", f"{who}.score", f"{who}.reserve"]
        names += [f"{who}.goods.{level + 1}.{kind}" for level in range(t.LEVELS) for kind in t.RESOURCES]
        names += [f"{who}.favor.{god}" for god in t.GODS]
        names += [f"{who}.built.{slot}" for slot in t.SLOTS]
        names += [f"{who}.builder.{space}" for space in t.SPACES]
        names += [f"{who}.{deity}.{what}" for deity in t.DEITIES for what in ("held", "offerings", "lock", "power")]
    return names


def observe(k: Position, seat: int, found: Observation) -> None:
    setup = k.figures.setup(k.players)
    found.append(k.turn / (k.figures.max_rounds * k.players))
    found.flag(k.ended != t.GOES_ON)
    found.append(k.taken / len(setup.locks))
    found.append(k.current_lock() / A_LOT_OF_OFFERINGS)
    found.flag(k.used & USED_DEMETER != 0)
    found.flag(k.used & USED_HADES != 0)
    for level in range(t.LEVELS):
        found.append(k.tokens[level] / setup.level_tokens[level])
    for god in range(t.GOD_COUNT):
        found.append(k.stacks[god] / setup.favors)
    for deity in range(t.DEITY_COUNT):
        for where in (t.FACE_UP, t.UNSEEN, t.BOTTOM):
            found.append(1.0 if k.place[deity] == where else 0.0)
    for i in range(k.players):
        observe_seat(k, (seat + i) % k.players, found)


def observe_seat(k: Position, seat: int, found: Observation) -> None:
    found.append(1.0 if k.active == seat else 0.0)
    found.append(1.0 if k.first == seat else 0.0)
    found.append(ending.score(k, seat) / A_LOT_OF_POINTS)
    found.append(k.reserve[seat] / A_LOT_OF_OFFERINGS)
    for i in range(seat * t.CELLS, (seat + 1) * t.CELLS):
        found.append(k.goods[i] / A_LOT_OF_GOODS)
    for i in range(seat * t.GOD_COUNT, (seat + 1) * t.GOD_COUNT):
        found.append(k.favors[i] / 2.0)
    for i in range(seat * t.SLOT_COUNT, (seat + 1) * t.SLOT_COUNT):
        found.append(k.built[i] / t.LEVELS)
    found.one_hot(k.builder[seat], t.SPACE_COUNT)
    for deity in range(t.DEITY_COUNT):
        held = k.place[deity] == seat
        found.append(1.0 if held else 0.0)
        found.append(k.laid[deity] / A_LOT_OF_OFFERINGS if held else 0.0)
        found.append(1.0 if held and k.lock[deity] != t.NO_LOCK else 0.0)
        found.append(1.0 if k.has_power(seat, deity) else 0.0)
