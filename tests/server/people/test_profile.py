"""What somebody has played, counted: by title, against people and bots, in a row, and head to head."""

import pytest

from pessoi.server.people.profile import HISTORY, profile, streaks
from pessoi.server.storage.kept import SeatQuality
from pessoi.server.tables.summary import Summary, head_of, read_summary
from pessoi.table import commands
from tests.server.harness import Guest, Server, play_to_the_end
from tests.table.tables import FRIEND, OWNER, do, finish, started

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
        assert [(game["id"], game["place"], game["people"]) for game in found["history"]] == [
            (with_bot["id"], last, False),
            (with_friend["id"], place, True),
        ]
        assert [game["against"] for game in found["history"]] == [
            [{"seat": 1, "name": "", "level": "random", "program": False}],
            [{"seat": 1, "name": "Bea", "level": None, "program": False}],
        ]
        assert found["levels"] == [{"game": "pebbles", "level": "random", "tally": {"games": 1, "won": won_last}}]
        assert found["reviewed"] is None
        assert found["streak"] == (won_last + won if won_last else 0)  # from the newest back


@pytest.mark.parametrize(
    ("won", "now", "longest"), [("", 0, 0), ("110111", 2, 3), ("0111", 0, 3), ("111", 3, 3), ("00", 0, 0)]
)
def test_streaks_run_up_to_the_newest(won: str, now: int, longest: int) -> None:
    assert streaks([letter == "1" for letter in won]) == (now, longest)


def over(*chairs: str, away: str | None = None) -> Summary:
    """A game that the owner has played to its end, or (`away`) a bot for them."""
    table = started(*chairs)
    if away is not None:
        do(table, commands.go_away, 0, away, 2100)
    finish(table)
    found = read_summary(head_of(table).summary)
    assert found is not None
    return found


def test_a_bot_is_beaten_by_oneself_to_the_end() -> None:
    mine, left = over(OWNER, "random"), over(OWNER, "random", away="random")
    for summary in (mine, left):
        assert summary.result is not None
        summary.result.seats[0].place, summary.result.seats[1].place = 1, 2
    (tally,) = profile(OWNER, [(mine, 2), (left, 1)]).levels
    assert (tally.game, tally.level, tally.tally.games, tally.tally.won) == ("pebbles", "random", 2, 1)
    mine.info.onward = True  # from a position that may have been won already
    assert [(found.tally.games, found.tally.won) for found in profile(OWNER, [(mine, 2), (left, 1)]).levels] == [(1, 0)]


def test_games_of_both_kinds_are_listed_however_many_there_are_of_the_other() -> None:
    with_bot, with_friend = over(OWNER, "random"), over(OWNER, FRIEND)
    found = [(with_bot, 1000 - n) for n in range(HISTORY + 5)] + [(with_friend, 1)]
    history = profile(OWNER, found).history
    assert [game.people for game in history] == [False] * HISTORY + [True]


def test_kept_reviews_say_how_well_somebody_played() -> None:
    played = over(OWNER, FRIEND)
    quality = {played.info.id: [SeatQuality(90.0, 0.1), SeatQuality(None, -0.1)]}
    mine, theirs = profile(OWNER, [(played, 1)], quality), profile(FRIEND, [(played, 1)], quality)
    assert mine.reviewed is not None
    assert theirs.reviewed is not None
    assert (mine.reviewed.games, mine.reviewed.accuracy, mine.reviewed.luck) == (1, 90.0, 0.1)
    assert (mine.history[0].accuracy, theirs.history[0].accuracy) == (90.0, None)
    assert theirs.reviewed.accuracy is None  # no choice of theirs was graded
