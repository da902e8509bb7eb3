"""How much a server carries: `make load`. Real server process, real sockets, SQLite, all on this machine.

At every table two people answer about once in five seconds while spectators watch. Measured is the time from sending
an answer until the view that contains it has come back to the answering client. In the same run the bare echo (ping and
pong over the same sockets, nothing else) shows what the machine gives at best, and both event loops say how late they
were: so that the figure tells whose time it is.
"""

import argparse
import asyncio
import json
import os
import platform
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import uvloop
import websockets

from pessoi.games import GAMES
from pessoi.kernel import game as kernel
from pessoi.server.metrics import SECONDS
from pessoi.server.storage.store import Store
from pessoi.table.entry import Answered
from tests.server.harness import NURSERY, Guest, Server

PAUSE: Final = (2.5, 7.5)  # seconds of thinking, five on average
SECRET: Final = "Authorization"
BEAT: Final = 0.02  # seconds between two looks at how late the clients are


class Action(msgspec.Struct):
    notation: str


class Question(msgspec.Struct):
    actions: list[Action]


class Frame(msgspec.Struct):
    """Of a message only what the load needs."""

    type: str
    id: int | None = None
    turn: int = 0
    request: Question | None = None
    error: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Run:
    def __init__(self, url: str, seed: int) -> None:
        self.url: Final = url
        self.rng: Final = Random(seed)
        self.own: Final[list[float]] = []  # seconds until the answering client has the view
        self.echoes: Final[list[float]] = []
        self.acked: Final[dict[str, int]] = {}
        self.refused: Final[list[Any]] = []
        self.views = 0
        self.bytes = 0
        self.playing = True
        self.clients: Final[list[Client]] = []


class Client:
    """One socket. A player answers after a while; a spectator watches."""

    def __init__(self, run: Run, table: str, token: str) -> None:
        self.run: Final = run
        self.table: Final = table
        self.token: Final = token
        self.socket: websockets.ClientConnection | None = None
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
        await self.socket.send('{"type":"hello"}')

    async def listen(self) -> None:
        assert self.socket is not None
        async for data in self.socket:
            now = time.perf_counter()
            frame = _decode(data)
            if frame.type == "view":
                self.see(frame, now, len(data))
            elif frame.type == "ack":
                self.run.acked[self.table] = self.run.acked.get(self.table, 0) + 1
            elif frame.type == "pong":
                self.pongs.put_nowait(now)
            elif frame.type == "refused":
                self.run.refused.append(frame.error)

    def see(self, frame: Frame, now: float, size: int) -> None:
        run = self.run
        run.views += 1
        run.bytes += size
        for turn in [t for t in self.asked_at if t < frame.turn]:
            run.own.append(now - self.asked_at.pop(turn))
        if frame.request is not None and run.playing and self.answered < frame.turn:
            self.answered = frame.turn
            task = asyncio.create_task(self.answer(frame.turn, run.rng.choice(frame.request.actions).notation))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, turn: int, action: str) -> None:
        await asyncio.sleep(self.run.rng.uniform(*PAUSE))
        if self.run.playing and self.socket is not None:
            self.asked_at[turn] = time.perf_counter()
            await self.socket.send(json.dumps({"type": "answer", "id": turn, "turn": turn, "action": action}))

    async def echo(self) -> None:
        assert self.socket is not None
        started = time.perf_counter()
        await self.socket.send('{"type":"ping"}')
        self.run.echoes.append(await self.pongs.get() - started)


async def set_tables(run: Run, tables: int, sockets: int) -> None:
    """Two people (the same ones everywhere) at every table, and spectators up to the number of sockets."""
    games = list(GAMES)
    async with Guest(run.url, "Owner") as owner, Guest(run.url, "Friend") as friend:
        for number in range(tables):
            table = await owner.table(games[number % len(games)], ["me", "open"], private=False)
            await friend.post(f"/api/tables/{table['id']}/join")
            await owner.post(f"/api/tables/{table['id']}/start")
            tokens = [owner.token, friend.token] + [""] * (sockets // tables - 2)
            run.clients.extend(Client(run, table["id"], token) for token in tokens)


async def connect_all(run: Run) -> list[asyncio.Task[None]]:
    """Everybody connects and listens."""
    for start in range(0, len(run.clients), 50):
        await asyncio.gather(*[c.connect() for c in run.clients[start : start + 50]])
    return [asyncio.create_task(c.listen()) for c in run.clients]


async def disconnect(run: Run, listening: list[asyncio.Task[None]]) -> None:
    run.playing = False
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*[c.socket.close() for c in run.clients if c.socket is not None], return_exceptions=True)


async def watch_loop(late: list[float]) -> None:
    """How late the clients themselves are: their event loop shares the machine with the server."""
    while True:
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        late.append(time.perf_counter() - due)


async def echo_for(run: Run, seconds: float, rate: float) -> None:
    """Pings over all sockets in turn, at the rate at which views went out."""
    tasks = []
    end = time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        tasks.append(asyncio.create_task(run.clients[number % len(run.clients)].echo()))
        number += 1
        await asyncio.sleep(1 / rate)
    await asyncio.gather(*tasks)


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


class Meter:
    """What the server says of itself at /metrics, since the meter was read last."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.before: dict[str, float] = {}
        self.now: dict[str, float] = {}

    async def read(self) -> None:
        async with Guest(self.url, "") as guest:
            lines = (await guest.get("/metrics")).splitlines()
        self.before = self.now
        self.now = {name: float(value) for name, _, value in (x.rpartition(" ") for x in lines if x[0] != "#")}

    def value(self, name: str) -> float:
        return self.now.get(name, 0.0) - self.before.get(name, 0.0)

    def mean(self, name: str) -> float:
        """Milliseconds."""
        return 1000 * self.value(f"pessoi_{name}_seconds_sum") / max(1.0, self.count(name))

    def count(self, name: str) -> float:
        return self.value(f"pessoi_{name}_seconds_count")

    def at_most(self, name: str, share: float) -> float:
        """Milliseconds within which that share happened: the upper end of the histogram's bucket."""
        for bound in SECONDS:
            if self.value(f'pessoi_{name}_seconds_bucket{{le="{bound}"}}') >= share * self.count(name):
                return 1000 * bound
        return float("inf")

    def spread(self, name: str) -> str:
        bounds = [self.at_most(name, share) for share in (0.5, 0.95, 0.99)]
        ends = "  ".join(f"{p} ≤ {b:g}" for p, b in zip(("p50", "p95", "p99"), bounds, strict=True))
        return f"mean {self.mean(name):.1f}  {ends} ms  ({self.count(name):.0f})"


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def warm_up(url: str) -> None:
    """A few games first: whatever is loaded once is no part of what a table takes."""
    run = Run(url, 0)
    await set_tables(run, len(GAMES), 3 * len(GAMES))
    listening = await connect_all(run)
    await asyncio.sleep(1)
    await disconnect(run, listening)


async def measure(server: Server, tables: int, sockets: int, seconds: float, seed: int) -> None:
    await warm_up(server.url)
    run, meter = Run(server.url, seed), Meter(server.metrics_url)
    sizes = [memory(server.pid)]
    await set_tables(run, tables, sockets)
    sizes.append(memory(server.pid))
    listening = await connect_all(run)
    await asyncio.sleep(5)
    sizes.append(memory(server.pid))
    late: list[float] = []
    watching = asyncio.create_task(watch_loop(late))
    run.views = run.bytes = 0
    run.own.clear()
    await meter.read()
    started, used = time.perf_counter(), cpu(server.pid)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - started, cpu(server.pid) - used
    await meter.read()
    watching.cancel()
    views, size, answers = run.views, run.bytes, len(run.own)
    run.playing = False
    await asyncio.sleep(2)
    sizes.append(memory(server.pid))
    await echo_for(run, min(10.0, seconds), max(1.0, views / took))
    await disconnect(run, listening)
    load = os.getloadavg()[0]
    engine = "compiled" if str(kernel.__file__).endswith(".so") else "interpreted"
    print(f"{len(run.clients)} sockets, {tables} tables of {', '.join(GAMES)}; {took:.0f} s; {platform.machine()},")
    print(f"{os.cpu_count()} cores shared by server and clients, load average {load:.1f}; {engine} engine")
    print(f"answer to view, answering client   {shares(run.own)}")
    print(f"echo of the same server            {shares(run.echoes)}")
    print(f"the clients' own loop is late by   {shares(late)}")
    print(f"the server's loop is late by       {meter.spread('late')}")
    print(f"an answer is durable after         {meter.spread('answer')}")
    print(f"a group commit takes               {meter.spread('commit')}")
    print(f"a view is made in                  {meter.spread('view')}")
    print(f"a garbage collection takes         {meter.spread('gc')}")
    kib = size / max(1, views) / 1024
    print(f"answers/s {answers / took:.1f}, views/s {views / took:.0f}, {kib:.1f} KiB a view")
    print(f"answers a commit {meter.value('pessoi_appends_total') / max(1, meter.count('commit')):.1f}")
    print(f"server CPU {100 * used / took:.0f} % of a core")
    kilos = [1024 * (after - before) for before, after in pairwise(sizes)]
    print(
        f"memory {sizes[0]:.0f} MiB, {sizes[-1]:.0f} at the end; a table {kilos[0] / tables:.0f} kB when started, "
        f"{kilos[2] / tables:.0f} more after {answers / tables:.0f} answers; a socket {kilos[1] / sockets:.0f} kB"
    )
    print(f"refused {len(run.refused)}, lost {await count_lost(server.database, run)} of {sum(run.acked.values())}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        server = Server(f"sqlite:///{place}/pessoi.db", "--unlimited", metrics=True)
        try:
            server.start()
            uvloop.run(measure(server, given.tables, given.sockets, given.seconds, given.seed))
        finally:
            server.stop()
            NURSERY.stop()


if __name__ == "__main__":
    main()
