"""Several people at one device: it is passed on, and covered in between."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways


def share(page: Page) -> None:
    """Two people on a French phone at a game of Hellas, whose hands are hidden, until each has been asked twice."""
    page.get_by_role("button", name=re.compile("^Ouvrir une table.*Hellas$")).click()
    page.get_by_label("Qui prend la place 2").select_option("here")
    name = page.get_by_label("Qui joue à la place 2")
    name.fill("Daphné")
    name.press("Enter")
    expect(name).to_have_value("Daphné")
    page.get_by_role("button", name="Commencer").click()
    hands = Hands(page, touch=True)
    asked: list[str] = []
    while len(asked) < 4:
        hands.until(".curtain")
        if len(asked) == 2:
            page.reload()  # whoever has the device by then sees nothing either
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        expect(page.locator("section.bar, .stage")).to_have_count(0)
        no_raw_keys(page)
        no_sideways(page)
        asked.append(curtain.get_by_role("heading").inner_text().partition(",")[0])
        curtain.get_by_role("button", name=f"Je suis {asked[-1]}").tap()
        expect(page.locator("section.bar")).to_be_visible()
    assert asked in (["Invité", "Daphné"] * 2, ["Daphné", "Invité"] * 2)


def test_a_device_is_passed_on_and_covered_in_between(open_page: Open) -> None:
    share(open_page("tall", "fr"))
