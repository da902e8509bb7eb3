"""Endpoints for lessons: what the coach says, and the table where it is said."""

from functools import cache
from typing import cast

from starlette.responses import Response

from pessoi.games import load_game
from pessoi.kernel import Options
from pessoi.server import wire
from pessoi.server.http.games import checked_language, game_named
from pessoi.server.http.request import Call, reply
from pessoi.server.http.tables import info_from
from pessoi.server.tables.making import new_id, new_key, new_table
from pessoi.spec.lesson import lesson_of
from pessoi.table import Chair, Refusal, TableInfo, lobby
from pessoi.table.lesson import Progress
from pessoi.table.teaching import lesson_setup
from pessoi.table.types import Shown

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


async def get_figure(call: Call) -> Response:
    game = call.path("game")
    game_named(game)
    found = figure(game, call.path("step"))
    if found is None:
        raise Refusal("not_found", "there is no such figure", key="no_lesson")
    return reply(found)


@cache
def figure(game: str, step: str) -> wire.FigureReply | None:
    """The position before a step of the lesson, on its usual way. A lesson has few steps: all may be kept."""
    lesson, rules = lesson_of(game), load_game(game)
    if lesson is None or step not in [each.id for each in lesson.steps]:
        return None
    position, script = rules.setup(Options(lesson.players, lesson.options)), Progress(lesson)
    last = [each.id for each in lesson.steps].index(step)
    while (cue := script.cue(request := rules.pending(position))) is not None:
        if cue.step >= last and cue.is_asked:
            break
        legal = [rules.vocabulary.text(action) for action in request.actions]
        text = next(text for text in script.left or cue.answers if text in legal)
        rules.play(position, rules.vocabulary.read(text))
        script.note(request.seat, request.decision, text)
    shown = rules.show(rules.known(position, lesson.learner), lesson.learner)
    return wire.FigureReply(cast("Shown", shown), lesson.learner, lesson.players)


async def post_lesson(call: Call) -> Response:
    """A table for the lesson; who has left one goes on there."""
    body: wire.LessonBody = await call.json(wire.LessonBody)
    person = await call.somebody()
    game_named(body.game)
    if (begun := await unfinished(call, person, body.game)) is not None:
        return reply(begun)
    call.access.tables.take(call.address)
    me = Chair("person", person.id, person.name, program=person.program)
    time = call.services.time
    table = new_table(new_id(), lesson_setup(body.game, me, person.id, new_key()), time)
    table.become(time.stamp(lobby.start(table, person.id, None, time.now())))
    return reply((await call.hub.create(table)).info(person.id), 201)


async def unfinished(call: Call, person: wire.Person, game: str) -> TableInfo | None:
    rows = await call.store.tables.find("mine", person.id, game, 200)
    infos = [info_from(call, row, person) for row in rows]
    return next((info for info in infos if info.lesson is not None and not info.broken), None)
