"""axe-core finds nothing to complain about: every screen, both languages, light and dark."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from pessoi.games import GAMES
from tests.browser.conftest import ROOT, Open
from tests.browser.hands import Hands, start

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((v) => [v.id, v.nodes.length, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160))]);
}"""


def accessible(page: Page) -> None:
    """In the language that is spoken now, light and dark."""
    page.evaluate(f"window.axe || (() => {{ {AXE} }})()")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        found: list[Any] = page.evaluate(RUN)
        assert not found, f"{page.url} {theme}\n" + "\n".join(str(violation) for violation in found)


def speak(page: Page, name: str) -> None:
    """Change the language in place; on a phone the switch lies in the table's menu."""
    switch = page.get_by_role("button", name=name)
    menu = page.get_by_role("button", name="Menu")
    if not switch.count():
        menu.click()
        switch.click()
        menu.click()
    else:
        switch.click()
    expect(page.locator("html")).to_have_attribute("lang", {"Français": "fr", "English": "en"}[name])


def both(page: Page) -> None:
    accessible(page)
    speak(page, "Français")
    accessible(page)
    speak(page, "English")


@pytest.mark.parametrize(
    "path", ["/", "/tables", "/replay", "/me", "/sign-in", "/rules", *[f"/rules/{g}" for g in GAMES], "/nothing"]
)
def test_pages(open_page: Open, path: str) -> None:
    page = open_page(path=path)
    expect(page.locator("main")).to_be_visible()
    if path.startswith("/rules/"):
        expect(page.locator("article h2").first).to_be_visible()
    both(page)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_lobby(open_page: Open, size: str) -> None:
    page = open_page(size)
    page.get_by_role("button", name=re.compile("^Create a table")).nth(2).click()
    expect(page.locator("select").first).to_be_visible()
    both(page)
    guest = open_page(size, path=page.locator("#link").input_value())
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    both(guest)


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table(open_page: Open, game: str, size: str) -> None:
    page = open_page(size)
    start(page, game)
    hands = Hands(page, 4)
    hands.play(turns=8)
    hands.until("section.bar [data-action]:enabled")
    both(page)
    page.get_by_role("button", name="Menu").click()
    accessible(page)


def test_a_tablet(open_page: Open) -> None:
    page = open_page("medium")
    start(page, "mytikas")
    Hands(page, 4).play(turns=8)
    both(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_and_the_replay(open_page: Open, lang: str) -> None:
    page = open_page(lang=lang)
    address = start(page, "mytikas")
    Hands(page, 4).play(turns=10)
    page.locator("section.bar .dots").click()
    page.locator(".sheet button").last.click()
    page.locator(".sheet button.primary").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img").last).to_be_visible()
    accessible(page)
    dialog.locator(".fair button").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    accessible(page)
    page.goto(f"{address}/replay")
    expect(page.locator("input[type=range]")).to_be_visible()
    page.keyboard.press("End")
    accessible(page)
