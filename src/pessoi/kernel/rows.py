"""Rows: lists of numbers that never change, so that copies of a position share them. The plain twin of rows.c.

A position keeps what changes at every other answer in lists, which each copy has of its own, and everything else in
rows. A search copies far more positions than it changes rows: giving one entry another value makes a new row. And who
worked something out from a row may keep it for as long as the position has that very row (`is`).
"""

from typing import TypeAlias

Row: TypeAlias = tuple[int, ...]


def row(value: int, count: int) -> Row:
    """As many equal values. (Of `(0,) * 72` mypyc makes a tuple of 72 C variables, which takes minutes to compile.)"""
    return tuple([value] * count)


def put(row: Row, place: int, value: int) -> Row:
    """The row with this value at one place: itself, if it has it."""
    if row[place] == value:
        return row
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def add(row: Row, place: int, amount: int) -> Row:
    """The row with more (or less) at one place."""
    changed = list(row)
    changed[place] += amount
    return tuple(changed)
