"""Who may see a table is asked at every send: it changes while they look."""

from collections.abc import AsyncIterator

import pytest
import websockets

from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Message
from pessoi.server.settings import Settings
from pessoi.table import lobby
from tests.server.harness import Guest, Seat, Server
from tests.server.socket.line import House, Line
from tests.table.tables import FRIEND, ONLOOKER, OWNER

pytestmark = pytest.mark.usefixtures("pebbles")
KEY, NEW = "k" * 24, "n" * 24


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    async with House(Settings(database=database)) as made:
        yield made


async def sent_away(line: Line) -> str:
    """What they are told; after the news nothing else may come."""
    told = await line.read("error", "view")
    assert told["type"] == "error"
    key, args = told["error"]["message"]
    assert all(catalogue(lang).say(Message(key, args)) for lang in LANGUAGES)
    assert (await line.read("closed"))["code"] == 4403
    await line.task
    assert line.wires.back.empty()
    return str(key)


async def settle(line: Line) -> None:
    """Everything that was due has come."""
    await line.ask("ping")
    while not line.wires.back.empty():
        await line.read("view", "presence")


async def test_spectators_of_a_table_made_private_are_sent_away(house: House) -> None:
    room = await house.table(OWNER, "open", start=False, private=False)
    owner, friend = await house.line(room, OWNER), await house.line(room, FRIEND)
    stranger, silent = await house.line(room, None), await house.line(room, None, KEY)
    for line in (owner, friend, stranger, silent):
        await settle(line)
    await room.do(lambda t, now: lobby.change_settings(t, OWNER, {"private": True, "key": NEW}, now))
    for line in (friend, stranger, silent):
        assert await sent_away(line) == "error-private"
    seen = await owner.read("view")
    assert seen["table"]["invite"].endswith(NEW)


async def test_who_is_kicked_is_sent_away_and_so_is_who_came_by_the_old_link(house: House) -> None:
    room = await house.table(OWNER, FRIEND, start=False)
    owner, friend = await house.line(room, OWNER), await house.line(room, FRIEND, KEY)
    watcher = await house.line(room, ONLOOKER, KEY)
    for line in (owner, friend, watcher):
        await settle(line)
    await room.do(lambda t, now: lobby.set_seat(t, OWNER, 1, "open", None, now, NEW))
    assert await sent_away(friend) == "error-removed"
    assert await sent_away(watcher) == "error-private"
    again = await house.line(room, FRIEND, KEY)
    assert await sent_away(again) == "error-private"
    await house.line(room, FRIEND, NEW)
    assert (await owner.read("view"))["table"]["invite"].endswith(NEW)


async def test_who_is_kicked_from_a_public_table_may_look_on_afterwards(house: House) -> None:
    room = await house.table(OWNER, FRIEND, start=False, private=False)
    friend = await house.line(room, FRIEND)
    await settle(friend)
    await room.do(lambda t, now: lobby.set_seat(t, OWNER, 1, "bot", "greedy", now, NEW))
    assert await sent_away(friend) == "error-removed"
    assert (await (await house.line(room, FRIEND)).read("view"))["seat"] is None


async def test_what_somebody_sends_after_that_is_not_done(house: House) -> None:
    room = await house.table(OWNER, FRIEND, start=False)
    friend = await house.line(room, FRIEND, KEY)
    await settle(friend)
    await friend.send(type="chat", text="I was here", id=1)
    await friend.read("ack")
    await room.do(lambda t, now: lobby.set_seat(t, OWNER, 1, "open", None, now, NEW))
    await friend.task
    before = room.table.seq
    late = await house.line(room, FRIEND, KEY)
    await late.send(type="chat", text="still here")
    await late.task
    assert room.table.seq == before


async def test_owners_who_stand_up_and_people_who_leave_are_not_kicked(house: House) -> None:
    room = await house.table(OWNER, FRIEND, start=False, private=False)
    owner, friend = await house.line(room, OWNER), await house.line(room, FRIEND)
    await room.do(lambda t, now: lobby.leave(t, FRIEND, now))
    await room.do(lambda t, now: lobby.set_seat(t, OWNER, 0, "open", None, now, NEW))
    assert room.table.setup.key == KEY
    assert (await owner.ask("ping"))["type"] == (await friend.ask("ping"))["type"] == "pong"


async def test_the_old_link_lets_nobody_in(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        made = await owner.table("pebbles", ["me", "open"])
        path, old = f"/api/tables/{made['id']}", made["invite"].split("key=")[1]
        await friend.post(f"{path}/join", {"key": old})
        seat = await friend.sit(made["id"])
        new = (await owner.post(f"{path}/seats/1", {"kind": "open"}))["invite"].split("key=")[1]
        assert new != old
        assert await close_code(seat) == 4403
        await friend.get(f"{path}?key={old}", 403)
        await friend.post(f"{path}/join", {"key": old}, 403)
        with pytest.raises(websockets.ConnectionClosed):
            await friend.sit(made["id"], key=old)
        public = await owner.post(f"{path}/settings", {"private": False})
        assert "key" not in public["invite"]
        newest = (await owner.post(f"{path}/settings", {"private": True}))["invite"].split("key=")[1]
        assert newest not in (old, new)
        await friend.get(f"{path}?key={new}", 403)
        same = await owner.post(f"{path}/settings", {"private": True})
        assert same["invite"].endswith(newest)
        assert (await friend.post(f"{path}/join", {"key": newest}))["mine"] == 1


async def close_code(seat: Seat) -> int:
    assert seat.socket is not None
    try:
        while True:
            await seat.socket.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
