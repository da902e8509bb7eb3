"""WebSockets: what nearly every message is goes a short way, everything else is the library's.

A short text that arrives whole is taken as it is, a text on an open line is one frame; there is no need to ask a state
machine about either.
"""

from collections.abc import Callable, Sequence
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from pessoi.server.http.extensions import WRITE

WAITING: Final = 4  # messages that wait to be heard before no more are read
TEXT: Final = 0x81  # a whole text
MASKED: Final = 0x80
LONGER: Final = 126  # stands for a size in two bytes, and one more for eight


class Upgraded(WebSocketsSansIOProtocol):
    """A WebSocket is still a connection."""

    leave: Callable[[], None] | None = None
    in_step = True  # what has arrived ended with a frame; if once it did not, all that comes is the library's

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"texts": self.write_texts}

    # -- receiving

    def data_received(self, data: bytes) -> None:
        text = whole_text(data, self.config.ws_max_size) if self.in_step and self.is_between_messages() else None
        if text is None:
            self.in_step = self.in_step and (not self.handshake_initiated or ends_with_a_frame(data))
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def is_between_messages(self) -> bool:
        """Past the handshake and before any goodbye, and no message has begun that goes on."""
        conn = self.conn
        is_open = self.handshake_complete and conn.state is State.OPEN and not self.close_sent
        return is_open and conn.current_size is None and not conn.extensions

    # -- sending

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if not (isinstance(text, str) and self.write_texts([text.encode()])):
            await super().send(message)

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Together. False: the line is not open, or has to be waited for, and nothing was written."""
        if not self.is_open():
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

    def is_open(self) -> bool:
        """Past the handshake, and nobody has said goodbye or reads too slowly."""
        begun = self.handshake_complete and self.initial_response is None and self.conn.state is State.OPEN
        ended = self.close_sent or self.disconnected
        return begun and not ended and self.writable.is_set() and not self.conn.extensions

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()


def whole_text(data: bytes, most: int) -> str | None:
    """The text, if this is one frame with a whole one and nothing else, as clients send it.  (RFC 6455, 5.2)"""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, head = data[1] & ~MASKED, 2
    if size == LONGER:
        size, head = int.from_bytes(data[2:4]), 4
    elif size > LONGER:
        return None
    if size > most or len(data) != head + 4 + size:
        return None
    try:
        return apply_mask(data[head + 4 :], data[head : head + 4]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_a_frame(data: bytes) -> bool:
    """Whether this is frames and no part of one."""
    at = 0
    while at + 2 <= len(data):
        size, head = data[at + 1] & ~MASKED, 2
        if size >= LONGER:
            wide = 2 if size == LONGER else 8
            size, head = int.from_bytes(data[at + 2 : at + 2 + wide]), 2 + wide
        at += head + (4 if data[at + 1] & MASKED else 0) + size
    return at == len(data)


def text_frame(data: bytes) -> bytes:
    """As a server sends it: whole and unmasked.  (RFC 6455, 5.2)"""
    size = len(data)
    if size < LONGER:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), data)
