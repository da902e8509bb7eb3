"""A network's layers, added up by JavaScript: a third twin of kernel/layers.py, for the worker in which bots think.

Interpreted Python spends more than half of a search on these sums. JavaScript takes the same products in the same order
in double precision, so that the numbers are the same to the last bit. Lists travel through memory that both can see,
weights only once.
"""

from array import array
from typing import Any, Final, Protocol

from pessoi.kernel import layers

ROOM: Final = 1 << 14  # numbers that go there or come back at once, at most


class Adder(Protocol):
    """`Layers` in web/src/offline/layers.ts: what goes there lies in the memory lent to it, and so does what comes."""

    def lend(self, memory: Any) -> None: ...

    def take(self, weights: bytes) -> int: ...

    def hidden(self, count: int, first: int, biases: int, second: int, more_biases: int) -> int: ...

    def outputs(self, count: int, width: int, weights: int, biases: int) -> None: ...


class QuickLayers:
    def __init__(self, adder: Adder) -> None:
        self._adder: Final = adder
        self._memory: Final = array("d", bytes(8 * ROOM))
        adder.lend(self._memory)
        self._taken: Final[dict[int, tuple[bytes, int]]] = {}  # by what they are, and kept lest another be the same

    def hidden(
        self, indices: list[int], values: list[float], first: bytes, biases: bytes, second: bytes, more_biases: bytes
    ) -> list[float]:
        weights = [self._number(each) for each in (first, biases, second, more_biases)]
        self._put(indices, values)
        return self._memory[: self._adder.hidden(len(indices), *weights)].tolist()

    def outputs(self, rows: list[int], inputs: list[float], weights: bytes, biases: bytes) -> list[float]:
        numbers = self._number(weights), self._number(biases)
        self._put(rows, inputs)
        self._adder.outputs(len(rows), len(inputs), *numbers)
        return self._memory[: len(rows)].tolist()

    def _put(self, places: list[int], values: list[float]) -> None:
        end = len(places) + len(values)
        if end > ROOM:  # memory that is lent cannot grow
            raise ValueError(f"{end} numbers at once")
        self._memory[: len(places)] = array("d", places)
        self._memory[len(places) : end] = array("d", values)

    def _number(self, weights: bytes) -> int:
        known = self._taken.get(id(weights))
        if known is None:
            known = self._taken[id(weights)] = weights, self._adder.take(weights)
        return known[1]


def quicken(adder: Adder) -> None:
    """From now on networks think by these."""
    quick = QuickLayers(adder)
    layers.hidden = quick.hidden
    layers.outputs = quick.outputs
