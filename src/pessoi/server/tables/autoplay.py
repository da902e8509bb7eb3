"""What a table does by itself: bots' answers, standing answers, clocks that run out. Where bots alone play, they do so
while somebody watches.

One process at a time has a table's lease. If two ever thought so, the log would still take one answer only.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from pessoi.kernel import Action
from pessoi.server.bots.bot_pool import BotFailed
from pessoi.server.bots.jobs import asker_of, job_for
from pessoi.server.services import Services
from pessoi.server.storage.leases import Lease
from pessoi.server.storage.outage import is_outage
from pessoi.server.tables.summary import is_ticking
from pessoi.table import Refusal, Table, commands
from pessoi.table.conversation import Command
from pessoi.table.teaching import scripted_answer

log = structlog.get_logger()

LONGEST_NAP: Final = 5.0  # seconds: the lease is renewed in between


class Autoplay:
    """`table` gives the table as it is now, `do` carries a command out there, `is_watched` says whether anybody is
    there to see it."""

    def __init__(
        self,
        services: Services,
        table: Callable[[], Table],
        do: Callable[[Command], Awaitable[bool]],
        is_watched: Callable[[], bool],
    ) -> None:
        self.services: Final = services
        self._table: Final = table
        self._do: Final = do
        self._is_watched: Final = is_watched
        self._task: asyncio.Task[None] | None = None
        self._nudge = asyncio.Event()
        self._seen: object = None
        self._lease: Final = Lease(
            services.store.is_sqlite,
            services.time,
            lambda until: services.store.leases.acquire(table().id, until),
        )

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
        table = self._table()
        if table.phase != "play" or not (self._is_followed(table) or table.setup.tournament):
            return None
        if table.is_taught:
            text = scripted_answer(table)
            return None if text is None else (table.question, text)
        planned = commands.standing_answer(table)
        levels = [table.level(seat) for seat in table.waiting()]
        if planned is None and levels in ([], [None]) and not is_ticking(table):
            return None
        return (table.question, planned, levels, table.clock.since, tuple(table.clock.rested))

    def _is_followed(self, table: Table) -> bool:
        return bool(table.people()) or self._is_watched()

    async def _work(self) -> None:
        while (duty := self.duty()) is not None and await self._lease.is_ours():
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

    async def _do_duty(self) -> None:
        table = self._table()
        try:
            if table.is_taught:
                await asyncio.sleep(self.services.settings.bot_pace)
                await self._answer(table, scripted_answer(table) or "", "bot")
            elif (planned := commands.standing_answer(table)) is not None:
                await asyncio.sleep(self.services.settings.auto_pace * random.uniform(0.7, 1.3))
                await self._answer(table, planned, "auto")
            elif (level := table.level(table.waiting()[0])) is not None:
                await self._let_bot_answer(table, level)
            else:
                await self._watch_clock(table)
        except Refusal as refusal:
            log.info("overtaken", table=table.id, reason=refusal.code)
            if refusal.code == "read_only":
                await asyncio.sleep(1)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not is_outage(error):
                log.exception("table_work_failed", table=table.id)
            await asyncio.sleep(1)

    async def _answer(self, table: Table, text: str, by: str) -> None:
        seat, question = table.request.seat, table.question
        await self._do(lambda t, at: commands.answer(t, seat, question, text, at, by))

    async def _let_bot_answer(self, table: Table, level: str) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        bots = self.services.bots
        request = table.request
        by = "bot"
        if len(request.actions) == 1:
            action = request.actions[0]
            await asyncio.sleep(bots.usual_seconds(level))  # as if there were a choice: speed must tell nothing
        else:
            try:
                thought = await bots.think(job_for(table, level, self.services.settings.bot_seconds), asker_of(table))
                action = Action(thought.action or 0)
            except BotFailed:
                action = random.choice(request.actions)
                by = "fallback"
        rest = self.services.settings.bot_pace - (loop.time() - started)
        if rest > 0 and self._is_followed(table):
            await asyncio.sleep(rest)
        await self._answer(table, table.game.vocabulary.text(action), by)

    async def _watch_clock(self, table: Table) -> None:
        seat = table.running()
        left = table.clock.left(seat, seat, self.services.time.now()) / 1000
        if left > LONGEST_NAP:
            await asyncio.sleep(LONGEST_NAP)
            return
        await asyncio.sleep(left + 0.02)
        await self._do(commands.time_up)
