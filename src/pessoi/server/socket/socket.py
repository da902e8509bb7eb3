"""The socket of a table: one person (or spectator, or outside bot) looking at one table.

Views are made when they can be sent: a slow client gets the newest one, with all lines since its last.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pessoi.server import wire
from pessoi.server.http.access import Access
from pessoi.server.http.extensions import WRITE
from pessoi.server.socket.advice import Counsel
from pessoi.server.storage.outage import ReadOnly, is_outage
from pessoi.server.tables.room import Room
from pessoi.table import Refusal, messages
from pessoi.table.conversation import Conversation
from pessoi.table.messages import error_body

log = structlog.get_logger()

BACKLOG: Final = 64  # short messages that wait for a slow client
PATIENCE: Final = 5  # messages that cannot be understood before the socket is closed

CANNOT: Final = {"texts": lambda texts: False}
BAD, FORBIDDEN, IDLE, TOO_MANY = 4400, 4403, 4408, 4429  # close codes
GOING_AWAY: Final = 1001


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code


async def next_frame(websocket: WebSocket, seconds: float) -> bytes | str:
    """Closed if nothing comes for so long."""
    try:
        async with asyncio.timeout(seconds):
            frame = await websocket.receive()
    except TimeoutError as error:
        raise Closed(IDLE, "nothing was heard for a long time") from error
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    return frame.get("text") or frame.get("bytes") or b""


class Socket:
    def __init__(self, access: Access, websocket: WebSocket, room: Room, person: wire.Person | None) -> None:
        self.access: Final = access
        self.services: Final = room.services
        self.websocket: Final = websocket
        self.room: Final = room
        self.person: Final = person
        self.talk: Final = Conversation(person.id, person.name) if person else Conversation(None, None)
        self._key: Final = websocket.query_params.get("key")
        self._sat = False  # in this socket's time
        self._cleared: object = None  # the table, as it was when they might look at it
        self._wanted = False  # a view is due
        self._acting = False  # something of theirs is being done: what is said to it goes out with the view
        self._presence = False
        self._short: Final[deque[bytes]] = deque()
        self._wake = asyncio.Event()
        extension = websocket.scope.get("extensions", {}).get(WRITE, CANNOT)
        self._write: Final[Callable[[Sequence[bytes]], bool]] = extension["texts"]
        self._goodbye: messages.Bye | None = None
        self._farewell: Closed | None = None
        self._budget: Final = access.budget(websocket, person)
        self._asked = False  # for a whole view: it counts
        self._misunderstood = 0
        self._counsel: Final = Counsel(access, room, person.id if person else "", self.talk, self.say)

    def seat(self) -> int | None:
        return self.talk.seat(self.room.table)

    # -- access

    def _refusal(self) -> Refusal | None:
        """Why they may not look on any longer: tables become private, keys change, people are made to stand up."""
        table = self.room.table
        if table is self._cleared:  # a table that changes is another one
            return None
        self._sat = self._sat or self.seat() is not None
        if self._sat and self.person is not None and self.person.id in table.removed:
            return Refusal("forbidden", "the owner of the table has taken your seat away", key="removed")
        try:
            self.access.check_access(table, self.person, self._key)
        except Refusal as refusal:
            return refusal
        self._cleared = table
        return None

    async def _check_access(self) -> None:
        if (refusal := self._refusal()) is not None:
            self.services.metrics.refusals.labels(refusal.code).inc()
            farewell = wire.encode(messages.SocketError(error_body(refusal)))
            await self.websocket.send_text(farewell.decode())
            raise Closed(FORBIDDEN, refusal.text)

    # -- sending

    def wake(self) -> None:
        """The table has changed."""
        self._wanted = True
        if not self._acting:
            self._wake.set()

    def presence_changed(self) -> None:
        self._presence = True
        self._wake.set()

    def say_goodbye(self, retry_ms: int) -> None:
        self._goodbye = messages.Bye("stopping", retry_ms)
        self._wake.set()

    def send_away(self, code: int, reason: str) -> None:
        """There is nothing to see here any more."""
        self._farewell = Closed(code, reason)
        self._wake.set()

    def tell(self, notice: Refusal) -> None:
        """Something that concerns everybody."""
        if len(self._short) < BACKLOG:  # who reads too slowly for it does not wait for it
            self.say(messages.SocketError(error_body(notice)))

    def say(self, message: messages.ServerMessage) -> None:
        if len(self._short) >= BACKLOG:
            raise Closed(TOO_MANY, "too many answers wait to be read")
        self._short.append(wire.encode(message))
        self._wake.set()

    async def _send_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._check_access()
            due = list(self._short)
            self._short.clear()
            if self._goodbye is not None:
                await self._send([*due, wire.encode(self._goodbye)])
                raise Closed(GOING_AWAY, "the server stops; come back")
            if self._farewell is not None:
                await self._send(due)
                raise self._farewell
            if self._wanted and self.talk.greeted:
                self._wanted = self._presence = False
                due.append(self._view())
            elif self._presence and self.talk.greeted:
                self._presence = False
                online, watchers = self.room.present()
                due.append(wire.encode(messages.Presence(online, watchers)))
            await self._send(due)

    def _view(self) -> bytes:
        started = time.perf_counter()
        data = self.room.view(self.talk)
        if self._asked:
            self._asked = False
            self.access.bytes.spend(self._budget, len(data))
        self.services.metrics.making.observe(time.perf_counter() - started)
        self.services.metrics.views.add(len(data))
        return data

    async def _send(self, texts: Sequence[bytes]) -> None:
        """At once, if that can be. Whatever it is, it is for who may see the table when it goes out."""
        if not texts or self._write(texts):
            return
        for text in texts:
            await self._check_access()
            await self.websocket.send_text(text.decode())

    # -- receiving

    async def run(self) -> None:
        """Until either side has enough."""
        self.room.enter(self)
        receiving = asyncio.create_task(self._receive_forever())
        sending = asyncio.create_task(self._send_forever())
        try:
            done, _ = await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
            error = next((e for task in done if (e := task.exception()) is not None), None)
        finally:
            for task in (receiving, sending):
                task.cancel()
            self._counsel.end()
            await asyncio.gather(receiving, sending, return_exceptions=True)
            self.room.leave(self)
        if isinstance(error, Closed):
            await self._close(error.code, str(error))
        elif error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            raise error

    async def _close(self, code: int, reason: str) -> None:
        if self.websocket.application_state == WebSocketState.CONNECTED:
            await self.websocket.close(code, reason)

    async def _receive_forever(self) -> None:
        while True:
            data = await next_frame(self.websocket, self.services.settings.idle_seconds)
            if not self.access.messages.has(self._budget):
                raise Closed(TOO_MANY, "too many messages")
            self.access.bytes.spend(self._budget, len(data))
            if self._refusal() is None:
                await self._hear(data)
            else:
                self._wake.set()  # they are told, and sent away

    async def _hear(self, data: bytes | str) -> None:
        try:
            message = messages.decode_message(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._misunderstood += 1
            if self._misunderstood >= PATIENCE:
                raise Closed(BAD, "messages that cannot be understood") from error
            self.say(messages.SocketError(error_body(Refusal("bad_request", str(error)[:300]))))
            return
        self.services.metrics.messages.add(1, type(message).__name__.lower())
        try:
            await self._handle(message)
        except Exception as error:
            refusal = ReadOnly() if is_outage(error) else error
            if not isinstance(refusal, Refusal):
                raise
            self.services.metrics.refusals.labels(refusal.code).inc()
            self.say(messages.Refused(message.id, error_body(refusal)))

    async def _handle(self, message: messages.ClientMessage) -> None:
        """Hints and the limits of chat are the server's; the rest is the table's own protocol."""
        if isinstance(message, messages.Hint | messages.Weigh):
            await self._counsel.give(message)
            return
        if isinstance(message, messages.Chat) and self.person is not None and self.talk.greeted:
            self.access.chats.take(self.person.id)
            await self.access.people.check_may_speak(self.person.id)
            others = {chair.person for chair in self.room.table.setup.chairs if chair.person} - {self.person.id}
            if others and await self.services.store.blocks.has_blocked(others, self.person.id):
                raise Refusal("forbidden", "somebody at this table does not want to hear you", key="not_heard")
        if isinstance(message, messages.Plan | messages.Auto | messages.Nudge) and self.person is not None:
            self.access.wishes.take(self.person.id)
        if isinstance(message, messages.Hello | messages.Resync):
            self._check_bytes(message)
        if isinstance(message, messages.Seen) and self.person is not None and self.seat() is not None:
            seq = min(message.seq, self.room.table.seq)
            self.services.store.notices.see(self.person.id, self.room.table.id, seq)
        due = self.talk.hear(self.room.table, message)
        if due is None:
            self._asked = True
            self.wake()
        elif isinstance(due, msgspec.Struct):
            self.say(due)
        else:
            started = time.perf_counter()
            self._acting = True
            try:
                again = await self.room.do(due)
            finally:
                self._acting = False
                self._wake.set()
            self.services.metrics.answers.observe(time.perf_counter() - started)
            self.say(self.talk.acknowledge(self.room.table, message, again))

    def _check_bytes(self, message: messages.Hello | messages.Resync) -> None:
        """A whole view costs what it weighs."""
        try:
            self.access.bytes.check(self._budget)
        except Refusal as refusal:
            if isinstance(message, messages.Hello):  # without a view there is nothing to stay for
                raise Closed(TOO_MANY, "too many views") from refusal
            raise
