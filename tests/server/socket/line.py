"""Sockets without a network: a hub in this process, and lines to it that hold what was said."""

import asyncio
import json
from typing import Any, Final, Self

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState

from pessoi.server.http.access import Access
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.socket.socket import Socket
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import Room
from pessoi.server.wire import Person
from pessoi.table import Table, lobby
from tests.table.tables import OWNER, setup


class House:
    """A hub, and who may come to it."""

    def __init__(self, settings: Settings) -> None:
        self.hub: Final = Hub(Services(settings))
        self.access: Final = Access(settings, self.hub.store.people)
        self.lines: Final[list[Line]] = []

    async def __aenter__(self) -> Self:
        await self.hub.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self.lines:
            await line.drop()
        await self.hub.close()

    async def table(self, *chairs: str, start: bool = True, id: str = "t1", **more: Any) -> Room:
        arrangement = setup(*chairs, **more)
        table = Table(id, arrangement, bytes(32))
        table.become(lobby.arrange(arrangement, self.hub.time.now()))
        if start:
            table.become(lobby.start(table, OWNER, None, self.hub.time.now()))
        return await self.hub.create(table)

    async def line(self, room: Room, person: str | None, key: str | None = None, host: str = "10.0.0.1") -> "Line":
        line = Line(self.access, room, Person(person, person.title()) if person else None, key, host)
        self.lines.append(line)
        await line.send(type="hello")
        return line


class Wires(WebSocket):
    """Both ends are queues."""

    def __init__(self, host: str, key: str | None) -> None:
        query = b"" if key is None else f"key={key}".encode()
        HTTPConnection.__init__(
            self, {"type": "websocket", "client": (host, 1), "headers": [], "query_string": query, "path": "/"}
        )
        self.application_state = self.client_state = WebSocketState.CONNECTED
        self.there: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.back: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        return await self.there.get()

    async def send_text(self, data: str) -> None:
        self.back.put_nowait(json.loads(data))

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.back.put_nowait({"type": "closed", "code": code, "reason": reason})


class Line:
    """Somebody at a table; `heard` is everything that came."""

    def __init__(self, access: Access, room: Room, person: Person | None, key: str | None, host: str) -> None:
        self.wires: Final = Wires(host, key)
        self.socket: Final = Socket(access, self.wires, room, person)
        self.task: Final = asyncio.create_task(self.socket.run())
        self.heard: Final[list[dict[str, Any]]] = []

    async def send(self, **message: Any) -> None:
        self.wires.there.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def read(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.wires.back.get()
            self.heard.append(message)
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        await self.send(type=type, id=1, **fields)
        return await self.read("ack", "refused", "pong", "closed")

    async def drop(self) -> None:
        """The network is gone."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
