"""What cannot be done is said in the reader's language: no English in French."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, start


def test_refusals_of_the_server_are_told_in_french(open_page: Open) -> None:
    page = open_page(lang="fr", path="/replay", refusals=True)
    page.get_by_text("Coller une partie").click()
    page.get_by_label("Coller une partie").fill("rien de tel")
    page.get_by_role("button", name="Regarder").click()
    expect(page.get_by_role("status")).to_contain_text("ne peut pas être rejoué")
    page.goto("/table/nulle-part")
    expect(page.locator("main")).to_contain_text("n’existe pas")


def test_the_reason_why_not_is_a_sentence_in_french(open_page: Open) -> None:
    page = open_page(lang="fr")
    start(page, "mytikas", bots=2)
    Hands(page, 3).until("[data-action^=place]:enabled")
    page.locator("main .spot.dim[data-ids$=_day], main .spot.dim[data-ids$=_night]").first.click(force=True)
    reason = page.get_by_role("tooltip").locator(".why")
    said = "occupe cette case|y est déjà|ne pourriez rien y faire|Il vous manque"
    expect(reason).to_contain_text(re.compile(said))
    expect(reason.get_by_role("link", name="La règle")).to_have_attribute("href", re.compile("#MYT-"))
