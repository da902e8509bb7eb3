"""What one person may say and ask for counts over all their sockets; what many see is made once."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from pessoi.server.limits import Buckets
from pessoi.server.settings import Settings
from pessoi.table import commands
from pessoi.table.conversation import Conversation
from pessoi.table.written import Written
from tests.server.socket.line import House
from tests.table.tables import FRIEND, ONLOOKER, OWNER, bank

pytestmark = pytest.mark.usefixtures("pebbles")
NEVER = 1e-9  # tokens a second


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(Settings(database=f"sqlite:///{tmp_path / 'x.db'}")) as made:
        yield made


@pytest.mark.parametrize(("spender", "other"), [(OWNER, FRIEND), (None, ONLOOKER)])
async def test_a_persons_messages_count_over_all_their_sockets(
    house: House, monkeypatch: pytest.MonkeyPatch, spender: str | None, other: str
) -> None:
    monkeypatch.setattr(house.access, "messages", Buckets(NEVER, 6))
    room = await house.table(OWNER, FRIEND, private=False)
    sockets = [await house.line(room, spender) for _ in range(2)]
    replies = [(await sockets[i % 2].ask("ping"))["type"] for i in range(5)]
    assert replies == ["pong"] * 4 + ["closed"]  # two have said hello
    assert sockets[0].heard[-1]["code"] == 4429
    assert (await (await house.line(room, other)).ask("ping"))["type"] == "pong"
    if spender is None:
        elsewhere = await house.line(room, None, host="10.0.0.2")
        assert (await elsewhere.ask("ping"))["type"] == "pong"


async def test_whole_views_count_by_their_size(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await house.table(OWNER, FRIEND, private=False)
    first = await house.line(room, OWNER)
    size = len(msgspec.json.encode(await first.read("view")))
    monkeypatch.setattr(house.access, "bytes", Buckets(NEVER, 1.5 * size))
    await first.send(type="resync", id=1)
    await first.read("view")
    second = await house.line(room, OWNER)  # there is something left: it may cost more than that
    await second.read("view")
    reply = await first.ask("resync")
    assert reply["error"]["code"] == "too_many"
    assert reply["error"]["message"][1]["seconds"] >= 1
    third = await house.line(room, OWNER)
    assert (await third.read("view", "closed"))["code"] == 4429
    other = await house.line(room, FRIEND)
    await other.read("view")
    await room.do(lambda t, now: commands.chat(t, "Owner", 0, "hm", now))
    await first.read("view")  # what happens is told all the same


async def test_views_of_a_table_with_clocks_are_made_once_a_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    make = Conversation.write_view

    def count(self: Conversation, *rest: object) -> Written:
        made.append(self)
        return make(self, *rest)  # type: ignore[arg-type] # as they came

    monkeypatch.setattr(Conversation, "write_view", count)
    room = await house.table(OWNER, FRIEND, private=False, clock=bank(60))
    now = room.table.entries[-1].time
    monkeypatch.setattr(house.hub.time, "now", lambda: now)
    began = now
    talks = [Conversation(None, None) for _ in range(30)]
    for move in range(1, 4):
        seen = []
        for talk in talks:
            now += 100
            seen.append(msgspec.json.decode(room.view(talk)))
        assert len(made) == move
        assert all(s["clocks"]["now"] == now - 100 * (29 - i) for i, s in enumerate(seen))
        assert all(s["clocks"]["left"][0] == 60_000 - (s["clocks"]["now"] - began) for s in seen)
        assert len({msgspec.json.encode({**s, "clocks": None}) for s in seen}) == 1
        assert all(talk.sent == room.table.seq for talk in talks)
        await room.do(lambda t, at: commands.chat(t, "Owner", 0, "hm", at))


async def test_a_view_from_the_cache_is_the_view(house: House) -> None:
    for number, clock in enumerate((bank(60), bank(5, "forfeit"))):
        room = await house.table(OWNER, FRIEND, private=False, clock=clock, id=f"t{number}")
        talk, fresh = Conversation(OWNER, "Owner"), Conversation(OWNER, "Owner")
        sent = msgspec.json.decode(room.view(talk))
        direct = fresh.view(room.table, sent["clocks"]["now"], room.present()[0])
        assert sent == msgspec.json.decode(msgspec.json.encode(direct))
