"""Nothing hidden goes over the wire: every frame of every seat and spectator, over whole games.

The views that arrive are compared with views made here from worlds that the seat could imagine: were anything in them
that the seat cannot know, they would differ.
"""

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from pessoi.games import GAMES, load_game
from pessoi.kernel import WATCHER
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import load_table
from pessoi.table import Table, show_table, view
from pessoi.table.entry import Answered
from tests.server.harness import Guest, Seat, Server
from tests.table.imagined import SAME, imagined, plain

NAMES = ("Owner", "Friend", "Onlooker", "Stranger")


async def follow(seat: Seat, seq: int) -> None:
    while seat.view["seq"] < seq:
        await seat.receive()


@pytest.mark.parametrize("game", ["pebbles", *GAMES])
@pytest.mark.usefixtures("pebbles")
async def test_every_view_of_a_whole_game_shows_only_what_its_seat_knows(server: Server, game: str) -> None:
    rng = Random(11)
    players = 3 if 3 in load_game(game).players else 2
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.url, name)) for name in NAMES[: players + 1]]
        made = await guests[0].table(game, ["me"] + ["open"] * (players - 1), private=False)
        for guest in guests[1:players]:
            await guest.post(f"/api/tables/{made['id']}/join")
        await guests[0].post(f"/api/tables/{made['id']}/start")
        seats = [await guest.sit(made["id"]) for guest in guests]  # the last one watches
        store = Store(server.database, "reader")
        stack.push_async_callback(store.dispose)
        table = await read_table(store, made["id"])
        checked = 0
        while True:
            for seat in seats:
                await follow(seat, table.seq)
                assert shown_of(seat.view) == expected_view(table, seat, rng), (game, checked, seat.view["seat"])
                checked += 1
            if table.phase != "play":
                break
            asked = seats[table.request.seat]
            reply = await asked.answer(rng.choice(asked.view["request"]["actions"])["notation"])
            assert reply["type"] == "ack"
            table.extend(await store.log.read(made["id"], table.seq))
        assert checked > 5 * len(seats)
        check_lines(table, seats)


async def read_table(store: Store, id: str) -> Table:
    row = await store.tables.get(id)
    assert row is not None
    return await load_table(store, row)


def shown_of(seen: dict[str, Any]) -> dict[str, Any]:
    return {key: seen[key] for key in SAME}


def expected_view(table: Table, seat: Seat, rng: Random) -> dict[str, Any]:
    """What the seat would see in a world that it could imagine; when the game is over, nothing needs to be imagined."""
    mine = seat.view["seat"]
    viewer = WATCHER if mine is None else mine
    world = imagined(table, viewer, rng) if table.phase == "play" else table
    return shown_of(plain(view(world, mine, table.seq, 0, show_table(world, None))))


def check_lines(table: Table, seats: list[Seat]) -> None:
    """Lines of events name only what the seat was shown: hidden ones are told to those who may see them."""
    for number, seat in enumerate(seats):
        viewer = number if number < len(seats) - 1 else WATCHER
        for line in seat.lines:
            entry = table.entries[line["seq"] - 1]
            if line["kind"] == "event":
                assert isinstance(entry, Answered)
                assert any(seen == -1 or (viewer >= 0 and seen >> viewer & 1) for *_, seen in entry.events)
            if line["kind"] == "answer":
                assert isinstance(entry, Answered)
                seen = entry.seen
                assert seen == -1 or (viewer >= 0 and seen >> viewer & 1)
