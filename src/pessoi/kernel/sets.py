"""Sets of small numbers as the bits of an int, and their members as a list.

What looks at every member of a set goes through `bits`, which lists them in ascending order; sets beyond a machine word
cost no more there than small ones.
"""

from typing import Final

from pessoi.kernel import loops

bits: Final = loops.bits
