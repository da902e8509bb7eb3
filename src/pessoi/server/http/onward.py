"""Endpoints for playing on: a table that starts from a step of a finished game, or of a record brought along."""

import asyncio
import secrets
from random import Random
from typing import Any

from starlette.responses import Response

from pessoi.kernel import Game, State
from pessoi.records import Record
from pessoi.review import OldRules, check_rules
from pessoi.server import wire
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.records import record_kept, record_of_table
from pessoi.server.http.request import Call, reply
from pessoi.server.tables.making import new_id, new_key, new_table
from pessoi.table import Chair, TableInfo, commands
from pessoi.table.entry import Setup
from pessoi.table.onward import analysis_setup, onward_setup, position_after, seen_from
from pessoi.table.refusal import refused


async def post_onward(call: Call) -> Response:
    return await play_on(call, *await record_of_table(call))


async def post_kept_onward(call: Call) -> Response:
    return await play_on(call, *await record_kept(call))


async def play_on(call: Call, record: Record, game: Game[Any]) -> Response:
    body: wire.OnwardBody = await call.json(wire.OnwardBody)
    person = await call.somebody()
    try:
        check_rules(record, game)
    except OldRules as fault:
        raise refused("conflict", fault) from fault
    me, level = Chair("person", person.id, person.name, program=person.program), body.level or DEFAULT_LEVEL
    if body.seat is None:
        setup = analysis_setup(record, me, level, new_key())
    else:
        setup = onward_setup(record, me, body.seat, level, new_key())
    position = await asyncio.to_thread(starting, record, game, body)
    call.access.tables.take(call.address)
    return reply(await opened(call, setup, position), 201)


def starting(record: Record, game: Game[Any], body: wire.OnwardBody) -> State:
    """Who looks into every hand anyway has the position as it was."""
    s = position_after(record, game, body.step)
    return s if body.seat is None else seen_from(game, s, body.seat, Random(secrets.randbits(128)))


async def opened(call: Call, setup: Setup, position: State) -> TableInfo:
    time = call.services.time
    await call.services.editions.check_setup(setup)
    table = new_table(new_id(), setup, time)
    table.become(time.stamp(commands.begin(table, time.now(), position)))
    return (await call.hub.create(table)).info(setup.owner)
