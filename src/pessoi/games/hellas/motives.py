"""What the evaluation's terms are to people, in their order."""

from pessoi.games.hellas.state import Position, hand_total
from pessoi.kernel.motive import Motive, hope


def motives(s: Position, seat: int) -> list[Motive]:
    cities = 0
    soldiers = 0
    ships = 0
    for tile in s.board.placed:
        if s.owner[tile] == seat:
            cities += 1
            soldiers += s.soldiers[tile]
            ships += s.ships[tile]
    cards = hand_total(s, seat)
    if seat == s.active:
        cards += s.drawn[0] + s.drawn[1] + s.drawn[2]
    return [
        Motive("n-city", cities),
        Motive("n-city", cities),
        hope("enough"),
        Motive("n-soldier", soldiers),
        Motive("n-ship", ships),
        Motive("n-card", cards),
        hope("temples"),
        hope("exposed"),
        hope("exposed"),
        hope("exposed"),
        hope("battle"),
        Motive(""),
    ]
