"""What is counted once for a map or a row of markers, and kept beside it until that changes."""

from typing import Final

from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.terms import COLUMNS, NOBODY, ROWS, SLOTS
from pessoi.kernel.rows import Row


class Stops:
    """What stopping costs a seat in each territory, and all that this follows from."""

    def __init__(
        self, seat: int, pile: Row, condemned: int, tribes: int, swords: Row, ares: int, owned: Row, costs: list[int]
    ) -> None:
        self.seat: Final = seat
        self.pile: Final = pile
        self.condemned: Final = condemned
        self.tribes: Final = tribes
        self.swords: Final = swords
        self.ares: Final = ares
        self.owned: Final = owned
        self.costs: Final = costs


NO_STOPS: Final = Stops(NOBODY, (), 0, 0, (), 0, (), [])


def stars_by_seat(marker: Row, players: int) -> list[list[int]]:
    """[seat][column]: markers on discoveries."""
    found = [[0] * COLUMNS for _ in range(players)]
    for slot in range(ROWS * COLUMNS * SLOTS):
        seat = marker[slot]
        if 0 <= seat < players:
            column = slot // SLOTS % COLUMNS
            found[seat][column] = found[seat][column] + 1
    return found


def lands_by_seat(pile: Row, players: int) -> Row:
    """[seat]: the set of territories that it controls."""
    lands = [0] * players
    for t, stack in enumerate(pile):
        owner = controller(stack)
        if 0 <= owner < players:
            lands[owner] |= 1 << t
    return tuple(lands)
