"""Bots that hang, crash, cheat or eat memory: a legal answer comes all the same, and other tables do not notice."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Guest, Server

DEADLINE = 1.5


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("zoo")
    options = ["--unlimited", "--bot-seconds", str(DEADLINE), "--bot-workers", "2"]
    made = Server(f"sqlite:///{place / 'x.db'}", *options, log=place / "log")
    yield made.start()
    made.stop()


@pytest.mark.parametrize("level", ["hangs", "crashes", "raises", "illegal", "hoards"])
async def test_a_failing_bot_is_replaced_by_a_legal_answer_in_time(zoo: Server, level: str) -> None:
    async with Guest(zoo.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", level], start=True)
        seat = await owner.sit(table["id"])
        # an earlier test's thinker may still have to be replaced: the first failure warms up
        for _ in range(2):
            await seat.until(lambda v: v["request"])
            while seat.view["request"]:
                reply = await seat.answer()
                while seat.view["turn"] < reply["turn"]:
                    await seat.receive()
            started = time.monotonic()
            turn = seat.view["turn"]
            while seat.view["turn"] == turn:
                await seat.receive()
            took = time.monotonic() - started
        assert took < DEADLINE + 2
        fallbacks = [line for line in seat.lines if line["message"] and line["message"][0] == "line-bot-fallback"]
        assert fallbacks
        assert fallbacks[0]["seat"] == 1


async def test_what_a_bot_prints_is_not_its_answer(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "chatty"], start=True)
        seat = await owner.sit(table["id"])
        for _ in range(3):
            await seat.until(lambda v: v["request"])
            await seat.answer()
        assert not [line for line in seat.lines if line["message"] and line["message"][0] == "line-bot-fallback"]


async def test_a_hanging_bot_does_not_delay_other_tables(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner, Guest(zoo.url, "Friend") as friend:
        stuck = await owner.table("mytikas", ["hangs", "me", "hangs"], start=True)
        watcher = await owner.sit(stuck["id"])
        table = await owner.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{table['id']}/join")
        await owner.post(f"/api/tables/{table['id']}/start")
        a, b = await owner.sit(table["id"]), await friend.sit(table["id"])
        slowest = 0.0
        while not a.view["result"]:
            for seat in (a, b):
                if seat.view["request"]:
                    started = time.monotonic()
                    reply = await seat.answer()
                    assert reply["type"] == "ack"
                    slowest = max(slowest, time.monotonic() - started)
            for seat in (a, b):
                await seat.until(lambda v, seq=reply["seq"]: v["seq"] >= seq)
        assert slowest < DEADLINE
        await watcher.close()


async def test_bots_among_themselves_finish_without_anybody_watching(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner:
        table = await owner.table("pebbles", ["random", "greedy"], private=False, start=True)
        async with asyncio.timeout(60):
            while (await owner.get(f"/api/tables/{table['id']}"))["phase"] != "over":
                await asyncio.sleep(0.2)
        results = await owner.get("/api/results?game=pebbles")
        assert table["id"] in [r["table"]["id"] for r in results["results"]]


async def test_clocks_run_out_on_the_server(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner, Guest(zoo.url, "Friend") as friend:
        clock = {"kind": "move", "seconds": 5, "at_zero": "forfeit"}
        table = await owner.table("pebbles", ["me", "open"], private=False, clock=clock)
        await friend.post(f"/api/tables/{table['id']}/join")
        await owner.post(f"/api/tables/{table['id']}/start")
        seat = await friend.sit(table["id"])
        assert seat.view["clocks"]["running"] == 0
        assert 0 < seat.view["clocks"]["left"][0] <= 5000
        await seat.until(lambda v: v["result"], 20)
        assert seat.view["table"]["seats"][0]["forfeit"]
        assert [s["place"] for s in seat.view["result"]["seats"]] == [2, 1]
