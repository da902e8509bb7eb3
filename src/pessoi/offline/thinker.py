"""Bots in a worker of their own. To the house it is a process: jobs go in, thoughts come out, and it can be ended."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from pessoi.offline.layers import Adder, quicken
from pessoi.server.bots.bot_process import READY, Job, Kept, Thought, think

KILLED: Final = -9


class Thinker:
    """As much of asyncio's Process as the pool uses; it is its own standard input.

    `post` hands a line to the worker, `end` ends it. Whatever the worker says comes by `hear`.
    """

    def __init__(self, post: Callable[[str], None], end: Callable[[], None]) -> None:
        self._post: Final = post
        self._end: Final = end
        self.stdout: Final = asyncio.StreamReader(limit=2**24)
        self.stdin: Final = self
        self.returncode: int | None = None
        self.pid: Final = 0
        self._ended: Final = asyncio.Event()

    def hear(self, line: str) -> None:
        if self.returncode is None:
            self.stdout.feed_data(line.encode() + b"\n")

    def write(self, line: bytes) -> None:
        if self.returncode is not None:
            raise BrokenPipeError
        self._post(line.decode().rstrip("\n"))

    async def drain(self) -> None:
        return

    def kill(self) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        self._end()
        self.returncode = KILLED
        self.stdout.feed_eof()
        self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        return KILLED


ready: Final = READY.decode().strip()
_kept: Final[Kept] = OrderedDict()
_seconds: Final[dict[str, float]] = {}


def begin(adder: Adder, seconds: Mapping[str, float]) -> None:
    """In the worker: what adds up networks' layers, and how long the levels may search for an answer or advice."""
    quicken(adder)
    _seconds.update(seconds)


def answer(line: str) -> str:
    """In the worker: a job's thought."""
    try:
        job = msgspec.json.decode(line, type=Job)
        if job.wish != "review":  # which is made of small searches, and takes as long as it takes
            job.seconds = min(job.seconds, _seconds.get(job.level, job.seconds))
        thought = think(job, _kept)
    except Exception as error:  # a bot may fail in any way; the house wants to know and goes on
        thought = Thought(error=f"{type(error).__name__}: {error}"[:500])
    return msgspec.json.encode(thought).decode()
