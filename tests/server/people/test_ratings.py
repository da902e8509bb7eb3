"""Games that count: by agreement, once, with an interval; nobody gains by a bot; who may look at whom."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from pessoi.server.people.ratings import MIDDLE, WIDTH, entered, margin, match_of, points, rate, season_at
from pessoi.server.storage.ratings import Match, Rating, keep
from pessoi.server.storage.store import Store
from pessoi.table import Refusal, absence, commands, hints, lobby
from tests.server.harness import Server, play_to_the_end
from tests.server.people.browser import Browser, until
from tests.table.tables import FRIEND, ONLOOKER, OWNER, do, finish, lobby_of, started

pytestmark = pytest.mark.usefixtures("pebbles")

SEASON = "2026-4"


def rated(*chairs: str, **more: Any) -> Any:
    table = lobby_of(*chairs, rated=True, **more)
    for chair in table.setup.chairs:
        if chair.person:
            do(table, lobby.agree, chair.person, 1500)
    table.become(lobby.start(table, OWNER, None, 2000))
    return table


def of(who: str, sides: list[list[str]], places: list[int]) -> Rating:
    match = Match("t", "people", "pebbles", SEASON, sides, places)
    return next(rating for rating in rate(match, {}) if rating.who == who)


# -- agreement


def test_everybody_agrees_before_a_game_counts_and_again_when_its_terms_change() -> None:
    table = lobby_of(OWNER, FRIEND)
    do(table, lobby.change_settings, OWNER, {"rated": True}, 1100)
    assert [chair.agreed for chair in table.setup.chairs] == [True, False]
    with pytest.raises(Refusal) as refusal:
        lobby.start(table, OWNER, None, 1200)
    assert refusal.value.message.key == "error-not-agreed"
    do(table, lobby.agree, FRIEND, 1300)
    do(table, lobby.change_settings, OWNER, {"patience": 3600}, 1400)
    assert [chair.agreed for chair in table.setup.chairs] == [True, False]
    do(table, lobby.leave, FRIEND, 1500)
    do(table, lobby.join, FRIEND, "Friend", None, 1600)  # who sits down has read the terms
    table.become(lobby.start(table, OWNER, None, 1700))
    with pytest.raises(Refusal):
        lobby.arrange(lobby_of(OWNER, rated=True, analysis=True).setup, 1)


def test_no_game_that_a_bot_account_decides_counts() -> None:
    def over(*people: str, bots: set[str]) -> Any:
        table = lobby_of(*["open"] * len(people), rated=True)
        for person in people:
            table.become(lobby.join(table, person, person.title(), None, 1500, program=person in bots))
        table.become(lobby.start(table, OWNER, None, 2000))
        finish(table)
        return match_of(table, SEASON)

    assert over(OWNER, FRIEND, bots={FRIEND}) is None
    among = over(OWNER, FRIEND, ONLOOKER, bots={FRIEND})
    assert sorted(who for side in among.sides for who in side) == sorted([OWNER, ONLOOKER])
    assert over(OWNER, FRIEND, bots=set()) is not None


def test_no_hints_and_no_undo_of_what_told_something_where_it_counts() -> None:
    table = rated(OWNER, "random")
    assert hints.hints_at(table) == "off"
    with pytest.raises(Refusal):
        hints.ask(table, 0, 2100)


# -- what a game makes of whom


def test_places_make_ratings_and_games_make_them_surer() -> None:
    first, last = of("a", [["a"], ["b"], ["c"]], [1, 2, 3]), of("c", [["a"], ["b"], ["c"]], [1, 2, 3])
    assert points(first) > 1500 > points(last)
    assert (first.games, first.won, last.won) == (1, 1, 0)
    assert margin(first) < round(60 * 2 * WIDTH)
    partners = [of(who, [["a", "b"], ["c"]], [1, 2]) for who in "ab"]
    assert partners[0].mu == partners[1].mu > MIDDLE


def test_a_new_season_knows_everybody_less_well() -> None:
    old = Rating("a", "people", "pebbles", "2026-3", 30.0, 2.0, 40, 20)
    new = entered(old, Match("t", "people", "pebbles", SEASON, [], []), "a")
    assert (new.mu, new.games, new.season) == (30.0, 0, SEASON)
    assert 2.0 < new.sigma < WIDTH
    assert season_at(0) == "1970-1"


def test_who_left_a_seat_to_a_bot_comes_last_and_an_agreed_end_counts_for_nobody() -> None:
    table = rated(OWNER, FRIEND)
    do(table, commands.go_away, 0, None, 2100)
    do(table, commands.come_back, 0, 2200)
    finish(table)
    match = match_of(table, SEASON)
    assert match is not None
    assert dict(zip([side[0] for side in match.sides], match.places, strict=True))[OWNER] > 2
    ended = rated(OWNER, FRIEND, ONLOOKER, patience=3600)
    asked = ended.request.seat
    for seat in absence.others(ended, asked):
        do(ended, absence.end, seat, ended.question, 2000 + 3_600_000)
    assert ended.phase == "over"
    assert match_of(ended, SEASON) is None
    plain = started(OWNER, FRIEND)
    finish(plain)
    assert match_of(plain, SEASON) is None


def test_alone_among_bots_it_is_the_ladder() -> None:
    table = rated(OWNER, "random")
    finish(table)
    match = match_of(table, SEASON)
    assert match is not None
    assert (match.pool, sorted(who for side in match.sides for who in side)) == ("bots", ["bot:random", OWNER])


async def test_a_guest_who_turns_out_to_be_somebody_brings_their_ratings(database: str) -> None:
    store = Store(database, "one")
    await store.open()
    kept = [
        Rating("me", "people", "hellas", SEASON, 30.0, 3.0, 9, 6),
        Rating("guest", "people", "hellas", SEASON, 20.0, 7.0, 2, 0),  # less sure than mine
        Rating("guest", "bots", "hellas", SEASON, 26.0, 5.0, 4, 2),
        Rating("guest", "people", "mytikas", SEASON, 22.0, 2.0, 8, 3),
        Rating("me", "people", "mytikas", SEASON, 24.0, 6.0, 1, 1),
    ]
    for rating in kept:
        await store.write(partial(keep, rating=rating))
    await store.ratings.hand_over("guest", "me")
    assert {(r.pool, r.game): (r.mu, r.sigma, r.games, r.won) for r in await store.ratings.of("me")} == {
        ("people", "hellas"): (30.0, 3.0, 11, 6),
        ("bots", "hellas"): (26.0, 5.0, 4, 2),
        ("people", "mytikas"): (22.0, 2.0, 9, 4),
    }
    assert await store.ratings.of("guest") == []
    bots = [
        Rating("bot:easy", "bots", "hellas", season, mu, 3.0, 9, 6) for season, mu in (("2026-3", 21.0), (SEASON, 22.0))
    ]
    for rating in bots:
        await store.write(partial(keep, rating=rating))
    assert await store.ratings.bots(["hellas", "mytikas"]) == bots[1:]  # as they were last
    await store.close()


# -- on a server


@pytest.fixture
async def browsers(own_server: Server) -> AsyncIterator[list[Browser]]:
    own_server.start()
    made = [Browser(own_server) for _ in range(3)]
    yield made
    for browser in made:
        await browser.close()


async def test_a_game_counts_once_and_profiles_are_shown_to_whom_one_likes(
    browsers: list[Browser], own_server: Server
) -> None:
    me, friend, stranger = browsers
    mine, theirs = await me.name_me("Ada"), await friend.name_me("Bea")
    table = await me.table(rated=True)
    await friend.post(f"/api/tables/{table['id']}/join", {})
    await me.post(f"/api/tables/{table['id']}/start", {})
    await play_to_the_end([await me.sit(table["id"]), await friend.sit(table["id"])])
    page = await until(friend, f"/api/people/{mine['id']}", lambda p: p["ratings"])
    assert [(r["game"], r["pool"], r["games"]) for r in page["ratings"]] == [("pebbles", "people", 1)]
    assert (page["mine"], [rival["name"] for rival in page["profile"]["rivals"]]) == (False, ["Ada"])
    assert page["profile"]["openings"][0]["tally"]["games"] == 1
    own_server.kill()  # what was counted is not counted again
    own_server.start()
    assert (await me.get(f"/api/people/{mine['id']}"))["ratings"][0]["games"] == 1
    assert (await me.get("/api/people/Bea"))["person"] == theirs
    await stranger.name_me("Stranger")
    await stranger.get(f"/api/people/{mine['id']}", 404)
    await stranger.get("/api/people/Ada", 404)
    ladder = "/api/ratings?game=pebbles&pool=people"
    assert [row["person"]["name"] for row in (await me.get(ladder))["ratings"]] == ["Ada"]  # oneself, and who wants it
    await me.send("PUT", "/api/me/visible", {"visible": "everybody"})
    assert (await stranger.get("/api/people/Ada"))["person"] == mine
    assert [row["person"]["name"] for row in (await stranger.get(ladder))["ratings"]] == ["Ada"]
    await me.send("PUT", "/api/me/visible", {"visible": "nobody"})
    await friend.get(f"/api/people/{mine['id']}", 404)
