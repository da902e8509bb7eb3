"""The log reads: a block a turn, a sentence an event, the reader is “you”, and a click shows it on the board."""

import re

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Hands, start
from tests.machine import PATIENCE


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


def test_a_seat_with_two_factions_has_the_disc_of_the_one_that_acts(open_page: Open) -> None:
    """Cyclades with two: one name, and in turn the one sign and the other."""
    page = open_page()
    start(page, "cyclades")
    heads = "[...document.querySelectorAll('[role=log] button.head')]"
    mine = f"{heads}.filter((head) => /^You\\b/.test(head.innerText.trim()))"
    signs = f"new Set({mine}.map((head) => head.querySelector('use')?.getAttribute('href')))"
    hands = Hands(page, 3)
    while len(page.evaluate(f"[...{signs}]")) < 2:
        assert hands.turn(patience=PATIENCE) != "over"
    assert None not in page.evaluate(f"[...{signs}]")


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


def test_the_log_reaches_back_through_the_whole_game(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    Hands(page, 3).play(turns=8)
    expect(page.locator("section.bar [data-action]:enabled").first).to_be_visible()
    page.reload()  # nothing of it is in the film any more
    board = page.locator("main svg").first
    expect(page.locator("section.bar [data-action]:enabled").first).to_be_visible()
    now = board.inner_html()
    head = page.get_by_role("log").locator("button.head").first
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    page.get_by_role("log").locator("li button").first.click()
    expect(page.get_by_text("The board as it was")).to_be_visible()
    page.wait_for_function("(now) => document.querySelector('main svg').innerHTML !== now", arg=now)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("The board as it was")).to_have_count(0)
    expect(page.get_by_role("log").locator("[aria-pressed=true]")).to_have_count(0)
