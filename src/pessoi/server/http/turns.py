"""Endpoints for games by turns: holidays, and private notes on a game."""

from typing import Final

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.request import Call, reply
from pessoi.server.people.holidays import ALLOWANCE, HolidayKeeper, check_holiday, days_left
from pessoi.table import Refusal

BEGUN: Final = 24 * 3600 * 1000  # milliseconds that a day may have begun before: it counts from now on


async def get_holidays(call: Call) -> Response:
    person = await call.somebody()
    return await holidays_of(call, person.id)


async def holidays_of(call: Call, person: str, status: int = 200) -> Response:
    now = call.services.time.wall()
    taken = await call.store.holidays.of(person)
    coming = [wire.Holiday(day.id, day.start, day.until) for day in taken if day.until > now]
    return reply(wire.HolidaysReply(coming, days_left(taken, now), ALLOWANCE), status)


async def post_holiday(call: Call) -> Response:
    body: wire.HolidayBody = await call.json(wire.HolidayBody)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    now = call.services.time.wall()
    start = now if now - BEGUN < body.start < now else body.start
    check_holiday(await call.store.holidays.of(person.id), start, body.until, now)
    await call.store.holidays.add(person.id, start, body.until)
    await HolidayKeeper(call.services, call.hub.room).look()
    return await holidays_of(call, person.id, 201)


async def delete_holiday(call: Call) -> Response:
    """One that has begun ends now."""
    person = await call.somebody()
    call.access.wishes.take(person.id)
    now = call.services.time.wall()
    mine = await call.store.holidays.of(person.id)
    found = next((day for day in mine if day.id == call.path("holiday") and day.until > now), None)
    if found is None:
        raise Refusal("not_found", "there is no such holiday", key="no_holiday")
    if found.start >= now:
        await call.store.holidays.delete(found.id)
    else:
        await call.store.holidays.change(found.id, until=now)
        await HolidayKeeper(call.services, call.hub.room).look()
    return await holidays_of(call, person.id)


async def get_notes(call: Call) -> Response:
    person = await call.somebody()
    return reply(wire.NotesBody(await call.store.private_notes.get(person.id, call.path("id"))))


async def put_notes(call: Call) -> Response:
    """For my own eyes; whoever may look at the table may take notes of it."""
    body: wire.NotesBody = await call.json(wire.NotesBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, call.query("key"))
    call.access.wishes.take(person.id)
    text = "".join(c for c in body.text if c.isprintable() or c == "\n").strip()
    await call.store.private_notes.set(person.id, room.table.id, text)
    return reply(wire.NotesBody(text))
