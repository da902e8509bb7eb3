"""What is durable is seen: whoever goes away while it is being written, and however that ends."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pessoi.server.settings import Settings
from pessoi.server.storage.append import Append
from pessoi.server.storage.log import Log
from pessoi.server.tables.room import Room
from pessoi.table import AnyEntry, commands
from tests.server.socket.line import House
from tests.table.tables import FRIEND, ONLOOKER, OWNER

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    async with House(Settings(database=database)) as made:
        yield made


def first_action(room: Room) -> str:
    return room.table.game.vocabulary.text(room.table.request.actions[0])


async def test_an_answer_whose_socket_dies_during_the_commit_is_shown_to_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    committing, go = asyncio.Event(), asyncio.Event()
    commit = Log._commit

    async def slow(self: Log, batch: list[Append]) -> list[bool]:
        committing.set()
        await go.wait()
        return await commit(self, batch)

    room = await house.table(OWNER, FRIEND, private=False)
    mover, other = await house.line(room, OWNER), await house.line(room, FRIEND)
    await mover.read("view")
    before = (await other.read("view"))["seq"]
    monkeypatch.setattr(Log, "_commit", slow)
    await mover.send(type="answer", turn=room.table.question, action=first_action(room))
    await committing.wait()
    await mover.drop()
    go.set()
    while (seen := await other.read("view"))["seq"] == before:
        pass
    assert seen["request"]
    await room.finish()
    assert room.table.seq == (await house.hub.store.tables.heads([room.table.id]))[room.table.id] == seen["seq"]


class MemoryLog:
    """A log whose every step is a place to be cancelled at."""

    def __init__(self) -> None:
        self.entries: list[AnyEntry] = []

    async def append(self, table: str, seq: int, new: Sequence[AnyEntry], *_: Any) -> bool:
        for _step in range(3):
            await asyncio.sleep(0)
        if seq != len(self.entries):
            return False
        self.entries += new
        for _step in range(3):
            await asyncio.sleep(0)
        return True

    async def read(self, table: str, after: int) -> list[AnyEntry]:
        await asyncio.sleep(0)
        return self.entries[after:]


async def test_a_command_cancelled_at_any_await_leaves_the_room_with_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(Settings(database=f"sqlite:///{tmp_path / 'x.db'}")) as house:
        room = await house.table(OWNER, FRIEND, private=False)
        watcher = await house.line(room, ONLOOKER)
        await watcher.read("view")
        log = MemoryLog()
        log.entries = list(room.table.entries)
        monkeypatch.setattr(house.hub.store.log, "append", log.append)
        monkeypatch.setattr(house.hub.store.log, "read", log.read)
        steps = done = 0
        while not done:
            text = f"step {steps}"
            work = asyncio.create_task(room.do(lambda t, now, text=text: commands.chat(t, "Owner", 0, text, now)))  # type: ignore[misc]
            for _ in range(steps):
                await asyncio.sleep(0)
            done = work.done()
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            await room.finish()
            assert list(room.table.entries) == log.entries
            if steps:  # it had begun
                while not any(line["text"] == text for line in (await watcher.read("view"))["lines"]):
                    pass
            steps += 1
        assert steps > 7


async def test_a_commit_that_ended_in_an_unknown_way_is_looked_at_though_nobody_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Log._commit

    async def lose_the_answer(self: Log, batch: list[Append]) -> list[bool]:
        await commit(self, batch)
        raise ConnectionResetError("gone before it could say so")

    room = await house.table(OWNER, FRIEND, private=False)
    other = await house.line(room, FRIEND)
    await other.read("view")
    with monkeypatch.context() as patch:
        patch.setattr(Log, "_commit", lose_the_answer)
        with pytest.raises(ConnectionResetError):
            await room.do(lambda t, now: commands.chat(t, "Owner", 0, "hm", now))
    await house.hub._sweep()
    assert (await other.read("view"))["lines"][-1]["text"] == "hm"
