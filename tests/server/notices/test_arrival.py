"""A real server and mail server, a push service and webhooks on loopback; and a server that is killed in between."""

import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Server, fetch
from tests.server.notices.receivers import Browser, Listener, MailServer, check_signature

HOOK = "/hook"


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as made:
        yield made


@pytest.fixture
async def listener() -> AsyncIterator[Listener]:
    async with Listener() as made:
        yield made


@pytest.fixture
def house(tmp_path: Path, mail: MailServer) -> Iterator[Server]:
    options = ["--unlimited", "--mail", mail.url, "--mail-from", "Pessoi <games@pessoi.example>"]
    options += ["--notice-network", "127.0.0.0/8", "--url", "https://pessoi.example"]
    made = Server(f"sqlite:///{tmp_path / 'pessoi.db'}", *options, log=tmp_path / "log").start()
    yield made
    made.kill()


async def put(guest: Guest, path: str, body: Any) -> Any:
    reply = await guest.http.put(guest.url + path, json=body, headers=guest.headers())
    assert reply.status_code == 200, reply.text
    return reply.json()


async def two_at_a_table(owner: Guest, friend: Guest) -> tuple[Any, Any]:
    """The owner is asked first; it is the friend's turn when the owner has answered."""
    table = await owner.table(private=False)
    await friend.post(f"/api/tables/{table['id']}/join")
    await owner.post(f"/api/tables/{table['id']}/start")
    return table, await owner.sit(table["id"])


async def until_friend_is_asked(seat: Any) -> None:
    while True:
        await seat.until(lambda view: view["request"] or view["waiting"] == [1])
        if seat.view["waiting"] == [1]:
            return
        reply = await seat.answer()
        assert reply["type"] == "ack", reply
        await seat.until(lambda view, turn=reply["turn"]: view["turn"] >= turn)


async def signed_in_by_mail(house: Server, mail: MailServer, name: str) -> None:
    """With the next mail: a link to a mail box that is known, once. Who asks for another learns nothing."""
    for address in ("nobody@example.org", " Friend@Example.org "):
        asked = fetch("POST", house.url + "/api/sign-in/mail", json={"address": address})
        assert (asked.status_code, asked.content) == (204, b"")
    letter = await mail.until(2)
    assert letter["To"] == "friend@example.org"
    link = re.search(r"https://pessoi.example/sign-in#(\S+)", letter.get_body(("plain",)).get_content())  # type: ignore[union-attr]
    assert link
    body = {"kind": "link", "secret": link[1], "take": False}
    assert fetch("POST", house.url + "/api/sign-in", json=body).json()["person"]["name"] == name
    assert fetch("POST", house.url + "/api/sign-in", json=body).status_code == 403


async def test_by_mail_push_and_webhook(house: Server, mail: MailServer, listener: Listener) -> None:
    async with Guest(house.url, "Owner") as owner, Guest(house.url, "Friend") as friend:
        browser = Browser()
        await put(friend, "/api/notices", {"lang": "fr", "zone": "Europe/Paris"})
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        told = await friend.post("/api/notices/push", {"endpoint": f"{listener.url}/push", "keys": keys})
        await friend.post("/api/notices/webhook", {"url": listener.url + HOOK})
        await friend.post("/api/notices/mail", {"address": "friend@example.org"})
        proof = await mail.until(1)
        link = re.search(r"https://pessoi.example/notices\?verify=(\S+)", proof.get_body(("plain",)).get_content())  # type: ignore[union-attr]
        assert link
        stranger = fetch("POST", house.url + "/api/notices/verify", json={"token": link[1]})
        assert stranger.status_code == 204
        again = fetch("POST", house.url + "/api/notices/verify", json={"token": link[1]})
        assert again.status_code == 404

        await signed_in_by_mail(house, mail, "Friend")
        _, seat = await two_at_a_table(owner, friend)
        await until_friend_is_asked(seat)
        letter = await mail.until(3)
        await listener.until(lambda calls: len(calls) == 2)
        calls = {call.path: call for call in listener.calls}

        assert check_signature(calls["/push"].headers["authorization"], listener.url) == told["push_key"]
        pushed = json.loads(browser.decrypt(calls["/push"].body))
        assert (pushed["title"], pushed["lang"], pushed["action"]) == ("Cailloux\u00a0: à vous", "fr", "Jouer")

        mine = next(c for c in (await friend.get("/api/notices"))["channels"] if c["kind"] == "webhook")
        signature = hmac.new(mine["secret"].encode(), calls[HOOK].body, hashlib.sha256).hexdigest()
        assert calls[HOOK].headers["x-pessoi-signature"] == f"sha256={signature}"
        assert [note["kind"] for note in calls[HOOK].json()["notes"]] == ["turn"]
        assert calls[HOOK].json()["id"] == calls[HOOK].headers["x-pessoi-id"]

        assert letter["Subject"].startswith("Cailloux")
        assert letter["To"] == "friend@example.org"
        assert {part.get_content_type() for part in letter.walk()} >= {"text/plain", "text/html"}
        text = letter.get_body(("plain",)).get_content()  # type: ignore[union-attr]
        assert "À VOUS DE JOUER À CAILLOUX" in text
        stop = letter["List-Unsubscribe"].strip("<>").replace("https://pessoi.example", house.url)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert fetch("GET", stop).status_code == 303  # looking is not asking
        assert fetch("POST", stop, content="List-Unsubscribe=One-Click").status_code == 204
        assert fetch("POST", stop + "x", content="").status_code == 404
        states = {c["kind"]: c["state"] for c in (await friend.get("/api/notices"))["channels"]}
        assert states == {"push": "on", "webhook": "on", "mail": "off"}


async def test_a_server_killed_while_it_sends_sends_again_under_the_same_name(
    house: Server, listener: Listener
) -> None:
    async with Guest(house.url, "Owner") as owner, Guest(house.url, "Friend") as friend:
        await friend.post("/api/notices/webhook", {"url": listener.url + HOOK})
        listener.held.add(HOOK)
        _, seat = await two_at_a_table(owner, friend)
        await until_friend_is_asked(seat)
        await listener.until(lambda calls: len(calls) == 1)
        house.kill()  # it has been heard there, and nobody here knows
        listener.held.clear()
        house.start()
        await listener.until(lambda calls: len(calls) == 2)
        assert len({call.json()["id"] for call in listener.calls}) == 1
        assert len({note["seq"] for call in listener.calls for note in call.json()["notes"]}) == 1


async def test_a_server_killed_before_it_sends_sends_once(house: Server, listener: Listener) -> None:
    async with Guest(house.url, "Owner") as owner, Guest(house.url, "Friend") as friend:
        await friend.post("/api/notices/webhook", {"url": listener.url + HOOK, "format": "discord"})
        _, seat = await two_at_a_table(owner, friend)
        await until_friend_is_asked(seat)
        house.kill()  # the answer is durable, and so is that the friend is to be told
        house.start()
        await listener.until(lambda calls: len(calls) == 1)
        assert listener.calls[0].json()["content"].startswith("Pebbles: your turn\n")
        assert listener.calls[0].json()["allowed_mentions"] == {"parse": []}


async def test_what_is_refused(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        for url in ("https://127.0.0.1/", "http://x.example/", "https://[::1]/", "nonsense"):
            refused = await owner.post("/api/notices/webhook", {"url": url}, 422)
            assert refused["error"]["message"] == ["error-target", {}]
        keys = {"p256dh": "AAAA", "auth": "AAAA"}
        await owner.post("/api/notices/push", {"endpoint": "https://127.0.0.1/", "keys": keys}, 422)
        await owner.post("/api/notices/mail", {"address": "me@example.org"}, 409)  # this server sends none
        await owner.post("/api/notices/channels/none", {"on": True}, 404)
        bad = await owner.http.put(server.url + "/api/notices", json={"zone": "Mars/Olympus"}, headers=owner.headers())
        assert bad.json()["error"]["message"] == ["error-time-zone", {"zone": "=Mars/Olympus"}]
        table = await owner.table()
        me = (await friend.get("/api/me"))["person"]["id"]
        await owner.post(f"/api/tables/{table['id']}/invite", {"person": me}, 403)
        await friend.post(f"/api/tables/{table['id']}/mute", {"on": True}, 400)
        await owner.post(f"/api/tables/{table['id']}/mute", {"on": True})
        assert await owner.get(f"/api/tables/{table['id']}/mute") == {"on": True}
        assert fetch("GET", server.url + "/api/notices").status_code == 401
