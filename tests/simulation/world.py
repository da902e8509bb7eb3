"""A whole house in one thread: servers, their database, the network, bots and people, all by one seed.

For a while everything goes wrong that can. Then all is well again, and what was promised must hold: see `oracles`.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import sqlalchemy as sa
import structlog

from pessoi.kernel.chance import seed_from
from pessoi.server.http.access import Access
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.socket.accept import serve_socket
from pessoi.server.storage.hashing import hashed
from pessoi.server.storage.log import Log
from pessoi.server.storage.schema import devices, entries, heartbeat, people, tables
from pessoi.server.tables.hub import Hub
from pessoi.table import AnyEntry, Change, ClockRule, Refusal, Table, lobby
from pessoi.table.entry import AtZero, ClockKind, encode
from pessoi.table.timekeeper import Timekeeper
from tests.simulation.bots import BotFarm
from tests.simulation.disk import Disk, SimulatedStore
from tests.simulation.loop import Machine, ProcessTasks, Trace, VirtualLoop, owned, run
from tests.simulation.network import Link, Network, Wires
from tests.simulation.people import Client, Somebody
from tests.table.tables import FRIEND, ONLOOKER, OWNER, setup

QUIET: Final = 1200.0  # seconds in which every game ends once all is well
LOOK: Final = 2.2  # seconds between two looks at every room: a little longer than between a server's own
RUIN: Final = "ruin"  # a table that nobody can read
KEY: Final = "k" * 24

Command = Callable[[Table, int], Change]


class Violation(Exception):
    """A promise was broken; the seed shows how."""


class Process:
    """A server's process, which may die at any moment. Its computer stays."""

    def __init__(self, world: "World", name: str) -> None:
        self.world: Final = world
        self.name: Final = name
        self.machine: Final = Machine(world.loop)
        self.tasks = ProcessTasks()
        self.tasks.is_dead = True
        self.hub: Hub | None = None
        self.access: Access | None = None
        self.links: Final[dict[Link, None]] = {}
        self.was_set = False  # the wall clock, since the last sign of life was written

    def serves(self) -> bool:
        return self.hub is not None and not self.tasks.is_dead

    async def start(self) -> None:
        """Whoever watches over it starts it until it stands."""
        while not self.serves():
            self.tasks = ProcessTasks()
            opening = self.tasks.start(self._open())
            await asyncio.wait({opening})
            if opening.exception() is not None:
                self.world.trace.note(f"{self.name} cannot start: {opening.exception()!r}")
                await self.tasks.kill()
                await asyncio.sleep(1)
        self.world.trace.note(f"{self.name} serves")

    async def _open(self) -> None:
        world = self.world
        time = Timekeeper(self.machine)
        store = SimulatedStore(world.disk, self.tasks, self.name, time, several=len(world.processes) > 1)
        settings = Settings(
            process=self.name, bot_workers=world.bot_workers, hint_level="greedy", room_seconds=5, snapshot_every=4
        )
        hub = Hub(Services(settings, time, store))
        await hub.open()
        self.access = Access(settings, store.people)
        self.hub = hub

    async def crash(self) -> None:
        """As by kill -9, or a plug that is pulled: then nobody at the other end hears of it."""
        self.world.trace.note(f"{self.name} dies")
        hub, self.hub = self.hub, None
        await self.tasks.kill()
        if hub is not None:
            hub.rooms.clear()
        is_silent = self.world.rng.random() < 0.3
        for link in list(self.links):
            if not is_silent:
                link.break_off()
        self.links.clear()

    async def stop(self) -> None:
        if self.hub is not None:
            closing = self.tasks.start(self.hub.close())
            await asyncio.wait({closing})
            closing.result()
            self.hub = None
        await self.tasks.kill()

    async def serve(self, wires: Wires) -> None:
        self.links[wires.link] = None
        try:
            await serve_socket(wires)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not self.tasks.is_dead:
                self.world.violations.append(f"a socket of {wires.link.client} failed: {error!r}")
        finally:
            self.links.pop(wires.link, None)


class World:
    """`games` are played at one table each."""

    def __init__(self, seed: int, games: Sequence[str], lines: list[str] | None = None) -> None:
        self.seed: Final = seed
        self.games: Final = list(games)
        self.rng: Final = Random(f"world {seed}")
        self.loop: Final = VirtualLoop()
        self.trace: Final = Trace(self.loop, lines)
        self.bots: Final = BotFarm(Random(f"bots {seed}"), self.trace)
        self.network: Final = Network(Random(f"network {seed}"), self.trace)
        self.disk: Final = Disk(Random(f"disk {seed}"), self.trace)
        self.processes: Final = [Process(self, f"p{n}") for n in range(self.rng.choice([1, 1, 2]))]
        self.bot_workers: Final = self.rng.choice([1, 2])
        self.restlessness: Final = self.rng.choice([0.3, 0.3, 0.05])  # of people: where they are calm, silence shows
        self.clients: Final[list[Client]] = []
        self.moments: Final[dict[tuple[str, int, bytes], float]] = {}  # when each entry was made
        self.violations: Final[list[str]] = []
        self.happened: Final[Counter[str]] = Counter()
        self.is_wild = True
        self.logs: list[structlog.types.EventDict] = []

    # -- from beginning to end

    def play(self) -> None:
        """Violation if a promise is broken."""
        watch = self._watch_append(Log.append)
        with (
            owned(self.seed, self.loop, self.bots.start) as logs,
            patch.object(Log, "append", watch),
        ):
            self.logs = logs
            run(self.loop, self._play())

    def _watch_append(self, real: Any) -> Any:
        def append(log: Log, table: str, seq: int, new: Sequence[AnyEntry], *more: Any) -> Coroutine[Any, Any, bool]:
            for number, entry in enumerate(new, start=seq + 1):
                self.moments[table, number, encode(entry)] = self.loop.time()
            appended: Coroutine[Any, Any, bool] = real(log, table, seq, new, *more)
            return appended

        return append

    async def _play(self) -> None:
        self._found_house()
        for process in self.processes:
            await process.start()
        living: list[asyncio.Task[None]] = []
        mischief = [asyncio.create_task(self._make_mischief()) for _ in range(2)]
        watching = asyncio.create_task(self._watch_rooms())
        setting = [asyncio.create_task(self._set_table(f"t{n}", game, living)) for n, game in enumerate(self.games)]
        await asyncio.gather(*setting)
        await asyncio.gather(*mischief)
        await self._heal()
        await self._wait_for_the_end()
        for task in (watching, *living):
            task.cancel()
        await asyncio.gather(watching, *living, return_exceptions=True)
        for process in self.processes:
            await process.stop()

    def _found_house(self) -> None:
        """People, and a table that cannot be read, from before."""
        everybody = (OWNER, FRIEND, ONLOOKER)
        rows = [{"id": person, "name": person.title(), "created": 0, "seen": 2**53} for person in everybody]
        own = [{"id": person, "secret": hashed(person), "person": person, "label": ""} for person in everybody]
        ruin = {"id": RUIN, "seq": 1, "game": "pebbles", "phase": "play", "public": True, "open_seats": 0}
        ruin |= {"owner": OWNER, "created": 0, "updated": 0, "seed": bytes(32), "summary": "{}", "busy": True}
        with self.disk.engine.begin() as connection:
            connection.execute(sa.insert(people), rows)
            connection.execute(sa.insert(devices), [{**device, "created": 0, "used": 2**53} for device in own])
            connection.execute(sa.insert(tables).values(ruin))
            connection.execute(sa.insert(entries).values(table_id=RUIN, seq=1, data='{"type": "arr'))

    # -- tables

    async def _set_table(self, id: str, game: str, living: list["asyncio.Task[None]"]) -> None:
        rng = Random(f"{self.seed} {id}")
        third = rng.choice([ONLOOKER, "greedy", "random", None])
        chairs = [OWNER, FRIEND] if third is None or game != "pebbles" else [OWNER, FRIEND, third]
        if rng.random() < 0.25:
            chairs[1] = rng.choice(["greedy", "random"])
        rng.shuffle(chairs)
        kinds: tuple[ClockKind, ...] = ("none", "move", "bank")
        ends: tuple[AtZero, ...] = ("bot", "bot", "forfeit")
        clock = ClockRule(rng.choice(kinds), rng.randint(8, 60), rng.choice([0, 2, 10]), rng.choice(ends))
        arranged = setup(*chairs, game=game, clock=clock, private=rng.random() < 0.3, takeover="random")

        async def create(hub: Hub) -> None:
            table = Table(id, arranged, seed_from(f"{self.seed} {id}"))
            table.become(hub.time.stamp(lobby.arrange(arranged, hub.time.now())))
            await hub.room_or_new(id, lambda _: table)

        await self._insist(create)
        for who in (OWNER, FRIEND, ONLOOKER, None):
            for tab in range(rng.choice([1, 1, 2])):
                if who in chairs or rng.random() < 0.5:
                    client = Client(self, f"{who}/{id}/{tab}", id, Somebody(who, who or "", KEY))
                    self.clients.append(client)
                    living.append(asyncio.create_task(client.live()))
        await asyncio.sleep(rng.uniform(0.1, 3))
        if ONLOOKER in chairs and rng.random() < 0.4:
            seat = chairs.index(ONLOOKER)
            await self._do(id, lambda t, at: lobby.set_seat(t, OWNER, seat, "bot", "random", at, "n" * 24))
        if rng.random() < 0.3:
            await self._do(id, lambda t, at: lobby.change_settings(t, OWNER, {"private": True, "key": "p" * 24}, at))
        await asyncio.sleep(rng.uniform(0.1, 2))
        await self._do(id, lambda t, at: lobby.start(t, OWNER, None, at))

    async def _do(self, id: str, command: Command) -> None:
        async def do(hub: Hub) -> None:
            await (await hub.room(id)).do(command)

        await self._insist(do)

    async def _insist(self, work: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
        """Until it is done, or was done although nobody could say so."""
        while True:
            serving = [p for p in self.processes if p.serves()]
            if serving:
                process = self.rng.choice(serving)
                assert process.hub is not None
                task = process.tasks.start(work(process.hub))
                await asyncio.wait({task})
                if not task.cancelled():
                    error = task.exception()
                    if error is None or (isinstance(error, Refusal) and error.code in ("conflict", "bad_option")):
                        return
                    if not isinstance(error, Refusal | OSError):
                        raise error
            await asyncio.sleep(0.5)

    # -- connections

    def connect(self, client: Client) -> Link | None:
        serving = [process for process in self.processes if process.serves()]
        if client.name in self.network.cut_off or not serving:
            return None
        process = client.rng.choice(serving)
        assert process.hub is not None
        link = Link(self.network, client.name, process.tasks)
        headers = [(b"host", b"localhost")]
        if client.who.token:
            headers.append((b"authorization", f"Bearer {client.who.token}".encode()))
        scope = {
            "app": SimpleNamespace(state=SimpleNamespace(access=process.access, hub=process.hub)),
            "headers": headers,
            "query_string": f"key={client.who.key}".encode() if client.who.key else b"",
            "path_params": {"id": client.table},
        }
        hub = process.hub
        link.wires = Wires(link, scope, lambda text: self._check_may_see(hub, client, text))
        process.tasks.start(process.serve(link.wires))
        return link

    def _check_may_see(self, hub: Hub, client: Client, text: str) -> None:
        room = hub.rooms.get(client.table)
        if room is None or not text.startswith('{"type":"view"'):
            return
        table, who = room.table, client.who
        sits = table.seat_of(who.id) is not None or who.id == table.setup.owner
        if table.setup.private and not sits and who.key != table.setup.key:
            self.violations.append(f"{client.name} was shown a table that is not theirs to see")

    async def _watch_rooms(self) -> None:
        """A room that stays behind its log, though nothing keeps it from reading, shows people an old table."""
        behind: Counter[tuple[Hub, str, int]] = Counter()
        while True:
            await asyncio.sleep(LOOK)
            heads = self.heads()
            before, behind = behind, Counter()
            for process in self.processes:
                if process.hub is None or not process.serves() or self.disk.fails or self.disk.slowness:
                    continue
                for id, room in process.hub.rooms.items():
                    key = (process.hub, id, room.table.seq)
                    if room.table.seq < heads[id][0]:
                        behind[key] = before[key] + 1
                    if behind[key] > 2:
                        self.violations.append(f"{process.name} shows {id} as of {room.table.seq} of {heads[id][0]}")

    # -- mischief

    async def _make_mischief(self) -> None:
        rng = self.rng
        self.bots.trouble = rng.choice([0.0, 0.1, 0.4])
        self.network.swaps = rng.random() < 0.5
        if self.network.swaps:
            self.network.loses, self.network.doubles = rng.choice([0.0, 0.03, 0.1]), rng.choice([0.0, 0.05, 0.2])
        kinds: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self._crash,
            self._crash,
            self._break_a_commit,
            self._break_a_commit,
            self._fail,
            self._slow_down,
            self._cut_off,
            self._choke,
            self._set_clock,
            self._deafen,
        ]
        end = self.loop.time() + rng.uniform(15, 60)
        while self.loop.time() < end:
            await asyncio.sleep(rng.uniform(0.2, 5))
            await rng.choice(kinds)()

    async def _crash(self) -> None:
        process = self.rng.choice(self.processes)
        if not process.serves() or process.was_set:
            return
        self.happened["crash"] += 1
        await process.crash()
        await asyncio.sleep(self.rng.choice([0.05, 1.0, 14.0]) * self.rng.uniform(0.5, 1.5))
        await process.start()

    async def _break_a_commit(self) -> None:
        self.happened["broken commit"] += 1
        self.disk.next = self.rng.choice(["before", "after"])

    async def _fail(self) -> None:
        self.happened["outage"] += 1
        self.trace.note("disk fails")
        self.disk.fails = True
        await asyncio.sleep(self.rng.uniform(0.2, 6))
        self.disk.fails = False
        self.trace.note("disk works")

    async def _slow_down(self) -> None:
        self.happened["slow disk"] += 1
        self.disk.slowness = self.rng.uniform(0.05, 0.5)
        await asyncio.sleep(self.rng.uniform(0.5, 5))
        self.disk.slowness = 0.0

    async def _cut_off(self) -> None:
        self.happened["partition"] += 1
        names = [client.name for client in self.clients if self.rng.random() < 0.4]
        self.network.cut_off.update(names)
        await asyncio.sleep(self.rng.uniform(1, 25))
        self.network.cut_off.clear()

    async def _choke(self) -> None:
        self.happened["slow readers"] += 1
        names = [client.name for client in self.clients if self.rng.random() < 0.5]
        self.network.choked.update(names)
        await asyncio.sleep(self.rng.uniform(5, 30))
        self.network.choked.clear()

    async def _set_clock(self) -> None:
        """One computer's only: several that share a database are kept in time by their operators."""
        if len(self.processes) > 1 or not self.processes[0].serves():
            return
        process = self.processes[0]
        self.happened["clock set"] += 1
        process.machine.shift += self.rng.choice([-3600, -5, 5, 3600])
        self.trace.note("clock set")
        process.was_set = True
        for _ in range(2):  # between two processes there is only the wall clock to go by; one beat may be on its way
            before = self._last_beat()
            while self._last_beat() == before:
                await asyncio.sleep(0.5)
        process.was_set = False

    def _last_beat(self) -> int:
        with self.disk.engine.connect() as connection:
            return int(connection.execute(sa.select(heartbeat.c.alive)).scalar() or 0)

    async def _deafen(self) -> None:
        self.happened["notifications lost"] += 1
        self.disk.is_deaf = True
        await asyncio.sleep(self.rng.uniform(1, 10))
        self.disk.is_deaf = False

    async def _heal(self) -> None:
        """All works again; whatever connection there was has broken, and everybody comes back."""
        self.trace.note("all is well")
        self.is_wild = False
        self.bots.trouble = self.network.loses = self.network.doubles = 0.0
        self.network.swaps = self.disk.fails = self.disk.is_deaf = False
        self.network.choked.clear()
        self.disk.next = None
        await asyncio.sleep(3)
        for client in self.clients:
            client.reconnect()

    async def _wait_for_the_end(self) -> None:
        deadline = self.loop.time() + QUIET
        while not self._is_over():
            if self.loop.time() > deadline:
                raise Violation(f"seed {self.seed}: {self._what_is_missing()}")
            await asyncio.sleep(5)
            if self.violations:
                return

    def heads(self) -> dict[str, tuple[int, str, str | None]]:
        with self.disk.engine.connect() as connection:
            found = connection.execute(sa.select(tables.c.id, tables.c.seq, tables.c.phase, tables.c.fault))
            return {row.id: (row.seq, row.phase, row.fault) for row in found}

    def _is_over(self) -> bool:
        heads = self.heads()
        if any(phase != "over" for id, (_, phase, _) in heads.items() if id != RUIN):
            return False
        return all(c.is_away_for_good or c.has_all(heads[c.table][0]) for c in self.clients)

    def _what_is_missing(self) -> str:
        heads = self.heads()
        open_games = [id for id, (_, phase, _) in heads.items() if id != RUIN and phase != "over"]
        behind = [
            f"{c.name} at {c.seq} of {heads[c.table][0]}" for c in self.clients if not c.has_all(heads[c.table][0])
        ]
        return f"games that do not end: {open_games}; clients that lack something: {behind}"
