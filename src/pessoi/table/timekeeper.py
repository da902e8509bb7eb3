"""The tables' time: milliseconds on the scale of the wall clock that never jump when somebody sets that clock.

Commands get it as `now`, and clocks are reckoned in it. What people read is the wall clock's time: an entry keeps that
(`at`), and how far the tables' time was ahead of it.
"""

import time
from typing import Final

from msgspec.structs import replace

from pessoi.table.change import Change

ALIKE: Final = 1000  # milliseconds between the two times that nobody minds


class MachineClock:
    """What the machine says, in milliseconds. A simulation hands in a clock of its own."""

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> int:
        return time.monotonic_ns() // 1_000_000


class Timekeeper:
    """Starts with the wall clock, and then goes on by the monotonic one."""

    def __init__(self, clock: MachineClock | None = None) -> None:
        self._clock: Final = clock or MachineClock()
        self._origin = self._clock.wall() - self._clock.monotonic()

    def now(self) -> int:
        return self._origin + self._clock.monotonic()

    def wall(self) -> int:
        return self._clock.wall()

    def ahead(self) -> int:
        """How far the tables' time is ahead of the wall clock."""
        return self.now() - self._clock.wall()

    def go_on(self, wall: int, ahead: int) -> int:
        """Go on from the last sign of life of an earlier process: the wall clock's time and what `ahead` was then.

        Returns how long that was ago. Between two processes there is only the wall clock to go by; if it was set back
        in between, no time has passed.
        """
        passed = max(0, self._clock.wall() - wall)
        self._origin = wall + ahead + passed - self._clock.monotonic()
        return passed

    def stamp(self, change: Change) -> Change:
        """A command's change, made at the tables' time, as it is kept."""
        ahead = self.ahead()
        if abs(ahead) < ALIKE:
            return change
        entries = [replace(entry, at=entry.at - ahead, ahead=ahead) for entry in change.entries]
        return Change(entries, change.position)
