"""The site that needs no server: on a static host, with the network cut after loading. `make offline` builds it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify
from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, settled
from tests.browser.static import hosting
from tests.machine import PATIENCE

pytestmark = pytest.mark.long

TITLES = {"mytikas": "Mytikas", "hellas": "Hellas", "olympos": "Olympos", "cyclades": "Cyclades"}


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Instead of a server."""
    with hosting() as address:
        yield address


def is_set_up(page: Page) -> None:
    """The house stands: nothing more has to be loaded. That takes seconds, where nobody else wants the machine."""
    expect(page.locator("#app > *").first).to_be_attached()
    page.locator(".loading progress").wait_for(state="detached", timeout=5000 * PATIENCE)
    expect(page.locator(".loading")).to_have_count(0)  # else it says what went wrong


def begin(page: Page, game: str) -> Hands:
    page.get_by_role("button", name=f"Play against bots: {TITLES[game]}").click()
    expect(page.locator("section.bar")).to_be_visible()
    return Hands(page, seed=7)


def test_a_game_is_played_with_no_network_and_goes_on_after_a_reload(open_page: Open, site: str) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play against bots: Mytikas")).to_be_visible()
    assert page.locator(".loading progress").count() == 1  # the home page does not wait for the games
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    is_set_up(page)
    hands = begin(page, "mytikas")
    hands.play(2)  # the bots' worker has loaded, too, when they have answered
    page.context.set_offline(True)
    hands.play(6)
    no_raw_keys(page)
    settled(page)
    turn = page.locator("section.bar").get_attribute("data-turn")
    page.context.set_offline(False)
    page.reload()
    is_set_up(page)
    settled(page)
    assert page.locator("section.bar").get_attribute("data-turn") == turn
    assert [url for url in asked if not url.startswith(site)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_with_no_network_and_their_records_verify(open_page: Open, game: str) -> None:
    page = open_page()
    is_set_up(page)
    hands = begin(page, game)
    hands.play(2)
    page.context.set_offline(True)
    hands.play()
    assert hands.over
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    record = read(download.value.path().read_text(encoding="utf-8"))
    assert verify(record, game_of(record)).answers > 0
