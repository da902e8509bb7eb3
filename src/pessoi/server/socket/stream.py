"""A bot account's events as they happen: from a cursor on, so that nothing is lost while it is away."""

import asyncio
from typing import Final, Self

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pessoi.server import wire
from pessoi.server.http.access import Access
from pessoi.server.http.events import MOST, events_after
from pessoi.server.socket.socket import GOING_AWAY, TOO_MANY, Closed, next_frame
from pessoi.server.storage.events import KEPT
from pessoi.server.tables.hub import Hub
from pessoi.table import Refusal, messages

STREAMS: Final = 2  # of one account in this process
LOOK: Final = 2.0  # seconds between two looks at what other processes have written


class Stream:
    def __init__(self, access: Access, hub: Hub, websocket: WebSocket, person: wire.Person, cursor: int) -> None:
        self.access: Final = access
        self.hub: Final = hub
        self.store: Final = hub.store
        self.websocket: Final = websocket
        self.person: Final = person
        self._cursor = cursor
        self._told = 0
        self._goodbye: messages.Bye | None = None
        self._bell = asyncio.Event()
        self._pongs: Final[list[messages.Pong]] = []

    @classmethod
    async def open(cls, access: Access, hub: Hub, websocket: WebSocket, person: wire.Person) -> Self:
        """`after` is the last event that the client has; without it, those come that happen from now on."""
        if hub.store.events.count(person.id) >= STREAMS:
            raise Refusal("too_many", f"an account has {STREAMS} streams at most", {"seconds": 1})
        after = websocket.query_params.get("after", "")
        if after.isascii() and after.isdigit() and len(after) < 16:
            return cls(access, hub, websocket, person, int(after))
        return cls(access, hub, websocket, person, await hub.store.events.last(person.id))

    def say_goodbye(self, retry_ms: int) -> None:
        self._goodbye = messages.Bye("stopping", retry_ms)
        self._bell.set()

    async def run(self) -> None:
        with self.store.events.waiting(self.person.id) as bell:
            self._bell = bell
            self.hub.streams.add(self)
            tasks = {asyncio.create_task(self._receive_forever()), asyncio.create_task(self._send_forever())}
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                error = next((e for task in done if (e := task.exception()) is not None), None)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self.hub.streams.discard(self)
        if isinstance(error, Closed):
            if self.websocket.application_state == WebSocketState.CONNECTED:
                await self.websocket.close(error.code, str(error))
        elif error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            raise error

    async def _send_forever(self) -> None:
        await self.store.events.prune(self.person.id)
        begun = await events_after(self.store, self.person.id, self._cursor)
        await self._send(begun)
        self._cursor = begun.cursor
        while True:
            self._bell.clear()
            while found := await self.store.events.after(self.person.id, self._cursor, MOST):
                for event in found:
                    await self._send(event)
                    self._cursor = event.id
                await self._count(len(found))
            while self._pongs:
                await self._send(self._pongs.pop(0))
            if self._goodbye is not None:
                await self._send(self._goodbye)
                raise Closed(GOING_AWAY, "the server stops; come back")
            try:
                async with asyncio.timeout(None if self.store.is_sqlite else LOOK):
                    await self._bell.wait()
            except TimeoutError:
                continue

    async def _count(self, some: int) -> None:
        """What is read is kept for a while only."""
        self._told += some
        if self._told >= KEPT:
            self._told = 0
            await self.store.events.prune(self.person.id)

    async def _send(self, message: wire.Event | wire.EventsReply | messages.Pong | messages.Bye) -> None:
        await self.websocket.send_text(wire.encode(message).decode())

    async def _receive_forever(self) -> None:
        """Nothing is to be said here but that one is still there."""
        budget = self.access.budget(self.websocket, self.person)
        while True:
            data = await next_frame(self.websocket, self.access.settings.idle_seconds)
            if not self.access.messages.has(budget):
                raise Closed(TOO_MANY, "too many messages")
            try:
                ping = msgspec.json.decode(data, type=messages.Ping)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                continue
            self._pongs.append(messages.Pong(ping.id, ping.t))
            self._bell.set()
