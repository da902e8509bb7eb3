"""A tournament from its making to its end: made, entered by its link, begun, played; and every screen of it for all."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import RESIGN, no_raw_keys, no_sideways
from tests.browser.test_access import accessible, both
from tests.browser.test_opponents import named
from tests.machine import PATIENCE


def settle(page: Page, **choices: str) -> None:
    for label, value in choices.items():
        page.get_by_label(re.compile("^" + label.replace("_", " "))).select_option(value)


def test_a_tournament_by_link_until_its_end(open_page: Open) -> None:
    host = open_page(path="/tables")
    host.get_by_role("link", name="Tournaments").click()
    host.get_by_text("Make a tournament").click()
    both(host)
    host.get_by_label("Title").fill("Autumn cup")
    settle(host, Game="mytikas", Format="robin", Pace="live", Bots_that_take_part="1", Level_of_bots="easy")
    host.get_by_label("Bots fill up tables").uncheck()
    host.get_by_role("button", name="Make it").click()
    expect(host.get_by_role("heading", name="Autumn cup")).to_be_visible()
    both(host)
    friend = open_page("phone", path=host.locator("#link").input_value())
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Take part").click()
    expect(friend.get_by_role("button", name="Leave the tournament")).to_be_visible()
    both(friend)
    expect(host.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    expect(host.get_by_role("table", name="Standings")).to_be_visible()
    both(host)
    both(friend)
    for number in (1, 2, 3):
        play(host, number, is_first=True)
        play(friend, number)
    for page in (host, friend):
        expect(page.locator(".state")).to_have_text("Over")
        both(page)
    expect(host.get_by_role("table", name="Standings").locator("tbody tr")).to_have_count(3)
    for page in (host, friend):
        page.get_by_text("Cross table").click()
        cross = page.get_by_role("region", name="Cross table: Standings")
        expect(cross.locator("td.self")).to_have_count(3)
        expect(cross.locator("td", has_text="·")).to_have_count(0)  # everybody has met everybody
        both(page)
    expect(host.locator(".band").get_by_text("comes first")).to_be_visible()
    expect(host.get_by_role("link", name=re.compile("^Result")).first).to_be_visible()
    host.locator("main").get_by_role("link", name="Tournaments").click()
    expect(host.get_by_role("navigation").get_by_role("link", name="Tables")).to_have_attribute("aria-current", "page")
    expect(host.get_by_role("link", name=re.compile("Autumn cup"))).to_have_count(1)
    both(host)


def play(page: Page, number: int, is_first: bool = False) -> None:
    """My table of that round to a quick end: unless I sit out, or it is over already.

    Who comes first finds it from the page; for the other one the round may end at any moment.
    """
    path = page.url.partition("/tournaments/")[2]
    while True:
        shown = page.request.get(f"/api/tournaments/{path}").json()
        rounds = shown["stages"][0]["rounds"]
        mine = (
            [match for match in rounds[number - 1] if shown["me"] in match["entrants"]]
            if len(rounds) >= number
            else None
        )
        if mine is not None and all(match["state"] == "over" for match in mine):
            return
        if mine and mine[0]["state"] == "play":
            break
        page.wait_for_timeout(200)
    if is_first:
        expect(page.locator(".state")).to_have_text(f"Round {number}")
        page.locator("a.play").click()
    else:
        page.goto(f"/table/{mine[0]['table']}")
    back = page.get_by_role("dialog").get_by_role("link", name="Back to the tournament")
    dots = page.locator("section.bar .dots")
    expect(dots.or_(back).first).to_be_visible()
    if not back.count():  # the other one may have given up a moment ago
        dots.click()
        page.locator(".sheet button").last.click()
        page.locator(".sheet button.primary").click()
    back.click()  # a tournament that one takes part in needs no key
    expect(page.locator(".state")).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), ("fr", "tall")])
def test_a_cup_has_a_bracket(open_page: Open, lang: str, size: str) -> None:
    say = {
        "en": ("Bracket", "no opponent", "still open", "Final", "wins the cup", "comes first"),
        "fr": ("Tableau", "sans adversaire", "à venir", "Finale", "gagne la coupe", "À la première place"),
    }[lang]
    host, friend = open_page(size, lang), open_page(size, lang)
    named(host, "Ada")
    named(friend, "Bea")
    plan = {"title": "Cup", "game": "hellas", "format": "cup", "pace": "live", "bots": 1, "level": "easy"}
    made = host.request.post("/api/tournaments", data=plan).json()
    path = f"/api/tournaments/{made['info']['id']}"
    friend.request.post(f"{path}/enter", data={"key": made["key"]})
    host.request.post(f"{path}/begin")
    host.goto(f"/tournaments/{made['info']['id']}")
    bracket = host.get_by_role("region", name=say[0])
    expect(bracket.get_by_role("heading", name=say[3], exact=True)).to_be_visible()
    expect(bracket.get_by_text(say[1])).to_have_count(1)
    expect(bracket.get_by_text(say[2])).to_have_count(1)  # who comes through the only match of the first round
    no_raw_keys(host)
    no_sideways(host)
    accessible(host)
    given_up: set[str] = set()
    end = time.monotonic() + PATIENCE
    while (shown := host.request.get(path).json())["info"]["phase"] != "over":
        assert time.monotonic() < end, shown
        for page in (host, friend):
            table = page.request.get(path).json()["next"]
            if table and table not in given_up:
                page.evaluate(RESIGN, table)
                given_up.add(table)
        host.wait_for_timeout(200)
    assert len(given_up) == 2
    expect(host.locator(".band").get_by_text(say[5])).to_be_visible()
    expect(bracket.get_by_role("img", name=say[4])).to_be_visible()
    expect(bracket.get_by_text(say[2])).to_have_count(0)
    accessible(host)
