"""Endpoints for finding opponents by a quick match, and for keeping away from somebody."""

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.people import keeper
from pessoi.server.http.profiles import look_up
from pessoi.server.http.request import Call, reply
from pessoi.server.people.matches import bots_at
from pessoi.server.storage.blocks import MOST
from pessoi.server.storage.seeks import Seek
from pessoi.server.tables.making import new_key
from pessoi.table import Chair, Refusal, Setup, Table, lobby
from pessoi.table.entry import Chatted

LAST = 999_999_999  # the number of an entry, and more than any log has

# -- quick matches


async def post_quick(call: Call) -> Response:
    """Seek a game, in place of what I sought before."""
    body: wire.QuickBody = await call.json(wire.QuickBody)
    person = await keeper(call)
    call.access.tables.take(call.address)
    level = body.level or DEFAULT_LEVEL
    chairs = [Chair("bot", level=level)] * body.players
    lobby.checked(Setup(body.game, body.players, {}, chairs, person.id, key=new_key(), takeover=level))
    now = call.services.time.wall()
    terms = (body.game, body.players, body.pace, level, body.bots, body.lang)
    await call.store.seeks.enter(Seek(person.id, *terms, now, now, None))
    return await standing(call, person.id)


async def get_quick(call: Call) -> Response:
    """How it stands; who wants to play now asks every few seconds, or is taken to be gone."""
    person = await call.somebody()
    call.access.seeks.take(person.id)
    return await standing(call, person.id)


async def standing(call: Call, person: str) -> Response:
    mine = await call.store.seeks.hear(person)
    if mine is None:
        return reply(wire.QuickReply())
    table = None if mine.table_id is None else await call.store.tables.get(mine.table_id)
    if table is not None and table.phase != "lobby":  # it begins a moment after it was made
        await call.store.seeks.leave(person)
        return reply(wire.QuickReply(table=mine.table_id))
    same = sum(1 for seek in await call.store.seeks.waiting() if seek.terms == mine.terms)
    return reply(wire.QuickReply(mine.made, same, bots_at(mine), seek=seek_info(mine)))


def seek_info(seek: Seek) -> wire.SeekOf:
    return wire.SeekOf(seek.game, seek.players, seek.pace, seek.level, seek.made)


async def delete_quick(call: Call) -> Response:
    person = await call.somebody()
    call.access.seeks.take(person.id)
    await call.store.seeks.leave(person.id)
    return reply(wire.QuickReply())


# -- blocking and reporting


async def somebody_else(call: Call, me: wire.Person, body: wire.SubjectBody) -> str:
    """Whom it is about."""
    if body.table is not None and (body.seat is not None or body.line is not None):
        room = await call.hub.room(body.table)
        call.access.check_access(room.table, me, None)
        found = at_table(room.table, body.seat, body.line or 0)
    else:
        row = await call.store.people.get(body.person or "")
        found = row.id if row is not None else (await look_up(call, body.person or "", me.id)).id
    if found is None:
        raise Refusal("not_found", "there is nobody there", key="no_person")
    if found == me.id:
        raise Refusal("bad_option", "that is you", key="yourself")
    return found


def at_table(table: Table, seat: int | None, line: int) -> str | None:
    """Who sits there, or said that: an onlooker, or whoever sits in the seat that said it."""
    if seat is None:
        entry = next(iter(table.entries.between(line - 1, line)), None) if 0 < line <= table.seq else None
        if not isinstance(entry, Chatted):
            return None
        if entry.seat is None:
            return entry.person
        seat = entry.seat
    chairs = table.setup.chairs
    return chairs[seat].person if 0 <= seat < len(chairs) else None


async def get_blocks(call: Call) -> Response:
    person = await call.somebody()
    table, line = call.query("table"), call.number("line", 0, 0, LAST)
    seat = None if line else call.number("seat", -1, -1, 12)
    body = wire.SubjectBody(table=table, seat=seat, line=line)
    about = None if table is None else await somebody_else(call, person, body)
    return await blocked(call, person, about)


async def blocked(call: Call, person: wire.Person, about: str | None = None) -> Response:
    return reply(wire.BlocksReply(await call.store.blocks.of(person.id), MOST, about))


async def post_block(call: Call) -> Response:
    """They cannot invite me, sit down at my tables, or chat where I sit; they are not told."""
    body: wire.SubjectBody = await call.json(wire.SubjectBody)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    about = await somebody_else(call, person, body)
    await call.store.blocks.add(person.id, about)
    return await blocked(call, person, about)


async def delete_block(call: Call) -> Response:
    person = await call.somebody()
    call.access.wishes.take(person.id)
    await call.store.blocks.drop(person.id, call.path("person")[:32])
    return await blocked(call, person)


async def post_report(call: Call) -> Response:
    """To whoever runs the server."""
    body: wire.ReportBody = await call.json(wire.ReportBody)
    person = await call.somebody()
    call.access.notices.take(person.id)
    about = await somebody_else(call, person, body)
    await call.store.reports.add(person.id, about, body.table or "", body.reason, body.text.replace("\0", ""))
    return Response(status_code=204)
