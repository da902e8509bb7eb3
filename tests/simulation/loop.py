"""An event loop whose time is a number: nothing waits, whatever is due next is done next, and a seed decides the rest.

While a simulation runs, everything that the server asks the machine for (time, chance, processes) is the simulation's.
"""

import asyncio
import contextvars
import hashlib
import random
import secrets
import selectors
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

import structlog
from structlog.testing import LogCapture

from pessoi.server import gc_policy, metrics
from pessoi.table.timekeeper import MachineClock

BIRTH: Final = 1_700_000_000  # seconds: what the wall clock shows when a simulation begins


class Stuck(Exception):
    """Nothing is left to happen, and somebody waits all the same."""


class Leap(selectors.SelectSelector):
    """Waiting is leaping to the next moment at which something happens."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leap: Final = Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.now


class Machine(MachineClock):
    """One computer's clocks: both go with the loop's time, and people may set the wall clock (`shift`, seconds)."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop: Final = loop
        self.shift = 0

    def wall(self) -> int:
        return int((BIRTH + self.shift + self.loop.time()) * 1000)

    def monotonic(self) -> int:
        return int(self.loop.time() * 1000)


class Trace:
    """Everything that happened, as a fingerprint, and (if wanted) as lines to read."""

    def __init__(self, loop: VirtualLoop, lines: list[str] | None) -> None:
        self._loop: Final = loop
        self._lines: Final = lines
        self._hash: Final = hashlib.blake2b(digest_size=12)

    def note(self, text: str) -> None:
        line = f"{self._loop.time():10.4f} {text}"
        self._hash.update(line.encode())
        if self._lines is not None:
            self._lines.append(line)

    def fingerprint(self) -> str:
        return self._hash.hexdigest()


class ProcessTasks:
    """The tasks of one simulated process: those that it started, and those that they started."""

    current: Final[contextvars.ContextVar["ProcessTasks | None"]] = contextvars.ContextVar("process", default=None)

    def __init__(self) -> None:
        self.is_dead = False
        self._tasks: Final[dict[asyncio.Task[Any], None]] = {}

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        context = contextvars.copy_context()
        context.run(self.current.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        self._tasks[task] = None
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled():
            task.exception()  # whoever waits for it hears of it

    async def kill(self) -> None:
        """Nothing that it still does on the way out reaches the world: the disk and the network know it is dead."""
        self.is_dead = True
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.sleep(0)


def make_task(
    loop: asyncio.AbstractEventLoop, work: Any, context: contextvars.Context | None = None
) -> "asyncio.Task[Any]":
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    process = context.get(ProcessTasks.current) if context is not None else ProcessTasks.current.get()
    if process is not None:
        process.adopt(task)
    return task


def name_error(logger: Any, method: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    if event.pop("exc_info", None):
        event["error"] = repr(sys.exc_info()[1])
    return event


@contextmanager
def captured() -> Iterator[list[structlog.types.EventDict]]:
    """What is logged, with the error that was the reason."""
    processors = structlog.get_config()["processors"]
    capture = LogCapture()
    structlog.configure(processors=[name_error, capture])
    try:
        yield capture.entries
    finally:
        structlog.configure(processors=processors)


@contextmanager
def owned(seed: int, loop: VirtualLoop, start_process: Callable[..., Any]) -> Iterator[list[structlog.types.EventDict]]:
    """While it lasts, the machine is the seed's. Gives what the server logs."""
    rng = Random(f"secrets {seed}")
    before = random.getstate()
    random.seed(seed)
    try:
        with (
            captured() as logs,
            patch.object(time, "monotonic", loop.time),
            patch.object(time, "perf_counter", loop.time),
            patch.object(secrets, "token_hex", lambda size=16: rng.randbytes(size).hex()),
            patch.object(secrets, "token_urlsafe", lambda size=16: rng.randbytes(size).hex()),
            patch.object(asyncio, "create_subprocess_exec", start_process),
            patch.object(gc_policy.GcPolicy, "collect_if_due", lambda *_, **__: None),
            patch.object(gc_policy.GcPolicy, "collect_young_only", lambda *_: None),
            patch.object(metrics, "BEAT", 3600.0),  # how late the loop is would be asked fifty times a second
        ):
            yield logs
    finally:
        random.setstate(before)


def run(loop: VirtualLoop, work: Coroutine[Any, Any, None]) -> None:
    loop.set_task_factory(make_task)
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(work)
    finally:
        while left := asyncio.all_tasks(loop):  # a violation has cut it short; who is cancelled may start others
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
        asyncio.set_event_loop(None)
        loop.close()
