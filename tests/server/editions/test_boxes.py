"""Boxes that are shared: by what they are, bounded in size and number, for a year after somebody last opened them."""

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from pessoi.games import GAMES
from pessoi.games.edition import edition_text, packaged
from pessoi.server.http import editions as endpoints
from pessoi.server.storage import boxes as module
from pessoi.server.storage.boxes import DAY, KEPT
from pessoi.server.storage.kept import TooMany, box_id
from pessoi.server.storage.schema import boxes
from pessoi.server.storage.store import Store
from tests.server.harness import Guest, Server

LOCK = {"edition": {"name": "Ma boîte"}, "lock": [{"id": "lock_low", "value": 3}]}
PATH = "/api/games/mytikas/boxes"


async def test_whoever_has_the_link_opens_the_box(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "") as stranger:
        made = await owner.post(PATH, {"edition": LOCK}, 201)
        again = await owner.post(PATH, {"edition": dict(reversed(LOCK.items()))}, 201)
        assert made["id"] == again["id"]  # it is what it holds
        assert await stranger.get(f"{PATH}/{made['id']}") == {"id": made["id"], "edition": LOCK}
        mine = (await owner.get("/api/me/data"))["boxes"]
        assert [(box["id"], box["game"], box["edition"]) for box in mine] == [(made["id"], "mytikas", LOCK)]


async def test_what_cannot_be_played_is_not_shared(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "") as stranger:
        assert (await stranger.post(PATH, {"edition": LOCK}, 401))["error"]["code"] == "who_are_you"
        for wrong, key in (
            ({"nonsense": 1}, "error-no-figure"),
            ({"lock": [{"id": "lock_low", "value": 99}]}, "error-lock-values"),
            ({"edition": {"name": "x" * 61}}, "error-edition-name"),
        ):
            refused = await owner.post(PATH, {"edition": wrong}, 422)
            assert refused["error"]["message"][0] == key
        await owner.post(PATH, {"edition": [1]}, 400)
        await owner.post("/api/games/chess/boxes", {"edition": LOCK}, 404)
        made = await owner.post(PATH, {"edition": LOCK}, 201)
        for gone in (f"{PATH}/nonsense", f"{PATH}/{'x' * 999}", f"/api/games/olympos/boxes/{made['id']}"):
            assert (await stranger.get(gone, 404))["error"]["message"][0] == "error-box-gone"


async def test_without_the_switch_nothing_is_shared(own_server: Server) -> None:
    own_server.start()
    async with Guest(own_server.url, "Owner") as owner:
        refused = await owner.post(PATH, {"edition": LOCK}, 403)
        assert refused["error"]["message"][0] == "error-no-figures"
        await owner.get(f"{PATH}/{box_id('mytikas', '{}')}", 403)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    made = Store(database, "one")
    await made.open()
    yield made
    await made.close()


async def aged(store: Store, id: str, by: int) -> None:
    older = sa.update(boxes).where(boxes.c.id == id).values(opened=boxes.c.opened - by)
    await store.write(lambda connection: connection.execute(older))


async def test_a_box_stays_for_a_year_after_it_was_opened(store: Store) -> None:
    owner, _ = await store.people.create("Owner")
    old, loved = [await store.boxes.keep(owner.id, "mytikas", text) for text in ("1", "2")]
    for id in (old, loved):
        await aged(store, id, KEPT - DAY)
    assert await store.boxes.find(loved) == "2"  # which keeps it
    for id in (old, loved):
        await aged(store, id, 2 * DAY)
    new = await store.boxes.keep(owner.id, "mytikas", "3")
    assert [await store.boxes.find(id) for id in (old, loved, new)] == [None, "2", "3"]


async def test_nobody_shares_without_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OWN", 2)
    monkeypatch.setattr(module, "ALL", 3)
    first, second, third = [(await store.people.create(name))[0].id for name in ("a", "b", "c")]
    for text in ("1", "2", "2"):  # the same twice is one
        await store.boxes.keep(first, "mytikas", text)
    with pytest.raises(TooMany) as own:
        await store.boxes.keep(first, "mytikas", "3")
    shared = await store.boxes.keep(second, "mytikas", "1")
    with pytest.raises(TooMany) as everybody:
        await store.boxes.keep(third, "mytikas", "4")
    assert (own.value.most, everybody.value.most) == (2, 3)
    await store.people.delete(first)  # who leaves takes along what nobody else shares
    assert [await store.boxes.find(box_id("mytikas", text)) for text in ("1", "2")] == ["1", None]
    await store.boxes.hand_over(second, third)
    assert [box.id for box in await store.boxes.of(third)] == [shared]


def test_every_figure_of_a_game_fits_into_a_box() -> None:
    assert all(len(edition_text(packaged(name))) < endpoints.LARGEST for name in GAMES if packaged(name))
