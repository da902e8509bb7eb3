"""Sets of small numbers as the bits of an int, and their members as a list. The plain twin of sets.c.

What looks at every member of a set goes through `bits`; sets beyond a machine word cost no more there than small ones.
"""


def bits(members: int) -> list[int]:
    """The members in ascending order."""
    if members < 0:
        raise ValueError("a set has no sign")
    found: list[int] = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found
