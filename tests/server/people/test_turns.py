"""Games by turns over HTTP: the list of mine, private notes, holidays with their limit."""

import time
from collections.abc import AsyncIterator

import pytest

from pessoi.server.people.holidays import ALLOWANCE, check_holiday, days_left
from pessoi.server.storage.holidays import DAY, YEAR, Holiday
from pessoi.table import Refusal
from tests.server.harness import Server
from tests.server.people.browser import Browser, until

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def browsers(own_server: Server) -> AsyncIterator[list[Browser]]:
    own_server.start()
    made = [Browser(own_server) for _ in range(2)]
    yield made
    for browser in made:
        await browser.close()


async def game(me: Browser, friend: Browser, clock: str) -> str:
    table = await me.table(clock=clock)
    await friend.post(f"/api/tables/{table['id']}/join", {})
    await me.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


async def test_holidays_notes_and_the_list_of_games(browsers: list[Browser], own_server: Server) -> None:
    me, friend = browsers
    await me.name_me("Ada")
    await friend.name_me("Friend")
    assert set((await me.get("/api/games"))["paces"]) == {"live", "relaxed", "day", "none"}
    live, slow = await game(me, friend, "live"), await game(me, friend, "day")
    asked = await until(me, f"/api/tables/{slow}", lambda t: t["waiting"])
    away, here = (me, friend) if asked["waiting"] == [asked["mine"]] else (friend, me)
    assert asked["deadline"] > asked["updated"]
    mine = (await away.get("/api/tables?list=mine"))["tables"]
    assert mine[0]["id"] == slow  # what is up soonest comes first; a live clock is no date
    # notes: for my own eyes, and part of what is kept about me
    await away.send("PUT", f"/api/tables/{slow}/notes", {"text": "watch the west"})
    assert (await away.get(f"/api/tables/{slow}/notes"))["text"] == "watch the west"
    assert (await here.get(f"/api/tables/{slow}/notes"))["text"] == ""
    # a holiday: time stands at tables by turns, and not at others
    now = time.time_ns() // 1_000_000
    said = await away.post("/api/me/holidays", {"start": now, "until": now + 3 * DAY}, 201)
    assert said["left"] == ALLOWANCE - 3
    seats = (await here.get(f"/api/tables/{slow}"))["seats"]
    assert [seat["holiday"] for seat in seats].count(True) == 1
    assert not any(seat["holiday"] for seat in (await here.get(f"/api/tables/{live}"))["seats"])
    own_server.kill()
    own_server.start()
    assert (await here.get(f"/api/tables/{slow}"))["deadline"] is None
    await away.refused("/api/me/holidays", {"start": now, "until": now + DAY}, 409, "error-days-taken")
    data = await away.get("/api/me/data")
    assert ([note["text"] for note in data["notes"]], len(data["holidays"])) == (["watch the west"], 1)
    back = await away.send("DELETE", f"/api/me/holidays/{said['holidays'][0]['id']}")
    assert back["holidays"] == []
    table = await here.get(f"/api/tables/{slow}")
    assert not any(seat["holiday"] for seat in table["seats"])
    assert table["deadline"] > table["updated"]


def test_holidays_have_a_yearly_limit() -> None:
    now = 10 * YEAR
    taken = [Holiday("a", "p", now - YEAR - 5 * DAY, now - YEAR + 5 * DAY, True)]
    taken.append(Holiday("b", "p", now - 100 * DAY, now - 85 * DAY, True))
    assert days_left(taken, now) == 30 - 10 - 15
    check_holiday(taken, now, now + 5 * DAY, now)
    for start, until_when in (
        (now, now + 6 * DAY),
        (now - 1, now + DAY),
        (now + DAY, now),
        (now + 2 * YEAR, now + 3 * YEAR),
    ):
        with pytest.raises(Refusal):
            check_holiday(taken, start, until_when, now)
    assert days_left(taken, now + 6 * DAY) == 30 - 15
