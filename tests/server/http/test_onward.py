"""Playing on from a step of a game that was played: against bots to the end, and as an analysis."""

from typing import Any

from pessoi.games import load_game
from pessoi.records import Record, read, write
from tests.server.harness import Guest, Server, play_to_the_end
from tests.toys.played import played


def whole_game() -> Record:
    game = load_game("mytikas")
    return played(game, game.modes()[0], "onward", 10**9)[0]


async def bring(guest: Guest, text: str) -> str:
    reply = await guest.http.post(f"{guest.url}/api/records", content=text)
    assert reply.status_code == 201, reply.text
    return f"/api/records/{reply.json()['id']}"


async def test_a_game_is_played_on_and_its_record_can_be_brought_again(server: Server) -> None:
    record = whole_game()
    step = len(record.answers) - 40
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        path = await bring(ann, write(record, reveal=True))
        table = await ann.post(f"{path}/onward", {"step": step, "seat": 1, "level": "random"}, 201)
        assert (table["mine"], table["onward"], table["analysis"]) == (1, True, False)
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
        assert table["hints"] == "free"
        await bob.get(f"/api/tables/{table['id']}", 403)  # it is nobody else's
        seat = await ann.sit(table["id"])
        then = (await ann.get(f"{path}/replay?from={step}&limit=1&seat=1"))["steps"][0]
        now = (await ann.get(f"/api/tables/{table['id']}/moment?seq=2"))["shown"]
        assert now == then["shown"]  # nothing else than what the seat knew
        await play_to_the_end([seat])
        checked = await ann.get(f"/api/tables/{table['id']}/verify")
        assert checked["ok"]
        text = await ann.get(f"/api/tables/{table['id']}/record")
        assert read(text).start is not None
        again = await bring(bob, text)
        first: dict[str, Any] = (await bob.get(f"{again}/replay?from=0&limit=1&seat=1"))["steps"][0]
        assert first["shown"] == then["shown"]
        await bob.post(f"{again}/onward", {"step": 0, "seat": 0, "level": "random"}, 201)
        await bob.post(f"{again}/onward", {"step": 10**6, "seat": 0}, 400)
        await bob.post(f"{again}/onward", {"step": 0, "seat": 5}, 422)


async def test_an_analysis_is_one_persons(server: Server) -> None:
    record = whole_game()
    async with Guest(server.url, "Ann") as ann:
        path = await bring(ann, write(record, reveal=True))
        table = await ann.post(f"{path}/onward", {"step": 20}, 201)
        assert (table["analysis"], table["hints"]) == (True, "free")
        seat = await ann.sit(table["id"])
        asked = set()
        for _ in range(12):
            asked.add(seat.view["seat"])
            reply = await seat.answer()
            await seat.until(lambda view, turn=reply["turn"]: view["turn"] >= turn)
        assert asked == {0, 1}
        while seat.view["undo"]["can"] == "free":
            reply = await seat.ask("undo", turn=seat.view["turn"])
            await seat.until(lambda view, turn=reply["turn"]: view["turn"] >= turn)
        assert seat.view["undo"]["can"] is None
        hint = await seat.ask("hint", turn=seat.view["turn"])
        assert 0 <= hint["now"] <= 1
