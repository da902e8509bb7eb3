"""All that is kept about somebody, for themselves: a test asks every column that knows a person whether it is here."""

import contextlib
import json
from typing import Final

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.account import account
from pessoi.server.http.notices import info_of
from pessoi.server.http.opponents import seek_info
from pessoi.server.http.people import programs_of
from pessoi.server.http.request import Call, reply
from pessoi.server.http.tables import info_from
from pessoi.server.people.ratings import rating_info
from pessoi.server.storage.events import KEPT
from pessoi.server.storage.kept import Unreadable
from pessoi.server.tournaments.keeping import read
from pessoi.table.entry import AnyEntry, Arranged, Chatted, was_said_by

MOST: Final = 1000  # tables


async def get_data(call: Call) -> Response:
    me = await call.somebody()
    call.access.searches.take(me.id)
    store = call.store
    row = await store.people.get(me.id)
    assert row is not None
    rows = await store.tables.find("mine", me.id, None, MOST)
    kept = await store.boxes.of(me.id)
    entered = [read(text) for text in await store.tournaments.find("mine", me.id, MOST)]
    seek = await store.seeks.get(me.id)
    data = wire.MyData(
        account=await account(call, me),
        created=row.created,
        seen=row.seen,
        muted=row.muted,
        keeper=row.keeper,
        programs=await programs_of(call, me),
        tables=[info_from(call, table, me) for table in rows],
        said=await said_by(call, me.id),
        seat_tokens=[wire.TokenOf(*token) for token in await store.people.seat_tokens_of(me.id)],
        wishes=await store.notices.wishes(me.id),
        channels=[info_of(channel) for channel in await store.notices.channels(me.id)],
        looked=[wire.LookedAt(*mark) for mark in await store.notices.bookmarks(me.id)],
        untold=[wire.Untold(*item) for item in await store.notices.untold(me.id)],
        notes=[wire.NotesOf(table, text) for table, text in await store.private_notes.of(me.id)],
        holidays=[wire.Holiday(day.id, day.start, day.until) for day in await store.holidays.of(me.id)],
        ratings=[rating_info(rating) for rating in await store.ratings.of(me.id)],
        boxes=[wire.SharedBox(box.id, box.game, box.created, json.loads(box.data)) for box in kept],
        tournaments=[wire.TournamentOf(t.id, t.title) for t in entered],
        invitations=[
            wire.InvitationOf(found.table_id, by, to, found.made, found.starts, found.answer)
            for found, by, to in await store.invitations.of(me.id)
        ],
        blocks=await store.blocks.of(me.id),
        reports=[
            wire.ReportOf(report.person, report.table_id, report.reason, report.text, report.made)
            for report in await store.reports.by(me.id)
        ],
        seek=None if seek is None else seek_info(seek),
        events=await store.events.after(me.id, 0, KEPT),
    )
    return reply(data, headers={"content-disposition": 'attachment; filename="pessoi-my-data.json"'})


async def said_by(call: Call, person: str) -> list[wire.Said]:
    said: list[wire.Said] = []
    for table in (await call.store.people.mentions(person))[:MOST]:
        with contextlib.suppress(Unreadable):
            entries = await call.store.log.read(table)
            said += [wire.Said(table, at, text) for at, text in words_of(entries, person)]
    return said


def words_of(entries: list[AnyEntry], person: str) -> list[tuple[int, str]]:
    """What they have said from their seat or looking on, and when."""
    seat: int | None = None
    said = []
    for entry in entries:
        if isinstance(entry, Arranged):
            chairs = entry.setup.chairs
            seat = next((number for number, chair in enumerate(chairs) if chair.person == person), None)
        elif isinstance(entry, Chatted) and was_said_by(entry, person, seat):
            said.append((entry.at, entry.text))
    return said
