"""Lessons over HTTP and the socket: what the coach says, the figures, a table that follows the script."""

from typing import Any

import pytest

from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES
from pessoi.spec.lesson import lesson_of
from tests.server.harness import Guest, Seat, Server


async def test_what_the_coach_says_and_the_figures(server: Server) -> None:
    async with Guest(server.url, "Learner") as learner:
        for name in GAMES:
            lesson = lesson_of(name)
            assert lesson is not None
            for lang in LANGUAGES:
                steps = (await learner.get(f"/api/games/{name}/lesson/{lang}"))["steps"]
                assert [step["id"] for step in steps] == [step.id for step in lesson.steps]
                assert all(step["title"] and step["say"] for step in steps)
            figure = await learner.get(f"/api/games/{name}/figures/{lesson.steps[0].id}")
            assert (figure["seat"], figure["players"]) == (lesson.learner, lesson.players)
            await learner.get(f"/api/games/{name}/figures/nothing", 404)
        await learner.get("/api/games/mytikas/lesson/xx", 404)
        await learner.get("/api/games/pebbles/lesson/en", 404)  # a game without one
        await learner.post("/api/lessons", {"game": "pebbles"}, 404)
        await learner.post("/api/lessons", {"game": "nothing"}, 404)


async def test_a_lesson_is_followed_left_and_gone_on_with(server: Server) -> None:
    async with Guest(server.url, "Learner") as learner, Guest(server.url, "Other") as other:
        table = await learner.post("/api/lessons", {"game": "mytikas"}, 201)
        assert table["lesson"][0] == 0
        assert table["taught"]
        seat = await learner.sit(table["id"])
        await act(seat)
        assert seat.view["lesson"]["phase"] == "done"
        await seat.close()

        again = await learner.post("/api/lessons", {"game": "mytikas"}, 200)  # no second one
        assert again["id"] == table["id"]
        assert (await other.post("/api/lessons", {"game": "mytikas"}, 201))["id"] != table["id"]

        seat = await learner.sit(table["id"])
        assert seat.view["lesson"]["phase"] == "done"
        assert (await seat.ask("lesson", told=1, over=False))["type"] == "ack"
        await seat.until(lambda view: view["lesson"]["step"] == 1)


async def test_who_answers_otherwise_takes_it_back_or_plays_on_alone(server: Server) -> None:
    async with Guest(server.url, "Learner") as learner:
        table = await learner.post("/api/lessons", {"game": "mytikas"}, 201)
        seat = await learner.sit(table["id"])
        turn = seat.view["turn"]
        await act(seat, wrong=True)
        assert seat.view["lesson"]["phase"] == "astray"
        assert seat.view["undo"]["can"]
        assert (await seat.ask("undo", turn=seat.view["turn"]))["type"] == "ack"
        await seat.until(lambda view: view["lesson"]["phase"] == "do")

        await act(seat, wrong=True)
        assert seat.view["turn"] > turn
        await seat.ask("lesson", told=0, over=True)
        view = await seat.until(lambda view: view["lesson"] is None and view["request"] is not None)  # bots play on
        assert view["table"]["lesson"] is None
        assert view["table"]["taught"]
        refused = await seat.ask("lesson", told=3, over=False)
        assert refused["error"]["code"] == "conflict"
        assert (await learner.post("/api/lessons", {"game": "mytikas"}, 201))["id"] != table["id"]


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_coached_at_other_tables(server: Server, game: str) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table(game, ["me", "easy"], start=True)
        assert (table["lesson"], table["taught"]) == (None, False)


async def act(seat: Seat, wrong: bool = False) -> None:
    """Do what the coach wants, or something else."""
    wanted = seat.view["lesson"]["answers"]
    legal: list[Any] = [action["notation"] for action in seat.view["request"]["actions"]]
    reply = await seat.answer(next(text for text in legal if (text in wanted) != wrong))
    assert reply["type"] == "ack", reply
    await seat.until(lambda view: view["turn"] >= reply["turn"])
