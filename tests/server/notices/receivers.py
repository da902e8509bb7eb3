"""The other end: a browser with its keys, a push service and webhooks on loopback, a mail server."""

import asyncio
import json
import os
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Final, Self

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from pessoi.server.notices.push import CURVE, derived, packed, point, read_point, unpacked
from tests.machine import PATIENCE, free_port


class Browser:
    """What a browser makes when it subscribes."""

    def __init__(self) -> None:
        self._key: Final = ec.generate_private_key(CURVE)
        self._auth: Final = os.urandom(16)
        self.p256dh: Final = packed(point(self._key.public_key()))
        self.auth: Final = packed(self._auth)

    def decrypt(self, data: bytes) -> bytes:
        salt, size, length = data[:16], int.from_bytes(data[16:20], "big"), data[20]
        theirs, sealed = data[21 : 21 + length], data[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        info = b"WebPush: info\0" + point(self._key.public_key()) + theirs
        shared = derived(self._key.exchange(ec.ECDH(), sender), self._auth, info, 32)
        content = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(content).decrypt(derived(shared, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def check_signature(header: str, origin: str) -> str:
    """The key that signed it, as a push service finds it."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    first, second, signature = token.split(".")
    raw = unpacked(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_point(key).verify(der, f"{first}.{second}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpacked(second))["aud"] == origin
    return key


class Call:
    """A request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path: Final = path
        self.headers: Final = headers
        self.body: Final = body

    def json(self) -> Any:
        return json.loads(self.body)


class Listener:
    """Answers on loopback; `status` of a path may be changed, and a path that is held gets no answer."""

    def __init__(self) -> None:
        self.port: Final = free_port()
        self.calls: Final[list[Call]] = []
        self.status: Final[dict[str, int]] = {}
        self.held: Final[set[str]] = set()
        self._news = asyncio.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._hear, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name: value for name, _, value in (line.partition(": ") for line in lines)}
            call = Call(first.split(" ")[1], headers, await reader.readexactly(int(headers["content-length"])))
            async with self._news:
                self.calls.append(call)
                self._news.notify_all()
            if call.path in self.held:
                await reader.read()  # until whoever called has gone
            else:
                writer.write(f"HTTP/1.1 {self.status.get(call.path, 201)} x\r\n\r\n".encode())
                await writer.drain()
        finally:
            writer.close()

    async def until(self, condition: Callable[[list[Call]], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition(self.calls))


class MailServer:
    """A real SMTP server; `refuses` some recipients."""

    def __init__(self) -> None:
        self.port: Final = free_port()
        self.mails: Final[list[EmailMessage]] = []
        self.refused: Final[dict[str, str]] = {}
        self._controller: Final = Controller(self, hostname="127.0.0.1", port=self.port)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:  # noqa: N802
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    async def until(self, count: int) -> EmailMessage:
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < count:
                await asyncio.sleep(0.02)
        return self.mails[count - 1]
