"""Tables put aside, deleted and given new links while people sit there; on both databases."""

import pytest
import websockets

from tests.server.admin.desk import Desk
from tests.server.admin.test_people import refused_at_the_door, sent_away
from tests.server.harness import Guest, Server

pytestmark = pytest.mark.usefixtures("pebbles")


async def test_lists_and_a_table_s_fields(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "[red]Owner") as owner:
        made = await owner.table("mytikas", ["me", "greedy"], start=True, private=False)
        waits = await owner.table("pebbles", ["me", "open"], private=True)
        assert {t["id"] for t in await desk.ask("tables", "list")} == {made["id"], waits["id"]}
        assert [t["id"] for t in await desk.ask("tables", "list", "lobby")] == [waits["id"]]
        assert await desk.ask("tables", "list", "quarantined") == []
        shown = await desk.ask("tables", "show", made["id"])
        assert (shown["game"], shown["phase"], shown["readable"]) == ("mytikas", "play", True)
        assert [s["name"] for s in shown["seats"]] == ["[red]Owner", None]
        assert made["id"] in await desk.run("tables", "list")
        assert "[red]Owner" in await desk.run("people", "list")
        assert "lists of tables are" in await desk.run("tables", "list", "old", code=2)


async def test_nobody_plays_on_where_an_operator_has_put_a_table_aside(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner:
        made = await owner.table("mytikas", ["me", "greedy"], start=True, private=False)
        seat = await owner.sit(made["id"])
        await desk.run("tables", "quarantine", made["id"], "--reason", "a complaint")
        await sent_away(seat)
        assert await refused_at_the_door(owner, made["id"]) == (4409, "error-broken-table")
        assert [t["reason"] for t in await desk.ask("tables", "list", "quarantined")] == ["a complaint"]
        await desk.run("tables", "release", made["id"])
        again = await owner.sit(made["id"])
        assert again.view["table"]["id"] == made["id"]


async def test_a_deleted_table_is_gone(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner:
        made = await owner.table("mytikas", ["me", "greedy"], start=True, private=False)
        seat = await owner.sit(made["id"])
        assert "say --yes" in await desk.run("tables", "delete", made["id"], code=2)
        assert (await owner.get(f"/api/tables/{made['id']}"))["id"] == made["id"]
        await desk.run("tables", "delete", made["id"], "--yes")
        await sent_away(seat)
        assert await refused_at_the_door(owner, made["id"]) == (4404, "error-no-table")
        await owner.get(f"/api/tables/{made['id']}", 404)


async def test_new_links_let_nobody_in_by_the_old_ones(own_server: Server, desk: Desk) -> None:
    async with Guest(own_server.url, "Owner") as owner, Guest(own_server.url, "Friend") as friend:
        made = await owner.table("mytikas", ["me", "greedy"], start=True, private=True)
        old = made["invite"].split("key=")[1]
        token = (await owner.post(f"/api/tables/{made['id']}/token"))["token"]
        watching = await friend.sit(made["id"], key=old)
        assert (await desk.ask("keys", "rotate"))["tables"] == 1
        await sent_away(watching)
        with pytest.raises(websockets.ConnectionClosed):
            await friend.sit(made["id"], key=old)
        new = (await owner.get(f"/api/tables/{made['id']}"))["invite"].split("key=")[1]
        assert new != old
        seen = await friend.sit(made["id"], key=new)
        seat = await owner.sit(made["id"])
        assert seen.view["table"]["id"] == seat.view["table"]["id"]
        owner.token = token
        await owner.get(f"/api/tables/{made['id']}", 401)
