"""Figures of the faults that a server promises to bear: `python -m tests.chaos.faults` (part of `make chaos`).

    writes    appends that fail before, within or after their commit: nothing is lost, the file opens every time
    race      answers to the same question from many tabs at once: one counts
    frames    whatever a socket can be sent: no crash, no mistake in the log, and the table is still served
    storm     a server with many sockets is killed: how soon they are back

Each prints what was done. The suite does a little of each.
"""

import argparse
import asyncio
import json
import logging
import sqlite3
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import structlog
import websockets

from pessoi.games import GAMES, Entry
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.storage import append
from pessoi.server.storage.append import Append, SqliteAppender
from pessoi.server.storage.store import Store
from pessoi.server.tables.hub import Hub
from pessoi.table import Refusal, Table, commands, lobby
from pessoi.table.entry import Answered, Chatted
from tests.chaos.storm import LOST
from tests.server.harness import NURSERY, Guest, Seat, Server
from tests.table.tables import FRIEND, OWNER, setup

REOPENED: Final = 50  # failing writes between two looks into the file by a new process
TABS: Final = 20
TYPES: Final = [
    "answer",
    "undo",
    "consent",
    "chat",
    "hint",
    "weigh",
    "why",
    "away",
    "back",
    "auto",
    "plan",
    "hello",
    "resync",
]


# -- writes that fail


class Failing(SqliteAppender):
    """Fails at a place by chance: nothing, some or all of it has been done, and nobody can tell which."""

    def __init__(self, store: Store, rng: Random) -> None:
        super().__init__(store)
        self.rng: Final = rng
        self.failures: Final[Counter[str]] = Counter()

    def _commit(self, batch: list[Append]) -> list[bool]:
        where = self.rng.choice(["nowhere", "before", "within", "after"])
        self.failures[where] += 1
        if where == "before":
            raise sqlite3.OperationalError("disk I/O error")
        if where == "within":
            self._connection = self._connection or self.database.raw_writer()
            self._connection.execute("BEGIN IMMEDIATE")
            append.write(self._connection, batch)
            self._connection.close()  # as if the process had died here
            self._connection = None
            raise sqlite3.OperationalError("disk I/O error")
        results = super()._commit(batch)
        if where == "after":
            raise sqlite3.OperationalError("disk I/O error")
        return results

    def count(self) -> int:
        return sum(count for where, count in self.failures.items() if where != "nowhere")


async def fail_writes(times: int, place: Path, seed: int) -> str:
    rng = Random(seed)
    database = f"sqlite:///{place / 'writes.db'}"
    hub = Hub(Services(Settings(database=database)))
    failing = Failing(hub.store, rng)
    hub.store.log.appender = failing
    await hub.open()
    table = Table("t1", setup(OWNER, FRIEND), bytes(32))
    table.become(lobby.arrange(table.setup, hub.time.now()))
    room = await hub.create(table)
    kept: list[str] = []
    opened = number = 0
    while failing.count() < times:
        number += 1
        text = f"word {number}"
        try:
            await room.do(lambda t, at, text=text: commands.chat(t, "Owner", 0, text, at))  # type: ignore[misc]
            kept.append(text)
        except Refusal:
            await hub.store.heartbeat.beat()  # as every other second: whether it works again
        if number % REOPENED == 0:
            opened += 1
            await compare_words(database, kept, room.table)
    await hub.close()
    await compare_words(database, kept, room.table)
    failed = f"{failing.count()} failing writes ({dict(failing.failures)})"
    return f"{failed}, {len(kept)} kept, 0 lost, opened {opened + 1} times"


async def compare_words(database: str, kept: list[str], table: Table) -> None:
    store = Store(database, "auditor")
    try:
        said = Counter(e.text for e in await store.log.read("t1") if isinstance(e, Chatted))
    finally:
        await store.dispose()
    assert all(said[text] == 1 for text in kept), "an acknowledged word is lost or doubled"
    assert max(said.values(), default=1) == 1


# -- races


async def race(submissions: int, database: str, seed: int, tabs: int = TABS) -> str:
    rng = Random(seed)
    server = Server(database, "--unlimited").start()
    done = asked = 0
    tables = []
    try:
        async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
            while done < submissions:
                made = await owner.table("mytikas", ["me", "open"], private=False)
                tables.append(made["id"])
                await friend.post(f"/api/tables/{made['id']}/join")
                await owner.post(f"/api/tables/{made['id']}/start")
                seats = [await (owner, friend)[n % 2].sit(made["id"]) for n in range(tabs)]
                while done < submissions and not seats[0].view["result"]:
                    turn = max(seat.view["turn"] for seat in seats)
                    for seat in seats:
                        await seat.until(lambda view, turn=turn: view["turn"] >= turn)
                    replies = await asyncio.gather(*[submit(seat, seats, rng) for seat in seats])
                    done += len(seats)
                    asked += 1
                    news = [r for r in replies if r["type"] == "ack" and not r["again"]]
                    assert len(news) == 1, "a question was answered by several, or by nobody"
                    for seat in seats:
                        await seat.until(lambda view, turn=news[0]["turn"]: view["turn"] >= turn)
                for seat in seats:
                    await seat.close()
    finally:
        server.stop()
    store = Store(database, "auditor")
    for id in tables:
        given = Counter(e.question for e in await store.log.read(id) if isinstance(e, Answered) and e.seat >= 0)
        assert max(given.values()) == 1
    await store.dispose()
    return f"{done} racing submissions to {asked} questions at {len(tables)} tables: each was answered once"


async def submit(seat: Seat, seats: list[Seat], rng: Random) -> dict[str, Any]:
    """Whoever is asked answers; the others try the same."""
    request = next(s.view["request"] for s in seats if s.view["request"])
    action = rng.choice(request["actions"])["notation"]
    return await seat.ask("answer", turn=seat.view["turn"], action=action)


# -- frames


def frame(rng: Random, turn: int) -> str | bytes:
    """Anything from noise to what is nearly right."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(nested(rng, 4))
    message: dict[str, Any] = {"type": rng.choice(TYPES), "id": rng.randrange(2**40), "turn": turn}
    for name in ("action", "agree", "text", "level", "decision", "lone", "since", "lang", "careful", "version"):
        if rng.random() < 0.3:
            message[name] = nested(rng, 1)
    text = json.dumps(message)
    if kind == 2:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.randrange(0xD800)) + text[at + 1 :]
    return text if kind > 3 else text[: rng.randrange(len(text))]


def nested(rng: Random, depth: int) -> Any:
    plain = [None, True, 0, -1, 2**63, 1e308, "", "\x00", "fly to the moon", "𝕏" * 50, "let", "easy"]
    if depth == 0 or rng.random() < 0.5:
        return rng.choice(plain)
    if rng.random() < 0.5:
        return [nested(rng, depth - 1) for _ in range(rng.randrange(5))]
    return {str(rng.choice(plain)): nested(rng, depth - 1) for _ in range(rng.randrange(5))}


async def send_frames(frames: int, database: str, log: Path, seed: int) -> str:
    rng = Random(seed)
    server = Server(database, "--unlimited", log=log).start()
    sent = connections = 0
    try:
        async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
            made = await owner.table("mytikas", ["me", "open"], private=False)
            await friend.post(f"/api/tables/{made['id']}/join")
            await owner.post(f"/api/tables/{made['id']}/start")
            while sent < frames:
                seat = await rng.choice([owner, friend]).sit(made["id"])
                connections += 1
                reading = asyncio.create_task(drain(seat))
                try:
                    while sent < frames and not reading.done():
                        await seat.send(frame(rng, seat.view["turn"]))
                        sent += 1
                except websockets.WebSocketException:
                    pass
                await seat.close()
                await asyncio.gather(reading, return_exceptions=True)
                owner.seats.clear()
                friend.seats.clear()
            last = await friend.sit(made["id"])
            assert last.view["table"]["id"] == made["id"]
    finally:
        server.stop()
    mistakes = [line for line in log.read_text().splitlines() if "Traceback" in line or '"internal"' in line]
    assert not mistakes, mistakes[:3]
    return f"{sent} frames over {connections} connections: no crash, no mistake in the log"


async def drain(seat: Seat) -> None:
    assert seat.socket is not None
    async for _ in seat.socket:
        pass


# -- everybody comes back


async def come_back(sockets: int, database: str) -> str:
    """All at once, as browsers do: after a moment, then after longer ones."""
    server = Server(database, "--unlimited").start()
    back: list[float] = []
    try:
        async with Guest(server.url, "Owner") as owner:
            ids = [(await owner.table("mytikas", ["me", "easy"], private=False, start=True))["id"] for _ in range(20)]
            url = server.url.replace("http", "ws", 1)
            places = [f"{url}/api/tables/{ids[n % len(ids)]}/socket" for n in range(sockets)]
            opened = [await look(place) for place in places]
            await asyncio.to_thread(server.kill)
            started = time.monotonic()
            returning = [asyncio.create_task(look_again(place, started, back)) for place in places]
            await asyncio.to_thread(server.start)
            up = time.monotonic() - started
            await asyncio.gather(*returning)
            for socket in opened:
                await socket.close()
    finally:
        server.stop()
    ordered = sorted(back)
    share = ordered[int(0.95 * len(ordered)) - 1]
    returned = f"95 % were back after {share:.1f} s, all after {ordered[-1]:.1f} s"
    return f"{sockets} sockets after a kill: the server was up after {up:.1f} s, {returned}"


async def look(place: str) -> websockets.ClientConnection:
    socket = await websockets.connect(place, max_size=None, proxy=None, ping_interval=None, open_timeout=60)
    await socket.send('{"type":"hello","version":2}')
    await socket.recv()
    return socket


async def look_again(place: str, started: float, back: list[float]) -> None:
    rng = Random()
    wait = 0.4
    while True:
        await asyncio.sleep(wait * rng.uniform(0.75, 1.25))
        wait = min(8.0, 2 * wait)
        try:
            socket = await look(place)
        except LOST:
            continue
        back.append(time.monotonic() - started)
        await socket.close()
        return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writes", type=int, default=1000)
    parser.add_argument("--submissions", type=int, default=100_000)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    GAMES.setdefault("pebbles", Entry("pebbles", "tests.toys.pebbles"))
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        base = f"sqlite:///{place}"
        try:
            for work in (
                fail_writes(given.writes, place, given.seed),
                race(given.submissions, f"{base}/race.db", given.seed),
                send_frames(given.frames, f"{base}/frames.db", place / "log", given.seed),
                come_back(given.sockets, f"{base}/storm.db"),
            ):
                started = time.monotonic()
                print(f"{asyncio.run(work)}; {time.monotonic() - started:.0f} s", flush=True)
        finally:
            NURSERY.stop()


if __name__ == "__main__":
    main()
