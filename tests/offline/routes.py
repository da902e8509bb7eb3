"""Every endpoint of the application, asked in a house without a server; prints what each says, as JSON.

Run by itself (`test_routes.py`), so that it can be done without the libraries that a browser has not.
"""

import asyncio
import json
from typing import Any

import msgspec
from msgspec import inspect

from pessoi.offline.house import House
from pessoi.offline.shelf import MemoryShelf
from pessoi.review.puzzle import puzzles_of
from pessoi.server.http.endpoints import ENDPOINTS, Endpoint
from pessoi.spec.lesson import lesson_of
from tests.offline.player import Player, asked, begun, opened

GAME = "mytikas"
LAST = ("/api/me/delete", "/api/sign-out")  # who asks that is nobody afterwards
BODIES: dict[str, object] = {  # where the least that is taken would be refused before the store is asked
    "/api/games/{game}/edition": {"toml": ""},
    "/api/lessons": {"game": GAME},
    "/api/tables": {"game": GAME, "players": 2},
    "/api/me/delete": {"name": "Io"},
    "/api/tables/{id}/start": {"fill": "easy"},
    "/api/tables/{id}/onward": {"step": 3, "seat": 0},
    "/api/records/{id}/onward": {"step": 3, "seat": 0},
    "/api/puzzles/{game}/{puzzle}/onward": {"step": 0, "seat": 0},
}
LOBBY = ("join", "leave", "seats/{seat}", "settings", "start", "invite")  # what is done at a table before the start


def least(kind: inspect.Type) -> Any:
    """A value of that type, as small as can be."""
    if isinstance(kind, inspect.StructType):
        return {field.encode_name: least(field.type) for field in kind.fields if field.required}
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.UnionType):
        return least(kind.types[0])
    if isinstance(kind, inspect.StrType):
        return "x" * max(1, kind.min_length or 0)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return max(1, kind.ge or 0)
    if isinstance(kind, inspect.BoolType):
        return True
    if isinstance(kind, inspect.ListType | inspect.CollectionType):
        return [least(kind.item_type)] * (kind.min_length or 0)
    return {} if isinstance(kind, inspect.DictType) else None


class Asker:
    """With a game that is over, another that is not, and a record of that one."""

    def __init__(self, house: House, over: str, running: str, record: str) -> None:
        self.house = house
        self.over = over
        self.running = running
        self.record = record

    async def kept(self) -> str:
        reply = await self.house.ask("POST", "/api/records", self.record.encode(), "text/plain")
        return str(msgspec.json.decode(reply.body)["id"])

    async def path(self, endpoint: Endpoint) -> str:
        table = self.over
        if endpoint.path.startswith("/api/tables/{id}") and endpoint.path.endswith(LOBBY):
            table = (await asked(self.house, "POST", "/api/tables", {"game": GAME, "players": 2}))["id"]
        elif endpoint.path.endswith("/unfinished"):
            table = self.running
        unfinished = endpoint.path.endswith("records/{id}/table")
        lesson = lesson_of(GAME)
        assert lesson is not None
        values = {
            "id": await self.kept() if unfinished else "sample-hellas" if "/records/" in endpoint.path else table,
            "game": GAME,
            "lang": "en",
            "step": lesson.steps[0].id,
            "puzzle": next(iter(puzzles_of(GAME))),
            "seat": "1",
            "who": "Io",
        }
        path = endpoint.path
        for name in [part.partition("}")[0] for part in path.split("{")[1:]]:
            path = path.replace("{" + name + "}", values.get(name, "x"))
        return path

    async def ask(self, endpoint: Endpoint) -> tuple[int, str]:
        body, kind = b"", "application/json"
        if endpoint.body == "text/plain":
            body, kind = self.record.encode(), "text/plain"
        elif endpoint.body is not None:
            value = BODIES.get(endpoint.path, least(inspect.type_info(endpoint.body)))
            body = json.dumps(value).encode()
        reply = await self.house.ask(endpoint.method, await self.path(endpoint), body, kind)
        code = "" if reply.status < 400 else msgspec.json.decode(reply.body)["error"]["code"]
        return reply.status, code


async def main() -> None:
    house = await opened(MemoryShelf())
    over = await begun(house)
    await Player(house, over).play(10_000)
    running = await begun(house)
    record = (await house.ask("GET", f"/api/tables/{running}/unfinished")).body.decode()
    asker = Asker(house, over, running, record)
    for endpoint in sorted(ENDPOINTS, key=lambda e: e.path in LAST):
        await asked(house, "PUT", "/api/me", {"name": "Io"})
        status, code = await asker.ask(endpoint)
        print(json.dumps([f"{endpoint.method} {endpoint.path}", status, code]))
    await house.close()


if __name__ == "__main__":
    asyncio.run(main())
