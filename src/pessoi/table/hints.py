"""Whether a seat may ask for ideas: a term of the table, off among people unless they have settled otherwise.

The one place that says so: whatever forbids hints (a game that counts) belongs here.
"""

from pessoi.table.change import Change
from pessoi.table.entry import Hinted, Hints
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table


def are_among_bots(table: Table) -> bool:
    """Whether one person at most plays here."""
    people = [i for i, chair in enumerate(table.setup.chairs) if chair.kind != "bot"]
    return sum(1 for seat in people if seat not in table.forfeits) <= 1


def check_person(table: Table, seat: int) -> None:
    """A bot account thinks for itself: with our ideas it would be one of our bots under another name."""
    if table.setup.chairs[seat].program:
        raise Refusal("no_hint", "a bot account gets no hints", key="hints_off")


def hints_at(table: Table) -> Hints:
    """What holds now."""
    if table.setup.counts:
        return "off"
    return "free" if table.setup.analysis or are_among_bots(table) else table.setup.hints


def ask(table: Table, seat: int, now: int) -> Change:
    """The seat asks for ideas: refused, or written down for all to read, or nothing to keep."""
    term = hints_at(table)
    if term == "off":
        raise Refusal("no_hint", "at this table nobody asks for hints", key="hints_off")
    if term == "free" or has_asked(table, seat):
        return Change([])
    return Change([Hinted(now, seat, table.question)])


def has_asked(table: Table, seat: int) -> bool:
    """Whether that was announced for the present question already."""
    since = table.entries.between(table.question, table.seq)
    return any(isinstance(entry, Hinted) and entry.seat == seat for entry in since)
