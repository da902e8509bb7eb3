"""When somebody wants to be told. Times are milliseconds by the wall clock."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from pessoi.server.wire import NoticeWishes

MORNING: Final = 8 * 60  # minutes: when a day's digest comes, where no quiet hours say it
DAY: Final = 1440


def local(wall: int, zone: str) -> datetime:
    return datetime.fromtimestamp(wall / 1000, ZoneInfo(zone))


def next_time(now: datetime, minute: int) -> int:
    """When it is that minute of the day next, by the clock on the wall."""
    at = now.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    if at.astimezone(UTC) <= now.astimezone(UTC):
        at += timedelta(days=1)  # however long that day is
    return int(at.timestamp() * 1000)


def quiet_until(wishes: NoticeWishes, wall: int) -> int | None:
    """When the quiet hours end that it is now; None: it is none of them."""
    quiet = wishes.quiet
    if quiet is None or quiet.start == quiet.end:
        return None
    now = local(wall, wishes.zone)
    minute = now.hour * 60 + now.minute
    is_quiet = quiet.start <= minute < quiet.end
    if quiet.start > quiet.end:
        is_quiet = minute >= quiet.start or minute < quiet.end
    return next_time(now, quiet.end) if is_quiet else None


def digest_at(wishes: NoticeWishes, made: int) -> int:
    """When something of that time is told: at once, or with what else comes until then."""
    if not wishes.digest:
        return made
    now = local(made, wishes.zone)
    if wishes.digest == DAY:
        return next_time(now, wishes.quiet.end if wishes.quiet else MORNING)
    begun = (now.hour * 60 + now.minute) // wishes.digest + 1
    return next_time(now, begun * wishes.digest % DAY)
