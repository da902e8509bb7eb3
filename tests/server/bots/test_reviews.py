"""Reviews at a server: made in the bots' processes, looked at while they grow, kept when they are whole."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from pessoi.games import load_game
from pessoi.records import write
from pessoi.records.text import seal
from pessoi.review import review
from pessoi.server.background import Background
from pessoi.server.bots.bot_pool import BotFailed, BotPool
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.reviews.desk import ReviewDesk
from pessoi.server.settings import Settings
from pessoi.server.storage.reviews import Reviews
from pessoi.server.storage.store import Store
from tests.server.harness import Guest, Server
from tests.toys.played import played

OLD = Path(__file__).parents[2] / "records" / "old" / "mytikas-1.record"


async def bring(guest: Guest, text: str) -> str:
    reply = await guest.http.post(f"{guest.url}/api/records", content=text)
    assert reply.status_code == 201, reply.text
    return f"/api/records/{reply.json()['id']}/review"


async def whole(guest: Guest, path: str) -> Any:
    """What comes of it, and the states on the way."""
    while (found := await guest.get(path))["state"] in ("asked", "running"):
        await asyncio.sleep(0.2)
    return found


async def test_a_record_is_reviewed_once_for_everybody(server: Server) -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "served", 6)
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        path = await bring(ann, write(record, reveal=True))
        assert (await ann.get(path, 404))["error"]["message"][0] == "error-no-review"
        await ann.get(f"{path}/page", 404)
        assert (await ann.post(path))["state"] in ("asked", "running", "done")
        found = await whole(ann, path)
        assert found["state"] == "done"
        made = found["review"]
        assert made["answers"] == len(record.answers)
        assert made["names"] == ["Player 1", "Player 2"]
        assert len(made["choices"]) == made["total"] > 0
        for part in made["parts"]:
            assert abs(part["start"] + part["luck"] + part["own"] + part["others"] - part["end"]) < 1e-6
        saved = await ann.http.get(f"{ann.url}{path}/page?lang=fr")
        assert saved.headers["content-type"] == "text/html; charset=utf-8"
        assert saved.headers["content-disposition"] == 'attachment; filename="mytikas-review.html"'
        assert '<html lang="fr">' in saved.text
        assert "Player 2" in saved.text
        # another copy of the same game, under other names: nothing is made again
        again = write(record, reveal=True).replace("Player 1", "Somebody")
        other = await bring(bob, reseal(again))
        given = await bob.post(other)
        assert given["state"] == "done"
        assert given["review"]["names"] == ["Somebody", "Player 2"]
        assert given["review"]["choices"] == made["choices"]
    here = review(record)
    assert [choice.number for choice in here.choices] == [choice["number"] for choice in made["choices"]]
    assert here.parts[0].luck == pytest.approx(made["parts"][0]["luck"])


async def test_a_review_of_a_game_that_was_played_here_is_told_on_profiles(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann:
        table = await ann.table("mytikas", ["me", "random"], start=True)
        seat = await ann.sit(table["id"])
        for _ in range(3):
            view = await seat.until(lambda v: v["request"])
            reply = await seat.answer()
            await seat.until(lambda v, turn=reply["turn"]: v["turn"] >= turn)
            assert view["result"] is None
        await seat.ask("resign")
        await seat.until(lambda v: v["result"])
        path = f"/api/tables/{table['id']}/review"
        assert (await ann.get("/api/me/profile"))["reviewed"] is None
        await ann.post(path)
        made = (await whole(ann, path))["review"]
        mine = seat.view["seat"]
        found = await ann.get("/api/me/profile")
        accuracy = made["players"][mine]["accuracy"]
        assert found["history"][0]["accuracy"] == accuracy
        assert found["reviewed"] == {"games": 1, "accuracy": accuracy, "luck": made["parts"][mine]["luck"]}
        await ann.get("/api/people/Ann")  # the same as a page


def reseal(text: str) -> str:
    body = text.rpartition("seal: ")[0]
    return f"{body}seal: {seal(body)}\n"


class NoBots:
    """A pool in which nobody thinks."""

    async def think(self, *_: Any) -> Any:
        raise BotFailed("nobody thinks")


class Nothing:
    async def find(self, id: str) -> None:
        return None


async def test_who_asked_for_a_review_hears_that_it_failed_and_may_try_again() -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "failing", 6)
    background = Background()
    desk = ReviewDesk(Settings(), cast(BotPool, NoBots()), cast(Reviews, Nothing()), background)
    first = desk.begin(record, Asker("ann", "table"))
    while desk.running:
        await asyncio.sleep(0)
    found = await desk.find(record)
    assert found is first
    assert found.failed
    assert desk.begin(record, Asker("ann", "table")) is not first
    while desk.running:
        await asyncio.sleep(0)
    await background.close()


async def test_games_by_older_rules_are_refused_kindly(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann:
        path = await bring(ann, OLD.read_text(encoding="utf-8"))
        refusal = (await ann.post(path, status=409))["error"]
        assert refusal["message"] == ["error-review-rules", {"old": 1, "new": load_game("mytikas").version}]


async def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        table = await ann.table("mytikas", ["me", "open"], private=True)
        await ann.post(f"/api/tables/{table['id']}/review", status=409)
        await bob.post(f"/api/tables/{table['id']}/review", status=403)


async def test_reviews_are_kept_without_names(database: str) -> None:
    store = Store(database, "test")
    await store.open()
    kept: Reviews = store.reviews
    assert await kept.find("a") is None
    await kept.keep("a", "{}")
    await kept.keep("a", '{"again": 1}')
    assert await kept.find("a") == '{"again": 1}'
    await kept.keep("b", "{}", "table", "[1]")
    await kept.keep("c", "{}", "table", "[2]")  # by a newer version, say
    assert await kept.of_tables(["table", "other"]) == {"table": "[2]"}
    await store.close()
