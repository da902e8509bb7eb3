"""From a moment of a game that was played to a table of one's own: against bots, and as an analysis."""

import re

import pytest
from playwright.sync_api import expect

from pessoi.games import load_game
from pessoi.records import write
from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.browser.test_access import accessible, both
from tests.browser.test_review import bring
from tests.toys.played import played


def test_a_game_is_played_on_to_its_end(open_page: Open, site: str) -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "played on")
    page = open_page(path="/replay")
    id = bring(site, page.request, write(record, reveal=True))
    step = max(n for n, answer in enumerate(record.answers[:-20]) if answer.seat >= 0)
    page.goto(f"/replay/{id}#{step}")
    page.get_by_role("button", name="Play on from here").click()
    accessible(page)
    page.get_by_label("Your seat").select_option("1")
    page.get_by_label("The bots").select_option("easy")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{16}$"))
    expect(page.locator("header.top")).to_contain_text("Played on")
    hands = Hands(page, 3)
    hands.play(turns=2)
    page.reload()
    expect(page.locator("section.bar")).to_be_visible()
    hands.play()
    assert hands.over
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}/verify").json()["ok"]
    text = page.request.get(f"/api/tables/{table}/record").text()
    assert "\nstart: {" in text
    page.goto(f"/replay/{bring(site, page.request, text)}")
    expect(page.get_by_role("region", name="Replay")).to_have_attribute("data-step", "0")


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_seats_answers_are_tried_and_taken_back(open_page: Open, site: str, size: str) -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "browser", 30)
    page = open_page(size, path="/replay")
    id = bring(site, page.request, write(record, reveal=True))
    page.goto(f"/replay/{id}/review#12")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Analysis board").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{16}$"))
    judged = page.locator("section.hint")
    expect(judged).to_contain_text("%")  # without being asked
    if size == "wide":
        both(page)
    table = page.url.rpartition("/")[2]
    hands = Hands(page, 3, touch=size == "tall")
    asked = set()
    for turns in range(1, 60):
        hands.play(turns=turns)
        asked |= {tuple(page.request.get(f"/api/tables/{table}").json()["waiting"])}
        if len(asked) > 1:
            break
    assert len(asked) > 1
    expect(judged).to_contain_text("%")
    page.keyboard.press("u")
    expect(judged).to_contain_text("%")
