"""Tournaments on a real server: sixteen bots and two people, killed in between; links, limits, who leaves."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import pytest

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
