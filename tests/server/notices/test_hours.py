"""Quiet hours and digests, by the clock on somebody's wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from pessoi.server.notices.hours import digest_at, quiet_until
from pessoi.server.wire import NoticeWishes, QuietHours

PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NIGHT = NoticeWishes(zone=PARIS, quiet=QuietHours(22 * 60, 8 * 60))
NOON = NoticeWishes(zone=PARIS, quiet=QuietHours(12 * 60, 13 * 60 + 30))


@pytest.mark.parametrize(
    ("wishes", "now", "until"),
    [
        (NIGHT, "2026-11-17T21:59", None),
        (NIGHT, "2026-11-17T22:00", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T00:30", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T07:59", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T08:00", None),
        (NIGHT, "2026-03-28T23:00", "2026-03-29T08:00"),  # an hour is left out that night
        (NIGHT, "2026-10-24T23:00", "2026-10-25T08:00"),  # and one comes twice
        (NOON, "2026-11-18T12:30", "2026-11-18T13:30"),
        (NOON, "2026-11-18T23:30", None),
        (NoticeWishes(), "2026-11-18T03:00", None),
        (NoticeWishes(quiet=QuietHours(60, 60)), "2026-11-18T01:00", None),
    ],
)
def test_quiet_hours(wishes: NoticeWishes, now: str, until: str | None) -> None:
    assert quiet_until(wishes, at(now)) == (None if until is None else at(until))


@pytest.mark.parametrize(
    ("digest", "made", "told"),
    [
        (0, "2026-11-18T10:07:31", "2026-11-18T10:07:31"),
        (15, "2026-11-18T10:07:31", "2026-11-18T10:15"),
        (15, "2026-11-18T10:15:00", "2026-11-18T10:30"),
        (60, "2026-11-18T23:10", "2026-11-19T00:00"),
        (1440, "2026-11-18T07:00", "2026-11-18T08:00"),
        (1440, "2026-11-18T08:00", "2026-11-19T08:00"),
    ],
)
def test_digests(digest: int, made: str, told: str) -> None:
    wishes = NoticeWishes(zone=PARIS, digest=digest)  # type: ignore[arg-type] # one of the parameters above
    assert digest_at(wishes, at(made)) == at(told)
