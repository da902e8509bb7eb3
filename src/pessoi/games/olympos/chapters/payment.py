"""Resources that a cell asks for, and the cubes that pay what Territory tokens leave open.

Four small counts are packed into one int, a byte a resource; a spare bit in each byte makes "has at least" a
subtraction. A cell with grey groups can be paid in several ways: its requirements are the list of all of them.
"""

from typing import Final

from pessoi.games.olympos.terms import RESOURCES

SPARE: Final = 0x80808080  # the top bit of each byte


def pack(counts: list[int]) -> int:
    packed = 0
    for r in range(RESOURCES):
        packed |= counts[r] << (8 * r)
    return packed


def amount(packed: int, resource: int) -> int:
    return packed >> (8 * resource) & 127


def covers(have: int, need: int) -> bool:
    """At least as much of every resource?"""
    return ((have | SPARE) - need) & SPARE == SPARE


def requirements(fixed: list[int], groups: list[int]) -> list[int]:
    """All ways to fill a cell's cost: named resources, and every grey group of a kind of its own.  [OLY-6.4]"""
    ways: list[int] = []
    fill(fixed.copy(), groups, ways)
    return ways


def fill(counts: list[int], groups: list[int], ways: list[int]) -> None:
    if not groups:
        packed = pack(counts)
        if packed not in ways:
            ways.append(packed)
        return
    for r in range(RESOURCES):
        if counts[r] == 0:
            counts[r] = groups[0]
            fill(counts, groups[1:], ways)
            counts[r] = 0


def is_affordable(needs: list[int], have: int) -> bool:
    """Whether tokens and cubes together fill the cost.  [OLY-6.3]"""
    for need in needs:
        if ((have | SPARE) - need) & SPARE == SPARE:
            return True
    return False


def cube_sets(needs: list[int], tokens: int, cubes: int) -> list[int]:
    """The sets of cubes that pay, without those that contain another one: tokens go first.  [OLY-6.5]"""
    found: list[int] = []
    for need in needs:
        short = 0
        for r in range(RESOURCES):
            missing = amount(need, r) - amount(tokens, r)
            if missing > 0:
                short |= missing << (8 * r)
        if covers(cubes, short) and short not in found:
            found.append(short)
    minimal: list[int] = []
    for one in found:
        smallest = True
        for other in found:
            if other != one and covers(one, other):
                smallest = False
        if smallest:
            minimal.append(one)
    return minimal
