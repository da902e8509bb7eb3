"""Finding opponents: filters, quick matches, invitations by name, languages; and keeping away from somebody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import sqlalchemy as sa

from pessoi.server.people.matches import PATIENCE as BOTS_AFTER
from pessoi.server.people.matches import Matchmaker, parties
from pessoi.server.storage.schema import seeks
from pessoi.server.storage.seeks import Seek
from pessoi.server.storage.store import Store
from pessoi.server.tables.room import Room
from tests.machine import PATIENCE
from tests.server.admin.desk import Desk
from tests.server.harness import Server
from tests.server.notices.house import open_house
from tests.server.people.browser import Browser, until
from tests.table.tables import FRIEND, OWNER

NOW = 10_000_000


def seek(person: str, game: str = "mytikas", players: int = 2, waited: int = 0, bots: bool = True) -> Seek:
    return Seek(person, game, players, "live", "normal", bots, "", NOW - waited, NOW, None)


def names(found: list[list[Seek]]) -> list[str]:
    return ["".join(one.person for one in party) for party in found]


def test_who_seeks_the_same_plays_together_and_bots_come_after_a_while() -> None:
    late = BOTS_AFTER["live"]
    assert names(parties([seek("a"), seek("b", "hellas"), seek("c"), seek("d")], set(), NOW)) == ["ac"]
    assert names(parties([seek("a", players=3), seek("b", players=3)], set(), NOW)) == []
    assert names(parties([seek("a", players=3, waited=late), seek("b", players=3)], set(), NOW)) == ["ab"]
    # who wants no bots waits on; who keeps away from another is not put beside them
    assert names(parties([seek("a", waited=late, bots=False)], set(), NOW)) == []
    some = [seek("a", players=3, waited=late), seek("b", players=3, bots=False)]
    assert names(parties(some, set(), NOW)) == ["a"]
    assert names(parties([seek("a"), seek("b"), seek("c")], {frozenset("ab")}, NOW)) == ["ac"]


@asynccontextmanager
async def three(server: Server) -> AsyncIterator[list[Browser]]:
    made = [Browser(server) for _ in range(3)]
    try:
        for browser, name in zip(made, ("Ada", "Ben", "Cleo"), strict=True):
            await browser.name_me(name)
        yield made
    finally:
        for browser in made:
            await browser.close()


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Browser]]:
    async with three(server) as made:
        yield made


async def id_of(browser: Browser) -> str:
    return str((await browser.get("/api/me"))["person"]["id"])


async def test_a_quick_match_with_people_and_with_bots(own_server: Server, database: str) -> None:
    own_server.start()
    async with three(own_server) as people:
        await seek_and_find(people, database)


async def seek_and_find(people: list[Browser], database: str) -> None:
    ada, ben, cleo = people
    terms = {"game": "pebbles", "players": 2, "lang": "fr"}
    begun = await ada.post("/api/quick", terms)
    assert (begun["waiting"], begun["table"], begun["bots_at"] - begun["since"]) == (1, None, BOTS_AFTER["live"])
    sought = begun["seek"]
    assert (sought["game"], sought["players"], sought["pace"]) == ("pebbles", 2, "live")
    await ben.post("/api/quick", {**terms, "pace": "day"})
    assert (await ben.get("/api/quick"))["waiting"] == 1  # at another pace
    await ben.post("/api/quick", terms)
    tables = {(await until(who, "/api/quick", lambda said: said["table"]))["table"] for who in (ada, ben)}
    table = await ada.get(f"/api/tables/{tables.pop()}")
    assert not tables
    assert (table["phase"], table["lang"], table["owner"]) == ("play", "fr", None)
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ada", "Ben"]
    assert (await ada.get("/api/quick"))["since"] is None
    # alone for long enough: bots
    await cleo.post("/api/quick", {**terms, "players": 3, "level": "random"})
    store = Store(database, "test")
    await store.write(lambda connection: connection.execute(sa.update(seeks).values(made=seeks.c.made - 60_000)))
    await store.dispose()
    found = await until(cleo, "/api/quick", lambda said: said["table"])
    seats = (await cleo.get(f"/api/tables/{found['table']}"))["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person"]
    await cleo.post("/api/quick", {**terms, "players": 9}, 422)
    await cleo.post("/api/quick", terms)
    assert (await cleo.send("DELETE", "/api/quick"))["since"] is None


async def test_a_match_begins_though_its_server_died_on_the_way(database: str, pebbles: str) -> None:
    class Dying(Matchmaker):
        async def _begin(self, room: Room) -> None:
            raise ConnectionError("killed")

    async with open_house(database) as house:
        hub = house.hub
        for person in (OWNER, FRIEND):
            await hub.store.seeks.enter(replace(seek(person), alive=hub.time.wall(), made=hub.time.wall()))
        with pytest.raises(ConnectionError):
            await Dying(hub.services, hub.create, hub.room).look()
        (id,) = await hub.store.seeks.unbegun()
        again = Matchmaker(hub.services, hub.create, hub.room)
        await again.look()
        row = await hub.store.tables.get(id)
        assert row is not None
        assert row.phase == "play"
        assert await hub.store.seeks.unbegun() == []
        await again.look()  # and is left alone from then on


async def test_a_seek_is_claimed_once(database: str) -> None:
    stores = [Store(database, name) for name in ("one", "two")]
    for store in stores:
        await store.open()
    people = [(await stores[0].people.create(name))[0].id for name in ("Ada", "Ben", "Cleo")]
    for person in people:
        await stores[0].seeks.enter(seek(person))
    claims = ((stores[0], people[:2], "t1"), (stores[1], people[1:], "t2"))
    done = await asyncio.gather(*(store.seeks.claim(some, table) for store, some, table in claims))
    assert sorted(done) == [False, True]
    assert len(await stores[0].seeks.waiting()) == 1
    for store in stores:
        await store.close()


async def test_open_tables_by_their_terms(people: list[Browser]) -> None:
    ada = people[0]
    french = await ada.table("pebbles", ["me", "open", "open"], lang="fr", clock="day")
    await ada.table("pebbles", lang="en", clock="live", rated=True)

    async def ids(query: str) -> list[str]:
        return [table["id"] for table in (await ada.get(f"/api/tables?list=open{query}"))["tables"]]

    english = await ids("&lang=en")
    assert english
    for query in ("&lang=fr", "&players=3", "&pace=day", "&rated=0", "&game=pebbles&lang=fr&pace=day"):
        found = await ids(query)
        assert french["id"] in found
        assert not set(english) & set(found), query
    assert await ids("&lang=fr&pace=live") == []


async def test_my_list_says_who_has_played_since_my_turn(people: list[Browser]) -> None:
    ada, ben, _ = people
    table = await ada.table()
    await ben.post(f"/api/tables/{table['id']}/join")
    await ada.post(f"/api/tables/{table['id']}/start")
    seats = [await who.sit(table["id"]) for who in (ada, ben)]
    (first,) = seats[0].view["waiting"]
    while seats[first].view["waiting"] == [first]:
        turn = seats[first].view["turn"]
        await seats[first].answer()
        await seats[first].until(lambda view, turn=turn: view["turn"] > turn)
    for who, since in ((ada, [] if first == 0 else [1]), (ben, [0] if first == 0 else [])):
        mine = (await who.get("/api/tables?list=mine"))["tables"]
        assert [found["since"] for found in mine if found["id"] == table["id"]] == [since]


async def test_invited_by_name_link_and_picture(people: list[Browser]) -> None:
    ada, ben, cleo = people
    table = await ada.table(private=True)
    path = f"/api/tables/{table['id']}"
    picture = await ada.get(f"{path}/picture")
    assert picture["link"].endswith(table["invite"])
    assert picture["picture"].startswith("data:image/svg+xml")
    await cleo.get(f"{path}/picture", 400)
    await ben.name_me("Ben the Invited")
    refusal = "error-no-person"  # they have never met
    await ada.refused(f"{path}/invite", {"person": "Ben the Invited"}, 404, refusal)
    await ben.send("PUT", "/api/me/visible", {"visible": "everybody", "reachable": "everybody"})
    await ada.post(f"{path}/invite", {"person": "Ben the Invited"})
    (invitation,) = (await ben.get("/api/invitations"))["invitations"]
    assert (invitation["by"]["name"], invitation["link"]) == ("Ada", table["invite"])
    seated = await ben.post(f"{path}/accept")
    assert (seated["mine"], seated["phase"]) == (1, "lobby")  # an invitation starts nothing
    assert (await ben.get("/api/invitations"))["invitations"] == []
    await ben.send("PUT", "/api/me/visible", {"reachable": "nobody"})
    other = await ada.table()
    await ada.refused(f"/api/tables/{other['id']}/invite", {"person": "Ben the Invited"}, 403, "error-strangers")


async def test_who_is_blocked_keeps_away(
    people: list[Browser], server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben, cleo = people
    me = await id_of(ada)
    await ada.send("PUT", "/api/me/visible", {"visible": "everybody", "reachable": "everybody"})
    table = await ada.table("pebbles", ["me", "open", "open"])
    path = f"/api/tables/{table['id']}"
    await ben.post(f"{path}/join")
    seat = await ben.sit(table["id"])
    assert (await seat.ask("chat", text="hello"))["type"] == "ack"
    await ada.refused("/api/me/blocks", {"table": table["id"], "seat": 0}, 422, "error-yourself")
    kept = (await ada.post("/api/me/blocks", {"table": table["id"], "seat": 1}))["people"]
    assert [person["name"] for person in kept] == ["Ben"]
    # they cannot chat to me, sit down at my tables, or invite me, and are not told why
    assert (await seat.ask("chat", text="hello?"))["error"]["message"][0] == "error-not-heard"
    await ben.post(f"{path}/leave")
    await ben.refused(f"{path}/join", {}, 403, "error-not-welcome")
    theirs = await ben.table()
    await ben.refused(f"/api/tables/{theirs['id']}/invite", {"person": me}, 403, "error-strangers")
    await ben.refused("/api/challenges", {"to": me, "game": "pebbles"}, 403, "error-strangers")
    await cleo.post(f"{path}/join")
    # a report is for whoever runs the server
    reply = await ada._request(
        "POST", "/api/reports", {"person": kept[0]["id"], "table": table["id"], "reason": "chat", "text": "rude"}
    )
    assert reply.status_code == 204
    assert (await ada.send("DELETE", f"/api/me/blocks/{kept[0]['id']}"))["people"] == []
    await ben.post(f"{path}/join")
    desk = Desk(server.database, capsys)
    (report,) = await desk.ask("reports", "list")
    assert (report["name"], report["reason"], report["text"]) == ("Ben", "chat", "rude")
    await desk.ask("reports", "close", report["id"])
    assert await desk.ask("reports", "list") == []
    assert report["id"] in [closed["id"] for closed in await desk.ask("reports", "list", "closed")]


async def test_an_onlooker_is_known_by_what_they_said(
    people: list[Browser], server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben, cleo = people
    table = await ada.table("pebbles", ["me", "open"])
    path = f"/api/tables/{table['id']}"
    await cleo.post(f"{path}/join")
    await ada.post(f"{path}/start")
    seat, onlooker = await ada.sit(table["id"]), await ben.sit(table["id"])
    assert (await onlooker.ask("chat", text="you all play badly"))["type"] == "ack"
    view = await seat.until(lambda v: any(line["kind"] == "chat" for line in v["lines"]))
    line = next(line for line in view["lines"] if line["kind"] == "chat")
    assert await id_of(ben) not in str(view)  # the server knows it, and tells nobody who does not mind them
    about = {"table": table["id"], "line": line["seq"]}
    await ben.refused("/api/me/blocks", about, 422, "error-yourself")
    started = {**about, "line": 1}  # nobody says anything there
    await ada.refused("/api/me/blocks", started, 404, "error-no-person")
    await ada.refused("/api/me/blocks", {**about, "line": 10**6}, 404, "error-no-person")
    kept = await ada.post("/api/me/blocks", about)
    assert ([person["name"] for person in kept["people"]], kept["subject"]) == (["Ben"], await id_of(ben))
    assert (await onlooker.ask("chat", text="do you hear me?"))["error"]["message"][0] == "error-not-heard"
    query = f"/api/me/blocks?table={table['id']}&line={line['seq']}"
    assert (await ada.get(query))["subject"] == await id_of(ben)
    reply = await cleo._request("POST", "/api/reports", {**about, "reason": "chat", "text": "rude"})
    assert reply.status_code == 204
    desk = Desk(server.database, capsys)
    (report,) = await desk.ask("reports", "list")
    assert (report["table_id"], report["text"]) == (table["id"], "rude")
    await desk.ask("reports", "close", report["id"])
    await ada.send("DELETE", f"/api/me/blocks/{await id_of(ben)}")


async def test_who_keeps_away_is_offered_no_table_of_the_other(people: list[Browser]) -> None:
    ada, ben, cleo = people
    adas, bens = await ada.table(lang="fr"), await ben.table(lang="fr")
    cleos = await cleo.table("pebbles", ["me", "open", "open"], lang="fr")
    await ben.post(f"/api/tables/{cleos['id']}/join")

    async def offered(browser: Browser) -> set[str]:
        ids = {table["id"] for table in (await browser.get("/api/tables?list=open&lang=fr"))["tables"]}
        return ids & {adas["id"], bens["id"], cleos["id"]}

    everything = {adas["id"], bens["id"], cleos["id"]}
    assert await offered(ada) == await offered(ben) == everything
    await ada.post("/api/me/blocks", {"person": await id_of(ben)})
    assert await offered(ada) == {adas["id"]}  # at Cleo's table Ben sits
    assert await offered(ben) == {bens["id"], cleos["id"]}
    assert await offered(cleo) == everything
    await ada.send("DELETE", f"/api/me/blocks/{await id_of(ben)}")
    assert await offered(ada) == everything


async def test_how_a_quick_match_stands_is_asked_now_and_then(people: list[Browser]) -> None:
    ada = people[0]
    async with asyncio.timeout(PATIENCE):
        while True:
            replies = await asyncio.gather(*(ada._request("GET", "/api/quick", None) for _ in range(60)))
            if 429 in {reply.status_code for reply in replies}:
                return
