"""What a learner sees, written straight into its own memory: the plain twin of buffers.c.

A buffer is anything with Python's buffer protocol that is writable and in one piece: a row of a numpy array, shared
memory, a `bytearray`. Both twins leave the same bytes in it.
"""

import struct
from typing import Any, Final

NUMBER: Final = 4  # bytes of a float32
PAIR: Final = 8  # bytes of an index and a float32
FLOATS: Final = ("f", "B")  # formats that a vector may have: float32, or bytes that nobody has given a meaning
BYTES: Final = ("?", "b", "B")


def write_pairs(pairs: bytes, size: int, buffer: Any) -> None:
    """A vector of `size` float32: entries that stand in pairs of an index (32 bits) and a float32, little-endian, have
    those values, all others are zero."""
    if not isinstance(pairs, bytes):
        raise TypeError("pairs are bytes")
    if len(pairs) % PAIR:
        raise ValueError(f"pairs have {PAIR} bytes each, all together not {len(pairs)}")
    numbers = raw(buffer, FLOATS, NUMBER * size).cast("f")
    for index, value in struct.iter_unpack("<if", pairs):
        if not 0 <= index < size:
            raise IndexError(f"no entry {index}")
        numbers[index] = value


def write_mask(places: list[int], size: int, buffer: Any) -> None:
    """A mask of `size` bytes: 1 in those places, 0 in all others."""
    view = raw(buffer, BYTES, size)
    for place in places:
        if not 0 <= place < size:
            raise IndexError(f"no entry {place}")
        view[place] = 1


def raw(buffer: Any, formats: tuple[str, ...], length: int) -> memoryview:
    """The bytes of a buffer that is to have so many, all zero now."""
    view = memoryview(buffer)
    if view.format not in formats:
        raise TypeError(f"a buffer of other numbers is expected, not of format {view.format}")
    if view.nbytes != length:
        raise ValueError(f"a buffer of {length} bytes is expected, not of {view.nbytes}")
    found = view.cast("B") if view.format != "B" or view.ndim != 1 else view
    found[:] = bytes(length)
    return found
