"""What bot accounts hear of, by asking for it. `socket/stream` tells them without being asked."""

from typing import TYPE_CHECKING

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.request import Call, reply
from pessoi.table import Refusal

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store

MOST = 100  # events at once


async def get_events(call: Call) -> Response:
    person = await call.somebody()
    check_program(person)
    return reply(await events_after(call.store, person.id, call.number("after", 0, 0, 10**9)))


def check_program(person: wire.Person) -> None:
    if not person.program:
        raise Refusal("forbidden", "events are for bot accounts; people have notices", key="not_program")


async def events_after(store: "Store", person: str, cursor: int) -> wire.EventsReply:
    found = await store.events.after(person, cursor, MOST)
    is_missed = await store.events.has_dropped(person, cursor)
    return wire.EventsReply(found, found[-1].id if found else cursor, is_missed)
