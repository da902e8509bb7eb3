"""Endpoints for a game that moves: out of here as an unfinished record, in from one that was brought along."""

import asyncio

from starlette.responses import Response

from pessoi.records import write
from pessoi.review import OldRules, check_rules
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.records import as_file, record_kept
from pessoi.server.http.request import Call, reply
from pessoi.server.tables.making import new_id, new_key
from pessoi.table import Chair, Refusal, Table, lobby
from pessoi.table.moving import bring, brought_setup, is_unfinished, taken
from pessoi.table.refusal import refused


async def get_unfinished(call: Call) -> Response:
    """With the seed of what is to come: whoever has it could look ahead, so nobody else may sit there."""
    person = await call.somebody()
    call.access.replays.take(call.address)
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, None)
    record = await asyncio.to_thread(taken, room.table.fork(), person.id)
    return as_file(call, record.game, write(record, reveal=True))


async def post_kept_table(call: Call) -> Response:
    """Nothing is taken on trust: the record was played again, and every draw follows from its seed."""
    person = await call.somebody()
    record, game = await record_kept(call)
    try:
        check_rules(record, game)
    except OldRules as fault:
        raise refused("conflict", fault) from fault
    if record.seed is None or not await asyncio.to_thread(is_unfinished, record, game):
        raise Refusal("conflict", "this game cannot be gone on with", key="not_unfinished")
    me = Chair("person", person.id, person.name, program=person.program)
    setup = brought_setup(record, me, DEFAULT_LEVEL, new_key())
    await call.services.editions.check_setup(setup)
    call.access.tables.take(call.address)
    time = call.services.time
    table = Table(new_id(), setup, record.seed)
    table.become(time.stamp(lobby.arrange(setup, time.now())))
    table.become(time.stamp(await asyncio.to_thread(bring, table, record, time.now())))
    return reply((await call.hub.create(table)).info(person.id), 201)
