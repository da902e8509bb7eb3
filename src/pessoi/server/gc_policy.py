"""Garbage collection that hardly anybody has to wait for.

Python looks through all objects whenever their number has grown by a quarter; with hundreds of tables that stops
everything for most of a second. Here only young objects are looked through along the way, and all of them once in a
while: what lives long enough to be missed in between is little (tables and sockets given up).
"""

import gc
import time
from typing import Final

# thresholds: the last one is never reached; of 20 times 5,000 objects a look took 23 ms on average with 2,000 sockets
YOUNG: Final = (2_000, 5, 1_000_000)
PERIOD: Final = 600.0  # seconds


class GcPolicy:
    def __init__(self) -> None:
        self._collected = time.monotonic()

    def collect_young_only(self) -> None:
        gc.set_threshold(*YOUNG)

    def collect_if_due(self, is_quiet: bool) -> None:
        """All of it once in a period; more often while nobody is there to notice."""
        if time.monotonic() - self._collected > (PERIOD / 10 if is_quiet else PERIOD):
            gc.collect()
            self._collected = time.monotonic()
