"""Endpoints for reviews: begin one, and look at as much of it as is there."""

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response

from pessoi.kernel import Game
from pessoi.records import Record
from pessoi.review import OldRules, check_rules
from pessoi.review.page import page
from pessoi.server import wire
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.http.games import checked_language
from pessoi.server.http.records import record_kept, record_of_table
from pessoi.server.http.request import Call, reply
from pessoi.server.reviews.desk import Making
from pessoi.spec.rulebook import ENGLISH
from pessoi.table.refusal import Refusal, refused


async def post_review(call: Call) -> Response:
    return await begin(call, *await record_of_table(call), table=call.path("id"))


async def get_review(call: Call) -> Response:
    return await look(call, *await record_of_table(call))


async def post_kept_review(call: Call) -> Response:
    return await begin(call, *await record_kept(call))


async def get_kept_review(call: Call) -> Response:
    return await look(call, *await record_kept(call))


async def get_review_page(call: Call) -> Response:
    return await keep(call, *await record_of_table(call))


async def get_kept_review_page(call: Call) -> Response:
    return await keep(call, *await record_kept(call))


async def begin(call: Call, record: Record, game: Game[Any], table: str = "") -> Response:
    try:
        check_rules(record, game)
    except OldRules as fault:
        raise refused("conflict", fault) from fault
    desk = call.services.reviews
    making = await desk.find(record)
    if making is None or making.failed:  # somebody tries again
        call.access.reviews.take(call.address)
        person = await call.person()
        # whoever plays comes first
        asker = Asker(call.address if person is None else person.id, call.path("id"), bots_only=True)
        making = desk.begin(record, asker, table)
    return reply(as_shown(making, record))


async def look(call: Call, record: Record, game: Game[Any]) -> Response:
    return reply(await asyncio.to_thread(as_shown, await found(call, record), record))


async def keep(call: Call, record: Record, game: Game[Any]) -> Response:
    """As much of it as there is, in a page that needs nothing else: a file to save."""
    lang = checked_language(call.query("lang") or ENGLISH)
    review = as_shown(await found(call, record), record).review
    if review is None:
        raise no_review()
    text = await asyncio.to_thread(page, review, lang)
    headers = {"content-disposition": f'attachment; filename="{record.game}-review.html"'}
    return Response(text, headers=headers, media_type="text/html")


async def found(call: Call, record: Record) -> Making:
    making: Making | None = await call.services.reviews.find(record)
    if making is None:
        raise no_review()
    return making


def no_review() -> Refusal:
    return Refusal("not_found", "nobody has asked for this review", key="no_review")


def as_shown(making: Making, record: Record) -> wire.ReviewReply:
    review = making.review
    if review is None:
        return wire.ReviewReply("failed" if making.failed else "asked", None)
    named = msgspec.structs.replace(review, names=[player.name for player in record.players])
    return wire.ReviewReply("done" if making.is_whole else "failed" if making.failed else "running", named)
