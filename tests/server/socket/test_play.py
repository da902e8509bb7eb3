"""Whole games over real sockets."""

import asyncio
from random import Random
from typing import Any

import pytest

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify
from tests.server.harness import Guest, Seat, Server, play_to_the_end


def chooser(seed: int) -> Any:
    rng = Random(seed)
    return lambda request: rng.choice(request["actions"])["notation"]


async def start_game(owner: Guest, friend: Guest, game: str) -> str:
    table = await owner.table(game, ["me", "open"], private=False)
    await friend.post(f"/api/tables/{table['id']}/join")
    await owner.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def play_cut_off(seat: Seat, rng: Random) -> int:
    """Play on through a new connection for every single message; returns how many there were."""
    count = 0
    while not seat.view["result"]:
        if seat.view["request"]:
            action = rng.choice(seat.view["request"]["actions"])["notation"]
            await seat.send({"type": "answer", "turn": seat.view["turn"], "action": action})
        await seat.receive()
        await seat.close()
        await seat.connect(seat.view["seq"])
        count += 1
    return count


@pytest.mark.parametrize("game", ["pebbles", *GAMES])
async def test_a_whole_game_of_two_people_one_of_whom_is_cut_off_after_every_message(server: Server, game: str) -> None:
    async with (
        Guest(server.url, "Owner") as owner,
        Guest(server.url, "Friend") as friend,
        Guest(server.url, "Onlooker") as onlooker,
    ):
        table = await start_game(owner, friend, game)
        shaky, steady, b = await owner.sit(table), await owner.sit(table), await friend.sit(table)
        watcher = await onlooker.sit(table)
        count, _ = await asyncio.gather(play_cut_off(shaky, Random(2)), play_to_the_end([b], chooser(1)))
        for seat in (steady, watcher):
            await seat.until(lambda v: v["result"])
        fresh = await owner.sit(table)
        assert count >= (5 if game in GAMES else 2)  # the toy may be over soon
        assert shaky.view["digest"] == steady.view["digest"] == fresh.view["digest"]
        assert shaky.lines == steady.lines == fresh.lines
        assert watcher.view["result"] == shaky.view["result"] == b.view["result"]
        assert watcher.view["seed"]
        assert {view["commitment"] for view in (watcher.view, shaky.view)} == {b.view["commitment"]}
        assert (await onlooker.get(f"/api/tables/{table}/verify"))["ok"]
        if game in GAMES:
            record = read(await onlooker.get(f"/api/tables/{table}/record"))
            assert verify(record, game_of(record)).seed


async def test_people_and_bots_at_one_table(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["greedy", "me", "random"], start=True)
        seat = await owner.sit(table["id"])
        await play_to_the_end([seat], chooser(2))
        assert seat.view["result"]["seats"][1]["place"] in (1, 2, 3)
        kinds = {s["kind"] for s in seat.view["table"]["seats"]}
        assert kinds == {"person", "bot"}
        await seat.close()


async def test_quick_start_puts_me_among_bots(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        body = {"game": "mytikas", "players": 4, "seats": "shuffle-bots:greedy", "start": True}
        table = await owner.post("/api/tables", body)
        assert table["phase"] == "play"
        assert sorted(s["kind"] for s in table["seats"]) == ["bot", "bot", "bot", "person"]
        assert table["seats"][table["mine"]]["name"] == "Owner"
