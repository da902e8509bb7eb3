"""Looking around on maps: they grow, shrink and move in a box that stays, and everything on them can be read."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, find_answer, seek, start

PORT = "main .port"
MAPS = ["hellas", "olympos", "cyclades"]


def scale(page: Page) -> float:
    return float(str(page.locator(PORT).get_attribute("data-scale")))


def after(page: Page, before: float) -> float:
    """The scale once it has changed."""
    expect(page.locator(PORT)).not_to_have_attribute("data-scale", f"{before:.3f}")
    return scale(page)


def box(page: Page) -> Any:
    return page.locator(PORT).bounding_box()


def sizes(page: Page) -> list[tuple[str, float]]:
    """Texts on the map and how large they are on the screen."""
    found: list[tuple[str, float]] = page.evaluate(
        """port => [...document.querySelectorAll(`${port} text`)].filter((t) => t.textContent.trim()).map((t) =>
             [t.textContent.trim(), parseFloat(getComputedStyle(t).fontSize) * Math.abs(t.getScreenCTM().a)])""",
        PORT,
    )
    return found


@pytest.mark.parametrize("game", MAPS)
def test_wheel_keys_double_click_and_dragging(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game)
    Hands(page, 3).until(f"{PORT} .spot.legal")
    turn = page.locator("section.bar").get_attribute("data-turn")
    where = box(page)
    whole = scale(page)
    x, y = where["x"] + where["width"] - 12, where["y"] + 12  # a corner without anything to choose
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    near = after(page, whole)
    assert near > whole
    page.mouse.wheel(0, 3000)
    assert after(page, near) == whole
    page.mouse.dblclick(x, y)
    near = after(page, whole)
    assert near > whole
    page.keyboard.press("0")
    assert after(page, near) == whole
    page.keyboard.press("+")
    near = after(page, whole)
    page.keyboard.press("+")
    assert after(page, near) > near

    scrolled = "port => document.querySelector(port).scrollLeft"
    was = page.evaluate(scrolled, PORT)
    middle = (where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 30, middle[1])
    page.mouse.move(middle[0] - 80, middle[1])
    page.mouse.up()
    assert page.evaluate(scrolled, PORT) == pytest.approx(was + 80, abs=2)
    assert page.locator("section.bar").get_attribute("data-turn") == turn  # a drag chooses nothing
    expect(page.locator(".choices")).to_have_count(0)
    page.locator(PORT).focus()
    was = page.evaluate(scrolled, PORT)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(scrolled, PORT) < was
    assert box(page) == where


@pytest.mark.parametrize("game", MAPS)
def test_a_phone_opens_on_the_choices_with_names_that_can_be_read(open_page: Open, game: str) -> None:
    page = open_page("phone")
    start(page, game)
    Hands(page, 5, touch=True).until(f"{PORT} .spot.legal")
    where = box(page)
    seen = page.evaluate(
        """port => {
          const { left, top, right, bottom } = document.querySelector(port).getBoundingClientRect();
          return [...document.querySelectorAll(`${port} .spot.legal > g`)].filter((spot) => {
            const box = spot.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            return x > left && x < right && y > top && y < bottom;
          }).length;
        }""",
        PORT,
    )
    assert seen > 0
    if page.locator(".recap").count():
        page.locator(".recap .primary").tap()  # it lies over the map
    for _ in range(3):
        small = [text for text in sizes(page) if text[1] < 11.9]
        assert small == []
        page.get_by_role("button", name="Enlarge the map").tap()

    # two fingers apart
    page.keyboard.press("0")
    before = scale(page)
    x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, far in [("touchStart", 30), ("touchMove", 60), ("touchMove", 90)]:
        fingers = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert after(page, before) > before
    assert box(page) == where


@pytest.mark.parametrize("game", MAPS)
def test_a_tablet_shows_the_whole_map(open_page: Open, game: str) -> None:
    page = open_page("medium")
    start(page, game)
    Hands(page, 5).until(f"{PORT} .spot.legal")
    width, height, wide, high = page.evaluate(
        "p => (({clientWidth: a, clientHeight: b, scrollWidth: c, scrollHeight: d}) => [a, b, c, d])"
        "(document.querySelector(p))",
        PORT,
    )
    assert (wide, high) == (width, height)
    where = box(page)
    stage = page.locator("main").bounding_box()
    assert stage
    assert where["y"] + where["height"] <= stage["y"] + stage["height"] + 1
    assert [text for text in sizes(page) if text[1] < 11.9] == []


def test_a_tile_is_seen_where_it_will_lie_and_turned_there(open_page: Open) -> None:
    page = open_page()
    start(page, "hellas")
    bar = page.locator("section.bar")
    Hands(page, 3).until("[data-action^=place]:enabled")
    assert not re.search(r"\(-?\d+, -?\d+\)|[Rr]otation", bar.inner_text())
    whole = scale(page)
    cells = page.locator(f"{PORT} .spot.legal[data-ids^=cell]")
    # fleets are an emblem and a number each, mine first, as the words say
    for text, shown in page.locator(f"{PORT} .spot[data-ids^=cell]").evaluate_all(
        "all => all.map((cell) => [cell.querySelector('span')?.textContent ?? cell.getAttribute('aria-label'),"
        " [...cell.querySelectorAll('text')].map((t) => t.textContent).filter((t) => /^\\d+$/.test(t))])"
    ):
        assert re.findall(r"\d+", text)[:2] == shown, text
    for i in range(cells.count()):
        cell = cells.nth(i)
        at = cell.locator("path").first.bounding_box()
        assert at
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        held = page.locator("[data-held]")
        expect(held).to_have_count(1)
        there = held.locator("path").last.bounding_box()
        assert there
        assert there["x"] + there["width"] / 2 == pytest.approx(at["x"] + at["width"] / 2, abs=3)
        if page.locator(f"{PORT} .turn").count():
            break
    assert at
    lies = held.inner_html()
    if page.locator(f"{PORT} .turn").count():
        page.mouse.wheel(0, 100)
        expect(held).not_to_have_js_property("innerHTML", lies)
        page.keyboard.press("Shift+R")
        expect(held).to_have_js_property("innerHTML", lies)
        page.locator(f"{PORT} .turn").last.click()
        expect(held).not_to_have_js_property("innerHTML", lies)
        assert scale(page) == whole
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    laid, turn = cell.get_attribute("data-ids"), str(bar.get_attribute("data-turn"))
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    # it lies as it was seen; the next tile may be in hand already
    expect(bar).not_to_have_attribute("data-turn", turn)
    expect(page.locator(f"{PORT} .spot.legal[data-ids='{laid}']")).to_have_count(0)
    expect(page.locator("section.bar [data-action^=turn]")).to_have_count(0)


def test_an_attack_is_counted_before_anybody_is_sent(open_page: Open) -> None:
    page = open_page()
    seek(page, "hellas", "[data-action^=attack]:enabled")
    button = find_answer(page, "attack")
    button.hover()
    city = str(button.get_attribute("data-action")).split()[1]
    side = page.get_by_role("group", name="Piles and battle")
    expect(side).to_contain_text("needed")
    expect(side).to_contain_text("You can send up to")
    expect(page.locator(PORT)).to_contain_text("can send")
    assert page.locator(f"{PORT} [data-ids={city}].pointed").count() == 1


def test_pieces_of_cyclades_are_large_and_zones_bear_owner_and_number(open_page: Open) -> None:
    page = open_page()
    start(page, "cyclades", bots=2)
    Hands(page, 3).until("section.bar [data-action^=offer_god]:enabled")
    kinds = {"fleet": 48, "base_troop": 30}
    for kind, least in kinds.items():
        wide = page.locator(f"{PORT} .unit[data-piece^={kind}]").evaluate_all(
            "all => all.map((unit) => unit.getBoundingClientRect()).map((box) => Math.max(box.width, box.height))"
        )
        assert wide
        assert min(wide) >= least, kind
    owned = page.locator(f"{PORT} g[data-owner]")
    assert owned.count() >= 6  # everybody's first lands and seas
    assert owned.evaluate_all("all => all.every((zone) => zone.querySelectorAll('.rim').length === 3)")
    # a zone's number is the one of its name, over the zone itself
    named: list[tuple[str, str]] = page.evaluate(
        """port => [...document.querySelectorAll(`${port} [data-tag]`)].map((tag) => [
             document.querySelector(`${port} .spot[data-ids="${tag.dataset.tag}"] span`).textContent.split(':')[0],
             tag.querySelector('text').textContent])""",
        PORT,
    )
    assert len(named) > 20
    assert [pair for pair in named if not pair[0].endswith(pair[1])] == []


def test_olympos_shows_the_whole_ring_and_every_tile(open_page: Open) -> None:
    page = open_page()
    start(page, "olympos", bots=2)
    Hands(page, 3).until(f"{PORT} .spot.legal")
    stage = page.locator("main").bounding_box()
    assert stage
    for part in (page.locator(f"{PORT} svg.ring"), page.get_by_label("Development board", exact=False).first):
        at = part.bounding_box()
        assert at
        assert at["y"] >= stage["y"] - 1
        assert at["y"] + at["height"] <= stage["y"] + stage["height"] + 1


def test_olympos_glows_with_a_rim_and_what_can_be_chosen_is_in_view(open_page: Open) -> None:
    page = open_page("laptop")
    start(page, "olympos")
    hands = Hands(page, 3)
    hands.until(f"{PORT} .spot.legal .glow")
    rims = page.locator(f"{PORT} .spot.legal:has(.glow)").first.evaluate(
        "spot => [...spot.querySelectorAll('path')].map((path) => path.getAttribute('stroke')).filter(Boolean)"
    )
    assert len(set(rims)) >= 3  # saffron alone is not seen on gold: cream and ink are around it
    hands.until("main .side .box.legal:not(.quiet)")
    assert page.evaluate(
        """() => {
          const side = document.querySelector('main .side').getBoundingClientRect();
          return [...document.querySelectorAll('main .side .box.legal:not(.quiet)')].some((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= side.top - 1 && bottom <= side.bottom + 1;
          });
        }"""
    )


def test_the_builders_way_is_an_arrow(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    hands = Hands(page, 3)
    hands.play(turns=12)
    hands.until("section.bar [data-action^=place]:enabled")
    assert page.locator("[data-way]").count() == 0
    page.locator("section.bar [data-action^=place]").first.hover()
    expect(page.locator("[data-way]")).to_have_count(1)
