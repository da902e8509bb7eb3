"""What went on at a table since somebody's own turn, in brief: for lists, which neither read a log nor play a game."""

from collections.abc import Collection, Sequence
from typing import Final

from pessoi.table.table import Table

LOOKED_BACK: Final = 400  # answers at most


def latest_turns(table: Table) -> list[int]:
    """Seats as they had a turn, the last at the end, back to where everybody who plays has had one."""
    missing = set(table.people()) if table.phase == "play" else set()
    turns: list[int] = []
    for seat in table.move_seats[: -LOOKED_BACK - 1 : -1]:
        if seat >= 0 and (not turns or turns[-1] != seat):  # chance has none
            if not missing:
                break
            turns.append(seat)
        missing.discard(seat)
    return turns[::-1]


def since_mine(turns: Sequence[int], mine: Collection[int]) -> list[int]:
    """Who has had a turn since the last of these seats had; for who has none, nothing."""
    if not mine:
        return []
    last = max((at for at, seat in enumerate(turns) if seat in mine), default=-1)
    return list(turns[last + 1 :])
