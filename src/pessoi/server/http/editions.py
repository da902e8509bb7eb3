"""Endpoints for owners' figures: every figure with its source and bounds, whether an edition can be played, and boxes
that are shared."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Final

from starlette.responses import Response

from pessoi.games.corrections import numbers_in
from pessoi.games.edition import (
    differences,
    edition_from,
    edition_hash,
    edition_name,
    edition_text,
    figures,
    limits_of,
    packaged,
)
from pessoi.games.sheet import BadFigures
from pessoi.kernel import Game
from pessoi.server import wire
from pessoi.server.editions.trial_process import Trial
from pessoi.server.http.games import game_named, game_reply
from pessoi.server.http.records import record_kept
from pessoi.server.http.request import Call, reply
from pessoi.server.storage.kept import TooMany, box_id
from pessoi.table import Refusal

LARGEST: Final = 48 * 1024  # characters of a box that is shared: every figure of a game fits in


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


async def post_box(call: Call) -> Response:
    """Share figures: whoever has the link opens them. The same figures have the same link."""
    game = game_named(call.path("game"))
    call.services.editions.check_taken()
    person = await call.somebody()
    call.access.uploads.take(call.address)
    body: wire.EditionBody = await call.json(wire.EditionBody)
    await call.services.editions.check(Trial(game.name, body.edition, game.players[0]))
    text = edition_text(body.edition)
    if len(text) > LARGEST:
        raise Refusal("too_large", f"at most {LARGEST} characters are shared", {"most": LARGEST})
    try:
        id = await call.store.boxes.keep(person.id, game.name, text)
    except TooMany as fault:
        raise Refusal("conflict", "too many boxes are shared", {"most": fault.most}, key="boxes") from fault
    return reply(wire.BoxReply(id, body.edition), 201)


async def get_box(call: Call) -> Response:
    game = game_named(call.path("game"))
    call.services.editions.check_taken()
    id = call.path("id")
    text = await call.store.boxes.find(id) if len(id) <= 32 else None
    if text is None or box_id(game.name, text) != id:
        raise Refusal("not_found", "there is no such box; boxes are kept for a year", key="box_gone")
    return reply(wire.BoxReply(id, json.loads(text)))


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
    try:
        changes = [wire.FigureChange(d.path, d.ours, d.value) for d in differences(game, edition)]
    except BadFigures:  # of a record by older rules, which took other figures
        return wire.EditionInfo(edition_hash(edition), "", [], dict(edition))
    return wire.EditionInfo(edition_hash(edition), edition_name(edition), changes, dict(edition))
