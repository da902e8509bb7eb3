"""What somebody has played, counted: by title, against people and bots, in a row, and head to head."""

import pytest

from pessoi.server.people.profile import streaks
from tests.server.harness import Guest, Server, play_to_the_end

pytestmark = pytest.mark.usefixtures("pebbles")


async def test_games_are_counted_by_title_and_opponent(server: Server) -> None:
    async with Guest(server.url, "Ada") as me, Guest(server.url, "Bea") as friend:
        assert (await me.get("/api/me/profile"))["all"] == {"games": 0, "won": 0}
        with_friend = await me.table("pebbles", ["me", "open"], private=False)
        await friend.post(f"/api/tables/{with_friend['id']}/join")
        await me.post(f"/api/tables/{with_friend['id']}/start")
        seats = [await me.sit(with_friend["id"]), await friend.sit(with_friend["id"])]
        await play_to_the_end(seats)
        place = seats[0].view["result"]["seats"][0]["place"]
        with_bot = await me.table("pebbles", ["me", "random"], start=True)
        seat = await me.sit(with_bot["id"])
        if not seat.view["result"]:  # where chance leaves no choice, such a game is over before it begins
            await seat.ask("resign")
        await seat.until(lambda v: v["result"])
        last = seat.view["result"]["seats"][0]["place"]
        await me.table("pebbles", ["me", "open"])  # not over: not counted
        found = await me.get("/api/me/profile")
        won, won_last = int(place == 1), int(last == 1)
        both = {"games": 2, "won": won + won_last}
        assert found["all"] == both
        assert found["titles"] == [{"game": "pebbles", "players": 2, "tally": both}]
        assert found["people"] == {"games": 1, "won": won}
        assert found["bots"] == {"random": {"games": 1, "won": won_last}}
        theirs = seats[0].view["result"]["seats"][1]["place"]
        them = (await friend.get("/api/me"))["person"]["id"]
        met = {"name": "Bea", "id": them, "games": 1, "ahead": int(place < theirs), "behind": int(place > theirs)}
        assert found["rivals"] == [met]
        assert [(game["id"], game["place"], game["against"]) for game in found["history"]] == [
            (with_bot["id"], last, []),
            (with_friend["id"], place, ["Bea"]),
        ]
        assert found["streak"] == (won_last + won if won_last else 0)  # from the newest back


@pytest.mark.parametrize(
    ("won", "now", "longest"), [("", 0, 0), ("110111", 2, 3), ("0111", 0, 3), ("111", 3, 3), ("00", 0, 0)]
)
def test_streaks_run_up_to_the_newest(won: str, now: int, longest: int) -> None:
    assert streaks([letter == "1" for letter in won]) == (now, longest)
