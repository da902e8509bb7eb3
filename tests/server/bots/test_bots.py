"""Bots that hang, crash, cheat or eat memory: a legal answer comes all the same, and other tables do not notice."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.machine import PATIENCE
from tests.server.harness import Guest, Seat, Server, play_to_the_end

DEADLINE = 1.5


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("zoo")
    options = ["--unlimited", "--bot-seconds", str(DEADLINE), "--bot-workers", "2"]
    made = Server(f"sqlite:///{place / 'x.db'}", *options, log=place / "log")
    yield made.start()
    made.stop()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """Waits for its bots longer than any test."""
    options = ["--unlimited", "--bot-seconds", str(10 * PATIENCE)]
    made = Server(f"sqlite:///{tmp_path / 'x.db'}", *options, log=tmp_path / "log")
    yield made.start()
    made.stop()


def failures(server: Server) -> set[str]:
    """Why bots were given up, in the server's own words: how long that took depends on the machine, this does not."""
    assert server.log is not None
    return {json.loads(line)["reason"] for line in server.log.read_text().splitlines() if "bot_failed" in line}


def fallbacks(seat: Seat) -> list[dict[str, Any]]:
    return [line for line in seat.lines if line["message"] and line["message"][0] == "line-bot-fallback"]


async def meet(server: Server, level: str) -> set[str]:
    """Play against a bot that fails until it is replaced; the reasons."""
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", level], start=True)
        seat = await owner.sit(table["id"])
        while not fallbacks(seat):
            await seat.until(lambda v: v["request"] or fallbacks(seat))
            if seat.view["request"]:
                reply = await seat.answer()
                await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)
        assert {line["seat"] for line in fallbacks(seat)} == {1}
    return failures(server)


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("crashes", "the process ended"),
        ("raises", "LookupError: no idea"),
        ("illegal", "illegal answer 999999"),
        ("hoards", "out of memory"),
    ],
)
async def test_a_failing_bot_is_replaced_by_a_legal_answer_at_once(patient: Server, level: str, reason: str) -> None:
    assert await meet(patient, level) == {reason}


async def test_a_hanging_bot_is_replaced_by_a_legal_answer_at_its_deadline(zoo: Server) -> None:
    late = {"the process is still starting", f"no answer within {DEADLINE:g} s"}
    assert await meet(zoo, "hangs") <= late


async def test_what_a_bot_prints_is_not_its_answer(patient: Server) -> None:
    async with Guest(patient.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "chatty"], start=True)
        seat = await owner.sit(table["id"])
        for _ in range(3):
            await seat.until(lambda v: v["request"])
            await seat.answer()
        assert not fallbacks(seat)


async def test_a_hanging_bot_does_not_delay_other_tables(patient: Server) -> None:
    async with Guest(patient.url, "Owner") as owner, Guest(patient.url, "Friend") as friend:
        stuck = await owner.table("mytikas", ["hangs", "hangs"], private=False, start=True)
        await owner.sit(stuck["id"])
        table = await owner.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{table['id']}/join")
        await owner.post(f"/api/tables/{table['id']}/start")
        await play_to_the_end([await owner.sit(table["id"]), await friend.sit(table["id"])])
        assert (await owner.get(f"/api/tables/{stuck['id']}"))["phase"] == "play"
        assert not failures(patient)  # it hangs still


async def test_bots_among_themselves_play_for_whoever_watches(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner, Guest(zoo.url, "Onlooker") as onlooker:
        table = await owner.table("pebbles", ["random", "greedy"], private=False, start=True)
        watcher = await onlooker.sit(table["id"])
        await watcher.until(lambda v: v["result"])
        results = await owner.get("/api/results?game=pebbles")
        assert table["id"] in [r["table"]["id"] for r in results["results"]]


async def test_clocks_run_out_on_the_server(zoo: Server) -> None:
    async with Guest(zoo.url, "Owner") as owner, Guest(zoo.url, "Friend") as friend:
        clock = {"kind": "move", "seconds": 5, "at_zero": "forfeit"}
        table = await owner.table("pebbles", ["me", "open"], private=False, clock=clock)
        await friend.post(f"/api/tables/{table['id']}/join")
        seat = await friend.sit(table["id"])
        await owner.post(f"/api/tables/{table['id']}/start")
        await seat.until(lambda v: v["clocks"] and v["clocks"]["running"] == 0)
        assert 0 < seat.view["clocks"]["left"][0] <= 5000
        await seat.until(lambda v: v["result"])
        assert seat.view["table"]["seats"][0]["forfeit"]
        assert [s["place"] for s in seat.view["result"]["seats"]] == [2, 1]
