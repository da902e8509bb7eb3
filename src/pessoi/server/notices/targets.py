"""Calling addresses that people gave us: public ones only, looked up once and held to, without redirects.

What is checked is the address that is then connected to: however it was spelt, and whatever its name means a moment
later.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from pessoi.server.limits import is_within

SECONDS: Final = 15.0  # that a call may take
REPLY: Final = 16 * 1024  # bytes of the answer's head that are read
PORTS: Final = (443, 8443)
UNICAST: Final = ipaddress.ip_network("2000::/3")
# they carry an IPv4 address, or lead into somebody's house
WRAPPED: Final = [ipaddress.ip_network(net) for net in ("2001::/23", "2002::/16", "2001:db8::/32", "3fff::/20")]

Resolve = Callable[[str, int], Awaitable[list[str]]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[str, int, ssl.SSLContext | None, str], Awaitable[Streams]]


class Undeliverable(Exception):
    """It was not taken. For good: it never will be."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good: Final = for_good


class BadTarget(Undeliverable):
    """We do not call there."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, for_good=True)


@dataclass(frozen=True)
class Target:
    host: str
    port: int
    path: str
    is_tls: bool

    @property
    def name(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_tls else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.is_tls else 'http'}://{self.name}"


def read_target(url: str) -> Target:
    """BadTarget if it is no address for us, before anything is looked up."""
    if not url.isascii() or any(not c.isprintable() or c in ' \\"<>^`{|}' for c in url):
        raise BadTarget("characters that an address does not have")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadTarget("no address") from error
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise BadTarget("https only")
    if "@" in parts.netloc or "%" in parts.netloc:
        raise BadTarget("no names or passwords in an address")
    is_tls = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname.rstrip("."), port or (443 if is_tls else 80), path, is_tls)


def is_public(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        is_wrapped = any(address in net for net in WRAPPED) or address.ipv4_mapped is not None
        return address in UNICAST and not is_wrapped and address.is_global and address.scope_id is None
    return address.is_global and not address.is_multicast


class Caller:
    """`allowed`: networks besides the public net where notices may go, by plain http too, if whoever runs the server
    wants it so."""

    def __init__(
        self,
        allowed: Sequence[str] = (),
        resolve: Resolve | None = None,
        connect: Connect | None = None,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.allowed: Final = list(allowed)
        self._resolve: Final = resolve or look_up
        self._connect: Final = connect or open_streams
        self._context = context

    async def find(self, url: str) -> tuple[Target, str]:
        """The target, and the address to connect to: all that its name has must be fit to be called."""
        target = read_target(url)
        try:
            found = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError) as error:
            raise Undeliverable("there is no such name") from error
        if not found:
            raise Undeliverable("there is no such name")
        if self.allowed and all(is_within(address, self.allowed) for address in found):
            return target, found[0]
        if not target.is_tls or target.port not in PORTS:
            raise BadTarget("https only")
        if not all(is_public(address) for address in found):
            raise BadTarget("not an address of the public net")
        return target, found[0]

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer."""
        try:
            async with asyncio.timeout(SECONDS):
                target, address = await self.find(url)
                return await self._post(target, address, headers, body)
        except TimeoutError as error:
            raise Undeliverable("no answer in time") from error
        except ssl.SSLError as error:
            raise Undeliverable("its certificate is not good") from error
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Undeliverable("no connection") from error

    async def _post(self, target: Target, address: str, headers: dict[str, str], body: bytes) -> int:
        if target.is_tls and self._context is None:
            self._context = ssl.create_default_context()
        context = self._context if target.is_tls else None
        reader, writer = await self._connect(address, target.port, context, target.host)
        try:
            lines = [f"POST {target.path} HTTP/1.1", f"host: {target.name}", "connection: close"]
            lines += [f"content-length: {len(body)}", "user-agent: pessoi", *(f"{k}: {v}" for k, v in headers.items())]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            status = (await reader.readuntil(b"\r\n")).split(b" ", 2)[1]
            return int(status)
        except IndexError as error:
            raise Undeliverable("no answer that we understand") from error
        finally:
            writer.close()


async def look_up(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def open_streams(address: str, port: int, context: ssl.SSLContext | None, name: str) -> Streams:
    return await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name if context else None, limit=REPLY
    )
