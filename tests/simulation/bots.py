"""Bots' processes of a simulation: the real thoughts, in no real process, and every way in which one can go wrong."""

import asyncio
from collections import Counter, OrderedDict
from random import Random
from typing import Any, Final

import msgspec

from pessoi.server.bots.bot_process import READY, Job, Kept, Thought, think
from tests.simulation.loop import Trace

KILLED: Final = -9
ILLEGAL: Final = 999_999


class BotFarm:
    """Starts them. `trouble` is the chance that a job, or a start, goes wrong."""

    def __init__(self, rng: Random, trace: Trace) -> None:
        self.rng: Final = rng
        self.trace: Final = trace
        self.trouble = 0.0
        self.happened: Final[Counter[str]] = Counter()

    async def start(self, *_: Any, **__: Any) -> "FakeProcess":
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))
        if self.rng.random() < self.trouble / 4:
            self.happened["no process"] += 1
            raise OSError("no process is to be had")
        return FakeProcess(self)

    def fate(self) -> str:
        if self.rng.random() >= self.trouble:
            return "thinks"
        fate = self.rng.choice(["hangs", "crashes", "fails", "cheats", "babbles"])
        self.happened[fate] += 1
        return fate


class FakeProcess:
    """As much of asyncio's Process as the pool uses; it is its own standard input."""

    def __init__(self, farm: BotFarm) -> None:
        self.farm: Final = farm
        self.stdout: Final = asyncio.StreamReader()
        self.stdin: Final = self
        self.returncode: int | None = None
        self.pid: Final = 0
        self.kept: Final[Kept] = OrderedDict()
        self._ended: Final = asyncio.Event()
        self._later(farm.rng.uniform(0.0, 0.2), READY)

    def _later(self, seconds: float, line: bytes) -> None:
        asyncio.get_running_loop().call_later(seconds, self._say, line)

    def _say(self, line: bytes) -> None:
        if self.returncode is None:
            self.stdout.feed_data(line)

    def write(self, line: bytes) -> None:
        if self.returncode is not None:
            raise BrokenPipeError
        fate = self.farm.fate()
        seconds = self.farm.rng.uniform(0.01, 0.6)
        self.farm.trace.note(f"bot {fate}")
        if fate == "thinks":
            thought = think(msgspec.json.decode(line, type=Job), self.kept)
            self._later(seconds, msgspec.json.encode(thought) + b"\n")
        elif fate == "crashes":
            asyncio.get_running_loop().call_later(seconds, self._end, 1)
        elif fate == "fails":
            self._later(seconds, msgspec.json.encode(Thought(error="no idea")) + b"\n")
        elif fate == "cheats":
            self._later(seconds, msgspec.json.encode(Thought(ILLEGAL)) + b"\n")
        elif fate == "babbles":
            self._later(seconds, b"to be or not to be\n")

    async def drain(self) -> None:
        return

    def kill(self) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        self._end(KILLED)

    def _end(self, code: int) -> None:
        if self.returncode is None:
            self.returncode = code
            self.stdout.feed_eof()
            self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode
