"""Thinking time, worked out from the tables' time in the log.

A person's time runs from the question until the answer, and what was thought is never won back: an undo takes the
increments of the answers back, and not the time. With time for each answer, the question that one goes back to has what
was left of its time, and a question that one gave up by going back is asked anew with what was left of it.

A seat's time stands while the table pauses or its person is on holiday: it is counted how long each seat's has stood.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from pessoi.table.entry import Answered, ClockRule

NOBODY: Final = -1
LISTS: Final = ("used", "answers", "thought", "rests", "resting_since", "rested", "rested_then")
BY_TURNS: Final = 6 * 3600  # seconds from which on a clock is no longer that of one sitting


def is_by_turns(rule: ClockRule) -> bool:
    """Whether people come and go between answers."""
    return rule.kind == "none" or rule.seconds >= BY_TURNS


class Clock:
    """How long each seat has thought."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule: Final = rule
        self.used: Final = [0] * seats
        self.answers: Final = [0] * seats  # people's answers that stand
        self.since = 0  # when the asked person began to think
        self.until_away = 0  # thought about this question by a person who then left it to a bot
        self.thought = array("Q")  # about the question of each answer that stands
        self.owed: Final[list[list[int]]] = [[] for _ in range(seats)]  # thought about each seat's next questions
        self.rests: Final = [0] * seats  # for how many reasons each seat's time stands
        self.resting_since: Final = [0] * seats
        self.rested: Final = [0] * seats  # how long it stood before
        self.rested_then: Final = [0] * seats  # and had when the person began to think

    def copy(self) -> "Clock":
        other = Clock.__new__(Clock)
        vars(other).update(vars(self))
        for name in LISTS:
            vars(other)[name] = getattr(self, name)[:]
        vars(other)["owed"] = [owed[:] for owed in self.owed]
        return other

    def stop(self, seat: int, at: int) -> None:
        """For a reason, to which others may come."""
        if not self.rests[seat]:
            self.resting_since[seat] = at
        self.rests[seat] += 1

    def go_on(self, seat: int, at: int) -> None:
        """One reason less."""
        self.rested[seat] = self._rested(seat, at)
        self.resting_since[seat] = at
        self.rests[seat] -= 1

    def _rested(self, seat: int, at: int) -> int:
        return self.rested[seat] + (max(0, at - self.resting_since[seat]) if self.rests[seat] else 0)

    def _think_from(self, at: int) -> None:
        self.since = at
        self.rested_then[:] = [self._rested(seat, at) for seat in range(len(self.used))]

    def restart(self, at: int) -> None:
        """A new question, or the same one after a pause that does not count."""
        self._think_from(at)
        self.until_away = 0

    def begin(self, at: int) -> None:
        """A first question: there are no answers that could be taken back."""
        del self.thought[:]
        for owed in self.owed:
            owed.clear()
        self.restart(at)

    def answer(self, seat: int, is_person: bool, at: int) -> None:
        """The asked seat, or chance, has answered."""
        before = self.owed[seat].pop() if seat >= 0 and self.owed[seat] else 0
        if is_person:
            self.used[seat] += self.passed(seat, at)
            self.answers[seat] += 1
        self.thought.append(before + (self.passed(seat, at) if is_person else self.until_away))
        self.restart(at)

    def take_back(self, by: int, asked: int, taken: Sequence[Answered], at: int) -> None:
        """The seat `by` takes answers back; `asked` was thinking at that moment.

        Whoever else owed time gets whole questions again: it was not their doing.
        """
        if asked != NOBODY:
            self.used[asked] += self.passed(asked, at)
        for seat, owed in enumerate(self.owed):
            if seat != by:
                owed.clear()
        mine = self.owed[by]
        if asked == by:
            mine.append((mine.pop() if mine else 0) + self.passed(by, at))
        for answer in reversed(taken):
            thought = self.thought.pop()
            if answer.is_persons:
                self.answers[answer.seat] -= 1
            if answer.seat == by:
                mine.append(thought)
        self.restart(at)

    def go_away(self, seat: int, at: int) -> None:
        """The asked person leaves the question to a bot."""
        self.used[seat] += self.passed(seat, at)
        self.until_away = self.passed(seat, at)

    def passed(self, seat: int, at: int) -> int:
        """What that seat, which is asked, has thought, in milliseconds."""
        return max(0, at - self.since - (self._rested(seat, at) - self.rested_then[seat]))

    def come_back(self, at: int) -> None:
        """The person is back at a question that somebody else was thinking about; a move's time has run on."""
        if self.rule.kind != "move":
            self._think_from(at)

    def left(self, seat: int, running: int, now: int) -> int:
        """Milliseconds left, never below zero. `running` is the seat that is thinking, or NOBODY."""
        left = self.rule.seconds * 1000
        if seat == running:
            left -= self.passed(seat, now)
        if self.rule.kind == "bank":
            left += self.rule.increment * 1000 * self.answers[seat] - self.used[seat]
        elif seat == running and self.owed[seat]:
            left -= self.owed[seat][-1]
        return max(0, left)
