"""An outside bot: it answers at random, over the same sockets as everybody. docs/bot-api.md explains what it does.

    python examples/bot.py http://127.0.0.1:8000 TOKEN                waits for challenges and plays every game
    python examples/bot.py http://127.0.0.1:8000/table/ID TOKEN       plays the seat that the token is for
    python examples/bot.py "http://127.0.0.1:8000/table/ID?key=KEY"   sits down in the first open seat

A bot account with its token is made on the page “My account”; a token for your own seat comes from
POST /api/tables/ID/token. Needs `pip install websockets`, nothing of Pessoi.
"""

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import websockets

ALIVE = 30  # seconds between two signs of life: after 90 without one the server hangs up
RETRY = 1.5  # seconds
FINAL = {4400, 4401, 4403, 4404, 4409}  # close codes after which it is of no use to come back


def call(url: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
    """GET, or POST with a body."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers)) as reply:
        return json.loads(reply.read() or b"null")


@asynccontextmanager
async def connected(url: str, token: str) -> AsyncIterator[websockets.ClientConnection]:
    """A socket that says now and then that we are still there."""
    address = url.replace("http", "ws", 1)
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(address, additional_headers=headers, max_size=None) as socket:

        async def stay() -> None:
            while True:
                await asyncio.sleep(ALIVE)
                await socket.send(json.dumps({"type": "ping"}))

        staying = asyncio.create_task(stay())
        try:
            yield socket
        finally:
            staying.cancel()


async def come_back(error: Exception) -> None:
    """The server has gone away, or the network: wait a moment, unless we are not wanted."""
    if isinstance(error, websockets.ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FINAL:
        raise error
    await asyncio.sleep(RETRY)


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """A seat until the game is over, however often the line breaks."""
    while True:
        try:
            async with connected(f"{server}/api/tables/{table}/socket", token) as socket:
                await socket.send(json.dumps({"type": "hello", "since": 0}))
                async for frame in socket:
                    view = json.loads(frame)
                    if view["type"] == "view" and view["result"]:
                        return dict(view["result"])
                    if view["type"] == "view" and view["request"]:
                        action = choose(view)
                        await socket.send(json.dumps({"type": "answer", "turn": view["turn"], "action": action}))
            await asyncio.sleep(RETRY)
        except (websockets.ConnectionClosed, OSError) as error:
            await come_back(error)


def choose(view: dict[str, Any]) -> str:
    """The bot itself: everything that it may know is in `view["shown"]`."""
    return str(random.choice(view["request"]["actions"])["notation"])


class Waiter:
    """Accepts every challenge and plays all its games at once."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server
        self.token = token
        self.games: dict[str, asyncio.Task[None]] = {}
        self.finished = 0

    async def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return await asyncio.to_thread(call, f"{self.server}/api/{path}", self.token, body)

    async def wait(self) -> None:
        """For ever. The cursor is the last event that we have heard of: what happens while we are away comes after."""
        after = ""
        while True:
            try:
                async with connected(f"{self.server}/api/events/socket{after}", self.token) as socket:
                    async for frame in socket:
                        message = json.loads(frame)
                        if message["type"] == "events":
                            if not after or message["missed"]:
                                await self.look_around()
                            for event in message["events"]:
                                await self.hear(event)
                            after = f"?after={message['cursor']}"
                        elif message["type"] == "event":
                            await self.hear(message)
                            after = f"?after={message['id']}"
                await asyncio.sleep(RETRY)
            except (websockets.ConnectionClosed, OSError) as error:
                await come_back(error)

    async def look_around(self) -> None:
        """What was there before we came."""
        for table in (await self.call("tables?list=mine"))["tables"]:
            if table["phase"] == "play":
                self.sit(table["id"])
        for invitation in (await self.call("invitations"))["invitations"]:
            await self.accept(invitation["table"]["id"])

    async def hear(self, event: dict[str, Any]) -> None:
        if event["kind"] == "challenge":
            await self.accept(event["table"])
        elif event["kind"] in ("start", "turn"):
            self.sit(event["table"])

    async def accept(self, table: str) -> None:
        try:
            await self.call(f"tables/{table}/accept", {})
        except OSError as error:  # an HTTPError is one: they have thought better of it
            print(f"{table}: {error}", file=sys.stderr)

    def sit(self, table: str) -> None:
        if table not in self.games:
            self.games[table] = asyncio.create_task(self.play(table))

    async def play(self, table: str) -> None:
        result = await play(self.server, table, self.token)
        print(f"{table}: {result['seats']}")
        self.finished += 1


async def main(link: str, token: str = "") -> None:
    page = urlsplit(link)
    server, table = f"{page.scheme}://{page.netloc}", page.path.rpartition("/table/")[2]
    if not page.path.startswith("/table/"):
        await Waiter(server, token).wait()
        return
    print(await sit_down(link) if not token else await play(server, table, token))


async def sit_down(link: str) -> dict[str, Any]:
    """As an account that is nobody's, in the first open seat."""
    page = urlsplit(link)
    server, table = f"{page.scheme}://{page.netloc}", page.path.rpartition("/table/")[2]
    token = call(f"{server}/api/tokens", "", {"name": "Random"})["token"]
    call(f"{server}/api/tables/{table}/join", token, {"key": parse_qs(page.query).get("key", [None])[0]})
    return await play(server, table, token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
