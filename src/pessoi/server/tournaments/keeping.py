"""Tournaments out of the database and back. Of two who change one at the same time, one does it again."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from pessoi.server.storage.kept import TournamentRow
from pessoi.server.tournaments.tournament import Tournament
from pessoi.table import Refusal

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store

TRIES: Final = 8


def read(text: str) -> Tournament:
    return msgspec.json.decode(text, type=Tournament)


def row_of(t: Tournament) -> TournamentRow:
    under_way = {match.table: t.is_idle(match) for match in t.running() if match.made and not match.places}
    return TournamentRow(
        owner=t.owner,
        phase=t.phase,
        public=not t.plan.private,
        busy=any(not match.made for match in t.running()),
        data=msgspec.json.encode(t).decode(),
        people=t.people(),
        tables=under_way,
        starts=t.plan.starts or None if t.phase == "open" else None,
    )


async def load(store: "Store", id: str) -> tuple[int, Tournament]:
    """With its version; Refusal if there is no such tournament."""
    found = await store.tournaments.get(id[:32])
    if found is None:
        raise Refusal("not_found", "there is no such tournament", key="no_tournament")
    return found[0], read(found[1])


async def change(store: "Store", id: str, work: Callable[[Tournament], None]) -> Tournament:
    """As `work` changes it, once it is kept."""
    for _ in range(TRIES):
        version, t = await load(store, id)
        await asyncio.to_thread(work, t)  # the next round of many takes a moment
        if await store.tournaments.save(id, version, row_of(t)):
            return t
    raise Refusal("conflict", "the tournament is too busy just now; try again", key="busy")
