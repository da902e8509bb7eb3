"""The entrance to a table's socket: who may come in, and what a refused one is told."""

from starlette.websockets import WebSocket

from pessoi.server.http.access import Desk
from pessoi.server.socket.socket import GOING_AWAY, TOO_MANY, Socket
from pessoi.server.tables.room import BROKEN
from pessoi.table import Refusal

UNKNOWN, FORBIDDEN, MISSING = 4401, 4403, 4404  # close codes


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint."""
    desk: Desk = websocket.app.state.desk
    address = desk.address(websocket)
    refusal = desk.check_origin(websocket)
    await websocket.accept()
    if refusal is not None:
        await websocket.close(FORBIDDEN, refusal.text)
        return
    if desk.hub.stopping:
        await websocket.close(GOING_AWAY, "the server stops; come back")
        return
    if not desk.sockets.enter(address):
        await websocket.close(TOO_MANY, "too many sockets")
        return
    try:
        await admit(desk, websocket)
    finally:
        desk.sockets.leave(address)


async def admit(desk: Desk, websocket: WebSocket) -> None:
    try:
        person = await desk.person(websocket)
        room = await desk.hub.room(websocket.path_params["id"])
        desk.check_access(room.table, person, websocket.query_params.get("key"))
    except Refusal as refusal:
        code = {"not_found": MISSING, "who_are_you": UNKNOWN, "broken": BROKEN}.get(refusal.code, FORBIDDEN)
        await websocket.close(code, refusal.text[:120])
        return
    await Socket(desk, websocket, room, person).run()
