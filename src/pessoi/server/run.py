"""Running the server in this process: one file's lock, logs, uvicorn."""

import asyncio
import fcntl
import logging
import sys
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final, cast

import sqlalchemy as sa
import structlog
import uvicorn
from starlette.types import ASGIApp

from pessoi.i18n import catalogue
from pessoi.i18n.errors import spoken
from pessoi.kernel import Fault, Message
from pessoi.server import gc_policy
from pessoi.server.app import make_app, make_operators_app
from pessoi.server.http.connections import Doorkeeper, raise_file_limit
from pessoi.server.http.upgraded import Upgraded
from pessoi.server.settings import Settings
from pessoi.server.storage.store import Store
from pessoi.server.tables.hub import Hub

SWITCH: Final = 0.0005  # seconds: the thread that commits must not wait long for its turn


class CannotServe(Fault):
    """The server cannot start; the message says why."""


class Server(uvicorn.Server):
    """Tells clients to come back before the sockets close."""

    def __init__(self, config: uvicorn.Config, hub: Hub, then: str | None) -> None:
        super().__init__(config)
        self.hub: Final = hub
        self.then: Final = then
        self._operators: Final = make_operators_server(hub) if hub.settings.metrics_port else None

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started and self._operators is not None:
            await self._operators.startup()
        if self.started:
            print(tell_address(f"http://{self.config.host}:{self.config.port}/"), flush=True)
            if self.then:
                webbrowser.open(self.then)

    async def shutdown(self, sockets: Any = None) -> None:
        await self.hub.send_everybody_away()
        if self._operators is not None and self._operators.started:
            await self._operators.shutdown()
        await super().shutdown(sockets)


def tell_address(url: str) -> str:
    return catalogue(spoken.get()).say(Message("server-at", {"url": f"={url}"}))


def run(settings: Settings, open_browser: bool = False) -> None:
    set_up_logs()
    sys.setswitchinterval(SWITCH)
    try:
        for module in settings.imports:
            import_module(module)
        lock = lock_file(settings)
        asyncio.run(try_database(settings))
        app, hub = make_app(settings)
    except Fault as error:
        raise CannotServe(error.message.key, error.message.args) from error
    except (ImportError, ValueError, OSError, sa.exc.SQLAlchemyError) as error:
        raise CannotServe("error-cannot-serve", {"reason": f"={error}"}) from error
    config = make_config(settings, app)
    gc_policy.settle()
    Server(config, hub, f"http://{settings.host}:{settings.port}/" if open_browser else None).run()
    if lock is not None:
        lock.close()


def make_operators_server(hub: Hub) -> uvicorn.Server:
    """Lives and ends with the other one, in the same event loop."""
    config = uvicorn.Config(
        make_operators_app(hub),
        host=hub.settings.metrics_host,
        port=hub.settings.metrics_port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=5,
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    return server


def make_config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    doorkeeper = Doorkeeper(settings, raise_file_limit())
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=cast(type[asyncio.Protocol], doorkeeper.http_protocol),  # uvicorn only calls it
        ws=Upgraded,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
    )


async def try_database(settings: Settings) -> None:
    """A clear word now rather than a long one later."""
    store = Store(settings.database, settings.process)
    try:
        await store.ping()
    except Exception as error:  # whatever a driver may raise
        shown = store.url.render_as_string(hide_password=True)
        raise CannotServe("error-database-silent", {"database": f"={shown}", "reason": f"={error}"}) from error
    finally:
        await store.dispose()


def lock_file(settings: Settings) -> IO[str] | None:
    """One process a SQLite file: more of them need PostgreSQL, or they would not hear of each other."""
    if not settings.is_sqlite():
        return None
    file = Path(sa.make_url(settings.database).database or "pessoi.db")
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = file.with_name(file.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotServe("error-other-server", {"file": f"={file}"}) from error
    return lock


def set_up_logs() -> None:
    """One JSON object a line on standard error; in a terminal what a person should know, in words. Nothing that
    identifies a guest or opens a seat is ever logged."""
    is_terminal = sys.stderr.isatty()
    programs = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S" if is_terminal else "iso", utc=not is_terminal),
            *([structlog.dev.ConsoleRenderer()] if is_terminal else programs),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
