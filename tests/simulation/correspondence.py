"""Three people who play by correspondence for days: `python -m tests.simulation.correspondence --turns 1000`.

They look at a table when they are told, and never else, so that a lost notice stops a game for ever. Servers die at any
moment: between the answer and the notice, while it is sent, and after it was taken but before anybody has noted so.
Clocks give a day a turn; who is on holiday for longer than that comes back to a seat that is still theirs.
"""

import argparse
import asyncio
import contextvars
import sys
import time as clock
from collections import Counter
from collections.abc import Coroutine
from datetime import datetime
from random import Random
from typing import Any, Final
from unittest.mock import patch
from zoneinfo import ZoneInfo

from pessoi.kernel.chance import seed_from
from pessoi.server.http.access import Access
from pessoi.server.notices import office
from pessoi.server.notices.hours import quiet_until
from pessoi.server.notices.targets import Undeliverable
from pessoi.server.notices.words import Message
from pessoi.server.people import holidays as calendar
from pessoi.server.people.holidays import HolidayKeeper
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.storage.notices import Channel, Details
from pessoi.server.tables import hub as hubs
from pessoi.server.tables.hub import Hub
from pessoi.server.wire import ChannelKind, NoticeWishes, QuietHours
from pessoi.table import Table, commands, lobby
from pessoi.table.pace import PACES
from pessoi.table.timekeeper import Timekeeper
from tests.simulation.disk import SimulatedStore
from tests.simulation.games import pebbles
from tests.simulation.loop import BIRTH
from tests.simulation.world import Process, World
from tests.table.tables import FRIEND, ONLOOKER, OWNER, setup

LOOK: Final = 8.0  # seconds between two looks of the office, so that days pass quickly
SWEEP: Final = 300.0  # and of the hub
OUTAGE: Final = 330_000  # milliseconds: a last sign of life is as old as a sweep, and is no reason to give time back
CALENDAR: Final = 900.0  # and of who keeps the holidays
DAYS: Final = (1.5, 2.5)  # of a holiday: more than a turn's time
SOON: Final = 30.0  # seconds in which a notice arrives where nothing went wrong
LOST: Final = 12 * 3600.0  # seconds after which nobody believes in it any more
MINUTES: Final = 60.0
WAYS: Final[dict[str, ChannelKind]] = {OWNER: "push", FRIEND: "mail", ONLOOKER: "webhook"}
WISHES: Final = {
    OWNER: NoticeWishes(),
    FRIEND: NoticeWishes(zone="Europe/Paris", quiet=QuietHours(23 * 60 + 30, 60)),  # the world begins at 23:13 there
    ONLOOKER: NoticeWishes(zone="America/New_York", quiet=QuietHours(0, 7 * 60), digest=15),
}
Turn = tuple[str, str, int]  # person, table, question


class Postman:
    """Takes what is sent, sometimes not, and sometimes the server dies before it hears so."""

    def __init__(self, world: "Correspondence", process: "House") -> None:
        self.world: Final = world
        self.process: Final = process

    async def send(self, channel: Channel, message: Message, now: int) -> None:
        world = self.world
        await asyncio.sleep(world.rng.uniform(0.05, 3))
        if world.rng.random() < 0.08:
            world.trouble += 1
            raise Undeliverable("503")
        world.take(channel.person, message)
        if world.rng.random() < 0.06:
            world.happened["killed after sending"] += 1
            asyncio.get_running_loop().call_soon(self.process.die)
            await asyncio.sleep(1)  # it does not live to hear the answer


class House(Process):
    """A server whose letters go to the postman."""

    async def _open(self) -> None:
        world = self.world
        time = Timekeeper(self.machine)
        store = SimulatedStore(world.disk, self.tasks, self.name, time, several=len(world.processes) > 1)
        settings = Settings(process=self.name, room_seconds=600)
        services = Services(settings, time, store)
        assert isinstance(world, Correspondence)
        postman = Postman(world, self)
        services.senders.by_kind.update(push=postman, mail=postman, webhook=postman)
        hub = Hub(services)
        await hub.open()
        services.background.start(HolidayKeeper(services, hub.room).work_forever())
        self.access = Access(settings, store.people)
        self.hub = hub

    def die(self) -> None:
        """From within: whoever watches over it starts it again."""
        assert isinstance(self.world, Correspondence)
        self.world.errand(self.world.kill(self))


class Correspondence(World):
    """Until so many turns were told."""

    def __init__(self, seed: int, turns: int, tables: int = 3, processes: int = 1, holidays: int = 0) -> None:
        super().__init__(seed, [])
        self.wanted: Final = turns
        self.holidays: Final = holidays
        self.away: Final[dict[str, float]] = {}  # until when
        self.tables: Final = tables
        self.processes[:] = [House(self, f"p{n}") for n in range(processes)]
        self.told: Final[dict[Turn, list[tuple[str, float]]]] = {}  # names of letters, and when
        self.asked: Final[dict[Turn, tuple[float, int]]] = {}  # when, and what had gone wrong by then
        self.seen: Final[set[Turn]] = set()  # with their own eyes, before anybody was told
        self.news: Final = asyncio.Condition()
        self.trouble = 0
        self.errands: Final[set[asyncio.Task[None]]] = set()
        self.played: Final[Counter[str]] = Counter()

    def play(self) -> None:
        with (
            patch.object(office, "LOOK", LOOK),
            patch.object(hubs, "SWEEP", SWEEP),
            patch.object(hubs, "OUTAGE", OUTAGE),
            patch.object(calendar, "LOOK", CALENDAR),
            pebbles(),
        ):
            super().play()

    async def _play(self) -> None:
        self._found_house()
        for process in self.processes:
            await process.start()
        for person, way in WAYS.items():
            await self._insist(lambda hub, person=person, way=way: self._enrol(hub, person, way))  # type: ignore[misc]
        reaper = asyncio.create_task(self._reap())
        games = [asyncio.create_task(self._games(n)) for n in range(self.tables)]
        await asyncio.gather(self._travel(), *games)
        reaper.cancel()
        await asyncio.gather(reaper, *self.errands, return_exceptions=True)
        await asyncio.sleep(3 * 3600)  # whatever might still be sent again
        for process in self.processes:
            if process.serves():
                await process.stop()

    async def _enrol(self, hub: Hub, person: str, way: ChannelKind) -> None:
        await hub.store.notices.wish(person, WISHES[person])
        await hub.store.notices.add_channel(person, way, f"https://x.example/{person}", Details())

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """The world's own, though a process begins it: it does not die with that."""
        task = self.loop.create_task(work, context=contextvars.Context())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # -- what goes wrong

    async def kill(self, process: Process) -> None:
        if process.serves():
            self.trouble += 1
            await process.crash()
            await asyncio.sleep(self.rng.uniform(0.5, 20))
            await process.start()

    async def _reap(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / (20 * MINUTES)))
            self.happened["killed"] += 1
            await self.kill(self.rng.choice(self.processes))

    # -- notices

    def take(self, person: str, message: Message) -> None:
        now = self.loop.time()
        if quiet_until(WISHES[person], int((BIRTH + now) * 1000)) is not None:
            at = datetime.fromtimestamp(BIRTH + now, ZoneInfo(WISHES[person].zone))
            self.violations.append(f"{person} was woken at {at:%H:%M:%S}")
        for note in message.notes:
            if note.kind == "turn":
                turn = (person, note.table, note.seq)
                self.told.setdefault(turn, []).append((message.id, now))
                if turn in self.seen:
                    self.violations.append(f"{turn} was told although it was seen")
        self.errand(self._spread())

    async def _spread(self) -> None:
        async with self.news:
            self.news.notify_all()

    # -- people

    async def _games(self, number: int) -> None:
        rng, game = Random(f"{self.seed} games {number}"), 0
        while len(self.told) < self.wanted or self.happened["holidays"] < self.holidays:
            game += 1
            chairs = [OWNER, FRIEND, ONLOOKER]
            rng.shuffle(chairs)
            await self._game(f"t{number}x{game}", chairs, rng)

    async def _game(self, id: str, chairs: list[str], rng: Random) -> None:
        arranged = setup(*chairs, game="pebbles", clock=PACES["day"])

        async def create(hub: Hub) -> None:
            table = Table(id, arranged, seed_from(f"{self.seed} {id}"))
            table.become(hub.time.stamp(lobby.arrange(arranged, hub.time.now())))
            await hub.room_or_new(id, lambda _: table)

        await self._insist(create)
        await self._do(id, lambda t, at: lobby.start(t, OWNER, None, at))
        mover = OWNER
        while (asked := await self._question(id, mover)) is not None:
            person, question = asked
            if person != mover:
                await self._hear_of(person, id, question, rng)
            await self._come_home(person, rng)
            await self._answer(id, person, question, rng)
            mover = person
        await self._insist(lambda hub: self._look_back(hub, id))
        self.played["games"] += 1

    async def _look_back(self, hub: Hub, id: str) -> None:
        """Everybody has played their own seat to the end."""
        table = await hub.newest(id)
        if table.stood_in or table.forfeits:
            self.violations.append(f"somebody's time ran out at {id}")

    # -- holidays

    async def _travel(self) -> None:
        """One after the other, each while games are on."""
        rng = Random(f"{self.seed} holidays")
        for _ in range(self.holidays):
            await asyncio.sleep(rng.uniform(5, 60) * MINUTES)
            person, days = rng.choice([*WAYS]), rng.uniform(*DAYS)
            start = self.loop.time()
            end = start + days * 86400
            wall = [int((BIRTH + at) * 1000) for at in (start, end)]
            await self._insist(lambda hub, who=person, wall=wall: hub.store.holidays.add(who, *wall))  # type: ignore[misc]
            self.away[person] = end
            self.happened["holidays"] += 1
            await asyncio.sleep(end - self.loop.time())

    async def _come_home(self, person: str, rng: Random) -> None:
        """Who is told on holiday comes when it is over."""
        left = self.away.get(person, 0.0) - self.loop.time()
        if left > 0:
            self.played["days waited for somebody on holiday"] += round(left / 86400)
            await asyncio.sleep(left + rng.uniform(0, 2) * 60 * MINUTES)

    async def _question(self, id: str, mover: str) -> tuple[str, int] | None:
        found: list[tuple[str, int] | None] = []

        async def look(hub: Hub) -> None:
            table = await hub.newest(id)  # another process may have started it
            if table.phase == "over":
                found.append(None)
                return
            person = table.setup.chairs[table.request.seat].person
            assert person is not None
            found.append((person, table.question))

        await self._insist(look)
        asked = found[-1]
        if asked is not None and asked[0] != mover:
            self.asked[(asked[0], id, asked[1])] = (self.loop.time(), self.trouble)
        return asked

    async def _hear_of(self, person: str, id: str, question: int, rng: Random) -> None:
        """Be told, and come when it suits; or be there already."""
        turn = (person, id, question)
        if rng.random() < 0.15:
            before = self.trouble
            await self._insist(lambda hub: self._look_at(hub, person, id, question))
            if self.trouble == before:
                await asyncio.sleep(LOOK + 1)
                if self.trouble == before:  # else it was forgotten with the process that had heard of it
                    self.seen.add(turn)
                    self.played["seen"] += 1
            await asyncio.sleep(rng.uniform(1, 10) * MINUTES)
            return
        async with self.news:
            async with asyncio.timeout(LOST):
                await self.news.wait_for(lambda: turn in self.told)
        since, trouble = self.asked[turn]
        late = self.told[turn][0][1] - since
        if person == OWNER and trouble == self.trouble and late > SOON:
            self.violations.append(f"{turn} was told after {late:.0f} s, and nothing was wrong")
        await asyncio.sleep(rng.expovariate(1 / (12 * MINUTES)))

    async def _look_at(self, hub: Hub, person: str, id: str, question: int) -> None:
        hub.store.notices.see(person, id, question)

    async def _answer(self, id: str, person: str, question: int, rng: Random) -> None:
        async def answer(hub: Hub) -> None:
            room = await hub.room(id)
            if room.table.question != question:
                return  # it was kept although nobody could say so
            text = room.table.game.vocabulary.text(rng.choice(room.table.request.actions))
            seat = room.table.request.seat
            await room.do(lambda t, at: commands.answer(t, seat, question, text, at))

        await asyncio.sleep(rng.uniform(0.5, 5))
        await self._insist(answer)
        self.played["answers"] += 1

    # -- what was promised

    def check(self) -> list[str]:
        faults = list(self.violations)
        for turn, letters in self.told.items():
            if len({name for name, _ in letters}) > 1:
                faults.append(f"{turn} was told {len(letters)} times")
        lost = [turn for turn in self.asked if turn not in self.told and turn not in self.seen]
        self.played["not told, but seen when a server died"] = len(lost)
        return faults


def report(seed: int, turns: int, processes: int, holidays: int = 0) -> tuple[Correspondence, list[str]]:
    world = Correspondence(seed, turns, processes=processes, holidays=holidays)
    try:
        world.play()
    except TimeoutError:
        return world, [*world.check(), "a notice was lost"]
    return world, world.check()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--holidays", type=int, default=2)
    wanted = parser.parse_args()
    started = clock.process_time()
    world, faults = report(wanted.seed, wanted.turns, wanted.processes, wanted.holidays)
    letters = [letter for some in world.told.values() for letter in some]
    print(
        f"{len(world.told)} turns told in {world.loop.time() / 86400:.1f} days, {dict(world.happened)}, "
        f"{len(letters) - len(world.told)} sent again under their name, {dict(world.played)}, "
        f"{clock.process_time() - started:.0f} s"
    )
    print("\n".join(faults) or "nothing lost, nothing told twice, nobody woken, nobody's time ran out")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
