"""A way on when somebody does not answer: they are reminded, a bot plays on for them, or the game ends as it stands.

Nothing happens by itself. How long one waits is a term of the table (`Setup.patience`), which everybody can read before
sitting down; where a clock runs, it is the clock that says what happens.
"""

from collections.abc import Callable
from typing import Final

from pessoi.table import messages
from pessoi.table.change import Change
from pessoi.table.clock import NOBODY
from pessoi.table.commands import Repeated, in_play
from pessoi.table.entry import AnyEntry, EndAgreed, Ended, Nudged, WentAway
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import Absence

HOUR: Final = 3600 * 1000  # milliseconds that somebody has before they are reminded
DAY: Final = 24 * HOUR  # between two reminders

Command = Callable[[Table, int], Change]


def command_of(seat: int, message: messages.Nudge | messages.StandIn | messages.End) -> Command:
    work = {messages.Nudge: nudge, messages.StandIn: stand_in, messages.End: end}[type(message)]
    question = message.question
    return lambda t, now: work(t, seat, question, now)


def nudge(table: Table, seat: int, question: int, now: int) -> Change:
    asked = waited_for(table, seat, question)
    check_passed(table, asked, HOUR, now)
    if table.nudged and now - table.nudged < DAY:
        raise Repeated
    return Change([Nudged(now, seat, asked)])


def stand_in(table: Table, seat: int, question: int, now: int) -> Change:
    """A bot plays on for who is asked; they may come back."""
    asked = waited_for(table, seat, question)
    check_patience(table, asked, now)
    return Change([WentAway(now, asked, table.setup.takeover, "absent")])


def end(table: Table, seat: int, question: int, now: int) -> Change:
    """End the game as it stands, with the consent of all who are there."""
    asked = waited_for(table, seat, question)
    check_patience(table, asked, now)
    if seat in table.ending:
        raise Repeated
    entries: list[AnyEntry] = [EndAgreed(now, seat)]
    if not set(others(table, asked)) - table.ending - {seat}:
        entries.append(Ended(now))
    return Change(entries)


def waited_for(table: Table, seat: int, question: int) -> int:
    """The person whom the others wait for; Refusal if there is none, or it is oneself."""
    in_play(table)
    if question != table.question:
        raise Refusal("stale", f"question {question} is no longer asked; now it is {table.question}")
    asked = absent(table)
    if asked in (NOBODY, seat):
        raise Refusal("conflict", "nobody keeps you waiting", key="nobody_waited_for")
    return asked


def absent(table: Table) -> int:
    """The person who is asked, or NOBODY: a bot is, or nothing is."""
    return next((seat for seat in table.waiting() if table.level(seat) is None), NOBODY)


def others(table: Table, asked: int) -> list[int]:
    """Who else plays."""
    return [seat for seat in table.people() if seat != asked]


def check_patience(table: Table, asked: int, now: int) -> None:
    if not table.setup.patience or table.setup.clock.kind != "none":
        raise Refusal("conflict", "at this table one waits for everybody", key="no_patience")
    check_passed(table, asked, table.setup.patience * 1000, now)


def check_passed(table: Table, asked: int, wait: int, now: int) -> None:
    left = wait - table.clock.passed(asked, now)
    if left > 0:
        hours = -(-left // HOUR)
        raise Refusal("conflict", f"not yet: wait another {hours} h", {"hours": hours}, key="too_early")


def show_absence(table: Table) -> Absence | None:
    """Where somebody is waited for by somebody."""
    asked = absent(table)
    waiting = others(table, asked)
    if asked == NOBODY or not waiting or table.is_standing(asked):
        return None
    since = table.entries[table.question - 1].at
    patience = table.setup.patience if table.setup.clock.kind == "none" else 0
    missing = sorted(set(waiting) - table.ending)
    return Absence(asked, since, patience, table.nudged or None, sorted(table.ending), missing)
