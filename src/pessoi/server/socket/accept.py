"""Accepting a table's socket: who may come in, and what a refused one is told."""

from typing import Final

from starlette.websockets import WebSocket

from pessoi.server.http.access import Access
from pessoi.server.socket.socket import FORBIDDEN, GOING_AWAY, TOO_MANY, Socket
from pessoi.server.storage.outage import ReadOnly, is_outage
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import BROKEN
from pessoi.table import Refusal

UNKNOWN, MISSING, LATER = 4401, 4404, 1013  # close codes
CODES: Final = {"not_found": MISSING, "who_are_you": UNKNOWN, "broken": BROKEN, "read_only": LATER, "stopping": LATER}


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint."""
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
        await admit(access, hub, websocket)
    finally:
        access.sockets.leave(address)


async def admit(access: Access, hub: Hub, websocket: WebSocket) -> None:
    try:
        person = await access.person(websocket)
        room = await hub.room(websocket.path_params["id"])
        access.check_access(room.table, person, websocket.query_params.get("key"))
    except Exception as error:
        refusal = ReadOnly() if is_outage(error) else error
        if not isinstance(refusal, Refusal):
            raise
        code = CODES.get(refusal.code, FORBIDDEN)
        await websocket.close(code, refusal.text[:120])
        return
    await Socket(access, websocket, room, person).run()
