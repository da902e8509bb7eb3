"""What the evaluation's terms are to people, in their order."""

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.ending import building_points
from pessoi.games.mytikas.evaluation import favors
from pessoi.games.mytikas.state import Position
from pessoi.kernel.motive import Motive, hope


def motives(s: Position, seat: int) -> list[Motive]:
    secured = 0
    unsafe = 0
    for deity in range(t.DEITY_COUNT):
        if s.place[deity] == seat:
            if s.lock[deity] >= 0:
                secured += 1
            else:
                unsafe += 1
    gods, more = favors(s, seat)
    goods = [0] * t.KINDS
    base = seat * t.CELLS
    for cell in range(t.CELLS):
        goods[cell % t.KINDS] += s.goods[base + cell]
    return [
        Motive("n-point", building_points(s, seat)),
        Motive("n-secured", secured),
        Motive("n-secured", secured),
        Motive("n-deity", unsafe),
        Motive("n-deity", unsafe, "backed"),
        Motive(""),
        *[Motive(f"n-{t.RESOURCES[kind]}", goods[kind], "height") for kind in range(t.KINDS)],
        hope("plan"),
        hope("plan"),
        Motive("n-city", s.cities(seat)),
        Motive("n-temple", s.temples(seat)),
        Motive("n-offering", s.reserve[seat]),
        Motive("n-favor", int(gods + more)),
        Motive("n-favor", int(gods + more)),
    ]
