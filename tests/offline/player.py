"""Somebody in a house without a server, with a bot in the same thread."""

import asyncio
import json
from typing import Any, cast

from pessoi.offline.house import House, Line, settings
from pessoi.offline.shelf import MemoryShelf
from pessoi.offline.thinker import Thinker, answer, ready
from pessoi.server.settings import Settings


async def start_bot(_: Settings) -> asyncio.subprocess.Process:
    """A bot in this very thread."""
    loop = asyncio.get_running_loop()

    def think(line: str) -> None:
        loop.call_soon(lambda: bot.hear(answer(line)))

    bot = Thinker(think, lambda: None)
    bot.hear(ready)
    return cast(asyncio.subprocess.Process, bot)


async def opened(shelf: MemoryShelf) -> House:
    return await House.open(shelf, start_bot, settings(bot_pace=0, auto_pace=0))


async def asked(house: House, method: str, path: str, body: object = None) -> Any:
    reply = await house.ask(method, path, json.dumps(body).encode() if body is not None else b"")
    assert reply.status < 300, reply.body
    return json.loads(reply.body)


class Player:
    """Somebody at a table who takes the last of all answers."""

    def __init__(self, house: House, id: str) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.line: Line = house.connect(
            f"/api/tables/{id}/socket", lambda text: self.heard.put_nowait(json.loads(text)), print
        )
        self.line.send(json.dumps({"type": "hello", "since": 0, "version": 1}))

    async def view(self) -> dict[str, Any]:
        while (message := await self.heard.get())["type"] != "view":
            assert message["type"] not in ("refused", "error"), message
        return message

    async def play(self, answers: int) -> dict[str, Any]:
        """Until so many answers are given, or the game is over; the last view."""
        view = await self.view()
        while view["table"]["phase"] != "over" and answers:
            if view["request"]:
                action = view["request"]["actions"][-1]["notation"]
                self.line.send(json.dumps({"type": "answer", "turn": view["turn"], "action": action}))
                answers -= 1
            turn = view["turn"]
            while view["turn"] == turn and view["table"]["phase"] != "over":
                view = await self.view()
        return view


async def begun(house: House, **more: object) -> str:
    await asked(house, "PUT", "/api/me", {"name": "Io"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = {"game": "mytikas", "players": 2, "seats": seats, "start": True, **more}
    return str((await asked(house, "POST", "/api/tables", table))["id"])
