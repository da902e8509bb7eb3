"""How fast a table is played: clocks by name, for who does not want to think about seconds."""

from typing import Final, Literal

from pessoi.table.clock import is_by_turns
from pessoi.table.entry import ClockRule

Pace = Literal["live", "relaxed", "day", "none"]

PACES: Final[dict[Pace, ClockRule]] = {
    "live": ClockRule("bank", 20 * 60, 10),
    "relaxed": ClockRule("bank", 60 * 60, 30),
    "day": ClockRule("move", 24 * 3600),
    "none": ClockRule(),
}


def pace_of(rule: ClockRule) -> Pace:
    """The named clock that a table's comes nearest to."""
    if rule.kind == "none":
        return "none"
    if is_by_turns(rule):
        return "day"
    return "live" if rule.kind == "move" or rule.seconds <= PACES["live"].seconds else "relaxed"
