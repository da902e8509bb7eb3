"""The README's pictures: `make screenshots` plays a while in a real browser and writes docs/images/*.png."""

import itertools
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from pessoi.games import GAMES, load_game
from pessoi.games.edition import owners_edition
from tests.browser.conftest import FLAGS, ROOT, SIZES, chromium_path, serving
from tests.browser.hands import Hands, start
from tests.machine import PATIENCE

IMAGES: Final = ROOT / "docs" / "images"
CLICKS: Final = {"mytikas": 30, "hellas": 30, "cyclades": 30, "olympos": 8}  # before the picture
COMBAT: Final = "body:has(section.bar [data-action]:enabled) main .verdict"  # dice have fallen, and we decide


def others(game: str) -> int:
    """How many sit with us: the middle of what the game allows."""
    counts = load_game(game).players
    return counts[len(counts) // 2] - 1


@contextmanager
def page_of(browser: Browser, site: str, size: str, lang: str = "en", dark: bool = False) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if dark else "light",
        base_url=site,
        reduced_motion="reduce",
        device_scale_factor=1.5 if size == "phone" else 1,
        is_mobile=size == "phone",
        has_touch=size == "phone",
    )
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto("/")
    page.wait_for_timeout(1000)
    yield page
    context.close()


def settle(page: Page, seconds: float = 60) -> None:
    """Until it is our turn again, with the pointer out of the way."""
    for _ in range(int(seconds * 10)):
        if page.locator("[data-action]:enabled").count() or page.locator("dialog[open]").count():
            break
        page.wait_for_timeout(100)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    page.wait_for_timeout(600)


def fight(page: Page) -> None:
    """Games of Cyclades until there is a combat in which we have something to say."""
    for seed in itertools.count(1):
        start(page, "cyclades", others("cyclades"))
        hands = Hands(page, seed)
        while (done := hands.turn(PATIENCE, COMBAT)) != "over":
            if done == "goal":
                return


def take(page: Page, name: str) -> None:
    page.evaluate("document.activeElement?.blur()")  # no ring where nobody points
    file = IMAGES / f"{name}.png"
    page.screenshot(path=file)
    full = Image.open(file).convert("RGB")
    palette = full.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2)  # keeps rare colours: the seats'
    full.quantize(palette=palette).save(file, optimize=True)
    print(f"docs/images/{name}.png", flush=True)


def main(wanted: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for game in GAMES:
            if wanted and game not in wanted:
                continue
            looks = [("wide", "en", False), ("phone", "en", False)]
            if game == "mytikas":
                looks.append(("wide", "fr", True))
            for size, lang, dark in looks:
                with page_of(browser, site, size, lang, dark) as page:
                    start(page, game, others(game), "normal")
                    hands = Hands(page, 11, touch=size == "phone")
                    hands.play(CLICKS[game] if size == "wide" else CLICKS[game] // 2)
                    settle(page)
                    take(page, game + ("" if size == "wide" else "-phone") + ("-french-dark" if dark else ""))
        if not wanted or "combat" in wanted:
            with page_of(browser, site, "wide") as page:
                fight(page)
                settle(page)
                take(page, "cyclades-combat")
        if not wanted or "home" in wanted:
            for size in ("wide", "phone"):
                with page_of(browser, site, size) as page:
                    for game in list(GAMES)[:2]:
                        start(page, game, others(game))
                    page.goto("/")
                    page.wait_for_timeout(1200)
                    take(page, "home" if size == "wide" else "home-phone")
        if not wanted or "replay" in wanted:
            with page_of(browser, site, "wide") as page:
                address = start(page, "mytikas", 1)
                Hands(page, 7).play()
                page.wait_for_timeout(800)
                take(page, "end")
                page.goto(f"{address}/replay")
                page.get_by_label("Step of the game").fill("120")
                page.wait_for_timeout(1500)
                take(page, "replay")
        browser.close()
    if not wanted or "box" in wanted:
        picture_boxes()


def picture_boxes() -> None:
    """For the guide "Your own box": its figures, its drawn boards, a table that plays by it."""
    with TemporaryDirectory() as folder, serving(Path(folder), "--editions") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for game, address, name, part in (
            ("mytikas", "/box/mytikas", "box-figures", "Lock "),
            ("olympos", "/box/olympos?view=board", "box-olympos", "Illyria"),
            ("hellas", "/box/hellas?view=board", "box-hellas", "Sounion"),
            ("cyclades", "/box/cyclades?view=board", "box-cyclades", "Kea"),
        ):
            with page_of(browser, site, "wide") as page:
                page.goto(address)
                page.locator("input[type=file]").set_input_files(ROOT / "examples" / "editions" / f"{game}.toml")
                page.get_by_text("A game can be made of it.").wait_for()
                page.get_by_role("button", name=part, exact=False).first.press("Enter")
                page.mouse.move(2, 2)
                take(page, name)
        with page_of(browser, site, "phone", "fr") as page:
            page.goto("/")
            start(page, "olympos", edition=owners_edition("olympos", ROOT / "examples" / "editions" / "olympos.toml"))
            settle(page)
            page.locator("header").get_by_role("button", name="Mountains in the north", exact=False).click()
            page.wait_for_timeout(600)
            take(page, "box-table-phone")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
