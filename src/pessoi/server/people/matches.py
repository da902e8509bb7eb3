"""Quick matches: people who seek the same game sit down together, and bots beside them after a while.

Seeks are rows, so that people at several processes find each other; one process at a time makes tables of them. They
are claimed for a table before it is made: whoever dies in between leaves seeks that wait again.
"""

from collections.abc import Awaitable, Callable, Sequence
from random import SystemRandom
from typing import Final

from pessoi.server.background import look_every
from pessoi.server.services import Services
from pessoi.server.storage.seeks import Seek
from pessoi.server.tables.making import new_id, new_key, new_table
from pessoi.server.tables.room import Room
from pessoi.table import Chair, Setup, Table, lobby
from pessoi.table.pace import PACES, Pace

DUTY: Final = "matches"
LOOK: Final = 1.0  # seconds between two looks
# milliseconds after which bots come
PATIENCE: Final[dict[Pace, int]] = {"live": 30_000, "relaxed": 60_000, "day": 600_000, "none": 600_000}
NOBODY: Final = ""  # owns such a table: all have come alike


def bots_at(seek: Seek) -> int | None:
    return seek.made + PATIENCE[seek.pace] if seek.bots else None


def parties(seeks: Sequence[Seek], apart: set[frozenset[str]], now: int) -> list[list[Seek]]:
    """Who plays together: who has waited longest, with the next ones who would, and none who keeps away from another.
    Too few of them play with bots when the first has waited for long enough, as far as they like to."""
    found: list[list[Seek]] = []
    waiting = list(seeks)
    while waiting:
        first = waiting[0]
        fitting = gathered(first, waiting, apart)
        if len(fitting) < first.players:
            due = bots_at(first)
            fitting = [] if due is None or due > now else [seek for seek in fitting if seek.bots]
        if fitting:
            found.append(fitting)
        waiting = [seek for seek in waiting if seek is not first and seek not in fitting]
    return found


def gathered(first: Seek, waiting: Sequence[Seek], apart: set[frozenset[str]]) -> list[Seek]:
    party: list[Seek] = []
    for seek in waiting:
        is_apart = any(frozenset((seek.person, other.person)) in apart for other in party)
        if seek.terms == first.terms and not is_apart and len(party) < first.players:
            party.append(seek)
    return party


class Matchmaker:
    """`create` keeps a new table and opens its room, `room` finds that of one that is there."""

    def __init__(
        self,
        services: Services,
        create: Callable[[Table], Awaitable[Room]],
        room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self.time: Final = services.time
        self.store: Final = services.store
        self._create: Final = create
        self._room: Final = room
        self._lease: Final = self.store.leases.duty(DUTY)

    async def work_forever(self) -> None:
        await look_every(LOOK, DUTY, self.look)

    async def look(self) -> None:
        if not await self.store.seeks.any() or not await self._lease.is_ours():
            return
        await self.store.seeks.tidy()
        for id in await self.store.seeks.unbegun():  # whoever made it died before the start
            await self._begin(await self._room(id))
        seeks = await self.store.seeks.waiting()
        apart = await self.store.blocks.among([seek.person for seek in seeks])
        for party in parties(seeks, apart, self.time.wall()):
            await self._seat(party)

    async def _seat(self, party: Sequence[Seek]) -> None:
        id, first = new_id(), party[0]
        if not await self.store.seeks.claim([seek.person for seek in party], id):
            return
        table = new_table(id, self._setup(first, len(party)), self.time)
        for seek in party:
            row = await self.store.people.get(seek.person)
            if row is not None:
                table.become(self.time.stamp(lobby.join(table, row.id, row.name, None, self.time.now())))
        await self._begin(await self._create(table))

    async def _begin(self, room: Room) -> None:
        await room.do(lambda t, at: lobby.start(t, NOBODY, t.setup.takeover, at))

    def _setup(self, first: Seek, people: int) -> Setup:
        chairs = [Chair()] * people + [Chair("bot", level=first.level)] * (first.players - people)
        SystemRandom().shuffle(chairs)
        return Setup(
            game=first.game,
            players=first.players,
            options={},
            chairs=chairs,
            owner=NOBODY,
            private=False,
            key=new_key(),
            clock=PACES[first.pace],
            takeover=first.level,
            patience=lobby.PATIENCE,
            lang=first.lang,
        )
