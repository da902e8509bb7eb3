"""The stage stands still: whatever is asked, the board keeps its place and its size to the pixel, whole games long."""

import re

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import SIZES, Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways, start

STAGES = ("wide", "laptop", "medium", "tall", "small")
# One whole game of each title here, at a size of its own; other tests play them all at the wide one.
SAMPLE = dict(zip(GAMES, ("laptop", "tall", "medium", "small"), strict=True))


def play_still(open_page: Open, game: str, size: str) -> None:
    page = open_page(size)
    start(page, game)
    hands = Hands(page, seed=7, touch=SIZES[size][0] < 760)
    hands.play()
    print(f"{game} at {SIZES[size][0]}×{SIZES[size][1]}: {hands.looks} measured, {hands.moved} changes")
    assert hands.over
    assert hands.boxes
    assert hands.moved == 0, hands.boxes
    assert hands.cut == []
    assert hands.sideways == []
    no_sideways(page)
    no_raw_keys(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_stands_still_for_a_whole_game(open_page: Open, game: str) -> None:
    play_still(open_page, game, SAMPLE[game])


@pytest.mark.long
@pytest.mark.parametrize("size", STAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_stage_stands_still_at_every_size(open_page: Open, game: str, size: str) -> None:
    play_still(open_page, game, size)


def test_a_bid_is_one_click_on_its_space(open_page: Open) -> None:
    page = open_page()
    start(page, "cyclades")
    hands = Hands(page, 3)
    hands.until("section.bar [data-action^=offer_god]:enabled")
    row = page.locator(".god.open").filter(has=page.locator(".spaces .box.legal")).first
    god = str(row.locator(".box").first.get_attribute("data-ids")).split()[1]
    space = row.locator(".spaces .box.legal").first
    amount = space.inner_text().split()[-1]
    space.click()
    expect(page.get_by_role("log")).to_contain_text(re.compile(rf"bids? {amount} on {god}", re.IGNORECASE))


def test_the_tray_lies_over_the_stage_and_says_how_much_is_below(open_page: Open) -> None:
    page = open_page("laptop")
    start(page, "cyclades")
    hands = Hands(page, 3)
    hands.until("section.bar [data-group=place_land]")
    stage = page.locator("main.stage")
    before = stage.bounding_box()
    page.locator("section.bar [data-group=place_land]").click()
    tray = page.locator(".tray.open")
    box = tray.bounding_box()
    assert before
    assert box
    assert before["x"] <= box["x"]
    assert before["y"] <= box["y"]
    assert box["y"] + box["height"] <= before["y"] + before["height"]
    assert stage.bounding_box() == before
    count = tray.locator("[data-action]").count()
    expect(tray.locator(".below")).to_have_text(f"{count - 8} more")
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
