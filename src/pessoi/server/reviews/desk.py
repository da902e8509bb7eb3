"""Reviews made by the bots' processes, a few choices a job; whoever asked looks at what is there already."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from pessoi import __version__
from pessoi.records import Record, write
from pessoi.review import SEED, Review, with_choices
from pessoi.server.background import Background
from pessoi.server.bots.bot_pool import BotFailed, BotPool
from pessoi.server.bots.bot_process import Job, Thought
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.settings import Settings
from pessoi.server.storage.kept import SeatQuality
from pessoi.table import Refusal

if TYPE_CHECKING:
    from pessoi.server.storage.reviews import Reviews

MOST: Final = 16  # reviews in the making
AT_ONCE: Final = 6  # choices of a job, which gives back those that it had no time for
SECONDS: Final = 1.0  # of a job, then it gives its process back after the choice at hand: people's bots wait for it
PATIENCE: Final = 120.0  # seconds for a job: nobody waits at a table
QUICK: Final = "search:60"  # for choices that take the usual level too long


def qualities(review: Review) -> list[SeatQuality]:
    return [SeatQuality(player.accuracy, part.luck) for player, part in zip(review.players, review.parts, strict=True)]


class Making:
    """A review: what there is of it, and whether no more will come."""

    def __init__(self, review: Review | None = None) -> None:
        self.review = review
        self.failed = False

    @property
    def is_whole(self) -> bool:
        return self.review is not None and len(self.review.choices) == self.review.total


class ReviewDesk:
    """Makes each game's review once, and keeps it."""

    def __init__(self, settings: Settings, bots: BotPool, store: "Reviews", background: Background) -> None:
        self.settings: Final = settings
        self.bots: Final = bots
        self.store: Final = store
        self.background: Final = background
        self.running: Final[dict[str, Making]] = {}
        self.failed: Final[dict[str, Making]] = {}  # the last ones: whoever asked for them is told so

    async def find(self, record: Record) -> Making | None:
        """What there is of it; None if nobody has asked for it."""
        id = self._key_of(record)
        if making := self.running.get(id) or self.failed.get(id):
            return making
        data = await self.store.find(id)
        return None if data is None else Making(msgspec.json.decode(data, type=Review))

    async def qualities(self, tables: Sequence[str]) -> dict[str, list[SeatQuality]]:
        """How well each seat played, at those of these tables whose review is kept."""
        found = await self.store.of_tables(tables)
        return {table: msgspec.json.decode(seats, type=list[SeatQuality]) for table, seats in found.items()}

    def begin(self, record: Record, asker: Asker, table: str = "") -> Making:
        """Start it, if nobody has; `table`: where it was played. Refusal `too_many` if too many are being made."""
        id = self._key_of(record)
        if id not in self.running:
            if len(self.running) >= MOST:
                raise Refusal("too_many", "too many reviews are being made; wait a minute", {"seconds": 60})
            self.failed.pop(id, None)
            self.running[id] = Making()
            self.background.start(self._make(id, write(record, reveal=True), asker, self.running[id], table))
        return self.running[id]

    async def _make(self, id: str, text: str, asker: Asker, making: Making, table: str) -> None:
        try:
            thought = await self._think(text, [], self.settings.review_level, asker)
            assert thought.outline is not None
            making.review, numbers = thought.outline.review, thought.outline.numbers
            waiting = [numbers[i : i + AT_ONCE] for i in range(0, len(numbers), AT_ONCE)][::-1]
            workers = [self._grade(text, waiting, asker, making) for _ in range(self.settings.bot_workers)]
            await asyncio.gather(*workers)
            if making.is_whole:
                kept = msgspec.structs.replace(making.review, names=[""] * len(making.review.names))
                seats = msgspec.json.encode(qualities(kept)).decode()
                await self.store.keep(id, msgspec.json.encode(kept).decode(), table, seats)
        except BotFailed:
            making.failed = True
        finally:
            making.failed |= not making.is_whole
            del self.running[id]
            if making.failed:
                self.failed[id] = making
                while len(self.failed) > MOST:
                    del self.failed[next(iter(self.failed))]

    async def _grade(self, text: str, waiting: list[list[int]], asker: Asker, making: Making) -> None:
        """Job after job, until none is left."""
        while waiting:
            numbers = waiting.pop()
            thought = await self._graded(text, numbers, asker)
            assert making.review is not None
            assert thought.choices is not None
            making.review = with_choices(making.review, thought.choices)
            done = {choice.number for choice in thought.choices}
            left = [number for number in numbers if number not in done]
            if left:
                waiting.append(left)

    async def _graded(self, text: str, numbers: list[int], asker: Asker) -> Thought:
        try:
            return await self._think(text, numbers, self.settings.review_level, asker)
        except BotFailed:
            return await self._think(text, numbers[:1], QUICK, asker)

    async def _think(self, text: str, numbers: list[int], level: str, asker: Asker) -> Thought:
        job = Job("", None, {}, 0, "", [0], False, 0, level, 0, SECONDS, wish="review", record=text, numbers=numbers)
        return await self.bots.think(job, asker, PATIENCE)

    def _key_of(self, record: Record) -> str:
        """Of the game and of how it is judged: by what is installed, as a level, from a seed."""
        text = "\n".join([__version__, self.settings.review_level, SEED, *nameless(record)])
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def nameless(record: Record) -> list[str]:
    """A record's lines without who played, so that a name that changes makes no other game."""
    lines = write(record, reveal=True).splitlines()[:-1]  # without the seal
    return [line for line in lines if not line.startswith("seat")]
