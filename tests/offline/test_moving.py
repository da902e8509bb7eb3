"""A game begun in one house and gone on with in another: a page and a server are the same application."""

import json

from pessoi.offline.house import House
from pessoi.offline.shelf import MemoryShelf
from pessoi.records import game_of, read, verify
from tests.offline.player import Player, asked, begun, opened


async def take(house: House, table: str) -> str:
    reply = await house.ask("GET", f"/api/tables/{table}/unfinished")
    assert reply.status == 200, reply.body
    assert "attachment" in reply.headers["content-disposition"]
    return reply.body.decode()


async def bring(house: House, text: str) -> str:
    await asked(house, "PUT", "/api/me", {"name": "Ino"})
    reply = await house.ask("POST", "/api/records", text.encode(), "text/plain")
    record = json.loads(reply.body)
    assert record["unfinished"] is True
    return str((await asked(house, "POST", f"/api/records/{record['id']}/table"))["id"])


async def test_there_and_back() -> None:
    page, server = await opened(MemoryShelf()), await opened(MemoryShelf())
    id = await begun(page)
    await Player(page, id).play(8)
    text = await take(page, id)
    there = await bring(server, text)
    await Player(server, there).play(8)
    back = await bring(page, longer := await take(server, there))
    assert answers_of(longer)[: len(answers_of(text))] == answers_of(text)
    over = await Player(page, back).play(10_000)
    assert over["table"]["phase"] == "over"
    record = read((await page.ask("GET", f"/api/tables/{back}/record")).body.decode())
    assert verify(record, game_of(record)).chance > 0
    gone = await page.ask("GET", f"/api/tables/{back}/unfinished")
    assert json.loads(gone.body)["error"]["code"] == "over"
    await page.close()
    await server.close()


def answers_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


async def test_a_record_that_says_what_was_not_drawn_is_refused() -> None:
    house = await opened(MemoryShelf())
    id = await begun(house)
    await Player(house, id).play(4)
    text = await take(house, id)
    seed = next(line for line in text.splitlines() if line.startswith("seed:"))
    forged = text.replace(seed, "seed: " + "0" * (len(seed) - 6))
    reply = await house.ask("POST", "/api/records", forged.encode(), "text/plain")
    assert reply.status == 422
    sample = await house.ask("POST", "/api/records/sample-hellas/table")
    assert (sample.status, json.loads(sample.body)["error"]["message"][0]) == (409, "error-not-unfinished")
    await house.close()
