"""A lobby whose owner is not there does not wait for ever."""

from collections.abc import AsyncIterator

import pytest

from pessoi.server.settings import Settings
from pessoi.server.tables.room import SITTING, STANDING
from pessoi.table import lobby
from tests.server.socket.line import House
from tests.table.tables import FRIEND, ONLOOKER, OWNER

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    async with House(Settings(database=database)) as made:
        yield made


@pytest.mark.parametrize(("chair", "patience"), [("open", STANDING), (OWNER, SITTING)])
async def test_the_table_of_an_absent_owner_goes_to_who_has_sat_longest(
    house: House, monkeypatch: pytest.MonkeyPatch, chair: str, patience: int
) -> None:
    room = await house.table(chair, "open", "open", start=False)
    for person, seat in ((ONLOOKER, 2), (FRIEND, 1)):
        await room.do(lambda t, now, p=person, s=seat: lobby.join(t, p, p.title(), s, now))  # type: ignore[misc]
    now = [house.hub.time.now()]
    monkeypatch.setattr(house.hub.time, "now", lambda: now[0])
    friend = await house.line(room, FRIEND)
    await friend.read("view")
    await room.replace_absent_owner()
    now[0] += patience - 1000
    await room.replace_absent_owner()
    assert room.table.setup.owner == OWNER
    now[0] += 2000
    await room.replace_absent_owner()
    assert room.table.setup.owner == FRIEND  # of those who are there
    while not (await friend.read("view"))["table"]["owned"]:
        pass
    await room.do(lambda t, at: lobby.start(t, FRIEND, "greedy", at))
    assert room.table.phase == "play"


async def test_an_owner_who_looks_on_keeps_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await house.table("open", FRIEND, start=False)
    now = [house.hub.time.now()]
    monkeypatch.setattr(house.hub.time, "now", lambda: now[0])
    for person in (OWNER, FRIEND):
        await (await house.line(room, person)).read("view")
    for _ in range(3):
        now[0] += SITTING
        await room.replace_absent_owner()
    assert room.table.setup.owner == OWNER
    room.onlookers.clear()
    now[0] += STANDING - 1000  # nobody is there: nobody waits
    await room.replace_absent_owner()
    assert room.table.setup.owner == OWNER
