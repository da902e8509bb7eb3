"""Endpoints for finished games and records: download, upload, verify, replay."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any, Final

from starlette.responses import Response

from pessoi.games.edition import BadFigures
from pessoi.kernel import OVER, WATCHER, BadOption, Game
from pessoi.records import BadRecord, Record, final_position, game_of, read, verify, write
from pessoi.server import wire
from pessoi.server.http.request import TEXT, Call, reply
from pessoi.table import Refusal
from pessoi.table.past import Moment, chart, moments, record_of
from pessoi.table.view import show_outcome

STEPS: Final = 200  # in one answer at most
REMEMBERED: Final = 64  # charts

_charts: Final[OrderedDict[str, list[list[int]]]] = OrderedDict()


async def record_of_table(call: Call) -> tuple[Record, Game[Any]]:
    call.desk.replays.take(call.desk.address(call.request))
    person = await call.person()
    room = await call.hub.room(call.path("id"))
    call.desk.check_access(room.table, person, call.query("key"))
    return await asyncio.to_thread(record_of, room.table), room.table.game


async def record_kept(call: Call) -> tuple[Record, Game[Any]]:
    call.desk.replays.take(call.desk.address(call.request))
    text = await call.hub.store.record(call.path("id")) if len(call.path("id")) <= 32 else None
    if text is None:
        raise Refusal("not_found", "there is no such record; records are kept for 30 days", key="record_gone")
    return await checked_record(call, text)


async def checked_record(call: Call, text: str) -> tuple[Record, Game[Any]]:
    """The record, if it can be replayed from the first answer to the last."""
    try:
        record = await asyncio.to_thread(read, text)
        await call.hub.editions.check_record(record, text)
        return record, await asyncio.to_thread(verified_game, record)
    except (BadRecord, BadOption, BadFigures) as error:
        raise Refusal("bad_record", str(error)) from error


def verified_game(record: Record) -> Game[Any]:
    game = game_of(record)
    verify(record, game)
    return game


# -- tables


async def get_record(call: Call) -> Response:
    record, _ = await record_of_table(call)
    name = f"{record.game}-{call.path('id')}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(record, reveal=True), headers=headers, media_type=TEXT)


async def get_verify(call: Call) -> Response:
    record, game = await record_of_table(call)
    seed = record.seed.hex() if record.seed else ""
    try:
        checked = await asyncio.to_thread(verify, record, game)
    except BadRecord as error:
        return reply(wire.Verification(False, record.commitment, seed, len(record.answers), 0, str(error)))
    return reply(wire.Verification(True, record.commitment, seed, checked.answers, checked.chance, None))


async def get_replay(call: Call) -> Response:
    record, game = await record_of_table(call)
    return reply(await replayed(call, record, game))


# -- records brought along


async def post_record(call: Call) -> Response:
    text = await call.text()
    call.desk.uploads.take(call.desk.address(call.request))
    record, game = await checked_record(call, text)
    id = await call.hub.store.keep_record(text)
    return reply(await asyncio.to_thread(about, id, record, game), 201)


async def get_kept(call: Call) -> Response:
    record, game = await record_kept(call)
    return reply(await asyncio.to_thread(about, call.path("id"), record, game))


async def get_kept_replay(call: Call) -> Response:
    record, game = await record_kept(call)
    return reply(await replayed(call, record, game))


def about(id: str, record: Record, game: Game[Any]) -> wire.RecordReply:
    outcome = game.outcome(final_position(record, game))
    return wire.RecordReply(
        id,
        record.game,
        record.options.players,
        record.options.values,
        len(record.answers) + 1,
        None if outcome is None else show_outcome(outcome, set()),
        [p.name for p in record.players],
    )


# -- step by step


async def replayed(call: Call, record: Record, game: Game[Any]) -> wire.ReplayReply:
    if record.version != game.version:
        versions: dict[str, int | str] = {"old": record.version, "new": game.version}
        text = f"played by rules version {record.version}; now it is {game.version}"
        raise Refusal("conflict", text, versions, key="other_rules")
    total = len(record.answers) + 1
    first = call.number("from", 0, 0, total)
    limit = call.number("limit", 50, 0, STEPS)
    seat = call.number("seat", WATCHER, 0, record.options.players - 1)
    steps = await asyncio.to_thread(steps_of, game, record, first, limit, seat)
    points = await asyncio.to_thread(chart_of, game, record) if first == 0 else None
    names = [p.name for p in record.players]
    return wire.ReplayReply(total, first, None if seat == WATCHER else seat, record.game, names, points, steps)


def steps_of(game: Game[Any], record: Record, first: int, limit: int, viewer: int) -> list[wire.Step]:
    found: list[wire.Step] = []
    for moment in moments(game, record):
        if moment.number >= first + limit:
            break
        if moment.number >= first:
            found.append(step_of(game, moment, viewer))
    return found


def step_of(game: Game[Any], moment: Moment, viewer: int) -> wire.Step:
    answer = moment.answer(game, viewer)
    request = game.pending(moment.position)
    return wire.Step(
        n=moment.number,
        shown=moment.shown(game, viewer),
        by=None if moment.asked is None else moment.asked.seat,
        action=None if answer is None else answer[0],
        message=None if answer is None else answer[1],
        lines=moment.lines(game, viewer),
        waiting=[request.seat] if request.seat >= 0 else [],
        decision=None if request.secret or request.seat == OVER else request.decision,
    )


def chart_of(game: Game[Any], record: Record) -> list[list[int]]:
    key = hashlib.blake2b(write(record, reveal=True).encode(), digest_size=16).hexdigest()
    if key not in _charts:
        _charts[key] = chart(game, moments(game, record))
        while len(_charts) > REMEMBERED:
            _charts.popitem(last=False)
    return _charts[key]
