"""Bot accounts: made by a person and marked, challenged, told of events; the example bot plays."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets
from examples.bot import Waiter

from pessoi.server.http.events import events_after
from pessoi.server.storage.events import KEPT, add_event
from pessoi.server.storage.store import Store
from pessoi.server.wire import EventData
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server, play_to_the_end
from tests.server.people.browser import Browser, until


@pytest.fixture
async def keeper(server: Server) -> AsyncIterator[Browser]:
    browser = Browser(server)
    await browser.name_me("Keeper")
    yield browser
    await browser.close()


@contextlib.asynccontextmanager
async def program(server: Server, keeper: Browser, name: str) -> AsyncIterator[Guest]:
    made = await keeper.post("/api/me/programs", {"name": name}, 201)
    async with Guest(server.url, "") as guest:
        guest.token = made["token"]
        yield guest


async def test_a_person_makes_a_few_which_are_marked(server: Server, keeper: Browser) -> None:
    async with program(server, keeper, "Deep Thought") as bot:
        me = (await bot.get("/api/me"))["person"]
        assert (me["name"], me["program"]) == ("Deep Thought (bot)", True)
        # the mark cannot be lost, and nobody else has it
        renamed = await bot.http.put(f"{bot.url}/api/me", json={"name": "Marvin"}, headers=bot.headers())
        assert renamed.json()["person"]["name"] == "Marvin (bot)"
        for name in ("Ada (bot)", "Ada (B0T)", "Ada（bot）"):
            assert (await keeper.send("PUT", "/api/me", {"name": name}, 422))["error"]["message"][0] == "error-bot-name"
        refusal = await bot.post("/api/me/programs", {"name": "Child"}, 403)
        assert refusal["error"]["message"][0] == "error-no-programs"
        for number in range(4):
            await keeper.post("/api/me/programs", {"name": f"More {number}"}, 201)
        await keeper.refused("/api/me/programs", {"name": "Sixth"}, 409, "error-programs")
        # a new token makes the old one void; deleting it makes room
        again = await keeper.post(f"/api/me/programs/{me['id']}/token", {}, 201)
        await bot.get("/api/me", 401)
        bot.token = again["token"]
        await bot.get("/api/me")
        left = await keeper.send("DELETE", f"/api/me/programs/{me['id']}")
        assert len(left["programs"]) == 4
        await bot.get("/api/me", 401)
        other = Browser(server)
        await other.name_me("Other")
        await other.post(f"/api/me/programs/{left['programs'][0]['person']['id']}/token", {}, 404)
        await other.close()


async def test_a_challenge_is_answered(server: Server, keeper: Browser) -> None:
    async with program(server, keeper, "Refuser") as bot, program(server, keeper, "Asker") as asker:
        me = (await bot.get("/api/me"))["person"]
        terms = {"to": me["id"], "game": "pebbles", "clock": "live"}
        await keeper.refused("/api/challenges", {**terms, "rated": True}, 422, "error-rated-programs")
        table = await keeper.post("/api/challenges", {**terms, "seat": 1}, 201)
        assert [seat["kind"] for seat in table["seats"]] == ["open", "person"]
        waiting = (await bot.get("/api/invitations"))["invitations"]
        assert [(i["table"]["id"], i["by"]["name"], i["starts"]) for i in waiting] == [(table["id"], "Keeper", True)]
        told = (await bot.get("/api/events"))["events"]
        assert [(e["kind"], e["table"], e["info"]["clock"]["kind"]) for e in told] == [
            ("challenge", table["id"], "bank")
        ]
        await bot.http.post(
            f"{bot.url}/api/tables/{table['id']}/decline", json={"reason": "game"}, headers=bot.headers()
        )
        guests = (await keeper.get(f"/api/tables/{table['id']}/guests"))["guests"]
        assert [(guest["person"]["name"], guest["answer"]) for guest in guests] == [("Refuser (bot)", "game")]
        await keeper.refused(f"/api/tables/{table['id']}/invite", {"person": me["id"]}, 409, "error-declined")
        # a bot may challenge bots, and people whom it has played with; it hears that they decline
        theirs = await asker.post("/api/challenges", {"to": "Refuser (bot)", "game": "pebbles"}, 201)
        await bot.http.post(f"{bot.url}/api/tables/{theirs['id']}/decline", json={}, headers=bot.headers())
        declined = (await asker.get("/api/events"))["events"]
        assert [(e["kind"], e["by"]["name"], e["reason"]) for e in declined] == [("declined", "Refuser (bot)", "no")]
        person = (await keeper.get("/api/me"))["person"]["id"]
        await asker.post("/api/challenges", {"to": person, "game": "pebbles"}, 403)
        # withdrawn: there is nothing to accept
        last = await asker.post("/api/challenges", {"to": me["id"], "game": "pebbles"}, 201)
        path = f"{asker.url}/api/tables/{last['id']}/guests/{me['id']}"
        assert (await asker.http.delete(path, headers=asker.headers())).json() == {"guests": []}
        await bot.post(f"/api/tables/{last['id']}/accept", {}, 404)
        await keeper.get("/api/events", 403)


async def test_a_bot_account_gets_no_hints(server: Server, keeper: Browser) -> None:
    async with program(server, keeper, "Curious") as bot:
        table = await bot.table("pebbles", ["me", "random"], start=True)
        assert table["seats"][0]["program"]
        seat = await bot.sit(table["id"])
        await seat.until(lambda view: view["request"] or view["result"])
        while not seat.view["request"]:  # where chance leaves no choice, such a game is over before it begins
            table = await bot.table("pebbles", ["me", "random"], start=True)
            seat = await bot.sit(table["id"])
            await seat.until(lambda view: view["request"] or view["result"])
        refused = await seat.ask("hint", turn=seat.view["turn"])
        assert refused["error"]["message"][0] == "error-hints-off"


async def test_the_example_bot_waits_for_challenges_and_plays_whole_games(own_server: Server) -> None:
    own_server.start()
    keeper = Browser(own_server)
    await keeper.name_me("Keeper")
    token = (await keeper.post("/api/me/programs", {"name": "Waiter"}, 201))["token"]
    waiter = Waiter(own_server.url, token)
    waiting = asyncio.create_task(waiter.wait())
    try:
        await challenge_and_play(keeper, "mytikas")
        own_server.kill()  # it comes back, and hears of what happens from then on
        own_server.start()
        await challenge_and_play(keeper, "pebbles")
        async with asyncio.timeout(PATIENCE):
            while waiter.finished < 2:
                await asyncio.sleep(0.01)
        assert not waiting.done()
    finally:
        waiting.cancel()
        for game in waiter.games.values():
            game.cancel()
        await asyncio.gather(waiting, *waiter.games.values(), return_exceptions=True)
        await keeper.close()


async def challenge_and_play(keeper: Browser, game: str) -> None:
    table = await keeper.post("/api/challenges", {"to": "Waiter (bot)", "game": game}, 201)
    await until(keeper, f"/api/tables/{table['id']}", lambda info: info["phase"] == "play")
    seat = await keeper.sit(table["id"])
    await play_to_the_end([seat])


async def test_a_stream_goes_on_from_its_cursor(server: Server, keeper: Browser) -> None:
    async with program(server, keeper, "Listener") as bot:
        me = (await bot.get("/api/me"))["person"]
        async with stream(bot) as socket:
            begun = await read(socket)
            assert (begun["type"], begun["events"], begun["missed"]) == ("events", [], False)
            first = await keeper.post("/api/challenges", {"to": me["id"], "game": "pebbles", "seat": 0}, 201)
            event = await read(socket)
            assert (event["type"], event["kind"], event["table"]) == ("event", "challenge", first["id"])
            await socket.send(json.dumps({"type": "ping", "id": 7}))
            assert (await read(socket))["id"] == 7
        # while it is away a game starts and comes to it
        await bot.post(f"/api/tables/{first['id']}/accept", {})
        seat = await keeper.sit(first["id"])
        await seat.until(lambda view: view["request"])
        await seat.answer()
        async with stream(bot, event["id"]) as socket:
            missed = await read(socket)
            assert next(e["kind"] for e in missed["events"]) == "start"
            assert {e["table"] for e in missed["events"]} == {first["id"]}
        # a third stream is refused, and so is one of a person; a new token ends those that there are
        async with stream(bot) as one, stream(bot) as two:
            assert [(await read(socket))["type"] for socket in (one, two)] == ["events", "events"]
            await refused(bot, 4429)
            await keeper.post(f"/api/me/programs/{me['id']}/token", {}, 201)
            assert [(await read(socket))["type"] for socket in (one, two)] == ["bye", "bye"]
        await refused(bot, 4401)
        await refused(keeper, 4403)


def stream(guest: Guest, after: int | None = None) -> websockets.connect:
    url = guest.url.replace("http", "ws", 1) + "/api/events/socket" + ("" if after is None else f"?after={after}")
    return websockets.connect(url, additional_headers=guest.headers(), proxy=None, open_timeout=PATIENCE)


async def read(socket: websockets.ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        return dict(json.loads(await socket.recv()))


async def refused(guest: Guest, code: int) -> None:
    async with stream(guest) as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await read(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_the_newest_events_are_kept_and_a_gap_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pessoi.db'}", "one")
    await store.open()
    try:

        def write(connection: sa.Connection) -> None:
            for number in range(KEPT + 5):
                for person in ("bot", "other"):
                    add_event(connection, person, "turn", f"t{number}", 1, EventData())

        await store.write(write)
        begun = await events_after(store, "bot", 0)
        assert (begun.events[0].table, len(begun.events), begun.missed) == ("t0", 100, False)
        await store.events.prune("bot")
        late = await events_after(store, "bot", begun.events[0].id)
        assert (late.events[0].table, late.missed) == ("t5", True)
        assert not (await events_after(store, "bot", late.cursor)).missed
        assert (await store.events.after("other", 0, 1))[0].table == "t0"
    finally:
        await store.close()
