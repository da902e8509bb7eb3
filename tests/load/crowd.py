"""People at sockets, as browsers are: they get what has changed, and answer at random after a while."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import websockets

from pessoi.server.storage.store import Store
from pessoi.table.entry import Answered

SECRET: Final = "Authorization"


class Frame(msgspec.Struct):
    """Of a message only what the load needs."""

    type: str
    id: int | None = None
    turn: int = 0
    request: dict[str, Any] | None = None
    set: list[list[Any]] = []
    error: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Run:
    """What all of them find out together; `pause` gives the seconds until somebody who is asked answers."""

    def __init__(self, url: str, seed: int, pause: Callable[[Random], float]) -> None:
        self.url: Final = url
        self.rng: Final = Random(seed)
        self.pause: Final = pause
        self.own: Final[list[float]] = []  # seconds until the answering client has the view
        self.echoes: Final[list[float]] = []
        self.acked: Final[dict[str, int]] = {}
        self.refused: Final[list[Any]] = []
        self.views = 0
        self.bytes = 0
        self.playing = True
        self.clients: Final[list[Client]] = []

    async def connect(self) -> list[asyncio.Task[None]]:
        """Everybody connects and listens."""
        for start in range(0, len(self.clients), 50):
            await asyncio.gather(*[c.connect() for c in self.clients[start : start + 50]])
        return [asyncio.create_task(c.listen()) for c in self.clients]

    async def disconnect(self, listening: list[asyncio.Task[None]]) -> None:
        self.playing = False
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*[c.socket.close() for c in self.clients if c.socket is not None], return_exceptions=True)


class Client:
    """One socket. A player answers after a while; a spectator watches."""

    def __init__(self, run: Run, table: str, token: str) -> None:
        self.run: Final = run
        self.table: Final = table
        self.token: Final = token
        self.socket: websockets.ClientConnection | None = None
        self.view: Final[dict[str, Any]] = {"turn": 0, "request": None}
        self.asked_at: dict[int, float] = {}
        self.answered = 0
        self.pongs: asyncio.Queue[float] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        url = self.run.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {SECRET: f"Bearer {self.token}"} if self.token else {}
        self.socket = await websockets.connect(
            url, additional_headers=headers, max_size=None, proxy=None, compression=None, ping_interval=None
        )
        await self.socket.send('{"type":"hello","version":2}')

    async def listen(self) -> None:
        assert self.socket is not None
        async for data in self.socket:
            now = time.perf_counter()
            frame = _decode(data)
            if frame.type == "view":
                self.view.update(turn=frame.turn, request=frame.request)
                self.see(now, len(data))
            elif frame.type == "change":
                for place, *value in frame.set:
                    if place[0] in self.view:
                        put(self.view, place, value)
                self.see(now, len(data))
            elif frame.type == "ack":
                self.run.acked[self.table] = self.run.acked.get(self.table, 0) + 1
            elif frame.type == "pong":
                self.pongs.put_nowait(now)
            elif frame.type == "refused":
                self.run.refused.append(frame.error)

    def see(self, now: float, size: int) -> None:
        run, turn = self.run, self.view["turn"]
        run.views += 1
        run.bytes += size
        for asked in [t for t in self.asked_at if t < turn]:
            run.own.append(now - self.asked_at.pop(asked))
        if self.view["request"] is not None and run.playing and self.answered < turn:
            self.answered = turn
            action = run.rng.choice(self.view["request"]["actions"])["notation"]
            task = asyncio.create_task(self.answer(turn, action))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, turn: int, action: str) -> None:
        await asyncio.sleep(self.run.pause(self.run.rng))
        if self.run.playing and self.socket is not None:
            self.asked_at[turn] = time.perf_counter()
            message = {"type": "answer", "id": turn, "turn": turn, "action": action}
            await self.socket.send(msgspec.json.encode(message), text=True)

    async def echo(self) -> None:
        assert self.socket is not None
        started = time.perf_counter()
        await self.socket.send('{"type":"ping"}')
        self.run.echoes.append(await self.pongs.get() - started)


def put(view: Any, place: list[Any], value: list[Any]) -> None:
    """One pair of a change."""
    for step in place[:-1]:
        view = view[step]
    last = place[-1]
    if not value:
        del view[last]
    elif isinstance(view, list) and last == len(view):
        view.append(value[0])
    else:
        view[last] = value[0]


async def count_lost(database: str, run: Run) -> int:
    """Acknowledged answers that are not in the log."""
    store = Store(database, "auditor")
    lost = 0
    for table, acked in run.acked.items():
        kept = sum(1 for e in await store.log.read(table) if isinstance(e, Answered) and e.by == "person")
        lost += max(0, acked - kept)
    await store.dispose()
    return lost


def shares(times: list[float]) -> str:
    """p50, p95, p99 and the worst, in milliseconds."""
    if not times:
        return "nothing measured"
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:.1f}  p95 {at[1]:.1f}  p99 {at[2]:.1f}  max {ordered[-1] * 1000:.1f} ms  ({len(ordered)})"


def memory(pid: int) -> float:
    """Megabytes that the server holds."""
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
