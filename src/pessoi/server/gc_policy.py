"""Garbage collection that hardly anybody has to wait for.

Python looks through all objects whenever their number has grown by a quarter; with hundreds of tables that stops
everything for most of a second. Here only young objects are looked through along the way, and all of them once in a
while: what lives long enough to be missed in between is little (tables and sockets given up). A move makes thousands of
objects and leaves none (views are kept as bytes), so that looking more often would find nothing but those in use.
"""

import gc
import time
from typing import Final

YOUNG: Final = (20_000, 10, 1_000_000)  # thresholds: the last one is never reached
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


def settle() -> None:
    """What the program itself is made of is never looked through again."""
    gc.collect()
    gc.freeze()
