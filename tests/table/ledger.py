"""Thinking time written down by an onlooker with a stop-watch, to compare a table's clocks with. Microseconds.

With a bank, every stretch that a person was thinking counts. With time for each answer, every seat has a row of
questions, and what was thought about each; whoever goes back finds what is left, and others' rows are cut off there.
Pauses and holidays are stretches that are left out.
"""

from pessoi.table import AnyEntry, ClockRule, Table
from pessoi.table.entry import (
    Answered,
    CameBack,
    Forfeited,
    HolidayBegan,
    HolidayEnded,
    Paused,
    Resumed,
    Started,
    Undone,
    WentAway,
    Woke,
)

MILLISECOND = 1000


class Ledger:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.spent = [0] * seats
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.given: list[tuple[int, bool]] = []  # answers that stand: seat, by a person
        self.asked = -1
        self.began = 0  # this question, or its time after an outage
        self.thinking_since: int | None = None  # by the asked seat's person
        self.until_left = 0
        self.pauses: list[list[int]] = []  # from, and until when it is over
        self.holidays: list[list[list[int]]] = [[] for _ in range(seats)]

    def hear(self, entry: AnyEntry, table: Table, t: int) -> None:
        """An entry was written at `t`; the table is as it was after that."""
        if isinstance(entry, Answered):
            if entry.seat < 0:
                self.draw()
            else:
                self.answer(entry.by in ("person", "auto"), t)
        elif isinstance(entry, Undone):
            self.undo(entry.by, entry.length, t)
        elif isinstance(entry, WentAway | Forfeited) and entry.seat == self.asked:
            self.leave(t)
        elif isinstance(entry, CameBack) and entry.seat == self.asked:
            self.come_back(t)
        elif isinstance(entry, Woke):
            self.wake(t)
        elif isinstance(entry, Paused):
            self.pauses.append([t])
        elif isinstance(entry, Resumed):
            self.pauses[-1].append(t)
        elif isinstance(entry, HolidayBegan):
            self.holidays[entry.seat].append([t])
        elif isinstance(entry, HolidayEnded):
            self.holidays[entry.seat][-1].append(t)
        if isinstance(entry, Started | Answered | Undone) and table.phase == "play":
            asked = table.request.seat
            self.ask(asked, table.level(asked) is None, t)

    def ask(self, seat: int, is_person: bool, t: int) -> None:
        self.asked, self.began, self.until_left = seat, t, 0
        self.thinking_since = t if is_person else None

    def answer(self, is_person: bool, t: int) -> None:
        self._stop(t)
        self._note(self.span(self.began, t) if is_person else self.until_left)
        self.given.append((self.asked, is_person))

    def draw(self) -> None:
        self.given.append((-1, False))

    def undo(self, by: int, length: int, t: int) -> None:
        is_mine = self.asked == by and self.thinking_since is not None
        self._stop(t)
        if is_mine:
            self._note(self.span(self.began, t))
        del self.given[length:]
        for seat, row in enumerate(self.rows):
            if seat != by:
                del row[self._number(seat) :]

    def leave(self, t: int) -> None:
        self._stop(t)
        self.until_left = self.span(self.began, t)

    def come_back(self, t: int) -> None:
        self.thinking_since = t

    def wake(self, t: int) -> None:
        self.began, self.until_left = t, 0
        if self.thinking_since is not None:
            self.thinking_since = t

    def left(self, seat: int, t: int) -> int:
        """Milliseconds; below zero when time is up."""
        left = self.rule.seconds * 1000 * MILLISECOND
        is_thinking = seat == self.asked and self.thinking_since is not None
        if self.rule.kind == "bank":
            answers = sum(1 for giver, is_person in self.given if giver == seat and is_person)
            left += self.rule.increment * 1000 * MILLISECOND * answers - self.spent[seat]
            if is_thinking and self.thinking_since is not None:
                left -= self.span(self.thinking_since, t)
        elif is_thinking:
            left -= self.span(self.began, t) + sum(self.rows[seat][self._number(seat) :][:1])
        return left // MILLISECOND

    def span(self, start: int, end: int) -> int:
        """Between two moments, as far as the asked seat's time did not stand."""
        stood = 0
        edge = start  # up to which it is counted: a holiday may lie in a pause
        for begin, *over in sorted([*self.pauses, *self.holidays[self.asked]]):
            begin, until = max(begin, edge), min(over[0] if over else end, end)
            if until > begin:
                stood += until - begin
                edge = until
        return end - start - stood

    def _stop(self, t: int) -> None:
        if self.thinking_since is not None:
            self.spent[self.asked] += self.span(self.thinking_since, t)
        self.thinking_since = None

    def _number(self, seat: int) -> int:
        return sum(1 for giver, _ in self.given if giver == seat)

    def _note(self, thought: int) -> None:
        row, number = self.rows[self.asked], self._number(self.asked)
        if number == len(row):
            row.append(0)
        row[number] += thought
