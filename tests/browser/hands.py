"""What a person does at a table: sit down, look for what glows, click it."""

import random
import re
import time
from typing import Any, Final

from playwright.sync_api import Error, Page, expect

# Everything that a client may show instead of a word that is missing.
RAW_KEY: Final = re.compile(r"\b(?:do|event|ask|detail|score|end|option|level|title|line|error|myt|hel|oly|cyc)-[a-z]")


def start(page: Page, game: str, bots: int = 1, level: str = "easy", options: dict[str, str] | None = None) -> str:
    """A running table against bots, my seat first; its address."""
    page.request.put("/api/me", data={"name": "Tester"})
    seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
    table = {"game": game, "players": bots + 1, "seats": seats, "start": True, "options": options or {}}
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    address = f"/table/{answer.json()['id']}"
    page.goto(address)
    expect(page.locator("section.bar")).to_be_visible()
    return address


class Hands:
    """Clicks on the board where something glows, otherwise in the bar; counts both."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.board = 0
        self.bar = 0

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def turn(self) -> str:
        """One look: what can be clicked now? The kinds in order: a choice beside the board, a spot, a button."""
        found = self.page.evaluate(
            """() => {
              const seen = (sel) => document.querySelectorAll(sel).length;
              return [seen('.choices button[data-action]'), seen('main .legal:not(.quiet)'),
                      seen('section.bar button[data-action]:enabled'), seen('dialog[open]')];
            }"""
        )
        choices, spots, buttons, over = found
        if over:
            return "over"
        if choices:
            return self.click(".choices button[data-action]", choices, "board")
        if spots and self.chance.random() < 0.9:
            return self.click("main .legal:not(.quiet)", spots, "board")
        if buttons:
            return self.click("section.bar button[data-action]:enabled", buttons, "bar")
        return "waits"

    def click(self, selector: str, count: int, where: str) -> str:
        number = self.chance.randrange(count)
        try:
            self.page.locator(selector).nth(number).click(timeout=1500, force=True)
        except Error:
            return "missed"  # the board moved on in the meantime
        if where == "board":
            self.board += 1
        else:
            self.bar += 1
        return where

    def play(self, seconds: float, turns: int = 100_000) -> None:
        """Until the game is over, so many clicks are made, or time is up."""
        end = time.monotonic() + seconds
        while not self.over and self.board + self.bar < turns and time.monotonic() < end:
            if self.turn() == "waits":
                self.page.wait_for_timeout(40)


def view_of(page: Page) -> dict[str, Any]:
    """What the page shows of the position, as text to compare before and after."""
    return {
        "log": page.get_by_role("log").inner_text(),
        "board": page.locator("main svg").first.inner_html(),
        "bar": page.locator("section.bar").inner_text(),
    }


def no_raw_keys(page: Page) -> None:
    text = page.locator("body").inner_text()
    assert not RAW_KEY.search(text), RAW_KEY.search(text)


def no_sideways(page: Page) -> None:
    """Nothing is wider than the window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, page.url
