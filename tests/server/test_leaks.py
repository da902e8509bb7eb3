"""Nothing hidden goes over the wire: every frame of every seat and spectator, over whole games.

The views that arrive are compared with views made here from worlds that the seat could imagine: were anything in them
that the seat cannot know, they would differ.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from pessoi.games import GAMES
from pessoi.kernel import WATCHER
from pessoi.server.store import Store
from pessoi.table import Table, show_table, view
from pessoi.table.entry import Answered
from tests.server.harness import Guest, Seat, Server

SAME = ("turn", "seat", "shown", "request", "waiting", "decision", "result", "digest", "undo", "auto", "seed")


async def follow(seat: Seat, seq: int) -> None:
    while seat.view["seq"] < seq:
        await seat.receive()


def imagined(table: Table, viewer: int, rng: Random) -> Table:
    """The table in a world that fits what the viewer knows."""
    other = table.fork()
    assert table.position is not None
    known = table.game.known(table.position, viewer)
    other.position = table.game.imagine(known, viewer, rng)
    other.request = table.game.pending(other.position)
    other._public = None
    return other


@pytest.mark.parametrize("game", ["pebbles", *GAMES])
async def test_every_view_shows_only_what_its_seat_knows(
    server: Server, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "pebbles", "tests.toys.pebbles")
    url = server.url
    rng = Random(11)
    async with Guest(url, "Anna") as anna, Guest(url, "Bert") as bert, Guest(url, "Eve") as eve:
        made = await anna.table(game, ["me", "open"], private=False)
        await bert.post(f"/api/tables/{made['id']}/join")
        await anna.post(f"/api/tables/{made['id']}/start")
        seats = [await anna.sit(made["id"]), await bert.sit(made["id"]), await eve.sit(made["id"])]
        store = Store(server.database, "reader")
        seed = await store.seed_of(made["id"])
        assert seed is not None
        entries = await store.log(made["id"])
        table = Table(made["id"], entries[0].setup, seed)  # type: ignore[union-attr] # the first is Arranged
        table.load(entries)
        checked = 0
        while table.phase == "play" and checked < 150:
            for number, seat in enumerate(seats):
                await follow(seat, table.seq)
                mine = number if number < 2 else None
                viewer = WATCHER if mine is None else mine
                world = imagined(table, viewer, rng)
                expected = plain(view(world, mine, table.seq, 0, show_table(world, None)))
                got = {key: seat.view[key] for key in SAME}
                assert got == {key: expected[key] for key in SAME}, (game, checked, number)
                checked += 1
            asked = seats[table.request.seat]
            reply = await asked.answer(rng.choice(asked.view["request"]["actions"])["notation"])
            assert reply["type"] == "ack"
            table.extend(await store.log(made["id"], table.seq))
        assert checked >= 12
        check_lines(table, seats)
        await store.dispose()


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check_lines(table: Table, seats: list[Seat]) -> None:
    """Lines of events name only what the seat was shown: hidden ones are told to those who may see them."""
    for number, seat in enumerate(seats):
        viewer = number if number < 2 else WATCHER
        for line in seat.lines:
            entry = table.entries[line["seq"] - 1]
            if line["kind"] == "event":
                assert isinstance(entry, Answered)
                assert any(seen == -1 or (viewer >= 0 and seen >> viewer & 1) for *_, seen in entry.events)
            if line["kind"] == "answer":
                assert isinstance(entry, Answered)
                seen = entry.seen
                assert seen == -1 or (viewer >= 0 and seen >> viewer & 1)
