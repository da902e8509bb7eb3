"""My box: a figure is corrected, refused with a sentence, kept, shared, saved, loaded and played."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pessoi.games.edition import packaged
from tests.browser.conftest import SIZES, serving
from tests.browser.hands import Hands, no_raw_keys, no_sideways, start


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
    link = shared(page)
    assert re.fullmatch(r".*/box/mytikas/[0-9a-f]{32}", link)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as file").click()
    file = tmp_path / "mybox.toml"
    saving.value.save_as(file)
    assert file.read_text() == 'edition = { name = "Cheap locks" }\nlock = [{ id = "lock_low", value = 3 }]\n'
    page.get_by_role("button", name="Back to our figures").click()
    expect(lock).to_have_value("4")
    page.locator("input[type=file]").set_input_files(file)
    expect(lock).to_have_value("3")
    page.route("**/api/games/*/boxes", lambda route: route.abort())  # where nobody keeps it, the link holds all of it
    whole = shared(page)
    assert "/box/mytikas#e=" in whole
    for address in (whole, link):
        page.evaluate("localStorage.clear()")
        page.goto("about:blank")
        page.goto(address)
        expect(page.get_by_label("Its name")).to_have_value("Cheap locks")
        expect(page.get_by_text("A game can be made of it.")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Played with Cheap locks: 1 figure differs")).to_be_visible()
    expect(page.locator(".edition li")).to_have_text("Lock · Low lock · Value 4 → 3")


def shared(page: Page) -> str:
    page.get_by_role("button", name="Share by link").click()
    return page.get_by_label("Link to this box").input_value()


@pytest.mark.parametrize(("locale", "size"), [("en-GB", "wide"), ("fr-FR", "phone")])
def test_a_running_table_says_what_differs(browser: Browser, box_site: str, locale: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(base_url=box_site, locale=locale, viewport={"width": width, "height": height})
    page = context.new_page()
    french = locale.startswith("fr")
    page.goto("/")
    edition = {
        "edition": {"name": "Another Greece with a long name"},
        "action_costs": {"enter_sea": 3},
        "map": {"space": [{"id": "illyria", "resource": "gold"}, {"id": "macedonia", "resource": "grain"}]},
    }
    start(page, "olympos", edition=edition)
    mark = page.locator("header").get_by_role("button", name="Another Greece with a long name", exact=False)
    expect(mark).to_be_in_viewport(ratio=1)
    no_sideways(page)
    mark.press("Enter")
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("3 valeurs différentes" if french else "3 figures differ")
    expect(told.locator("li").filter(has_text="2 → 3")).to_have_count(1)
    expect(told.locator("li").filter(has_text="→ Or" if french else "→ Gold")).to_have_count(1)
    no_raw_keys(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.goto("/")
    expect(page.get_by_text("Another Greece with a long name").first).to_be_visible()
    context.close()


def test_a_box_that_is_gone_is_told_in_french(browser: Browser, box_site: str) -> None:
    context = browser.new_context(base_url=box_site, locale="fr-FR")
    page = context.new_page()
    page.goto("/box/hellas/0123")
    expect(page.get_by_text("Cette boîte n’est pas ici.", exact=False)).to_be_visible()
    expect(page.locator("aside [role=status]")).to_contain_text("Rien n’est changé")
    context.close()


def test_words_are_chosen_by_their_names(page: Page) -> None:
    page.goto("/box/olympos")
    status = page.locator("aside [role=status]")
    search = page.get_by_label("Find a figure")
    search.fill("Effect")
    effect = page.locator("select[id^='destiny_card.']").first
    name = effect.evaluate("select => select.options[select.selectedIndex].text")
    assert "_" not in name
    effect.select_option(label="A star")
    expect(page.locator("aside")).to_contain_text(f"{name} → A star")
    expect(status).not_to_have_text("Trying it out …")
    page.get_by_role("button", name="Undo", exact=False).first.click()
    expect(status).to_contain_text("Nothing is changed")


def test_a_border_in_french_on_a_phone_by_keyboard(browser: Browser, box_site: str) -> None:
    width, height = SIZES["tall"]
    context = browser.new_context(base_url=box_site, locale="fr-FR", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto("/box/olympos")
    search = page.get_by_label("Chercher une valeur")
    search.fill("Illyrie · Voisins")
    page.get_by_label("Ajouter : Carte · Case · Illyrie · Voisins").focus()
    page.keyboard.type("Cr")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
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
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("checkbox", name="Euboea", exact=True)).to_be_checked()

    page.get_by_role("button", name="Figures", exact=True).click()
    page.get_by_label("Find a figure").fill("Illyria")
    page.locator('[id="map.space.illyria.adjacent"] select').select_option(label="Crete")
    page.locator('[id="map.space.illyria.adjacent"]').get_by_role("button", name="Add").click()
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


def test_a_tile_of_hellas_is_drawn_and_played(page: Page) -> None:
    page.goto("/box/hellas?view=board")
    status = page.locator("aside [role=status]")
    page.get_by_role("button", name="Eleusis").click()
    side = page.get_by_role("button", name="Side 4", exact=False)
    expect(side).to_have_accessible_name("Side 4: Land")
    side.press("Enter")
    expect(side).to_have_accessible_name("Side 4: Sea A")
    expect(status).to_have_text("A game can be made of it.")
    page.get_by_label("Temple").uncheck()
    expect(page.locator("aside")).to_contain_text("Temple")
    expect(status).to_have_text("A game can be made of it.")
    page.get_by_role("button", name="Back to ours").click()
    expect(status).to_contain_text("Nothing is changed")
    page.get_by_role("combobox", name="Side 1").select_option("Sea A")
    expect(status).to_have_text("A game can be made of it.")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")


def test_cells_and_maps_of_cyclades_in_french_on_a_phone(browser: Browser, box_site: str) -> None:
    width, height = SIZES["tall"]
    context = browser.new_context(base_url=box_site, locale="fr-FR", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto("/box/cyclades?view=board")
    status = page.locator("aside [role=status]")
    page.get_by_role("radio", name="Naxos 3", exact=True).check(force=True)
    page.get_by_role("button", name="Case 13", exact=False).press(" ")
    expect(page.get_by_text("En deux morceaux")).to_be_visible()
    page.get_by_role("button", name="Donner le morceau", exact=False).click()
    expect(page.get_by_text("En deux morceaux")).to_have_count(0)
    expect(status).to_have_text("On peut en faire une partie.")
    page.get_by_role("button", name="Revenir à la nôtre").click()
    expect(status).to_contain_text("Rien n’est changé")
    page.get_by_role("button", name="Cartes", exact=True).click()
    page.get_by_role("button", name="Délos", exact=True).press("Enter")
    page.get_by_role("button", name="Tourner à gauche").click()
    expect(page.locator("aside")).to_contain_text("→ 3")
    page.get_by_role("combobox", name="Tuile").select_option(label="Milos")
    expect(page.get_by_role("button", name="Milos", exact=True)).to_be_visible()
    no_sideways(page)
    page.get_by_role("button", name="Revenir à notre carte").click()
    expect(status).to_contain_text("Rien n’est changé")
    context.close()


def other_greece() -> dict[str, Any]:
    """Every land of Olympos where another one lies on our map, with that one's borders."""
    spaces = {space["id"]: space for space in packaged("olympos")["map"]["space"]}
    lands = [id for id, space in spaces.items() if space["kind"] == "land"]
    goes_to = dict(zip(lands, lands[1:] + lands[:1], strict=True))
    who = {place: id for id, place in goes_to.items()}
    rows = []
    for id, space in spaces.items():
        place = spaces[goes_to.get(id, id)]
        borders = [who.get(other, other) for other in place["adjacent"]]
        rows.append({"id": id, "adjacent": borders, **{key: place[key] for key in ("x", "y", "hexes") if key in space}})
    return {"edition": {"name": "Another Greece"}, "map": {"space": rows}}


@pytest.mark.long
def test_another_map_of_olympos_is_played_to_the_end(page: Page) -> None:
    page.goto("/")
    start(page, "olympos", edition=other_greece())
    hands = Hands(page, seed=3)
    hands.play()
    assert hands.over
    no_raw_keys(page)


@pytest.mark.long
def test_an_archipelago_of_ones_own_is_played_to_the_end(page: Page) -> None:
    """Every tile of the recommended map lies turned, and two have changed places."""
    laid = next(row for row in packaged("cyclades")["maps"] if row["id"] == "a4")["placements"]
    tiles = [laid[1]["tile"], laid[0]["tile"], *[placed["tile"] for placed in laid[2:]]]
    where = zip(tiles, laid, strict=True)
    text = ";".join(f"{tile}@{p['pos'][0]},{p['pos'][1]}/{(p['rotation'] + 1) % 6}" for tile, p in where)
    page.goto("/")
    start(page, "cyclades", options={"map": f"custom:{text}", "side": "a"})
    hands = Hands(page, seed=3)
    hands.play()
    assert hands.over
    no_raw_keys(page)
