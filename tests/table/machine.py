"""A machine whose clocks the tests own."""

from pessoi.table.timekeeper import MachineClock

SECOND = 1_000_000  # microseconds
HOUR = 3600 * SECOND


class Machine(MachineClock):
    """Time (`t`, in microseconds) passes when the test says so; people may set the wall clock (`shift`)."""

    def __init__(self) -> None:
        self.t = 0
        self.shift = 1_700_000_000 * SECOND

    def wall(self) -> int:
        return (self.t + self.shift) // 1000

    def monotonic(self) -> int:
        return (self.t + 123_456) // 1000
