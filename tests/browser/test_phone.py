"""A phone: everything fits, a whole game by tapping, tabs that say where something can be chosen."""

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways, start


def test_a_whole_game_by_tapping(open_page: Open) -> None:
    page = open_page("phone")
    start(page, "olympos")
    hands = Hands(page, seed=6, touch=True)
    hands.play()
    assert hands.over
    assert hands.board > 10
    no_sideways(page)
    no_raw_keys(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_in_french(open_page: Open, game: str) -> None:
    page = open_page("phone", "fr")
    no_sideways(page)
    start(page, game)
    hands = Hands(page, 5, touch=True)
    hands.play(turns=12)
    tabs = page.get_by_role("tablist", name="Vues").get_by_role("tab")
    for i in range(tabs.count()):
        tabs.nth(i).tap()
        page.wait_for_timeout(100)
        no_sideways(page)
        no_raw_keys(page)
    start(page, game)
    page.goto("/")  # with two running games
    expect(page.locator(".runs a")).to_have_count(2)
    no_sideways(page)


def test_tabs_count_what_can_be_chosen_under_them(open_page: Open) -> None:
    page = open_page("phone")
    start(page, "mytikas")
    Hands(page, 5, touch=True).until("[data-action^=place]:enabled")
    tabs = page.get_by_role("tablist", name="Views").get_by_role("tab")
    number = page.locator("[data-action^=place]").count()
    expect(tabs.locator("i").first).to_have_text(str(number))
    tabs.last.tap()
    expect(tabs.locator("i").first).to_have_text(str(number))
