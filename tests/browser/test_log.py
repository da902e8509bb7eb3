"""The log reads: a block a turn, a sentence an event, the reader is “you”, and a click shows it on the board."""

import re

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Hands, start


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_blocks_of_sentences(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game)
    Hands(page, 3).until("[role=log] button.head")
    log = page.get_by_role("log")
    text = log.inner_text()
    assert re.search(r"\bYou\b", text)
    assert "Tester" not in text
    assert not re.search(r"×|_|\bDone\b|\bPass\b|\(-?\d+, -?\d+\)", text)


def test_a_click_shows_what_happened_and_a_second_one_ends_it(open_page: Open) -> None:
    page = open_page()
    start(page, "cyclades")
    Hands(page, 3).play(turns=4)
    log = page.get_by_role("log")
    closed = log.locator("button.head[aria-expanded=false]")
    if closed.count():
        closed.last.click()
    line = log.locator("li button").last
    line.click()
    expect(log.locator("li button[aria-pressed=true]")).to_have_count(1)
    log.locator("li button[aria-pressed=true]").click()
    expect(log.locator("li button[aria-pressed=true]")).to_have_count(0)
