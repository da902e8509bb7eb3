"""Connections that never become a request: limited in number and time, and nobody else is shut out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
import websockets

from pessoi.server.app import make_app
from pessoi.server.http.connections import Doorkeeper, raise_file_limit
from pessoi.server.limits import is_within, network_of
from pessoi.server.run import Server, make_config
from pessoi.server.settings import Settings
from tests.machine import PATIENCE, free_port

LONG = 1000.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def serving(place: Path, **limits: Any) -> AsyncIterator[Settings]:
    """A server in this process, so that its limits can be as low as a test wants them."""
    patient = {"header_seconds": LONG, "body_seconds": LONG, "response_seconds": LONG, "keep_alive_seconds": 1000}
    settings = Settings(database=f"sqlite:///{place / 'x.db'}", port=free_port(), **{**patient, **limits})
    app, hub = make_app(settings)
    server = Server(make_config(settings, app), hub, None)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield settings
    finally:
        server.should_exit = True
        await running


async def connect(settings: Settings, text: str = "", source: str = "127.0.0.1") -> Streams:
    reader, writer = await asyncio.open_connection("127.0.0.1", settings.port, local_addr=(source, 0))
    writer.write(text.replace("\n", "\r\n").encode())
    return reader, writer


async def rest(streams: Streams) -> str:
    """What the server says until it hangs up."""
    async with asyncio.timeout(PATIENCE):
        try:
            return (await streams[0].read(-1)).decode()
        except ConnectionError:
            return ""
        finally:
            streams[1].close()


async def is_served(settings: Settings) -> bool:
    return "HTTP/1.1 200" in await rest(
        await connect(settings, "GET /healthz HTTP/1.1\nhost: localhost\nconnection: close\n\n")
    )


HALF = "GET /healthz HTTP/1.1\nhost: loc"
HALF_BODY = "PUT /api/me HTTP/1.1\nhost: localhost\ncontent-type: application/json\ncontent-length: 20\n\n{"
WHOLE = "GET /healthz HTTP/1.1\nhost: localhost\n\n"


async def test_one_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_per_client=10) as settings:
        half = [await connect(settings, HALF) for _ in range(10)]
        with structlog.testing.capture_logs() as logs:
            refused = [await rest(await connect(settings, WHOLE)) for _ in range(20)]
        assert all(text == "" or text.startswith("HTTP/1.1 503") for text in refused)
        assert any(refused)
        bites = [line for line in logs if line["event"] == "limit_reached"]
        assert [line["limit"] for line in bites] == ["connections_per_client"]  # once, not twenty times
        for _, writer in half:
            writer.close()
        async with asyncio.timeout(PATIENCE):
            while not await is_served(settings):
                await asyncio.sleep(0.01)


async def test_others_are_served_while_somebody_holds_all_they_can(tmp_path: Path) -> None:
    async with serving(tmp_path) as settings:
        try:
            held = [await connect(settings, HALF, "127.0.0.2") for _ in range(300)]
        except OSError:
            pytest.skip("this machine has one loopback address only")
        assert await is_served(settings)
        for _, writer in held:
            writer.close()


async def test_a_proxy_may_have_as_many_as_it_needs(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_per_client=3, proxies=["127.0.0.1"]) as settings:
        half = [await connect(settings, HALF) for _ in range(20)]
        assert await is_served(settings)
        for _, writer in half:
            writer.close()


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("header_seconds", ""),
        ("header_seconds", HALF),
        ("header_seconds", WHOLE + HALF),
        ("body_seconds", HALF_BODY),
        ("keep_alive_seconds", WHOLE),
    ],
)
async def test_requests_that_never_end_are_cut_off(tmp_path: Path, limit: str, text: str) -> None:
    """They take every place there is; when their time is up, others are served."""
    async with serving(tmp_path, connections_per_client=5, **{limit: 1}) as settings:
        half = [await connect(settings, text) for _ in range(5)]
        for streams in half:
            await rest(streams)
        assert await is_served(settings)


async def test_trickling_does_not_help(tmp_path: Path) -> None:
    """The header has its time as a whole, however often another byte of it comes."""
    async with serving(tmp_path, header_seconds=1) as settings:
        reader, writer = await connect(settings, "GET / HTTP/1.1\nx: ")
        ended = asyncio.create_task(rest((reader, writer)))
        while not ended.done():
            writer.write(b"x")
            await asyncio.sleep(0.05)
        assert ended.result() == ""


async def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown by one that takes its time: both look the same from outside."""

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("pessoi.server.storage.store.Store.ping", never)
    async with serving(tmp_path, response_seconds=1) as settings:
        assert await rest(await connect(settings, WHOLE)) == ""


async def test_sockets_are_connections_and_not_requests(tmp_path: Path) -> None:
    """They count, they stay beyond the time of a request, and they give their place back."""
    async with serving(tmp_path, connections_per_client=2, header_seconds=1, response_seconds=1) as settings:
        url = f"ws://127.0.0.1:{settings.port}/api/tables/none/socket"
        for _ in range(5):
            async with websockets.connect(url, proxy=None) as socket:
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
        assert await is_served(settings)


def test_all_connections_fit_the_files_of_the_process() -> None:
    keeper = Doorkeeper(Settings(connections=1000, connections_per_client=1000), files=50)
    entered = [keeper.enter(f"10.0.0.{i}") for i in range(60)]
    assert sum(1 for leave in entered if leave) == 40
    assert entered[0] is not None
    entered[0]()
    assert keeper.enter("10.0.0.99")
    assert raise_file_limit() > 100


def test_addresses() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert is_within("10.1.2.3", ["10.0.0.0/8"])
    assert not is_within("11.1.2.3", ["10.0.0.0/8", "127.0.0.1"])
    assert is_within("1.2.3.4", ["*"])
