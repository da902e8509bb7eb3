"""Tournaments on a real server: sixteen bots and two people, killed in between; links, limits, who leaves."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import pytest
import sqlalchemy as sa

from pessoi.server.storage.schema import tournaments
from pessoi.server.storage.store import Store
from tests.server.harness import Server, play_to_the_end
from tests.server.people.browser import Browser, until

pytestmark = pytest.mark.usefixtures("pebbles")

ROUNDS = 4


@pytest.fixture
async def people(own_server: Server) -> AsyncIterator[list[Browser]]:
    own_server.start()
    made = [Browser(own_server) for _ in range(3)]
    for browser, name in zip(made, ("Ada", "Bea", "Cleo"), strict=True):
        await browser.name_me(name)
    yield made
    for browser in made:
        await browser.close()


async def new(browser: Browser, status: int | None = None, **more: Any) -> Any:
    body = {"title": "Cup", "game": "pebbles", "pace": "live", "private": False, "level": "random", **more}
    return await browser.post("/api/tournaments", body, status)


async def play_mine(browser: Browser, path: str, number: int) -> None:
    """My table of that round, to its end."""
    shown = await until(browser, path, lambda t: t["info"]["round"] == number and (t["next"] or is_done(t)))
    if shown["next"]:
        await play_to_the_end([await browser.sit(shown["next"])])


def is_done(shown: Any) -> bool:
    """I have played this round, or sit it out."""
    matches = shown["stages"][-1]["rounds"][-1]
    mine = [match for match in matches if shown["me"] in match["entrants"]]
    return all(match["state"] == "over" for match in mine)


def points(places: list[int]) -> list[float]:
    return [sum((a < b) + (a == b) / 2 for b in places) - 0.5 for a in places]


async def test_sixteen_bots_and_two_people_play_a_swiss_tournament(people: list[Browser], own_server: Server) -> None:
    ada, bea, _ = people
    made = await new(ada, rounds=ROUNDS, bots=16)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    await bea.post(f"{path}/begin", None, 403)
    await ada.post(f"{path}/begin")
    for number in range(1, ROUNDS + 1):
        await asyncio.gather(play_mine(ada, path, number), play_mine(bea, path, number))
        if number == 2 and "sqlite" in own_server.database:  # elsewhere a dead process's leases have to run out
            own_server.kill()  # nothing is lost with it, or made twice
            own_server.start()
    end = await until(ada, path, lambda t: t["info"]["phase"] == "over")
    (stage,) = end["stages"]
    matches = [match for matches in stage["rounds"] for match in matches]
    assert [len(matches) for matches in stage["rounds"]] == [9] * ROUNDS
    pairs = Counter(frozenset(match["entrants"]) for match in matches)
    assert set(pairs.values()) == {1}
    results = (await ada.get("/api/results?limit=200"))["results"]
    assert len(results) == len(matches)  # each of its tables was made once
    expected = dict.fromkeys(range(18), 0.0)
    for found in results:
        match = next(m for m in matches if m["table"] == found["table"]["id"])
        won = points([seat["place"] for seat in found["result"]["seats"]])
        assert match["points"] == won
        for entrant, more in zip(match["entrants"], won, strict=True):
            expected[entrant] += more
    rows = stage["pools"][0]
    assert {row["entrant"]: row["points"] for row in rows} == expected
    assert [row["entrant"] for row in rows] == end["ranking"]
    met = {one: [two for pair in pairs if one in pair for two in pair if two != one] for one in range(18)}
    for better, worse in pairwise(rows):
        assert better["opponents"] == sum(expected[other] for other in met[better["entrant"]])
        order = [(r["points"], r["opponents"], r["direct"], r["wins"], -r["lot"]) for r in (better, worse)]
        assert order[0] > order[1]
    tables = await ada.get("/api/tables?list=mine")
    assert len(tables["tables"]) == ROUNDS  # whoever made it is not troubled with the tables of the others
    assert tables["tables"][0]["tournament"] == made["info"]["id"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_who_leaves_is_replaced_and_the_round_goes_on(people: list[Browser]) -> None:
    ada, bea, cleo = people
    made = await new(ada, format="robin", private=True, stand_in="random")
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.get(path, 403)
    await bea.refused(f"{path}/enter", {}, 403, "error-tournament-private")
    await bea.post(f"{path}/enter", {"key": made["key"]})
    assert made["link"] == f"/tournaments/{made['info']['id']}?key={made['key']}"
    await cleo.post(f"{path}/enter", {"key": made["key"]})
    await ada.post(f"{path}/begin")
    shown = await until(bea, path, lambda t: t["next"] or t["stages"][-1]["rounds"][-1])
    left = await bea.post(f"{path}/leave")
    assert (left["me"], [entrant["left"] for entrant in left["entrants"]]) == (None, [[], ["Bea"], []])
    await bea.get(path, 403)
    for number in (1, 2, 3):
        await asyncio.gather(play_mine(ada, path, number), play_mine(cleo, path, number))
    end = await until(ada, path, lambda t: t["info"]["phase"] == "over")
    assert [entrant["level"] for entrant in end["entrants"]] == [None, "random", None]
    assert sum(row["points"] for row in end["stages"][0]["pools"][0]) == 3 + 3 * 0.5  # games, and who sat out
    assert shown["seed"] == end["seed"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_what_one_person_may_ask_for(people: list[Browser]) -> None:
    ada, bea, _ = people
    await new(ada, 422, game="chess")
    await new(ada, 422, seats=9)
    await new(ada, 422, rounds=40)
    await new(ada, 422, level="nobody", bots=2)
    await new(ada, 422, title=" \u200b ")
    made = await new(ada, enter=False, bots=2)
    path = f"/api/tournaments/{made['info']['id']}"
    await ada.refused(f"{path}/begin", {}, 409, "error-tournament-people")
    assert [t["title"] for t in (await bea.get("/api/tournaments"))["tournaments"]] == ["Cup"]
    assert (await bea.get("/api/tournaments?list=mine"))["tournaments"] == []
    await bea.post(f"{path}/enter", {})
    assert (await bea.post(f"{path}/enter", {}))["me"] == 2
    await bea.post(f"{path}/leave")
    assert (await ada.http.delete(ada.url + path)).status_code == 204
    await ada.get(path, 404)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_who_is_forgotten_leaves_no_name_and_a_guest_s_place_goes_along(people: list[Browser]) -> None:
    ada, bea, cleo = people
    mine = await ada.name_me("Ada")
    made = await new(ada, bots=1)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    assert [t["title"] for t in (await ada.get("/api/me/data"))["tournaments"]] == ["Cup"]
    await ada.post(f"{path}/begin")
    link = (await ada.post("/api/me/invitation"))["link"]
    guest = await cleo.get("/api/me")
    assert guest["person"]["id"] != mine["id"]
    await cleo.post(f"{path}/enter", {})
    await cleo.post("/api/sign-in", {"kind": "link", "secret": link.partition("#")[2]})  # Cleo was Ada all the time
    await until(ada, path, lambda t: t["waiting"] == [] and t["me"] is not None)
    await bea.post("/api/me/delete", {"name": "Bea"})
    shown = await until(ada, path, lambda t: "Bea" not in str(t))
    assert [entrant["left"] for entrant in shown["entrants"]] == [[], [], [""]]


async def play_all(people: list[Browser], path: str) -> Any:
    """Every table that is somebody's, stage after stage, until it is over."""

    async def play_on(browser: Browser) -> None:
        while True:
            shown = await until(browser, path, lambda t: t["next"] or t["info"]["phase"] == "over")
            if shown["info"]["phase"] == "over":
                return
            await play_to_the_end([await browser.sit(shown["next"])])
            mine = shown["next"]
            await until(browser, path, lambda t, mine=mine: t["next"] != mine)  # type: ignore[misc]

    await asyncio.gather(*(play_on(browser) for browser in people))
    return await people[0].get(path)


def won(stage: Any) -> dict[int, float]:
    """Points by entrant, from the matches themselves."""
    found: dict[int, float] = defaultdict(float)
    for matches in stage["rounds"]:
        for match in matches:
            for entrant, more in zip(match["entrants"], match["points"], strict=True):
                found[entrant] += more
    return found


def entrants_of(pool: Any) -> list[int]:
    return [row["entrant"] for row in pool]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_groups_and_their_finals(people: list[Browser]) -> None:
    ada, bea, _ = people
    made = await new(ada, format="groups", parts=2, bots=4)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    await ada.post(f"{path}/begin")
    end = await play_all([ada, bea], path)
    groups, finals = end["stages"]
    assert sorted(entrant for pool in groups["pools"] for entrant in entrants_of(pool)) == list(range(6))
    assert [len(pool) for pool in groups["pools"]] == [3, 3]
    met = [frozenset(match["entrants"]) for matches in groups["rounds"] for match in matches]
    assert len(met) == len(set(met)) == 6  # everybody met everybody of their group, once
    for pool in groups["pools"]:
        for row in pool:
            assert row["points"] == won(groups)[row["entrant"]] + 0.5 * row["byes"]
    best = {entrants_of(pool)[0] for pool in groups["pools"]}
    assert {entrant for pool in finals["pools"] for entrant in entrants_of(pool)} == best
    assert set(end["ranking"][:2]) == best
    assert end["ranking"][:2] == entrants_of(finals["pools"][0])
    assert sorted(end["ranking"]) == list(range(6))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_cup_until_one_is_left(people: list[Browser]) -> None:
    ada, bea, _ = people
    await new(ada, 422, format="cup", seats=3)
    made = await new(ada, format="cup", bots=4)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    await ada.post(f"{path}/begin")
    end = await play_all([ada, bea], path)
    (stage,) = end["stages"]
    assert stage["pools"] == []
    assert [len(matches) for matches in stage["rounds"]] == [2, 2, 1]  # two had no opponent
    first, second, (final,) = stage["bracket"]
    assert [tie["winner"] for tie in first] == [one for tie in second for one in tie["entrants"]]
    assert [tie["winner"] for tie in second] == final["entrants"]
    assert end["ranking"][0] == final["winner"]
    assert set(end["ranking"][:2]) == {*final["entrants"]}
    assert sorted(end["ranking"]) == list(range(6))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_league_of_two_seasons(people: list[Browser]) -> None:
    ada, bea, cleo = people
    made = await new(ada, format="league", parts=2, seasons=2, bots=2)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    await ada.post(f"{path}/begin")
    assert (await cleo.post(f"{path}/enter", {}))["waits"]
    end = await play_all([ada, bea, cleo], path)
    first, second = end["stages"]
    above, below = (entrants_of(pool) for pool in first["pools"])
    assert {*above} | {*below} == {0, 1, 2, 3}
    # the first of the lower division has changed places with the last of the upper; Cleo entered below
    assert {*entrants_of(second["pools"][0])} == {above[0], below[0]}
    assert {*entrants_of(second["pools"][1])} == {above[1], below[1], 4}
    assert end["entrants"][4]["name"] == "Cleo"
    for row in (row for pool in second["pools"] for row in pool):
        assert row["points"] == won(second)[row["entrant"]] + 0.5 * row["byes"]  # points began anew
    assert end["ranking"] == [*entrants_of(second["pools"][0]), *entrants_of(second["pools"][1])]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_it_begins_by_itself_and_counts_where_people_alone_play(
    people: list[Browser], own_server: Server
) -> None:
    ada, bea, _ = people
    now = (await ada.table())["created"]
    await new(ada, 422, starts=now - 1)
    await new(ada, 422, starts=now + 10**10)
    later = now + 3_600_000
    alone = await new(ada, starts=later, title="Alone")
    made = await new(ada, format="robin", starts=later, rated=True, bots=1)
    path = f"/api/tournaments/{made['info']['id']}"
    await bea.post(f"{path}/enter", {})
    store = Store(own_server.database, "test")  # an hour passes
    await store.write(lambda connection: connection.execute(sa.update(tournaments).values(starts=now)))
    end = await play_all([ada, bea], path)
    left = await until(ada, f"/api/tournaments/{alone['info']['id']}", lambda t: t["info"]["plan"]["starts"] == 0)
    assert left["info"]["phase"] == "open"  # nobody came: Ada begins it, or calls it off
    rated = {}
    for matches in end["stages"][0]["rounds"]:
        for match in matches:
            table = await ada.get(f"/api/tables/{match['table']}")
            rated[frozenset(match["entrants"])] = table["rated"]
    assert [pair for pair, counts in rated.items() if counts] == [frozenset({end["me"], 2})]
    found = await until(ada, "/api/ratings?game=pebbles", lambda ladder: ladder["ratings"])
    assert {rating["games"] for rating in found["ratings"]} == {1}
    await store.dispose()
