"""The processes in which bots think: whatever happens to one or to whoever asked, all slots answer afterwards."""

import asyncio
from collections.abc import AsyncIterator
from typing import cast

import pytest

from pessoi.server.bots import bot_pool as module
from pessoi.server.bots.bot_pool import BotFailed, BotPool, BotProcess
from pessoi.server.bots.bot_process import Job, Thought
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.bots.jobs import job_for
from pessoi.server.settings import Settings
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server
from tests.table.tables import OWNER, started

SLOTS = 2
JOB = Job("mytikas", None, {}, 0, "x", [1, 2], False, -1, "greedy", 1, 1.0)
ASKER = Asker("p", "t")


class Puppet:
    """Takes the place of a process: every step is a place to be cancelled at."""

    born = 0.0
    faults: list[str] = []  # what goes wrong next
    living = 0

    def __init__(self, process: object) -> None:
        self.ended = False
        Puppet.living += 1

    @classmethod
    async def start(cls, settings: Settings) -> asyncio.subprocess.Process:
        await asyncio.sleep(0)
        if cls.faults and cls.faults[0] in ("fork", "thread"):
            raise {"fork": BlockingIOError("no more processes"), "thread": RuntimeError("no thread")}[cls.faults.pop(0)]
        return cast(asyncio.subprocess.Process, None)

    async def is_ready(self, seconds: float) -> bool:
        await asyncio.sleep(0)
        return not self.faults or self.faults[0] != "unready" or not self.faults.pop(0)

    async def think(self, job: Job, seconds: float) -> Thought:
        await asyncio.sleep(0)
        fault = self.faults.pop(0) if self.faults else ""
        if fault == "crash":
            self.end()
            raise BotFailed("the process ended")
        if fault == "timeout":
            raise BotFailed("no answer")
        await asyncio.sleep(0)
        assert not self.ended
        return Thought(error="oh") if fault == "error" else Thought(9 if fault == "illegal" else 1)

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            Puppet.living -= 1

    def has_ended(self) -> bool:
        return self.ended

    def kill(self) -> None:
        self.end()

    async def wait(self) -> None:
        await asyncio.sleep(0)
        assert self.ended


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    monkeypatch.setattr(module, "BotProcess", Puppet)
    Puppet.faults, Puppet.living = [], 0
    made = BotPool(Settings(bot_workers=SLOTS), Puppet.start)
    yield made
    await made.close()
    assert Puppet.living == 0


async def all_slots_answer(pool: BotPool) -> None:
    async with asyncio.timeout(PATIENCE):
        thoughts = await asyncio.gather(*[pool.think(JOB, Asker(f"{i}", "t")) for i in range(5 * SLOTS)])
    assert [t.action for t in thoughts] == [1] * 5 * SLOTS
    assert Puppet.living == SLOTS


@pytest.mark.parametrize("warm", [True, False])
async def test_a_thought_cancelled_at_any_await_leaves_its_slot(pool: BotPool, warm: bool) -> None:
    steps = 0
    while True:
        if warm:
            await all_slots_answer(pool)
        else:
            await asyncio.gather(*[slot.close() for slot in pool._slots])
            pool.__init__(pool.settings)  # type: ignore[misc] # a new one under the same fixture
        thoughts = [
            asyncio.create_task(pool.think(JOB, Asker(f"{i}", "t"))) for i in range(2 * SLOTS)
        ]  # some wait for a slot
        for _ in range(steps):
            await asyncio.sleep(0)
        if all(thought.done() for thought in thoughts):
            break
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await all_slots_answer(pool)
        steps += 1
    assert steps > 5  # they have been cancelled at all those places


@pytest.mark.parametrize("fault", ["crash", "timeout", "error", "illegal", "unready", "fork", "thread"])
async def test_after_a_failure_every_slot_answers(pool: BotPool, fault: str) -> None:
    Puppet.faults = [fault]
    with pytest.raises(BotFailed):
        await pool.think(JOB, ASKER)
    await all_slots_answer(pool)


async def test_a_process_that_cannot_be_replaced_at_once_is_replaced_later(pool: BotPool) -> None:
    await all_slots_answer(pool)
    Puppet.faults = ["crash", "fork"]
    with pytest.raises(BotFailed):
        await pool.think(JOB, ASKER)
    while Puppet.faults:  # it fails while nobody waits for it
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    await all_slots_answer(pool)


async def test_a_process_that_ended_while_nobody_asked_is_replaced(pool: BotPool) -> None:
    await all_slots_answer(pool)
    for slot in pool._slots:
        assert isinstance(slot._process, Puppet)
        slot._process.end()
    await all_slots_answer(pool)


async def test_thoughts_that_end_with_the_server_start_nothing_new(pool: BotPool) -> None:
    await all_slots_answer(pool)
    thought = asyncio.create_task(pool.think(JOB, ASKER))
    for _ in range(3):
        await asyncio.sleep(0)
    await pool.close()
    thought.cancel()
    await asyncio.gather(thought, return_exceptions=True)
    with pytest.raises(BotFailed):
        await pool.think(JOB, ASKER)


async def test_real_processes_come_back_after_a_crash_and_a_cancelled_thought() -> None:
    pool = BotPool(Settings(bot_workers=1, bot_seconds=PATIENCE, imports=["tests.server.toys"]))
    table = started(OWNER, "greedy", game="mytikas")
    good = job_for(table, "greedy", PATIENCE)
    try:
        assert (await pool.think(good, ASKER)).action in good.actions
        first = pool._slots[0]._process
        assert isinstance(first, BotProcess)
        with pytest.raises(BotFailed):
            await pool.think(job_for(table, "crashes", PATIENCE), ASKER)
        assert (await pool.think(good, ASKER)).action in good.actions
        hanging = asyncio.create_task(pool.think(job_for(table, "hangs", PATIENCE), ASKER))
        while pool._queue.free:
            await asyncio.sleep(0)
        hanging.cancel()
        assert (await pool.think(good, ASKER)).action in good.actions
        assert first.has_ended()
    finally:
        await pool.close()


async def test_hints_whose_socket_is_dropped_take_no_bot_away(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "greedy"], start=True)
        for _ in range(3):
            seat = await owner.sit(table["id"])
            await seat.until(lambda v: v["request"])
            await seat.send({"type": "hint", "turn": seat.view["turn"]})
            assert (await seat.ask("ping", t=1))["type"] == "pong"  # it has been heard
            await seat.close()
        seat = await owner.sit(table["id"])
        while seat.view["waiting"] == [0]:
            reply = await seat.answer()
            await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)
        await seat.until(lambda v: v["waiting"] == [0] or v["result"])
