"""All that the database knows of a person: it is in what they can download, and gone when they leave."""

from typing import Any

import pytest
import sqlalchemy as sa

from pessoi.server import wire
from pessoi.server.storage import schema
from pessoi.server.storage.notices import Details
from pessoi.server.storage.store import Store
from tests.server.harness import Server, play_to_the_end
from tests.server.people.browser import Browser
from tests.server.people.test_accounts import until_gone

pytestmark = pytest.mark.usefixtures("pebbles")

HELD = {  # columns that know a person, and where the download has what they say
    "people.id": "account",
    "people.keeper": "programs",
    "devices.person": "account",
    "passkeys.person": "account",
    "tickets.person": "account",
    "tables.owner": "tables",
    "tables.summary": "tables",
    "seats.person": "tables",
    "entries.data": "said",
    "seat_tokens.person": "seat_tokens",
    "boxes.person": "boxes",
    "channels.person": "channels",
    "preferences.person": "wishes",
    "bookmarks.person": "looked",
    "outbox.person": "untold",
    "ratings.who": "ratings",
    "tournaments.owner": "tournaments",
    "tournaments.data": "tournaments",
    "tournament_people.person": "tournaments",
    "notes.person": "notes",
    "holidays.person": "holidays",
    "invitations.person": "invitations",
    "invitations.inviter": "invitations",
    "events.person": "events",
    "blocks.person": "blocks",
    "reports.reporter": "reports",
    "seeks.person": "seek",
}
REASONS = {  # why it is not in the download
    "people.leaving": "for the moment in which a guest becomes somebody whom we know",
    "blocks.other": "whom somebody has blocked is theirs to know",
    "reports.person": "what somebody has reported is between them and whoever runs the server",
    "events.data": "another account's events, of an invitation that is in the download itself",
    "letters.told": "a notice on its way, which says what the outbox said and is gone when it has arrived",
    "orders.subject": "an id and nothing else, for a day, so that every process forgets whom it knew",
}
PASSING = {"people.leaving", "orders.subject"}  # they are written when somebody leaves
SECRETS = ("secret", "proof", "public_key", "auth")


def columns_that_refer_to_people() -> set[str]:
    found = set()
    for table in schema.metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is schema.people.c.id for key in column.foreign_keys):
                found.add(f"{table.name}.{column.name}")
    return found


def test_every_reference_to_a_person_is_spoken_for() -> None:
    assert columns_that_refer_to_people() <= {*HELD, *REASONS}
    assert not {*HELD} & {*REASONS}
    assert {*HELD.values()} <= {*wire.MyData.__struct_fields__}


async def columns_that_hold(store: Store, word: str) -> set[str]:
    found = set()
    async with store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in await connection.execute(sa.select(table)):
                found |= {f"{table.name}.{name}" for name, value in row._mapping.items() if word in str(value)}
    return found


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_download_holds_all_of_me_and_then_i_am_gone(own_server: Server) -> None:
    own_server.start()
    me, friend = Browser(own_server), Browser(own_server)
    store = Store(own_server.database, "test")
    mine = (await me.name_me("Ada of Everything"))["id"]
    other = (await friend.name_me("Friend"))["id"]
    await do_everything(me, friend, mine, other)
    await keep_the_rest(store, mine)
    assert await columns_that_hold(store, mine) == {*HELD, *REASONS} - PASSING
    data = await me.get("/api/me/data")
    assert [field for field in sorted({*HELD.values()}) if not data[field]] == []
    assert {said["text"] for said in data["said"]} == {"well played", "may I watch?"}
    assert [program["person"]["name"] for program in data["programs"]] == ["Mine (bot)"]
    assert [(report["text"], report["person"]) for report in data["reports"]] == [("rude", other)]
    assert {(one["by"], one["to"]) for one in data["invitations"]} == {
        ("Ada of Everything", "Theirs (bot)"),
        ("Friend", "Ada of Everything"),
    }
    assert not [secret for secret in SECRETS if f"'{secret}'" in str({**data, "channels": []})]
    await me.post("/api/me/delete", {"name": "Ada of Everything"})
    await until_gone(store, mine)
    assert await columns_that_hold(store, mine) == {"orders.subject"}
    assert await columns_that_hold(store, "Ada of Everything") == set()
    async with store.engine.connect() as connection:
        kept = (await connection.execute(sa.select(schema.reports.c.text, schema.reports.c.reporter))).all()
    assert [tuple(row) for row in kept] == [("rude", "")]  # whoever runs the server still reads it
    await store.dispose()
    for browser in (me, friend):
        await browser.close()


async def do_everything(me: Browser, friend: Browser, mine: str, other: str) -> None:
    """What people do by themselves."""
    table = await me.table()
    path = f"/api/tables/{table['id']}"
    await friend.post(f"{path}/join", {})
    await me.post(f"{path}/start", {})
    seats = [await me.sit(table["id"]), await friend.sit(table["id"])]
    await play_to_the_end(seats)
    await seats[0].ask("chat", text="well played")
    watched = await friend.table()
    await (await me.sit(watched["id"])).ask("chat", text="may I watch?")  # a mark of me where I never sat
    await me.post(f"{path}/token")
    await me.send("PUT", f"{path}/notes", {"text": "they like stones"})
    await me.post(f"{path}/mute", {"on": True})
    await me.post("/api/me/recovery")
    await me.post("/api/me/programs", {"name": "Mine"})
    theirs = (await friend.post("/api/me/programs", {"name": "Theirs"}))["person"]["id"]
    await me.post("/api/challenges", {"to": theirs, "game": "pebbles"})
    await friend.post("/api/challenges", {"to": mine, "game": "pebbles"})
    await me.send("PUT", "/api/notices", {"zone": "Europe/Paris"})
    now = table["created"]
    await me.post("/api/me/holidays", {"start": now + 10**9, "until": now + 2 * 10**9})
    await me.post("/api/quick", {"game": "pebbles", "players": 3, "pace": "day"})
    await me.post("/api/tournaments", {"title": "Cup", "game": "pebbles"})
    await me.post("/api/me/blocks", {"person": other})
    await friend.post("/api/me/blocks", {"person": mine})
    for browser, about, text in ((me, other, "rude"), (friend, mine, "rude, too")):
        reply = await browser._request("POST", "/api/reports", {"person": about, "reason": "chat", "text": text})
        assert reply.status_code == 204


async def keep_the_rest(store: Store, mine: str) -> None:
    """What takes a passkey, a push service or a rated game."""
    channel = await store.notices.add_channel(mine, "webhook", "https://example.org/hook", Details(format="json"))
    (table,) = [row.id for row in await store.tables.find("mine", mine, None, 9) if row.phase == "over"]
    late = 10**15
    rows: list[tuple[sa.Table, dict[str, Any]]] = [
        (schema.outbox, {"person": mine, "table_id": table, "kind": "over", "seq": 1, "made": 1, "due": late}),
        (schema.events, {"person": mine, "kind": "over", "table_id": table, "seq": 1, "at": 1, "data": "{}"}),
        (schema.letters, {"id": "l", "channel": channel.id, "told": f'["{mine}"]', "made": 1, "due": late}),
        (
            schema.passkeys,
            {"id": "k", "person": mine, "public_key": b"1", "sign_count": 0, "label": "", "created": 1, "used": 1},
        ),
        (
            schema.ratings,
            {
                "who": mine,
                "pool": "people",
                "game": "pebbles",
                "season": "2026-1",
                "mu": 25.0,
                "sigma": 8.0,
                "games": 1,
                "won": 1,
            },
        ),
        (
            schema.boxes,
            {"id": "b", "person": mine, "game": "pebbles", "created": 1, "opened": 10**13, "data": "{}"},
        ),
    ]

    def work(connection: sa.Connection) -> None:
        for where, row in rows:
            connection.execute(sa.insert(where).values(row))

    await store.write(work)
