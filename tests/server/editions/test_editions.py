"""Figures that people bring along: by an explicit switch only, bounded, and tried out apart."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from pessoi.games import GAMES, Entry, make_game
from pessoi.games.edition import packaged
from pessoi.games.sheet import BadFigures
from pessoi.kernel import Options
from pessoi.records import Player, Record, write
from pessoi.server.editions import trials as module
from pessoi.server.editions.trial_process import Trial, try_out
from pessoi.server.editions.trials import Editions
from pessoi.server.settings import Settings
from pessoi.table import Refusal
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server
from tests.table.tables import FRIEND, OWNER, setup

LOCK = {"lock": [{"id": "lock_low", "value": 3}]}
OLD = {"resource": [{"id": "stone", "cubes_in_box": 46}]}  # once taken, and never of any effect


async def test_owners_play_with_their_own_figures(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        figures = (await owner.get("/api/games/mytikas"))["figures"]
        edition = {"lock": [{"id": "lock_high", "value": figures["lock"][2]["value"] + 1}]}
        table = await owner.table("mytikas", ["me", "greedy"], start=True, edition=edition)
        assert table["edition"] not in ("", "standard")
        seat = await owner.sit(table["id"])
        await seat.until(lambda v: v["request"])
        assert (await seat.answer())["type"] == "ack"
        for wrong in ({"nonsense": 1}, {"lock": 7}, {"lock": [{"id": "lock_low", "value": "many"}]}, OLD):
            body = {"game": "mytikas", "players": 2, "edition": wrong}
            reply = await owner.post("/api/tables", body, 422)
            assert reply["error"]["code"] == "bad_option"
            key, args = reply["error"]["message"]
            assert key in ("error-no-figure", "error-figure-kind", "error-figure-retired")  # in words of its own
            assert args["path"].removeprefix("=") in reply["error"]["text"]


async def test_figures_are_listed_tried_and_shown_at_the_table(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        listed = await owner.get("/api/games/mytikas/figures")
        lock = next(f for f in listed["figures"] if f["path"] == "lock.lock_low.value")
        assert listed["taken"]
        assert (lock["value"], lock["source"]) == (4, "reconstructed")
        assert lock["bounds"] == {"least": 0, "most": 100, "shortest": 0, "longest": 0}
        change = [{"path": "lock.lock_low.value", "ours": 4, "value": 3}]
        text = '[edition]\nname = "Mine"\n[[lock]]\nid = "lock_low"\nvalue = 3\n'
        for body in ({"edition": LOCK}, {"toml": text}):
            assert (await owner.post("/api/games/mytikas/edition", body))["changes"] == change
        refused = await owner.post("/api/games/mytikas/edition", {"toml": "no = toml = at all"}, 422)
        assert refused["error"]["message"][0] == "error-edition-toml"
        table = await owner.table("mytikas", ["me", "open"], edition={"edition": {"name": "Mine"}, **LOCK})
        game = await owner.get(f"/api/tables/{table['id']}/game")
        assert game["figures"]["lock"][0]["value"] == 3
        assert (game["edition"]["name"], game["edition"]["changes"]) == ("Mine", change)


async def test_figures_of_a_table_are_tried_out_again_for_other_settings(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        table = await owner.table("mytikas", ["me", "open"], edition=LOCK)
        path = f"/api/tables/{table['id']}"
        assert len((await owner.post(f"{path}/settings", {"players": 3}))["seats"]) == 3
        await owner.post(f"{path}/settings", {"players": 9}, 422)
        assert (await owner.get(path))["edition"] == table["edition"]


async def test_without_the_switch_no_figures_are_taken(own_server: Server) -> None:
    """However local its address: behind a proxy that is everybody's."""
    own_server.start()
    record = text_of_record(LOCK)
    async with Guest(own_server.url, "Owner") as owner:
        refused = await owner.post("/api/tables", {"game": "mytikas", "players": 2, "edition": LOCK}, 403)
        assert refused["error"]["message"][0] == "error-no-figures"
        kept = await owner.http.post(f"{own_server.url}/api/records", content=record)
        assert kept.status_code == 403


async def test_a_record_s_figures_are_tried_out(server: Server) -> None:
    async with Guest(server.url, "Owner") as owner:
        for edition, status in ((LOCK, 201), (OLD, 201), ({"meta": {"year": 10**9}}, 422)):
            reply = await owner.http.post(f"{server.url}/api/records", content=text_of_record(edition))
            assert reply.status_code == status, reply.text


def text_of_record(edition: dict[str, Any]) -> str:
    players = [Player("a", "human"), Player("b", "human")]
    game = make_game("mytikas", None)
    options = game.settled_options(Options(2))
    return write(Record("mytikas", game.version, options, players, "00" * 32, edition), reveal=False)


@pytest.mark.parametrize(
    ("game", "edition"),
    [
        ("olympos", {"meta": {"players_max": 200_000_000}}),
        ("olympos", {"meta": {"players_max": 101}}),
        ("olympos", {"meta": {"players_min": -101}}),
        ("hellas", {"geometry": {"layout": {"step_x": float("nan")}}}),
        ("mytikas", {"meta": {"title": "x" * 501}}),
        ("mytikas", {"meta": {"source": ["x"] * 10_001}}),
    ],
)
def test_every_figure_is_bounded(game: str, edition: dict[str, Any]) -> None:
    with pytest.raises(BadFigures):
        make_game(game, edition)


def test_nesting_is_bounded() -> None:
    deep: dict[str, Any] = {}
    for _ in range(100_000):
        deep = {"x": deep}
    with pytest.raises(BadFigures, match="within each other"):
        make_game("mytikas", deep)
    while deep:  # taken apart from outside: Python could not free it at once
        deep = deep["x"]


@pytest.mark.parametrize("game", ["mytikas", "hellas", "olympos", "cyclades"])
def test_what_is_packaged_is_within_all_bounds(game: str) -> None:
    data = packaged(game)
    assert make_game(game, {key: value for key, value in data.items() if isinstance(value, dict)})


def test_games_of_an_edition_are_built_once() -> None:
    assert make_game("mytikas", LOCK) is make_game("mytikas", dict(LOCK))
    assert make_game("mytikas", LOCK) is not make_game("mytikas", {"lock": [{"id": "lock_low", "value": 2}]})


def test_whatever_a_game_of_figures_raises_is_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (MemoryError(), LookupError("x"), ZeroDivisionError()):
        monkeypatch.setattr("pessoi.server.editions.trial_process.lay_out", raising(error))
        verdict = try_out(Trial("mytikas", LOCK, 2))
        assert (verdict.code, verdict.key) == ("bad_option", "figures")


def raising(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("figure", ["hoards", "loops", "ends"])
async def test_a_game_that_grows_without_end_is_refused(figure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the process that tries it: this one only hears of it."""
    monkeypatch.setitem(GAMES, "oversized", Entry("oversized", "tests.server.editions.oversized"))
    limits = Settings(
        editions=True, imports=["tests.server.editions.oversized"], edition_seconds=2, edition_patience=PATIENCE
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["src", "."]))
    editions = Editions(limits)
    await editions.check_setup(setup(OWNER, FRIEND, game="oversized", edition={"fine": 1}))
    made = setup(OWNER, FRIEND, game="oversized", edition={figure: 1})
    with pytest.raises(Refusal) as refused:
        await editions.check_setup(made)
    assert refused.value.message.key == "error-figures"


async def test_trials_take_turns_and_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    editions = Editions(Settings(editions=True))
    monkeypatch.setattr(module, "QUEUE", 0)
    with pytest.raises(Refusal) as refused:
        await editions.check_setup(setup(OWNER, FRIEND, game="mytikas", edition=LOCK))
    assert refused.value.code == "too_many"
