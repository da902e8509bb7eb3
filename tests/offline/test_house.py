"""The house without a server: asked as a page asks it, on a shelf that outlives it."""

import ast
import asyncio
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from pessoi.offline.absent import LIBRARIES
from pessoi.offline.house import House, Line, settings
from pessoi.offline.shelf import MemoryShelf
from pessoi.offline.thinker import Thinker, answer, ready
from pessoi.records import game_of, read, verify
from pessoi.server.settings import Settings

SITE = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "site.py"))


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

    def _hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

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


async def test_a_game_goes_on_in_the_next_house_and_its_record_can_be_verified() -> None:
    shelf = MemoryShelf()
    first = await opened(shelf)
    id = await begun(first)
    seen = await Player(first, id).play(5)
    del first  # as a page that is closed: nobody says goodbye

    second = await opened(shelf)
    assert (await asked(second, "GET", "/api/me"))["person"]["name"] == "Io"
    mine = (await asked(second, "GET", "/api/tables?list=mine"))["tables"]
    assert [table["id"] for table in mine] == [id]
    player = Player(second, id)
    again = await player.view()
    assert again["turn"] >= seen["turn"]
    player.heard.put_nowait(again)
    over = await player.play(10_000)
    assert over["table"]["phase"] == "over"
    record = read((await second.ask("GET", f"/api/tables/{id}/record")).body.decode())
    assert verify(record, game_of(record)).chance > 0
    assert [t["id"] for t in (await asked(second, "GET", "/api/tables?list=over"))["tables"]] == [id]
    await second.close()


async def test_nothing_is_shown_that_is_not_kept() -> None:
    shelf = MemoryShelf()
    house = await opened(shelf)
    id = await begun(house)
    player = Player(house, id)
    view = await player.view()
    while not view["request"]:
        view = await player.view()
    shelf.is_full = True
    before = dict(shelf.kept)
    action = view["request"]["actions"][0]["notation"]
    player.line.send(json.dumps({"type": "answer", "id": 1, "turn": view["turn"], "action": action}))
    while (message := await player.heard.get())["type"] != "refused":
        assert message["type"] in ("error", "presence"), message
    assert message["error"]["code"] == "read_only"
    assert shelf.kept == before
    assert (await house.ask("PUT", "/api/me", b'{"name": "Ino"}')).status == 503
    shelf.is_full = False
    await house.close()


async def test_lessons_records_and_figures_of_ones_own_are_there() -> None:
    house = await opened(MemoryShelf())
    await asked(house, "PUT", "/api/me", {"name": "Io"})
    lesson = await asked(house, "POST", "/api/lessons", {"game": "hellas"})
    assert lesson["lesson"] is not None
    sample = await asked(house, "GET", "/api/records/sample-hellas")
    assert sample["total"] > 1
    assert (await asked(house, "GET", "/api/games/mytikas/figures"))["taken"] is True
    bad = await house.ask("POST", "/api/games/mytikas/edition", json.dumps({"toml": "no = ["}).encode())
    assert bad.status == 422
    text = (await house.ask("GET", "/api/records/sample-hellas/replay?limit=2")).body
    assert len(json.loads(text)["steps"]) == 2
    await house.close()


async def test_a_bot_that_cannot_think_is_ended_and_another_started() -> None:
    ended = asyncio.Event()
    bot = Thinker(lambda line: None, ended.set)
    bot.write(b"{}\n")
    bot.kill()
    assert ended.is_set()
    assert await bot.stdout.readline() == b""
    assert await bot.wait() < 0
    with pytest.raises(BrokenPipeError):
        bot.write(b"{}\n")
    assert json.loads(answer("{}"))["error"]


BARE = """
import importlib.util, sys
missing, real = %r, importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in missing else real(name, *more)
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            return sys.meta_path[-1].find_spec(name)
sys.meta_path.insert(0, Missing())
import pessoi.offline.page, pessoi.offline.thinker
print(*{name.partition(".")[0] for name in sys.modules})
"""


def test_a_page_needs_no_library_that_a_browser_has_not() -> None:
    program = [sys.executable, "-c", BARE % (LIBRARIES,)]
    imported = set(subprocess.run(program, check=True, text=True, stdout=subprocess.PIPE).stdout.split())
    assert "asyncio" in imported
    assert imported & SITE["UNUSED_STANDARD"] == set()


def test_what_is_packed_has_no_docstrings_and_every_line_where_it_was() -> None:
    packed = 0
    for name, file in SITE["our_files"]():
        if file.suffix == ".py":
            source, lean = file.read_bytes(), SITE["without_docstrings"](file.read_bytes())
            assert len(source.splitlines()) == len(lean.splitlines()), name
            for node in ast.walk(ast.parse(lean)):
                if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                    assert not ast.get_docstring(node), name
            packed += 1
    assert packed > 100
