"""The network of a simulation: connections that are slow, choke, lose, double and swap frames, break, or go silent."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tests.simulation.loop import ProcessTasks, Trace

CLOSED: Final = "closed"


class Network:
    """`loses` and `doubles` are chances of a frame's; `swaps` lets frames overtake each other."""

    def __init__(self, rng: Random, trace: Trace) -> None:
        self.rng: Final = rng
        self.trace: Final = trace
        self.loses = self.doubles = 0.0
        self.swaps = False
        self.slowness = 0.05  # seconds at most, usually
        self.cut_off: Final[set[str]] = set()  # clients whom no frame reaches
        self.choked: Final[set[str]] = set()  # clients who read slowly: whoever sends to them waits
        self.frames = 0

    def times(self) -> int:
        """How often a frame arrives."""
        if self.rng.random() < self.loses:
            return 0
        return 2 if self.rng.random() < self.doubles else 1

    def delay(self) -> float:
        slow = 20 if self.swaps and self.rng.random() < 0.02 else 1
        return self.rng.uniform(0.001, self.slowness) * slow

    def draining(self) -> float:
        """Seconds until a slow reader has taken a frame."""
        return self.rng.uniform(0.1, 6.0)


class Way:
    """One direction of a connection."""

    def __init__(self, network: Network, client: str, arrive: Callable[[Any], None]) -> None:
        self.network: Final = network
        self.client: Final = client
        self.arrive: Final = arrive
        self._last = 0.0

    def send(self, frame: Any) -> None:
        network = self.network
        if self.client in network.cut_off:
            return
        loop = asyncio.get_running_loop()
        for _ in range(network.times()):
            due = loop.time() + network.delay()
            if not network.swaps:
                due = max(due, self._last)
            self._last = due
            network.frames += 1
            loop.call_at(due, self._deliver, frame)

    def _deliver(self, frame: Any) -> None:
        if self.client not in self.network.cut_off:
            self.arrive(frame)


class Wires(WebSocket):
    """The server's end. `look` sees every text before it goes."""

    def __init__(self, link: "Link", scope: dict[str, Any], look: Callable[[str], None]) -> None:
        HTTPConnection.__init__(self, {"type": "websocket", "path": "/", "client": ("10.0.0.1", 1), **scope})
        self.application_state = self.client_state = WebSocketState.CONNECTED
        self.link: Final = link
        self.look: Final = look
        self.there: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.gone: Final = asyncio.Event()  # the client is, and the machine knows

    async def accept(self, *_: Any, **__: Any) -> None:
        return

    async def receive(self) -> dict[str, Any]:
        return await self.there.get()

    async def send_text(self, data: str) -> None:
        if not self.link.tasks.is_dead and not self.gone.is_set():
            self.look(data)
            self.link.back.send(data)
            await self._drain()
        if self.gone.is_set():
            raise WebSocketDisconnect(1006)

    async def _drain(self) -> None:
        """Until there is room for the next frame, or nobody to read it."""
        network = self.link.network
        if self.link.client in network.choked:
            with suppress(TimeoutError):
                async with asyncio.timeout(network.draining()):
                    await self.gone.wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        if not self.link.tasks.is_dead:
            self.link.back.send(json.dumps({"type": CLOSED, "code": code, "reason": reason}))


class Link:
    """The client's end of a connection to a process."""

    def __init__(self, network: Network, client: str, tasks: ProcessTasks) -> None:
        self.network: Final = network
        self.client: Final = client
        self.tasks: Final = tasks
        self.inbox: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.is_open = True
        self.wires: Wires | None = None
        self.there: Final = Way(network, client, self._arrive_there)
        self.back: Final = Way(network, client, self._arrive_back)

    def _arrive_there(self, frame: dict[str, Any]) -> None:
        if self.wires is not None:
            if frame["type"] == "websocket.disconnect":
                self.wires.gone.set()
            self.wires.there.put_nowait(frame)

    def _arrive_back(self, data: str) -> None:
        if self.is_open:
            self.network.trace.note(f"{self.client} < {data}")
            self.inbox.put_nowait(json.loads(data))

    def send(self, message: dict[str, Any]) -> None:
        data = json.dumps(message)
        self.network.trace.note(f"{self.client} > {data}")
        self.there.send({"type": "websocket.receive", "text": data})

    def drop(self) -> None:
        """The client is gone; the server may or may not hear so."""
        self.is_open = False
        self.there.send({"type": "websocket.disconnect", "code": 1006})

    def break_off(self) -> None:
        """The server is gone."""
        if self.is_open:
            self.inbox.put_nowait({"type": CLOSED, "code": 1006})
