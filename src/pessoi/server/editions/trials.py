"""Figures that people bring along: whether this server takes them, and whether a game can be made of them.

A process of its own tries them out (`trial_process`), under limits of time and memory; the event loop sees the
verdict only. What has been found fit is built here too: it has been proven small.
"""

import asyncio
import contextlib
import hashlib
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from pessoi.games import GAMES
from pessoi.records import Record
from pessoi.server.editions.trial_process import Trial, Verdict
from pessoi.server.settings import Settings
from pessoi.table import Refusal, Setup

log = structlog.get_logger()

REMEMBERED: Final = 256  # verdicts
QUEUE: Final = 8  # trials that wait; they take turns


TryOut = Callable[[Settings, bytes], Awaitable[Verdict]]


async def in_a_process(settings: Settings, data: bytes) -> Verdict:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pessoi.server.editions.trial_process",
        str(settings.edition_megabytes),
        str(settings.edition_seconds),
        *settings.imports,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(settings.edition_patience):
            out, _ = await process.communicate(data)
        return msgspec.json.decode(out, type=Verdict)
    except (TimeoutError, msgspec.MsgspecError) as error:
        log.warning("edition_failed", code=process.returncode)
        raise Refusal("bad_option", "the game of these figures is too large", key="figures") from error
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Editions:
    """`try_out` has a trial made: by a process, where there are any."""

    def __init__(self, settings: Settings, try_out: TryOut = in_a_process) -> None:
        self.settings: Final = settings
        self._try_out: Final = try_out
        self._verdicts: Final[OrderedDict[str, Verdict]] = OrderedDict()
        self._turn: Final = asyncio.Lock()
        self._waiting = 0

    async def check_setup(self, setup: Setup) -> None:
        """Refusal if a table cannot be laid out with these figures, or must not be here."""
        if setup.edition and setup.game in GAMES:
            await self.check(Trial(setup.game, setup.edition, setup.players, setup.options))

    async def check_record(self, record: Record, text: str) -> None:
        """A position that somebody brings may be as odd as figures: both are tried out apart."""
        if record.game not in GAMES:
            return
        if record.edition:
            await self.check(Trial(record.game, record.edition, record=text))
        elif record.start is not None:
            await self._judge(Trial(record.game, {}, record=text))

    async def check(self, trial: Trial) -> None:
        """Refusal if no game can be made of what is to be tried, or must not be here."""
        self.check_taken()
        await self._judge(trial)

    def check_taken(self) -> None:
        """Refusal where whoever runs the server does not want any."""
        if not self.settings.editions:
            raise Refusal("forbidden", "this server does not take figures of your own", key="no_figures")

    async def _judge(self, trial: Trial) -> None:
        verdict = await self._verdict_on(trial)
        if verdict.code is not None:
            raise Refusal(verdict.code, verdict.text, verdict.args, key=verdict.key)

    async def _verdict_on(self, trial: Trial) -> Verdict:
        data = msgspec.json.encode(trial, order="deterministic")
        name = hashlib.blake2b(data).hexdigest()
        if name in self._verdicts:
            return self._verdicts[name]
        if self._waiting >= QUEUE:
            raise Refusal("too_many", "too many figures are being tried out", {"seconds": 5})
        self._waiting += 1
        try:
            async with self._turn:
                verdict = await self._try_out(self.settings, data)
        finally:
            self._waiting -= 1
        self._verdicts[name] = verdict
        while len(self._verdicts) > REMEMBERED:
            self._verdicts.popitem(last=False)
        return verdict
