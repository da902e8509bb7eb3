"""Accepting sockets, of a table or of a bot account's events: who may come in, and what a refused one is told."""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

from pessoi.server.http.access import Access
from pessoi.server.http.events import check_program
from pessoi.server.socket.socket import FORBIDDEN, GOING_AWAY, TOO_MANY, Socket
from pessoi.server.socket.stream import Stream
from pessoi.server.storage.outage import ReadOnly, is_outage
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import BROKEN
from pessoi.table import Refusal

UNKNOWN, MISSING, LATER = 4401, 4404, 1013  # close codes
CODES: Final = {
    "not_found": MISSING,
    "who_are_you": UNKNOWN,
    "broken": BROKEN,
    "read_only": LATER,
    "stopping": LATER,
    "too_many": TOO_MANY,
}


class Talk(Protocol):
    async def run(self) -> None:
        """Until either side has enough."""


Opening = Callable[[Access, Hub, WebSocket], Awaitable[Talk]]


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint of a table."""
    await serve(websocket, open_table)


async def serve_stream(websocket: WebSocket) -> None:
    """The endpoint of events."""
    await serve(websocket, open_stream)


async def serve(websocket: WebSocket, opening: Opening) -> None:
    access: Access = websocket.app.state.access
    hub: Hub = websocket.app.state.hub
    address = access.address(websocket)
    refusal = access.check_origin(websocket)
    await websocket.accept()
    if refusal is not None:
        await websocket.close(FORBIDDEN, refusal.text)
        return
    if hub.stopping:
        await websocket.close(GOING_AWAY, "the server stops; come back")
        return
    if not access.sockets.enter(address):
        await websocket.close(TOO_MANY, "too many sockets")
        return
    try:
        await admit(access, hub, websocket, opening)
    finally:
        access.sockets.leave(address)


async def admit(access: Access, hub: Hub, websocket: WebSocket, opening: Opening) -> None:
    try:
        talk = await opening(access, hub, websocket)
    except Exception as error:
        refusal = ReadOnly() if is_outage(error) else error
        if not isinstance(refusal, Refusal):
            raise
        code = CODES.get(refusal.code, FORBIDDEN)
        await websocket.close(code, refusal.text[:120])
        return
    await talk.run()


async def open_table(access: Access, hub: Hub, websocket: WebSocket) -> Talk:
    person = await access.person(websocket)
    room = await hub.room(websocket.path_params["id"])
    access.check_access(room.table, person, websocket.query_params.get("key"))
    return Socket(access, websocket, room, person)


async def open_stream(access: Access, hub: Hub, websocket: WebSocket) -> Talk:
    person = await access.person(websocket)
    if person is None:
        raise Refusal("who_are_you", "a token comes as: Authorization: Bearer TOKEN", key="token")
    check_program(person)
    return await Stream.open(access, hub, websocket, person)
