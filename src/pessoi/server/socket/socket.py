"""The socket of a table: one person (or spectator, or outside bot) looking at one table.

Views are made when they can be sent: a slow client gets the newest one, with all lines since its last.
"""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pessoi.i18n import LANGUAGES
from pessoi.server import wire
from pessoi.server.bots.bot_pool import ThinkingFailed
from pessoi.server.http.access import Desk, trouble
from pessoi.server.limits import Buckets
from pessoi.server.socket import messages as frames
from pessoi.server.tables.autoplay import job_for
from pessoi.server.tables.room import Command, Room
from pessoi.spec.rulebook import ENGLISH, has_specification, rules
from pessoi.table import Change, Refusal, Table, commands
from pessoi.table.view import words

log = structlog.get_logger()

BACKLOG: Final = 64  # short messages that wait for a slow client
PATIENCE: Final = 5  # messages that cannot be understood before the socket is closed

BAD, IDLE, TOO_MANY = 4400, 4408, 4429  # close codes
GOING_AWAY: Final = 1001


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code


class Socket:
    def __init__(self, desk: Desk, websocket: WebSocket, room: Room, person: wire.Person | None) -> None:
        self.desk: Final = desk
        self.websocket: Final = websocket
        self.room: Final = room
        self.person: Final = person
        self.sent = 0  # seq of the last view
        self.greeted = False
        self._wanted = False  # a view is due
        self._presence = False
        self._short: Final[deque[bytes]] = deque()
        self._wake = asyncio.Event()
        self._goodbye: frames.Bye | None = None
        self._farewell: Closed | None = None
        self._messages = Buckets(desk.settings.messages_per_second, 4 * desk.settings.messages_per_second)
        self._misunderstood = 0
        self._hinting: asyncio.Task[None] | None = None

    def seat(self) -> int | None:
        return self.room.table.seat_of(self.person.id if self.person else None)

    # -- sending

    def wake(self) -> None:
        """The table has changed."""
        self._wanted = True
        self._wake.set()

    def presence_changed(self) -> None:
        self._presence = True
        self._wake.set()

    def say_goodbye(self, retry_ms: int) -> None:
        self._goodbye = frames.Bye("stopping", retry_ms)
        self._wake.set()

    def send_away(self, code: int, reason: str) -> None:
        """There is nothing to see here any more."""
        self._farewell = Closed(code, reason)
        self._wake.set()

    def say(self, message: frames.ServerMessage) -> None:
        if len(self._short) >= BACKLOG:
            raise Closed(TOO_MANY, "too many answers wait to be read")
        self._short.append(wire.encode(message))
        self._wake.set()

    async def _send_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._short:
                await self._send(self._short.popleft())
            if self._goodbye is not None:
                await self._send(wire.encode(self._goodbye))
                raise Closed(GOING_AWAY, "the server stops; come back")
            if self._farewell is not None:
                raise self._farewell
            if self._wanted and self.greeted:
                self._wanted = self._presence = False
                since, self.sent = self.sent, self.room.table.seq
                started = time.perf_counter()
                data = self.room.view(self.seat(), self.person.id if self.person else None, since)
                self.desk.hub.metrics.making.observe(time.perf_counter() - started)
                self.desk.hub.metrics.views.inc(len(data))
                await self._send(data)
            elif self._presence and self.greeted:
                self._presence = False
                online, watchers = self.room.present()
                await self._send(wire.encode(frames.Presence(online, watchers)))

    async def _send(self, data: bytes) -> None:
        await self.websocket.send_text(data.decode())

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
            for task in (receiving, sending, self._hinting):
                if task is not None:
                    task.cancel()
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
            try:
                async with asyncio.timeout(self.desk.settings.idle_seconds):
                    frame = await self.websocket.receive()
            except TimeoutError as error:
                raise Closed(IDLE, "nothing was heard for a long time") from error
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1000))
            if not self._messages.has(""):
                raise Closed(TOO_MANY, "too many messages")
            await self._hear(frame.get("text") or frame.get("bytes") or b"")

    async def _hear(self, data: bytes | str) -> None:
        try:
            message = frames.decode_message(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._misunderstood += 1
            if self._misunderstood >= PATIENCE:
                raise Closed(BAD, "messages that cannot be understood") from error
            self.say(frames.SocketError(trouble(Refusal("bad_request", str(error)[:300]))))
            return
        self.desk.hub.metrics.messages.labels(type(message).__name__.lower()).inc()
        try:
            await self._handle(message)
        except Refusal as refusal:
            self.desk.hub.metrics.refusals.labels(refusal.code).inc()
            self.say(frames.Refused(message.id, trouble(refusal)))

    async def _handle(self, message: frames.ClientMessage) -> None:
        if isinstance(message, frames.Ping):
            self.say(frames.Pong(message.id, message.t))
        elif isinstance(message, frames.Hello | frames.Resync):
            self._greet(message)
        elif not self.greeted:
            raise Refusal("bad_request", "say hello first")
        elif isinstance(message, frames.Why):
            self._explain(message)
        elif isinstance(message, frames.Hint):
            self._hint(message)
        else:
            started = time.perf_counter()
            again = await self.room.do(self._command(message))
            self.desk.hub.metrics.answers.observe(time.perf_counter() - started)
            table = self.room.table
            self.say(frames.Ack(message.id, table.seq, table.question, again))

    def _greet(self, message: frames.Hello | frames.Resync) -> None:
        if isinstance(message, frames.Hello):
            if self.greeted:
                raise Refusal("bad_request", "you have said hello already; use resync")
            self.sent = min(message.since, self.room.table.seq)
        else:
            self.sent = 0
        self.greeted = True
        self.wake()

    # -- what clients ask for

    def _my_seat(self) -> int:
        seat = self.seat()
        if seat is None:
            raise Refusal("not_seated", "only who sits at the table may do that")
        return seat

    def _command(self, message: frames.ClientMessage) -> Command:
        if isinstance(message, frames.Chat):
            return self._chat(message.text)
        seat = self._my_seat()
        if isinstance(message, frames.Answer):
            answer = message
            return lambda t, now: commands.answer(t, seat, answer.question, answer.action, now, careful=answer.careful)
        if isinstance(message, frames.Undo):
            question = message.question
            return lambda t, now: commands.undo(t, seat, question, now)
        if isinstance(message, frames.Consent):
            consent = message
            return lambda t, now: commands.consent(t, seat, consent.question, consent.agree, now)
        if isinstance(message, frames.Resign):
            return lambda t, now: commands.resign(t, seat, now)
        if isinstance(message, frames.Away):
            level = message.level
            return lambda t, now: commands.go_away(t, seat, level, now)
        if isinstance(message, frames.Back):
            return lambda t, now: commands.come_back(t, seat, now)
        if isinstance(message, frames.Auto):
            single = message.auto_single
            return lambda t, now: commands.set_auto_single(t, seat, single, now)
        assert isinstance(message, frames.Plan)
        plan = message
        return lambda t, now: commands.plan(t, seat, plan.decision, plan.action, now)

    def _chat(self, text: str) -> Command:
        if self.person is None:
            raise Refusal("who_are_you", "give yourself a name first")
        person = self.person
        self.desk.chats.take(person.id)

        def command(t: Table, now: int) -> Change:
            return commands.chat(t, person.name, t.seat_of(person.id), text, now)

        return command

    def _explain(self, message: frames.Why) -> None:
        """Why the seat may or may not do that now."""
        table, seat = self.room.table, self._my_seat()
        position = commands.in_play(table)
        try:
            action = table.game.vocabulary.read(message.action)
        except ValueError as error:
            raise Refusal("no_such_action", str(error)) from error
        if table.request.seat != seat:
            raise Refusal("not_your_turn", "you are not asked now", {"who": commands.who(table)})
        reason = table.game.refusal(position, table.request, action)
        legal = action in table.request.actions
        rule = None if legal else reason.rule or table.game.references().get(reason.decision)
        self.say(
            frames.WhyReply(
                message.id, reason.action, legal, rule, rule_text(table, rule, message.lang), reason.expected
            )
        )

    def _hint(self, message: frames.Hint) -> None:
        table, seat = self.room.table, self._my_seat()
        commands.in_play(table)
        if message.question != table.question:
            raise Refusal("stale", f"the table has moved on to {table.question}")
        if table.request.seat != seat:
            raise Refusal("not_your_turn", "you are not asked now", {"who": commands.who(table)})
        self.desk.hints.take(self.person.id if self.person else "")
        if self._hinting is not None and not self._hinting.done():
            raise Refusal("too_many", "one hint at a time", {"seconds": 1})
        self._hinting = asyncio.create_task(self._think_of_hint(table, message))

    async def _think_of_hint(self, table: Table, message: frames.Hint) -> None:
        level = self.desk.settings.hint_level
        request = table.request
        try:
            thought = await self.desk.hub.thinkers.think(job_for(table, level, self.desk.settings.bot_seconds))
        except ThinkingFailed:
            refusal = Refusal("no_hint", "the bot has no advice this time")
            self.say(frames.Refused(message.id, trouble(refusal)))
            return
        weights = thought.shares or [1.0 if int(a) == thought.action else 0.0 for a in request.actions]
        total = sum(weights) or 1.0
        choices = [
            frames.HintChoice(table.game.vocabulary.text(a), words(table.game.describe(a)), round(w / total, 4))
            for a, w in zip(request.actions, weights, strict=True)
            if w > 0
        ]
        choices.sort(key=lambda c: -c.share)
        self.say(frames.HintReply(message.id, table.question, choices[:12], level))


def rule_text(table: Table, rule: str | None, lang: str) -> str | None:
    """The words of the specification, if the game has one; in English where it is not translated."""
    known = (
        rules(table.setup.game, lang if lang in LANGUAGES else ENGLISH) if has_specification(table.setup.game) else {}
    )
    return known[rule].text if rule in known else None
