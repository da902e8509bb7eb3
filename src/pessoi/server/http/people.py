"""Endpoints for people: guests with a name, and tokens for programs."""

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.request import Call, reply
from pessoi.server.http.sign_in import label, with_cookie
from pessoi.table import Refusal
from pessoi.table.names import LONGEST, is_visible, tidy


def checked_name(text: str) -> str:
    name = tidy(text)
    if len(name) > LONGEST or not is_visible(name):
        text = f"a name has 1 to {LONGEST} characters that can be seen"
        raise Refusal("bad_name", text, {"most": LONGEST})
    return name


async def get_me(call: Call) -> Response:
    return reply(wire.PersonReply(await call.person()))


async def put_me(call: Call) -> Response:
    """Give oneself a name; a stranger becomes a guest, and this browser their first device."""
    body: wire.NameBody = await call.json(wire.NameBody)
    name = checked_name(body.name)
    person = await call.person()
    if person is not None:
        await call.store.people.rename(person.id, name)
        return reply(wire.PersonReply(wire.Person(person.id, name)))
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
    body: wire.NameBody = await call.json(wire.NameBody)
    call.access.newcomers.take(call.address)
    person, secret = await call.store.people.create(checked_name(body.name), label(call))
    return reply(wire.TokenReply(person, secret), 201)
