"""What a move costs a server: `make load` (`PEER=1`: beside boardgame.io, from npm, under the same load).

Forty seats at tables of four (Hellas: of two) answer at once, as fast as the server lets them: moves a second of its
CPU. Then at a hundred moves a second: the time from an answer until its view is back. Ours keeps every move on disk
before anybody hears of it, boardgame.io keeps them in memory.
"""

import argparse
import asyncio
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

from pessoi.games import GAMES, load_game
from tests.load.crowd import Client, Run, count_lost, cpu, shares
from tests.machine import free_port
from tests.server.harness import NURSERY, Guest, Server

SEATS: Final = 40
MOVES: Final = 1000  # in a part; no game that is played at random is over by then
PARTS: Final = 3
RATE: Final = 100  # moves a second
PEER: Final = Path(__file__).parent / "peer"


class Measured(msgspec.Struct):
    """Of one title: at full speed moves and CPU, at the rate the times."""

    name: str
    moves: int = 0
    used: float = 0.0  # seconds of the server's CPU
    own: list[float] = []
    views: int = 0
    bytes: int = 0
    lost: int = 0
    durable: bool = True

    def speed(self) -> float:
        return self.moves / self.used

    def row(self, peer: "Measured | None") -> str:
        beside = f"  {self.speed() / peer.speed():5.2f} × boardgame.io's" if peer and peer is not self else ""
        size = self.bytes / max(1, self.views)
        kept = f"lost {self.lost}" if self.durable else "in memory"
        return (
            f"{self.name:12} {self.speed():7.0f} a CPU s   {shares(self.own)}   {size:6.0f} B a view   {kept}{beside}"
        )


async def set_tables(run: Run, game: str) -> None:
    most = min(4, load_game(game).players[-1])
    people = [Guest(run.url, f"Guest {number}") for number in range(most)]
    for person in people:
        await person.__aenter__()
    for _ in range(SEATS // most):
        table = await people[0].table(game, ["me"] + ["open"] * (most - 1), private=False)
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/join")
        await people[0].post(f"/api/tables/{table['id']}/start")
        run.clients.extend(Client(run, table["id"], person.token) for person in people)
    for person in people:
        await person.__aexit__(None, None, None)


async def play(server: Server, game: str, seed: int, seconds: float, found: Measured) -> None:
    """`seconds` that people think on average; 0: a part at full speed."""
    run = Run(server.url, seed, lambda rng: rng.uniform(0.5, 1.5) * seconds)
    run.playing = False
    await set_tables(run, game)
    listening = await run.connect()
    await asyncio.sleep(1)
    run.playing = True
    used = cpu(server.pid)
    run.views = run.bytes = 0
    for client in run.clients:
        client.see(time.perf_counter(), 0)
    run.views = 0
    while len(run.own) < MOVES:
        await asyncio.sleep(0.01)
    moves, used = len(run.own), cpu(server.pid) - used
    if seconds:
        found.own.extend(run.own)
    else:
        found.moves, found.used = found.moves + moves, found.used + used
    found.views, found.bytes = found.views + run.views, found.bytes + run.bytes
    run.playing = False
    await asyncio.sleep(0.5)
    await run.disconnect(listening)
    found.lost += await count_lost(server.database, run)


async def measure(server: Server, games: list[str]) -> list[Measured]:
    results = []
    for game in games:
        found = Measured(game)
        await play(server, game, 0, 0, Measured(game))  # whatever is loaded once is no part of a move
        for part in range(PARTS):
            await play(server, game, part, 0, found)
        await play(server, game, PARTS, tables(game) / RATE, found)
        results.append(found)
    return results


def tables(game: str) -> int:
    return SEATS // min(4, load_game(game).players[-1])


def measure_peer() -> Measured:
    """boardgame.io's server and sockets, with a game of our own in its idiom."""
    subprocess.run(["npm", "ci", "--ignore-scripts", "--silent"], cwd=PEER, check=True)
    port = str(free_port())
    found = Measured("boardgame.io", durable=False)
    with subprocess.Popen(["node", "server.js", port], cwd=PEER, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        while "serving" not in (line := server.stdout.readline()):
            assert line, "boardgame.io's server did not start"
        with subprocess.Popen(
            ["node", "crowd.js", port, str(SEATS // 4)],
            cwd=PEER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as crowd:
            ask(crowd)
            part: dict[str, Any] = {"moves": MOVES, "pause": [0, 0]}
            ask(crowd, part)  # as above
            for _ in range(PARTS):
                used = cpu(server.pid)
                said = ask(crowd, part)
                found.moves, found.used = found.moves + len(said["own"]), found.used + cpu(server.pid) - used
                found.views, found.bytes = found.views + said["views"], found.bytes + said["bytes"]
            pause = SEATS / 4 / RATE
            said = ask(crowd, {"moves": MOVES, "pause": [0.5 * pause, 1.5 * pause]})
            found.own.extend(ms / 1000 for ms in said["own"])
            crowd.stdin.close()  # type: ignore[union-attr] # it has one
        server.terminate()
    return found


def ask(crowd: "subprocess.Popen[str]", order: object = None) -> dict[str, Any]:
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    if order is not None:
        crowd.stdin.write(json.dumps(order) + "\n")
        crowd.stdin.flush()
    said: dict[str, Any] = json.loads(crowd.stdout.readline())
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--peer", action="store_true", help="beside boardgame.io")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        server = Server(f"sqlite:///{place}/pessoi.db", "--unlimited", metrics=True)
        try:
            server.start()
            results = uvloop.run(measure(server, given.games))
        finally:
            server.stop()
            NURSERY.stop()
    peer = measure_peer() if given.peer else None
    print(f"{SEATS} seats, load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; times at {RATE} moves/s")
    for found in [*results, *([peer] if peer else [])]:
        print(found.row(peer))


if __name__ == "__main__":
    main()
