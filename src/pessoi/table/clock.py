"""Thinking time, worked out from the times in the log."""

from typing import Final

from pessoi.table.entry import ClockRule

NOBODY: Final = -1


class Clock:
    """How long each seat has thought. A person's time runs from the question until the answer."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule: Final = rule
        self.used: Final = [0] * seats
        self.answers: Final = [0] * seats
        self.since = 0

    def copy(self) -> "Clock":
        other = Clock(self.rule, len(self.used))
        other.used[:] = self.used
        other.answers[:] = self.answers
        other.since = self.since
        return other

    def restart(self, at: int) -> None:
        """A new question, or the same one after a pause that does not count."""
        self.since = at

    def stop(self, seat: int, at: int) -> None:
        """The seat's person has answered."""
        self.charge(seat, at)
        self.answers[seat] += 1

    def charge(self, seat: int, at: int) -> None:
        self.used[seat] += max(0, at - self.since)

    def resume(self, at: int) -> None:
        """The person is back at a question that somebody else was thinking about; a move's time has run on."""
        if self.rule.kind == "bank":
            self.since = at

    def left(self, seat: int, running: int, now: int) -> int:
        """Milliseconds left, never below zero. `running` is the seat that is thinking, or NOBODY."""
        thinking = max(0, now - self.since) if seat == running else 0
        total = self.rule.seconds * 1000
        if self.rule.kind == "bank":
            total += self.rule.increment * 1000 * self.answers[seat] - self.used[seat]
        return max(0, total - thinking)
