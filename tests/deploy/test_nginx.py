"""`deploy/nginx.conf` in the real nginx, in front of real servers."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from tests.chaos.storm import Storm
from tests.deploy.nginx import Nginx
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server, fetch, play_to_the_end
from tests.server.postgres import Postgres

pytestmark = pytest.mark.usefixtures("pebbles")
Front = Callable[..., Nginx]
OPTIONS = ("--proxy", "127.0.0.1", "--secure", "--name", "games.example.org")


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Server]:
    """A server as the unit starts it, with the usual limits."""
    made = Server(f"sqlite:///{tmp_path / 'pessoi.db'}", *OPTIONS, log=tmp_path / "log")
    yield made.start()
    made.kill()


async def test_pages_and_whole_games_go_through(behind: Server, front: Front) -> None:
    nginx = front([behind])
    page = fetch("GET", nginx.url)
    assert page.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    moved = fetch("GET", f"http://127.0.0.1:{nginx.plain_port}/tables?list=open", headers={"host": "games.example.org"})
    assert (moved.status_code, moved.headers["location"]) == (301, "https://games.example.org/tables?list=open")
    assert fetch("GET", f"{nginx.url}/metrics").status_code == 404
    assert fetch("GET", f"{nginx.url}/healthz").status_code == 404
    assert fetch("GET", f"{nginx.url}/api/games", headers={"host": "games.example.org"}).status_code == 200
    assert fetch("GET", f"{nginx.url}/api/games", headers={"host": "evil.example"}).status_code == 421
    cookie = fetch("PUT", f"{nginx.url}/api/me", json={"name": "Owner"}).headers["set-cookie"]
    assert "Secure" in cookie
    async with Guest(nginx.url, "Owner") as owner, Guest(nginx.url, "Friend") as friend:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{made['id']}/join")
        await owner.post(f"/api/tables/{made['id']}/start")
        await play_to_the_end([await owner.sit(made["id"]), await friend.sit(made["id"])])
        assert (await owner.get(f"/api/tables/{made['id']}/verify"))["ok"]


async def test_limits_bite_before_the_server(behind: Server, front: Front) -> None:
    """The figures are small here, so that no test depends on how fast the machine is."""
    nginx = front([behind], **{"rate=40r/s": "rate=1r/m", "burst=150": "burst=5"})
    large = fetch("POST", f"{nginx.url}/api/records", content=b"x" * 70_000, headers={"content-type": "text/plain"})
    assert large.status_code == 413
    found = [fetch("GET", f"{nginx.url}/api/games").status_code for _ in range(12)]
    assert (found[:6], set(found[6:]) >= {429}) == ([200] * 6, True)


async def test_an_address_has_so_many_connections(behind: Server, front: Front) -> None:
    nginx = front([behind], **{"limit_conn pessoi_connections 128": "limit_conn pessoi_connections 3"})
    async with Guest(behind.url, "Owner") as owner:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        owner.url = nginx.url
        for _ in range(3):
            await owner.sit(made["id"])
        with pytest.raises(websockets.InvalidStatus) as refused:
            await owner.sit(made["id"])
        assert refused.value.response.status_code == 429
        owner.seats.pop()


def newcomer(nginx: Nginx, address: str, claimed: str) -> int:
    """Whether one may come from there, claiming to come from elsewhere."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        headers = {"x-forwarded-for": claimed}
        return client.post(f"{nginx.url}/api/tokens", json={"name": "Guest"}, headers=headers).status_code


def test_clients_are_told_apart_by_where_they_are_not_by_what_they_claim(behind: Server, front: Front) -> None:
    nginx = front([behind])
    found: list[int] = []
    while 429 not in found:  # new people of an address are limited, be it never so slow a machine
        found.append(newcomer(nginx, "127.0.0.2", f"10.0.0.{len(found)}"))
        assert len(found) < 200
    assert set(found) == {201, 429}
    assert newcomer(nginx, "127.0.0.3", "127.0.0.2") == 201


async def test_two_processes_behind_it_are_killed_in_turn_and_nothing_is_lost(
    postgres: Postgres, front: Front, tmp_path: Path
) -> None:
    storm = Storm(postgres.new_database(), 2, seed=5, log=tmp_path / "log", options=OPTIONS)
    lifted = {"rate=40r/s": "rate=4000r/s", "burst=150": "burst=9000"}  # who plays here comes back very often
    storm.doors = [front(storm.servers, **lifted).url]
    try:
        await storm.run(6, 2, ["mytikas", "pebbles"])
    finally:
        for server in storm.servers:
            server.kill()
    assert storm.kills >= 6
    assert storm.answers() > 20
