"""The processes in which bots think: started when needed, killed at the deadline, replaced."""

import asyncio
import contextlib
import random
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from pessoi.server.bots.bot_process import Job, Thought
from pessoi.server.bots.fair_queue import Asker, FairQueue
from pessoi.server.settings import Settings

log = structlog.get_logger()


GRACE: Final = 1.5  # seconds beyond the deadline that a process which had to be started first may take
LONGEST_START: Final = 60.0  # seconds: one that is not ready by then never will be


class BotFailed(Exception):
    """No legal thought came in time; the reason is for the log."""


Start = Callable[[Settings], Awaitable[asyncio.subprocess.Process]]


async def start_process(settings: Settings) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pessoi.server.bots.bot_process",
        str(settings.bot_megabytes),
        *settings.imports,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=1024 * 1024,
        start_new_session=True,
    )


class BotProcess:
    """One process. It takes one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        self.process: Final = process
        self.born: Final = time.monotonic()
        self._getting_ready: Final = asyncio.create_task(process.stdout.readline())

    async def is_ready(self, seconds: float) -> bool:
        """Whether it has imported everything; it gets on with that even if nobody waits any longer."""
        done, _ = await asyncio.wait({self._getting_ready}, timeout=seconds)
        return bool(done)

    async def think(self, job: Job, seconds: float) -> Thought:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(msgspec.json.encode(job) + b"\n")
                await self.process.stdin.drain()
                line = await self.process.stdout.readline()
        except TimeoutError as error:
            raise BotFailed(f"no answer within {seconds:g} s") from error
        except (OSError, ValueError) as error:
            raise BotFailed(f"the process is gone: {error}") from error
        if not line:
            raise BotFailed("the process ended")
        try:
            return msgspec.json.decode(line, type=Thought)
        except msgspec.MsgspecError as error:
            raise BotFailed(f"not a thought: {error}") from error

    def has_ended(self) -> bool:
        return self.process.returncode is not None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def wait(self) -> None:
        """Until it has ended."""
        await self.process.wait()


class Slot:
    """A place for one process. What happens to whoever uses it cannot hurt it: starting goes on without them, and a
    process that is not to be trusted any more is replaced behind their back."""

    def __init__(self, settings: Settings, start: Start) -> None:
        self.settings: Final = settings
        self._start: Final = start
        self._process: BotProcess | None = None
        self._starting: asyncio.Task[BotProcess] | None = None
        self._closed = False

    async def process(self, seconds: float) -> BotProcess:
        """The process, ready to think; BotFailed if that takes longer or the system has none to give."""
        if self._closed:
            raise BotFailed("the server stops")
        if self._starting is None or self._has_failed():
            self.renew()
        assert self._starting is not None
        deadline = time.monotonic() + seconds
        done, _ = await asyncio.wait({self._starting}, timeout=seconds)
        if not done:
            raise BotFailed("the process is still starting")
        try:
            process = self._starting.result()
        except (Exception, asyncio.CancelledError) as error:  # no process, thread, memory to be had; or a stop
            raise BotFailed(f"no process can be started: {error!r}") from error
        if not await process.is_ready(deadline - time.monotonic()):
            if time.monotonic() - process.born > LONGEST_START:
                self.renew()
            raise BotFailed("the process is still starting")
        return process

    def _has_failed(self) -> bool:
        if self._process is not None:
            return self._process.has_ended()
        return self._starting is not None and self._starting.done()

    def renew(self) -> None:
        """Put another process in place of this one, if any; it gets ready while nobody waits for it."""
        old, self._process = self._process, None
        if old is not None:
            old.kill()
        if not self._closed:
            self._starting = asyncio.create_task(self._replace(old))
            self._starting.add_done_callback(log_failure)

    async def _replace(self, old: BotProcess | None) -> BotProcess:
        if old is not None:
            await old.wait()
        self._process = BotProcess(await self._start(self.settings))
        return self._process

    async def close(self) -> None:
        self._closed = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        if self._process is not None:
            self._process.kill()
            await self._process.wait()


def log_failure(task: asyncio.Task[BotProcess]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("bot_process_failed", error=repr(error))


class BotPool:
    """`start` starts a process that thinks, or whatever takes jobs and gives thoughts as one does."""

    def __init__(self, settings: Settings, start: Start = start_process) -> None:
        self.settings: Final = settings
        self.failures = 0
        self._slots: Final = [Slot(settings, start) for _ in range(settings.bot_workers)]
        self._queue: Final = FairQueue(self._slots)
        self._seconds: Final[dict[str, deque[float]]] = {}

    def begin(self) -> None:
        """Start what thinks before anybody asks for it."""
        for slot in self._slots:
            slot.renew()

    async def close(self) -> None:
        await asyncio.gather(*[slot.close() for slot in self._slots])

    def usual_seconds(self, level: str) -> float:
        """How long one of the last thoughts of this level took."""
        return random.choice(self._seconds.get(level) or [0.0])

    async def think(self, job: Job, asker: Asker, patience: float = 0.0) -> Thought:
        """A legal choice, or BotFailed within the deadline and the time spent waiting for a free process.

        What nobody waits for at a table may have more patience than a bot has.
        """
        slot = await self._queue.take(asker)
        started = time.perf_counter()
        try:
            thought = await self._think_in(slot, job, patience or self.settings.bot_seconds)
        except BotFailed as failure:
            self.failures += 1
            seconds = round(time.perf_counter() - started, 3)
            log.warning("bot_failed", bot=job.level, game=job.game, reason=str(failure), seconds=seconds)
            raise
        finally:
            self._queue.give_back(asker, slot)
        self._seconds.setdefault(job.level, deque(maxlen=50)).append(time.perf_counter() - started)
        return thought

    async def _think_in(self, slot: Slot, job: Job, patience: float) -> Thought:
        started = time.perf_counter()
        process = await slot.process(patience)
        spent = time.perf_counter() - started
        sound = False
        try:
            thought = await process.think(job, min(patience, patience + GRACE - spent))
            sound = thought.error is None
        finally:
            if not sound:  # it may be thinking still, or be gone
                slot.renew()
        if thought.error is not None:
            raise BotFailed(thought.error)
        if thought.action not in job.actions:
            raise BotFailed(f"illegal answer {thought.action}")
        return thought
