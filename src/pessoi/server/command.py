"""`pessoi serve`. What it needs is imported when it is run: the other commands start sooner without it."""

import sys
from typing import Annotated

import typer

from pessoi.server.settings import Settings, default_database


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.", envvar="PESSOI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", envvar="PESSOI_PORT")] = 8000,
    metrics_host: Annotated[
        str, typer.Option(help="The same for /metrics and /healthz alone.", envvar="PESSOI_METRICS_HOST")
    ] = "127.0.0.1",
    metrics_port: Annotated[int, typer.Option(help="0: no figures.", envvar="PESSOI_METRICS_PORT")] = 0,
    database: Annotated[
        str,
        typer.Option(help="sqlite:///FILE or postgresql://…", envvar="PESSOI_DATABASE"),
    ] = "",
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A host name that this server goes by.", envvar="PESSOI_NAME")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A web page elsewhere that may use it.", envvar="PESSOI_ORIGIN")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="Address of a proxy to believe.", envvar="PESSOI_PROXY")
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Behind HTTPS: cookies travel encrypted only.", envvar="PESSOI_SECURE")
    ] = False,
    url: Annotated[str, typer.Option(help="Where people find it: https://…, for links.", envvar="PESSOI_URL")] = "",
    mail: Annotated[
        str, typer.Option(help="smtp://NAME:PASSWORD@HOST:587 or smtps://…, for notices.", envvar="PESSOI_MAIL")
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mails.", envvar="PESSOI_MAIL_FROM")] = "",
    notice_network: Annotated[
        list[str] | None,
        typer.Option(
            help="A network besides the public net where notices may go, such as 10.1.0.0/16.",
            envvar="PESSOI_NOTICE_NETWORK",
        ),
    ] = None,
    editions: Annotated[
        bool, typer.Option("--editions", help="Let people bring figures of their own.", envvar="PESSOI_EDITIONS")
    ] = False,
    bots: Annotated[list[str] | None, typer.Option(help="A module that adds bots to pessoi.bots.BOTS.")] = None,
    bot_seconds: Annotated[float, typer.Option(help="A bot that thinks longer is stopped.")] = 10.0,
    bot_pace: Annotated[float, typer.Option(help="Seconds that a bot's answer takes at least.")] = 0.7,
    bot_workers: Annotated[
        int, typer.Option(help="Processes for bots; 0: one less than cores.", envvar="PESSOI_BOT_WORKERS")
    ] = 0,
    keep_tables: Annotated[
        int,
        typer.Option(
            min=0, help="Days until a table is deleted that nobody goes on with; 0: never.", envvar="PESSOI_KEEP_TABLES"
        ),
    ] = 0,
    keep_guests: Annotated[
        int,
        typer.Option(
            min=0, help="Days until a guest is deleted who has no table; 0: never.", envvar="PESSOI_KEEP_GUESTS"
        ),
    ] = 0,
    sockets_per_client: Annotated[int, typer.Option(help="Sockets from one address at most.")] = 64,
    connections_per_client: Annotated[int, typer.Option(help="Connections from one address at most.")] = 128,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No rate limits: for tests on one machine.")] = False,
) -> None:
    """Serve games to browsers and outside bots.

    Example: pessoi serve --open
    """
    settings = Settings(
        host=host,
        port=port,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        database=database or default_database(),
        names=name or [],
        origins=origin or [],
        proxies=proxy or [],
        secure_cookies=secure,
        url=url,
        mail=mail,
        mail_from=mail_from,
        notice_networks=notice_network or [],
        editions=editions,
        imports=bots or [],
        bot_seconds=bot_seconds,
        bot_pace=bot_pace,
        keep_tables=keep_tables,
        keep_guests=keep_guests,
        sockets_per_client=sockets_per_client,
        connections_per_client=connections_per_client,
    )
    if bot_workers:
        settings.bot_workers = bot_workers
    if unlimited:
        lift_limits(settings)
    from pessoi.i18n.errors import spoken, word
    from pessoi.server.run import CannotServe, run

    try:
        run(settings, open)
    except CannotServe as error:
        print(f"pessoi serve: {word(error, spoken.get())}", file=sys.stderr)
        raise typer.Exit(1) from error


def lift_limits(settings: Settings) -> None:
    settings.sockets_per_client = settings.sockets = 100_000
    settings.connections_per_client = settings.connections = 100_000
    settings.requests_per_second = settings.messages_per_second = 100_000
    settings.new_people_per_minute = settings.new_tables_per_minute = 1_000_000
    settings.uploads_per_minute = settings.notices_per_minute = 1_000_000
    settings.replays_per_second = 100_000
    settings.shows_per_person = settings.tournaments_per_person = 100_000
    settings.bytes_per_second = 1e9


def main() -> None:
    app = typer.Typer(add_completion=False)
    app.command()(serve)
    app()


if __name__ == "__main__":
    main()
