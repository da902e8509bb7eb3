"""Holidays: a person's time stands at tables where people come and go between answers. The tables' logs say so."""

from collections.abc import Awaitable, Callable
from typing import Final

from pessoi.server.background import look_every
from pessoi.server.services import Services
from pessoi.server.storage.holidays import DAY, YEAR, Holiday
from pessoi.server.tables.room import Room
from pessoi.table import Refusal, pause

ALLOWANCE: Final = 30  # days in any year
AHEAD: Final = YEAR  # how long before they can be said
LOOK: Final = 20.0  # seconds between two looks


def days_left(taken: list[Holiday], start: int) -> int:
    """That can begin then: whole ones, of those that no holiday in the year before has taken."""
    used = sum(holiday.until - holiday.start for holiday in taken if holiday.until > start - YEAR)
    return max(0, (ALLOWANCE * DAY - used) // DAY)


def check_holiday(taken: list[Holiday], start: int, until: int, now: int) -> None:
    if not now <= start < until or start > now + AHEAD:
        raise Refusal("bad_option", "a holiday begins today or later, within a year, and ends after that", key="days")
    if any(start < other.until and other.start < until for other in taken):
        raise Refusal("conflict", "you are away on some of these days already", key="days_taken")
    left = days_left(taken, start)
    if until - start > left * DAY:
        text = f"{left} days are left of {ALLOWANCE} in a year"
        raise Refusal("conflict", text, {"left": left, "most": ALLOWANCE}, key="days_left")


class HolidayKeeper:
    """Every process does it: who comes second finds it done."""

    def __init__(self, services: Services, room: Callable[[str], Awaitable[Room]]) -> None:
        self.time: Final = services.time
        self.holidays: Final = services.store.holidays
        self._room: Final = room
        self._told: set[tuple[str, str]] = set()  # holidays, and tables that know of them

    async def work_forever(self) -> None:
        await look_every(LOOK, "holidays", self.look)

    async def look(self) -> None:
        due = await self.holidays.due()
        for holiday in due:
            is_over = holiday.until <= self.time.wall()
            for id in await self.holidays.tables_in_play(holiday.person):
                await self._tell(holiday, id, is_over)
            if is_over:
                await self.holidays.change(holiday.id, closed=True)
        known = {holiday.id for holiday in due}
        self._told = {pair for pair in self._told if pair[0] in known}

    async def _tell(self, holiday: Holiday, id: str, is_over: bool) -> None:
        if not is_over and (holiday.id, id) in self._told:
            return
        try:
            room = await self._room(id)
        except Refusal as refusal:
            if refusal.code in ("not_found", "broken"):
                return
            raise
        change = pause.end_holiday if is_over else pause.begin_holiday
        await room.do(lambda t, now: change(t, holiday.person, now))
        self._told.add((holiday.id, id))
