"""Servers killed at random (kill -9) while people play; nothing that was acknowledged may be lost or doubled.

Every player keeps a book of what was acknowledged to it. After the storm the log in the database is compared with the
books: each acknowledged answer stands there exactly once, and every game has been played to its end.

`python -m tests.chaos.storm --kills 200` runs it by hand (`make chaos`).
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import websockets

from pessoi.games import GAMES, Entry
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import load_table
from pessoi.table.entry import Answered
from tests.server.harness import NURSERY, Guest, Seat, Server
from tests.server.postgres import Postgres

LOST: Final = (OSError, websockets.WebSocketException, TimeoutError, httpx.HTTPError, EOFError)


class Player:
    """Plays one seat through every outage: reconnects, sends again what was not acknowledged."""

    def __init__(self, guest: Guest, urls: list[str], table: str, rng: Random) -> None:
        self.guest: Final = guest
        self.urls: Final = urls
        self.table: Final = table
        self.rng: Final = rng
        self.book: Final[list[tuple[int, str]]] = []  # turn and action of every acknowledged answer
        self.pending: tuple[int, str] | None = None
        self.seq = 0
        self.turn = 0  # that has come by the last acknowledgement
        self.reconnects = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            self.guest.url = self.rng.choice(self.urls)
            seat = Seat(self.guest, self.table)
            try:
                await seat.connect(self.seq)
                await self.play_while_connected(seat)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(0.1)
            finally:
                if seat.socket is not None:
                    await seat.socket.close()

    async def play_while_connected(self, seat: Seat) -> None:
        while not seat.view["result"] or self.pending is not None:  # the last answer too wants to be acknowledged
            self.seq = seat.view["seq"]
            request = seat.view["request"]
            # another process than the one that acknowledged may not have heard of it yet
            if self.pending is None and (request is None or seat.view["turn"] < self.turn):
                await seat.receive(20)
                continue
            if self.pending is None:
                self.pending = (seat.view["turn"], self.rng.choice(request["actions"])["notation"])
            turn, action = self.pending
            reply = await seat.ask("answer", 20, turn=turn, action=action)
            if reply["type"] == "ack":
                self.book.append((turn, action))
            else:
                # it never arrived, and another tab (an undo, a chat) cannot have come between: the turn still stands
                assert reply["error"]["code"] in ("stale", "not_your_turn"), reply
                raise AssertionError(f"an answer was neither kept nor refused when it was first sent: {reply}")
            self.pending, self.turn = None, reply["turn"]
        self.over = True


class Storm:
    """`doors` are the addresses that people come by: the servers' own, or a proxy's."""

    def __init__(
        self, database: str, processes: int, seed: int, log: Path | None = None, options: Sequence[str] = ()
    ) -> None:
        self.rng: Final = Random(seed)
        self.database: Final = database
        self.servers: Final = [Server(database, "--unlimited", *options, log=log) for _ in range(processes)]
        self.doors = [server.url for server in self.servers]
        self.players: Final[list[Player]] = []
        self.kills = 0

    async def run(self, kills: int, tables: int, games: list[str]) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.start)
        while self.kills < kills:
            await self.play_tables(kills, tables, games)
        for server in self.servers:
            await asyncio.to_thread(server.kill)
        await self.compare()

    async def play_tables(self, kills: int, tables: int, games: list[str]) -> None:
        """A few games at once, and killing as long as they last."""
        guests: list[Guest] = []
        players: list[Player] = []
        try:
            for number in range(tables):
                pair = [await Guest(self.doors[0], name).__aenter__() for name in ("Owner", "Friend")]
                guests += pair
                made = await pair[0].table(games[number % len(games)], ["me", "open"], private=False)
                await pair[1].post(f"/api/tables/{made['id']}/join")
                await pair[0].post(f"/api/tables/{made['id']}/start")
                players += [Player(g, self.doors, made["id"], Random(self.rng.random())) for g in pair]
            self.players.extend(players)
            playing = asyncio.gather(*[p.play() for p in players])
            killing = asyncio.create_task(self.kill_until(kills, playing))
            await playing
            await killing
        finally:
            for guest in guests:
                await guest.__aexit__()

    async def kill_until(self, kills: int, playing: "asyncio.Future[Any]") -> None:
        while self.kills < kills and not playing.done():
            await asyncio.sleep(self.rng.uniform(0.0, 0.25))
            server = self.rng.choice(self.servers)
            server.kill()
            self.kills += 1
            await asyncio.to_thread(server.start)

    async def compare(self) -> None:
        """The books against the log."""
        store = Store(self.database, "auditor")
        try:
            for id in {p.table for p in self.players}:
                await self.compare_table(store, id)
        finally:
            await store.dispose()

    async def compare_table(self, store: Store, id: str) -> None:
        entries = await store.log.read(id)
        given = [e for e in entries if isinstance(e, Answered) and e.seat >= 0]
        for seat, player in enumerate(p for p in self.players if p.table == id):
            logged = [(e.question, e.action) for e in given if e.seat == seat]
            assert logged == player.book, f"{id}: seat {seat} was acknowledged something else than what stands"
        assert len({e.question for e in given}) == len(given), f"{id}: a question was answered twice"
        row = await store.tables.get(id)
        assert row is not None
        assert (await load_table(store, row)).phase == "over"

    def answers(self) -> int:
        return sum(len(p.book) for p in self.players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    GAMES.setdefault("pebbles", Entry("pebbles", "tests.toys.pebbles"))
    with tempfile.TemporaryDirectory() as place:
        postgres = Postgres() if given.postgres else None
        if postgres is not None:
            postgres.start()
        database = postgres.new_database() if postgres else given.database or f"sqlite:///{place}/pessoi.db"
        storm = Storm(database, given.processes, given.seed)
        started = time.monotonic()
        try:
            asyncio.run(storm.run(given.kills, given.tables, ["mytikas", "olympos", "pebbles"]))
        finally:
            for server in storm.servers:
                server.kill()
            NURSERY.stop()
            if postgres is not None:
                postgres.stop()
        reconnects = sum(p.reconnects for p in storm.players)
        seconds = time.monotonic() - started
        print(
            f"{storm.kills} kills, {storm.answers()} acknowledged answers, {reconnects} reconnects, "
            f"0 lost, 0 doubled, {seconds:.0f} s"
        )


if __name__ == "__main__":
    main()
