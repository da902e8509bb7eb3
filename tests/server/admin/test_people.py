"""Bans, mutes, revoked sign-ins and people forgotten, while their sockets are open; on both databases."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

from pessoi.server.storage.schema import entries, tables
from pessoi.server.storage.store import Store
from tests.machine import PATIENCE
from tests.server.admin.desk import Desk
from tests.server.harness import Guest, Seat, Server, play_to_the_end

pytestmark = pytest.mark.usefixtures("pebbles")


async def sent_away(seat: Seat) -> dict[str, Any]:
    """The last thing that is said before the socket closes."""
    with pytest.raises(websockets.ConnectionClosed):
        await seat.read("nothing that ever comes")
    return seat.last


async def refused_at_the_door(guest: Guest, table: str) -> tuple[int, str]:
    """The close code, and what the table says by HTTP."""
    url = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with websockets.connect(url, additional_headers=guest.headers(), proxy=None, open_timeout=PATIENCE) as line:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    reply = await guest.http.get(f"{guest.url}/api/tables/{table}", headers=guest.headers())
    return closed.value.rcvd.code, reply.json()["error"]["message"][0]


async def test_a_ban_ends_sockets_and_requests_until_it_is_lifted(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner, Guest(own_server.url, "Rogue") as rogue:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        await rogue.post(f"/api/tables/{made['id']}/join")
        seat = await rogue.sit(made["id"])
        token = (await rogue.post(f"/api/tables/{made['id']}/token"))["token"]
        mine = (await rogue.get("/api/me"))["person"]["id"]
        assert [p["id"] for p in await desk.ask("people", "list", "rogue")] == [mine]
        assert "is banned" in await desk.run("people", "ban", mine, "--reason", "spam")
        assert (await sent_away(seat))["type"] == "bye"
        refused = await rogue.get("/api/tables?list=mine", 403)
        assert (refused["error"]["code"], refused["error"]["message"][0]) == ("forbidden", "error-banned")
        assert await refused_at_the_door(rogue, made["id"]) == (4403, "error-banned")
        whole, rogue.token = rogue.token, token  # a seat's token is theirs, too
        assert await refused_at_the_door(rogue, made["id"]) == (4403, "error-banned")
        rogue.token = whole
        assert (await desk.ask("people", "show", mine))["banned"] == "spam"
        await desk.run("people", "unban", mine)
        await rogue.sit(made["id"])
        assert "there is no person 'x'" in await desk.run("people", "ban", "x", code=2)


async def test_who_is_muted_plays_but_does_not_chat(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner:
        made = await owner.table("mytikas", ["me", "greedy"], start=True, private=False)
        seat = await owner.sit(made["id"])
        mine = (await owner.get("/api/me"))["person"]["id"]
        await desk.run("people", "mute", mine)
        refused = await seat.ask("chat", text="hello")
        assert (refused["type"], refused["error"]["message"][0]) == ("refused", "error-muted")
        await seat.until(lambda v: v["request"])
        assert (await seat.answer())["type"] == "ack"
        await desk.run("people", "unmute", mine)
        assert (await seat.ask("chat", text="hello"))["type"] == "ack"


async def test_revoked_sign_ins_are_nobody_s(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        seat = await owner.sit(made["id"])
        mine = (await owner.get("/api/me"))["person"]["id"]
        new = (await desk.ask("people", "revoke", mine))["token"]
        assert (await sent_away(seat))["type"] == "bye"
        await owner.get("/api/me", 401)
        owner.token = new
        assert (await owner.get("/api/me"))["person"]["id"] == mine


async def everything_kept(database: str) -> str:
    store = Store(database, "test")
    async with store.engine.connect() as connection:
        rows = (await connection.execute(sa.select(tables.c.owner, tables.c.summary))).all()
        log = (await connection.execute(sa.select(entries.c.data))).all()
    await store.dispose()
    return repr([*rows, *log])


async def test_a_forgotten_person_is_nowhere_and_their_games_are_all_there(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Vanisher") as gone, Guest(own_server.url, "Friend") as friend:
        over = await gone.table("pebbles", ["me", "open"], private=False)
        play = await gone.table("pebbles", ["me", "open"], private=False)
        for made in (over, play):
            await friend.post(f"/api/tables/{made['id']}/join")
            await gone.post(f"/api/tables/{made['id']}/start")
        seats = [await gone.sit(over["id"]), await friend.sit(over["id"])]
        await play_to_the_end(seats)
        assert (await seats[0].ask("chat", text="my address is here"))["type"] == "ack"
        lobby = await gone.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{lobby['id']}/join")
        left = await friend.table("pebbles", ["me", "open"], private=False)
        for action in ("join", "leave"):
            await gone.post(f"/api/tables/{left['id']}/{action}")
        alone = await gone.table("pebbles", ["me", "open"], private=False)
        mine = (await gone.get("/api/me"))["person"]["id"]
        watching = await friend.sit(play["id"])
        assert (await desk.ask("people", "delete", mine, "--yes"))["tables"] == 5
        kept = await everything_kept(own_server.database)
        assert [word for word in (mine, "Vanisher", "my address") if word in kept] == []
        await gone.get("/api/me", 401)
        assert (await friend.get(f"/api/tables/{over['id']}/verify"))["ok"]
        result = await friend.get(f"/api/tables/{over['id']}")
        assert [(s["kind"], s["name"]) for s in result["seats"]] == [("person", None), ("person", "Friend")]
        found = await friend.get(f"/api/tables/{lobby['id']}")
        assert ([s["kind"] for s in found["seats"]], found["owned"]) == (["open", "person"], True)
        await friend.get(f"/api/tables/{alone['id']}", 404)
        await sent_away(watching)
        again = await friend.sit(play["id"])
        async with asyncio.timeout(PATIENCE):
            await play_to_the_end([again])  # against the bot that goes on for them
        assert "does not" not in await desk.run("database", "replay")
        assert await desk.ask("people", "list", "Vanisher") == []
