"""An observation for a learner's memory: numbers are packed as they are written, and none of them becomes an object.

Networks of bots think in double precision and take lists (`kernel/layers.py`); a learner takes float32.
"""

from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le

from pessoi.kernel import buffers
from pessoi.kernel.observation import Observation


class PackedObservation(Observation):
    """Its entries are pairs of an index and a float32, one after the other. One may serve for many positions."""

    def __init__(self) -> None:
        super().__init__()
        self._pairs: Final = BytesWriter()

    def clear(self) -> None:
        """Begin again; the memory is kept."""
        self.size = 0
        self._pairs.truncate(0)

    def entry(self, place: int, value: float) -> None:
        write_i32_le(self._pairs, place)
        write_f32_le(self._pairs, value)

    def write(self, buffer: Any) -> None:
        """All entries into memory of the caller's, which is to have as many float32."""
        buffers.write_pairs(self._pairs.getvalue(), self.size, buffer)
