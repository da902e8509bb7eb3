"""Rows: lists of numbers that never change, so that copies of a position share them.

A position keeps what changes at every other answer in lists, which each copy has of its own, and everything else in
rows. A search copies far more positions than it changes rows: giving one entry another value makes a new row. And who
worked something out from a row may keep it for as long as the position has that very row (`is`).

  row(value, count)        as many equal values. (Of `(0,) * 72` mypyc makes a tuple of 72 C variables, which takes
                           minutes to compile.)
  put(row, place, value)   the row with this value at one place: itself, if it has it
  add(row, place, amount)  the row with more (or less) at one place
  having(row, value)       the places of a short row (at most 62 entries) that have this value, as a bit set
"""

from typing import Final, TypeAlias

from pessoi.kernel import loops

Row: TypeAlias = tuple[int, ...]

row: Final = loops.row
put: Final = loops.put
add: Final = loops.add
having: Final = loops.having
