"""Several processes on one PostgreSQL serve one table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.machine import PATIENCE
from tests.server.harness import Guest, Server, play_to_the_end
from tests.server.postgres import Postgres


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    database = postgres.new_database()
    servers = [Server(database, "--unlimited", log=tmp_path / f"log{i}") for i in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


async def test_one_table_served_by_two_processes(two: list[Server]) -> None:
    rng = Random(5)
    async with Guest(two[0].url, "Owner") as owner, Guest(two[1].url, "Friend") as friend:
        made = await owner.table("mytikas", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{made['id']}/join")
        await owner.post(f"/api/tables/{made['id']}/start")
        a, b = await owner.sit(made["id"]), await friend.sit(made["id"])
        other = await owner.sit(made["id"])  # Owner's second tab, at the same process
        await play_to_the_end([a, b], lambda r: rng.choice(r["actions"])["notation"])
        assert a.view["result"] == b.view["result"]
        assert [line for line in a.lines if line["kind"] == "table"] == [
            line for line in b.lines if line["kind"] == "table"
        ]
        owner.url = two[1].url
        moved = await owner.sit(made["id"])
        assert moved.view["digest"] == a.view["digest"]
        assert moved.lines == a.lines
        await other.until(lambda v: v["result"])
        assert other.view["digest"] == a.view["digest"]


async def test_two_tabs_at_two_processes_answer_at_once_and_one_counts(two: list[Server]) -> None:
    async with Guest(two[0].url, "Owner") as owner, Guest(two[0].url, "Friend") as friend:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{made['id']}/join")
        await owner.post(f"/api/tables/{made['id']}/start")
        tabs = []
        for i in range(6):
            owner.url = two[i % 2].url
            tabs.append(await owner.sit(made["id"]))
        turn = tabs[0].view["turn"]
        actions = [c["notation"] for c in tabs[0].view["request"]["actions"]]
        sent = [actions[i % len(actions)] for i in range(6)]
        replies = await asyncio.gather(
            *[tab.ask("answer", turn=turn, action=action) for tab, action in zip(tabs, sent, strict=True)]
        )
        fresh = [r for r in replies if r["type"] == "ack" and not r["again"]]
        assert len(fresh) == 1
        kept = sent[replies.index(fresh[0])]
        for reply, action in zip(replies, sent, strict=True):
            if action == kept:
                assert reply["type"] == "ack"
            else:
                assert reply["error"]["code"] == "stale"


async def test_another_process_sees_to_the_bots_of_one_that_died(two: list[Server]) -> None:
    async with Guest(two[0].url, "Owner") as owner:
        made = await owner.table("pebbles", ["slow", "slow", "slow"], private=False, start=True)
        watcher = await owner.sit(made["id"])
        turn = watcher.view["turn"]
        await watcher.until(lambda v: v["turn"] > turn)  # so there is a process that sees to them
        two[0].kill()
        owner.url = two[1].url
        watcher = await owner.sit(made["id"])
        await watcher.until(lambda v: v["result"])


async def test_presence_is_known_across_processes(two: list[Server]) -> None:
    async with Guest(two[0].url, "Owner") as owner, Guest(two[1].url, "Friend") as friend:
        made = await owner.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{made['id']}/join")
        a, b = await owner.sit(made["id"]), await friend.sit(made["id"])
        async with asyncio.timeout(PATIENCE):
            while not a.view["table"]["seats"][1]["online"]:
                message = await a.receive()
                if message["type"] == "presence" and message["online"] == [True, True]:
                    break
        await b.close()
        async with asyncio.timeout(PATIENCE):
            while (await a.read("presence"))["online"] != [True, False]:
                pass
