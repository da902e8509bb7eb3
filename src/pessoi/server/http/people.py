"""Endpoints for people: guests with a name, and bot accounts."""

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.request import Call, reply
from pessoi.server.http.sign_in import label, with_cookie
from pessoi.server.people.departures import Departures
from pessoi.server.storage.people import PROGRAMS, PersonRow
from pessoi.table import Refusal
from pessoi.table.names import LONGEST, is_marked, is_visible, marked, tidy


def checked_name(text: str, program: bool = False) -> str:
    """A bot account's name has a mark, which nobody else's has."""
    name = tidy(text)
    if program:
        name = marked(name)
    elif is_marked(name):
        raise Refusal("bad_name", "names of bot accounts end like this", key="bot_name")
    if len(name) > LONGEST or not is_visible(name):
        text = f"a name has 1 to {LONGEST} characters that can be seen"
        raise Refusal("bad_name", text, {"most": LONGEST})
    return name


async def get_me(call: Call) -> Response:
    return reply(wire.PersonReply(await call.person()))


async def put_me(call: Call) -> Response:
    """Give oneself a name; a stranger becomes a guest, and this browser their first device."""
    body: wire.NameBody = await call.json(wire.NameBody)
    person = await call.person()
    name = checked_name(body.name, program=person is not None and person.program)
    if person is not None:
        await call.store.people.rename(person.id, name)
        return reply(wire.PersonReply(wire.Person(person.id, name, person.program)))
    call.access.newcomers.take(call.address)
    return with_cookie(call, *await call.store.people.create(name, label(call)))


async def post_seat_token(call: Call) -> Response:
    """A token for my seat: a program may play it, and can do nothing else in my name."""
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    if room.table.seat_of(person.id) is None:
        raise Refusal("not_seated", "only who sits at the table can have a token for a seat")
    call.access.newcomers.take(call.address)
    return reply(wire.TokenReply(person, await call.store.people.create_seat_token(room.table.id, person.id)), 201)


async def post_token(call: Call) -> Response:
    """A bot account that is nobody's: it lasts as long as its token is known."""
    return await new_program(call, None)


# -- bot accounts of one's own


async def new_program(call: Call, keeper: str | None) -> Response:
    body: wire.NameBody = await call.json(wire.NameBody)
    name = checked_name(body.name, program=True)
    call.access.newcomers.take(call.address)
    return reply(wire.TokenReply(*await call.store.people.create(name, label(call), True, keeper)), 201)


async def post_program(call: Call) -> Response:
    return await new_program(call, (await keeper(call)).id)


async def keeper(call: Call) -> wire.Person:
    person = await call.somebody()
    if person.program:
        raise Refusal("forbidden", "a bot account makes no bot accounts", key="no_programs")
    return person


async def get_programs(call: Call) -> Response:
    return reply(wire.ProgramsReply(await programs_of(call, await keeper(call)), PROGRAMS))


async def programs_of(call: Call, person: wire.Person) -> list[wire.ProgramInfo]:
    rows = await call.store.people.programs(person.id)
    return [wire.ProgramInfo(wire.Person(row.id, row.name, True), row.created, row.seen) for row in rows]


async def my_program(call: Call) -> PersonRow:
    mine = await call.store.people.programs((await keeper(call)).id)
    found: PersonRow | None = next((row for row in mine if row.id == call.path("program")), None)
    if found is None:
        raise Refusal("not_found", "you have no such bot account", key="no_person")
    return found


async def post_program_token(call: Call) -> Response:
    """A new token; the one before is good no longer, and its sockets are sent away."""
    row = await my_program(call)
    call.access.newcomers.take(call.address)
    return reply(wire.TokenReply(wire.Person(row.id, row.name, True), await call.store.people.revoke(row.id)), 201)


async def delete_program(call: Call) -> Response:
    """For good: bots go on for it, and finished games keep a seat without a name."""
    row = await my_program(call)
    call.access.wishes.take(row.keeper or "")
    await Departures(call.services).forget(row.id)
    return await get_programs(call)
