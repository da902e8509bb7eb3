"""A server that has the page, too: games against bots run in the browser."""

import json
from pathlib import Path

import pytest

from pessoi.offline.house import House, settings
from pessoi.offline.shelf import MemoryShelf
from pessoi.server.http.static import POLICY
from tests.offline.player import start_bot


async def test_a_server_with_the_page_says_where_it_is_and_lets_it_compile(tmp_path: Path) -> None:
    (tmp_path / "python").mkdir()
    (tmp_path / "python" / "sizes.json").write_text("{}")
    (tmp_path / "index.html").write_text("the page")
    # a browser fetches all files at once: they do not count as requests
    house = await House.open(MemoryShelf(), start_bot, settings(page=str(tmp_path), requests_per_second=0.5))
    games = json.loads((await house.ask("GET", "/api/games")).body)
    assert games["page"] == "/page/"
    for _ in range(5):
        page = await house.ask("GET", games["page"])
        assert (page.status, page.body) == (200, b"the page")
    policy = page.headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert policy.replace(" 'wasm-unsafe-eval'", "") == POLICY  # and nothing else
    home = await house.ask("GET", "/")
    assert home.headers["content-security-policy"] == POLICY
    await house.close()


async def test_as_a_rule_games_run_on_the_server() -> None:
    house = await House.open(MemoryShelf(), start_bot)
    assert json.loads((await house.ask("GET", "/api/games")).body)["page"] == ""
    await house.close()


async def test_a_folder_that_is_no_site_is_not_served(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="make site"):
        await House.open(MemoryShelf(), start_bot, settings(page=str(tmp_path)))
