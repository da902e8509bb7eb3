"""`pessoi serve`."""

import fcntl
import logging
import sys
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import IO, Annotated, Any

import sqlalchemy as sa
import structlog
import typer
import uvicorn

from pessoi.server.app import make_app
from pessoi.server.hub import Hub
from pessoi.server.settings import Settings, default_database


class Server(uvicorn.Server):
    """Tells clients to come back before the sockets close."""

    def __init__(self, config: uvicorn.Config, hub: Hub, then: str | None) -> None:
        super().__init__(config)
        self.hub = hub
        self.then = then

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Pessoi is at http://{self.config.host}:{self.config.port}/", flush=True)
            if self.then:
                webbrowser.open(self.then)

    async def shutdown(self, sockets: Any = None) -> None:
        self.hub.say_goodbye()
        await super().shutdown(sockets)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.", envvar="PESSOI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", envvar="PESSOI_PORT")] = 8000,
    database: Annotated[
        str,
        typer.Option(help="sqlite:///FILE or postgresql://…", envvar="PESSOI_DATABASE"),
    ] = "",
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="A host name that this server goes by.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A web page elsewhere that may use it.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="Address of a proxy to believe.")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Behind HTTPS: cookies travel encrypted only.")] = False,
    bots: Annotated[list[str] | None, typer.Option(help="A module that adds bots to pessoi.bots.BOTS.")] = None,
    bot_seconds: Annotated[float, typer.Option(help="A bot that thinks longer is stopped.")] = 10.0,
    bot_pace: Annotated[float, typer.Option(help="Seconds that a bot's answer takes at least.")] = 0.7,
    bot_workers: Annotated[int, typer.Option(help="Processes for bots; 0: one less than cores.")] = 0,
    sockets_per_client: Annotated[int, typer.Option(help="Sockets from one address at most.")] = 64,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No rate limits: for tests on one machine.")] = False,
) -> None:
    """Serve games to browsers and outside bots."""
    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        names=name or [],
        origins=origin or [],
        proxies=proxy or [],
        secure_cookies=secure,
        imports=bots or [],
        bot_seconds=bot_seconds,
        bot_pace=bot_pace,
        sockets_per_client=sockets_per_client,
    )
    if bot_workers:
        settings.bot_workers = bot_workers
    if unlimited:
        lift_limits(settings)
    try:
        run(settings, open)
    except (ValueError, OSError, ImportError, sa.exc.SQLAlchemyError) as error:
        print(f"pessoi serve: {error}", file=sys.stderr)
        raise typer.Exit(1) from error


def lift_limits(settings: Settings) -> None:
    settings.sockets_per_client = settings.sockets = 100_000
    settings.requests_per_second = settings.messages_per_second = 100_000
    settings.new_people_per_minute = settings.new_tables_per_minute = 1_000_000


def run(settings: Settings, open_browser: bool = False) -> None:
    set_up_logs()
    for module in settings.imports:
        import_module(module)
    lock = lock_file(settings)
    app, hub = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
    )
    Server(config, hub, f"http://{settings.host}:{settings.port}/" if open_browser else None).run()
    if lock is not None:
        lock.close()


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
        raise ValueError(f"another server uses {file}; several processes need a postgresql:// database") from error
    return lock


def set_up_logs() -> None:
    """One JSON object a line on standard error. Nothing that identifies a guest or opens a seat is ever logged."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")


def main() -> None:
    app = typer.Typer(add_completion=False)
    app.command()(serve)
    app()


if __name__ == "__main__":
    main()
