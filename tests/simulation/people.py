"""People of a simulation: they keep to the protocol as a client does, are impatient, change their minds, and come back.

Whoever plays writes down what was acknowledged, and everything that was shown.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pessoi.table.difference import apply
from tests.simulation.network import CLOSED, Link

if TYPE_CHECKING:
    from tests.simulation.world import World

SILENCE: Final = 15.0  # seconds after which a client gives its connection up
AGAIN: Final = 3.0  # seconds until an answer that nobody acknowledged is sent again
WISHES: Final = ("undo", "undo", "chat", "hint", "away", "resync", "auto", "plan", "why", "nonsense", "careful")
LATER: Final = ("read_only", "stopping", "conflict", "too_many", "bad_request")  # refusals that time heals


@dataclass(frozen=True)
class Somebody:
    """A person, or (without token) a stranger; `key` is that of the link by which they came."""

    id: str | None
    token: str
    key: str | None = None


@dataclass
class Book:
    """What one client was told."""

    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # turn and action
    stale: list[tuple[int, str]] = field(default_factory=list)  # told that it came too late
    said: list[str] = field(default_factory=list)  # acknowledged words
    views: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Asked:
    turn: int
    action: str
    careful: bool
    sent: float


class Client:
    """A page in somebody's browser, at one table."""

    def __init__(self, world: "World", name: str, table: str, who: Somebody) -> None:
        self.world: Final = world
        self.name: Final = name
        self.table: Final = table
        self.who: Final = who
        self.rng: Final = Random(f"{world.seed} {name}")
        self.book: Final = Book()
        self.view: dict[str, Any] | None = None
        self.lines: list[dict[str, Any]] = []
        self.seq = 0
        self.version: Final = self.rng.choice([1, 2])  # of the protocol
        self.is_away_for_good = False  # sent away: the table is not theirs to see
        self.reconnects = 0
        self._number = 0
        self._sent: dict[int, dict[str, Any]] = {}
        self._pending: Asked | None = None
        self._heard = 0.0
        self._greeted = False
        self._leaves = False
        self._whole: dict[str, Any] | None = None  # the last view of this connection
        self._link: Link | None = None

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def has_all(self, seq: int) -> bool:
        return self._greeted and self._pending is None and self.seq == seq

    def reconnect(self) -> None:
        if self._link is not None:
            self._link.break_off()

    # -- connections

    async def live(self) -> None:
        while not self.is_away_for_good:
            await asyncio.sleep(self.rng.uniform(0.05, 1.5))
            self._link = self.world.connect(self)
            if self._link is not None:
                self.reconnects += 1
                try:
                    await self._converse(self._link)
                finally:
                    self._link.drop()
            if self.world.is_wild and (self._leaves or self.rng.random() < 0.15):
                await asyncio.sleep(self.rng.uniform(5, 40))  # and makes tea
            self._leaves = False

    async def _converse(self, link: Link) -> None:
        self._greeted = False
        self._whole = None
        self._sent.clear()
        self._heard = self.now()
        self._say(link, "hello", since=self.seq, version=self.version)
        due = self.now() + self._pause()
        while True:
            try:
                async with asyncio.timeout(max(0.0, due - self.now())):
                    frame = await link.inbox.get()
            except TimeoutError:
                if self.now() - self._heard > SILENCE or (self.world.is_wild and self.rng.random() < 0.02):
                    return
                self._act(link)
                if self._pending is not None and self.world.is_wild and self.rng.random() < 0.06:
                    self._leaves = True  # answers, and closes the page in the same moment
                    return
                due = self.now() + self._pause()
                continue
            self._heard = self.now()
            if frame["type"] == CLOSED:
                self.is_away_for_good = frame["code"] == 4403
                return
            self._hear(link, frame)

    def _pause(self) -> float:
        return self.rng.choice([0.1, 0.4, 1.0, 3.0]) * self.rng.uniform(0.5, 1.5)

    def _say(self, link: Link, type: str, **fields: Any) -> None:
        self._number += 1
        message = {"type": type, "id": self._number, **fields}
        self._sent[self._number] = message
        link.send(message)

    # -- hearing

    def _hear(self, link: Link, frame: dict[str, Any]) -> None:
        if frame["type"] == "view":
            self._whole = frame
            self._see(link, frame)
        elif frame["type"] == "change":
            self._see_change(link, frame)
        elif frame["type"] == "ack":
            self._note(self._sent.get(frame["id"]), frame)
        elif frame["type"] == "refused":
            self._note_refusal(self._sent.get(frame["id"]), frame["error"]["code"])

    def _see_change(self, link: Link, change: dict[str, Any]) -> None:
        """Of the view before; if that has not arrived, the whole is asked for."""
        if self._whole is None or change["n"] > self._whole["n"] + 1:
            self._whole = None
            self._say(link, "resync")
        elif change["n"] == self._whole["n"] + 1:
            whole = apply(self._whole, change["set"])
            self._whole = {**whole, "n": change["n"], "clocks": change["clocks"]}
            self.world.happened["change of a view"] += 1
            self._see(link, self._whole)

    def _see(self, link: Link, seen: dict[str, Any]) -> None:
        self._greeted = True
        self.book.views.append(seen)
        if seen["seq"] < self.seq:
            return  # overtaken on the way
        if seen["first"] > self.seq:
            self._say(link, "resync")
            return
        if seen["first"] == 0:
            self.lines = []
        self.lines += [line for line in seen["lines"] if line["seq"] > (self.seq if seen["first"] else 0)]
        self.view = seen
        self.seq = seen["seq"]

    def _note(self, message: dict[str, Any] | None, ack: dict[str, Any]) -> None:
        if message is None:
            return
        if message["type"] == "answer":
            self.book.acknowledged.append((message["turn"], message["action"]))
            if self._pending is not None and self._pending.turn == message["turn"]:
                self._pending = None
        elif message["type"] == "chat":
            self.book.said.append(message["text"])

    def _note_refusal(self, message: dict[str, Any] | None, code: str) -> None:
        if message is None or message["type"] != "answer":
            return
        if code == "stale":
            self.book.stale.append((message["turn"], message["action"]))
        if code not in LATER and self._pending is not None and self._pending.turn == message["turn"]:
            self._pending = None

    # -- acting

    def _act(self, link: Link) -> None:
        if not self._greeted:
            self._say(link, "hello", since=self.seq, version=self.version)
        elif self._pending is not None:
            if self.now() - self._pending.sent > AGAIN:
                self._send_answer(link, self._pending)
        elif not self._do_something_wild(link):
            self._do_ones_duty(link)

    def _send_answer(self, link: Link, asked: Asked) -> None:
        asked.sent = self.now()
        self._say(link, "answer", turn=asked.turn, action=asked.action, careful=asked.careful)

    def _do_ones_duty(self, link: Link) -> None:
        seen = self.view
        if seen is None or seen["table"]["phase"] != "play" or seen["seat"] is None:
            self._say(link, "ping")
        elif seen["table"]["seats"][seen["seat"]]["away"] and not seen["table"]["seats"][seen["seat"]]["forfeit"]:
            self._say(link, "back")
        elif seen["request"] is not None:
            action = self.rng.choice(seen["request"]["actions"])["notation"]
            self._pending = Asked(seen["turn"], action, False, 0.0)
            self._send_answer(link, self._pending)
        else:
            self._say(link, "ping")

    def _do_something_wild(self, link: Link) -> bool:
        """True: that was it for now."""
        seen, rng = self.view, self.rng
        if not self.world.is_wild or seen is None:
            return False
        turn = seen["turn"]
        asked = seen["undo"]["asked"]
        if asked is not None and asked["mine"]:
            self._say(link, "consent", turn=turn, agree=rng.random() < 0.7)
            return True
        if rng.random() > self.world.restlessness:
            return False
        wish = rng.choice(WISHES)
        if wish == "undo":
            self._say(link, "undo", turn=turn)
        elif wish == "chat":
            self._say(link, "chat", text=f"{self.name} says {self._number}")
        elif wish == "hint":
            self._say(link, "hint", turn=turn)
        elif wish == "away" and rng.random() < 0.3:
            self._say(link, "away")
        elif wish == "resync":
            self._say(link, "resync")
        elif wish == "auto":
            self._say(link, "auto", lone=rng.random() < 0.5)
        elif wish == "plan" and seen["request"] is not None:
            action = rng.choice(seen["request"]["actions"])["notation"]
            self._say(link, "plan", decision=seen["request"]["decision"], action=rng.choice([action, None]))
        elif wish == "why" and seen["request"] is not None:
            self._say(link, "why", action=rng.choice(seen["request"]["actions"])["notation"])
        elif wish == "nonsense":
            self._say(link, "answer", turn=turn, action="fly to the moon")
        elif wish == "careful" and seen["request"] is not None:
            action = rng.choice(seen["request"]["actions"])["notation"]
            self._pending = Asked(turn, action, True, 0.0)
            self._send_answer(link, self._pending)
        return True
