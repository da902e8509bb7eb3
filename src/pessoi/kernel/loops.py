"""The loops that run most often: changes of rows, members of sets, lists of actions. The plain twin of loops.c.

They are imported from `rows`, `sets` and `action`. There they are final names, which compiled code finds without
looking them up (ADR 44).
"""

from typing import Any, Final

MOST: Final = 62  # entries of a row whose places are given as a set


def row(value: int, count: int) -> tuple[int, ...]:
    return tuple([value] * count)


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    if row[place] == value:
        return row
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def add(row: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    changed = list(row)
    changed[place] += amount
    return tuple(changed)


def having(row: tuple[int, ...], value: int) -> int:
    if len(row) > MOST:
        raise ValueError("the row is too long")
    found = 0
    for place, number in enumerate(row):
        if number == value:
            found |= 1 << place
    return found


def bits(members: int) -> list[int]:
    if members < 0:
        raise ValueError("a set has no sign")
    found: list[int] = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def acts_on(verb: int, targets: list[int]) -> list[Any]:
    return [verb << 12 | target for target in targets]


def acts_in(verb: int, targets: int) -> list[Any]:
    return acts_on(verb, bits(targets))
