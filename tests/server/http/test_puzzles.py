"""Puzzles over HTTP: the list, one with its questions, a table that starts from it."""

from pessoi.games import GAMES
from pessoi.review.puzzle import puzzles_of
from tests.server.harness import Guest, Server


async def test_a_puzzle_is_shown_and_played_on(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann:
        games = (await ann.get("/api/puzzles"))["games"]
        for name in GAMES:
            found = games[name]
            assert {puzzle["id"] for puzzle in found} == set(puzzles_of(name))
            assert [puzzle["rating"] for puzzle in found] == sorted(puzzle["rating"] for puzzle in found)
            puzzle = await ann.get(f"/api/puzzles/{name}/{found[-1]['id']}")
            for step in puzzle["steps"]:
                legal = [action["notation"] for action in step["request"]["actions"]]
                assert {step["answer"], *step["others"]} <= set(legal)
                assert step["chance"] > step["next_chance"]
        path = f"/api/puzzles/{puzzle['game']}/{puzzle['id']}"
        seat = puzzle["seat"]
        table = await ann.post(f"{path}/onward", {"step": 0, "seat": seat, "level": "random"}, 201)
        assert (table["mine"], table["onward"]) == (seat, True)
        there = await ann.sit(table["id"])
        assert there.view["request"] == puzzle["steps"][0]["request"]
        assert there.view["shown"] == puzzle["steps"][0]["shown"]
        analysis = await ann.post(f"{path}/onward", {"step": 0, "seat": None, "level": "random"}, 201)
        assert analysis["analysis"]
        await ann.post(f"{path}/onward", {"step": 1, "seat": seat}, 400)
        await ann.get("/api/puzzles/mytikas/none", 404)
        await ann.get("/api/puzzles/chess/none", 404)
