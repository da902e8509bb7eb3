"""Endpoints for tables: making, finding, joining, starting."""

import math
from random import SystemRandom
from typing import Any

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.people import checked_name
from pessoi.server.http.request import Call, reply
from pessoi.server.storage.kept import Row
from pessoi.server.tables.making import new_id, new_key, new_table
from pessoi.server.tables.room import Room
from pessoi.server.tables.summary import read_summary, ruin
from pessoi.table import Chair, Change, Refusal, Setup, Table, TableInfo, lobby
from pessoi.table.conversation import Command
from pessoi.table.pace import pace_of
from pessoi.table.recap import latest_turns, since_mine

LISTS = ("open", "mine", "live", "over")
LOOKED_AT = 500  # tables among which those of certain terms are looked for


# -- making a table


async def post_table(call: Call) -> Response:
    body: wire.TableBody = await call.json(wire.TableBody)
    person = await call.somebody()
    call.access.tables.take(call.address)
    setup = setup_from(body, person, chairs_from(body, person))
    await call.services.editions.check_setup(setup)
    time = call.services.time
    table = new_table(new_id(), setup, time)
    if not body.start:
        return reply((await call.hub.create(table)).info(person.id), 201)
    table.become(time.stamp(lobby.start(table, person.id, None, time.now())))
    async with call.hub.opening(setup):
        room = await call.hub.create(table)
    return reply(room.info(person.id), 201)


def setup_from(body: wire.TableBody, owner: wire.Person, chairs: list[Chair]) -> Setup:
    return Setup(
        game=body.game,
        players=body.players,
        options=body.options,
        chairs=chairs,
        owner=owner.id,
        private=body.private,
        key=new_key(),
        clock=wire.clock_rule(body.clock),
        takeover=body.takeover or DEFAULT_LEVEL,
        edition=body.edition or None,
        hints=body.hints,
        rated=body.rated,
        patience=lobby.PATIENCE if body.patience is None else body.patience,
        lang=body.lang,
    )


def chairs_from(body: wire.TableBody, person: wire.Person) -> list[Chair]:
    me = Chair("person", person.id, person.name, agreed=body.rated, program=person.program)
    if body.seats is None:
        return [me, *[Chair()] * (body.players - 1)]
    if isinstance(body.seats, str):
        kind, _, level = body.seats.partition(":")
        if kind != "shuffle-bots":
            raise Refusal("bad_option", 'seats are a list, or "shuffle-bots:LEVEL"')
        return lobby.shuffled(me, body.players, level or DEFAULT_LEVEL, SystemRandom())
    if sum(1 for s in body.seats if s.kind == "me") > 1:
        raise Refusal("bad_option", "you have one seat only")
    chairs = {"me": me, "open": Chair()}
    return [chairs.get(s.kind) or Chair("bot", level=s.level or DEFAULT_LEVEL) for s in body.seats]


async def post_rematch(call: Call) -> Response:
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    seat = room.table.seat_of(person.id)
    if seat is None:
        raise Refusal("not_seated", "only who sat at the table may ask for a rematch")
    setup = lobby.rematch_setup(room.table, seat, new_key())
    if room.table.next is None:
        await call.services.editions.check_setup(setup)
        id = new_id()
        await room.do(lambda t, at: lobby.rematch(t, seat, id, setup.key, at)[1])
    assert room.table.next is not None  # of all who ask, one has said which it is; whoever comes first makes it
    again = await call.hub.room_or_new(room.table.next, lambda id: new_table(id, setup, call.services.time))
    return reply(again.info(person.id))


# -- finding tables


async def get_tables(call: Call) -> Response:
    which = call.query("list") or "open"
    if which not in LISTS:
        raise Refusal("bad_request", f"list is one of {', '.join(LISTS)}")
    person = await call.person()
    if which == "mine" and person is None:
        return reply(wire.TablesReply([]))
    limit = limit_of(call)
    wanted = wanted_terms(call)
    rows = await call.store.tables.find(
        which, person.id if person else None, call.query("game"), LOOKED_AT if wanted else limit
    )
    infos = [info_from(call, row, person) for row in rows]
    if which == "mine":
        infos.sort(key=urgency)
    else:
        infos = [info for info in infos if not info.broken]
    return reply(wire.TablesReply([info for info in infos if wanted.items() <= terms_of(info).items()][:limit]))


def wanted_terms(call: Call) -> dict[str, object]:
    """What the tables of a list are to be like."""
    wanted: dict[str, object] = {name: text for name in ("pace", "lang") if (text := call.query(name))}
    if players := call.number("players", 0, 0, 12):
        wanted["players"] = players
    if call.query("rated"):
        wanted["rated"] = call.query("rated") in ("1", "true")
    return wanted


def terms_of(info: TableInfo) -> dict[str, object]:
    return {"pace": pace_of(info.clock), "lang": info.lang, "players": info.players, "rated": info.rated}


def urgency(table: TableInfo) -> tuple[int, float]:
    """Where I am asked comes first, and where my time is up soonest; what is over comes last."""
    if table.phase == "play" and table.mine in table.waiting:
        return 0, math.inf if table.deadline is None else table.deadline
    return (2 if table.phase == "over" else 1), 0


def limit_of(call: Call) -> int:
    return call.number("limit", 50, 1, 200)


def info_from(call: Call, row: Row, person: wire.Person | None) -> TableInfo:
    """A table from its summary, as that person may see it."""
    me = person.id if person else None
    room = call.hub.rooms.get(row.id)
    if room is not None and room.table.seq >= row.seq:
        info = room.info(me)
        info.since = since_mine(latest_turns(room.table), info.hands)
        return info
    summary = read_summary(row.summary)
    info = ruin(row.id, row.game, row.phase, row.updated) if summary is None else summary.info_for(me)
    info.updated = row.updated
    if summary is None or row.fault is not None:
        info.broken = True
        info.waiting = []
    return info


async def get_results(call: Call) -> Response:
    person = await call.person()
    rows = await call.store.tables.find("over", None, call.query("game"), limit_of(call))
    found = []
    for row in rows:
        summary = read_summary(row.summary)
        if summary is not None and summary.result is not None:
            found.append(wire.TableResult(info_from(call, row, person), summary.result))
    return reply(wire.ResultsReply(found))


async def get_table(call: Call) -> Response:
    person = await call.person()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, call.query("key"))
    return reply(room.info(person.id if person else None))


# -- before the start


async def arranged(call: Call, room: Room, person: wire.Person, command: Command) -> Response:
    await room.do(command)
    return reply(room.info(person.id))


async def post_join(call: Call) -> Response:
    body: wire.JoinBody = await call.json(wire.JoinBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, body.key)
    await check_welcome(call, room.table, person)
    return await arranged(call, room, person, joining(person, body.seat))


async def check_welcome(call: Call, table: Table, person: wire.Person) -> None:
    """Whoever sits there, or owns the table, has not blocked them."""
    others = {table.setup.owner, *(chair.person for chair in table.setup.chairs if chair.person)} - {person.id}
    if others and await call.store.blocks.has_blocked(others, person.id):
        raise Refusal("forbidden", "you cannot sit down at this table", key="not_welcome")


def joining(person: wire.Person, seat: int | None) -> Command:
    return lambda t, at: lobby.join(t, person.id, person.name, seat, at, person.program)


async def post_agree(call: Call) -> Response:
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, None)
    return await arranged(call, room, person, lambda t, at: lobby.agree(t, person.id, at))


async def post_leave(call: Call) -> Response:
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, None)
    return await arranged(call, room, person, lambda t, at: lobby.leave(t, person.id, at))


async def post_seat(call: Call) -> Response:
    body: wire.ChairBody = await call.json(wire.ChairBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    text = call.path("seat")
    name = checked_name(body.name or person.name)
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1

    def command(t: Table, at: int) -> Change:
        return lobby.set_seat(t, person.id, seat, body.kind, body.level, at, new_key(), name)

    return await arranged(call, room, person, command)


async def post_settings(call: Call) -> Response:
    body: wire.SettingsBody = await call.json(wire.SettingsBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    changes: dict[str, Any] = {"key": new_key()}
    for name in ("players", "options", "private", "hints", "rated", "patience", "lang"):
        value = getattr(body, name)
        if value is not None:
            changes[name] = value
    if body.clock is not None:
        changes["clock"] = wire.clock_rule(body.clock)
    if room.table.setup.edition:
        await call.services.editions.check_setup(lobby.changed_setup(room.table, person.id, changes))
    return await arranged(call, room, person, lambda t, at: lobby.change_settings(t, person.id, changes, at))


async def post_start(call: Call) -> Response:
    body: wire.StartBody = await call.json(wire.StartBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    async with call.hub.opening(room.table.setup):
        return await arranged(call, room, person, lambda t, at: lobby.start(t, person.id, body.fill, at))
