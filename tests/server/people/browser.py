"""A browser as far as accounts need one: cookies, and a name for the server rather than an address."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httpx

from tests.machine import PATIENCE
from tests.server.harness import Guest, Server


class Browser(Guest):
    def __init__(self, server: Server) -> None:
        super().__init__(f"http://localhost:{server.port}", "")
        self.origin: Final = self.url

    def headers(self) -> dict[str, str]:
        """Sockets do not know the client's cookies."""
        secret = self.http.cookies.get("pessoi")
        return {"Cookie": f"pessoi={secret}"} if secret else {}

    async def close(self) -> None:
        await self.__aexit__()

    async def send(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        reply = await self._request(method, path, body)
        assert reply.status_code < 300 if status is None else reply.status_code == status, reply.text
        return reply.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.send("POST", path, {} if body is None else body, status)

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.send("GET", path, None, status)

    async def _request(self, method: str, path: str, body: Any) -> httpx.Response:
        more = {"json": body} if body is not None else {}
        return await self.http.request(method, self.url + path, **more)

    async def refused(self, path: str, body: Any, status: int, key: str) -> None:
        error = await self.send("POST", path, body, status)
        assert error["error"]["message"][0] == key

    async def guess(self, code: str) -> int:
        return (await self._request("POST", "/api/sign-in", {"kind": "code", "secret": code})).status_code

    async def name_me(self, name: str) -> Any:
        return (await self.send("PUT", "/api/me", {"name": name}))["person"]

    async def table(self, game: str = "pebbles", seats: list[str] | None = None, **more: Any) -> Any:
        return await super().table(game, seats, **{"private": False, **more})


async def until(browser: Browser, path: str, condition: Callable[[Any], bool]) -> Any:
    """Ask until it is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            reply = await browser._request("GET", path, None)
            if reply.status_code == 200 and condition(found := reply.json()):
                return found
            await asyncio.sleep(0.05)
