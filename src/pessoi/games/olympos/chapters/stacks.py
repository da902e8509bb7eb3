"""A stack of pieces as one int: three bits a piece (its owner + 1), the top piece lowest.

So the controller is the lowest digit, putting a piece on top is a shift, and copying a map copies 32 ints.
Heights count from the bottom, 0 first; a barbarian counts.
"""


def controller(stack: int) -> int:
    """Who controls a territory with this stack: the owner of its top piece.  [OLY-5.15]"""
    return (stack & 7) - 1


def put_on(stack: int, owner: int) -> int:
    return stack << 3 | owner + 1


def height_of(stack: int) -> int:
    height = 0
    while stack:
        stack >>= 3
        height += 1
    return height


def take_out(stack: int, index: int) -> int:
    """The stack without the piece at that height."""
    above = (height_of(stack) - 1 - index) * 3
    return stack >> (above + 3) << above | stack & ((1 << above) - 1)


def pieces_of(stack: int) -> list[int]:
    """The owners, bottom first."""
    owners: list[int] = []
    while stack:
        owners.append((stack & 7) - 1)
        stack >>= 3
    owners.reverse()
    return owners


def heights_of(stack: int, owner: int) -> list[int]:
    """Where in the stack that owner's pieces are.  [OLY-5.22]"""
    return [i for i, piece in enumerate(pieces_of(stack)) if piece == owner]


def holds(stack: int, owner: int) -> bool:
    while stack:
        if (stack & 7) - 1 == owner:
            return True
        stack >>= 3
    return False


def settlers_in(stack: int, seat: int) -> int:
    count = 0
    while stack:
        if (stack & 7) - 1 == seat:
            count += 1
        stack >>= 3
    return count
