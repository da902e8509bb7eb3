"""How much a server carries: `make load`. Real server process, real sockets, SQLite, all on this machine.

At every table two people answer about once in five seconds while spectators watch. Measured is the time from sending
an answer until the view that contains it has come back to the answering client. In the same run the bare echo (ping and
pong over the same sockets, nothing else) shows what the machine gives at best, and both event loops say how late they
were: so that the figure tells whose time it is.
"""

import argparse
import asyncio
import os
import platform
import tempfile
import time
from itertools import pairwise
from random import Random
from typing import Final

import uvloop

from pessoi.games import GAMES
from pessoi.kernel import game as kernel
from pessoi.server.metrics import SECONDS
from tests.load.crowd import Client, Run, count_lost, cpu, memory, shares
from tests.server.harness import NURSERY, Guest, Server

PAUSE: Final = (2.5, 7.5)  # seconds of thinking, five on average
BEAT: Final = 0.02  # seconds between two looks at how late the clients are


def thinking(rng: Random) -> float:
    return rng.uniform(*PAUSE)


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


async def warm_up(url: str) -> None:
    """A few games first: whatever is loaded once is no part of what a table takes."""
    run = Run(url, 0, thinking)
    await set_tables(run, len(GAMES), 3 * len(GAMES))
    listening = await run.connect()
    await asyncio.sleep(1)
    await run.disconnect(listening)


async def measure(server: Server, tables: int, sockets: int, seconds: float, seed: int) -> None:
    await warm_up(server.url)
    run, meter = Run(server.url, seed, thinking), Meter(server.metrics_url)
    sizes = [memory(server.pid)]
    await set_tables(run, tables, sockets)
    sizes.append(memory(server.pid))
    listening = await run.connect()
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
    await run.disconnect(listening)
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
