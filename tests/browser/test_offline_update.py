"""The site is renewed in mid-game: offered, declined or agreed to, and the game goes on."""

import json
import runpy
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands, settled
from tests.browser.static import BUILT, hosting
from tests.browser.test_offline import begin, is_kept, is_set_up
from tests.machine import PATIENCE

pytestmark = pytest.mark.long

SITE = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "site.py"))


def test_a_new_version_is_offered_in_mid_game_and_the_game_goes_on_either_way(browser: Browser, tmp_path: Path) -> None:
    site = shutil.copytree(BUILT, tmp_path / "site")
    with hosting(site) as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.goto("/")
        is_set_up(page)
        is_kept(page)
        begin(page, "mytikas").play(3)
        settled(page)
        (site / "licences.txt").write_text("other licences", encoding="utf-8")
        SITE["write_keeper"](site)
        new = json.loads((site / "version.json").read_text(encoding="utf-8"))["build"]
        page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
        offer = page.get_by_text("There is a new version.")
        expect(offer).to_be_visible(timeout=5000 * PATIENCE)
        page.get_by_role("button", name="Later").click()
        expect(offer).to_have_count(0)
        Hands(page, seed=4).play(2)
        settled(page)
        assert version_in(page) != new
        turn = int(page.locator("section.bar").get_attribute("data-turn") or 0)
        page.reload()  # it is offered again as soon as the games stand
        agree = page.get_by_role("button", name="Use the new version")
        agree.wait_for(timeout=5000 * PATIENCE)
        with page.expect_navigation(timeout=5000 * PATIENCE):
            agree.click()
        is_set_up(page)
        settled(page)
        assert version_in(page) == new
        assert int(page.locator("section.bar").get_attribute("data-turn") or 0) >= turn
        Hands(page, seed=5).play(2)
        context.close()


def version_in(page: Page) -> str:
    """The build that the page's own files are of."""
    return str(page.evaluate("async () => (await (await fetch('version.json')).json()).build"))
