"""A real server process and real sockets."""

import asyncio
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, Self

import httpx
import websockets

from tests.machine import PATIENCE, free_port

ROOT: Final = Path(__file__).parents[2]
UNVERIFIED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # certificates of the tests are their own
UNVERIFIED.check_hostname = False
UNVERIFIED.verify_mode = ssl.CERT_NONE


class Nursery:
    """Starts servers (see `tests.server.nursery`); it is started with the first of them."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def start(self, arguments: list[str], log: str, **where: Any) -> int:
        if self.process is None:
            command = [sys.executable, "-m", "tests.server.nursery"]
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, **where)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"arguments": arguments, "log": log}) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def stop(self) -> None:
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.close()
            self.process.wait(PATIENCE)
            self.process.stdout.close()
            self.process = None


NURSERY: Final = Nursery()


class Server:
    """`pessoi serve` in a process of its own."""

    def __init__(
        self, database: str, *options: str, port: int = 0, log: Path | None = None, metrics: bool = False
    ) -> None:
        self.database: Final = database
        self.port: Final = port or free_port()
        self.metrics_port: Final = free_port() if metrics else 0
        self.options: Final = (*options, "--metrics-port", str(self.metrics_port))
        self.log: Final = log
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def metrics_url(self) -> str:
        return f"http://127.0.0.1:{self.metrics_port}"

    def start(self) -> Self:
        arguments = ["--port", str(self.port), "--database", self.database, "--bots", "tests.server.toys"]
        arguments += ["--bot-workers", "1", "--bot-pace", "0", *self.options]
        engine = os.environ.get("PYTHONPATH")  # the compiled one, where the caller uses it
        environment = {**os.environ, "PYTHONPATH": f"{engine}:{ROOT}" if engine else str(ROOT)}
        self.pid = NURSERY.start(arguments, str(self.log or os.devnull), cwd=ROOT, env=environment)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not self.is_alive():
                raise RuntimeError("the server has ended: " + (self.log.read_text() if self.log else ""))
            if self.answers():
                return self
            time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return True
        except OSError:
            return False

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if not self.pid or not self.is_alive():
            return
        os.kill(self.pid, how)
        deadline = time.monotonic() + PATIENCE
        while self.is_alive():
            if time.monotonic() > deadline:
                os.kill(self.pid, signal.SIGKILL)
                raise TimeoutError("the server does not stop")
            time.sleep(0.01)


def fetch(method: str, url: str, **more: Any) -> httpx.Response:
    """A request of its own, without the second that loading certificates takes."""
    return httpx.request(method, url, verify=False, timeout=PATIENCE, **more)


class Guest:
    """A person with HTTP client and token."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http: Final = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.name: Final = name
        self.token = ""
        self.seats: Final[list[Seat]] = []

    async def __aenter__(self) -> Self:
        if self.name:
            reply = await self.http.put(self.url + "/api/me", json={"name": self.name})
            assert reply.status_code == 200, reply.text
            self.token = reply.cookies["pessoi"]
            self.http.cookies.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.close()
        await self.http.aclose()

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        reply = await self.http.post(self.url + path, json=body if body is not None else {}, headers=self.headers())
        assert (reply.status_code < 300) if status is None else (reply.status_code == status), reply.text
        return reply.json()

    async def get(self, path: str, status: int = 200) -> Any:
        reply = await self.http.get(self.url + path, headers=self.headers())
        assert reply.status_code == status, reply.text
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text

    async def sit(self, table: str, since: int = 0, key: str = "") -> "Seat":
        seat = Seat(self, table, key)
        self.seats.append(seat)
        await seat.connect(since)
        return seat

    async def table(self, game: str = "pebbles", seats: list[str] | None = None, **more: Any) -> Any:
        """A new table; seats as "me", "open" or a bot's level."""
        seats = seats or ["me", "open"]
        made = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        return await self.post("/api/tables", {"game": game, "players": len(seats), "seats": made, **more})


class Seat:
    """A socket; `view` is the newest one."""

    def __init__(self, guest: Guest, table: str, key: str = "") -> None:
        self.guest: Final = guest
        self.table: Final = table
        self.key: Final = key
        self.socket: websockets.ClientConnection | None = None
        self.view: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}  # message of any kind
        self.number = 0

    async def connect(self, since: int = 0, version: int = 1) -> dict[str, Any]:
        url = self.guest.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        if self.key:
            url += f"?key={self.key}"
        headers = self.guest.headers()
        self.socket = await websockets.connect(
            url,
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            ssl=UNVERIFIED if url.startswith("wss") else None,
        )
        await self.send({"type": "hello", "since": since, "version": version})
        return await self.read("view")

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.last = message
        if message["type"] == "view":
            self.view = message
            self.lines += message["lines"]
        return message

    async def read(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        while (message := await self.receive(seconds))["type"] != kind:
            pass
        return message

    async def ask(self, type: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for what is said to it."""
        self.number += 1
        number = self.number
        await self.send({"type": type, "id": number, **fields})
        while True:
            message = await self.receive(seconds)
            if message.get("id") == number:
                return message

    async def answer(self, action: str | None = None) -> dict[str, Any]:
        """Answer the question in view, with its first action if none is given."""
        action = action or self.view["request"]["actions"][0]["notation"]
        return await self.ask("answer", turn=self.view["turn"], action=action)

    async def until(self, condition: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """Read until the view is so."""
        async with asyncio.timeout(seconds):
            while not condition(self.view):
                await self.receive(seconds)
        return self.view

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


async def play_to_the_end(seats: list[Seat], choose: Any = None) -> None:
    """Everybody answers as soon as asked."""
    choose = choose or (lambda request: request["actions"][0]["notation"])

    async def play(seat: Seat) -> None:
        while not seat.view.get("result"):
            if seat.view.get("request"):
                reply = await seat.answer(choose(seat.view["request"]))
                assert reply["type"] == "ack", reply
                while seat.view["turn"] < reply["turn"]:
                    await seat.receive()
            else:
                await seat.receive()

    await asyncio.gather(*[play(seat) for seat in seats])
