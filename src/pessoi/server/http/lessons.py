"""Endpoints for lessons: what the coach says, and the table where it is said."""

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.games import checked_language, game_named
from pessoi.server.http.request import Call, reply
from pessoi.server.http.tables import info_from, new_id, new_key, new_table
from pessoi.spec.lesson import lesson_of
from pessoi.table import Chair, Refusal, TableInfo, lobby
from pessoi.table.teaching import lesson_setup

KINDS = ("title", "say", "after", "nudge")


async def get_lesson(call: Call) -> Response:
    game = call.path("game")
    game_named(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("not_found", f"there is no lesson of {game}", key="no_lesson")
    words = lesson.words[checked_language(call.path("lang"))]
    steps = [[words[step.id].get(kind, "") for kind in KINDS] for step in lesson.steps]
    named = zip(lesson.steps, steps, strict=True)
    return reply(wire.LessonReply([wire.LessonStep(step.id, *said) for step, said in named]))


async def post_lesson(call: Call) -> Response:
    """A table for the lesson; who has left one goes on there."""
    body: wire.LessonBody = await call.json(wire.LessonBody)
    person = await call.somebody()
    game_named(body.game)
    if (begun := await unfinished(call, person, body.game)) is not None:
        return reply(begun)
    call.access.tables.take(call.address)
    me = Chair("person", person.id, person.name)
    time = call.services.time
    table = new_table(new_id(), lesson_setup(body.game, me, person.id, new_key()), time)
    table.become(time.stamp(lobby.start(table, person.id, None, time.now())))
    return reply((await call.hub.create(table)).info(person.id), 201)


async def unfinished(call: Call, person: wire.Person, game: str) -> TableInfo | None:
    rows = await call.store.tables.find("mine", person.id, game, 200)
    infos = [info_from(call, row, person) for row in rows]
    return next((info for info in infos if info.lesson is not None and not info.broken), None)
