"""The house without a server: asked as a page asks it, on a shelf that outlives it."""

import ast
import asyncio
import json
import runpy
from pathlib import Path

import msgspec
import pytest

from pessoi.games import load_game
from pessoi.offline import thinker
from pessoi.offline.shelf import MemoryShelf
from pessoi.offline.thinker import Thinker, answer
from pessoi.records import game_of, read, verify, write
from pessoi.review import LEVEL, SEED
from pessoi.review.grades import LEAST, Reviewer
from pessoi.server.bots.bot_process import Job, Kept, Thought
from tests.offline.bare import run_bare
from tests.offline.jobs import job_of
from tests.offline.player import Player, asked, begun, opened
from tests.toys.played import played

NAMES = 'print(*{name.partition(".")[0] for name in sys.modules})'
SITE = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "site.py"))


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


async def test_a_long_game_among_bots_that_answer_at_once_comes_to_its_end() -> None:
    house = await opened(MemoryShelf())
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    over = await Player(house, await begun(house, game="olympos", players=3, seats=seats)).play(10_000)
    assert over["table"]["phase"] == "over"
    await house.close()


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
    edition = {"lock": [{"id": "lock_low", "value": 3}]}
    box = await house.ask("POST", "/api/games/mytikas/boxes", json.dumps({"edition": edition}).encode())
    assert json.loads(box.body)["error"]["code"] == "needs_server"  # the link itself holds all of it
    text = (await house.ask("GET", "/api/records/sample-hellas/replay?limit=2")).body
    assert len(json.loads(text)["steps"]) == 2
    await house.close()


async def test_a_review_has_a_smaller_budget_and_comes_to_its_end() -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "served", 6)
    house = await opened(MemoryShelf())
    await asked(house, "PUT", "/api/me", {"name": "Io"})
    brought = await house.ask("POST", "/api/records", write(record, reveal=True).encode(), "text/plain")
    path = f"/api/records/{json.loads(brought.body)['id']}/review"
    found = await asked(house, "POST", path)
    while found["state"] in ("asked", "running"):
        await asyncio.sleep(0.02)
        found = await asked(house, "GET", path)
    assert found["state"] == "done"
    assert len(found["review"]["choices"]) == found["review"]["total"] > 0
    here, usual = (Reviewer(game, 2, level, SEED).budget for level in (found["review"]["level"], LEVEL))
    assert usual.look >= 4 * here.look
    assert usual.each >= here.each >= LEAST  # a grade needs so many tries
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


def test_a_level_has_its_seconds_where_that_is_less(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Job] = []

    def think(job: Job, _: Kept) -> Thought:
        asked.append(job)
        return Thought(job.actions[0])

    monkeypatch.setattr(thinker, "think", think)
    monkeypatch.setattr(thinker, "_seconds", {"hard": 1.6})
    game = load_game("hellas")
    s = game.setup(game.modes()[0])
    job = job_of("hellas", 2, game.known(s, 0).data(), game.pending(s), "hard")
    for changes in ({}, {"level": "search:9"}, {"wish": "ideas"}, {"wish": "review"}, {"seconds": 1.0}):
        answer(msgspec.json.encode(msgspec.structs.replace(job, **changes)).decode())
    assert [job.seconds for job in asked] == [1.6, 600.0, 1.6, 600.0, 1.0]


def test_a_page_needs_no_library_that_a_browser_has_not() -> None:
    imported = set(run_bare("import pessoi.offline.page, pessoi.offline.thinker", NAMES).split())
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
