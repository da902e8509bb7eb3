"""Puzzles: today's, a wrong answer, a hint, the good ones by clicks on the board or buttons, the solution in words."""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_access import both


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("SCREENSHOTS"):
        page.screenshot(path=f"{folder}/puzzle-{name}.png")


def give(page: Page, notation: str) -> None:
    """Its button may be behind one for its verb."""
    button = page.locator(f'section.bar [data-action="{notation}"]').first
    for group in page.locator("section.bar .row [data-group]").all():
        if button.is_visible():
            break
        group.click()
        if not button.is_visible():
            group.click()
    button.click()


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_a_puzzle_is_solved(open_page: Open, site: str, size: str) -> None:
    page = open_page(size, path="/puzzles")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    expect(page.locator(".today .board")).to_be_visible()
    both(page)
    shot(page, f"list-{size}")
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    expect(page).to_have_url(re.compile(r"/puzzles/\w+/\w+$"))
    puzzle = page.request.get(page.url.replace("/puzzles/", "/api/puzzles/")).json()
    bar = page.locator("section.bar")
    expect(bar).to_have_attribute("data-turn", "0")
    shot(page, f"asked-{size}")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("One of the marked answers is the good one.")).to_be_visible()
    assert page.locator(".idea-letter").count() >= 2
    for number, step in enumerate(puzzle["steps"], start=1):
        give(page, step["answer"])
        expect(bar).to_have_attribute("data-turn", str(number))
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_text("by the next best answer")).to_be_visible()
    shot(page, f"solved-{size}")
    both_at(page, size)
    page.get_by_role("link", name="Next puzzle").click()
    expect(bar).to_have_attribute("data-turn", "0")
    assert not page.url.endswith(puzzle["id"])
    other = page.request.get(page.url.replace("/puzzles/", "/api/puzzles/")).json()
    give(page, other["steps"][0]["others"][0])
    expect(page.get_by_text("There is better than:")).to_be_visible()
    expect(bar).to_have_attribute("data-turn", "0")  # try again
    shot(page, f"wrong-{size}")
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    page.goto(f"{site}/puzzles")
    expect(page.get_by_text("tried: 1 of 40").or_(page.get_by_text("tried: 2 of 40")).first).to_be_visible()
    for summary in page.locator("main details summary").all():
        summary.click()
    both(page)
    expect(page.get_by_role("link", name="solved with a hint")).to_have_count(1)
    expect(page.get_by_role("link", name="failed")).to_have_count(1)


def both_at(page: Page, size: str) -> None:
    """A phone's table has its languages elsewhere."""
    if size == "wide":
        both(page)
