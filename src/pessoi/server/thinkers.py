"""The processes in which bots think: started when needed, killed at the deadline, replaced."""

import asyncio
import contextlib
import random
import sys
import time
from collections import deque
from typing import Final

import msgspec
import structlog

from pessoi.server.settings import Settings
from pessoi.server.thinker import Job, Thought

log = structlog.get_logger()


GRACE: Final = 1.5  # seconds beyond the deadline that a process which had to be started first may take


class ThinkingFailed(Exception):
    """No legal thought came in time; the reason is for the log."""


class Thinker:
    """One process. It takes one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        self.process: Final = process
        self._getting_ready: Final = asyncio.create_task(process.stdout.readline())

    @classmethod
    async def start(cls, megabytes: int, imports: list[str]) -> "Thinker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pessoi.server.thinker",
            str(megabytes),
            *imports,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=1024 * 1024,
            start_new_session=True,
        )
        return cls(process)

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
            raise ThinkingFailed(f"no answer within {seconds:g} s") from error
        except (OSError, ValueError) as error:
            raise ThinkingFailed(f"the process is gone: {error}") from error
        if not line:
            raise ThinkingFailed("the process ended")
        try:
            return msgspec.json.decode(line, type=Thought)
        except msgspec.MsgspecError as error:
            raise ThinkingFailed(f"not a thought: {error}") from error

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.failures = 0
        self._idle: asyncio.Queue[Thinker | None] = asyncio.Queue()  # None: one to be started when it is needed
        for _ in range(settings.bot_workers):
            self._idle.put_nowait(None)
        self._all: Final[set[Thinker]] = set()
        self._closing = False
        self._seconds: Final[dict[str, deque[float]]] = {}

    async def close(self) -> None:
        self._closing = True
        for thinker in list(self._all):
            await thinker.kill()
        self._all.clear()

    async def _start(self) -> Thinker:
        thinker = await Thinker.start(self.settings.bot_megabytes, self.settings.imports)
        self._all.add(thinker)
        return thinker

    def usual_seconds(self, level: str) -> float:
        """How long one of the last thoughts of this level took."""
        return random.choice(self._seconds.get(level) or [0.0])

    async def think(self, job: Job) -> Thought:
        """A legal choice, or ThinkingFailed within the deadline and the time spent waiting for a free process."""
        thinker = await self._idle.get() or await self._start()
        started = time.perf_counter()
        healthy = False
        try:
            if not await thinker.is_ready(self.settings.bot_seconds):
                healthy = True  # it is the machine that is slow
                raise ThinkingFailed("the process is still starting")
            spent = time.perf_counter() - started
            thought = await thinker.think(
                job, min(self.settings.bot_seconds, self.settings.bot_seconds + GRACE - spent)
            )
            healthy = thought.error is None
            if thought.error is not None:
                raise ThinkingFailed(thought.error)
            if thought.action not in job.actions:
                raise ThinkingFailed(f"illegal answer {thought.action}")
            self._seconds.setdefault(job.level, deque(maxlen=50)).append(time.perf_counter() - started)
            return thought
        except ThinkingFailed as failure:
            self.failures += 1
            seconds = round(time.perf_counter() - started, 3)
            log.warning("bot_failed", level=job.level, game=job.game, reason=str(failure), seconds=seconds)
            raise
        finally:
            if not healthy and not self._closing:
                self._all.discard(thinker)
                await thinker.kill()
                thinker = await self._start()  # it gets ready while nobody waits for it
            self._idle.put_nowait(thinker)
