"""My box: a figure is corrected, refused with a sentence, kept, shared, saved, loaded and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SIZES, serving
from tests.browser.hands import no_sideways


@pytest.fixture(scope="module")
def box_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("box"), "--editions") as address:
        yield address


@pytest.fixture
def page(browser: Browser, box_site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=box_site, locale="en-GB", viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


def test_a_figure_is_corrected_refused_shared_saved_and_played(page: Page, tmp_path: Path) -> None:
    page.goto("/box/mytikas")
    page.get_by_role("button", name="lock", exact=False).first.click()
    lock = page.locator('[id="lock.lock_low.value"]')
    lock.fill("9")
    expect(page.locator("aside [role=status]")).to_contain_text("lock values must ascend")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    lock.fill("three")
    expect(page.get_by_text("This cannot be read")).to_be_visible()
    lock.fill("3")
    expect(page.get_by_text("A game can be made of it.")).to_be_visible()
    page.get_by_label("Its name").fill("Cheap locks")
    expect(page.get_by_text("A game can be made of it.")).to_be_visible()
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Link to this box").input_value()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as file").click()
    file = tmp_path / "mybox.toml"
    saving.value.save_as(file)
    assert file.read_text() == 'edition = { name = "Cheap locks" }\nlock = [{ id = "lock_low", value = 3 }]\n'
    page.get_by_role("button", name="Back to our figures").click()
    expect(lock).to_have_value("4")
    page.locator("input[type=file]").set_input_files(file)
    expect(lock).to_have_value("3")
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_label("Its name")).to_have_value("Cheap locks")
    expect(page.get_by_text("A game can be made of it.")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Played with Cheap locks: 1 figure differs")).to_be_visible()


def test_a_border_in_french_on_a_phone_by_keyboard(browser: Browser, box_site: str) -> None:
    width, height = SIZES["tall"]
    context = browser.new_context(base_url=box_site, locale="fr-FR", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto("/box/olympos")
    search = page.get_by_label("Chercher une valeur")
    search.fill("Illyrie · Voisins")
    field = page.locator('[id="map.space.illyria.adjacent"]')
    field.focus()
    page.keyboard.press("End")
    page.keyboard.type(", crete")
    expect(page.locator("aside [role=status]")).to_contain_text("mais Crète n’a pas pour voisin Illyrie")
    no_sideways(page)
    context.close()


def test_borders_are_drawn_and_made_mutual_and_texts_follow(page: Page) -> None:
    page.goto("/box/olympos?view=board")
    status = page.locator("aside [role=status]")
    page.get_by_role("button", name="Boeotia", exact=True).press("Enter")
    euboea = page.get_by_role("checkbox", name="Euboea", exact=True)
    expect(euboea).to_have_count(0)
    page.get_by_role("button", name="Euboea", exact=True).press(" ")
    expect(euboea).to_be_checked()
    expect(status).to_have_text("A game can be made of it.")
    euboea.click()
    expect(status).to_contain_text("Nothing is changed")
    page.get_by_label("Another neighbour").select_option(label="Euboea")
    expect(page.get_by_role("checkbox", name="Euboea", exact=True)).to_be_checked()

    page.get_by_role("button", name="Figures", exact=True).click()
    page.get_by_label("Find a figure").fill("Illyria")
    page.locator('[id="map.space.illyria.adjacent"]').fill("adriatic_sea, epirus, northern_zone, paeonia, crete")
    expect(status).to_contain_text("Illyria borders Crete, but Crete does not border Illyria")
    page.get_by_role("button", name="Board and tiles").click()
    page.get_by_role("button", name="Make it mutual").click()
    expect(status).to_have_text("A game can be made of it.")

    page.locator('[id="action_costs.enter_sea"]').fill("3")
    expect(status).to_have_text("A game can be made of it.")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    page.locator("footer").get_by_role("link", name="Rules").click()
    expect(page.get_by_text("These pages show the figures of the table")).to_be_visible()
    expect(page.get_by_text("each sea zone 3")).to_be_visible()
    page.get_by_role("link", name="Show the usual ones").click()
    expect(page.get_by_text("each sea zone 2")).to_be_visible()
