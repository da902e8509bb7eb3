"""Endpoints for what was played: a running game's earlier boards; finished games and records: download, upload, verify,
replay."""

import asyncio
from typing import Any, Final

from starlette.responses import Response

from pessoi.games.sheet import BadFigures
from pessoi.kernel import WATCHER, BadOption, Game
from pessoi.records import BadRecord, Record, game_of, read, verify, write
from pessoi.records.samples import sample
from pessoi.server import wire
from pessoi.server.http.request import TEXT, Call, reply
from pessoi.server.tables.records import about, chart_of, steps_of, verified_game
from pessoi.table import Refusal, Table
from pessoi.table.past import record_of, shown_at, story_of

STEPS: Final = 200  # in one answer at most


async def table_of(call: Call) -> tuple[Table, int | None]:
    """The table that is asked about, and the seat of who asks."""
    call.access.replays.take(call.address)
    person = await call.person()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, call.query("key"))
    return room.table, room.table.seat_of(person.id if person else None)


async def record_of_table(call: Call) -> tuple[Record, Game[Any]]:
    table, _ = await table_of(call)
    record = await asyncio.to_thread(record_of, table)
    return record, await asyncio.to_thread(game_of, record)


async def record_kept(call: Call) -> tuple[Record, Game[Any]]:
    call.access.replays.take(call.address)
    id = call.path("id")
    text = sample(id)
    if text is None and len(id) <= 32:
        text = await call.store.records.find(id)
    if text is None:
        raise Refusal("not_found", "there is no such record; records are kept for 30 days", key="record_gone")
    return await checked_record(call, text)


async def checked_record(call: Call, text: str) -> tuple[Record, Game[Any]]:
    """The record, if it can be replayed from the first answer to the last."""
    try:
        record = await asyncio.to_thread(read, text)
        await call.services.editions.check_record(record, text)
        return record, await asyncio.to_thread(verified_game, record)
    except (BadRecord, BadOption, BadFigures) as error:
        raise Refusal("bad_record", str(error)) from error


# -- tables


async def get_record(call: Call) -> Response:
    record, _ = await record_of_table(call)
    return as_file(call, record.game, write(record, reveal=True))


def as_file(call: Call, game: str, text: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{game}-{call.path("id")}.txt"'}
    return Response(text, headers=headers, media_type=TEXT)


async def get_verify(call: Call) -> Response:
    record, game = await record_of_table(call)
    seed = record.seed.hex() if record.seed else ""
    try:
        checked = await asyncio.to_thread(verify, record, game)
    except BadRecord as error:
        return reply(wire.Verification(False, record.commitment, seed, len(record.answers), 0, str(error)))
    return reply(wire.Verification(True, record.commitment, seed, checked.answers, checked.chance, None))


async def get_moment(call: Call) -> Response:
    """The board as it was, seen from the asker's own seat only."""
    table, seat = await table_of(call)
    seq = call.number("seq", table.seq, 0, table.seq)
    shown = await asyncio.to_thread(shown_at, table.fork(), seq, WATCHER if seat is None else seat)
    return reply(wire.MomentReply(seq, seat, shown))


async def get_replay(call: Call) -> Response:
    record, game = await record_of_table(call)
    return reply(await replayed(call, record, game))


# -- records brought along


async def post_record(call: Call) -> Response:
    text = await call.text()
    call.access.uploads.take(call.address)
    record, game = await checked_record(call, text)
    id = await call.store.records.keep(text)
    return reply(await asyncio.to_thread(about, id, record, game), 201)


async def get_kept(call: Call) -> Response:
    record, game = await record_kept(call)
    return reply(await asyncio.to_thread(about, call.path("id"), record, game))


async def get_kept_replay(call: Call) -> Response:
    record, game = await record_kept(call)
    return reply(await replayed(call, record, game))


# -- step by step


async def replayed(call: Call, record: Record, game: Game[Any]) -> wire.ReplayReply:
    total = len(record.answers) + 1
    first = call.number("from", 0, 0, total)
    limit = call.number("limit", 50, 0, STEPS)
    seat = call.number("seat", WATCHER, 0, record.options.players - 1)
    steps = await asyncio.to_thread(steps_of, game, record, first, limit, seat)
    points = await asyncio.to_thread(chart_of, game, record) if first == 0 else None
    story = await asyncio.to_thread(story_of, game, record, seat) if first == 0 else None
    names = [p.name for p in record.players]
    return wire.ReplayReply(total, first, None if seat == WATCHER else seat, record.game, names, points, steps, story)
