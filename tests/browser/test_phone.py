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


def test_no_card_is_left_after_a_tap(open_page: Open) -> None:
    page = open_page("phone")
    start(page, "mytikas")
    Hands(page, 5, touch=True).until("[data-action^=place]:enabled")
    bar, card = page.locator("section.bar"), page.get_by_role("tooltip")
    blocked = page.locator("main .spot.dim[data-ids$=_day], main .spot.dim[data-ids$=_night]").first
    blocked.tap(force=True)  # what cannot be chosen says why, until the next tap anywhere
    expect(card).to_be_visible()
    bar.locator(".say").tap()
    expect(card).to_have_count(0)
    turn = str(bar.get_attribute("data-turn"))
    page.locator("main .spot.legal").first.tap(force=True)
    expect(bar).not_to_have_attribute("data-turn", turn)
    expect(card).to_have_count(0)


def test_tabs_count_what_can_be_chosen_under_them(open_page: Open) -> None:
    page = open_page("phone")
    start(page, "mytikas")
    Hands(page, 5, touch=True).until("[data-action^=place]:enabled")
    tabs = page.get_by_role("tablist", name="Views").get_by_role("tab")
    number = page.locator("[data-action^=place]").count()
    expect(tabs.locator("i").first).to_have_text(str(number))
    tabs.last.tap()
    expect(tabs.locator("i").first).to_have_text(str(number))
