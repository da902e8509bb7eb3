"""The socket: double and stale answers, reconnecting, undo, talk, hints, reasons."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from pessoi.games import load_game
from pessoi.i18n import LANGUAGES
from pessoi.spec.rulebook import rules
from pessoi.table.difference import apply
from tests.machine import PATIENCE
from tests.server.harness import Guest, Seat, Server, play_to_the_end


async def two_at_a_table(owner: Guest, friend: Guest, game: str = "pebbles") -> tuple[Seat, Seat]:
    table = await owner.table(game, ["me", "open"], private=False)
    await friend.post(f"/api/tables/{table['id']}/join")
    await owner.post(f"/api/tables/{table['id']}/start")
    return await owner.sit(table["id"]), await friend.sit(table["id"])


async def test_the_same_answer_twice_is_applied_once_and_acknowledged_twice(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        turn, action = a.view["turn"], a.view["request"]["actions"][0]["notation"]
        first = await a.ask("answer", turn=turn, action=action)
        again = await a.ask("answer", turn=turn, action=action)
        assert (first["type"], first["again"]) == ("ack", False)
        assert (again["type"], again["again"]) == ("ack", True)
        stale = await a.ask("answer", turn=turn, action="let")
        assert stale["error"]["code"] == "stale"
        await b.until(lambda v: v["request"])
        assert b.view["seq"] == first["seq"]


async def test_many_answers_at_once_from_two_tabs_count_once(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, _ = await two_at_a_table(owner, friend)
        tabs = [a, *[await owner.sit(a.table) for _ in range(4)]]
        turn, action = a.view["turn"], a.view["request"]["actions"][0]["notation"]
        replies = await asyncio.gather(*[tab.ask("answer", turn=turn, action=action) for tab in tabs])
        assert sorted(r["again"] for r in replies) == [False, True, True, True, True]
        assert (await owner.sit(a.table)).view["seq"] == replies[0]["seq"]


async def test_refusals_name_rule_and_expectation(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        legal = [c["notation"] for c in a.view["request"]["actions"]]
        illegal = next(t for t in ("lay one", "lay two", "lay three") if t not in legal)
        reply = await a.ask("answer", turn=a.view["turn"], action=illegal)
        assert reply["error"]["code"] == "illegal"
        assert reply["error"]["rule"] == "PEB-2"
        assert reply["error"]["expected"] == legal
        reply = await a.ask("answer", turn=a.view["turn"], action="fly")
        assert reply["error"]["code"] == "no_such_action"
        reply = await b.ask("answer", turn=b.view["turn"], action="let")
        assert reply["error"]["code"] == "not_your_turn"
        assert reply["error"]["message"] == ["error-not-your-turn", {"who": "@0"}]
        why = await a.ask("why", action=illegal)
        assert (why["type"], why["legal"], why["rule"]) == ("why", False, "PEB-2")


async def test_why_tells_the_rule_in_ones_language(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend, "mytikas")
        asked = a if a.view["request"] else b
        legal = {c["notation"] for c in asked.view["request"]["actions"]}
        game = load_game("mytikas")
        illegal = next(t for t in map(game.vocabulary.text, game.vocabulary.actions) if t not in legal)
        for lang in LANGUAGES:
            why = await asked.ask("why", action=illegal, lang=lang)
            assert not why["legal"]
            assert why["text"] == rules("mytikas", lang)[why["rule"]].text


async def test_spectators_see_but_do_not_act(server: Server) -> None:
    async with (
        Guest(server.url, "Owner") as owner,
        Guest(server.url, "Friend") as friend,
        Guest(server.url, "Onlooker") as onlooker,
    ):
        a, _ = await two_at_a_table(owner, friend)
        watcher = await onlooker.sit(a.table)
        assert watcher.view["seat"] is None
        assert watcher.view["request"] is None
        attempts: list[dict[str, Any]] = [
            {"type": "answer", "turn": 1, "action": "let"},
            {"type": "undo", "turn": 1},
            {"type": "resign"},
        ]
        for attempt in attempts:
            reply = await watcher.ask(**attempt)
            assert reply["error"]["code"] == "not_seated"
        assert (await watcher.ask("chat", text="go!"))["type"] == "ack"
        await a.until(lambda v: a.lines and a.lines[-1]["kind"] == "chat")
        assert (a.lines[-1]["name"], a.lines[-1]["seat"], a.lines[-1]["text"]) == ("Onlooker", None, "go!")


async def test_resync_gives_everything_again(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, _ = await two_at_a_table(owner, friend)
        lines = list(a.lines)
        a.lines = []
        await a.send({"type": "resync"})
        view = await a.read("view")
        assert view["first"] == 0
        assert view["lines"] == lines


async def test_undo_free_and_by_consent(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        shown = a.view["shown"]
        await a.answer()
        await a.until(lambda v: not v["request"])
        assert a.view["undo"]["can"] == "free"
        assert (await a.ask("undo", turn=a.view["turn"]))["type"] == "ack"
        await a.until(lambda v: v["request"])
        assert a.view["shown"] == shown
        turn = (await a.answer())["turn"]
        await b.until(lambda v: v["request"] and v["turn"] == turn)
        assert (await b.answer("let"))["type"] == "ack"
        await a.until(lambda v: v["undo"]["can"] == "ask")
        await a.ask("undo", turn=a.view["turn"])
        await b.until(lambda v: v["undo"]["asked"] and v["undo"]["asked"]["mine"])
        assert (await b.ask("consent", turn=b.view["turn"], agree=True))["type"] == "ack"
        await a.until(lambda v: v["request"] and v["shown"] == shown)


async def two_with_hints(owner: Guest, friend: Guest, hints: str) -> tuple[Seat, Seat]:
    """Two people at Mytikas, whoever is asked first."""
    table = await owner.table("mytikas", ["me", "open"], private=False, hints=hints)
    await friend.post(f"/api/tables/{table['id']}/join")
    await owner.post(f"/api/tables/{table['id']}/start")
    a, b = await owner.sit(table["id"]), await friend.sit(table["id"])
    return (a, b) if a.view["request"] else (b, a)


async def advice(seat: Seat, kind: str, **more: Any) -> dict[str, Any]:
    """What it is told in the end: on a busy machine the bot's process may take its time to start."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await seat.ask(kind, turn=seat.view["turn"], **more))["type"] != kind:
            assert reply["error"]["code"] in ("no_hint", "too_many"), reply
            assert reply["error"]["message"][0] != "error-hints-off"
    return reply


async def test_a_hint_is_legal_and_only_for_who_is_asked_and_the_log_announces_it(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        asked, other = await two_with_hints(owner, friend, "announced")
        assert asked.view["table"]["hints"] == "announced"
        hint = await advice(asked, "hint")
        await advice(asked, "hint")
        legal = {c["notation"] for c in asked.view["request"]["actions"]}
        assert {idea["notation"] for idea in hint["ideas"]} <= legal
        assert 1 <= len(hint["ideas"]) <= 3
        assert all(0 < idea["chance"] < 1 and idea["reasons"] for idea in hint["ideas"])
        await other.until(lambda v: any(line["message"] and line["message"][0] == "line-hint" for line in other.lines))
        assert sum(1 for line in other.lines if line["message"] and line["message"][0] == "line-hint") == 1
        reply = await other.ask("hint", turn=other.view["turn"])
        assert reply["error"]["code"] == "not_your_turn"
        coach = await asked.ask("weigh", turn=asked.view["turn"], action=hint["ideas"][0]["notation"])
        assert coach["error"]["message"][0] == "error-hints-off"  # people who play together are not coached


async def test_among_people_nobody_asks_for_hints_unless_they_settled_that(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        asked, _ = await two_with_hints(owner, friend, "off")
        refused = await asked.ask("hint", turn=asked.view["turn"])
        assert refused["error"]["message"][0] == "error-hints-off"


async def test_against_bots_hints_are_free_and_an_answer_can_be_weighed(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "easy"], start=True)
        seat = await owner.sit(table["id"])
        await seat.until(lambda v: v["request"])
        assert seat.view["table"]["hints"] == "free"
        action = seat.view["request"]["actions"][-1]["notation"]
        weighed = await advice(seat, "weigh", action=action)
        assert weighed["action"] == action
        assert weighed["loss"] >= 0
        assert (weighed["loss"] == 0) == (weighed["best"] == action)
        wrong = await seat.ask("weigh", turn=seat.view["turn"], action="pass")
        assert wrong["error"]["code"] == "illegal"
        assert not any(line["message"] and line["message"][0] == "line-hint" for line in seat.lines)


async def test_plans_and_lone_answers_are_given_by_the_table(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        await b.ask("plan", decision="block", action="let")
        await b.ask("auto", lone=True)
        await b.until(lambda v: v["auto"] == {"lone": True, "plans": {"block": "let"}})
        await a.answer()
        await b.until(lambda v: any(line["kind"] == "answer" for line in b.lines))
        assert a.view["auto"] == {"lone": False, "plans": {}}


async def test_away_back_and_resign(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        await a.ask("away", level="greedy")
        await b.until(lambda v: v["table"]["seats"][0]["away"])
        await b.until(lambda v: v["request"])
        await a.ask("back")
        await b.until(lambda v: not v["table"]["seats"][0]["away"])
        await a.ask("resign")
        await b.until(lambda v: v["result"])
        assert [s["place"] for s in b.view["result"]["seats"]] == [2, 1]
        rematch = await friend.post(f"/api/tables/{a.table}/rematch")
        assert (await owner.post(f"/api/tables/{a.table}/rematch"))["id"] == rematch["id"]
        assert [s["name"] for s in rematch["seats"]] == ["Friend", "Owner"]
        await a.until(lambda v: v["table"]["next"] == rematch["id"])


async def test_presence_is_told(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        await b.close()
        async with asyncio.timeout(PATIENCE):
            while (await a.read("presence"))["online"] != [True, False]:
                pass
        await b.connect()
        assert b.view["table"]["seats"][1]["online"]


async def test_a_stopping_server_says_when_to_come_back_and_loses_nothing(own_server: Server) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner, Guest(own_server.url, "Friend") as friend:
        a, b = await two_at_a_table(owner, friend)
        await a.answer()
        await b.until(lambda v: v["request"])
        digest = b.view["digest"]
        stopping = asyncio.create_task(asyncio.to_thread(own_server.stop))
        bye = await b.read("bye")
        assert bye["retry_ms"] > 0
        assert b.socket is not None
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await b.socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        await stopping
        own_server.start()
        await b.connect(b.view["seq"])
        assert b.view["digest"] == digest
        await a.connect()
        await play_to_the_end([a, b])


async def test_the_example_bot_plays(server: Server) -> None:
    from examples.bot import sit_down

    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "open"])
        playing = asyncio.create_task(sit_down(server.url + table["invite"]))
        seat = await owner.sit(table["id"])
        await seat.until(lambda v: v["table"]["seats"][1]["kind"] == "person")
        await owner.post(f"/api/tables/{table['id']}/start")
        await play_to_the_end([seat])
        assert (await playing)["seats"] == seat.view["result"]["seats"]


async def test_a_seats_token_plays_that_seat_and_does_nothing_else(server: Server) -> None:
    from examples.bot import play

    async with (
        Guest(server.url, "Owner") as owner,
        Guest(server.url, "Friend") as friend,
        Guest(server.url, "") as program,
    ):
        table = await owner.table("pebbles", ["me", "open"])
        other = await owner.table("pebbles", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/token", status=400)
        await friend.post(f"{path}/join", {"key": table["invite"].split("key=")[1]})
        program.token = (await owner.post(f"{path}/token"))["token"]
        assert (await program.get(path))["mine"] == 0
        await program.get(f"/api/tables/{other['id']}", 403)
        assert (await program.post(f"{path}/start", status=403))["error"]["message"][0] == "error-seat-token"
        await program.post("/api/tables", {"game": "pebbles", "players": 2}, 403)
        await owner.post(f"{path}/start")
        playing = asyncio.create_task(play(server.url, table["id"], program.token))
        seat = await friend.sit(table["id"])
        await play_to_the_end([seat])
        assert (await playing)["seats"] == seat.view["result"]["seats"]


async def test_version_two_sends_changes_and_a_whole_view_on_request(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        old, other = await two_at_a_table(owner, friend, "olympos")
        new = Seat(owner, old.table)
        owner.seats.append(new)
        view = await new.connect(version=2)
        assert (view["n"], old.view["n"]) == (1, 0)
        sizes = []
        for number in range(2, 12):
            asked = old if old.view["request"] else other
            await asked.answer()
            change = await new.read("change")
            sizes.append(len(json.dumps(change)))
            assert change["n"] == number
            view = {**apply(view, change["set"]), "n": number, "clocks": None}
            for seat in (old, other):
                await seat.until(lambda seen, seq=view["seq"]: seen["seq"] >= seq)
            assert {**view, "n": 0} == old.view
        await new.send({"type": "resync"})
        again = await new.read("view")
        assert (again["n"], again["first"], again["digest"]) == (12, 0, view["digest"])
        assert max(sizes) < len(json.dumps(again)) / 3
