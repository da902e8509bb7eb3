"""The server's own application with no server around it: requests and sockets are handed to it as ASGI has them."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote, urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Scope

from pessoi.offline.shelf import Shelf
from pessoi.offline.store import ShelfStore
from pessoi.server.app import make_app
from pessoi.server.bots.bot_pool import BotPool, Start
from pessoi.server.editions.trial_process import Trial, Verdict, try_out
from pessoi.server.editions.trials import Editions
from pessoi.server.http.access import COOKIE
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.tables.hub import Hub
from pessoi.table.timekeeper import Timekeeper

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store

PLENTY: Final = 1_000_000.0  # nobody has to be kept from asking too much of their own machine


def settings(**changes: Any) -> Settings:
    """For one person on one device: figures of their own, no limits, and bots that may take their time."""
    return Settings(
        **{
            "database": "",
            "process": "page",
            "editions": True,
            "bot_workers": 1,
            "bot_seconds": 60.0,
            "review_level": "normal",  # an eighth of the usual search, then as many tries as a grade needs
            "requests_per_second": PLENTY,
            "messages_per_second": PLENTY,
            "bytes_per_second": PLENTY * 100,
            "replays_per_second": PLENTY,
            "new_people_per_minute": PLENTY,
            "new_tables_per_minute": PLENTY,
            "uploads_per_minute": PLENTY,
            "body_bytes": 16 * 1024 * 1024,
            **changes,
        }
    )


async def tried_here(settings: Settings, data: bytes) -> Verdict:
    """What somebody's own figures do to their own page is their own affair."""
    return try_out(msgspec.json.decode(data, type=Trial))


class Reply(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes


class House:
    """`start_bot` starts what stands for a bot's process. The guest's cookie is kept here, as a browser keeps it."""

    def __init__(self, app: ASGIApp, hub: Hub, store: ShelfStore) -> None:
        self.app: Final = app
        self.hub: Final = hub
        self.store: Final = store
        self._cookie = ""

    @classmethod
    async def open(cls, shelf: Shelf, start_bot: Start, options: Settings | None = None) -> "House":
        options, time = options or settings(), Timekeeper()
        store = ShelfStore(shelf, time)
        services = Services(
            options, time, cast("Store", store), BotPool(options, start_bot), Editions(options, tried_here)
        )
        app, hub = make_app(options, services)
        await hub.open()
        house = cls(app, hub, store)
        house._cookie = await store.find("cookie") or ""
        return house

    async def close(self) -> None:
        await self.hub.close()

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Reply:
        """A request, answered by the server's own endpoints."""
        found = Reply(500, {}, b"")
        told = False

        async def receive() -> Message:
            nonlocal told
            if told:  # whoever asks in the same page never hangs up
                await asyncio.Event().wait()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                found.status = message["status"]
                for name, value in message["headers"]:
                    found.headers[name.decode()] = value.decode()
            else:
                found.body += message.get("body", b"")

        scope = {"type": "http", "http_version": "1.1", "method": method, **self._scope(path, kind)}
        await self.app(scope, receive, send)
        await self._keep_cookie(found.headers.pop("set-cookie", ""))
        return found

    async def _keep_cookie(self, header: str) -> None:
        name, _, value = header.partition(";")[0].partition("=")
        if name == COOKIE:
            await self.store.write([("cookie", value)])
            self._cookie = value

    def _scope(self, path: str, kind: str) -> Scope:
        url = urlsplit(path)
        headers = [(b"host", b"localhost"), (b"content-type", kind.encode())]
        if self._cookie:
            headers.append((b"cookie", f"{COOKIE}={self._cookie}".encode()))
        return {
            "scheme": "https",
            "path": unquote(url.path),
            "raw_path": url.path.encode(),
            "query_string": url.query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 443),
        }

    def connect(self, path: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> "Line":
        return Line(self.app, {"type": "websocket", "subprotocols": [], **self._scope(path, "")}, hear, closed)


class Line:
    """A socket's client end: `hear` gets what the table says, `closed` the code with which it ended."""

    def __init__(self, app: ASGIApp, scope: Scope, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._hear: Final = hear
        self._closed: Final = closed
        self._there: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._code = 1006
        self._there.put_nowait({"type": "websocket.connect"})
        self._task: Final = asyncio.ensure_future(self._live(app, scope))

    async def _live(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._there.get, self._send)
        finally:
            self._closed(self._code)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._hear(message["text"])
        elif message["type"] == "websocket.close":
            self._code = message.get("code", 1000)

    def send(self, text: str) -> None:
        self._there.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._code = 1000
        self._there.put_nowait({"type": "websocket.disconnect", "code": 1000})
