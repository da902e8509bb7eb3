"""What a table does by itself: bots' answers, standing answers, clocks that run out.

One process is in charge of a table at a time. If two ever thought so, the log would still take one answer only.
"""

import asyncio
import hashlib
import random
from typing import TYPE_CHECKING, Final

import structlog

from pessoi.kernel import Action
from pessoi.server.bots.bot_pool import ThinkingFailed
from pessoi.server.bots.bot_process import Job
from pessoi.table import Refusal, Table, commands
from pessoi.table.clock import NOBODY

if TYPE_CHECKING:
    from pessoi.server.tables.room import Room

log = structlog.get_logger()

CHARGE: Final = 15_000  # milliseconds that being in charge lasts unless renewed
LONGEST_NAP: Final = 5.0  # seconds: being in charge is renewed in between


class Worker:
    def __init__(self, room: "Room") -> None:
        self.room: Final = room
        self._task: asyncio.Task[None] | None = None
        self._nudge = asyncio.Event()
        self._seen: object = None
        self._charge_until = 0

    def is_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """The table has changed, or nobody seems to see to it."""
        duty = self.duty()
        if duty is None:
            self._nudge.set()
            return
        if duty != self._seen:
            self._seen = duty
            self._nudge.set()
        if not self.is_at_work():
            self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def duty(self) -> object:
        """What there is to do now, as a value to compare; None if nothing."""
        table = self.room.table
        if table.phase != "play":
            return None
        planned = commands.standing_answer(table)
        levels = [table.level(seat) for seat in table.waiting()]
        if planned is None and levels in ([], [None]) and table.running() == NOBODY:
            return None
        return (table.question, planned, levels, table.clock.since)

    async def _work(self) -> None:
        while (duty := self.duty()) is not None and await self._is_in_charge():
            self._seen = duty
            self._nudge.clear()
            job = asyncio.ensure_future(self._do_duty())
            nudge = asyncio.ensure_future(self._nudge.wait())
            try:
                await asyncio.wait({job, nudge}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                job.cancel()
                nudge.cancel()
                await asyncio.gather(job, nudge, return_exceptions=True)

    async def _is_in_charge(self) -> bool:
        store = self.room.hub.store
        if store.is_sqlite or self._charge_until - self.room.hub.time.now() > CHARGE // 2:
            return True
        until = self.room.hub.time.now() + CHARGE
        if not await store.take_charge(self.room.table.id, until):
            return False
        self._charge_until = until
        return True

    async def _do_duty(self) -> None:
        table = self.room.table
        try:
            if (planned := commands.standing_answer(table)) is not None:
                await asyncio.sleep(self.room.hub.settings.auto_pace * random.uniform(0.7, 1.3))
                await self._answer(table, planned, "auto")
            elif (level := table.level(table.waiting()[0])) is not None:
                await self._let_bot_answer(table, level)
            else:
                await self._watch_clock(table)
        except Refusal as refusal:
            log.info("overtaken", table=table.id, reason=refusal.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table_work_failed", table=table.id)
            await asyncio.sleep(1)

    async def _answer(self, table: Table, text: str, by: str) -> None:
        seat, question = table.request.seat, table.question
        await self.room.do(lambda t, at: commands.answer(t, seat, question, text, at, by))

    async def _let_bot_answer(self, table: Table, level: str) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        thinkers = self.room.hub.thinkers
        request = table.request
        by = "bot"
        if len(request.actions) == 1:
            action = request.actions[0]
            await asyncio.sleep(thinkers.usual_seconds(level))  # as if there were a choice: speed must tell nothing
        else:
            try:
                thought = await thinkers.think(job_for(table, level, self.room.hub.settings.bot_seconds))
                action = Action(thought.action or 0)
            except ThinkingFailed:
                action = random.choice(request.actions)
                by = "fallback"
        rest = self.room.hub.settings.bot_pace - (loop.time() - started)
        if rest > 0:
            await asyncio.sleep(rest)
        await self._answer(table, table.game.vocabulary.text(action), by)

    async def _watch_clock(self, table: Table) -> None:
        seat = table.running()
        left = table.clock.left(seat, seat, self.room.hub.time.now()) / 1000
        if left > LONGEST_NAP:
            await asyncio.sleep(LONGEST_NAP)
            return
        await asyncio.sleep(left + 0.02)
        await self.room.do(commands.time_up)


def job_for(table: Table, level: str, seconds: float) -> Job:
    """What the asked seat knows, for a thinker that will be killed after `seconds`."""
    request = table.request
    assert table.position is not None
    return Job(
        game=table.setup.game,
        edition=table.setup.edition,
        known=table.game.known(table.position, request.seat).data(),
        seat=request.seat,
        decision=request.decision,
        actions=[int(a) for a in request.actions],
        secret=request.secret,
        seen=request.seen,
        level=level,
        seed=bot_seed(table, request.seat),
        seconds=0.6 * seconds,
    )


def bot_seed(table: Table, seat: int) -> int:
    text = f"{table.question} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6, key=table.chance.seed, person=b"pessoi-bot").digest())
