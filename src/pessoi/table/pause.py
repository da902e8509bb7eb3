"""Time that stands: a pause that everybody wants, and holidays.

A pause begins, and ends, when all people at the table say so. Who is gone must not hold the others up for ever: once it
has lasted as long as the table waits for anybody, one of them is enough to end it. Meanwhile whoever likes may answer.
"""

from typing import Final

from pessoi.table.change import Change
from pessoi.table.clock import is_by_turns
from pessoi.table.commands import Repeated, in_play
from pessoi.table.entry import AnyEntry, HolidayBegan, HolidayEnded, Paused, PauseWished, Resumed
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import PauseState

WEEK: Final = 7 * 24 * 3600  # seconds, where the table has not said how long it waits


def wish(table: Table, seat: int, on: bool, now: int) -> Change:
    """A seat would have the clocks stand, or run on; or no longer."""
    in_play(table)
    if table.level(seat) is not None:
        raise Refusal("away", "a bot is playing this seat; take it back first")
    wants = on != bool(table.paused)
    if wants == (seat in table.pausers):
        raise Repeated
    entries: list[AnyEntry] = [PauseWished(now, seat, on)]
    if wants and (is_stale(table, now) or not set(missing(table)) - set(table.hands(seat))):
        entries.append(Paused(now) if on else Resumed(now))
    return Change(entries)


def missing(table: Table) -> list[int]:
    """Of whom it takes the consent, too."""
    wishing = {hand for seat in table.pausers for hand in table.hands(seat)}
    return [seat for seat in table.people() if seat not in wishing]


def is_stale(table: Table, now: int) -> bool:
    """The pause has lasted longer than anybody need wait."""
    return bool(table.paused) and now - table.paused >= (table.setup.patience or WEEK) * 1000


def show_pause(table: Table) -> PauseState | None:
    """Where there is anything to say about it."""
    if table.phase != "play" or not (table.paused or table.pausers):
        return None
    since = 0
    if table.paused:
        since = next(e.at for e in reversed(table.entries) if isinstance(e, Paused))
    until = since + (table.setup.patience or WEEK) * 1000 if since else 0
    return PauseState(bool(table.paused), until, sorted(table.pausers), missing(table) if table.pausers else [])


# -- holidays: whoever keeps them writes them into the logs of tables where people come and go


def begin_holiday(table: Table, person: str, now: int) -> Change:
    seat = table.seat_of(person)
    if seat is None or table.phase != "play" or seat in table.holidays or not is_by_turns(table.setup.clock):
        raise Repeated
    return Change([HolidayBegan(now, seat)])


def end_holiday(table: Table, person: str, now: int) -> Change:
    seat = table.seat_of(person)
    if seat is None or seat not in table.holidays:
        raise Repeated
    return Change([HolidayEnded(now, seat)])
