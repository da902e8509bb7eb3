"""Whole games over real sockets."""

from random import Random
from typing import Any

import pytest

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify
from tests.server.harness import Guest, Server, play_to_the_end


def chooser(seed: int) -> Any:
    rng = Random(seed)
    return lambda request: rng.choice(request["actions"])["notation"]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_whole_game_of_two_people(server: Server, game: str) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert, Guest(server.url, "Cleo") as cleo:
        table = await anna.table(game, ["me", "open"], private=False)
        await bert.post(f"/api/tables/{table['id']}/join")
        await anna.post(f"/api/tables/{table['id']}/start")
        seats = [await anna.sit(table["id"]), await bert.sit(table["id"])]
        watcher = await cleo.sit(table["id"])
        await play_to_the_end(seats, chooser(1))
        await watcher.until(lambda v: v["result"])
        assert watcher.view["result"] == seats[0].view["result"] == seats[1].view["result"]
        assert watcher.view["seed"]
        assert {view["commitment"] for view in (watcher.view, seats[0].view)} == {seats[1].view["commitment"]}
        verdict = await cleo.get(f"/api/tables/{table['id']}/verify")
        assert verdict["ok"]
        record = read(await cleo.get(f"/api/tables/{table['id']}/record"))
        assert verify(record, game_of(record)).seed
        for seat in (*seats, watcher):
            await seat.close()


async def test_people_and_bots_at_one_table(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna:
        table = await anna.table("mytikas", ["greedy", "me", "random"], start=True)
        seat = await anna.sit(table["id"])
        await play_to_the_end([seat], chooser(2))
        assert seat.view["result"]["seats"][1]["place"] in (1, 2, 3)
        kinds = {s["kind"] for s in seat.view["table"]["seats"]}
        assert kinds == {"person", "bot"}
        await seat.close()


async def test_quick_start_puts_me_among_bots(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna:
        body = {"game": "mytikas", "players": 4, "seats": "shuffle-bots:greedy", "start": True}
        table = await anna.post("/api/tables", body)
        assert table["phase"] == "play"
        assert sorted(s["kind"] for s in table["seats"]) == ["bot", "bot", "bot", "person"]
        assert table["seats"][table["mine"]]["name"] == "Anna"
