"""One person, many devices: passkeys, links, codes, recovery, leaving; on a real server."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from pessoi.server.http.access import Access
from pessoi.server.people.codes import LETTERS, new_code, read_code
from pessoi.server.people.label import label_of
from pessoi.server.settings import Settings
from pessoi.server.storage.schema import devices, metadata, people, tickets
from pessoi.server.storage.store import Store
from pessoi.server.storage.tickets import MINUTE, TRIES
from pessoi.table.entry import Chatted
from pessoi.table.timekeeper import MachineClock, Timekeeper
from tests.machine import PATIENCE
from tests.server.harness import Server, play_to_the_end
from tests.server.people.authenticator import Authenticator
from tests.server.people.browser import Browser, until

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
async def browsers(own_server: Server) -> AsyncIterator[list[Browser]]:
    own_server.start()
    made = [Browser(own_server) for _ in range(3)]
    yield made
    for browser in made:
        await browser.close()


async def test_a_passkey_signs_in_on_another_device(browsers: list[Browser]) -> None:
    first, second, stranger = browsers
    mine = await first.name_me("Ada")
    key = Authenticator(first.origin)
    options = await first.post("/api/me/passkeys/challenge")
    account = await first.post("/api/me/passkeys", {"credential": key.make(options["options"])})
    assert (len(account["passkeys"]), account["guest"]) == (1, False)
    challenge = (await second.post("/api/sign-in/challenge"))["options"]
    signed = key.sign(challenge)
    assert (await second.post("/api/sign-in/passkey", {"credential": signed}))["person"] == mine
    await stranger.refused("/api/sign-in/passkey", {"credential": signed}, 403, "error-passkey")  # it works once
    fresh = (await stranger.post("/api/sign-in/challenge"))["options"]
    key.origin = "https://evil.example"  # a page that passes for ours
    await stranger.refused("/api/sign-in/passkey", {"credential": key.sign(fresh)}, 403, "error-passkey")
    key.origin = first.origin
    fresh = (await stranger.post("/api/sign-in/challenge"))["options"]
    unknown = Authenticator(first.origin).sign(fresh)
    await stranger.refused("/api/sign-in/passkey", {"credential": unknown}, 403, "error-passkey")
    await stranger.refused("/api/sign-in/passkey", {"credential": {"id": 7}}, 403, "error-passkey")
    fresh = (await stranger.post("/api/sign-in/challenge"))["options"]
    key.count = 0  # a copy of the key, which has not counted on
    await stranger.refused("/api/sign-in/passkey", {"credential": key.sign(fresh)}, 403, "error-passkey")
    account = await second.get("/api/me/account")
    assert sorted(device["here"] for device in account["devices"]) == [False, True]
    gone = await first.send("DELETE", f"/api/me/passkeys/{account['passkeys'][0]['id']}")
    assert gone["passkeys"] == []


async def test_a_link_and_a_code_let_one_device_in_once(browsers: list[Browser]) -> None:
    first, second, third = browsers
    mine = await first.name_me("Ada")
    ticket = await first.post("/api/me/invitation")
    assert ticket["link"].startswith(f"{first.origin}/sign-in#")
    assert ticket["picture"].startswith("data:image/svg+xml")
    secret = ticket["link"].partition("#")[2]
    assert (await second.post("/api/sign-in", {"kind": "link", "secret": secret}))["person"] == mine
    await third.refused("/api/sign-in", {"kind": "link", "secret": secret}, 403, "error-ticket")
    await third.refused("/api/sign-in", {"kind": "code", "secret": ticket["code"]}, 403, "error-ticket")
    code = (await first.post("/api/me/invitation"))["code"]
    typed = code.lower().replace("-", " ")
    assert (await third.post("/api/sign-in", {"kind": "code", "secret": typed}))["person"] == mine
    devices = (await first.get("/api/me/account"))["devices"]
    assert (len(devices), len({device["id"] for device in devices})) == (3, 3)
    other = next(device["id"] for device in devices if not device["here"])
    left = await first.send("DELETE", f"/api/me/devices/{other}")
    assert len(left["devices"]) == 2
    known = [(await browser.get("/api/me"))["person"] for browser in (second, third)]
    assert known.count(None) == 1
    await first.post("/api/sign-out", {"everywhere": True})
    assert [(await browser.get("/api/me"))["person"] for browser in browsers] == [None] * 3


async def test_recovery_codes_work_once_each_and_new_ones_replace_them(browsers: list[Browser]) -> None:
    first, second, third = browsers
    mine = await first.name_me("Ada")
    old = (await first.post("/api/me/recovery"))["codes"]
    new = (await first.post("/api/me/recovery"))["codes"]
    assert len(set(new)) == 8
    await second.refused("/api/sign-in", {"kind": "recovery", "secret": old[0]}, 403, "error-ticket")
    assert (await second.post("/api/sign-in", {"kind": "recovery", "secret": new[0]}))["person"] == mine
    await third.refused("/api/sign-in", {"kind": "recovery", "secret": new[0]}, 403, "error-ticket")
    assert (await first.get("/api/me/account"))["recovery"] == 7


async def test_a_guest_s_games_come_along(browsers: list[Browser], own_server: Server) -> None:
    home, phone, friend = browsers
    mine = await home.name_me("Ada")
    guest = await phone.name_me("Guest")
    table = await phone.table()
    await friend.name_me("Friend")
    await friend.post(f"/api/tables/{table['id']}/join", {"key": None})
    both = await phone.table()  # where the two of them sit
    await home.post(f"/api/tables/{both['id']}/join", {})
    watched = await friend.table()
    await (await phone.sit(watched["id"])).ask("chat", text="hello")
    code = (await home.post("/api/me/invitation"))["code"]
    await phone.post("/api/sign-in", {"kind": "code", "secret": code})
    found = await until(phone, f"/api/tables/{table['id']}", lambda t: t["mine"] == 0)
    assert (found["owned"], found["seats"][0]["name"]) == (True, "Guest")
    assert (await until(phone, f"/api/tables/{both['id']}", lambda t: t["owned"]))["mine"] == 1
    store = Store(own_server.database, "test")
    async with store.engine.connect() as connection:
        await until_gone(store, guest["id"])
        known = {row[0] for row in await connection.execute(sa.select(people.c.id))}
    assert [e.person for e in await store.log.read(watched["id"]) if isinstance(e, Chatted)] == [mine["id"]]
    await store.dispose()
    assert mine["id"] in known


async def until_gone(store: Store, person: str) -> None:
    """And whoever leaves with them: their bots' accounts go one after the other."""
    async with asyncio.timeout(PATIENCE):
        while await store.people.get(person) is not None or await store.people.leaving():
            await asyncio.sleep(0.05)


async def test_two_devices_in_one_seat_stay_in_step(browsers: list[Browser]) -> None:
    first, second, friend = browsers
    await first.name_me("Ada")
    await friend.name_me("Friend")
    table = await first.table()
    await friend.post(f"/api/tables/{table['id']}/join", {})
    code = (await first.post("/api/me/invitation"))["code"]
    await second.post("/api/sign-in", {"kind": "code", "secret": code})
    await first.post(f"/api/tables/{table['id']}/start", {})
    seats = [await browser.sit(table["id"]) for browser in browsers]
    asked = seats[0] if seats[0].view["request"] else seats[2]
    assert seats[0].view["request"] == seats[1].view["request"]
    await asked.answer()
    turn = await asked.until(lambda v: v["turn"] > 0)
    for seat in seats[:2]:
        await seat.until(lambda v: v["turn"] >= turn["turn"])
    assert seats[0].view["shown"] == seats[1].view["shown"]
    await play_to_the_end([seats[1], seats[2]])  # the second device plays on where the first began
    await seats[0].until(lambda v: v["result"])


async def test_my_data_and_my_departure(browsers: list[Browser], own_server: Server) -> None:
    me, friend, _ = browsers
    mine = await me.name_me("Ada")
    await friend.name_me("Friend")
    over, running = await me.table(), await me.table()
    for table in (over, running):
        await friend.post(f"/api/tables/{table['id']}/join", {})
        await me.post(f"/api/tables/{table['id']}/start", {})
    seats = [await me.sit(over["id"]), await friend.sit(over["id"])]
    await play_to_the_end(seats)
    await seats[0].ask("chat", text="well played")
    await me.post("/api/me/recovery")
    data = await me.get("/api/me/data")
    assert {table["id"] for table in data["tables"]} == {over["id"], running["id"]}
    assert [(said["table"], said["text"]) for said in data["said"]] == [(over["id"], "well played")]
    await me.refused("/api/me/delete", {"name": "ada"}, 409, "error-not-your-name")
    assert (await me.post("/api/me/delete", {"name": "Ada"}))["person"] is None
    assert (await me.get("/api/me"))["person"] is None
    own_server.kill()  # in the middle of it: the next server goes on
    own_server.start()
    await until(friend, f"/api/tables/{over['id']}", lambda t: t["seats"][0]["name"] is None)
    store = Store(own_server.database, "test")
    await until_gone(store, mine["id"])
    async with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            if table.name != "orders":
                kept = repr((await connection.execute(sa.select(table))).all())
                assert mine["id"] not in kept, table.name
    await store.dispose()
    found = await friend.get(f"/api/tables/{running['id']}")
    assert (found["phase"], found["seats"][0]["away"]) == ("play", True)
    assert (await friend.get(f"/api/tables/{over['id']}/verify"))["ok"]


async def test_of_ten_thousand_guesses_ten_are_tried(browsers: list[Browser]) -> None:
    first, second, _ = browsers
    await first.name_me("Ada")
    await first.post("/api/me/invitation")
    answers = [await second.guess(new_code(2)) for _ in range(14)]
    assert answers == [403] * 10 + [429] * 4
    guesses = Access(Settings(), Store("sqlite://", "unused").people).guesses
    assert sum(guesses.has("10.0.0.1") for _ in range(10_000)) == 10


class SetClock(MachineClock):
    ahead = 0

    def wall(self) -> int:
        return super().wall() + self.ahead


async def test_a_code_dies_of_tries_and_of_age_and_only_hashes_are_kept(database: str) -> None:
    clock = SetClock()
    store = Store(database, "one", Timekeeper(clock))
    await store.open()
    person, secret = await store.people.create("Ada")
    await store.tickets.issue_code(person.id, "ABCD", "2345", 10)
    assert [await store.tickets.take_code("ABCD", "9999") for _ in range(TRIES)] == [None] * TRIES
    assert await store.tickets.take_code("ABCD", "2345") is None  # right, but too late
    await store.tickets.issue_code(person.id, "EFGH", "2345", 10)
    await store.tickets.issue("link", person.id, ["a-link"], 10)
    clock.ahead = 10 * MINUTE + 1000
    assert await store.tickets.take_code("EFGH", "2345") is None
    assert await store.tickets.take("link", "a-link") is None
    await store.tickets.issue("recovery", person.id, ["in-a-drawer"])
    clock.ahead = 1000 * 24 * 60 * MINUTE
    async with store.engine.connect() as connection:
        kept = repr([(await connection.execute(sa.select(table))).all() for table in (tickets, devices, people)])
    assert [word for word in (secret, "in-a-drawer", "EFGH", "a-link") if word in kept] == []
    assert await store.tickets.take("recovery", "in-a-drawer") == (person.id,)
    await store.close()


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("our-bot/1.0 (by somebody)", "our-bot/1.0"),
        ("", ""),
    ],
)
def test_devices_are_called_by_browser_and_system(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_codes_are_read_however_they_are_typed() -> None:
    code = new_code(4)
    assert set(code) <= {*LETTERS, "-"}
    assert read_code(f" {code.lower().replace('-', ' ')}\n") == code


async def test_passkeys_need_a_name(own_server: Server) -> None:
    own_server.start()
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
        reply: Any = await client.post(f"{own_server.url}/api/sign-in/challenge")  # by 127.0.0.1
    assert (reply.status_code, reply.json()["error"]["message"][0]) == (409, "error-passkey-name")
