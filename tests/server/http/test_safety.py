"""Malformed, oversized, foreign and hostile traffic is refused with clear errors, and never with a 500."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Message
from pessoi.server.http.endpoints import ENDPOINTS
from pessoi.server.limits import Buckets, Counters
from pessoi.table import Refusal
from tests.machine import PATIENCE
from tests.server.harness import Guest, Seat, Server, fetch

WORDS = [catalogue(lang) for lang in LANGUAGES]
JSON = {"content-type": "application/json"}


def error_of(reply: httpx.Response, status: int) -> str:
    assert reply.status_code == status, reply.text
    trouble = reply.json()["error"]
    assert trouble["text"]
    key, args = trouble["message"]
    for words in WORDS:
        assert words.has(key)
        assert words.say(Message(key, args))
    return str(trouble["code"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("PUT", "/api/me", b"{", 400, "bad_request"),
        ("PUT", "/api/me", b"\xff\xfe", 400, "bad_request"),
        ("PUT", "/api/me", b"[" * 20_000, 400, "bad_request"),
        ("PUT", "/api/me", b'{"name": 7}', 400, "bad_request"),
        ("PUT", "/api/me", b'{"name": "x", "admin": true}', 400, "bad_request"),
        ("PUT", "/api/me", b'{"name": "  \\u202e "}', 422, "bad_name"),
        ("PUT", "/api/me", b'{"name": "123456789012345678901234567890"}', 422, "bad_name"),
        ("PUT", "/api/me", b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too_large"),
        ("POST", "/api/tables", b'{"game": "mytikas", "players": 2}', 401, "who_are_you"),
        ("GET", "/api/tables/nosuchtable", b"", 404, "not_found"),
        ("GET", "/api/tables/" + "x" * 500, b"", 404, "not_found"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", b"", 404, "not_found"),
        ("GET", "/api/tables?list=secret", b"", 400, "bad_request"),
        ("GET", "/api/tables?limit=-1", b"", 400, "bad_request"),
        ("GET", "/api/tables?limit=%F0%9D%9F%99", b"", 400, "bad_request"),
        ("GET", "/api/games/chess", b"", 404, "not_found"),
        ("GET", "/api/words/xx", b"", 404, "not_found"),
        ("GET", "/api/records/nothing", b"", 404, "not_found"),
        ("POST", "/api/records", b"pessoi record 1\nnonsense", 422, "bad_record"),
        ("POST", "/api/records", b"\xff", 400, "bad_request"),
        ("GET", "/api/nowhere", b"", 404, "not_found"),
        ("DELETE", "/api/games", b"", 405, "wrong_method"),
        ("DELETE", "/", b"", 405, "wrong_method"),
    ],
)
def test_bad_requests_get_clear_errors(
    server: Server, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    reply = fetch(method, server.url + path, content=body, headers=JSON)
    assert error_of(reply, status) == code


def test_a_body_that_does_not_say_its_length_is_counted(server: Server) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 10_000

    reply = fetch("PUT", f"{server.url}/api/me", content=chunks(), headers=JSON)
    assert error_of(reply, 413) == "too_large"


def test_a_form_is_no_json(server: Server) -> None:
    reply = fetch("POST", f"{server.url}/api/tokens", data={"name": "x"})
    assert error_of(reply, 415) == "not_json"


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    evil = {**JSON, "origin": "https://evil.example"}
    assert error_of(fetch("PUT", f"{server.url}/api/me", content=b'{"name":"x"}', headers=evil), 403) == "bad_origin"
    null = {**JSON, "origin": "null"}
    assert error_of(fetch("PUT", f"{server.url}/api/me", content=b'{"name":"x"}', headers=null), 403) == "bad_origin"
    own = {**JSON, "origin": server.url}
    assert fetch("PUT", f"{server.url}/api/me", content=b'{"name":"x"}', headers=own).status_code == 200


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    """A page at evil.example that resolves to this machine would else be of the same origin."""
    reply = fetch("GET", f"{server.url}/api/games", headers={"host": "evil.example"})
    assert error_of(reply, 421) == "bad_host"


async def test_sockets_of_other_sites_are_refused(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table(private=False)
        url = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
        async with websockets.connect(url, origin=websockets.Origin("https://evil.example"), proxy=None) as socket:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_the_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    reply = fetch("PUT", f"{server.url}/api/me", json={"name": "Owner"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    secret = reply.cookies["pessoi"]
    assert len(secret) >= 32
    assert secret not in reply.text
    again = fetch("GET", f"{server.url}/api/me", cookies={"pessoi": secret})
    assert again.json()["person"] == reply.json()["person"]
    assert fetch("GET", f"{server.url}/api/me", cookies={"pessoi": "x" * 5000}).json() == {"person": None}
    assert fetch("GET", f"{server.url}/api/me", headers={"authorization": "Bearer x"}).status_code == 401


@pytest.mark.parametrize("path", ["/api/games", "/", "/api/nowhere", "/healthz", "/metrics"])
def test_every_answer_forbids_inline_script_and_framing(server: Server, path: str) -> None:
    headers = fetch("GET", server.url + path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"


async def test_private_tables_need_the_link(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Stranger") as stranger:
        table = await owner.table(private=True)
        key = table["invite"].split("key=")[1]
        assert len(key) >= 22
        path = f"/api/tables/{table['id']}"
        await stranger.get(path, 403)
        await stranger.get(f"{path}?key={key[::-1]}", 403)
        await stranger.post(f"{path}/join", {"key": "guess"}, 403)
        assert (await stranger.get(f"{path}?key={key}"))["invite"] is None
        for list in ("open", "live", "over"):
            assert table["id"] not in [t["id"] for t in (await stranger.get(f"/api/tables?list={list}"))["tables"]]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await stranger.sit(table["id"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        watcher = await stranger.sit(table["id"], key=key)
        assert watcher.view["table"]["invite"] is None


async def test_only_the_owner_arranges(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Stranger") as stranger:
        table = await owner.table(private=False)
        path = f"/api/tables/{table['id']}"
        await stranger.post(f"{path}/start", {"fill": "greedy"}, 403)
        await stranger.post(f"{path}/seats/0", {"kind": "open"}, 403)
        await stranger.post(f"{path}/settings", {"private": True}, 403)
        await stranger.post(f"{path}/join")
        await owner.post(f"{path}/seats/1", {"kind": "bot", "level": "greedy"})
        assert (await stranger.get(path))["mine"] is None
        await owner.post(f"{path}/seats/9", {"kind": "open"}, 422)
        await owner.post(f"{path}/start")
        await owner.post(f"{path}/seats/1", {"kind": "open"}, 409)
        await stranger.post(f"{path}/rematch", {}, 400)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "nonsense"}',
        '{"type": "answer"}',
        '{"type": "answer", "turn": "x", "action": 7}',
        '{"type": "answer", "turn": -1, "action": "x"}',
        '{"type": "answer", "turn": 1e400, "action": "x"}',
        '{"type": "chat", "text": "' + "x" * 3000 + '"}',
        '{"type": "ping", "extra": 1}',
        "[" * 10_000,
        b"\xff\xfe",
        b"{}",
    ],
)
async def test_frames_that_make_no_sense_get_an_error(server: Server, frame: str | bytes) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table(private=False)
        seat = await owner.sit(table["id"])
        await seat.send(frame)
        assert (await seat.read("error"))["error"]["code"] == "bad_request"
        assert (await seat.ask("ping", t=1))["type"] == "pong"


async def test_nonsense_without_end_closes_the_socket(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        seat = await owner.sit((await owner.table(private=False))["id"])
        assert await close_code(seat, ["nonsense"] * 8) == 4400


async def test_a_frame_too_large_closes_the_socket(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        seat = await owner.sit((await owner.table(private=False))["id"])
        assert await close_code(seat, [json.dumps({"type": "chat", "text": "x" * 17_000})]) == 1009
        fine = await owner.sit(seat.table)
        assert (await fine.ask("ping", t=1))["type"] == "pong"


async def close_code(seat: Seat, frames: list[str]) -> int:
    assert seat.socket is not None
    try:
        for frame in frames:
            await seat.socket.send(frame)
        async with asyncio.timeout(PATIENCE):
            while True:
                await seat.socket.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits."""
    place: Path = tmp_path_factory.mktemp("strict")
    made = Server(f"sqlite:///{place / 'x.db'}", "--sockets-per-client", "3")
    yield made.start()
    made.stop()


async def test_limits_of_sockets_messages_requests_and_newcomers(strict_server: Server) -> None:
    async with Guest(strict_server.url, "Owner") as owner, Guest(strict_server.url, "Friend") as friend:
        table = await owner.table(private=False)
        seats = [await guest.sit(table["id"]) for guest in (owner, friend, owner)]  # a person's messages count together
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await owner.sit(table["id"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert await close_code(seats[0], ['{"type": "ping"}'] * 2000) == 4429
        for i in range(20):  # all at once: quicker than the limit, however busy the machine is
            await seats[1].send({"type": "chat", "id": i, "text": f"{i}"})
        assert (await seats[1].read("refused"))["error"]["code"] == "too_many"
        codes = []
        for _ in range(40):
            reply = await owner.http.post(f"{strict_server.url}/api/tokens", json={"name": "Bot"})
            codes.append(reply.status_code)
        assert 429 in codes
        burst = await pipelined(strict_server.port, "/api/games/none", 400)
        assert set(re.findall(r"HTTP/1.1 (\d+)", burst)) == {"404", "429"}
        assert re.search(r"retry-after: [1-9]", burst)


async def pipelined(port: int, path: str, count: int) -> str:
    """All requests at once over one connection: quicker than any limit, however busy the machine is."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    request = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    writer.write(request.encode() * (count - 1) + request.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n").encode())
    answers = (await reader.read(-1)).decode()
    writer.close()
    await writer.wait_closed()
    return answers


def test_buckets_fill_again_and_forget_who_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [0.0]
    monkeypatch.setattr("pessoi.server.limits.time.monotonic", lambda: time[0])
    buckets = Buckets(2, 3)
    assert [buckets.has("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.has("b")
    time[0] = 0.6
    assert [buckets.has("a") for _ in range(2)] == [True, False]
    with pytest.raises(Refusal, match="too many"):
        buckets.take("a")


def test_counters_count_each_and_all() -> None:
    counters = Counters(2, 3)
    assert [counters.enter("a") for _ in range(3)] == [True, True, False]
    assert [counters.enter("b") for _ in range(2)] == [True, False]
    counters.leave("a")
    assert counters.enter("b")


HOSTILE = ["<script>alert(1)</script>", "'; DROP TABLE people; --", "{{7*7}}", "\u0000x", "a\r\nSet-Cookie: x=y"]


@pytest.mark.parametrize("text", HOSTILE)
async def test_names_and_chat_stay_text(server: Server, text: str) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table(private=False)
        seat = await owner.sit(table["id"])
        reply = await owner.http.put(f"{server.url}/api/me", json={"name": text[:24]}, headers=owner.headers())
        assert reply.status_code == 200
        assert reply.headers["content-type"] == "application/json"
        assert all(c.isprintable() for c in reply.json()["person"]["name"])
        assert "x" not in reply.cookies
        await seat.ask("chat", text=text)
        await seat.until(lambda v: seat.lines and seat.lines[-1]["kind"] == "chat")
        assert seat.lines[-1]["text"] == " ".join("".join(c if c.isprintable() else " " for c in text).split())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_request_makes_a_500(server: Server, data: st.DataObject) -> None:
    """Any body at any endpoint, by a stranger and by a guest."""
    endpoint = data.draw(st.sampled_from(ENDPOINTS))
    path = endpoint.path
    for name in ("{game}", "{lang}", "{id}", "{seat}"):
        value = data.draw(st.sampled_from(["mytikas", "en", "0", "zzz", "%00", "é", "-1"]))
        path = path.replace(name, value)
    query = data.draw(
        st.dictionaries(st.sampled_from(["from", "limit", "seat", "key", "list", "game"]), st.text(max_size=8))
    )
    fields = list(getattr(endpoint.body, "__struct_fields__", ("x",)))
    body = data.draw(json_values | st.dictionaries(st.sampled_from(fields), json_values, max_size=4))
    headers = {**JSON, **({"authorization": f"Bearer {token(server)}"} if data.draw(st.booleans()) else {})}
    reply = fetch(endpoint.method, server.url + path, params=query, content=json.dumps(body), headers=headers)
    assert reply.status_code < 500, reply.text


_tokens: dict[str, str] = {}


def token(server: Server) -> str:
    if server.url not in _tokens:
        _tokens[server.url] = fetch("POST", f"{server.url}/api/tokens", json={"name": "Fuzz"}).json()["token"]
    return _tokens[server.url]


async def test_logs_hold_no_secrets(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "crashes"], start=True)
        seat = await owner.sit(table["id"])

        def bot_failed() -> bool:
            return any(line["message"] and line["message"][0] == "line-bot-fallback" for line in seat.lines)

        # how often the person is asked before the bot has a choice depends on the draws
        while not bot_failed():
            await seat.until(lambda v: v["request"] or bot_failed())
            if not bot_failed():
                reply = await seat.answer()
                await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)
        key = table["invite"].split("key=")[1]
    own_server.stop()
    text = (tmp_path / "log").read_text()
    assert "bot_failed" in text
    for secret in (owner.token, key, "Owner"):
        assert secret not in text
