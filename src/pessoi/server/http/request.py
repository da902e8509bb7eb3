"""What every HTTP endpoint has in common: reading the request, errors, and the guard in front of all of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pessoi.server import wire
from pessoi.server.http.access import STATUS, Access
from pessoi.server.http.static import PAGE, POLICY
from pessoi.server.metrics import Metrics
from pessoi.server.storage.outage import ReadOnly, is_outage
from pessoi.server.tables.hub import Hub
from pessoi.table import Refusal
from pessoi.table.messages import error_body

log = structlog.get_logger()

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Call:
    """One request to an endpoint."""

    def __init__(self, request: Request) -> None:
        self.access: Final[Access] = request.app.state.access
        self.hub: Final[Hub] = request.app.state.hub
        self.services: Final = self.hub.services
        self.store: Final = self.services.store
        self.request: Final = request

    @property
    def address(self) -> str:
        """Whose limits count."""
        return self.access.address(self.request)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        text = self.query(name)
        if text is None or text == "":
            return default
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise Refusal("bad_request", f"{name} is a whole number from {least} to {most}, not {text[:20]!r}")
        return max(least, min(most, int(text)))

    async def body(self) -> bytes:
        most = self.services.settings.body_bytes
        announced = self.request.headers.get("content-length", "0")
        if announced.isdigit() and int(announced) > most:
            raise Refusal("too_large", f"at most {most} bytes are taken", {"most": most})
        data = bytearray()
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("too_large", f"at most {most} bytes are taken", {"most": most})
        return bytes(data)

    async def json(self, type: type[Any]) -> Any:
        data = await self.body()
        kind = self.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != JSON:
            raise Refusal("not_json", f"the body must be {JSON}")
        try:
            return msgspec.json.decode(data, type=type)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("bad_request", str(error)[:300]) from error

    async def text(self) -> str:
        try:
            text = (await self.body()).decode()
        except UnicodeDecodeError as error:
            raise Refusal("bad_request", "the text is not UTF-8") from error
        if "\0" in text:
            raise Refusal("bad_request", "a text holds no NUL")
        return text

    async def person(self) -> wire.Person | None:
        return await self.access.person(self.request)

    async def somebody(self) -> wire.Person:
        person = await self.person()
        if person is None:
            raise Refusal("who_are_you", "give yourself a name first: PUT /api/me")
        return person


Handler = Callable[[Call], Awaitable[Response]]


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(value), status, headers, JSON)


def error_response(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.code, 400)
    headers = {}
    if refusal.code in ("too_many", "read_only"):
        headers["retry-after"] = str(refusal.message.args.get("seconds", 1))
    return reply(wire.ErrorReply(error_body(refusal)), status, headers)


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that never fails silently: refusals become clear errors, anything else is our fault and logged."""

    async def respond(request: Request) -> Response:
        call = Call(request)
        try:
            if call.hub.stopping:
                raise Refusal("stopping", "the server stops; come back in a moment")
            return await handler(call)
        except Refusal as refusal:
            call.services.metrics.refusals.labels(refusal.code).inc()
            return error_response(refusal)
        except Exception as error:
            if is_outage(error):  # of reading: writing has said so already
                return error_response(ReadOnly())
            log.exception("endpoint_failed", path=request.scope["path"])
            return error_response(Refusal("internal", "something went wrong here; it has been noted"))

    return respond


class Guard:
    """Stands before everything: host, origin, rate; and the headers that every answer carries."""

    def __init__(self, app: ASGIApp, access: Access, metrics: Metrics) -> None:
        self.app: Final = app
        self.access: Final = access
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refusal = self.refusal(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(message["status"]).inc()
                present = {name for name, _ in message["headers"]}
                more = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        app = self.app if refusal is None else error_response(refusal)
        await app(scope, receive, send_with_headers)

    def refusal(self, request: Request) -> Refusal | None:
        if request.scope["path"] in ("/healthz", "/metrics"):
            return None
        if "\0" in request.scope["path"] or "\0" in unquote_to_bytes(request.scope["query_string"]).decode("latin-1"):
            return Refusal("bad_request", "an address holds no NUL")
        changes = request.method not in ("GET", "HEAD")
        refusal = self.access.check_origin(request) if changes else self.access.check_host(request)
        if refusal is not None:
            return refusal
        if request.scope["path"].startswith(f"{PAGE}/") and not changes:
            return None  # files, of which a browser fetches all at once, once
        try:
            self.access.requests.take(self.access.address(request))
        except Refusal as too_many:
            return too_many
        return None
