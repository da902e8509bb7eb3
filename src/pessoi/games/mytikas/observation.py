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
from pessoi.kernel.rows import Row

A_LOT_OF_GOODS: Final = 6.0
A_LOT_OF_FAVORS: Final = 2.0
A_LOT_OF_OFFERINGS: Final = 6.0
A_LOT_OF_POINTS: Final = 40.0
OF_A_DEITY: Final = 4  # entries


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
    found.part(k.turn, k.figures.max_rounds * k.players)
    found.flag(k.ended != t.GOES_ON)
    found.part(k.taken, len(setup.locks))
    found.part(k.current_lock(), A_LOT_OF_OFFERINGS)
    found.flag(k.used & USED_DEMETER != 0)
    found.flag(k.used & USED_HADES != 0)
    for level in range(t.LEVELS):
        found.part(k.tokens[level], setup.level_tokens[level])
    found.parts(k.stacks, 0, t.GOD_COUNT, setup.favors)
    for deity in range(t.DEITY_COUNT):
        place = k.place[deity]
        found.one_hot(place - t.FACE_UP if t.FACE_UP <= place <= t.BOTTOM else -1, 3)
    goods = tuple(k.goods)
    for i in range(k.players):
        observe_seat(k, (seat + i) % k.players, goods, found)


def observe_seat(k: Position, seat: int, goods: Row, found: Observation) -> None:
    found.flag(k.active == seat)
    found.flag(k.first == seat)
    found.part(ending.score(k, seat), A_LOT_OF_POINTS)
    found.part(k.reserve[seat], A_LOT_OF_OFFERINGS)
    found.parts(goods, seat * t.CELLS, t.CELLS, A_LOT_OF_GOODS)
    found.parts(k.favors, seat * t.GOD_COUNT, t.GOD_COUNT, A_LOT_OF_FAVORS)
    found.parts(k.built, seat * t.SLOT_COUNT, t.SLOT_COUNT, t.LEVELS)
    found.one_hot(k.builder[seat], t.SPACE_COUNT)
    for deity in range(t.DEITY_COUNT):
        if k.place[deity] == seat:
            found.flag(True)
            found.part(k.laid[deity], A_LOT_OF_OFFERINGS)
            found.flag(k.lock[deity] != t.NO_LOCK)
            found.flag(k.has_power(seat, deity))
        else:
            found.skip(OF_A_DEITY)
