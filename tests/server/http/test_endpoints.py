"""Games, words, tables, records and results over HTTP; the description for machines."""

import re
from typing import Any

from pessoi.bots import LEVELS
from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES, Catalogue
from pessoi.server.http.endpoints import ENDPOINTS
from tests.server.harness import Guest, Server, fetch, play_to_the_end


async def test_games_with_figures_references_and_words(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        listed = await owner.get("/api/games")
        assert listed["levels"] == list(LEVELS)
        assert listed["default_level"] in LEVELS
        assert set(GAMES) <= {g["name"] for g in listed["games"]}
        for name in GAMES:
            game = await owner.get(f"/api/games/{name}")
            assert game["figures"]
            assert game["verbs"]
            assert game["rules_version"] >= 1
            for lang in LANGUAGES:
                words = Catalogue(lang, [await owner.get(f"/api/games/{name}/words/{lang}")])
                assert words.say(f"game-{name}")
                assert words.say("error-stale")
            assert "#" in await owner.get(f"/api/games/{name}/rules")


def test_rules_come_in_the_language_asked_for(server: Server) -> None:
    def ask(query: str) -> tuple[int, str, str]:
        reply = fetch("GET", f"{server.url}/api/games/mytikas/rules{query}")
        return reply.status_code, reply.headers.get("content-language", ""), reply.text.splitlines()[0]

    english = (200, "en", "# Mytikas — rules specification")
    assert ask("") == ask("?lang=") == ask("?lang=en") == english
    assert ask("?lang=fr") == (200, "fr", "# Mytikas — spécification des règles")
    assert ask("?lang=../en")[0] == 404


def test_what_players_read_comes_in_their_language(server: Server) -> None:
    found = fetch("GET", f"{server.url}/api/games/hellas/guide?lang=fr").json()
    assert found["lang"] == "fr"
    assert found["guide"].startswith("## Votre but")
    assert "Ares" not in found["card"]
    assert "HEL-4.1" in found["rules"]
    assert fetch("GET", f"{server.url}/api/games/hellas/guide?lang=la").status_code == 404
    assert fetch("GET", f"{server.url}/api/games/go/guide").status_code == 404


def test_words_are_sent_once(server: Server) -> None:
    first = fetch("GET", f"{server.url}/api/words/fr")
    tag = first.headers["etag"]
    again = fetch("GET", f"{server.url}/api/words/fr", headers={"if-none-match": tag})
    assert (again.status_code, again.text) == (304, "")


def test_common_words_hold_the_titles_of_all_games(server: Server) -> None:
    for lang, pitch in [("en", "Carry stone"), ("fr", "Hissez la pierre")]:
        text = fetch("GET", f"{server.url}/api/words/{lang}").text
        assert f"game-mytikas = Mytikas\n    .pitch = {pitch}" in text
        assert len(re.findall("^game-", text, re.MULTILINE)) >= len(GAMES)


def ids(reply: Any) -> list[str]:
    return [t["id"] for t in reply["tables"]]


async def test_lists_of_tables(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        public = await owner.table("pebbles", private=False)
        private = await owner.table("pebbles", private=True)
        assert public["id"] in ids(await friend.get("/api/tables?list=open&game=pebbles"))
        assert private["id"] not in ids(await friend.get("/api/tables?list=open"))
        assert {public["id"], private["id"]} <= set(ids(await owner.get("/api/tables?list=mine")))
        assert ids(await friend.get("/api/tables?list=mine")) == []
        await friend.post(f"/api/tables/{public['id']}/join", {"seat": 1})
        assert public["id"] not in ids(await owner.get("/api/tables?list=open"))
        await owner.post(f"/api/tables/{public['id']}/start")
        assert public["id"] in ids(await owner.get("/api/tables?list=live"))
        mine = (await owner.get("/api/tables?list=mine"))["tables"]
        assert mine[0]["id"] == public["id"]  # it is my turn there
        assert mine[0]["waiting"] == [mine[0]["mine"]]


async def test_settings_of_a_lobby(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("pebbles", private=True)
        path = f"/api/tables/{table['id']}"
        clock = {"kind": "bank", "seconds": 600, "increment": 5, "at_zero": "forfeit"}
        changed = await owner.post(f"{path}/settings", {"players": 3, "clock": clock, "options": {"bag": "double"}})
        assert len(changed["seats"]) == 3
        assert changed["clock"] == clock
        assert changed["options"] == {"bag": "double"}
        await owner.post(f"{path}/settings", {"players": 9}, 422)
        await owner.post(f"{path}/settings", {"options": {"bag": "x"}}, 422)
        await owner.post(f"{path}/leave")
        assert (await owner.get(path))["mine"] is None


async def test_a_table_may_have_a_map_of_its_own(server: Server) -> None:
    """The longest option value there is: ten tiles, their positions and rotations."""
    isles = "custom:" + ";".join(f"t{i + 1:02}@{10 + i % 5},{-10 - i // 5}/{i % 6}" for i in range(10))
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("cyclades", ["me", "open", "open", "open", "open"], options={"map": isles})
        assert table["options"]["map"] == isles
        refused = await owner.post(f"/api/tables/{table['id']}/settings", {"players": 3}, 422)
        assert refused["error"]["message"] == ["error-custom-count", {"number": 10, "needed": 6}]


async def test_records_verify_replay_and_come_back(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        table = await owner.table("mytikas", ["me", "open"], private=False)
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/join")
        await owner.post(f"{path}/start")
        await owner.get(f"{path}/record", 409)
        await owner.get(f"{path}/replay", 409)
        seats = [await owner.sit(table["id"]), await friend.sit(table["id"])]
        await play_to_the_end(seats)
        record = await owner.get(f"{path}/record")
        kept = await owner.http.post(f"{server.url}/api/records", content=record)
        assert kept.status_code == 201
        about = kept.json()
        assert about["result"]["seats"] == seats[0].view["result"]["seats"]
        first = await owner.get(f"{path}/replay?limit=5")
        same = await owner.get(f"/api/records/{about['id']}/replay?limit=5")
        assert first == same
        assert first["total"] == about["total"] == len(first["chart"])
        assert [s["n"] for s in first["steps"]] == [0, 1, 2, 3, 4]
        last = await owner.get(f"{path}/replay?from={first['total'] - 1}&seat=1")
        assert (last["seat"], len(last["steps"]), last["chart"]) == (1, 1, None)
        assert last["steps"][0]["shown"]["scores"] == first["chart"][-1]
        broken = await owner.http.post(f"{server.url}/api/records", content=record.replace("seat1", "seat2", 1))
        assert broken.status_code == 422


async def test_a_running_game_is_looked_back_at_with_ones_own_eyes_only(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        table = await owner.table("hellas", ["me", "open"], private=True)
        path = f"/api/tables/{table['id']}"
        await owner.get(f"{path}/moment", 400)
        await friend.get(f"{path}/moment", 403)
        await friend.post(f"{path}/join", {"key": table["invite"].split("key=")[1]})
        await owner.post(f"{path}/start")
        seats = [await owner.sit(table["id"]), await friend.sit(table["id"])]
        first = seats[0].view["seq"]
        asked = next(seat for seat in seats if seat.view["request"])
        await asked.answer()
        now = await asked.until(lambda view: view["seq"] > first)
        for guest, seat in zip((owner, friend), seats, strict=True):
            before = await guest.get(f"{path}/moment?seq={first}")
            mine = seats.index(seat)
            assert (before["seat"], before["seq"]) == (mine, first)
            assert before["shown"] == seat.view["shown"] or seat is asked
        assert (await asked.guest.get(f"{path}/moment"))["shown"] == now["shown"]
        await owner.get(f"{path}/moment?seq=many", 400)


def test_the_description_names_every_endpoint_and_type(server: Server) -> None:
    description = fetch("GET", f"{server.url}/api/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    described = {(m.upper(), path) for path, methods in description["paths"].items() for m in methods}
    assert described == {(e.method, e.path) for e in ENDPOINTS}
    text = repr(description)
    names = set(description["components"]["schemas"])
    for name in {"View", "TableInfo", "Answer", "ErrorReply", "Refused"}:
        assert name in names
    missing = [ref for ref in text.split("#/components/schemas/")[1:] if ref.split("'")[0] not in names]
    assert missing == []


def test_health_and_figures(server: Server) -> None:
    for url in (server.url, server.metrics_url):
        assert fetch("GET", f"{url}/healthz").status_code == 200
    figures = fetch("GET", f"{server.metrics_url}/metrics").text
    for name in ("pessoi_commit_seconds_count", "pessoi_sockets", "pessoi_late_seconds_count", "pessoi_writable 1.0"):
        assert name in figures
    assert fetch("GET", f"{server.url}/metrics").status_code == 404  # not for the world
    assert fetch("GET", f"{server.metrics_url}/api/games").status_code == 404
