"""A server whose time the test owns, and people who are reached by senders that only note what they are given."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa

from pessoi.server.notices.targets import Undeliverable
from pessoi.server.notices.words import Message
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.storage.notices import Channel, Details
from pessoi.server.storage.schema import people
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import Room
from pessoi.server.wire import ChannelKind
from pessoi.table import Table, commands, lobby
from pessoi.table.timekeeper import Timekeeper
from tests.table.machine import SECOND, Machine
from tests.table.tables import FRIEND, ONLOOKER, OWNER, setup


class Noting:
    """A sender; `fault` is what becomes of the next things that it is given."""

    def __init__(self) -> None:
        self.sent: Final[list[tuple[str, Message]]] = []
        self.fault: Undeliverable | None = None

    async def send(self, channel: Channel, message: Message, now: int) -> None:
        if self.fault is not None:
            raise self.fault
        self.sent.append((channel.person, message))

    def titles(self) -> list[tuple[str, str]]:
        return [(person, message.title) for person, message in self.sent]


class House:
    def __init__(self, hub: Hub, machine: Machine, sender: Noting) -> None:
        self.hub: Final = hub
        self.machine: Final = machine
        self.sender: Final = sender
        self.notices: Final = hub.store.notices

    async def reach(self, person: str, kind: ChannelKind = "push") -> Channel:
        return await self.notices.add_channel(person, kind, f"https://x.example/{person}{kind}", Details())

    async def table(self, id: str, game: str, *chairs: str, **more: Any) -> Room:
        arrangement = setup(*chairs, game=game, **more)
        table = Table(id, arrangement, bytes(32))
        table.become(lobby.arrange(arrangement, self.hub.time.now()))
        room = await self.hub.create(table)
        await room.do(lambda t, at: lobby.start(t, OWNER, None, at))
        return room

    async def answer(self, room: Room) -> None:
        """The asked person's first answer."""
        table = room.table
        text = table.game.vocabulary.text(table.request.actions[0])
        await room.do(lambda t, at: commands.answer(t, table.request.seat, table.question, text, at))

    async def say(self, room: Room, text: str) -> None:
        """The owner, in the chat."""
        await room.do(lambda t, at: commands.chat(t, "Owner", 0, text, at))

    async def pass_turn(self, room: Room) -> None:
        """Until somebody else is asked."""
        seat = room.table.request.seat
        while room.table.phase == "play" and room.table.request.seat == seat:
            await self.answer(room)

    async def wait(self, seconds: float) -> None:
        """Time passes, and the office looks around."""
        self.machine.t += int(seconds * SECOND)
        await self.look()

    async def look(self) -> None:
        office = self.hub.office
        await office.look()
        while office._sending:
            await next(iter(office._sending.values()))
            await office.look()


@asynccontextmanager
async def open_house(
    database: str, machine: Machine | None = None, sender: Noting | None = None
) -> AsyncIterator[House]:
    machine, sender = machine or Machine(), sender or Noting()
    services = Services(Settings(database=database, url="https://pessoi.example"), Timekeeper(machine))
    services.senders.by_kind.update(push=sender, mail=sender, webhook=sender)
    hub = Hub(services)
    hub.office.work_forever = idle  # type: ignore[method-assign] # it looks around when the test says so
    await hub.open()
    async with hub.store.writing() as connection:
        known = {row[0] for row in await connection.execute(sa.select(people.c.id))}
        for id in {OWNER, FRIEND, ONLOOKER} - known:
            row = {"id": id, "name": id.title(), "created": 0, "seen": 2**53}
            await connection.execute(sa.insert(people).values(row))
    try:
        yield House(hub, machine, sender)
    finally:
        await hub.close()


async def idle() -> None:
    return
