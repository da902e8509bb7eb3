"""Endpoints for owners' figures: every figure with its source and bounds, and whether an edition can be played."""

import asyncio
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from pessoi.games.corrections import numbers_in
from pessoi.games.edition import EDITION, edition_from, edition_hash, edition_name, figures, limits_of, merged, packaged
from pessoi.games.sheet import BadFigures
from pessoi.kernel import Game
from pessoi.server import wire
from pessoi.server.editions.trial_process import Trial
from pessoi.server.http.games import game_named, game_reply
from pessoi.server.http.records import record_kept
from pessoi.server.http.request import Call, reply
from pessoi.table import Refusal


async def get_figures(call: Call) -> Response:
    """All figures of a game, as they are packaged."""
    name = call.path("game")
    game_named(name)
    limits = limits_of(name)
    found = []
    for figure in figures(packaged(name)):
        least, most = limits.bounds_of(figure.path, figure.value) if numbers_in(figure.value) else (None, None)
        shortest, longest = limits.lengths_of(figure.path, figure.value) if isinstance(figure.value, list) else (0, 0)
        bounds = wire.FigureBounds(least, most, shortest, longest)
        found.append(wire.FigureInfo(figure.path, figure.value, figure.source, figure.note, bounds))
    return reply(wire.FiguresReply(found, call.services.settings.editions))


async def post_edition(call: Call) -> Response:
    """Try figures out: what they are called and what differs, or why no game can be made of them."""
    game = game_named(call.path("game"))
    call.access.replays.take(call.address)
    body: wire.EditionBody = await call.json(wire.EditionBody)
    try:
        edition = edition_from(body.toml, "edition") if body.toml else body.edition
    except BadFigures as fault:
        raise Refusal("bad_option", str(fault), fault.message.args, key="edition-toml") from fault
    await call.services.editions.check(Trial(game.name, edition, game.players[0]))
    return reply(await asyncio.to_thread(about, game.name, edition))


async def get_table_game(call: Call) -> Response:
    """The game as it is played at a table: its figures are those of the table's edition."""
    person = await call.person()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, call.query("key"))
    return await with_edition(room.table.game, room.table.setup.edition)


async def get_record_game(call: Call) -> Response:
    record, game = await record_kept(call)
    return await with_edition(game, record.edition)


async def with_edition(game: Game[Any], edition: Mapping[str, Any] | None) -> Response:
    found = game_reply(game)
    found.edition = await asyncio.to_thread(about, game.name, edition) if edition else None
    return reply(found)


def about(game: str, edition: Mapping[str, Any]) -> wire.EditionInfo:
    base = packaged(game)
    ours = {figure.path: figure.value for figure in figures(base)}
    try:
        own = list(figures(merged(game, edition), base))
    except BadFigures:  # of a record by older rules, which took other figures
        return wire.EditionInfo(edition_hash(edition), "", [], dict(edition))
    changes = [wire.FigureChange(f.path, ours.get(f.path), f.value) for f in own if f.source == EDITION]
    return wire.EditionInfo(edition_hash(edition), edition_name(edition), changes, dict(edition))
