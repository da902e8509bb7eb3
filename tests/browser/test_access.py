"""axe-core finds nothing to complain about, on any screen, in both languages, light and dark."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Open
from tests.browser.hands import Hands, start

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN: Final = """async () => {
  const found = await axe.run(document);
  return found.violations.map((v) => [v.id, v.nodes.length, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160))]);
}"""
LOOKS: Final = [("en", False), ("fr", True)]


def accessible(page: Page) -> None:
    page.evaluate(AXE)
    found: list[Any] = page.evaluate(RUN)
    assert not found, "\n".join(str(violation) for violation in found)


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
@pytest.mark.parametrize("path", ["/", "/tables", "/replay", "/rules", "/rules/mytikas", "/nothing"])
def test_pages(open_page: Open, path: str, lang: str, dark: bool) -> None:
    page = open_page(lang=lang, dark=dark, path=path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(400)
    accessible(page)


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_lobby_and_table(open_page: Open, size: str, lang: str, dark: bool) -> None:
    page = open_page(size, lang, dark)
    page.locator("article").nth(2).locator("button").nth(1).click()
    expect(page.locator("select").first).to_be_visible()
    accessible(page)
    start(page, "mytikas")
    Hands(page, 4).play(30, turns=6)
    page.wait_for_timeout(300)
    accessible(page)
    page.get_by_role("button", name="Menu").click()
    accessible(page)


@pytest.mark.parametrize(("size", "lang", "dark"), [("wide", "en", True), ("phone", "fr", False)])
@pytest.mark.parametrize("game", ["olympos", "hellas", "cyclades"])
def test_the_other_boards(open_page: Open, game: str, size: str, lang: str, dark: bool) -> None:
    page = open_page(size, lang, dark)
    start(page, game)
    Hands(page, 4).play(40, turns=8)
    page.wait_for_timeout(300)
    accessible(page)


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
def test_end_and_replay(open_page: Open, lang: str, dark: bool) -> None:
    page = open_page(lang=lang, dark=dark)
    address = start(page, "mytikas")
    page.get_by_role("button", name="Menu").click()
    resign = page.locator(".sheet button").last
    resign.click()
    page.locator(".sheet button.primary").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(300)
    accessible(page)
    page.goto(f"{address}/replay")
    expect(page.locator("input[type=range]")).to_be_visible()
    accessible(page)


def test_axe_is_the_locked_one() -> None:
    assert Path(ROOT / "web" / "node_modules" / "axe-core" / "package.json").exists()
